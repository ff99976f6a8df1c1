import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  anfang: ['spielt der fisch'],
  aufbau: ['teilt sie alle aus'],
  bonus: ['punkte'],
  differenz: ['unterschied'],
  gleichstand: ['gleichauf'],
  patt: ['gleichauf'],
  platz: ['plätze', 'uhrzeigersinn', 'rolle'],
  reihenfolge: ['spielt der fisch', 'uhrzeigersinn'],
  runde: ['spiel'],
  schlagen: ['höher als das netz'],
  sitzen: ['plätze', 'uhrzeigersinn'],
  start: ['spielt der fisch'],
  stich: ['paar'],
  unentschieden: ['gleichauf'],
}
