import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  anfang: ['misch'],
  fähigkeit: ['wirk'],
  festgefahren: ['keine karte deiner hand'],
  gewinnen: ['perfekt'],
  kaufen: ['zieht'],
  leer: ['leer', 'zu klein'],
  nachziehen: ['zieht'],
  patt: ['keine karte deiner hand'],
  reihenfolge: ['zuerst'],
  start: ['misch'],
  vorausschauen: ['siehst du'],
}
