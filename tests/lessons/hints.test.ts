import { describe, expect, it } from 'vitest'
import { grafa } from '../../src/engine/grafa/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { Action as WellsixAction } from '../../src/engine/wellsix/types.ts'
import type { Action as WetIceAction } from '../../src/engine/wetice/types.ts'
import { deal } from '../../src/lessons/grafa/deck.ts'
import { hint as grafaHint } from '../../src/lessons/grafa/guide.ts'
import { sceneOf } from '../../src/lessons/record.ts'
import { hand } from '../../src/lessons/tennis/hand.ts'
import { hint as tennisHint } from '../../src/lessons/tennis/guide.ts'
import { hint as wellsixHint, reason as wellsixReason } from '../../src/lessons/wellsix/guide.ts'
import { table as wellsixTable } from '../../src/lessons/wellsix/table.ts'
import { hint as weticeHint, reason as weticeReason } from '../../src/lessons/wetice/guide.ts'
import { table } from '../../src/lessons/wetice/table.ts'

const inWetIce = (record: string) => {
  const scene = sceneOf(wetice, record)
  return scene && weticeHint(scene.position)
}
const inWellsix = (record: string) => {
  const scene = sceneOf(wellsix, record)
  return scene && wellsixHint(scene.position)
}
const inTennis = (record: string) => {
  const scene = sceneOf(tennis, record)
  return scene && tennisHint(scene.position)
}
const inGrafa = (record: string) => {
  const scene = sceneOf(grafa, record)
  return scene && grafaHint(scene.position)
}

describe('why the app plays as it does', () => {
  const inWetIceOf = (record: string, action: WetIceAction) => {
    const scene = sceneOf(wetice, record)
    return scene && weticeReason(scene.position, action)
  }
  const inWellsixOf = (rows: string, action: WellsixAction) => {
    const scene = sceneOf(wellsix, wellsixTable(rows))
    return scene && wellsixReason(scene.position, action)
  }

  it.each<[string, WetIceAction, string | null]>([
    [table('HHSHD'), { type: 'swap', cells: ['c1', 'd1'] }, 'It lifts three cards.'],
    [
      table('HHSHD', { piles: 'S3 / H4' }),
      { type: 'swap', cells: ['c1', 'd1'] },
      'It lifts three cards, all of them for the other player.',
    ],
    [table('HSDC SHCD'), { type: 'pass' }, 'No swap makes a line here. A pass is all that is left.'],
    [table('HHSHD'), { type: 'pass' }, null],
  ])('in WetIce is what a swap does: %#', (record, action, why) => {
    expect(inWetIceOf(record, action)).toBe(why)
  })

  it.each<[string, WellsixAction, string | null]>([
    ['8S 6C\nKH QS', { type: 'capture', from: '0,0', to: '1,0' }, 'It seizes one card.'],
    ['8S 6C\nKH QH', { type: 'capture', from: '0,0', to: '1,0' }, null],
    ['8S 6C\nKH QS', { type: 'place', card: '2H', cell: '-1,0' }, 'It makes a line of two of the same colour.'],
    ['8S 6C\nKH QS', { type: 'pass' }, null],
  ])('in Wellsix is what a move does: %#', (rows, action, why) => {
    expect(inWellsixOf(rows, action)).toBe(why)
  })
})

describe('a hint', () => {
  it.each([
    [table('H.SD. HDDC. DSSH.'), 'swap c3 d1', 'It lifts six cards in a chain of two links.'],
    [table('HHDHSSCS', { piles: 'S3 / H4' }), 'swap d1 h1', 'It lifts three cards.'],
    [
      table('HHSHD', { piles: 'S3 / H4' }),
      'pass',
      'Every line here would score for the other player. A pass gives nothing away.',
    ],
    [table('HSDC SHCD'), 'pass', 'No swap makes a line here. A pass is all that is left.'],
    [
      table('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }),
      'give H',
      'Of the three suits, hearts cost least: three cards in the pile, none left on the table.',
    ],
  ])('in WetIce lifts most for whose turn it is: %#', (record, action, reason) => {
    expect(inWetIce(record)).toEqual({ action, reason })
  })

  it.each([
    ['2H 5H 7H QS 9D JD', '.. .. .. KH .. ..', 'capture 3,1 3,0', 'It makes six in line, and wins.'],
    ['2S 5S 7S .. 9S JS', '.. .. 6H 8H TD ..', 'place 2D 3,0', 'It stops a line that the other player could complete.'],
    ['KH QS', '8S 6C', 'capture 0,0 1,0', 'It seizes one card.'],
  ])('in Wellsix wins, blocks or seizes, in this order: %s', (below, above, action, reason) => {
    const told = inWellsix(wellsixTable(`${above}\n${below}`))
    expect(told?.reason).toBe(reason)
    expect(told?.action?.split(' ').at(-1)).toBe(action.split(' ').at(-1))
  })

  it('in tennis is the lowest card that clears the Net', () => {
    expect(inTennis(hand('3Q'))).toEqual({
      action: 'play T',
      reason: 'A 10 is the lowest card there is to clear a Net of 9.',
    })
    expect(inTennis(hand(''))?.action).toBe('play A')
    expect(inTennis(hand('', { first: ['hand fish'] }))?.action).toBe('next')
  })

  it.each([
    [
      deal('9H 6S 5C AH', '4H 8C 6D 2C TS'),
      'pair 9H',
      'This pair brings the 9 of hearts and the 4 of hearts to your hand.',
    ],
    [
      deal('9S 2D', '7C 5D 6H 3S TD', { played: ['pair 9S'] }),
      'use C',
      'Look first: then you choose which card the other suit gets.',
    ],
    [
      deal('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      'arrange JD QH 9C',
      'The jack of diamonds comes up next then, and one card of your hand pairs with it.',
    ],
  ])('in Grafa keeps what is worth most: %#', (record, action, reason) => {
    expect(inGrafa(record)).toEqual({ action, reason })
  })
})
