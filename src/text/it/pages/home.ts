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
  continue: 'Continua',
  continueGame: 'Continua la partita',
  again: 'Gioca ancora',
  open: 'Apri la serata',
  learn: 'Impara un gioco',
  learnDetail: 'Lezioni brevi, poi una prima partita con le spiegazioni.',
  lesson: (title: string): string => `Continua: ${title}`,
  read: 'Leggi un codice',
  readDetail: 'Da un altro telefono',
  more: 'Altro',
  rulebook: 'Regole',
  evening: 'Nuova serata',
  settings: 'Impostazioni',
  about: 'Informazioni',
} as const
