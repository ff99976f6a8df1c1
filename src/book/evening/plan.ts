import { areSame, present, type Evening, type GuestNumber, type Pairing } from './evening.ts'
import { freshFirst, roundsOfFour, roundsOfTwo } from './schedule.ts'
import { isOpen } from './outcome.ts'

/** Those who are to play with one another, and what has come of it; null where nobody paired them but the plan. */
export interface Fixture {
  readonly guests: readonly GuestNumber[]
  /** What they play. */
  readonly game: string
  readonly pairing: Pairing | null
}

interface Round {
  readonly game: string
  readonly fixtures: readonly Fixture[]
  readonly resting: readonly GuestNumber[]
}

/** Who plays whom: round by round where everybody meets everybody, and what was paired beside that. */
interface Plan {
  readonly rounds: readonly Round[]
  readonly beside: readonly Fixture[]
}

/** The games take turns; in those of as many seats, together, everybody meets everybody. */
function scheduleOf(
  evening: Evening,
): readonly (Pick<Round, 'game'> & { readonly tables: readonly Pairing['guests'][] })[] {
  const guests = present(evening)
  const { everyone, games } = evening
  const isPlayed = (seats: number): boolean => everyone && games.some(each => each.seats === seats)
  const fours = isPlayed(4) ? roundsOfFour(guests) : []
  const others = evening.pairings
    .map(pairing => pairing.guests)
    .filter(table => table.length === 4 && !fours.flat().some(each => areSame(each, table)))
  const left = {
    2: isPlayed(2) && guests.length > 1 ? [...roundsOfTwo(guests)] : [],
    4: [...(others.length > 0 ? freshFirst(fours, others) : fours)],
  }
  const turns = Array.from({ length: left[2].length + left[4].length }, () => games).flat()
  return turns.flatMap(({ name, seats }) => left[seats].splice(0, 1).map(tables => ({ game: name, tables })))
}

export function planOf(evening: Evening): Plan {
  const left = [...evening.pairings]
  const guests = present(evening)
  const rounds = scheduleOf(evening).map(({ game, tables }) => {
    const busy = new Set(tables.flat())
    const fixtures = tables.map(table => fixtureOf(table, game, left))
    return { game, fixtures, resting: guests.filter(guest => !busy.has(guest)) }
  })
  return { rounds, beside: left.map(pairing => ({ guests: pairing.guests, game: gameOf(evening, pairing), pairing })) }
}

/** What was agreed on for them, else the first game with as many seats. */
export const gameOf = ({ games }: Pick<Evening, 'games'>, { game, guests }: Pick<Pairing, 'game' | 'guests'>): string =>
  game ?? (games.find(({ seats }) => seats === guests.length) ?? games[0])?.name ?? ''

/** Takes the first pairing of these people from what is left. */
function fixtureOf(guests: Pairing['guests'], game: string, left: Pairing[]): Fixture {
  const index = left.findIndex(each => areSame(each.guests, guests))
  const [pairing = null] = index < 0 ? [] : left.splice(index, 1)
  return { guests: pairing?.guests ?? guests, game: pairing?.game ?? game, pairing }
}

const isToPlay = ({ pairing }: Fixture): boolean => pairing === null || isOpen(pairing)

/** Who is still to meet, in the order of the plan. */
export function toPlay(evening: Evening): readonly Fixture[] {
  if (evening.ended !== undefined) return []
  const { rounds, beside } = planOf(evening)
  const guests = new Set(present(evening))
  return [...rounds.flatMap(({ fixtures }) => fixtures), ...beside].filter(
    fixture => isToPlay(fixture) && fixture.guests.every(guest => guests.has(guest)),
  )
}

/** Who plays next: the first of whom nobody is at a table. */
export const nextOf = (evening: Evening, playing: ReadonlySet<GuestNumber>): Fixture | null =>
  toPlay(evening).find(({ guests }) => !guests.some(guest => playing.has(guest))) ?? null
