import { once } from '../once.ts'
import { some } from '../../runs.ts'
import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../src/engine/cards.ts'
import { boardToRows, CELLS, countCards, countSuits } from '../../../src/engine/wetice/board.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Action, Position } from '../../../src/engine/wetice/types.ts'
import { hasUnsupportedCard, isEmpty, runsOf, type Table } from './naive/table.ts'
import { somePositions, transitions } from './transitions.ts'

const positions = once(() => somePositions(15))

/** The number of cards of each suit in the layout, in piles, and removed from the game. */
function cardsBySuit({ board, piles, removed }: Position): number[] {
  const onTable = countSuits(board)
  return SUITS.map(suit => onTable[suit] + (piles[0][suit] ?? 0) + (piles[1][suit] ?? 0) + (removed[suit] ?? 0))
}

const soloCards = ({ board, solo }: Position): number => countCards(board) + solo.three + solo.four

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The layout as the naive implementation represents it, so that the engine doesn't check itself. */
const tableOf = ({ board }: Position): Table =>
  boardToRows(board)
    .map(row => [...row])
    .reverse()

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** An action, with the cells of a swap in reverse order if `isReversed`. Another test shows that their order makes no difference. */
const inOrder = (action: Action, isReversed: boolean): Action =>
  action.type === 'swap' && isReversed ? { ...action, cells: [action.cells[1], action.cells[0]] } : action

/** All 1,128 swaps of two cells, the swaps of a cell with itself, giving away each suit, and the pass. */
function everyAction({ board }: Position): Action[] {
  const cells = CELLS[board.layout]
  return [
    ...cells.flatMap((one, i) => cells.slice(i).map((two): Action => ({ type: 'swap', cells: [one, two] }))),
    ...SUITS.map((suit): Action => ({ type: 'give', suit })),
    { type: 'pass' },
  ]
}

describe('accepted actions', () => {
  it('leave the number of cards of each suit unchanged at every step, unless the layout is corrected', () => {
    const wrong: unknown[] = []
    for (const { before, action, ruling } of transitions()) {
      if (!ruling.accepted || action.type === 'correct') continue
      const cards = cardsBySuit(before).join()
      wrong.push(...ruling.steps.filter(({ position }) => cardsBySuit(position).join() !== cards))
    }
    expect(wrong).toEqual([])
  })

  it('in solitaire move all cards that leave the layout to the piles', () => {
    const wrong: unknown[] = []
    for (const { before, action, ruling } of transitions()) {
      if (!ruling.accepted || action.type === 'correct' || before.mode === 'duel') continue
      wrong.push(...ruling.steps.filter(({ position }) => soloCards(position) !== soloCards(before)))
    }
    expect(wrong).toEqual([])
  })

  it('leave no match and no unsupported card at the end of a chain', () => {
    const rests = transitions()
      .flatMap(({ ruling }) => {
        if (!ruling.accepted || ruling.position.phase === 'give') return []
        return ruling.steps.some(({ event }) => event.type === 'match' || event.type === 'give')
          ? [ruling.position]
          : []
      })
      .map(tableOf)
    expect(rests.length).toBeGreaterThan(some(500))
    expect(rests.filter(table => runsOf(table).length > 0 || hasUnsupportedCard(table))).toEqual([])
  })

  it('end the game only in phase `over`, with the sums of the piles as scores', () => {
    for (const { ruling } of transitions()) {
      if (!ruling.accepted) continue
      const { phase, mode, piles, solo, turn, winner } = ruling.position
      const over = ruling.steps.filter(({ event }) => event.type === 'over').map(({ event }) => event)
      const scores = mode === 'duel' ? piles.map(pile => sum(Object.values(pile))) : [solo.three + solo.four]
      expect(over).toEqual(phase === 'over' ? [{ type: 'over', scores, winner }] : [])
      expect([turn === null, winner !== null]).toEqual([phase === 'over', phase === 'over'])
    }
  })

  it('never let a game continue with an empty layout', () => {
    const playing = transitions()
      .flatMap(({ ruling }) => (ruling.accepted ? [ruling.position] : []))
      .filter(({ phase }) => phase === 'swap')
    expect(playing.filter(position => isEmpty(tableOf(position)))).toEqual([])
  })
})

describe('every position', () => {
  it('lists exactly the legal actions', () => {
    for (const [index, position] of positions().entries()) {
      const tried = everyAction(position).map(action => inOrder(action, index % 2 === 1))
      const accepted = tried.filter(action => wetice.play(position, action).accepted)
      const listed = wetice.legal(position).map(action => inOrder(action, index % 2 === 1))
      expect(accepted.map(wetice.makeAction).sort()).toEqual(listed.map(wetice.makeAction).sort())
    }
  })

  it('has the same outcome for a swap with its cells in either order', () => {
    for (const { before, action, ruling } of transitions()) {
      if (action.type !== 'swap') continue
      const [one, two] = action.cells
      const other = wetice.play(before, { type: 'swap', cells: [two, one] })
      expect(other.accepted && other.position).toEqual(ruling.accepted && ruling.position)
    }
  })

  it('is not modified by rulings, and actions are not modified either', () => {
    for (const { before, action, ruling } of transitions()) {
      const again = wetice.play(frozen(structuredClone(before)), frozen(structuredClone(action)))
      expect(again).toEqual(ruling)
    }
    for (const position of positions()) {
      const copy = frozen(structuredClone(position))
      wetice.legal(copy)
      wetice.state(copy)
      expect(copy).toEqual(position)
    }
  })

  it('is plain data: a copy through JSON gives the same rulings', () => {
    for (const { before, action, ruling } of transitions())
      expect(wetice.play(JSON.parse(JSON.stringify(before)), action)).toEqual(ruling)
  })
})
