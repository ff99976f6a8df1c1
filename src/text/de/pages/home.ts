import { LANGUAGE, listOf } from '../lists.ts'

const UNITS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `at` and `now` are in milliseconds. */
function ago(at: number, now: number): string {
  const past = Math.max(0, now - at)
  const format = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['second', Infinity]
  return format.format(-Math.floor(past / length), unit)
}

export const HOME = {
  played: (game: string, at: number, now: number): string => `${game}, ${ago(at, now)}`,
  between: (game: string, names: readonly string[]): string => `${game}: ${listOf(names)}`,
  continue: 'Weiterspielen',
  continueGame: 'Spiel fortsetzen',
  again: 'Noch ein Spiel',
  open: 'Spielabend öffnen',
  learn: 'Ein Spiel lernen',
  learnDetail: 'Kurze Lektionen, dann ein erstes Spiel mit Erklärungen.',
  lesson: (title: string): string => `Weiter: ${title}`,
  read: 'Code lesen',
  readDetail: 'Von einem anderen Telefon',
  more: 'Mehr',
  rulebook: 'Regelheft',
  evening: 'Neuer Spielabend',
  settings: 'Einstellungen',
  about: 'Über Tableside',
} as const
