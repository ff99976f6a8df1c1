import type { AnyGame } from '../../engine/game.ts'
import type { Clock } from './clock.ts'
import { isOfCards, isOfClock, type Note } from './notes.ts'
import type { Operation, Entry, MatchHead, Seating } from './entries.ts'
import { headText } from './replay.ts'

/** What a new match or entry needs of the world. */
export interface ClockAndIds {
  now(): number
  newId(): string
}

/** What kind of match it is from its first moment. */
export interface MatchKind {
  /** Played to learn the game. */
  readonly practice?: boolean
  /** Played without the referee. */
  readonly scoreOnly?: boolean
  /** Whether players may ask for a move; `asked` where nothing is said. */
  readonly help?: 'asked' | 'off'
  /** Who is played by the app. */
  readonly app?: Seating
  /** Left out where no time is taken. */
  readonly clock?: Clock
}

export const newHead = (game: AnyGame, setup: unknown, world: ClockAndIds, kind: MatchKind = {}): MatchHead =>
  seated(plainHead(game, setup, world, kind), kind.app ?? [])

/** The same match with other seats played by the app; whoever is alone plays. */
export function seated(head: MatchHead, app: Seating): MatchHead {
  const { app: _, ...people } = head
  const seats = head.players.length > 1 ? app.slice(0, head.players.length) : []
  if (!seats.some(level => level !== null)) return { ...people, format: formatOf(people) }
  return { ...people, format: formatOf({ ...people, app: seats }), app: seats }
}

/** The earliest that knows all of it. */
function formatOf({ help, scoreOnly, app, clock }: MatchKind): MatchHead['format'] {
  if (clock) return 4
  if (help === 'off' || app) return 3
  return scoreOnly ? 2 : 1
}

const plainHead = (game: AnyGame, setup: unknown, world: ClockAndIds, kind: MatchKind): MatchHead => ({
  format: formatOf(kind),
  id: world.newId(),
  game: game.name,
  head: headText(game, setup),
  players: game.players(setup),
  created: world.now(),
  ...(kind.practice ? { practice: true } : {}),
  ...(kind.scoreOnly ? { scoreOnly: true } : {}),
  ...(kind.help === 'off' ? { help: 'off' } : {}),
  ...(kind.clock ? { clock: kind.clock } : {}),
})

export const newEntry = (match: string, number: number, what: Operation, world: ClockAndIds): Entry => ({
  format: what.type === 'note' ? formatOfNote(what.note) : 1,
  match,
  number,
  id: world.newId(),
  at: world.now(),
  what,
})

/** The earliest that knows it. */
const formatOfNote = (note: Note): Entry['format'] => (isOfClock(note) || isOfCards(note) ? 3 : 2)

export const newPlay = (match: string, number: number, action: string, world: ClockAndIds): Entry =>
  newEntry(match, number, { type: 'play', action }, world)

/** The same match, put away then; with null it is taken back. */
export function shelvedAt(head: MatchHead, at: number | null): MatchHead {
  const { shelved: _, ...rest } = head
  return at === null ? rest : { ...rest, shelved: at }
}
