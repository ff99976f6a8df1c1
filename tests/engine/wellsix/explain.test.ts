import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedActions, type Discrepancy } from '../../../src/engine/discrepancies.ts'
import { readLine } from '../../../src/engine/text.ts'
import { explain as search } from '../../../src/engine/wellsix/explain.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { CardLayout } from '../../../src/engine/wellsix/board.ts'
import type { Action, Position, Setup } from '../../../src/engine/wellsix/types.ts'
import { isLong } from '../../runs.ts'
import { regularDiscrepancies } from '../discrepancies.ts'

const action = (text: string): Action => {
  const parsed = wellsix.parseAction(readLine(text, 0).words)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

function setupOf(...lines: readonly string[]): Setup {
  const setup = wellsix.parseSetup(lines.map((line, i) => readLine(line, i + 2)))
  if (!setup.ok) throw new Error(JSON.stringify(setup.error))
  return setup.value
}

function start(setup: Setup): Position {
  const started = wellsix.start(setup)
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return started.value
}

/** The position after the actions of `line`; null if one of them is refused. */
function after(setup: Setup, line: readonly Action[]): Position | null {
  let position = start(setup)
  for (const each of line) {
    const ruling = wellsix.play(position, each)
    if (!ruling.accepted) return null
    position = ruling.position
  }
  return position
}

const tableAfter = (setup: Setup, line: readonly Action[]): CardLayout | null => after(setup, line)?.table ?? null

function lineFrom(setup: Setup, seeds: readonly number[]): Action[] {
  const line: Action[] = []
  let position = start(setup)
  for (const seed of seeds) {
    const legal = wellsix.legal(position)
    // Captures are rare among legal moves, but they are the moves that people most often enter wrongly.
    const captures = legal.filter(({ type }) => type === 'capture')
    const from = seed % 3 === 0 && captures.length > 0 ? captures : legal
    const chosen = from[seed % from.length]
    const ruling = chosen && wellsix.play(position, chosen)
    if (!chosen || !ruling?.accepted) break
    line.push(chosen)
    position = ruling.position
  }
  return line
}

const explain = (...mystery: Parameters<typeof search>): readonly Discrepancy[] =>
  regularDiscrepancies(search(...mystery))

/** The layout after the line, with the set-up or the line corrected by a discrepancy; null for `undone`, or if an action is refused. */
function mended(setup: Setup, line: readonly Action[], discrepancy: Discrepancy): CardLayout | null {
  if (discrepancy.type === 'undone') return null
  if (discrepancy.type === 'deal') return tableAfter(setupOf(...discrepancy.head), line)
  return tableAfter(setup, correctedActions(line.map(wellsix.makeAction), discrepancy).map(action))
}

function expectExplained(
  setup: Setup,
  recorded: readonly Action[],
  real: CardLayout,
  what: (discrepancy: Discrepancy) => boolean,
): void {
  const discrepancies = explain(setup, recorded, real)
  const mends = discrepancies.filter(discrepancy => discrepancy.type !== 'undone')
  expect(mends.map(discrepancy => mended(setup, recorded, discrepancy))).toEqual(mends.map(() => real))
  expect(discrepancies.length === MAX_DISCREPANCIES || discrepancies.some(what)).toBe(true)
}

const MAX_DISCREPANCIES = 5

const differ = (a: CardLayout, b: CardLayout): boolean => JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b))
const sorted = (table: CardLayout) => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))

const OPENING = setupOf('players Ann, Bob')
const MAIN = setupOf(
  'players Ann, Bob',
  'phase main',
  'moves 2',
  'deal',
  '0,0 7H',
  '1,0 6S',
  '2,0 KD',
  '0,1 5S',
  '1,1 QC',
  '-1,0 4C',
  '-2,0 9D',
  '0,-1 8H',
  '0,-2 2S',
  '1,-2 3H',
)
const SETUP = fc.constantFrom(OPENING, MAIN)
const SEEDS = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 6 })
const RUNS = { numRuns: isLong ? 30 : 15 }

