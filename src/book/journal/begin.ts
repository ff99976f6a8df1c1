import type { AnyGame } from '../../engine/games.ts'
import { ENTRY_FORMAT } from '../storage/names.ts'
import type { Deed, Entry, MatchHead, Seating } from './entries.ts'
import { headText } from './replay.ts'

/** What a new match or entry needs of the world. */
export interface Making {
  now(): number
  newId(): string
}

/** What kind of match it is from its first moment. */
export interface MatchKind {
  /** Played to learn the game. */
  readonly practice?: boolean
  /** Played without the referee. */
  readonly scoreOnly?: boolean
  /** Who is played by the app. */
  readonly app?: Seating
}

export const newHead = (game: AnyGame, setup: unknown, making: Making, kind: MatchKind = {}): MatchHead =>
  seated(plainHead(game, setup, making, kind), kind.app ?? [])

/** The same match with other seats played by the app. */
export function seated(head: MatchHead, app: Seating): MatchHead {
  const { app: _, ...people } = head
  const format = head.scoreOnly ? 2 : 1
  const seats = app.slice(0, head.players.length)
  return seats.some(level => level !== null) ? { ...people, format: 3, app: seats } : { ...people, format }
}

const plainHead = (game: AnyGame, setup: unknown, making: Making, kind: MatchKind): MatchHead => ({
  format: kind.scoreOnly ? 2 : 1,
  id: making.newId(),
  game: game.name,
  head: headText(game, setup),
  players: game.players(setup),
  created: making.now(),
  ...(kind.practice ? { practice: true } : {}),
  ...(kind.scoreOnly ? { scoreOnly: true } : {}),
})

export const newEntry = (match: string, number: number, what: Deed, making: Making): Entry => ({
  format: ENTRY_FORMAT,
  match,
  number,
  id: making.newId(),
  at: making.now(),
  what,
})

export const newPlay = (match: string, number: number, action: string, making: Making): Entry =>
  newEntry(match, number, { type: 'play', action }, making)

/** The same match, put away then; with null it is taken back. */
export function shelvedAt(head: MatchHead, at: number | null): MatchHead {
  const { shelved: _, ...rest } = head
  return at === null ? rest : { ...rest, shelved: at }
}
