import { readLine } from '../../../src/engine/text.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Position } from '../../../src/engine/wetice/types.ts'
import { answerTo } from './naive/adjudicate.ts'
import { copyGame, stateOf, type NaiveGame } from './naive/game.ts'
import { readHead } from './naive/head.ts'
import { legalOf } from './naive/legal.ts'
import { linesOf } from './naive/lines.ts'

/**
 * The number of lines of play from a position to a depth or an earlier end, and the sums of the cards in their final piles, for each
 * player, or in solitaire for both piles together.
 */
export interface PerftCount {
  readonly lines: number
  readonly cards: readonly number[]
}

function cardsIn(state: object): number[] {
  const piles = 'piles' in state && Array.isArray(state.piles) ? state.piles : []
  const counts = piles.map((pile: Record<string, number>) => Object.values(pile))
  return piles.length === 1 ? counts.flat() : counts.map(each => each.reduce((sum, cards) => sum + cards, 0))
}

const add = (one: readonly number[], two: readonly number[]): number[] => one.map((each, i) => each + (two[i] ?? 0))

const together = (parts: readonly [PerftCount, ...PerftCount[]]): PerftCount =>
  parts.reduce((sum, part) => ({ lines: sum.lines + part.lines, cards: add(sum.cards, part.cards) }))

function fromPosition(position: Position, depth: number): PerftCount {
  const [first, ...rest] = depth === 0 ? [] : wetice.legal(position)
  if (!first) return { lines: 1, cards: cardsIn(wetice.state(position)) }
  const after = (action: typeof first): PerftCount => {
    const ruling = wetice.play(position, action)
    if (!ruling.accepted) throw new Error(`${wetice.makeAction(action)} is listed, but refused`)
    return fromPosition(ruling.position, depth - 1)
  }
  return together([after(first), ...rest.map(after)])
}

function fromNaive(game: NaiveGame, depth: number): PerftCount {
  const [first, ...rest] = depth === 0 ? [] : linesOf(legalOf(game).join('\n'))
  if (!first) return { lines: 1, cards: cardsIn(stateOf(game)) }
  const after = (line: typeof first): PerftCount => {
    const copy = copyGame(game)
    answerTo(copy, line)
    return fromNaive(copy, depth - 1)
  }
  return together([after(first), ...rest.map(after)])
}

export function enginePerft(head: readonly string[], depth: number): PerftCount {
  const setup = wetice.parseSetup(head.map((text, index) => readLine(text, index + 1)))
  const start = setup.ok ? wetice.start(setup.value) : setup
  if (!start.ok) throw new Error(JSON.stringify(start.error))
  return fromPosition(start.value, depth)
}

export const naivePerft = (head: readonly string[], depth: number): PerftCount =>
  fromNaive(readHead(linesOf(head.join('\n'))), depth)
