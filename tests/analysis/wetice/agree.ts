import { createRandom } from '../../../src/engine/random.ts'
import { DuelStack, LEVEL_SIZE, otherSide, type Side } from '../../../src/analysis/wetice/duel-stack.ts'
import {
  CARD_NUMBERS,
  largerCell,
  listSwaps,
  createSwapBuffer,
  smallerCell,
} from '../../../src/engine/wetice/bitboard.ts'
import { SLOT_SIZE, SoloSlots } from '../../../src/analysis/wetice/solo-positions.ts'
import { SUITS } from '../../../src/engine/cards.ts'
import { CELLS, cellNumber, pileSize } from '../../../src/engine/wetice/board.ts'
import { legal } from '../../../src/engine/wetice/legal.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import type { Action, Board, Position } from '../../../src/engine/wetice/types.ts'
import { somePosition } from './positions.ts'

const LEVELS = 64
const swaps = createSwapBuffer()

/** The suits of a layout as letters, for comparison with its bitboard. */
const lettersOf = (board: Board): string => board.cells.map(suit => suit ?? '.').join('')

function lettersAt(cards: Int32Array, from: number): string {
  const letters = Array.from({ length: 48 }, () => '.')
  for (let i = 0; i < CARD_NUMBERS; i++) {
    for (let bit = 0; bit < 24; bit++) {
      if ((cards[from + i] ?? 0) & (1 << bit)) letters[24 * (i % 2) + bit] = SUITS[i >> 1] ?? '?'
    }
  }
  return letters.join('')
}

function expectSame(what: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (a !== b) throw new Error(`${what}: ${a} where the referee has ${b}`)
}

const swapNames = (position: Position, count: number): string[] => {
  const cells = CELLS[position.board.layout]
  return Array.from(swaps.subarray(0, count), swap => `${cells[smallerCell(swap)]} ${cells[largerCell(swap)]}`).sort()
}

const legalSwaps = (position: Position): string[] =>
  legal(position).flatMap(action => (action.type === 'swap' ? [action.cells.join(' ')] : [])).sort() // oxfmt-ignore

function cellsOf(position: Position, action: Extract<Action, { type: 'swap' }>): [number, number] {
  const { layout } = position.board
  return [cellNumber(layout, action.cells[0]), cellNumber(layout, action.cells[1])]
}

function playOn(position: Position, action: Action): Position {
  const ruling = play(position, action)
  if (!ruling.accepted) throw new Error(`refused: ${ruling.refusal.code}`)
  return ruling.position
}

const sideOf = (position: Position): Side => (position.turn === 2 ? -1 : 1)
const leadOf = ({ piles }: Position): number => pileSize(piles[0]) - pileSize(piles[1])

/** Plays a random duel with the fast model and with the referee. Throws if they differ. Returns the number of moves. */
function playDuel(seed: number): number {
  const random = createRandom(seed)
  let position = somePosition(
    {
      mode: 'duel',
      layout: random.below(2) === 0 ? '8x6' : '6x8',
      groups: 'joined',
      cards: 3 + random.below(46),
      owned: random.below(5),
    },
    seed,
  )
  const stack = new DuelStack(position.board.layout, LEVELS)
  stack.write(position)
  for (let level = 0; ; level++) {
    const { phase } = position
    if (phase === 'over') return level
    if (phase === 'swap') expectSame('swaps', swapNames(position, listSwaps(stack.geometry, stack.numbers, level * LEVEL_SIZE, swaps)), legalSwaps(position)) // oxfmt-ignore
    const actions = legal(position).filter(action => action.type !== 'pass')
    const action = actions[random.below(actions.length)]
    if (!action) return level
    const side = sideOf(position)
    let gain = 0
    if (action.type === 'give') gain = stack.give(level, level + 1, SUITS.indexOf(action.suit), side)
    else if (action.type === 'swap') gain = stack.swap(level, level + 1, ...cellsOf(position, action), side)
    const next = playOn(position, action)
    expectSame('gain', gain, side * (leadOf(next) - leadOf(position)))
    expectSame('cards', lettersAt(stack.numbers, (level + 1) * LEVEL_SIZE), lettersOf(next.board))
    expectSame('waiting', stack.waits, next.phase === 'give')
    const owners = SUITS.map((_, suit) => [stack.ownerOf(level + 1, suit), stack.pileOf(level + 1, suit)])
    const theirs = SUITS.map(suit => [next.piles[0][suit] !== undefined ? 1 : next.piles[1][suit] !== undefined ? -1 : 0, next.piles[0][suit] ?? next.piles[1][suit] ?? 0]) // oxfmt-ignore
    expectSame('owners', owners, theirs)
    if (next.phase === 'swap') expectSame('turn', otherSide(side), sideOf(next))
    position = next
  }
}

function playAlone(seed: number): number {
  const random = createRandom(seed)
  const groups = random.below(2) === 0 ? 'joined' : 'lines'
  let position = somePosition(
    {
      mode: 'solo-plus',
      layout: random.below(2) === 0 ? '8x6' : '6x8',
      groups,
      cards: 3 + random.below(46),
      owned: 0,
    },
    seed,
  )
  const positions = new SoloSlots(position.board.layout, groups, LEVELS)
  positions.write(position, 0)
  for (let place = 0; ; place++) {
    if (position.phase === 'over') return place
    expectSame('swaps', swapNames(position, listSwaps(positions.geometry, positions.list, place * SLOT_SIZE, swaps)), legalSwaps(position)) // oxfmt-ignore
    const actions = legal(position).filter(action => action.type === 'swap')
    const action = actions[random.below(actions.length)]
    if (!action) return place
    positions.swapInto(place, positions, place + 1, ...cellsOf(position, action))
    const next = playOn(position, action)
    expectSame('cards', lettersAt(positions.list, (place + 1) * SLOT_SIZE), lettersOf(next.board))
    expectSame('piles', [positions.threeOf(place + 1), positions.fourOf(place + 1)], [next.solo.three, next.solo.four])
    position = next
  }
}

/**
 * Plays random duels and solitaire games until at least `moves` moves are made, and returns the exact number. Throws if the fast model and
 * `play` differ.
 */
export function compareRandomGames(moves: number, seed: number): number {
  let made = 0
  for (let game = seed; made < moves; game++) made += playDuel(game) + playAlone(game)
  return made
}
