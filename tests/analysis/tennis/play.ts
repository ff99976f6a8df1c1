import type { Level } from '../../../src/analysis/advice.ts'
import { createRandom, shuffle } from '../../../src/engine/random.ts'
import { chooseCard, shouldBecomeGhost } from '../../../src/analysis/tennis/index.ts'
import { seatView } from '../../../src/analysis/tennis/hand.ts'
import { DECK, type Card } from '../../../src/engine/cards.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { turnOf } from '../../../src/engine/tennis/seats.ts'
import { SEATS, type Action, type Position } from '../../../src/engine/tennis/types.ts'

export function after(position: Position, action: Action): Position {
  const ruling = tennis.play(position, action)
  if (!ruling.accepted) throw new Error(`${tennis.makeAction(action)}: ${ruling.refusal.code}`)
  return ruling.position
}

export function begin(dealer: number, ghosting = false): Position {
  const players = ['Ann', 'Bob', 'Cat', 'Dee']
  const start = tennis.start({ players, dealer, target: 5, match: 'replaces', ghosting })
  if (!start.ok) throw new Error('The set-up is refused')
  return start.value
}

/** Plays a match to five hands, with each seat at its own level, and returns the winning seat. */
export function winnerOf(seed: number, levels: readonly Level[], ghosting = false): number {
  const random = createRandom(seed)
  const levelOf = (seat: number): Level => levels[seat - 1] ?? 'easy'
  let position = begin((seed % 4) + 1, ghosting)
  for (;;) {
    const deck = shuffle([...DECK], random)
    const hands: Card[][] = SEATS.map((_, seat) => deck.slice(13 * seat, 13 * seat + 13))
    while (position.phase === 'play') {
      const seat = turnOf(position) ?? 1
      for (const each of SEATS) {
        if (shouldBecomeGhost(seatView(each, position, hands), levelOf(each), random.next()))
          position = after(position, { type: 'ghost' })
      }
      const hand = hands[seat - 1] ?? []
      const choice = chooseCard(seatView(seat, position, hands), levelOf(seat), random.next())
      const index = choice.type === 'play' ? hand.findIndex(card => card === choice.card) : choice.index
      const [card] = hand.splice(index, 1)
      if (index < 0 || card === undefined) throw new Error('A card was played that is not held')
      position = after(position, { type: 'play', card })
    }
    if (position.winner !== null) return position.winner
    position = after(position, { type: 'next' })
  }
}
