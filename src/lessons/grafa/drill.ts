import { DECK, rankOf, sortCards, type Card } from '../../engine/cards.ts'
import { reasonToPair } from '../../engine/grafa/abilities.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { theCard } from '../../rulebook/card-words.ts'
import type { Drill, Question } from '../drill.ts'
import { yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, type Option, type Outcome } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import { seeded, type Seeded } from '../seeded.ts'
import { deal } from './deck.ts'
import { discarded, inHand, inPhase, pairingCards } from './goals.ts'

/** Hand cards, by level, where it is asked which of them pair. */
const HANDS = [3, 5]
const LEVELS = 5
/** Known cards below the face-up one: more than any pair reaches. */
const KNOWN = 6
const HELD = 3

/** A hand of which something pairs, and the deck. */
function dealOf(count: number, random: Seeded): { hand: readonly Card[]; deck: readonly Card[] } {
  const cards = random.shuffled(DECK)
  const deck = cards.slice(0, KNOWN)
  const [top = 'AS'] = deck
  const rest = cards.slice(KNOWN)
  const pairing = rest.filter(card => reasonToPair(card, top) !== null)
  const first = pairing[random.below(pairing.length)] ?? 'AH'
  return { hand: sortCards([first, ...rest.filter(card => card !== first).slice(0, count - 1)]), deck }
}

function askForPairs(level: number, random: Seeded): Question<Position, Event> {
  const { hand, deck } = dealOf(HANDS[level] ?? HELD, random)
  const record = deal(hand.join(' '), deck.slice(0, 1).join(' '))
  const position = sceneOf(grafa, record)?.position
  return {
    type: 'mark',
    record,
    task: `Which of your cards pair with ${deck[0] ? theCard(deck[0]) : 'it'}? Tap them all.`,
    hints: ['As high or higher, the same suit, or an ace.', 'Go through your hand card by card.'],
    done: 'Those pair, and no others.',
    otherwise: 'As high or higher, the same suit, or an ace on either side.',
    right: pairingCards,
    answer: position ? pairingCards(position) : [],
  }
}

type GrafaOutcome = Outcome<Position, Event>

interface Asking {
  readonly ask: string
  readonly choices: readonly Option[]
  right(outcome: GrafaOutcome): string
  /** Pairs that it can be asked of. */
  suits(outcome: GrafaOutcome): boolean
}

const isSettled = ({ position: { phase } }: GrafaOutcome): boolean => phase === 'pair' || phase === 'over'

/** What is asked of a pair, from the third level on. */
const ASKED: readonly [Asking, ...Asking[]] = [
  {
    ask: 'Are you asked which suit acts first?',
    choices: YES_OR_NO,
    right: yesIf(inPhase('use')),
    suits: () => true,
  },
  {
    ask: 'How many cards are discarded in all?',
    choices: numbers(0, 1, 2, 3, 4),
    right: outcome => String(discarded(outcome)),
    suits: isSettled,
  },
  {
    ask: `You hold ${HELD} cards now. How many then?`,
    choices: numbers(2, 3, 4, 5),
    right: inHand,
    suits: isSettled,
  },
]

interface Found {
  readonly record: string
  readonly card: Card
  readonly top: Card
  readonly outcome: GrafaOutcome
}

/** A pair, with what comes of it. */
function findPair(random: Seeded): Found | null {
  const { hand, deck } = dealOf(HELD, random)
  const [top = 'AS'] = deck
  const pairing = hand.filter(each => reasonToPair(each, top) !== null)
  const card = pairing.find(each => rankOf(each) !== 'A') ?? pairing[0]
  const record = deal(hand.join(' '), deck.join(' '))
  const scene = sceneOf(grafa, record)
  return card && scene ? { record, card, top, outcome: outcomeOf(grafa, scene.position, `pair ${card}`) } : null
}

function askForEffects(level: number, random: Seeded): Question<Position, Event> {
  const asking = ASKED[level - HANDS.length] ?? ASKED[0]
  let found = findPair(random)
  while (!found || !asking.suits(found.outcome)) found = findPair(random)
  const { record, card, top, outcome } = found
  return {
    type: 'choice',
    record,
    task: `You pair ${theCard(card)} with ${theCard(top)}. ${asking.ask}`,
    hints: ['Hearts give back at once. Aces do nothing.', 'Spades dig, diamonds draw, clubs look: each for itself.'],
    done: 'So it goes.',
    otherwise: 'Hearts give back, spades dig, diamonds draw, clubs look, and aces do nothing.',
    options: asking.choices,
    action: `pair ${card}`,
    right: asking.right,
    answer: asking.right(outcome),
  }
}

/** Which cards pair, and what happens? */
export const drill: Drill<Position, Event> = {
  title: 'Which cards pair, and what happens?',
  levels: LEVELS,
  make(level, seed) {
    const random = seeded(seed)
    return level < HANDS.length ? askForPairs(level, random) : askForEffects(level, random)
  },
}
