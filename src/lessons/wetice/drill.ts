import { oneOf, shuffle, type Random } from '../../engine/random.ts'
import { SUITS, type Suit } from '../../engine/cards.ts'
import { cellNumber, HEIGHT, withSwapped } from '../../engine/wetice/board.ts'
import { wetice } from '../../engine/wetice/index.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import type { Board, Cell, Event, Position } from '../../engine/wetice/types.ts'
import { createDrill, positionOf, makeUntil, type QuestionMaker } from '../drill.ts'
import { accepted, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { choice, optionsFrom, type Outcome, outcomeOf } from '../lesson.ts'
import { partnersOf, removedBy, removedLaterBy, recordOf } from './goals.ts'
import { drillText } from '#text/wetice/practice.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: readonly Size[] = [
  { width: 5, height: 2 },
  { width: 6, height: 3 },
  { width: 7, height: 4 },
  { width: 8, height: 5 },
  { width: 8, height: 6 },
]
/** Each suit already has a card on a pile, so at most 44 are left for the layout. */
const SIZES_WITH_PILES: readonly Size[] = [...SIZES.slice(0, 3), { width: 7, height: 5 }, { width: 8, height: 5 }]
const LARGEST: Size = { width: 8, height: 6 }
const LOOKALIKES_FROM_LEVEL = 2
const TRIED = 30

const EACH = 12
const MAX_PARTNERS = 4

function rowsOf({ width, height }: Size, each: number, random: Random): string[] {
  const left: Record<Suit, number> = { S: each, H: each, D: each, C: each }
  const rows: Suit[][] = []
  for (let r = 0; r < height; r++) {
    const row: Suit[] = []
    for (let c = 0; c < width; c++) {
      const beside = row[c - 1] === row[c - 2] ? row[c - 1] : undefined
      const above = rows[r - 1]?.[c] === rows[r - 2]?.[c] ? rows[r - 1]?.[c] : undefined
      const bag = shuffle(
        SUITS.flatMap(suit => Array.from({ length: left[suit] }, () => suit)),
        random,
      )
      const suit = bag.find(one => one !== beside && one !== above) ?? bag[0] ?? 'S'
      left[suit]--
      row.push(suit)
    }
    rows.push(row)
  }
  return rows.map(row => row.join(''))
}

type Cells = readonly [Cell, Cell]

function looksLike(board: Board, [a, b]: Cells): number {
  const [first, second] = [cellNumber(board.layout, a), cellNumber(board.layout, b)]
  const after = withSwapped(board, first, second)
  if (after.cells[first] === after.cells[second]) return -1
  const beside = (index: number): number => {
    const column = HEIGHT[board.layout]
    const around = [index - 1, index + 1, index - column, index + column]
    return around.filter(each => after.cells[each] === after.cells[index]).length
  }
  return beside(first) + beside(second)
}

function invalidSwap({ board }: Position, size: Size, level: number, random: Random): Cells {
  const cell = (): Cell => `${String.fromCharCode(97 + random.below(size.width))}${1 + random.below(size.height)}`
  const isLine = (cells: Cells): boolean => {
    const [a, b] = [cellNumber(board.layout, cells[0]), cellNumber(board.layout, cells[1])]
    return findRuns(withSwapped(board, a, b)).length > 0
  }
  const tried = Array.from({ length: TRIED }, (): Cells => [cell(), cell()])
  const fitting = tried.filter(cells => cells[0] !== cells[1] && !isLine(cells))
  if (level >= LOOKALIKES_FROM_LEVEL) fitting.sort((a, b) => looksLike(board, b) - looksLike(board, a))
  return fitting[0] ?? ['a1', 'b1']
}

interface Laid {
  readonly record: string
  readonly position: Position
  readonly size: Size
  readonly swaps: readonly Cells[]
}

