import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  battere: ['super'],
  batte: ['super'],
  bonus: ['punt'],
  briscola: ['seme', 'valor'],
  atout: ['seme', 'valor'],
  comincia: ['prima il pesce'],
  cominciare: ['prima il pesce'],
  inizia: ['prima il pesce'],
  iniziare: ['prima il pesce'],
  mazziere: ['mazziere'],
  ordine: ['in senso orario', 'prima il pesce'],
  parità: ['a pari punti'],
  pareggio: ['a pari punti'],
  posto: ['posti', 'in senso orario', 'ruol'],
  preparare: ['tredici a testa'],
  uguali: ['uguali', 'stesso valore'],
}
