import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { createRandom, shuffle } from '../../src/engine/random.ts'
import { DECK } from '../../src/engine/cards.ts'
import { valueOfPlayed, seatOf, turnOf } from '../../src/engine/tennis/seats.ts'
import type { Played, Position, Seat } from '../../src/engine/tennis/types.ts'
import { heldCards } from '../../src/games/tennis/table/held.ts'
import { handsFrom } from '../games/tennis/hands.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { reasonText } from '#text/tennis/practice.ts'
import { beginIds } from '../book/world.ts'
import { PAUSE, nearby } from '../games/opponent.ts'
import { sitToLearn } from './learner.ts'

afterEach(() => void vi.useRealTimers())

const APP = ['easy', 'easy', null, 'easy'] as const
const REASONS = Object.values(reasonText)

/** Whether a reason is true for a card and the hand that it is played from. */
function isTrue(reason: string, position: Position, card: Played, hand: readonly Played[]): boolean {
  const { dealer, net, pair } = position
  const value = valueOfPlayed(card)
  const isHighest = hand.every(each => valueOfPlayed(each) <= value)
  const isMatch = pair.some(each => valueOfPlayed(each) === value)
  switch (reason) {
    case reasonText.blind:
      return turnOf(position) === seatOf(dealer, 'ghost')
    case reasonText.matches:
      return isMatch
    case reasonText.noNet:
      return net === null && isHighest
    case reasonText.clears:
      return net !== null && value > net && isHighest && !isMatch
    default:
      return hand.every(each => net !== null && valueOfPlayed(each) <= net)
  }
}

it('a guided match of Tennis explains the app’s first card, then plays automatically, with a true reason for each card', async () => {
  beginIds()
  const { guide } = tennisCourse
  expect(guide.learner).toBe(3)
  const learner = await sitToLearn(guide.deal(1), { practice: true, app: APP }, nearby())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { match } = learner
  const at = () => match.position as Position
  const told = new Set<string>()
  const untrue: string[] = []

  const isMore = (): boolean => told.size < REASONS.length
  while (isMore() && at().phase !== 'over') {
    if (at().phase === 'hand-over') await learner.press(/^Next hand/)
    const { hand: round } = at()
    const hands = handsFrom(shuffle([...DECK], createRandom(60 + round)))
    await match.note({ type: 'dealt', round, hands })
    await flushPromises()
    while (isMore() && at().phase === 'play') {
      const before = at()
      const turn = turnOf(before) as Seat
      const held = heldCards(turn, before, hands[turn - 1] ?? []) ?? []
      if (turn === 3 && turn === before.dealer) await learner.click('.backs .back')
      else if (turn === 3) {
        await learner.press(/^A hint$/)
        await learner.click(`[data-card="${learner.marked()[0] ?? ''}"]`)
      } else {
        vi.advanceTimersByTime(PAUSE)
        await flushPromises()
        const isSaid = at() === before
        const said = REASONS.find(each => learner.has('.ruling .detail') && learner.adds().endsWith(` ${each}`))
        if (isSaid) await learner.press(/^Confirm$/)
        const card = at().played.at(-1) ?? match.replay?.moves.at(-1)?.action.slice(5)
        const reason = guide.reason?.(before, { type: 'play', card: card as Played }) ?? ''
        if (isSaid !== (told.size === 0) || (isSaid && said !== reason)) untrue.push(`${reason} told: ${String(said)}`)
        told.add(reason)
        if (!isTrue(reason, before, card as Played, held)) untrue.push(`${reason} ${String(card)} of ${held.join(' ')}`)
      }
    }
  }
  expect(untrue).toEqual([])
  expect([...told].sort()).toEqual([...REASONS].sort())
}, 120_000)
