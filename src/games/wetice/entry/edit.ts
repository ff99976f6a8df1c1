import { CELL_COUNT, WIDTH } from '../../../engine/wetice/board.ts'
import type { Layout } from '../../../engine/wetice/types.ts'
import type { Suit } from '../../../engine/cards.ts'
import { randomDealNumber } from '../../deal-code.ts'
import { DEALS, dealOf } from '../deal.ts'
import { emptyTable, type Draft, type EntryOrder, type Letter, type Table } from './draft.ts'
import { letterAt, entryOrderOf } from './walk.ts'

const MAX_PAST = 200

const isOpen = (table: Table, place: number): boolean => letterAt(table, place) === '?'

const withLetter = (letters: string, place: number, letter: Letter): string =>
  letters.slice(0, place) + letter + letters.slice(place + 1)

function record(draft: Draft, table: Table): Draft {
  return { ...draft, table, past: [...draft.past, draft.table].slice(-MAX_PAST) }
}

/** Searches after `from`, and then from the beginning. Null if no square is open. */
function nextOpen(draft: Draft, table: Table, from: number | null): number | null {
  const walk = entryOrderOf(draft)
  const behind = from === null ? walk : walk.slice(walk.indexOf(from) + 1)
  return [...behind, ...walk].find(place => isOpen(table, place)) ?? null
}

/** The square of the next card: the chosen square, or else the first open one; null if no square is open. */
export const cursorOf = (draft: Draft): number | null => draft.table.cursor ?? nextOpen(draft, draft.table, null)

export const moveTo = (draft: Draft, place: number | null): Draft => ({
  ...draft,
  table: { ...draft.table, cursor: place },
})

/** Enters a suit or an empty square at the cursor, and moves the cursor to the next open square. */
export function put(draft: Draft, letter: Suit | '.'): Draft {
  const place = cursorOf(draft)
  if (place === null) return draft
  let letters = withLetter(draft.table.letters, place, letter)
  if (letter === '.') letters = emptyAbove(draft.table, letters, place)
  const table = { ...draft.table, letters }
  return record(draft, { ...table, cursor: nextOpen(draft, table, place) })
}

/** Changes an entered card to another suit or an empty square. Then the cursor is at the first open square. */
export const correctSquare = (draft: Draft, place: number, letter: Suit | '.'): Draft =>
  moveTo(put(moveTo(draft, place), letter), null)

export function swapSquares(draft: Draft, one: number, other: number): Draft {
  const { table } = draft
  const letters = withLetter(table.letters, one, letterAt(table, other))
  return record(draft, { ...table, letters: withLetter(letters, other, letterAt(table, one)) })
}

/** Layouts have no gaps. */
function emptyAbove({ layout }: Table, letters: string, place: number): string {
  let cleared = letters
  for (let above = place - WIDTH[layout]; above >= 0; above -= WIDTH[layout]) {
    if (cleared[above] === '?') cleared = withLetter(cleared, above, '.')
  }
  return cleared
}

/** Clears the card at the cursor. If that square is open, clears the previous card instead. */
export function erase(draft: Draft): Draft {
  const walk = entryOrderOf(draft)
  const here = cursorOf(draft)
  const target = here !== null && !isOpen(draft.table, here) ? here : walk[stepsTo(walk, here) - 1]
  if (target === undefined) return draft
  const letters = withLetter(draft.table.letters, target, '?')
  return record(draft, { ...draft.table, letters, cursor: target })
}

const stepsTo = (walk: readonly number[], place: number | null): number =>
  place === null ? walk.length : walk.indexOf(place)

