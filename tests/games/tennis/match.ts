import { createRandom, shuffle } from '../../../src/engine/random.ts'
import { chooseCard } from '../../../src/analysis/tennis/index.ts'
import { seatView } from '../../../src/analysis/tennis/hand.ts'
import { DECK, type Card } from '../../../src/engine/cards.ts'
import { turnOf } from '../../../src/engine/tennis/seats.ts'
import { SEATS } from '../../../src/engine/tennis/types.ts'
import { after, begin } from '../../analysis/tennis/play.ts'

/** The cards of a hand in which the app plays all four seats at the level `middling`, in the order of play. */
export function handPlayed(seed: number): readonly Card[] {
  const random = createRandom(seed)
  const deck = shuffle([...DECK], random)
  const hands: Card[][] = SEATS.map((_, seat) => deck.slice(13 * seat, 13 * seat + 13))
  const cards: Card[] = []
  for (let position = begin(1); position.phase === 'play';) {
    const seat = turnOf(position) ?? 1
    const hand = hands[seat - 1] ?? []
    const choice = chooseCard(seatView(seat, position, hands), 'middling', random.next())
    const index = choice.type === 'play' ? hand.findIndex(card => card === choice.card) : choice.index
    const [card = 'AS'] = hand.splice(index, 1)
    cards.push(card)
    position = after(position, { type: 'play', card })
  }
  return cards
}
