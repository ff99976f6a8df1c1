import { describe, expect, it } from 'vitest'
import { handsPlanner } from '../../../src/engine/grafa/hands.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { spelledInstructions } from '../spelled.ts'
import { after, begin, path, withShortDeck } from './table.ts'

const across = (from: Position, to: Position): string[] => spelledInstructions(handsPlanner.across(from, to)).flat()
const forward = (start: Position, ...lines: readonly string[]): string[][] =>
  spelledInstructions(handsPlanner.forward(path(start, ...lines)))

describe('the player’s hands', () => {
  it('move the cards of a pair in one instruction, and dig and turn up the next card in another', () => {
    const start = begin('hand 6S 2C\ndeck 4H 5D 9C')
    expect(forward(start, 'pair 6S')).toEqual([
      ['lay: 6S hand 1 > pair, 4H top > pair', 'lift: 6S pair > hand 1', 'lift: 4H pair > discard'],
      ['draw: 5D deck > discard', 'turn-up: 9C deck > top'],
    ])
  })

  it('turn up the next card in the instruction for the pair if no suit acts', () => {
    expect(forward(begin('hand AS 2C\ndeck AD 9C'), 'pair AS')).toEqual([
      ['lay: AS hand 1 > pair, AD top > pair', 'lift: AD pair > discard, AS pair > discard', 'turn-up: 9C deck > top'],
    ])
  })

  it('dig and draw from the top, in the order of the deck', () => {
    expect(forward(begin('hand 9D 8S\ndeck 3D KD 2C 7S'), 'pair 9D').slice(1)).toEqual([
      ['draw: KD deck > hand 1, 2C deck > hand 1', 'turn-up: 7S deck > top'],
    ])
    expect(forward(begin('hand 9S 8S\ndeck 3S KD 2C 7S'), 'pair 9S').slice(1)).toEqual([
      ['draw: KD deck > discard, 2C deck > discard', 'turn-up: 7S deck > top'],
    ])
  })

  it('hold looked-at cards until these are put back', () => {
    const start = begin('hand 9C 8S\ndeck 3H KD 2C 7S')
    expect(forward(start, 'pair 9C', 'arrange 2C KD').slice(1)).toEqual([
      ['draw: KD deck > looked, 2C deck > looked'],
      ['put-back: 2C looked > deck, KD looked > deck', 'turn-up: 2C deck > top'],
    ])
    const locations = handsPlanner.locations(after(start, 'pair 9C'))
    expect([locations.get('looked'), locations.get('deck')?.slice(0, 2), locations.get('top')]).toEqual([
      ['KD', '2C'],
      ['7S', '??'],
      undefined,
    ])
    expect(handsPlanner.locations(after(start, 'pair 9C', 'arrange 2C KD')).get('top')).toEqual(['2C'])
  })

  it('look at a single card and put it back', () => {
    expect(forward(withShortDeck('9C', '3C 8S'), 'pair 9C').slice(1)).toEqual([
      ['draw: 8S deck > looked', 'put-back: 8S looked > deck', 'turn-up: 8S deck > top'],
    ])
  })

  it('do nothing for events that move no cards', () => {
    const waiting = after(begin('hand 9S 8H\ndeck 3D'), 'pair 9S')
    expect(forward(waiting, 'use S')).toEqual([])
    expect(forward(after(waiting, 'use S'), 'reveal 4C')).toEqual([['draw: 4C deck > discard']])
    expect(forward(begin('hand 9S\ndeck 3H ?? 4C'), 'pair 9S', 'reveal AH').slice(1)).toEqual([
      ['draw: AH deck > discard', 'turn-up: 4C deck > top'],
    ])
  })

  it('keep the pair separate until it is moved', () => {
    const { steps } = path(begin('hand 9S 8H\ndeck 3D 4C'), 'pair 9S')
    const pairs = steps.map(({ position }) => handsPlanner.locations(position).get('pair'))
    expect(pairs).toEqual([['9S', '3D'], undefined])
  })
})

describe('the player’s hands, between two positions', () => {
  const start = begin('hand 6S AH 2C\ndeck 4H 5D 9C')
  const dug = after(start, 'pair 6S')

  it('take cards off the deck, and turn up the next card', () => {
    expect(across(start, dug)).toEqual(['draw: 4H top > discard, 5D deck > discard', 'turn-up: 9C deck > top'])
  })

  it('turn the face-up card face down, and put back the cards that were above it', () => {
    expect(across(dug, start)).toEqual(['turn-down: 9C top > deck', 'put-back: 4H discard > top, 5D discard > deck'])
  })

  it('exchange cards between the hand and the discard pile', () => {
    const both = begin('hand AS AH 2C\ndeck AD 9C')
    expect(across(after(both, 'pair AS'), after(both, 'pair AH'))).toEqual([
      'give: AS discard > hand 1',
      'give: AH hand 1 > discard',
    ])
  })

  it('put cards that are in the wrong order aside, and then back in order', () => {
    const looked = after(begin('hand 9C 8S\ndeck 3H KD 2C 7S'), 'pair 9C')
    const [one, other] = ['arrange 2C KD', 'arrange KD 2C'].map(line => after(looked, line))
    expect(across(one ?? looked, other ?? looked)).toEqual([
      'draw: 2C top > aside, KD deck > aside',
      'put-back: KD aside > top, 2C aside > deck',
    ])
    expect(across(looked, one ?? looked)).toEqual(['put-back: 2C looked > top, KD looked > deck'])
    expect(across(one ?? looked, looked)).toEqual(['draw: 2C top > looked, KD deck > looked'])
  })

  it('turn over only the top card if nothing else differs', () => {
    const waiting = after(begin('hand AS KC\ndeck AD'), 'pair AS')
    const turned = after(waiting, 'reveal 9C')
    expect(across(waiting, turned)).toEqual(['turn-up: 9C deck > top'])
    expect(across(turned, waiting)).toEqual(['turn-down: 9C top > deck'])
    expect([across(turned, turned), across(waiting, waiting)]).toEqual([[], []])
  })

  it('don’t mistake an unseen card of the deck for a card in another place', () => {
    const waiting = after(begin('hand 9D KC\ndeck 3H'), 'pair 9D')
    const drawn = after(waiting, 'reveal 4C')
    expect(across(waiting, drawn)).toEqual(['draw: 4C deck > hand 1'])
    expect(across(drawn, waiting)).toEqual(['put-back: 4C hand 1 > deck'])
  })
})
