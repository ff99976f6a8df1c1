import { DECK, rankOf, sortCards, suitOf, type Card, type Suit } from '../../engine/cards.ts'
import { reasonToPair } from '../../engine/grafa/abilities.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { theCard } from '../../rulebook/card-words.ts'
import { capital } from '../../rulebook/lists.ts'
import { drillOf, until, type Kind } from '../drill.ts'
import { accepted, NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, type Option, type Outcome } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import type { Seeded } from '../seeded.ts'
import { deal } from './deck.ts'
import { discarded, inHand, inPhase, pairingCards } from './goals.ts'

/** Hand cards, by level, where it is asked which of them pair. */
const HANDS = [3, 4, 5, 7, 9]
const MOST_HELD = 9
const LEVELS = HANDS.length
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

type GrafaKind = Kind<Position, Event>
type GrafaOutcome = Outcome<Position, Event>

/** Which of the cards pair? */
const find: GrafaKind = {
  id: 'find',
  ask(level, random) {
    const { hand, deck } = dealOf(HANDS[level] ?? MOST_HELD, random)
    const record = deal(hand.join(' '), deck.slice(0, 1).join(' '))
    const position = sceneOf(grafa, record)?.position
    const top = deck[0] ?? 'AS'
    return {
      type: 'mark',
      record,
      task: `Which of your cards pair with ${theCard(top)}? Tap them all.`,
      hints: ['As high or higher, the same suit, or an ace.', 'Go through your hand card by card.'],
      done: 'Those pair, and no others.',
      otherwise: 'The outlined ones: as high or higher, the same suit, or an ace on either side.',
      right: pairingCards,
      answer: position ? pairingCards(position) : [],
    }
  },
}

const WHY = {
  ace: 'An ace pairs with everything.',
  suit: 'Both are of one suit.',
  value: 'It is as high, or higher.',
} as const

/** May the two be paired? */
const valid: GrafaKind = {
  id: 'valid',
  ask(level, random) {
    const wanted = random.below(2) === 0
    const lie = (): { readonly hand: readonly Card[]; readonly top: Card; readonly card: Card } => {
      const { hand, deck } = dealOf(HANDS[level] ?? MOST_HELD, random)
      return { hand, top: deck[0] ?? 'AS', card: hand[random.below(hand.length)] ?? 'AH' }
    }
    const { hand, top, card } = until(lie, each => (reasonToPair(each.card, each.top) !== null) === wanted)
    const reason = reasonToPair(card, top)
    const why = reason ? WHY[reason] : 'It is lower, of another suit, and neither is an ace.'
    return {
      type: 'choice',
      record: deal(hand.join(' '), top),
      task: `May ${theCard(card)} be paired with ${theCard(top)}?`,
      hints: ['Is it as high? Is it of the same suit? Is one an ace?', 'One of the three is enough.'],
      done: why,
      otherwise: why,
      options: YES_OR_NO,
      action: `pair ${card}`,
      right: yesIf(accepted),
      answer: reason ? YES : NO,
    }
  },
}

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

const DOES: Readonly<Record<Suit, string>> = {
  H: 'a heart gives the other card back',
  S: 'a spade digs',
  D: 'a diamond draws',
  C: 'a club looks ahead',
}

/** What each card of the pair does: `The 6 of spades: a spade digs.` */
const deedOf = (card: Card): string =>
  `${capital(theCard(card))}: ${rankOf(card) === 'A' ? 'an ace does nothing' : DOES[suitOf(card)]}.`

interface Asking {
  readonly id: string
  readonly ask: string
  readonly choices: readonly Option[]
  right(outcome: GrafaOutcome): string
}

const isSettled = ({ position: { phase } }: GrafaOutcome): boolean => phase === 'pair' || phase === 'over'

/** A kind of question on what a pair does, each answer as often. */
const kindOf = ({ id, ask, choices, right }: Asking): GrafaKind => ({
  id,
  ask(level, random) {
    const wanted = choices[random.below(choices.length)]?.value ?? ''
    const isChoice = (found: Found | null): found is Found =>
      found !== null &&
      choices.some(({ value }) => value === right(found.outcome)) &&
      (id === 'next' || isSettled(found.outcome))
    const found = until(
      () => findPair(random),
      each => isChoice(each) && right(each.outcome) === wanted,
    )
    if (!isChoice(found)) return find.ask(level, random)
    const { record, card, top, outcome } = found
    const why = `${deedOf(card)} ${deedOf(top)}`
    return {
      type: 'choice',
      record,
      task: `You pair ${theCard(card)} with ${theCard(top)}. ${ask}`,
      hints: ['Hearts give back at once. Aces do nothing.', 'Spades dig, diamonds draw, clubs look: each for itself.'],
      done: why,
      otherwise: why,
      options: choices,
      action: `pair ${card}`,
      right,
      answer: right(outcome),
    }
  },
})

/** Which cards pair, and what happens? */
export const drill = drillOf('Pairs, and what they do', LEVELS, [
  find,
  valid,
  kindOf({
    id: 'next',
    ask: 'Are you asked which suit acts first?',
    choices: YES_OR_NO,
    right: yesIf(inPhase('use')),
  }),
  kindOf({
    id: 'score',
    ask: 'How many cards are discarded in all?',
    choices: numbers(0, 1, 2, 3, 4),
    right: outcome => String(discarded(outcome)),
  }),
  kindOf({
    id: 'hold',
    ask: `You hold ${HELD} cards now. How many then?`,
    choices: numbers(2, 3, 4),
    right: inHand,
  }),
])
