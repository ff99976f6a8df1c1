import type { Synonyms } from '../../contract/rulebook.ts'

/** Common words, which a search ignores. */
export const COMMON: readonly string[] =
  'ein eine einen einem einer der die das den dem des ist sind war bin wird werden tun macht mache machen zu ich du wir es er sie man von in im an am auf und oder wenn für mit wie was wann wo wer wen welche welcher welches kann können darf dürfen muss müssen mein meine dein deine eins dort dieser diese dieses passiert haben hat bekommt bekomme nicht viel viele'.split(
    ' ',
  )

export const ENDINGS: readonly string[] = 'e en er es em n s st t et te ten end ung ungen'.split(' ')

/** Elided words before an apostrophe. German has none. */
export const ELISIONS: readonly string[] = []

/** Words that players search for, and the terms for them in the rules of several games. */
export const SYNONYMS: Synonyms = {
  anfang: ['beginnt', 'misch'],
  anfangen: ['beginnt'],
  aufbau: ['misch', 'austeil'],
  aussetzen: ['passen', 'passt'],
  benachbart: ['neben', 'kante'],
  bonus: ['treffer'],
  diagonal: ['schräg'],
  drehen: ['offen', 'aufgedeckt'],
  erster: ['beginnt', 'zuerst'],
  falsch: ['fehler', 'korrigier'],
  geben: ['austeil', 'abgeben'],
  gegner: ['beide', 'andere'],
  gewinnen: ['gewinnt'],
  gewinner: ['gewinnt'],
  gleichstand: ['gleichauf', 'unentschieden', 'gleich viele'],
  gleich: ['gleich', 'unentschieden'],
  insel: ['gruppe'],
  joker: ['joker'],
  karten: ['karten'],
  kombo: ['kette'],
  könige: ['könig'],
  'letzte karte': ['letzte', 'leer', 'alle 52'],
  loch: ['lücke'],
  nachbar: ['neben', 'kante'],
  patt: ['passen', 'nichts', 'keine karte'],
  punkte: ['punkt'],
  reihenfolge: ['reihenfolge', 'zuerst'],
  rückgängig: ['rückgängig', 'korrigier'],
  spielende: ['endet', 'ende'],
  start: ['beginnt', 'misch'],
  stechen: ['höher', 'schlag'],
  tausch: ['tausch'],
  trumpf: ['höher'],
  unentschieden: ['unentschieden', 'gleichauf'],
  verdeckt: ['verdeckt'],
  vergessen: ['fehler', 'übersehen'],
  verpasst: ['übersehen'],
  zurücknehmen: ['rückgängig', 'korrigier'],
  zug: ['zug'],
}
