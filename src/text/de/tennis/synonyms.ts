import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  anfang: ['zuerst der fisch'],
  aufbau: ['teilt sie alle aus'],
  bonus: ['punkte'],
  differenz: ['unterschied'],
  gleichstand: ['gleichauf'],
  patt: ['gleichauf'],
  platz: ['plätze', 'uhrzeigersinn', 'rolle'],
  reihenfolge: ['zuerst der fisch', 'uhrzeigersinn'],
  runde: ['spiel'],
  schlagen: ['höher als das netz'],
  sitzen: ['plätze', 'uhrzeigersinn'],
  start: ['zuerst der fisch'],
  stich: ['paar'],
  unentschieden: ['gleichauf'],
}