describe('a layout of Wellsix that differs from the record', () => {
  it('is explained by a card that was entered one square off, or as another card', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, fc.nat(5), fc.nat(999), (setup, seeds, at, discrepancy) => {
        const made = lineFrom(setup, seeds)
        const place = at % made.length
        const before = after(setup, made.slice(0, place))
        const placed = made[place]
        fc.pre(placed?.type === 'place' && before !== null)
        const others = wellsix
          .legal(before)
          .filter(
            other =>
              other.type === 'place' &&
              (other.cell === placed.cell || (other.card === placed.card && near(other.cell, placed.cell))),
          )
        const entered = others[discrepancy % others.length]
        const recorded = entered ? made.with(place, entered) : made
        const [real, shown] = [tableAfter(setup, made), tableAfter(setup, recorded)]
        fc.pre(real !== null && shown !== null && differ(real, shown))
        expectExplained(setup, recorded, real, each => each.type === 'change' && each.place === place)
      }),
      RUNS,
    )
  })

  it('is explained by a last move that was not entered, or was entered but not made', () => {
    fc.assert(
      fc.property(SETUP, SEEDS, (setup, seeds) => {
        const line = lineFrom(setup, seeds)
        const [all, fewer] = [tableAfter(setup, line), tableAfter(setup, line.slice(0, -1))]
        fc.pre(all !== null && fewer !== null && differ(all, fewer))
        expectExplained(setup, line.slice(0, -1), all, each => each.type === 'missing')
        expectExplained(setup, line, fewer, each => each.type === 'extra')
      }),
      RUNS,
    )
  })

  it('is explained by two swapped cards of the set-up', () => {
    fc.assert(
      fc.property(SEEDS, fc.nat(9), fc.nat(9), (seeds, a, b) => {
        const cards = MAIN.deal?.cards ?? []
        const [first, second] = [cards[a], cards[b]]
        fc.pre(a !== b && first !== undefined && second !== undefined && MAIN.deal !== null)
        const other = cards.with(a, { ...first, card: second.card }).with(b, { ...second, card: first.card })
        const entered: Setup = { ...MAIN, deal: { ...MAIN.deal, cards: other } }
        fc.pre(wellsix.start(entered).ok)
        const line = lineFrom(MAIN, seeds.slice(0, 2))
        const [real, shown] = [tableAfter(MAIN, line), tableAfter(entered, line)]
        fc.pre(real !== null && shown !== null && differ(real, shown))
        expectExplained(entered, line, real, each => each.type === 'deal')
      }),
      RUNS,
    )
  })

  it('is explained by cut-off cards that are still in the layout', () => {
    const cut = setupOf('players Ann, Bob', 'phase main', 'moves 2', 'deal', '-1,0 9C', '0,0 7H', '1,0 6S', '2,0 KH')
    const capture = wellsix.legal(start(cut)).find(each => {
      const ruling = wellsix.play(start(cut), each)
      return ruling.accepted && ruling.steps.some(step => step.event.type === 'isolate')
    })
    if (!capture) throw new Error('nothing is cut off')
    const ruling = wellsix.play(start(cut), capture)
    if (!ruling.accepted) throw new Error('refused')
    const isolate = ruling.steps.findIndex(step => step.event.type === 'isolate')
    const real = ruling.steps[isolate - 1]?.position.table ?? {}
    const [discrepancy] = explain(cut, [capture], real)
    expect(discrepancy?.type === 'undone' && discrepancy.steps[0]).toBe(isolate)
  })

  it('is not explained by unlikely causes', () => {
    expect(explain(OPENING, [action('place 7H 0,0')], { '0,0': 'KH', '5,5': 'AS', '4,5': '2S' })).toEqual([])
  })
})

function near(a: string, b: string): boolean {
  const [ax = 0, ay = 0] = a.split(',').map(Number)
  const [bx = 0, by = 0] = b.split(',').map(Number)
  return a !== b && Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1
}