/** Inserts a card that was left out: the cards from the cursor to the next open square move on by one square. */
export function insertHere(draft: Draft): Draft {
  const place = draft.table.cursor
  if (place === null || !canInsert(draft)) return draft
  const walk = entryOrderOf(draft).slice(entryOrderOf(draft).indexOf(place))
  const end = walk.findIndex(each => isOpen(draft.table, each))
  let letters = draft.table.letters
  for (let i = end; i > 0; i--) letters = withLetter(letters, walk[i] ?? 0, letterAt(draft.table, walk[i - 1] ?? 0))
  return record(draft, { ...draft.table, letters: withLetter(letters, place, '?') })
}

/** Whether there is a card at the cursor, and an open square after it. */
export function canInsert(draft: Draft): boolean {
  const { table } = draft
  if (table.cursor === null || isOpen(table, table.cursor)) return false
  const walk = entryOrderOf(draft)
  return walk.slice(walk.indexOf(table.cursor)).some(place => isOpen(table, place))
}

/** Removes the card at the cursor: the cards after it, up to the next open square, move back by one square. */
export function removeHere(draft: Draft): Draft {
  const place = draft.table.cursor
  if (place === null || isOpen(draft.table, place)) return draft
  const walk = entryOrderOf(draft).slice(entryOrderOf(draft).indexOf(place))
  const open = walk.findIndex(each => isOpen(draft.table, each))
  const chain = open < 0 ? walk : walk.slice(0, open)
  let letters = draft.table.letters
  chain.forEach((each, i) => {
    const next = chain[i + 1]
    letters = withLetter(letters, each, next === undefined ? '?' : letterAt(draft.table, next))
  })
  const table = { ...draft.table, letters }
  return record(draft, { ...table, cursor: nextOpen(draft, table, null) })
}

export const clearAll = (draft: Draft): Draft => ({
  ...record(draft, emptyTable(draft.table.layout)),
  shuffled: false,
})

/** Replaces the layout with a deal by the app. */
export const dealOut = (draft: Draft, deck: string): Draft => ({
  ...layOut(draft, draft.table.layout, deck),
  shuffled: true,
  running: false,
})

export const dealAnother = (draft: Draft): Draft => dealOut(draft, dealOf(randomDealNumber(DEALS)))

/** Starts the entry of real cards: clears a deal by the app, and in a new game also the empty squares. */
export function startEntry(draft: Draft, running: boolean): Draft {
  const fresh = draft.shuffled ? clearAll(draft) : draft
  const holes = !running && fresh.table.letters.includes('.')
  const letters = fresh.table.letters.replaceAll('.', '?')
  const table = { ...fresh.table, cursor: null }
  return { ...(holes ? record(fresh, { ...table, letters }) : { ...fresh, table }), running }
}

/** Fills all open squares with this suit. */
export const fillRest = (draft: Draft, suit: Suit): Draft =>
  record(draft, { ...draft.table, letters: draft.table.letters.replaceAll('?', suit), cursor: null })

/** Replaces the whole layout in one undo step. Does nothing unless there is a letter for each square. */
export const layOut = (draft: Draft, layout: Layout, letters: string): Draft =>
  letters.length === CELL_COUNT ? record(draft, { layout, letters, cursor: null }) : draft

/** Changes the shape of the layout. The cards stay in the order of entry. */
export function changeLayout(draft: Draft, layout: Layout): Draft {
  if (layout === draft.table.layout) return draft
  const cards = entryOrderOf(draft).map(place => letterAt(draft.table, place))
  const walk = entryOrderOf({ ...draft, table: { layout } })
  const letters = Array.from({ length: CELL_COUNT }, () => '?')
  walk.forEach((place, i) => {
    letters[place] = cards[i] ?? '?'
  })
  const table: Table = { layout, letters: letters.join(''), cursor: null }
  return draft.table.letters === table.letters ? { ...draft, table } : record(draft, table)
}

export const changeOrder = (draft: Draft, enterBy: EntryOrder): Draft => moveTo({ ...draft, enterBy }, null)

export function undo(draft: Draft): Draft {
  const table = draft.past.at(-1)
  return table ? { ...draft, table, past: draft.past.slice(0, -1) } : draft
}
