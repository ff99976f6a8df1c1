import type { Clock, TimeUp } from '../../../book/journal/entries.ts'

/** Every text of the choice whether players are helped in a match. */
export const HELP = {
  andClock: 'Help and clock',
  legend: 'Help in this match',
  options: { asked: 'When asked', off: 'Off' },
  hint: 'Off for a contest: nobody is shown a move. When asked, the log says who asked.',
} as const

interface Option<T> {
  readonly value: T
  readonly label: string
}

/** Every text of the choice of a clock. */
export const CLOCK = {
  legend: 'Clock',
  kinds: [
    { value: 'none', label: 'None' },
    { value: 'player', label: 'For each player' },
    { value: 'move', label: 'For each move' },
    { value: 'stopwatch', label: 'Stopwatch' },
  ] satisfies readonly Option<Clock['type'] | 'none'>[],
  hints: {
    none: 'No time is taken.',
    player: 'Each player has so much for the whole match, and may get some back with each move.',
    move: 'Each move may take so long.',
    stopwatch: 'It only says how long each player took.',
  },
  minutes: 'Minutes for each player',
  increment: 'Seconds more with each move',
  seconds: 'Seconds for each move',
  up: {
    legend: 'When time is up',
    options: [
      { value: 'told', label: 'The app says so, and play goes on' },
      { value: 'decided', label: 'The players decide' },
    ] satisfies readonly Option<TimeUp>[],
  },
} as const
