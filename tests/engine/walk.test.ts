import { describe, expect, it } from 'vitest'
import { differences, orderMovements, transfers } from '../../src/engine/hands-across.ts'
import { HandsPlanner, type Path } from '../../src/engine/hands-walk.ts'
import { locationsOf, type HandStep, type CardLocations, type Piece, type Place } from '../../src/engine/hands.ts'
import { spelledInstructions } from './spelled.ts'

/** A position: for each of `cell 1`, `cell 2` and so on, the letter of its card or `.` for none; the cards in a hand; and the deal’s number. */
interface At {
  readonly cells: string
  readonly hand: string
  readonly deal: number
}

interface Told {
  /** The step for hands; null if there is none. */
  readonly step: HandStep | null
  readonly opens: boolean
  readonly corrects: boolean
}

type Happened = Path<At, Told>['steps'][number]

const locationsAt = ({ cells, hand }: At): CardLocations =>
  locationsOf([
    ...[...cells].map((card, index): [Place, Piece[]] => [`cell ${index + 1}`, card === '.' ? [] : [card as Piece]]),
    ['hand 1', [...hand].map(card => (card === '?' ? '??' : (card as Piece)))],
  ])

const rules: ConstructorParameters<typeof HandsPlanner<At, Told>>[0] = {
  locations: locationsAt,
  steps: (_, { event: { step } }) => (step ? [step] : []),
  opens: ({ opens }) => opens,
  corrects: ({ corrects }) => corrects,
  across: (from, to) => {
    const { over, wanted } = differences(from, to)
    return orderMovements(transfers(over, wanted))
  },
  deal: ({ deal }) => deal,
}
const hands = new HandsPlanner(rules)

const at = (cells: string, hand = '', deal = 1): At => ({ cells, hand, deal })
const START = at('SHD.')

/** The step for a text such as `1 4`: the card of cell 1 moves to cell 4. Places may also be `hand` and `aside`. */
function moving(words: string, position: At, piece?: Piece): HandStep {
  const [from = '', to = ''] = words.split(' ').map((word): Place => (/\d/.test(word) ? `cell ${word}` : word === 'aside' ? 'aside' : 'hand 1')) // oxfmt-ignore
  const card = piece ?? locationsAt(position).get(from as Place)?.[0] ?? '??'
  return { kind: 'move', movements: [{ piece: card, from: from as Place, to: to as Place }] }
}

const tap = (before: At, words: string, position: At, piece?: Piece): Happened => ({
  event: { step: moving(words, before, piece), opens: true, corrects: false },
  position,
})
const then = (happened: Happened): Happened => ({
  ...happened,
  event: { ...happened.event, opens: false },
})
const word = (position: At, opens: boolean): Happened => ({
  event: { step: null, opens, corrects: false },
  position,
})
const corrected = (position: At): Happened => ({
  event: { step: null, opens: true, corrects: true },
  position,
})
const path = (...steps: Path<At, Told>['steps']): Path<At, Told> => ({ start: START, steps })

const one = at('.HDS')
const two = at('H.DS')
const three = at('HD.S')
const first = tap(START, '1 4', one)
const second = tap(one, '2 1', two)
const third = tap(two, '3 2', three)

it('the hands planner returns the locations of the cards, and the instructions for one event', () => {
  expect(hands.locations(START)).toEqual(locationsAt(START))
  expect(spelledInstructions([hands.steps(START, first)])).toEqual([['move: S cell 1 > cell 4']])
})

describe('going forwards', () => {
  it('each event with a tap begins a stop, which includes all steps up to the next tap', () => {
    const line = path(first, word(one, false), then(second), word(two, true), then(third))
    expect(
      hands.legs(line).map(({ instruction, done }) => [...spelledInstructions([instruction]).flat(), done]),
    ).toEqual([
      ['move: S cell 1 > cell 4', 'move: H cell 2 > cell 1', 4],
      ['move: D cell 3 > cell 2', 5],
    ])
    expect(hands.forward(line)).toEqual(hands.legs(line).map(({ instruction }) => instruction))
  })

  it('the first movement is always a stop', () => {
    expect(hands.forward(path(word(START, false), then(first)))).toHaveLength(1)
    expect(hands.legs(path(word(START, true)))).toEqual([])
  })

  it('a correction has no instruction, and the steps after it begin a new stop', () => {
    const line = path(first, corrected(two), then(tap(two, '3 2', three)))
    expect(spelledInstructions(hands.forward(line))).toEqual([['move: S cell 1 > cell 4'], ['move: D cell 3 > cell 2']])
    expect(hands.legs(line).map(({ done }) => done)).toEqual([2, 3])
  })
})

