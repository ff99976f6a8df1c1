import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { pendingActs, prospects } from '../../../src/engine/grafa/play.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { after, begin, withShortDeck, shuffled } from './table.ts'

const byCard = (position: Position) => new Map(prospects(position).map(each => [each.pair[0], each]))

describe('the preview of a pair', () => {
  const worked = () => begin('hand AH 6S 4C 3H 2S\ndeck 4H')

  it('exists for each hand card that pairs, with the reason', () => {
    expect([...byCard(worked())].map(([card, { by }]) => [card, by])).toEqual([
      ['3H', 'suit'],
      ['4C', 'value'],
      ['6S', 'value'],
      ['AH', 'ace'],
    ])
  })

  it('shows the cards that hearts return, and the abilities', () => {
    const told = byCard(worked())
    expect(told.get('3H')).toMatchObject({ returned: ['3H', '4H'], acts: [] })
    expect(told.get('6S')).toMatchObject({ returned: ['6S'], acts: [{ for: 'dig', suit: 'S', count: 1 }] })
    expect(told.get('4C')).toMatchObject({ returned: ['4C'], acts: [{ for: 'look', suit: 'C', count: 2 }] })
    expect(told.get('AH')).toMatchObject({ returned: ['AH'], acts: [] })
  })

  it('exists only in phase `pair`', () => {
    expect(prospects(after(worked(), 'pair 6S'))).toEqual([])
    expect(prospects(after(begin('hand 9S\ndeck 3D'), 'pair 9S'))).toEqual([])
    expect(prospects(after(begin('hand 9C\ndeck 3H 4C 5C'), 'pair 9C'))).toEqual([])
  })

  it('lists the abilities that have not acted yet during a turn', () => {
    expect(pendingActs(worked())).toEqual([])
    expect(pendingActs(after(begin('hand 9S\ndeck 3D'), 'pair 9S'))).toEqual([
      { for: 'dig', suit: 'S', count: 1 },
      { for: 'draw', suit: 'D', count: 1 },
    ])
    expect(pendingActs(after(withShortDeck('9C', '3C 4H 5H'), 'pair 9C'))).toEqual([
      { for: 'look', suit: 'C', count: 2 },
    ])
  })

  it('limits the number of cards of an ability to the cards in the deck', () => {
    expect(byCard(withShortDeck('KC', 'QC ?? ??')).get('KC')?.acts).toEqual([{ for: 'look', suit: 'C', count: 2 }])
    expect(
      byCard(withShortDeck('KS', 'QD'))
        .get('KS')
        ?.acts.map(act => act.count),
    ).toEqual([0, 0])
  })

  it('agrees with the ruling, and exists for exactly the legal pairs', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), stream => {
        const position = begin(`deck ${shuffled(() => stream.next().value ?? 0).join(' ')}`)
        const legal = grafa.legal(position).map(grafa.makeAction)
        expect(prospects(position).map(({ pair }) => `pair ${pair[0]}`)).toEqual(legal)
        for (const { pair, by, returned, acts } of prospects(position)) {
          const ruling = grafa.play(position, { type: 'pair', card: pair[0] })
          const events = ruling.accepted ? ruling.steps.map(step => step.event) : []
          expect(events[0]).toEqual({ type: 'pair', hand: pair[0], top: pair[1], by })
          expect(events.flatMap(event => (event.type === 'return' ? event.cards : []))).toEqual([...returned].sort())
          const done = events.flatMap(event => (event.type === acts[0]?.for ? [event.cards.length] : []))
          expect(done).toEqual(acts.length === 1 ? acts.map(act => act.count) : [])
        }
      }),
    )
  })
})
