import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedActions, type Discrepancy } from '../../../src/engine/discrepancies.ts'
import { readLine } from '../../../src/engine/text.ts'
import { boardFromRows, boardToRows, CELLS, cellNumber, withSwapped } from '../../../src/engine/wetice/board.ts'
import { explain as search } from '../../../src/engine/wetice/explain.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Action, Board, Position, Setup } from '../../../src/engine/wetice/types.ts'
import { numbers } from '../../bench/measure.ts'
import { shuffledRows } from '../../bench/wetice.ts'
import { isLong, runs } from '../../runs.ts'
import { allDiscrepancies, irregularDiscrepancies, regularDiscrepancies } from '../discrepancies.ts'

const action = (text: string): Action => {
  const parsed = wetice.parseAction(readLine(text, 0).words)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

function start(setup: Setup): Position {
  const started = wetice.start(setup)
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return started.value
}

const setupOf = (deal: readonly string[]): Setup => ({
  mode: 'duel',
  layout: '8x6',
  groups: 'joined',
  players: ['Ann', 'Bob'],
  phase: 'swap',
  turn: 1,
  piles: [{}, {}],
  solo: { three: 0, four: 0 },
  deal,
})

/** The layout after the actions of `line`; null if one of them is refused. */
function boardAfter(setup: Setup, line: readonly Action[]): Board | null {
  let position = start(setup)
  for (const each of line) {
    const ruling = wetice.play(position, each)
    if (!ruling.accepted) return null
    position = ruling.position
  }
  return position.board
}

/** A line of legal actions, which the seeds choose. It ends early if the game ends. */
function lineFrom(setup: Setup, seeds: readonly number[]): Action[] {
  const line: Action[] = []
  let position = start(setup)
  for (const seed of seeds) {
    const legal = wetice.legal(position)
    const chosen = legal[1 + (seed % Math.max(1, legal.length - 1))] ?? legal[0]
    if (!chosen) break
    const ruling = wetice.play(position, chosen)
    if (!ruling.accepted) throw new Error('refused')
    line.push(chosen)
    position = ruling.position
  }
  return line
}

const explain = (...mystery: Parameters<typeof search>): readonly Discrepancy[] =>
  regularDiscrepancies(search(...mystery))

/** The layout after the line, with the set-up or the line corrected by a discrepancy; null for `undone`, or if an action is refused. */
function mended(setup: Setup, line: readonly Action[], discrepancy: Discrepancy): Board | null {
  if (discrepancy.type === 'undone') return null
  if (discrepancy.type === 'deal')
    return boardAfter({ ...setup, deal: discrepancy.head.slice(discrepancy.head.indexOf('deal') + 1) }, line)
  return boardAfter(setup, correctedActions(line.map(wetice.makeAction), discrepancy).map(action))
}

const MAX_DISCREPANCIES = 5
const SETUP = fc.nat(99_999).map(seed => setupOf(shuffledRows('8x6', numbers(seed))))
const SEEDS = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 7 })
const RUNS = { numRuns: runs(5) }

/** Expects that every explanation leads to the real layout, and that one of them meets the condition `what`, unless the list is full. */
function expectExplained(
  setup: Setup,
  recorded: readonly Action[],
  real: Board,
  what: (discrepancy: Discrepancy) => boolean,
): void {
  const discrepancies = explain(setup, recorded, real)
  const mends = discrepancies.filter(discrepancy => discrepancy.type !== 'undone')
  expect(mends.map(discrepancy => mended(setup, recorded, discrepancy))).toEqual(mends.map(() => real))
  expect(discrepancies.length === MAX_DISCREPANCIES || discrepancies.some(what)).toBe(true)
}

