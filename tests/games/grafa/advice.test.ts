import type { AnyAction } from '../../../src/engine/game.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Advice } from '../../../src/analysis/advice.ts'
import { grafaAnalyst } from '../../../src/analysis/grafa/index.ts'
import { DECK, type Card } from '../../../src/engine/cards.ts'
import type { Position, Slot } from '../../../src/engine/grafa/types.ts'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { adviser } from '../adviser.ts'
import { mountTable } from '../mount.ts'
import { headOf, WORKED } from './hands.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** The top of a deck: the hand, the face-up card, and the three cards that the 4 of clubs looks at. */
const FIRST = '4C 8S 2D 3D 5D 3C KH 7S 2H'.split(' ').flatMap(card => DECK.filter(each => each === card))
const CARDS: readonly Card[] = [...FIRST, ...DECK.filter(card => !FIRST.includes(card))]
const DEALT = headOf(`deck ${CARDS.join(' ')}`)

/** The top of a deck whose first pair has two suits that act: the 7 of clubs in the hand, the 7 of spades face up. */
const TWO = '7C 8S 2D 3D 5D 7S KH 2H'.split(' ').flatMap(card => DECK.filter(each => each === card))
const TWO_ACT = headOf(`deck ${[...TWO, ...DECK.filter(card => !TWO.includes(card))].join(' ')}`)

function grafaPosition(position: unknown): Position {
  if (!isPosition(position)) throw new Error('no position')
  return position
}

/** The first advice of the real analyst; null if it has none after 200 steps. */
function firstAdvice(position: unknown): Advice<AnyAction> | null {
  const search = grafaAnalyst.search(grafaPosition(position), 1)
  for (let step = 0; step < 200; step++) {
    const { value } = search.next()
    if (value?.best[0]) return value
  }
  return null
}

const advice = <Action extends AnyAction>(
  action: Action,
  value = 43.21,
  interval: readonly [number, number] = [42.6, 43.8],
): Advice<AnyAction> => ({
  basis: 'sampled',
  value,
  best: [{ action, value, interval }],
})

const isPosition = (position: unknown): position is Position =>
  typeof position === 'object' && position !== null && 'deck' in position

async function sit(head: string, actions: readonly string[] = []) {
  const analyst = adviser()
  const table = await mountTable(grafaTable, head, actions, {}, analyst.client)
  await table.match.setCursor(99)
  await flushPromises()
  return {
    ...table,
    ...analyst,
    async hear(answer: Advice<AnyAction>) {
      analyst.ends(answer)
      await flushPromises()
    },
    /** The deck that is sent to the analyst. */
    told(): readonly Slot[] {
      const position = analyst.asked.at(-1)?.position
      return isPosition(position) ? position.deck : []
    },
    outlined: () => table.wrapper.findAll('.hand [data-card]').filter(card => card.text().includes('marked')).map(card => card.attributes('data-card')), // oxfmt-ignore
  }
}

describe('advice in Grafa', () => {
  it('shows the average score and its interval, and outlines the card', async () => {
    const table = await sit(WORKED)
    await table.press('Advice')
    await table.hear(advice({ type: 'pair', card: 'AH' }))
    expect(table.says()).toMatch(/^Advice: .*ace of hearts/)
    expect(table.adds()).toBe(
      'On average 43.2 cards discarded at the end, over the possible hidden cards. Between 42.6 and 43.8 with 95\u00a0% certainty.',
    )
    expect(table.outlined()).toEqual(['AH'])
    expect(table.hasKey('Confirm')).toBe(false)
    await table.click('[data-card="AH"]')
    expect(table.match.timeline.line.map(({ action }) => action)).toEqual(['pair AH'])
    expect(table.outlined()).toEqual([])
  })

  it.each<[readonly string[], number]>([
    [[], 1],
    [['pair 4C'], 3],
    [['pair 4C', 'arrange 7S KH 2H'], 3],
  ])('is based only on the cards seen so far in a deal in the app, after %j', async (line, seen) => {
    const table = await sit(DEALT, line)
    await table.press('Advice')
    const { position } = table.match
    const real = isPosition(position) ? position.deck : []
    expect(real).not.toContain('??')
    const known = table.told().filter(slot => slot !== '??')
    expect(known).toEqual(real.slice(0, seen))
    expect(table.told()).toHaveLength(real.length)
    expect(firstAdvice(table.asked[0]?.position)?.basis).toBe('sampled')
  })

  it('names the suit that should act first, but no card that the suit would reveal', async () => {
    const table = await sit(TWO_ACT, ['pair 7C'])
    expect(table.hasKey('Spades first')).toBe(true)
    await table.press('Advice')
    expect(table.told().every(slot => slot === '??')).toBe(true)
    await table.hear(advice({ type: 'use', suit: 'C' }, 20, [20, 20]))
    expect(table.says()).toBe('Advice: Clubs first.')
    expect(table.adds()).toContain('On average 20 cards')
    await table.press('Clubs first')
    expect(table.match.timeline.line.at(-1)?.action).toBe('use C')
  })
})
