import { describe, expect, it } from 'vitest'
import { grafa } from '../../src/engine/grafa/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import type { Action as WellsixAction } from '../../src/engine/wellsix/types.ts'
import type { Action as WetIceAction } from '../../src/engine/wetice/types.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { recordOf as grafaRecord } from '../../src/lessons/grafa/goals.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { recordOf as wellsixRecord } from '../../src/lessons/wellsix/goals.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { recordOf } from '../../src/lessons/wetice/goals.ts'
import { hintText as wellsixText } from '#text/wellsix/practice.ts'
import { hintText as weticeText } from '#text/wetice/practice.ts'

const { guide: grafaGuide } = grafaCourse
const { guide: wellsixGuide } = wellsixCourse
const { guide: weticeGuide } = weticeCourse

describe('the reason for a move of WetIce', () => {
  it.each<[string, WetIceAction, string]>([
    [recordOf('HHSHD'), { type: 'swap', cells: ['c1', 'd1'] }, 'It removes three cards.'],
    [
      recordOf('HHSHD', { piles: 'S3 / H4' }),
      { type: 'swap', cells: ['c1', 'd1'] },
      'It removes three cards, all of them for the other player.',
    ],
    [
      recordOf('H.SD. HDDC. DSSH.'),
      { type: 'swap', cells: ['c3', 'd1'] },
      'It removes six cards in a chain of two links.',
    ],
    [recordOf('HHSHD', { piles: 'S3 / H4' }), { type: 'pass' }, weticeText.onlyForOther],
    [recordOf('HSDC SHCD'), { type: 'pass' }, weticeText.noLine],
    [recordOf('HHSHD'), { type: 'pass' }, weticeText.notWorth],
    [
      recordOf('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }),
      { type: 'give', suit: 'H' },
      'It gives hearts away: three cards, and none left in the layout.',
    ],
  ])('is the effect of the move: %#', (record, action, reason) => {
    const scene = sceneOf(wetice, record)
    expect(scene && weticeGuide.why(scene.position, action)).toEqual({ reason })
    expect(scene && weticeGuide.reason?.(scene.position, action)).toBe(reason)
  })
})

describe('the reason for a move of Wellsix', () => {
  it.each<[string, WellsixAction, string]>([
    ['8S 6C\nKH QS', { type: 'capture', from: '0,0', to: '1,0' }, wellsixText.seizes(1)],
    ['8S 6C\nKH QS', { type: 'place', card: '2H', cell: '-1,0' }, wellsixText.line(2)],
    [
      '.. .. .. KH .. ..\n2H 5H 7H QS 9D JD',
      { type: 'capture', from: '3,1', to: '3,0' },

      wellsixText.wins,
    ],
    ['.. .. 6S ..\n2H 5H 7H 9D', { type: 'place', card: 'KD', cell: '4,0' }, wellsixText.oneMore],
    [
      '.. .. 6H 8H TD ..\n2S 5S 7S .. 9S JS',
      { type: 'place', card: '2D', cell: '3,0' },

      wellsixText.blocks(5),
    ],
    ['.. 6H ..\n2S 5S 7S', { type: 'place', card: '2D', cell: '3,0' }, wellsixText.blocks(3)],
    ['8S QS\n5H 2S', { type: 'exchange', cell: '0,0', card: '9D' }, wellsixText.aims],
    ['KS QH 2H', { type: 'switch', cells: ['1,0', '2,0'] }, wellsixText.saves],
  ])('is the most important effect of the move: %s', (rows, action, reason) => {
    const scene = sceneOf(wellsix, wellsixRecord(rows))
    expect(scene && wellsixGuide.why(scene.position, action)).toEqual({ reason })
  })
})

describe('a hint', () => {
  it.each([
    [
      grafaRecord('9H 6S 5C AH', '4H 8C 6D 2C TS'),
      'pair 9H',
      'It puts the 9 of hearts and the 4 of hearts into your hand.',
    ],
    [
      grafaRecord('9S 2D', '7C 5D 6H 3S TD', { played: ['pair 9S'] }),
      'use C',
      'You see the next cards and choose which the other suit gets.',
    ],
    [
      grafaRecord('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      'arrange JD QH 9C',
      'The jack of diamonds comes up: one card of yours pairs with it.',
    ],
  ])('in Grafa names the best action and its reason: %#', (record, action, reason) => {
    const position = sceneOf(grafa, record)?.position
    const chosen = position && grafaGuide.choose?.(position)
    expect(chosen && grafa.makeAction(chosen)).toBe(action)
    expect(position && chosen && grafaGuide.why(position, chosen).reason).toBe(reason)
  })
})