describe('a layout of WetIce that differs from the record', () => {
  it('is explained by a move that was entered one square off', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, fc.nat(6), fc.nat(99), (setup, seeds, at, discrepancy) => {
        const made = lineFrom(setup, seeds)
        const place = at % made.length
        const before = made.slice(0, place).reduce((position, each) => {
          const ruling = wetice.play(position, each)
          return ruling.accepted ? ruling.position : position
        }, start(setup))
        const swap = made[place]
        fc.pre(swap?.type === 'swap')
        const near = wetice.legal(before).filter(other => other.type === 'swap' && isNear(other.cells, swap.cells))
        const entered = near[discrepancy % Math.max(1, near.length)]
        const recorded = entered ? made.with(place, entered) : made
        const [real, shown] = [boardAfter(setup, made), boardAfter(setup, recorded)]
        fc.pre(entered !== undefined && real !== null && shown !== null)
        fc.pre(boardToRows(real).join() !== boardToRows(shown).join())
        expectExplained(setup, recorded, real, each => each.type === 'change' && each.place === place)
      }),
      RUNS,
    )
  })

  it('is explained by a last move that was not entered', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, (setup, seeds) => {
        const made = lineFrom(setup, seeds)
        const real = boardAfter(setup, made)
        fc.pre(made.at(-1)?.type === 'swap' && real !== null)
        expectExplained(setup, made.slice(0, -1), real, each => each.type === 'missing')
      }),
      RUNS,
    )
  })

  it('is explained by two letters of the deal that were swapped', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, fc.nat(46), (setup, seeds, index) => {
        const board = boardFromRows('8x6', setup.deal)
        const entered = { ...setup, deal: boardToRows(withSwapped(board, index, index + 1)) }
        const made = lineFrom(setup, seeds.slice(0, 3))
        const [real, shown] = [boardAfter(setup, made), boardAfter(entered, made)]
        fc.pre(real !== null && shown !== null && boardToRows(real).join() !== boardToRows(shown).join())
        expectExplained(entered, made, real, each => each.type === 'deal')
      }),
      RUNS,
    )
  })

  it('is explained by the unfinished steps of the last move, whatever its last finished step', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, fc.nat(20), (setup, seeds, at) => {
        const line = lineFrom(setup, seeds)
        const last = line.at(-1)
        const before = line.slice(0, -1).reduce((position, each) => {
          const ruling = wetice.play(position, each)
          return ruling.accepted ? ruling.position : position
        }, start(setup))
        const ruling = last && wetice.play(before, last)
        fc.pre(ruling?.accepted === true)
        const boards = [before, ...ruling.steps.map(step => step.position)].map(position => position.board)
        const done = at % boards.length
        const real = boards[done]
        const end = boards.at(-1)
        fc.pre(real !== undefined && end !== undefined && boardToRows(real).join() !== boardToRows(end).join())
        const [first] = explain(setup, line, real)
        expect(first).toMatchObject({ type: 'undone', cells: [] })
        expect(boards[first?.type === 'undone' ? (first.steps[0] ?? -1) : -1]).toEqual(real)
      }),
      RUNS,
    )
  })

  it('is not explained by unlikely causes', () => {
    const setup = setupOf(shuffledRows('8x6', numbers(3)))
    const real = boardFromRows('8x6', shuffledRows('8x6', numbers(4)))
    expect(explain(setup, lineFrom(setup, [1, 2]), real)).toEqual([])
  })
})

describe('a fall as the last step', () => {
  const setup = setupOf(['........', '........', 'S..D....', 'S..C....', 'HHDH....', 'DDCS....'])
  const line = [action('swap c2 c1')]

  it('may be complete in some columns, or not begun', () => {
    const made = setupOf(['........', '........', 'D..D....', 'SSDC....', 'HHDH....', 'DSCH....'])
    const swap = action('swap c2 d2')
    const ruling = wetice.play(start(made), swap)
    const fallen = ruling.accepted ? ruling.steps.find(step => step.event.type === 'fall') : undefined
    expect([ruling.accepted, fallen === undefined]).toEqual([true, false])
    if (!ruling.accepted || fallen?.event.type !== 'fall') return
    const index = ruling.steps.indexOf(fallen)
    const before = ruling.steps[index - 1]?.position.board
    const after = fallen.position.board
    if (!before) throw new Error('no table')
    const column = cellNumber('8x6', `${fallen.event.moves[0]?.[0][0] ?? 'a'}1`)
    const real: Board = {
      ...after,
      cells: after.cells.map((suit, i) => (i >= column && i < column + 6 ? (before.cells[i] ?? null) : suit)),
    }
    const [discrepancy] = explain(made, [swap], real)
    expect(discrepancy).toMatchObject({ type: 'undone', steps: [index] })
    expect(explain(made, [swap], before)[0]).toMatchObject({ type: 'undone' })
  })

  it('counts as complete if the layout is as recorded', () => {
    const end = boardAfter(setup, line)
    expect(end).not.toBeNull()
    expect(end && explain(setup, line, end).filter(discrepancy => discrepancy.type === 'undone')).toEqual([])
  })
})

function isNear(some: readonly [string, string], others: readonly [string, string]): boolean {
  const near = (a: string, b: string): boolean =>
    a !== b && Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) <= 1
  return (some[0] === others[0] && near(some[1], others[1])) || (some[1] === others[1] && near(some[0], others[0]))
}

/** A key for a line of actions. It ignores the order of the cells of a swap. */
const lineKey = (line: readonly string[]): string => line.map(each => each.split(' ').toSorted().join(' ')).join()

