import { describe, expect, it } from 'vitest'
import {
  redealSteps,
  differences,
  orderMovements,
  spotsOf,
  groupMovements,
  transfers,
} from '../../src/engine/hands-across.ts'
import {
  leadsFromTo,
  applyHands,
  applyInstructions,
  movementCount,
  isCell,
  likeness,
  locationsOf,
  pairOff,
  reverseInstructions,
  withoutPlace,
  unseenCards,
  type HandStepKind,
  type HandStep,
  type Movement,
  type Piece,
  type Place,
} from '../../src/engine/hands.ts'
import { spelledSteps, spelledInstructions } from './spelled.ts'

const move = (piece: Piece, from: Place, to: Place): Movement => ({ piece, from, to })
const step = (kind: HandStepKind, ...movements: readonly Movement[]): HandStep => ({ kind, movements })

describe('steps for hands', () => {
  it.each<[HandStepKind, HandStepKind]>([
    ['swap', 'swap'],
    ['exchange', 'exchange'],
    ['lift', 'lay'],
    ['lay', 'lift'],
    ['slide', 'push'],
    ['push', 'slide'],
    ['pull', 'push'],
    ['move', 'move'],
    ['give', 'give'],
    ['draw', 'put-back'],
    ['put-back', 'draw'],
    ['turn-up', 'turn-down'],
    ['turn-down', 'turn-up'],
    ['gather', 'deal'],
    ['deal', 'gather'],
  ])('are reversed: %s becomes %s', (kind, back) => {
    expect(reverseInstructions([[step(kind, move('KH', 'deck', 'hand 1'))]])).toEqual([
      [step(back, move('KH', 'hand 1', 'deck'))],
    ])
  })

  it('are reversed from the last to the first', () => {
    const instructions = [[step('lift', move('7H', 'cell a1', 'aside')), step('move', move('8H', 'cell b1', 'cell a1'))], [step('draw', move('2S', 'deck', 'hand 1'))]] // oxfmt-ignore
    expect(spelledInstructions(reverseInstructions(instructions))).toEqual([
      ['put-back: 2S hand 1 > deck'],
      ['move: 8H cell a1 > cell b1', 'lay: 7H aside > cell a1'],
    ])
    expect(instructions.map(movementCount)).toEqual([2, 1])
  })

  it('skip an intermediate place if all cards leave it again, and are otherwise unchanged', () => {
    const into = step('lift', move('7H', 'hand 1', 'pair'), move('8H', 'hand 1', 'pair'))
    const out = step('lay', move('8H', 'pair', 'hand 1'), move('7H', 'pair', 'deck'))
    expect(spelledSteps(withoutPlace([into, out], 'pair'))).toEqual(['lay: 7H hand 1 > deck'])
    expect(spelledSteps(withoutPlace([into], 'pair'))).toEqual(spelledSteps([into]))
    expect(spelledSteps(withoutPlace([out, into], 'pair'))).toEqual(spelledSteps([out, into]))
    const other = step('lay', move('9H', 'pair', 'deck'), move('7H', 'looked', 'deck'))
    expect(spelledSteps(withoutPlace([into, other], 'pair'))).toEqual(spelledSteps([into, other]))
    const elsewhere = [step('lift', move('7H', 'hand 1', 'discard')), step('lay', move('7H', 'pair', 'deck'))]
    expect(spelledSteps(withoutPlace(elsewhere, 'pair'))).toEqual(spelledSteps(elsewhere))
    expect(spelledSteps([into, out])).toEqual([
      'lift: 7H hand 1 > pair, 8H hand 1 > pair',
      'lay: 8H pair > hand 1, 7H pair > deck',
    ])
  })
})

describe('cards', () => {
  it.each<[Piece, Piece, number]>([
    ['7H', '7H', 4],
    ['7H', '7', 2],
    ['7', '7H', 2],
    ['7', '7', 3],
    ['H', 'H', 3],
    ['??', '7H', 1],
    ['7H', '??', 1],
    ['??', '??', 1],
    ['7H', '8H', 0],
    ['7H', '7S', 0],
    ['7', '8', 0],
    ['7', '8H', 0],
  ])('have a degree of likeness: %s and %s, %i', (one, other, like) => expect(likeness(one, other)).toBe(like))

  it('are paired with the most similar cards in order, each card at most once', () => {
    expect(pairOff(['??', '7', '7H', '8H'], ['7H', '7S', '9S', 'KD'], likeness)).toEqual({
      pairs: [['7H', '7H'], ['7', '7S'], ['??', '9S']], // oxfmt-ignore
      over: ['8H'],
      wanted: ['KD'],
    })
    expect(pairOff(['7H'], ['8H'], likeness)).toEqual({ pairs: [], over: ['7H'], wanted: ['8H'] })
  })

  it('are grouped by place, without empty places', () => {
    expect([...locationsOf([['deck', []], ['hand 1', ['7H']]])]).toEqual([['hand 1', ['7H']]]) // oxfmt-ignore
    expect(unseenCards(2)).toEqual(['??', '??'])
    expect((['cell a1', 'cell -1,0', 'deck', 'pile 1'] as const).map(isCell)).toEqual([true, true, false, false])
  })
})

