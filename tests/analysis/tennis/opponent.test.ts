import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from '../../../src/engine/random.ts'
import {
  playCardAt,
  winnerOf as handWinner,
  winWorth,
  dealHidden,
  seatView,
} from '../../../src/analysis/tennis/hand.ts'
import { chooseCard, shouldBecomeGhost } from '../../../src/analysis/tennis/index.ts'
import { DECK, type Card } from '../../../src/engine/cards.ts'
import { seatOf, seatOfCard } from '../../../src/engine/tennis/seats.ts'
import { SEATS } from '../../../src/engine/tennis/types.ts'
import { isLong } from '../../runs.ts'
import { after, begin, winnerOf } from './play.ts'

const ORDER = ['fish', 'ghost', 'angler', 'cormorant'] as const

const dealt = (seed: number): Card[][] => {
  const deck = shuffle([...DECK], createRandom(seed))
  return SEATS.map((_, seat) => deck.slice(13 * seat, 13 * seat + 13))
}

it('the fast model of a hand has the same points and winners as the referee', () => {
  const random = createRandom(2)
  for (let round = 0; round < 100; round++) {
    const hands = dealt(round)
    let position = begin(1 + (round % 4))
    const all = SEATS.map(seat => ({ seat, cards: hands[seat - 1] ?? [] }))
    const hand = dealHidden({ position, seat: 1, own: hands[0] ?? [], open: all }, random)
    hand.cards.forEach(cards => cards.sort((a, b) => a - b))
    for (let card = 0; card < 52; card++) {
      const seat = seatOfCard(position.dealer, card)
      const own = hands[seat - 1] ?? []
      own.sort((a, b) => (DECK.indexOf(a) % 13) - (DECK.indexOf(b) % 13))
      const index = random.below(own.length)
      const [played] = own.splice(index, 1)
      if (played === undefined) throw new Error('The hand is empty')
      playCardAt(hand, index)
      position = after(position, { type: 'play', card: played })
    }
    const { dealer, points, hands: won } = position
    expect(ORDER.map(role => points[seatOf(dealer, role) - 1])).toEqual(hand.points)
    const winner = handWinner(hand)
    expect(won[seatOf(dealer, ORDER[winner] ?? 'fish') - 1]).toBe(winWorth(hand, winner))
  }
})

describe('a seat’s view', () => {
  it('contains the seat’s own hand and the Ghost’s hand; the Ghost does not see its own hand', () => {
    const hands = dealt(1)
    const seen = seatView(2, begin(1), hands)
    expect(seen.own).toEqual(hands[1])
    expect(seen.open).toEqual([{ seat: 1, cards: hands[0] }])
    const ghost = seatView(1, begin(1), hands)
    expect(ghost.own).toBeNull()
    expect(ghost.open).toEqual([])
  })

  it('contains the hand of a Cormorant who became a Ghost, for every seat', () => {
    const hands = dealt(1)
    const position = after(begin(1, true), { type: 'ghost' })
    expect(seatView(1, position, hands).open).toEqual([{ seat: 4, cards: hands[3] }])
    expect(seatView(2, position, hands).open.map(({ seat }) => seat)).toEqual([1, 4])
    expect(seatView(4, position, hands).own).toEqual(hands[3])
  })

  it.each(['easy', 'middling', 'strong'] as const)('is all that a %s opponent uses', level => {
    const hands = dealt(5)
    const [ghost = [], angler = [], fish = [], cormorant = []] = hands
    const swapped = [ghost, cormorant, fish, angler]
    const position = begin(1)
    expect(seatView(3, position, swapped)).toEqual(seatView(3, position, hands))
    expect(chooseCard(seatView(3, position, swapped), level, 7)).toEqual(
      chooseCard(seatView(3, position, hands), level, 7),
    )
    const blind = seatView(1, after(position, { type: 'play', card: fish[0] ?? 'AS' }), hands)
    const other = seatView(1, after(position, { type: 'play', card: fish[0] ?? 'AS' }), [
      cormorant,
      angler,
      fish,
      ghost,
    ])
    expect(chooseCard(blind, level, 7)).toEqual(chooseCard(other, level, 7))
    expect(chooseCard(blind, level, 7)).toMatchObject({ type: 'blind' })
  })

  it('allows random deals with the right number of cards in each hand, and with each hidden card once', () => {
    const hands = dealt(8)
    const fish = hands[2] ?? []
    const position = after(begin(1), { type: 'play', card: fish[0] ?? 'AS' })
    const hand = dealHidden(seatView(4, position, hands), createRandom(1))
    expect(hand.cards.map(cards => cards.length)).toEqual([12, 13, 13, 13])
    const values = hand.cards.flat().sort((a, b) => a - b)
    const left = DECK.filter(card => card !== fish[0]).map(card => (DECK.indexOf(card) % 13) + 1)
    expect(values).toEqual(left.sort((a, b) => a - b))
  })
})

it('an opponent becomes a Ghost only as the Cormorant, only if the variant is on, and not at the easy level', () => {
  const hands = dealt(3)
  const seen = seatView(4, begin(1), hands)
  expect(shouldBecomeGhost(seen, 'strong', 1)).toBe(false)
  const allowed = seatView(4, begin(1, true), hands)
  expect(shouldBecomeGhost(allowed, 'easy', 1)).toBe(false)
  expect(shouldBecomeGhost(seatView(2, begin(1, true), hands), 'strong', 1)).toBe(false)
})

it('two middling opponents win more than three quarters of their matches against two easy opponents', () => {
  const sides = [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]] // oxfmt-ignore
  const games = isLong ? 60 : 20
  const wins = Array.from({ length: games }, (_, seed) => {
    const side = sides[seed % sides.length] ?? []
    return (
      side[
        winnerOf(
          seed,
          side.map(each => (each === 1 ? 'middling' : 'easy')),
        ) - 1
      ] ?? 0
    )
  })
  expect(wins.reduce((sum, each) => sum + each, 0)).toBeGreaterThan((games * 3) / 4)
}, 60_000)
