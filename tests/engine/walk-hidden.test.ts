import { describe, expect, it } from 'vitest'
import { differences, orderMovements, transfers } from '../../src/engine/hands-across.ts'
import { HandsPlanner, type Path } from '../../src/engine/hands-walk.ts'
import {
  locationsOf,
  type HandStep,
  type CardLocations,
  type Movement,
  type Piece,
  type Place,
} from '../../src/engine/hands.ts'
import { spelledInstructions } from './spelled.ts'

/** A position: the locations of the cards as the game knows them, with `??` for cards out of sight, and the number of the deal. */
interface At {
  readonly lies: CardLocations
  readonly deal: number
}

/** An event: its movements, such as `7H hand 1 > deck, * cell 1 > cell 2`. `*` stands for the card that is at the place before `>`. */
type Told = string

function movements(told: Told, { lies }: At): Movement[] {
  return told.split(', ').map(one => {
    const [, card = '', from = '', to = ''] = /^(\S+) (.*) > (.*)$/.exec(one) ?? []
    const piece = card === '*' ? (lies.get(from as Place)?.[0] ?? '??') : (card as Piece)
    return { piece, from: from as Place, to: to as Place }
  })
}

type Happened = Path<At, Told>['steps'][number]

const steps = (before: At, { event }: { readonly event: Told }): HandStep[] => [
  { kind: 'move', movements: movements(event, before) },
]

const rules: ConstructorParameters<typeof HandsPlanner<At, Told>>[0] = {
  locations: ({ lies }) => lies,
  steps,
  opens: () => true,
  corrects: () => false,
  across: (from, to) => {
    const { over, wanted } = differences(from, to)
    return orderMovements(transfers(over, wanted))
  },
  deal: ({ deal }) => deal,
  hidden: ['deck', 'looked'],
}
const hands = new HandsPlanner(rules)

/** A position from a text such as `deck: ?? 7H; hand 1: 2S`. */
const at = (lies: string, deal = 1): At => ({
  lies: locationsOf(
    lies.split('; ').map(each => {
      const [place = '', cards = ''] = each.split(': ')
      return [place as Place, cards.split(' ') as Piece[]]
    }),
  ),
  deal,
})
const happened = (event: Told, position: At): Happened => ({ event, position })
const path = (start: At, ...happenings: Path<At, Told>['steps']): Path<At, Told> => ({ start, steps: happenings })

const walk = (from: Path<At, Told>, to: Path<At, Told>, by = hands): string[] =>
  spelledInstructions(by.between(from, to)).flat()

const START = at('deck: ?? ?? ??; hand 1: 7H 2S; cell 1: KH')
/** Moves the king away and back, so that undoing step by step moves more cards than going directly. */
const toAndFro = (position: At): Path<At, Told>['steps'] => [
  happened('* cell 1 > cell 2', { ...position, lies: new Map([...position.lies, ['cell 1', []], ['cell 2', ['KH']]]) }),
  happened('* cell 2 > cell 1', position),
]
const FRO_AND_TO = ['move: KH cell 1 > cell 2', 'move: KH cell 2 > cell 1']

