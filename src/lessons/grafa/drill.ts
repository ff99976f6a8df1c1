import { DECK, rankOf, sortCards, type Card } from '../../engine/cards.ts'
import { reasonToPair } from '../../engine/grafa/abilities.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { drillOf, until, type Kind } from '../drill.ts'
import { accepted, NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, type Option, type Outcome } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import type { Seeded } from '../seeded.ts'
import { deal } from './deck.ts'
import { drillText } from '../../text/en/grafa/drills.ts'
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
      ...drillText.find(top),
      right: pairingCards,
      answer: position ? pairingCards(position) : [],
    }
  },
}

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
    return {
      type: 'choice',
      record: deal(hand.join(' '), top),
      ...drillText.valid(card, top, reason),
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
    return {
      type: 'choice',
      record,
      ...drillText.pair(card, top, ask),
      options: choices,
      action: `pair ${card}`,
      right,
      answer: right(outcome),
    }
  },
})

/** Which cards pair, and what happens? */
export const drill = drillOf(drillText.title, LEVELS, [
  find,
  valid,
  kindOf({
    id: 'next',
    ask: drillText.asked,
    choices: YES_OR_NO,
    right: yesIf(inPhase('use')),
  }),
  kindOf({
    id: 'score',
    ask: drillText.discarded,
    choices: numbers(0, 1, 2, 3, 4),
    right: outcome => String(discarded(outcome)),
  }),
  kindOf({
    id: 'hold',
    ask: drillText.held(HELD),
    choices: numbers(2, 3, 4),
    right: inHand,
  }),
])
