import * as v from 'valibot'
import { LEVELS, type Level } from '../../../analysis/advice.ts'
import { DECK, type Card } from '../../../engine/cards.ts'
import { type Cell, cellsOf, type Table } from '../../../engine/wellsix/board.ts'
import { colourOf, other, ownerOf } from '../../../engine/wellsix/colours.ts'
import { GAMES_OF_A_MATCH } from '../../../engine/wellsix/notation.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import { openingTurn } from '../../../engine/wellsix/match.ts'
import { namelessTwo, seatingOf, writtenNames } from '../../entry/names.ts'
import type { Begun } from '../../entry/useEntry.ts'
import { headText } from '../../../book/journal/replay.ts'
import type { Colours, Deal, Player, Setup } from '../../../engine/wellsix/types.ts'

const STAGES = ['choices', 'text', 'table', 'rest'] as const
export type Stage = (typeof STAGES)[number]

/** A game in progress, as far as it has been entered. */
export interface Running {
  readonly table: Table
  /** Cards of either colour that the other player has seized. */
  readonly seized: readonly Card[]
  readonly phase: Deal['phase']
  readonly turn: Player
  readonly moves: 1 | 2
  readonly quiet: number
  readonly seizing: boolean
}

/** Everything that people have chosen and entered for a match that has not begun. */
export interface Draft {
  readonly format: 1
  readonly stage: Stage
  /** As they were typed. */
  readonly names: readonly string[]
  readonly opener: Player
  /** How well the app plays second; null where a person does. */
  readonly app: Level | null
  readonly colours: Colours
  readonly games: number
  readonly running: Running
  /** Earlier tables, the latest last. */
  readonly past: readonly Table[]
  /** A match was begun from it: only its choices are of use for the next one. */
  readonly started: boolean
}

const NOTHING_YET: Running = {
  table: {},
  seized: [],
  phase: 'main',
  turn: 1,
  moves: 2,
  quiet: 0,
  seizing: false,
}

const newDraft = (): Draft => ({
  format: 1,
  stage: 'choices',
  names: ['', ''],
  opener: 1,
  app: null,
  colours: 'alternate',
  games: GAMES_OF_A_MATCH,
  running: NOTHING_YET,
  past: [],
  started: false,
})

/** The choices and names of one match, for the next; the other player opens it, and whether the app plays is said anew. */
const nextDraft = ({ names, opener, colours, games }: Draft): Draft => ({
  ...newDraft(),
  names,
  opener: other(opener),
  colours,
  games,
})

const player = v.picklist([1, 2])
const card = v.picklist(DECK)
const table = v.record(v.string(), card)
const schema = v.strictObject({
  format: v.literal(1),
  stage: v.picklist(STAGES),
  names: v.tuple([v.string(), v.string()]),
  opener: player,
  app: v.optional(v.nullable(v.picklist(LEVELS)), null),
  colours: v.picklist(['alternate', 'fixed']),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
  running: v.strictObject({
    table,
    seized: v.array(card),
    phase: v.picklist(['opening', 'main']),
    turn: player,
    moves: player,
    quiet: v.pipe(v.number(), v.integer()),
    seizing: v.boolean(),
  }),
  past: v.array(table),
  started: v.boolean(),
})

/** What was kept, where it still is a draft as this version writes it; else a new one. */
export function settleDraft(kept: unknown): Draft {
  const read = v.safeParse(schema, kept)
  if (!read.success) return newDraft()
  return read.output.started ? nextDraft(read.output) : read.output
}

/** The players' names as a record can hold them. */
export const playersOf = ({ names, app }: Pick<Draft, 'names' | 'app'>): readonly string[] =>
  writtenNames(names, namelessTwo(app))

/** Whose turn it is: in the opening that follows from the number of cards. */
function turnOf({ running, opener }: Draft): { readonly turn: Player; readonly moves: 1 | 2 } {
  const due = running.phase === 'opening' ? openingTurn(cellsOf(running.table).length, opener) : null
  return due ?? { turn: running.turn, moves: running.moves }
}

/** In the first game the opener plays red (X1). */
export const ownerIn = ({ opener }: Pick<Draft, 'opener'>, each: Card): Player => ownerOf({ red: opener }, each)

/** What is neither on the table nor seized: hands, and in the opening the suits that wait. */
export function restOf({ running }: Draft): readonly Card[] {
  const gone = new Set([...Object.values(running.table), ...running.seized])
  return DECK.filter(each => !gone.has(each))
}

/** A match from its beginning. */
const setupOf = (draft: Draft): Setup => ({
  players: playersOf(draft),
  opener: draft.opener,
  colours: draft.colours,
  games: draft.games,
  deal: null,
})

/** A match from a game in progress; what is wrong with it is the engine's to say. */
export function runningSetupOf(draft: Draft): Setup {
  const { table: locations, seized, phase, quiet, seizing } = draft.running
  const takenBy = (who: Player): Card[] => seized.filter(each => ownerIn(draft, each) !== who)
  const deal: Deal = {
    cards: Object.entries(locations).map(([cell, each]): { cell: Cell; card: Card } => ({ cell, card: each })),
    phase,
    ...turnOf(draft),
    seized: [takenBy(1), takenBy(2)],
    quiet: phase === 'opening' ? 0 : quiet,
    seizing: phase === 'main' && seizing,
  }
  return { ...setupOf(draft), deal }
}

/** What a match begins with, from its beginning or from a game in progress. */
export const begunFrom = (draft: Draft, setup = setupOf(draft)): Begun => ({
  head: headText(wellsix, setup),
  actions: [],
  kind: seatingOf(draft.app),
})

export const isRed = (each: Card): boolean => colourOf(each) === 'red'
