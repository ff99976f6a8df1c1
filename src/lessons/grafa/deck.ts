import type { Event, Position } from '../../engine/grafa/types.ts'
import type { Lesson, Outcome } from '../lesson.ts'
import { DECK, parseCard } from '../../engine/cards.ts'

export type GrafaLesson = Lesson<Position, Event>
export type GrafaOutcome = Outcome<Position, Event>

interface More {
  /** All cards that stand nowhere else lie in the discard pile, not unseen at the bottom of the deck. */
  readonly whole?: true
  /** Actions that lead to the position. */
  readonly played?: readonly string[]
}

/** The record of a game: the hand, and the deck from its face-up card down, as far as it has been seen. */
export function deal(hand: string, deck: string, { whole, played = [] }: More = {}): string {
  const named = `${hand} ${deck}`.split(/\s+/).flatMap(word => parseCard(word) ?? [])
  const rest = DECK.filter(card => !named.includes(card))
  return [
    'game grafa',
    'players Ada',
    `hand ${hand}`,
    `deck ${deck}`,
    ...(whole ? [`discard ${rest.join(' ')}`] : []),
    'play',
    ...played,
  ].join('\n')
}
