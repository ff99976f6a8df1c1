import { newEvening, POINTS, type Evening } from '../../../src/book/evening/evening.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou']

/** An evening of so many players. */
export function eveningOf(count: number, more: Partial<Evening> = {}): Evening {
  const begun = {
    name: 'Friday',
    game: 'wellsix',
    everyone: true,
    points: POINTS.two,
    names: NAMES.slice(0, count),
  } as const
  return { ...newEvening(begun, { now: () => 5, newId: () => 'friday' }), ...more }
}
