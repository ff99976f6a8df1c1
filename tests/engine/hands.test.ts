import { describe, expect, it } from 'vitest'
import { handsPlanner as grafa } from '../../src/engine/grafa/hands.ts'
import {
  leadsFromTo,
  applyHands,
  applyInstructions,
  movementCount,
  reverseInstructions,
  type CardLocations,
  type HandStep,
  type Instruction,
} from '../../src/engine/hands.ts'
import { differences } from '../../src/engine/hands-across.ts'
import { completedWay, advanceWay, type HandsPlanner, type Path } from '../../src/engine/hands-walk.ts'
import { handsPlanner as tennis } from '../../src/engine/tennis/hands.ts'
import { handsPlanner as wellsix } from '../../src/engine/wellsix/hands.ts'
import { handsPlanner as wetice } from '../../src/engine/wetice/hands.ts'
import { isLong, runs } from '../runs.ts'
import { once } from './once.ts'
import { grafaLines, tennisLines, wellsixLines, weticeLines, type Lines } from './walks.ts'

const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed + 1)

interface Told {
  readonly type: string
}

/** Makes random matches of a game. `table` holds the locations of the real cards at the start of a match. */
interface Tried<Position, Event> {
  readonly name: string
  readonly hands: HandsPlanner<Position, Event>
  match(seed: number): { readonly lines: Lines<Position, Event>; readonly table: CardLocations }
}

const from = <Position, Event>(
  name: string,
  hands: HandsPlanner<Position, Event>,
  lines: (seed: number) => Lines<Position, Event>,
): Tried<Position, Event> => ({
  name,
  hands,
  match: seed => ({ lines: lines(seed), table: hands.locations(lines(seed).first.start) }),
})

const overDeck: Tried<Parameters<typeof grafa.locations>[0], Parameters<typeof grafa.steps>[1]['event']> = {
  name: 'Grafa',
  hands: grafa,
  match: seed => {
    const lines = grafaLines(seed)
    const table = new Map(grafa.locations(lines.first.start))
    const { deck } = lines
    return { lines, table: table.set('deck', deck) }
  },
}

function expectTable(actual: ReturnType<typeof applyInstructions>, expected: CardLocations): CardLocations {
  if (!actual.ok) throw new Error(`can't move ${JSON.stringify(actual.error)}`)
  if (!leadsFromTo(actual.value, [], expected)) {
    throw new Error(`the table is not\n${listed(expected)}\nbut\n${listed(actual.value)}`)
  }
  return actual.value
}

const listed = (locations: CardLocations): string =>
  [...locations]
    .map(([place, pieces]) => `${place}: ${pieces.join(' ')}`)
    .sort()
    .join('; ')

/** The locations of the real cards at each position of a line of play, with the line up to that position. */
function tablesOf<Position, Event extends Told>(
  hands: HandsPlanner<Position, Event>,
  { start, steps }: Path<Position, Event>,
  begin: CardLocations,
): { readonly position: Position; readonly path: Path<Position, Event>; readonly table: CardLocations }[] {
  const tables = [{ position: start, path: { start, steps: steps.slice(0, 0) }, table: begin }]
  let [before, table] = [start, begin]
  steps.forEach((happened, index) => {
    const expected = hands.locations(happened.position)
    const moved = applyInstructions(table, [hands.steps(before, happened)])
    table = happened.event.type === 'correct' ? expected : expectTable(moved, expected)
    before = happened.position
    tables.push({ position: before, path: { start, steps: steps.slice(0, index + 1) }, table })
  })
  return tables
}

/** The tests use only every n-th position, where n is this number. */
const EVERY = isLong ? 5 : 16

