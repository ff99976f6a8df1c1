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
  continue: 'Continue',
  continueGame: 'Continue the game',
  again: 'Play again',
  open: 'Open the evening',
  learn: 'Learn a game',
  learnDetail: 'Short lessons, then a first game with explanations.',
  lesson: (title: string): string => `Continue: ${title}`,
  read: 'Read a code',
  readDetail: 'From another phone',
  more: 'More',
  rulebook: 'Rulebook',
  evening: 'New evening',
  settings: 'Settings',
  about: 'About',
} as const
