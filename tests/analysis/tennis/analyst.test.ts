import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from '../../../src/engine/random.ts'
import { tennisAnalyst, chooseCard } from '../../../src/analysis/tennis/index.ts'
import { wilsonInterval } from '../../../src/analysis/advice.ts'
import { seatView, type SeatView } from '../../../src/analysis/tennis/hand.ts'
import { DECK, rankOf, type Card, type Rank } from '../../../src/engine/cards.ts'
import { rankOfPlayed, seatOf, turnOf } from '../../../src/engine/tennis/seats.ts'
import { SEATS, type Position } from '../../../src/engine/tennis/types.ts'
import { run } from '../run.ts'
import { chanceOf } from './brute.ts'
import { after, begin } from './play.ts'

interface Dealt {
  readonly position: Position
  readonly hands: readonly (readonly Card[])[]
}

/** A hand of Tennis that the app plays at the middling level until `left` cards remain. */
function late(seed: number, left: number): Dealt {
  const random = createRandom(seed)
  const deck = shuffle([...DECK], random)
  const hands: Card[][] = SEATS.map((_, seat) => deck.slice(13 * seat, 13 * seat + 13))
  let position = begin((seed % 4) + 1)
  while (52 - position.played.length > left) {
    const seat = turnOf(position) ?? 1
    const hand = hands[seat - 1] ?? []
    const choice = chooseCard(seatView(seat, position, hands), 'middling', random.next())
    const index = choice.type === 'play' ? hand.findIndex(card => card === choice.card) : choice.index
    const [card = 'AS'] = hand.splice(index, 1)
    position = after(position, { type: 'play', card })
  }
  return { position, hands }
}

const ranks = (cards: readonly Card[]): readonly Rank[] => cards.map(rankOf)
const seenIn = ({ position, hands }: Dealt): SeatView => seatView(turnOf(position) ?? 1, position, hands.map(ranks))
const isSeeing = ({ position }: Dealt): boolean => turnOf(position) !== seatOf(position.dealer, 'ghost')

describe('the chance to win a hand of A Lifelike Tennis', () => {
  it('is inside the given interval in more than nine of ten cases, if all possible deals are counted', () => {
    let within = 0
    let all = 0
    for (let seed = 1; seed <= 30; seed++) {
      const dealt = late(seed, 8 + (seed % 4))
      if (!isSeeing(dealt)) continue
      const seen = seenIn(dealt)
      const { basis, best } = run(tennisAnalyst.search(seen, seed), 400)
      expect(basis).toBe('sampled')
      for (const { action, interval: [low, high] = [0, 0] } of best) {
        const { chance } = chanceOf(seen, action.type === 'play' ? action.card : 'A')
        all++
        if (low <= chance && chance <= high) within++
      }
    }
    expect(all).toBeGreaterThan(30)
    expect(within / all).toBeGreaterThan(0.9)
  }, 60_000)

  it('is given once for each rank in the hand, the best first', () => {
    for (const left of [44, 40, 21]) {
      const dealt = late(4, left)
      const { best, value } = run(tennisAnalyst.search(seenIn(dealt), 1), 40)
      const held = new Set(seenIn(dealt).own?.map(rankOfPlayed))
      expect(new Set(best.map(({ action }) => (action.type === 'play' ? action.card : '')))).toEqual(held)
      expect(best.map(line => line.value)).toEqual(best.map(line => line.value).sort((a, b) => b - a))
      expect(value).toBe(best[0]?.value)
    }
  })

  it('doesn’t depend on cards that can’t be seen', () => {
    const { position, hands } = late(7, 41)
    const turn = turnOf(position) ?? 1
    const ghost = seatOf(position.dealer, 'ghost')
    const [one = 0, other = 0] = SEATS.filter(seat => seat !== turn && seat !== ghost)
    const swapped = SEATS.map(seat => hands[(seat === one ? other : seat === other ? one : seat) - 1] ?? [])
    const [here, there] = [hands, swapped].map(each =>
      run(tennisAnalyst.search(seenIn({ position, hands: each }), 3), 60),
    )
    expect(turn).not.toBe(ghost)
    expect(there).toEqual(here)
  })

  it('is not given to a seat that sees no card', () => {
    expect(run(tennisAnalyst.search(seatView(1, begin(1), [null, null, null, null]), 1)).best).toEqual([])
  })

  it.each([
    [0, 100],
    [50, 100],
    [100, 100],
  ])('is inside its interval: %s wins of %s deals', (wins, deals) => {
    const [low, high] = wilsonInterval(wins, deals)
    expect(low).toBeGreaterThan(-1e-9)
    expect(high).toBeLessThan(1 + 1e-9)
    expect(high - low).toBeGreaterThan(0.03)
    expect(high - low).toBeLessThan(0.21)
    expect((low + high) / 2).toBeCloseTo(wins / deals, 1)
  })
})