function laws<Position, Event extends Told>(
  { name, hands, match }: Tried<Position, Event>,
  matches: number,
  kinds: string,
): void {
  const walks = once(() =>
    seeds(matches).map(seed => {
      const { lines, table } = match(seed)
      return { first: tablesOf(hands, lines.first, table), second: tablesOf(hands, lines.second, table) }
    }),
  )
  const some = <T>(list: readonly T[], seed: number): T[] => list.filter((_, index) => (index * 7 + seed) % EVERY === 0)

  describe(`instructions for hands in ${name}`, () => {
    it('lead through each event to the position after it', () => {
      const events = walks().flatMap(({ first }) => first.at(-1)?.path.steps ?? [])
      expect([...new Set(events.map(({ event }) => event.type))]).toEqual(expect.arrayContaining(kinds.split(' ')))
    })

    it('move something at each stop, and lead to the position of that stop', () => {
      for (const { first } of walks()) {
        for (const [index, { position, table }] of first.entries()) {
          const rest = first.slice(index + 1)
          const corrected = rest.findIndex(({ path }) => path.steps.at(-1)?.event.type === 'correct')
          const last = first[index + (corrected < 0 ? rest.length : corrected)]
          if (!last) continue
          const legs = hands.legs({ start: position, steps: last.path.steps.slice(index) })
          let now = table
          for (const { instruction, done } of legs) {
            expect(movementCount(instruction)).toBeGreaterThan(0)
            now = expectTable(
              applyInstructions(now, [instruction]),
              hands.locations(first[index + done]?.position ?? position),
            )
          }
          expectTable(applyInstructions(now, []), hands.locations(last.position))
        }
      }
    })

    it('lead back from any position of a line of play to any earlier position', () => {
      walks().forEach(({ first }, seed) => {
        for (const [index, { position: start, table: before }] of some([...first.entries()], seed)) {
          for (const { path, table } of some(first.slice(index), seed + 1)) {
            const instructions = hands.back({ start, steps: path.steps.slice(index) })
            expectTable(applyInstructions(table, instructions), before)
          }
        }
      })
    })

    it('lead directly from one position to another', () => {
      walks().forEach(({ first, second }, seed) => {
        for (const one of some(first, seed)) {
          expect(hands.across(one.position, one.position)).toEqual([])
          for (const other of some(second, seed)) {
            const locations = hands.locations(one.position)
            expectTable(
              applyInstructions(locations, hands.across(one.position, other.position)),
              hands.locations(other.position),
            )
          }
        }
      })
    })

    it('lead from the end of one line of play to the end of another, and move the real cards', () => {
      walks().forEach(({ first, second }, seed) => {
        for (const one of some(first, seed)) {
          expect(hands.between(one.path, one.path)).toEqual([])
          for (const other of some(second, seed)) {
            const instructions = hands.between(one.path, other.path)
            expectTable(applyInstructions(one.table, instructions), other.table)
            expect(instructions.every(instruction => movementCount(instruction) > 0)).toBe(true)
          }
        }
      })
    })

    it('continue from any stop of an interrupted walk, even after two interruptions', () => {
      walks().forEach(({ first, second }, seed) => {
        const ends = [...some(first, seed), ...some(second, seed + 1)]
        ends.forEach((one, index) => {
          let way = completedWay(one.path)
          for (const by of [1, 2, 3]) {
            const other = ends[(index * 3 + by * 5) % ends.length]
            if (!other) continue
            way = hands.towards(way, other.path)
            expectTable(applyInstructions(hands.locationsOn(way), way.rest), hands.locations(other.position))
            way = advanceWay(way, Math.ceil(way.rest.length / 2))
          }
        })
      })
    })

    it('move no more cards directly between two neighbouring positions than by the steps of the event between them', () => {
      for (const { first } of walks()) {
        first.slice(1).forEach(({ position, path }, index) => {
          const before = first[index]
          const happened = path.steps.at(-1)
          if (!before || !happened || happened.event.type === 'correct') return
          const moved = movementCount(hands.steps(before.position, happened).flatMap(step => [step]))
          expect(count(hands.across(before.position, position))).toBeLessThanOrEqual(moved)
          expect(count(hands.across(position, before.position))).toBeLessThanOrEqual(moved)
        })
      }
    })
  })
}

const count = (instructions: readonly Instruction[]): number =>
  instructions.reduce((sum, instruction) => sum + movementCount(instruction), 0)

laws(from('WetIce', wetice, weticeLines), Math.max(12, runs(6)), 'swap score give fall correct over')
laws(
  from('Wellsix', wellsix, wellsixLines),
  Math.max(12, runs(6)),
  'place switch exchange capture isolate correct phase game-over',
)
laws(from('A Lifelike Tennis', tennis, tennisLines), Math.max(4, runs(2)), 'play result hand-over phase')
laws(overDeck, runs(12), 'pair return discard reveal dig draw look arrange turn')

describe('a step for hands', () => {
  const table: CardLocations = new Map([
    ['cell a1', ['H']],
    ['pile 1', ['S']],
  ])

  it('fails if it takes a card from a place that doesn’t have the card', () => {
    const movement = { piece: 'S', from: 'cell a1', to: 'pile 1' } as const
    expect(applyHands(table, { kind: 'lift', movements: [movement] })).toEqual({ ok: false, error: movement })
  })

  it('fails if it lays a card on a cell that already has a card', () => {
    const movement = { piece: 'S', from: 'pile 1', to: 'cell a1' } as const
    expect(applyHands(table, { kind: 'lay', movements: [movement] })).toEqual({ ok: false, error: movement })
  })

  it('is undone by its reverse', () => {
    const step: HandStep = { kind: 'lift', movements: [{ piece: 'H', from: 'cell a1', to: 'pile 1' }] }
    const [back = []] = reverseInstructions([[step]])
    expect(back.map(({ kind }) => kind)).toEqual(['lay'])
    expectTable(applyInstructions(table, [[step, ...back]]), table)
  })
})

describe('the differences between two sets of card locations', () => {
  it('contain known cards, but no unseen cards', () => {
    const { over, wanted } = differences(new Map([['fours', ['??', '??']]]), new Map([['fours', ['C', '??', '??']]]))
    expect(over).toEqual([])
    expect(wanted).toEqual([{ piece: 'C', place: 'fours' }])
  })
})
