import { createEvening, POINT_SYSTEMS, type Evening } from '../../../src/book/evening/evening.ts'

const NAMES = [
  'Ada',
  'Ben',
  'Cem',
  'Dee',
  'Eva',
  'Fay',
  'Gil',
  'Hal',
  'Ida',
  'Jon',
  'Kim',
  'Lou',
  'Mia',
  'Ned',
  'Ola',
  'Pia',
]

/** A minimal game for two players. */
export const TALLY = [{ name: 'tally', seats: 2 }] as const

/** An evening with `count` guests. */
export function eveningOf(count: number, more: Partial<Evening> = {}): Evening {
  const started = {
    name: 'Friday',
    games: [{ name: 'wellsix', seats: 2 }],
    everyone: true,
    points: POINT_SYSTEMS.two,
    ties: [],
    names: NAMES.slice(0, count),
  } as const
  return { ...createEvening(started, { now: () => 5, newId: () => 'friday' }), ...more }
}
