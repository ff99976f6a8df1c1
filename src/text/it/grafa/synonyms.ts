import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  bloccato: ['nessuna carta della tua mano'],
  stallo: ['nessuna carta della tua mano'],
  comincia: ['agisce per primo', 'quale comincia'],
  ordine: ['agisce per primo', 'quale comincia'],
  abilità: ['agisc', 'semi'],
  potere: ['agisc', 'semi'],
  'finiscono le carte': ['non bastano', 'vuot'],
  comprare: ['pesca'],
  vincere: ['perfett'],
  vincitore: ['perfett'],
  vinco: ['perfett'],
}