describe('the locations of the cards', () => {
  const table = locationsOf([
    ['deck', ['7H', '8H']],
    ['hand 1', ['2S', '??']],
    ['cell a1', ['KH']],
    ['top', ['QD']],
  ])

  it('can be computed after a step', () => {
    const after = applyHands(table, step('draw', move('7H', 'deck', 'hand 1'), move('8H', 'deck', 'hand 1')))
    expect(after).toEqual({ ok: true, value: locationsOf([['hand 1', ['7H', '8H', '2S', '??']], ['cell a1', ['KH']], ['top', ['QD']]]) }) // oxfmt-ignore
    const likest = applyHands(table, step('lay', move('KD', 'hand 1', 'discard')))
    expect(likest.ok && likest.value.get('hand 1')).toEqual(['2S'])
    const put = applyHands(table, step('put-back', move('2S', 'hand 1', 'deck'), move('3S', 'hand 1', 'deck')))
    expect(put.ok && put.value.get('deck')).toEqual(['2S', '3S', '7H', '8H'])
    expect(put.ok && put.value.has('hand 1')).toBe(false)
  })

  it.each<[string, Movement]>([
    ['can’t give a card of the deck that is not on top', move('8H', 'deck', 'hand 1')],
    ['can’t give a card that is in another place', move('KH', 'deck', 'hand 1')],
    ['can’t give a card of an empty place', move('KH', 'discard', 'hand 1')],
    ['can’t give an unseen card of an empty place', move('??', 'discard', 'hand 1')],
    ['can’t have a second card on a cell', move('2S', 'hand 1', 'cell a1')],
    ['can’t have a second face-up card', move('2S', 'hand 1', 'top')],
  ])('%s', (_, movement) => {
    expect(applyHands(table, step('move', movement))).toEqual({ ok: false, error: movement })
  })

  it('can be computed after instructions, or else the first impossible movement is reported', () => {
    const draw = step('draw', move('7H', 'deck', 'hand 1'))
    expect(applyInstructions(table, [])).toEqual({ ok: true, value: table })
    const two = applyInstructions(table, [[draw], [step('draw', move('8H', 'deck', 'hand 1'))]])
    expect(two.ok && two.value.get('hand 1')).toEqual(['8H', '7H', '2S', '??'])
    expect(applyInstructions(table, [[draw, draw], [step('move', move('KH', 'cell a1', 'aside'))]])).toEqual({
      ok: false,
      error: move('7H', 'deck', 'hand 1'),
    })
  })

  it('equal other locations if all known cards agree', () => {
    const other = (deck: readonly Piece[], hand: readonly Piece[]): boolean =>
      leadsFromTo(table, [], locationsOf([['deck', deck], ['hand 1', hand], ['cell a1', ['KH']], ['top', ['QD']]])) // oxfmt-ignore
    expect(other(['7H', '8H'], ['2S', '??'])).toBe(true)
    expect(other(['7H', '8H'], ['9C', '2S'])).toBe(true)
    expect(other(['??', '8'], ['2S', '??'])).toBe(true)
    expect(other(['8H', '7H'], ['2S', '??'])).toBe(false)
    expect(other(['7H', '9C'], ['2S', '??'])).toBe(false)
    expect(other(['7H'], ['2S', '??'])).toBe(false)
    expect(other(['7H', '8H'], ['3S', '4S'])).toBe(false)
    expect(other(['7H', '8H'], ['2S', '??', '??'])).toBe(false)
    expect(leadsFromTo(table, [], new Map())).toBe(false)
    expect(leadsFromTo(new Map(), [], table)).toBe(false)
    expect(leadsFromTo(new Map(), [], locationsOf([['hand 1', ['??']]]))).toBe(false)
    expect(leadsFromTo(locationsOf([['hand 1', ['??']]]), [], new Map())).toBe(false)
    expect(leadsFromTo(new Map(), [], new Map())).toBe(true)
  })
})