describe('going back', () => {
  it('everything is undone, the last movement first', () => {
    expect(spelledInstructions(hands.back(path(first, second)))).toEqual([
      ['move: H cell 1 > cell 2'],
      ['move: S cell 4 > cell 1'],
    ])
    expect(hands.back(path())).toEqual([])
  })

  it('a correction is undone by direct movements', () => {
    const line = path(first, corrected(two), third)
    expect(spelledInstructions(hands.back(line))).toEqual([
      ['move: D cell 2 > cell 3'],
      ['move: H cell 1 > cell 2'],
      ['move: S cell 4 > cell 1'],
    ])
    expect(spelledInstructions(hands.back(path(corrected(one))))).toEqual([['move: S cell 4 > cell 1']])
  })

  it('cards skip the place that the game names as intermediate', () => {
    const through = path(tap(START, '1 aside', START), then(tap(START, 'aside 4', one, 'S')))
    const inAndOut = path(tap(START, '1 aside', START), then(tap(START, 'aside 1', START, 'S')))
    expect(spelledInstructions(hands.back(through))).toHaveLength(1)
    const passing = new HandsPlanner<At, Told>({ ...rules, passing: 'aside' })
    expect(spelledInstructions(passing.back(through))).toEqual([['move: S cell 4 > cell 1']])
    expect(passing.back(inAndOut)).toEqual([])
  })
})

describe('going directly to another position', () => {
  it('cards move directly within a deal, and are dealt again for another deal', () => {
    expect(spelledInstructions(hands.across(START, three))).toEqual([
      ['move: S cell 1 > cell 4'],
      ['move: H cell 2 > cell 1'],
      ['move: D cell 3 > cell 2'],
    ])
    expect(hands.across(START, at('SHD.', '', 2)).map(([step]) => step?.kind)).toEqual(['gather', 'deal'])
  })
})

describe('going from one line to another', () => {
  const around = [tap(START, '1 4', one), tap(one, '4 1', START), tap(START, '1 4', one)] as const

  it('hands go back to the last position that both lines share, and forwards from there', () => {
    const other = tap(one, '4 1', at('SHD.'))
    expect(spelledInstructions(hands.between(path(first, second), path(first, other)))).toEqual([
      ['move: H cell 1 > cell 2'],
      ['move: S cell 4 > cell 1'],
    ])
    expect(hands.between(path(first), path(first))).toEqual([])
    expect(spelledInstructions(hands.between(path(first, second), path(first)))).toEqual([['move: H cell 1 > cell 2']])
    expect(spelledInstructions(hands.between(path(first), path(first, second)))).toEqual([['move: H cell 2 > cell 1']])
  })

  it('hands go directly if this moves fewer cards', () => {
    const other = path(tap(START, '1 4', one), second)
    expect(spelledInstructions(hands.between(path(...around), other))).toEqual([['move: H cell 2 > cell 1']])
    expect(spelledInstructions(hands.between(path(...around), path(first)))).toEqual([])
  })

  it('hands use the instructions of each move when they go forwards along one line, even if fewer cards could move', () => {
    expect(spelledInstructions(hands.between(path(), path(...around)))).toEqual([
      ['move: S cell 1 > cell 4'],
      ['move: S cell 4 > cell 1'],
      ['move: S cell 1 > cell 4'],
    ])
  })

  it('hands undo each stop, with its steps in reverse order, if going directly moves the same number of cards', () => {
    expect(spelledInstructions(hands.between(path(first, then(second)), path()))).toEqual([
      ['move: H cell 1 > cell 2', 'move: S cell 4 > cell 1'],
    ])
    expect(spelledInstructions(hands.between(path(first, second, then(third)), path(first)))).toEqual([
      ['move: D cell 2 > cell 3', 'move: H cell 1 > cell 2'],
    ])
  })

  it('hands go directly between lines that begin differently', () => {
    const other = { start: at('HSD.'), steps: [] }
    expect(spelledInstructions(hands.between(path(first), other))).toEqual(
      spelledInstructions(hands.across(one, other.start)),
    )
    expect(hands.between(path(), other)).not.toEqual([])
  })

  it('hands carry out the corrections of the other line', () => {
    expect(spelledInstructions(hands.between(path(), path(first, corrected(three))))).toEqual([
      ['move: S cell 1 > cell 4'],
      ['move: H cell 2 > cell 1'],
      ['move: D cell 3 > cell 2'],
    ])
  })
})
