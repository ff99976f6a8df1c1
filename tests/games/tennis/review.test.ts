import { describe, expect, it } from 'vitest'
import type { SeatView } from '../../../src/analysis/tennis/hand.ts'
import { isReplayOf, type Replay } from '../../../src/book/journal/replay.ts'
import { replay } from '../../replay.ts'
import { rankOf, type Card } from '../../../src/engine/cards.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { seatOfCard } from '../../../src/engine/tennis/seats.ts'
import type { Tennis } from '../../../src/engine/tennis/types.ts'
import { tennisTable } from '../../../src/games/tennis/table/index.ts'
import { isReviewable } from '../../../src/table/module.ts'
import { valueOf } from '../../book/results.ts'
import { head } from './hands.ts'
import { handPlayed } from './match.ts'
import { RULES } from '../../rules.ts'

const { review } = tennisTable
if (!review) throw new Error('no review')

function match(actions: readonly string[]): Replay<Tennis> {
  const found = valueOf(replay(head(), actions, RULES))
  if (!isReplayOf<Tennis>(found, tennis)) throw new Error('another game')
  return found
}
const plays = (cards: readonly Card[]): string[] => cards.map(card => `play ${card}`)
const choicesIn = (actions: readonly string[]) => review.own?.of(match(actions).moves) ?? []
const seenAt = (actions: readonly string[], place: number): SeatView | undefined =>
  choicesIn(actions)[place]?.seen as SeatView | undefined

const CARDS = handPlayed(3)
const WHOLE = plays(CARDS)
/** A seat's plays from this card of the hand on, as ranks. */
const later = (place: number, seat = seatOfCard(1, place)) =>
  CARDS.slice(place)
    .filter((_, i) => seatOfCard(1, place + i) === seat)
    .map(rankOf)

describe('the choices of a hand of Tennis', () => {
  it('come from players who see their own cards, and exclude each player’s last card', () => {
    const choices = choicesIn(WHOLE)
    expect(choices).toHaveLength(52)
    const made = choices.flatMap((choice, place) => (choice ? [place] : []))
    expect(made.some(place => seatOfCard(1, place) === 1)).toBe(false)
    expect(made.length).toBeGreaterThan(30)
    expect(Math.max(...made)).toBeLessThan(48)
    expect(choices[4]).toMatchObject({ played: { type: 'play', card: later(4)[0] }, part: 1 })
  })

  it('are judged by what the player knew: the player’s own cards, and the Ghost’s', () => {
    for (const place of [0, 2, 3, 22, 39]) {
      const seen = seenAt(WHOLE, place)
      expect(seen?.seat).toBe(seatOfCard(1, place))
      expect([...(seen?.own ?? [])].sort()).toEqual([...later(place)].sort())
      expect(seen?.position.played).toEqual(CARDS.slice(0, place))
      expect(seen?.open.map(({ seat }) => seat)).toEqual([1])
      expect([...(seen?.open[0]?.cards ?? [])].sort()).toEqual([...later(place, 1)].sort())
    }
  })

  it('don’t reveal others’ cards, or the order in which the player played the later cards', () => {
    const place = 8
    // The Angler and the Cormorant exchange all their later cards, and the Fish plays two cards in the other order.
    const swapped = CARDS.map((card, i) => {
      if (i <= place || i < 10) return card
      if (i % 4 === 2) return CARDS[i + 1] ?? card
      if (i % 4 === 3) return CARDS[i - 1] ?? card
      return i === 12 ? (CARDS[16] ?? card) : i === 16 ? (CARDS[12] ?? card) : card
    })
    expect(swapped).not.toEqual(CARDS)
    expect(seenAt(plays(swapped), place)).toEqual(seenAt(WHOLE, place))
  })

  it('don’t exist in an unfinished hand, or in a hand of which only the result is known', () => {
    expect(choicesIn(WHOLE.slice(0, 51)).every(choice => choice === null)).toBe(true)
    expect(choicesIn(['hand fish']).every(choice => choice === null)).toBe(true)
    expect(isReviewable(tennisTable, match(['hand fish']).moves)).toBe(false)
    expect(isReviewable(tennisTable, match(WHOLE).moves)).toBe(true)
    const both = choicesIn([...WHOLE, 'next', 'hand angler'])
    expect(both.filter(choice => choice !== null)).toHaveLength(
      choicesIn(WHOLE).filter(choice => choice !== null).length,
    )
  })

  it('are described by their effects', () => {
    const nameOf = (seat: number): string => 'ABCD'.charAt(seat - 1)
    const gains = (actions: string) => {
      const { moves } = match(actions.split(' ').map(card => `play ${card}`))
      const ruling = moves.at(-1)?.ruling
      return review.gains(ruling?.accepted ? ruling.steps : [], nameOf)
    }
    expect(gains('T 4 7')).toEqual(['a point for B'])
    expect(gains('T 4 7 7')).toEqual(['two points each for B and D'])
    expect(gains('T 4 6')).toEqual([])
    expect(review.amount(0.314)).toBe('31%')
    expect(review.own?.compare(0.31, 0.62)).toBe('Chance to win this hand: about 31%. With the best card: 62%.')
  })
})
