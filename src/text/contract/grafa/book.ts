import type { Card, Suit } from '../../../engine/cards.ts'
import { isCard, needOf, affectedCount, reasonToPair } from '../../../engine/grafa/abilities.ts'
import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import type { Event, Grafa, GrafaRefusal, Need, Position } from '../../../engine/grafa/types.ts'
import { createRulebook, type BookWords, type SectionText } from '../book.ts'
import { wordsByCode, type RuleWords, type SentencesByCode } from '../rulebook.ts'

const SECTIONS = {
  layout: [],
  pairs: ['G3'],
  hearts: ['G4'],
  spades: ['G5'],
  diamonds: [],
  clubs: [],
  order: ['G1', 'G2'],
  seeing: ['G7'],
  end: ['G6', 'G8'],
  irregular: ['I1', 'I3'],
} as const

type SectionId = keyof typeof SECTIONS

export type SectionTexts = Readonly<Record<SectionId, SectionText>>

const EVENTS: Readonly<Record<Event['type'], SectionId>> = {
  irregular: 'irregular',
  pair: 'pairs',
  return: 'hearts',
  discard: 'pairs',
  reveal: 'seeing',
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  arrange: 'clubs',
  turn: 'order',
  over: 'end',
}

/** The section about the cards that the referee asks for. */
export const NEED_SECTIONS: Readonly<Record<Need['for'], SectionId>> = {
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  turn: 'seeing',
}

interface Waiting {
  /** `tops`: the face-up card; `pairing`: cards of the hand that pair with it. */
  pair(tops: readonly Card[], pairing: readonly Card[]): string
  use(suits: readonly Suit[]): string
  reveal(need: Need): string
  arrange(cards: readonly Card[]): string
  over(): string
}

type HouseRules = RuleWords<unknown, never>

type Words = BookWords<Grafa, GrafaProblem, SectionId, HouseRules>

export interface GrafaWords extends Omit<Words, 'refusals' | 'houseRules'> {
  /** Why an action is refused; `isFaceUp`: whether the action names the face-up card. The remedy depends only on the next action that is expected. */
  readonly refusals: SentencesByCode<GrafaRefusal, boolean>
  readonly waiting: Waiting
}

function waitingFor(position: Position, waiting: Waiting): string {
  const { phase, hand, deck, acts } = position
  switch (phase) {
    case 'pair': {
      const tops = deck.slice(0, 1).filter(isCard)
      return waiting.pair(tops, hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))) // oxfmt-ignore
    }
    case 'use':
      return waiting.use(acts.map(({ suit }) => suit))
    case 'reveal':
      return waiting.reveal(needOf(position))
    case 'arrange':
      return waiting.arrange(deck.slice(0, affectedCount(position)).filter(isCard))
    case 'over':
      return waiting.over()
  }
}

export const createGrafaRulebook = ({ refusals, waiting, ...words }: GrafaWords) =>
  createRulebook<Grafa, GrafaProblem, SectionId, HouseRules>(
    {
      game: 'grafa',
      sections: SECTIONS,
      sectionOf: event => EVENTS[event.type],
      refusal: (refusal, { position }) => [
        wordsByCode(refusals, refusal, 'card' in refusal && refusal.card === faceUpCard(position)),
        waitingFor(position, waiting),
      ],
    },
    { ...words, houseRules: {}, told: () => '' },
  )

/** Sorts cards in the order in which they are on the deck. */
export const sortByDeck = (cards: readonly Card[], { deck }: Position): readonly Card[] =>
  cards.toSorted((one, other) => deck.indexOf(one) - deck.indexOf(other))

/** Returns the face-up card; null if it is unknown. */
export function faceUpCard(position: Position | undefined): Card | null {
  const top = position?.deck[0]
  return top !== undefined && isCard(top) ? top : null
}