describe('from one set of card locations to another', () => {
  it('the differences are cards that are in a place in only one of the sets', () => {
    const from = locationsOf([['hand 1', ['7H', '8H']], ['hand 2', ['2S']]]) // oxfmt-ignore
    const to = locationsOf([['hand 1', ['8H', '2S']], ['deck', ['7H']]]) // oxfmt-ignore
    expect(differences(from, to)).toEqual({
      over: [...spotsOf('hand 1', ['7H']), ...spotsOf('hand 2', ['2S'])],
      wanted: [...spotsOf('hand 1', ['2S']), ...spotsOf('deck', ['7H'])],
    })
    expect(differences(from, from)).toEqual({ over: [], wanted: [] })
  })

  it.each<[Piece, Piece, Piece]>([
    ['??', '7H', '7H'],
    ['7H', '??', '7H'],
    ['7', '7H', '7H'],
    ['7H', '7', '7H'],
    ['7', '??', '7'],
  ])('the card %s that moves to a place for %s is named %s', (one, other, piece) => {
    expect(transfers(spotsOf('hand 1', [one]), spotsOf('deck', [other]))).toEqual([move(piece, 'hand 1', 'deck')])
  })

  it('a surplus card goes to a place that may contain the wanted card, and the wanted card is taken from there', () => {
    const [over, wanted] = [spotsOf('hand 1', ['7H', '9H']), spotsOf('deck', ['8H'])]
    expect(transfers(over, wanted)).toEqual([])
    expect(transfers(over, wanted, () => 'pack')).toEqual([move('7H', 'hand 1', 'pack'), move('8H', 'pack', 'deck')])
    expect(transfers(over, wanted, ({ piece }) => (piece === '7H' ? null : 'pack'))).toEqual([])
  })

  it('movements are grouped into steps', () => {
    const movements = [move('7H', 'hand 1', 'deck'), move('8H', 'hand 2', 'deck'), move('9H', 'hand 1', 'pack')]
    expect(spelledSteps(groupMovements('lay', movements, ({ from }) => from))).toEqual([
      'lay: 7H hand 1 > deck, 9H hand 1 > pack',
      'lay: 8H hand 2 > deck',
    ])
  })

  it('movements are ordered so that each is possible', () => {
    const steps = orderMovements([
      move('2S', 'hand 1', 'cell 5,0'),
      move('3S', 'hand 2', 'cell 6,0'),
      move('4S', 'hand 1', 'seized 2'),
      move('5S', 'hand 1', 'seized 2'),
      move('6S', 'hand 2', 'seized 2'),
      move('7H', 'cell 0,0', 'hand 1'),
      move('7S', 'cell 7,0', 'seized 2'),
      move('8H', 'cell 1,0', 'cell 0,0'),
      move('9H', 'cell 2,0', 'cell 1,0'),
      move('KD', 'cell 3,0', 'cell 4,0'),
      move('QD', 'cell 4,0', 'cell 3,0'),
    ])
    expect(spelledSteps(steps)).toEqual([
      'swap: KD cell 3,0 > cell 4,0, QD cell 4,0 > cell 3,0',
      'lift: 7H cell 0,0 > hand 1',
      'lift: 7S cell 7,0 > seized 2',
      'move: 8H cell 1,0 > cell 0,0',
      'move: 9H cell 2,0 > cell 1,0',
      'give: 4S hand 1 > seized 2, 5S hand 1 > seized 2',
      'give: 6S hand 2 > seized 2',
      'lay: 2S hand 1 > cell 5,0',
      'lay: 3S hand 2 > cell 6,0',
    ])
  })

  it('one card is put aside if the movements form a cycle', () => {
    const ring = [move('7H', 'cell 0', 'cell 1'), move('8H', 'cell 1', 'cell 2'), move('9H', 'cell 2', 'cell 0')]
    expect(spelledSteps(orderMovements(ring))).toEqual([
      'lift: 7H cell 0 > aside',
      'move: 9H cell 2 > cell 0',
      'move: 8H cell 1 > cell 2',
      'lay: 7H aside > cell 1',
    ])
    expect(orderMovements([])).toEqual([])
  })

  it('for a new deal, all cards are gathered, and known cards are laid out before the rest is dealt', () => {
    const from = locationsOf([['hand 1', ['7H', '??']], ['pack', ['8H']], ['cell 0,0', ['9H']]]) // oxfmt-ignore
    const to = locationsOf([['deck', ['??', '??']], ['pack', ['9H']], ['hand 1', ['8H']]]) // oxfmt-ignore
    expect(spelledSteps(redealSteps(from, to))).toEqual([
      'gather: 7H hand 1 > pack, ?? hand 1 > pack, 9H cell 0,0 > pack',
      'deal: 8H pack > hand 1, ?? pack > deck, ?? pack > deck',
    ])
  })
})