/** The lines of actions that two slips turn into this record, each with its final layout, found by exhaustive search. */
function linesWithTwoDiscrepancies(setup: Setup, recorded: readonly Action[]): Map<string, Board> {
  const found = new Map<string, Board>()
  function go(position: Position, place: number, discrepancies: number, made: readonly Action[]): void {
    const entered = recorded[place]
    if (entered === undefined && discrepancies === 2) found.set(lineKey(made.map(wetice.makeAction)), position.board)
    const goOn = (each: Action, next: number, count: number): void => {
      const ruling = wetice.play(position, each)
      if (ruling.accepted) go(ruling.position, next, count, [...made, each])
    }
    if (entered !== undefined) goOn(entered, place + 1, discrepancies)
    if (discrepancies === 2) return
    for (const other of wetice.legal(position)) {
      goOn(other, place, discrepancies + 1)
      if (entered !== undefined && isLike(entered, other)) goOn(other, place + 1, discrepancies + 1)
    }
    if (entered !== undefined) go(position, place + 1, discrepancies + 1, made)
  }
  go(start(setup), 0, 0, [])
  return found
}

/** Whether `entered` can be a slip for `other`: a swap with one cell off by one, a pass for a swap, or a swap for a pass. */
function isLike(entered: Action, other: Action): boolean {
  if (entered.type === 'pass') return other.type !== 'pass'
  if (entered.type !== 'swap') return false
  if (other.type !== 'swap') return other.type === 'pass'
  const [a, b] = other.cells
  return isNear(entered.cells, [a, b]) || isNear(entered.cells, [b, a])
}

const key = (board: Board): string => boardToRows(board).join('/')

describe('the search for causes beyond a single legal slip', () => {
  const setup = setupOf(['........', '........', '........', '........', 'SSS.....', 'HHDHC...'])

  const richer = setupOf(['........', '........', 'S..D....', 'S..C....', 'HHDH....', 'DDCS....'])

  it('finds an illegal swap', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, fc.nat(9_999), (setup, seeds, chance) => {
        const recorded = lineFrom(setup, seeds.slice(0, 3))
        const swaps = CELLS['8x6'].flatMap((a, i) => CELLS['8x6'].slice(i + 1).map(b => `stands swap ${a} ${b}`))
        const end = recorded.reduce((position, each) => {
          const ruling = wetice.play(position, each)
          return ruling.accepted ? ruling.position : position
        }, start(setup))
        const some = swaps.filter((_, i) => (i + chance) % 40 === 0).map(action)
        const irregular = some.find(each => wetice.play(end, each).accepted)
        const ruling = irregular && wetice.play(end, irregular)
        fc.pre(irregular !== undefined && ruling?.accepted === true)
        const real = ruling.position.board
        fc.pre(key(real) !== key(end.board))
        const found = irregularDiscrepancies(search(setup, recorded, real))
        fc.pre(found !== null)
        expect(found.map(discrepancy => mended(setup, recorded, discrepancy))).toEqual(found.map(() => real))
        const isIt = (discrepancy: Discrepancy): boolean =>
          discrepancy.type === 'missing' && discrepancy.action === wetice.makeAction(irregular)
        expect(found.length >= 3 || found.some(isIt)).toBe(true)
      }),
      { numRuns: isLong ? runs(8) : 3 },
    )
  })

  it.each([[[]], [['swap c2 c1']], [['swap c2 c1', 'pass']]])(
    'finds two slips if and only if an exhaustive search finds them: %j',
    texts => {
      const recorded = texts.map(action)
      const lines = linesWithTwoDiscrepancies(richer, recorded)
      const reals = new Map([...lines.values()].map(board => [key(board), board]))
      let compared = 0
      for (const real of reals.values()) {
        const { stages, found } = allDiscrepancies(search(richer, recorded, real))
        if (!stages.includes('both')) continue
        const two = found.filter(discrepancy => discrepancy.type === 'both')
        compared++
        const expected = [...lines].filter(([, board]) => key(board) === key(real)).map(([line]) => line)
        const told = two.map(discrepancy => lineKey(correctedActions(recorded.map(wetice.makeAction), discrepancy)))
        expect(told.filter(line => !expected.includes(line))).toEqual([])
        expect(found.length === MAX_DISCREPANCIES || told.length === expected.length).toBe(true)
      }
      expect(compared).toBeGreaterThan(0)
    },
  )

  it('does not look for two slips if one legal slip is enough', () => {
    const real = boardAfter(setup, [action('swap c1 d1')])
    if (!real) throw new Error('refused')
    expect(allDiscrepancies(search(setup, [], real))).toMatchObject({
      stages: ['regular', 'irregular'],
      found: [{ type: 'missing', action: 'swap c1 d1' }],
    })
  })
})
