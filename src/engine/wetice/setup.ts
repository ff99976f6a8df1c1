import { SUITS, type Suit } from '../cards.ts'
import type { SetupProblemOf } from '../game.ts'
import { checkNames } from '../text.ts'
import { err, ok, type Result } from '../result.ts'
import { boardFromRows, CARDS_PER_SUIT, CELL_COUNT, CELLS, countCards, countSuits, floatingCells, HEIGHT, isEmpty, WIDTH, scoresOf, winnerOf } from './board.ts' // oxfmt-ignore
import type { WithCells, Player, Position, Setup, SuitCount, SuitPile } from './types.ts'

interface ProblemValues {
  'wrong-shape': { readonly width: number; readonly height: number }
  'unknown-cells': WithCells
  /** The number of cards of the suit, including those on the piles, and their cells in the layout. */
  'too-many-of-suit': WithCells & SuitCount
  'too-few-of-suit': SuitCount
  floating: WithCells
  'two-owners': { readonly suit: Suit }
  'pile-of-three-suits': { readonly player: Player }
  /** A record can't contain these names. */
  'bad-name': { readonly names: readonly string[] }
  /** Solitaire: the number of cards, including the piles. */
  'too-many-cards': { readonly count: number }
}

export type WetIceProblem = SetupProblemOf<ProblemValues>
type Problem = WetIceProblem

/** Creates the first position, or returns all problems (W11); if rows have a wrong length or unknown cards, only that problem. */
export function start(setup: Setup): Result<Position, readonly Problem[]> {
  const shape = checkShape(setup)
  if (shape.length > 0) return err(shape)
  const board = boardFromRows(setup.layout, setup.deal)
  const solitaire = setup.mode !== 'duel'
  const problems = [
    ...checkNames(setup.players),
    ...checkSuits(setup),
    ...(solitaire ? checkSolo(setup) : checkPiles(setup.piles)),
    ...checkFloating(setup),
  ]
  if (problems.length > 0) return err(problems)
  const playing: Position = {
    mode: setup.mode,
    groups: setup.groups,
    phase: setup.phase,
    turn: setup.turn,
    board,
    piles: solitaire ? [{}, {}] : setup.piles,
    solo: solitaire ? setup.solo : { three: 0, four: 0 },
    removed: {},
    passes: 0,
    first: setup.turn,
    winner: null,
  }
  const over = setup.phase === 'swap' && isEmpty(board)
  return ok(over ? { ...playing, phase: 'over', turn: null, winner: winnerOf(playing, scoresOf(playing)) } : playing)
}

function checkShape({ layout, deal }: Setup): Problem[] {
  const right = deal.length === HEIGHT[layout] && deal.every(row => row.length === WIDTH[layout])
  if (!right) return [{ code: 'wrong-shape', key: 'deal', width: WIDTH[layout], height: HEIGHT[layout] }]
  const unknown = cellsWhere({ layout, deal }, letter => !/[SHDC.]/.test(letter))
  return unknown.length > 0 ? [{ code: 'unknown-cells', key: 'deal', cells: unknown }] : []
}

function cellsWhere({ layout, deal }: Pick<Setup, 'layout' | 'deal'>, test: (letter: string) => boolean): string[] {
  const height = HEIGHT[layout]
  return CELLS[layout].filter((_, index) => {
    return test(deal[height - 1 - (index % height)]?.[Math.floor(index / height)] ?? '')
  })
}

function checkSuits(setup: Setup): Problem[] {
  const counts = countSuits(boardFromRows(setup.layout, setup.deal))
  const inPiles = (suit: Suit): number =>
    setup.mode === 'duel' ? (setup.piles[0][suit] ?? 0) + (setup.piles[1][suit] ?? 0) : 0
  return SUITS.flatMap((suit): Problem[] => {
    const count = counts[suit] + inPiles(suit)
    if (count > CARDS_PER_SUIT) {
      const cells = cellsWhere(setup, letter => letter === suit)
      return [{ code: 'too-many-of-suit', key: 'deal', suit, count, cells }]
    }
    return setup.phase === 'cleanup' && counts[suit] < CARDS_PER_SUIT
      ? [{ code: 'too-few-of-suit', key: 'deal', suit, count: counts[suit] }]
      : []
  })
}

function checkPiles([first, second]: readonly [SuitPile, SuitPile]): Problem[] {
  const tooWide = [first, second].flatMap((pile, i): Problem[] =>
    Object.keys(pile).length > 2 ? [{ code: 'pile-of-three-suits', key: 'piles', player: i === 0 ? 1 : 2 }] : [],
  )
  const shared = SUITS.filter(suit => first[suit] !== undefined && second[suit] !== undefined)
  return [...tooWide, ...shared.map((suit): Problem => ({ code: 'two-owners', key: 'piles', suit }))]
}

function checkSolo(setup: Setup): Problem[] {
  const onTable = countCards(boardFromRows(setup.layout, setup.deal))
  const total = onTable + setup.solo.three + setup.solo.four
  return total > CELL_COUNT ? [{ code: 'too-many-cards', key: 'piles', count: total }] : []
}

function checkFloating(setup: Setup): Problem[] {
  const floating = floatingCells(boardFromRows(setup.layout, setup.deal)).map(index => CELLS[setup.layout][index] ?? '')
  return floating.length > 0 ? [{ code: 'floating', key: 'deal', cells: floating }] : []
}
