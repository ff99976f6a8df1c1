import type { AnyGame } from '../../engine/games.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from '../storage/names.ts'
import type { Deed, Entry, MatchHead } from './entries.ts'
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
  /** Whether players may ask for a move; `asked` where nothing is said. */
  readonly help?: 'asked' | 'off'
}

export const newHead = (game: AnyGame, setup: unknown, making: Making, kind: MatchKind = {}): MatchHead => ({
  format: kind.help === 'off' ? HEAD_FORMAT : kind.scoreOnly ? 2 : 1,
  id: making.newId(),
  game: game.name,
  head: headText(game, setup),
  players: game.players(setup),
  created: making.now(),
  ...(kind.practice ? { practice: true } : {}),
  ...(kind.scoreOnly ? { scoreOnly: true } : {}),
  ...(kind.help === 'off' ? { help: 'off' } : {}),
})

export const newEntry = (match: string, number: number, what: Deed, making: Making): Entry => ({
  format: what.type === 'note' ? ENTRY_FORMAT : 1,
  match,
  number,
  id: making.newId(),
  at: making.now(),
  what,
})

export const newPlay = (match: string, number: number, action: string, making: Making): Entry =>
  newEntry(match, number, { type: 'play', action }, making)
