import * as v from 'valibot'
import { LEVELS } from '../../../analysis/advice.ts'
import { headText } from '../../../book/journal/replay.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { CARDS_PER_SUIT, CELL_COUNT, WIDTH } from '../../../engine/wetice/board.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { type NewMatch, defaultNamesOfTwo, seatingOf, draftRestorer, writtenNames } from '../../entry/useEntry.ts'
import type { Layout, Player, Setup, SuitPile } from '../../../engine/wetice/types.ts'

/** The content of a square: a suit, empty (`.`), or not entered yet (`?`). */
export type Letter = Suit | '.' | '?'

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELL_COUNT - 1))
const player = v.picklist([1, 2])

const table = v.pipe(
  v.strictObject({
    layout: v.picklist(['8x6', '6x8']),
    /** In reading order: rows from the top, each from the left. */
    letters: v.pipe(v.string(), v.regex(/^[SHDC.?]{48}$/)),
    cursor: v.nullable(place),
  }),
  v.readonly(),
)
export type Table = v.InferOutput<typeof table>

const schema = v.strictObject({
  format: v.literal(1),
  stage: v.picklist(['choices', 'deal', 'whole', 'check', 'piles', 'mend', 'text', 'photo']),
  mode: v.picklist(['duel', 'solo', 'solo-plus']),
  groups: v.picklist(['joined', 'lines']),
  /** The names as typed. */
  names: v.pipe(v.array(v.string()), v.length(2), v.readonly()),
  turn: player,
  /** The level at which the app plays the second seat; null if a person plays it. */
  app: v.optional(v.nullable(v.picklist(LEVELS)), null),
  enterBy: v.picklist(['rows', 'columns']),
  /** In a game in progress, squares may be empty and piles exist. */
  running: v.boolean(),
  shuffled: v.boolean(),
  table,
  /** For undo, the latest last. */
  past: v.pipe(v.array(table), v.readonly()),
  owners: v.pipe(v.partial(v.strictObject({ S: player, H: player, D: player, C: player })), v.readonly()),
  /** Solitaire: the number of cards removed in groups of four or more. */
  fours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELL_COUNT)),
  /** If a game was started from the draft, only the choices are used for the next game. */
  started: v.boolean(),
})
export type Draft = Readonly<v.InferOutput<typeof schema>>
export type EntryOrder = Draft['enterBy']

export const emptyTable = (layout: Layout): Table => ({ layout, letters: '?'.repeat(CELL_COUNT), cursor: null })

const newDraft = (): Draft => ({
  format: 1,
  stage: 'choices',
  mode: 'duel',
  groups: 'joined',
  names: ['', ''],
  turn: 1,
  app: null,
  enterBy: 'rows',
  running: false,
  shuffled: false,
  table: emptyTable('8x6'),
  past: [],
  owners: {},
  fours: 0,
  started: false,
})

const nextDraft = (draft: Draft): Draft => ({
  ...newDraft(),
  mode: draft.mode,
  groups: draft.groups,
  names: draft.names,
  turn: draft.turn === 1 ? 2 : 1,
  enterBy: draft.enterBy,
  table: emptyTable(draft.table.layout),
})

export const isSolitaire = ({ mode }: Pick<Draft, 'mode'>): boolean => mode !== 'duel'

export function playersOf({ mode, names, app }: Pick<Draft, 'mode' | 'names' | 'app'>): readonly string[] {
  return writtenNames(mode === 'duel' ? names : names.slice(0, 1), defaultNamesOfTwo(app))
}

export function rowsOf({ layout, letters }: Pick<Table, 'layout' | 'letters'>): string[] {
  const width = WIDTH[layout]
  return Array.from({ length: letters.length / width }, (_, row) => letters.slice(row * width, (row + 1) * width))
}

export const countOf = (table: Table, letter: Letter): number => table.letters.split(letter).length - 1

export const countsOf = (table: Table): Record<Suit, number> => ({
  S: countOf(table, 'S'),
  H: countOf(table, 'H'),
  D: countOf(table, 'D'),
  C: countOf(table, 'C'),
})

export const enteredCount = (table: Table): number => CELL_COUNT - countOf(table, '?')

/** The number of cards of a suit that are not in the layout, and therefore on a pile. */
export const removedCount = (table: Table, suit: Suit): number => Math.max(0, CARDS_PER_SUIT - countOf(table, suit))

export const totalRemoved = (table: Table): number => SUITS.reduce((sum, suit) => sum + removedCount(table, suit), 0)

function pileOf({ table, owners }: Draft, player: Player): SuitPile {
  const suits = SUITS.filter(suit => owners[suit] === player && removedCount(table, suit) > 0)
  return Object.fromEntries(suits.map(suit => [suit, removedCount(table, suit)]))
}

/** The set-up as entered so far. The engine validates it. */
export function setupOf(draft: Draft): Setup {
  const { mode, table, running } = draft
  const gone = running ? totalRemoved(table) : 0
  const fours = Math.min(draft.fours, gone)
  return {
    mode,
    layout: table.layout,
    groups: mode === 'solo-plus' ? draft.groups : 'joined',
    players: playersOf(draft),
    phase: running ? 'swap' : 'cleanup',
    turn: isSolitaire(draft) ? 1 : draft.turn,
    piles: running && !isSolitaire(draft) ? [pileOf(draft, 1), pileOf(draft, 2)] : [{}, {}],
    solo: running && isSolitaire(draft) ? { three: gone - fours, four: fours } : { three: 0, four: 0 },
    deal: rowsOf(table),
  }
}

/** Returns a draft with the layout, owners and turn of a set-up, to check and change. */
export function draftFromSetup(draft: Draft, setup: Setup): Draft {
  const [first, second] = setup.piles
  const owner = (suit: Suit): Player | undefined =>
    first[suit] !== undefined ? 1 : second[suit] !== undefined ? 2 : undefined
  const owned = SUITS.flatMap(suit => {
    const player = owner(suit)
    return player === undefined ? [] : [[suit, player] as const]
  })
  const [one = '', two = draft.names[1] ?? ''] = setup.players
  return {
    ...draft,
    mode: setup.mode,
    groups: setup.groups,
    names: [one, two],
    turn: setup.turn,
    running: setup.phase === 'swap',
    shuffled: false,
    owners: Object.fromEntries(owned),
    fours: setup.solo.four,
    table: { layout: setup.layout, letters: setup.deal.join(''), cursor: null },
    past: [...draft.past, draft.table],
  }
}

export const newMatchFrom = (draft: Draft): NewMatch => ({
  head: headText(wetice, setupOf(draft)),
  actions: [],
  kind: isSolitaire(draft) ? {} : seatingOf(draft.app),
})

export const restoreDraft = draftRestorer(schema, newDraft, nextDraft)