function lay(level: number, random: Random, head: Parameters<typeof recordOf>[1] = {}): Laid {
  const hasPiles = head.piles !== undefined
  const size = (hasPiles ? SIZES_WITH_PILES : SIZES)[level] ?? LARGEST
  const each = hasPiles ? EACH - 1 : EACH
  return makeUntil(
    () => {
      const record = recordOf(rowsOf(size, each, random).join(' '), head)
      const position = positionOf(wetice, record)
      const swaps = wetice.legal(position).flatMap(action => (action.type === 'swap' ? [action.cells] : []))
      return { record, position, size, swaps }
    },
    ({ swaps }) => swaps.length > 0,
  )
}

const wordsOf = ([a, b]: Cells): string => `swap ${a} ${b}`

function madeBy(position: Position, action: string): string {
  const runs = outcomeOf(wetice, position, action).events.flatMap(event => (event.type === 'match' ? event.runs : []))
  return drillText.makes(runs.slice(0, 2))
}

const valid: QuestionMaker<Position, Event> = (level, random) => {
  const { record, position, size, swaps } = lay(level, random)
  const wanted = random.below(2) === 0 ? swaps[random.below(swaps.length)] : undefined
  const [a, b] = wanted ?? invalidSwap(position, size, level, random)
  const action = wordsOf([a, b])
  const right = yesIf<Position, Event>(accepted)
  const answer = right(outcomeOf(wetice, position, action))
  return {
    ...choice(record, YES_OR_NO, action, right, answer, {
      shows: answer === YES ? removedBy(action)(position) : [a, b],
    }),
    ...drillText.valid(a, b, answer === YES ? madeBy(position, action) : drillText.noLine),
  }
}

const find: QuestionMaker<Position, Event> = (level, random) => {
  const { record, position, swaps } = lay(level, random)
  const cells = [...new Set(swaps.flat())]
  const few = cells.filter(cell => partnersOf(cell)(position).length <= MAX_PARTNERS)
  const from = few.length > 0 ? few : cells
  const cell = from[random.below(from.length)] ?? 'a1'
  const right = partnersOf(cell)
  return { type: 'mark', record, ...drillText.find(cell), right, answer: right(position) }
}

const next: QuestionMaker<Position, Event> = (level, random) => {
  const { record, position, swaps } = lay(level, random)
  const cells: Cells = swaps[random.below(swaps.length)] ?? ['a1', 'b1']
  const action = wordsOf(cells)
  const goesOn = removedLaterBy(action)(position).length > 0
  const right = goesOn ? removedLaterBy(action) : removedBy(action)
  const text = goesOn ? drillText.later(...cells) : drillText.next(...cells)
  return { type: 'mark', record, action, ...text, right, answer: right(position) }
}

const WHO = optionsFrom(drillText.who)

const receivers = ({ events }: Outcome<Position, Event>): string => {
  const players = new Set(events.flatMap(event => (event.type === 'score' ? [event.player] : [])))
  return players.size > 1 ? 'both' : [...players].join('')
}

const score: QuestionMaker<Position, Event> = (level, random) => {
  const [first = 'S', second = 'H', third = 'D', fourth = 'C'] = shuffle([...SUITS], random)
  const { record, position, swaps } = lay(level, random, {
    piles: `${first}1 ${second}1 / ${third}1 ${fourth}1`,
    turn: oneOf(['1', '2'], random.next()),
  })
  const wanted = oneOf(['1', '2', 'both'], random.next())
  const getsBy = (each: Cells): string => receivers(outcomeOf(wetice, position, wordsOf(each)))
  const fitting = swaps.filter(each => getsBy(each) === wanted)
  const cells: Cells = fitting[random.below(fitting.length)] ?? swaps[0] ?? ['a1', 'b1']
  return {
    ...choice(record, WHO, wordsOf(cells), receivers, getsBy(cells), { shows: removedBy(wordsOf(cells))(position) }),
    ...drillText.score(...cells),
  }
}

/** Questions about valid swaps, the cards that they remove, and the players who get these cards. */
export const drill = createDrill(drillText.title, SIZES.length, { valid, find, next, score })