describe('knowledge of hidden cards', () => {
  const put = happened('7H hand 1 > deck', at('deck: ?? ?? ?? ??; hand 1: 2S; cell 1: KH'))

  it('includes cards that were seen as they moved, so that they move back directly', () => {
    expect(walk(path(START, put, ...toAndFro(put.position)), path(START))).toEqual(['give: 7H deck > hand 1'])
  })

  it('does not include a card that was never seen, which moves back step by step', () => {
    const start = at('deck: ??; hand 2: ??; cell 1: KH')
    const unseen = happened('?? hand 2 > deck', at('deck: ?? ??; cell 1: KH'))
    const line = path(start, unseen, ...toAndFro(unseen.position))
    expect(walk(line, path(start))).toEqual([...FRO_AND_TO, 'move: ?? deck > hand 2'])
  })

  it('does not allow direct movements if only one of two cards is known', () => {
    const start = at('deck: ??; hand 1: 7H ??; cell 1: KH')
    const both = happened('7H hand 1 > deck, ?? hand 1 > deck', at('deck: ?? ?? ??; cell 1: KH'))
    const line = path(start, both, ...toAndFro(both.position))
    expect(walk(line, path(start))).toEqual([...FRO_AND_TO, 'move: 7H deck > hand 1, ?? deck > hand 1'])
  })

  it('includes a card under another card, and the upper card is moved first', () => {
    const start = at('deck: ??; hand 1: 7H 8H; cell 1: KH')
    const seven = happened('7H hand 1 > deck', at('deck: ?? ??; hand 1: 8H; cell 1: KH'))
    const eight = happened('8H hand 1 > deck', at('deck: ?? ?? ??; cell 1: KH'))
    const first = happened('8H hand 1 > deck', at('deck: ?? ??; hand 1: 7H; cell 1: KH'))
    expect(walk(path(start, seven, eight, ...toAndFro(eight.position)), path(start, first))).toEqual([
      ...FRO_AND_TO,
      'move: 8H deck > hand 1',
      'move: 7H deck > hand 1',
      'move: 8H hand 1 > deck',
    ])
  })

  it('starts again with each deal', () => {
    const dealt = happened('2S hand 1 > deck', at('deck: ?? ?? ?? ?? ??; cell 1: KH', 2))
    const drawn = happened('7H deck > hand 1', at('deck: ?? ?? ?? ??; hand 1: 7H; cell 1: KH', 2))
    const back = happened('7H hand 1 > deck', dealt.position)
    const again = toAndFro(dealt.position)
    const before = [happened('* cell 1 > cell 1', START), put, dealt]
    expect(walk(path(START, ...before, ...again), path(START, ...before, drawn))).toEqual([
      ...FRO_AND_TO,
      'move: 7H deck > hand 1',
    ])
    expect(walk(path(START, ...before, drawn, back, ...again), path(START, ...before, drawn))).toEqual([
      'give: 7H deck > hand 1',
    ])
    expect(walk(path(START, dealt, drawn, back, ...again), path(START, dealt, drawn))).toEqual([
      'give: 7H deck > hand 1',
    ])
  })

  it('is updated for new steps, and not computed again for a whole line', () => {
    let asked = 0
    const counting = new HandsPlanner<At, Told>({
      ...rules,
      steps: (before, each) => {
        asked++
        return steps(before, each)
      },
    })
    const long = Array.from({ length: 100 }, () => toAndFro(START)).flat()
    const [line, shorter] = [path(START, ...long), path(START, ...long.slice(0, -1))]
    expect(counting.between(line, shorter)).toHaveLength(1)
    expect(asked).toBeGreaterThan(long.length)
    asked = 0
    expect(counting.between(line, shorter)).toHaveLength(1)
    expect(asked).toBeLessThan(long.length / 2)
  })

  it('does not change the way back if a step moves a card from a place that doesn’t have it', () => {
    const odd = happened('9C cell 5 > cell 6', START)
    expect(walk(path(START, odd, ...toAndFro(START)), path(START))).toEqual([...FRO_AND_TO, 'move: 9C cell 6 > cell 5'])
    expect(walk(path(START, ...toAndFro(START)), path(START, odd))).toEqual([...FRO_AND_TO, 'move: 9C cell 5 > cell 6'])
  })
})

describe('cards that should be hidden', () => {
  it('are not matched with unseen cards', () => {
    const start = at('deck: ?? ??; hand 1: 7H; cell 1: KH')
    const line = path(
      start,
      happened('?? deck > pack', at('deck: ??; pack: ??; hand 1: 7H; cell 1: KH')),
      happened('7H hand 1 > deck', at('deck: ?? ??; pack: ??; cell 1: KH')),
    )
    expect(walk(path(start, ...toAndFro(start)), line)).toEqual([
      ...FRO_AND_TO,
      'move: ?? deck > pack',
      'move: 7H hand 1 > deck',
    ])
  })

  const start = at('deck: ?? 7H; cell 1: KH; threes: ?? 7H')

  it('stay if they are in the right place', () => {
    expect(walk(path(start, ...toAndFro(start)), path(start))).toEqual([])
  })

  it('are put in order only in the deck', () => {
    const line = path(
      start,
      happened('?? deck > looked, 7H deck > looked', at('deck: 9C; cell 1: KH; threes: ?? 7H')),
      happened('7H looked > deck, ?? looked > deck', at('deck: ?? ??; cell 1: KH; threes: ?? 7H')),
    )
    expect(walk(path(start, ...toAndFro(start)), line)).toEqual([
      ...FRO_AND_TO,
      'move: ?? deck > looked, 7H deck > looked',
      'move: 7H looked > deck, ?? looked > deck',
    ])
    const shuffled = path(
      start,
      happened('7H threes > cell 3', at('deck: ?? 7H; cell 1: KH; cell 3: 7H; threes: ??')),
      happened('7H cell 3 > threes', at('deck: ?? 7H; cell 1: KH; threes: ?? ??')),
    )
    const elsewhere = path(start, ...toAndFro(start))
    expect(walk(elsewhere, shuffled, new HandsPlanner({ ...rules, hidden: ['threes'] }))).toEqual([])
  })
})

describe('the way back', () => {
  it('ends where the two lines diverge', () => {
    const away = happened('* cell 1 > cell 2', at('cell 2: KH'))
    const line = path(at('cell 1: KH'), away, happened('* cell 2 > cell 3', at('cell 3: KH')))
    expect(walk(line, path(line.start, away))).toEqual(['move: KH cell 3 > cell 2'])
  })
})
