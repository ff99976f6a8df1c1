import * as v from 'valibot'
import { LEVELS } from '../../../analysis/advice.ts'
import { DECK, type Card } from '../../../engine/cards.ts'
import { type Cell, cellsOf, type CardLayout, filterLayout } from '../../../engine/wellsix/board.ts'
import { colourOf, opponentOf, ownerOf } from '../../../engine/wellsix/colours.ts'
import { DEFAULT_GAME_COUNT } from '../../../engine/wellsix/notation.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import { openingTurn } from '../../../engine/wellsix/match.ts'
import { type NewMatch, defaultNamesOfTwo, seatingOf, draftRestorer, writtenNames } from '../../entry/useEntry.ts'
import { headText } from '../../../book/journal/replay.ts'
import type { Deal, Player, Setup } from '../../../engine/wellsix/types.ts'
import type { Tap } from '../taps.ts'
import { computed } from 'vue'
import { start } from '../../../engine/wellsix/setup.ts'
import { wellsixRulebook } from '#text/wellsix/index.ts'

const player = v.picklist([1, 2])
const card = v.picklist(DECK)
const table = v.pipe(v.record(v.string(), card), v.readonly())

const running = v.pipe(
  v.strictObject({
    table,
    /** A card's colour shows whose pile it is on. */
    seized: v.pipe(v.array(card), v.readonly()),
    phase: v.picklist(['opening', 'main']),
    turn: player,
    moves: player,
    quiet: v.pipe(v.number(), v.integer()),
    seizing: v.boolean(),
  }),
  v.readonly(),
)
type Running = v.InferOutput<typeof running>

const schema = v.strictObject({
  format: v.literal(1),
  stage: v.picklist(['choices', 'text', 'table', 'rest']),
  /** The names as typed. */
  names: v.pipe(v.array(v.string()), v.length(2), v.readonly()),
  opener: player,
  /** Null for a person. */
  app: v.optional(v.nullable(v.picklist(LEVELS)), null),
  colours: v.picklist(['alternate', 'fixed']),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
  running,
  /** For undo, the latest last. */
  past: v.pipe(v.array(table), v.readonly()),
  /** If a match was started from the draft, only the choices are used for the next match. */
  started: v.boolean(),
})
export type Draft = Readonly<v.InferOutput<typeof schema>>
export type Stage = Draft['stage']

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
  games: DEFAULT_GAME_COUNT,
  running: NOTHING_YET,
  past: [],
  started: false,
})

const nextDraft = ({ names, opener, colours, games }: Draft): Draft => ({
  ...newDraft(),
  names,
  opener: opponentOf(opener),
  colours,
  games,
})

export const restoreDraft = draftRestorer(schema, newDraft, nextDraft)

export const playersOf = ({ names, app }: Pick<Draft, 'names' | 'app'>): readonly string[] =>
  writtenNames(names, defaultNamesOfTwo(app))

function turnOf({ running, opener }: Draft): { readonly turn: Player; readonly moves: 1 | 2 } {
  const due = running.phase === 'opening' ? openingTurn(cellsOf(running.table).length, opener) : null
  return due ?? { turn: running.turn, moves: running.moves }
}

/** The owner of a card. In the first game the opener plays red (X1). */
export const ownerIn = ({ opener }: Pick<Draft, 'opener'>, each: Card): Player => ownerOf({ red: opener }, each)

/** Returns the cards that are neither in the layout nor captured: in the hands or, in the opening, not yet in use. */
export function remainingCards({ running }: Draft): readonly Card[] {
  const gone = new Set([...Object.values(running.table), ...running.seized])
  return DECK.filter(each => !gone.has(each))
}

const setupOf = (draft: Draft): Setup => ({
  players: playersOf(draft),
  opener: draft.opener,
  colours: draft.colours,
  games: draft.games,
  deal: null,
})

/** The set-up of a game in progress. The engine validates it. */
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

/** Returns a match: new, or from a game in progress. */
export const newMatchFrom = (draft: Draft, setup = setupOf(draft)): NewMatch => ({
  head: headText(wellsix, setup),
  actions: [],
  kind: seatingOf(draft.app),
})

export const isRed = (each: Card): boolean => colourOf(each) === 'red'

const OF_THE_TABLE: readonly string[] = ['deal']

/** The problems that the engine finds in the game in progress. */
export function useSetupProblems(draft: () => Draft) {
  const problems = computed(() => {
    const started = start(runningSetupOf(draft()))
    return started.ok ? [] : started.error
  })
  const onTable = computed(() => problems.value.filter(({ key }) => OF_THE_TABLE.includes(key)))

  return {
    reason: computed(() => (problems.value[0] ? wellsixRulebook.setupProblem(problems.value[0]) : '')),
    tableReason: computed(() => (onTable.value[0] ? wellsixRulebook.setupProblem(onTable.value[0]) : '')),
    wrong: computed(() => new Set(onTable.value.flatMap(problem => ('cells' in problem ? problem.cells : [])))),
  }
}

const MAX_PAST = 60

const withTable = (draft: Draft, table: CardLayout): Draft => ({
  ...draft,
  running: { ...draft.running, table },
  past: [...draft.past, draft.running.table].slice(-MAX_PAST),
})

const lay = (draft: Draft, cell: Cell, card: Card): Draft =>
  withTable(draft, { ...filterLayout(draft.running.table, (at, each) => at !== cell && each !== card), [cell]: card })

export const takeOff = (draft: Draft, cell: Cell): Draft =>
  withTable(
    draft,
    filterLayout(draft.running.table, at => at !== cell),
  )

function change({ table }: Running, a: Cell, b: Cell): CardLayout {
  const [first, second] = [table[a], table[b]]
  const others = filterLayout(table, at => at !== a && at !== b)
  return { ...others, ...(second ? { [a]: second } : {}), ...(first ? { [b]: first } : {}) }
}

/** Returns the draft after two taps; null if the second tap replaces the first. */
export function draftAfterTaps(draft: Draft, first: Tap, second: Tap): Draft | null {
  if (first.type === 'hand' && second.type === 'hand') return null
  if (first.type === 'hand') return second.type === 'cell' ? lay(draft, second.cell, first.card) : null
  if (second.type === 'hand') return lay(draft, first.cell, second.card)
  const { table } = draft.running
  return table[first.cell] === undefined ? null : withTable(draft, change(draft.running, first.cell, second.cell))
}

export function undo(draft: Draft): Draft {
  const table = draft.past.at(-1)
  return table ? { ...draft, running: { ...draft.running, table }, past: draft.past.slice(0, -1) } : draft
}

/** Adds a card to the captured cards, or removes it from them. */
export const toggleSeized = (draft: Draft, card: Card): Draft => {
  const { seized } = draft.running
  return withRunning(draft, {
    seized: seized.includes(card) ? seized.filter(each => each !== card) : [...seized, card],
  })
}

/** Changes the game in progress. There are no captures in the opening, and no quiet turns directly after a capture. */
export const withRunning = (draft: Draft, part: Partial<Running>): Draft => ({
  ...draft,
  running: {
    ...draft.running,
    ...part,
    ...(part.phase === 'opening' ? { seized: [] } : {}),
    ...(part.seizing ? { quiet: 0 } : {}),
  },
})
