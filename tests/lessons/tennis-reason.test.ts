import { describe, expect, it } from 'vitest'
import { tennis } from '../../src/engine/tennis/index.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { recordOf } from '../../src/lessons/tennis/goals.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { reasonText, hintText } from '#text/tennis/practice.ts'
import type { Action, Played, Position } from '../../src/engine/tennis/types.ts'

const { guide } = tennisCourse

function at(played: string): Position {
  const scene = sceneOf(tennis, recordOf(played))
  if (!scene) throw new Error(`No hand begins ${played}`)
  return scene.position
}
const play = (card: Played): Action => ({ type: 'play', card })

describe('the reason why the app plays a card', () => {
  it.each<[string, Played, keyof typeof reasonText]>([
    ['', '3', 'noNet'],
    ['K', 'K', 'blind'],
    ['T7', 'J', 'clears'],
    ['K4', '2', 'misses'],
    ['K42', '2', 'matches'],
  ])('is as expected after “%s” for the card %s', (played, card, kind) => {
    expect(guide.reason?.(at(played), play(card))).toBe(reasonText[kind])
  })

  it('exists only if the app plays a card', () => {
    expect(guide.reason?.(at('K4'), { type: 'next' })).toBeNull()
  })
})

describe('the reason for a hinted card', () => {
  it.each<[string, readonly Played[], Played, string]>([
    ['', ['9S', '3H'], '3H', hintText.noNet],
    ['', ['9S', '3H'], '9S', hintText.noNetYet],
    ['K4', ['9S', 'TH', 'QD'], 'TH', hintText.lowest],
    ['K4', ['9S', 'TH', 'QD'], 'QD', hintText.clears('Q', 9)],
    ['K4', ['9S', '3H'], '3H', hintText.leastToLose('3', 9)],
    ['K4', ['9S', 'TH'], '9S', hintText.misses('9', 9)],
    ['K4Q', ['KS', 'QH'], 'QH', hintText.matches('Q')],
    ['K4Q', ['KS', 'TH'], 'TH', `${hintText.lowest} ${hintText.leaves(2)}`],
  ])('is as expected after “%s” with the hand %s', (played, held, card, why) => {
    expect(guide.why(at(played), play(card), held).reason).toBe(why)
  })
})
