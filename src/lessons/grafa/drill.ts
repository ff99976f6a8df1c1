import { shuffle, type Random } from '../../engine/random.ts'
import { DECK, rankOf, sortCards, valueOf, type Card } from '../../engine/cards.ts'
import { actsOf, reasonToPair, cardsReturnedBy } from '../../engine/grafa/abilities.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { itemForLevel, createDrill, createPool, positionOf, makeUntil, type QuestionMaker } from '../drill.ts'
import { inPhase, accepted, NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { choice, numberOptions, type Option, type Outcome, outcomeOf } from '../lesson.ts'
import { drillText } from '#text/grafa/practice.ts'
import { discardCount, handSize, pairingCards, recordOf } from './goals.ts'

const HAND_SIZES = [3, 4, 5, 7, 9]
const PAIR_HAND_SIZES = [3, 4, 5, 6, 7]
const MAX_HAND_SIZE = 9
const LEVELS = HAND_SIZES.length
/** Enough for the abilities of any pair. */
const KNOWN = 6
const SHORT_FROM_LEVEL = 3
const SHORTEST = 1
function dealOf(count: number, random: Random): { hand: readonly Card[]; deck: readonly Card[] } {
  const cards = shuffle([...DECK], random)
  const deck = cards.slice(0, KNOWN)
  const [top = 'AS'] = deck
  const rest = cards.slice(KNOWN)
  const pairing = rest.filter(card => reasonToPair(card, top) !== null)
  const first = pairing[random.below(pairing.length)] ?? 'AH'
  return { hand: sortCards([first, ...rest.filter(card => card !== first).slice(0, count - 1)]), deck }
}

type GrafaOutcome = Outcome<Position, Event>

const find: QuestionMaker<Position, Event> = (level, random) => {
  const { hand, deck } = dealOf(HAND_SIZES[level] ?? MAX_HAND_SIZE, random)
  const record = recordOf(hand.join(' '), deck.slice(0, 1).join(' '))
  const answer = pairingCards(positionOf(grafa, record))
  return { type: 'mark', record, ...drillText.find(deck[0] ?? 'AS'), right: pairingCards, answer }
}

interface Arrangement {
  readonly hand: readonly Card[]
  readonly top: Card
  readonly card: Card
}

/** Higher if the cards' values suggest the wrong answer. */
function hardnessOf({ card, top }: Arrangement): number {
  const over = valueOf(rankOf(card)) - valueOf(rankOf(top))
  return reasonToPair(card, top) ? -over : over
}

const valid: QuestionMaker<Position, Event> = (level, random) => {
  const wanted = random.below(2) === 0
  const lie = (): Arrangement => {
    const { hand, deck } = dealOf(HAND_SIZES[level] ?? MAX_HAND_SIZE, random)
    return { hand, top: deck[0] ?? 'AS', card: hand[random.below(hand.length)] ?? 'AH' }
  }
  const fitting = (): Arrangement => makeUntil(lie, each => (reasonToPair(each.card, each.top) !== null) === wanted)
  const { hand, top, card } = itemForLevel(level, LEVELS, createPool(fitting), hardnessOf) ?? fitting()
  const reason = reasonToPair(card, top)
  return {
    ...choice(recordOf(hand.join(' '), top), YES_OR_NO, `pair ${card}`, yesIf(accepted), reason ? YES : NO, {
      shows: [card, top],
    }),
    ...drillText.valid(card, top, reason),
  }
}

interface PairTask {
  readonly card: Card
  readonly top: Card
  /** The number of cards below the face-up one in a short deck; null for a long deck. */
  readonly left: number | null
}

function findPair(level: number, mayEnd: boolean, random: Random): PairTask {
  const top = DECK[random.below(DECK.length)] ?? 'AS'
  const pairing = DECK.filter(each => each !== top && reasonToPair(each, top) !== null)
  const left = mayEnd && level >= SHORT_FROM_LEVEL && random.below(2) === 0 ? SHORTEST + random.below(2) : null
  return { card: pairing[random.below(pairing.length)] ?? 'AS', top, left }
}

function layPair({ card, top, left }: PairTask, held: number, random: Random): string {
  const others = shuffle(
    DECK.filter(each => each !== card && each !== top),
    random,
  )
  const hand = sortCards([card, ...others.slice(1 - held)])
  const deck = [top, ...others.slice(0, left ?? KNOWN)]
  return recordOf(hand.join(' '), deck.join(' '), left === null ? {} : { whole: true })
}

function outcomeOfPair({ card, top, left }: PairTask, held: number): GrafaOutcome {
  const others = DECK.filter(each => each !== card && each !== top)
  const hand = [card, ...others.slice(1 - held)]
  const deck = [top, ...others.slice(0, left ?? KNOWN)]
  const position: Position = { phase: 'pair', hand, deck, discard: [], pair: null, acts: [] }
  return outcomeOf(grafa, position, `pair ${card}`)
}

function trapsOf({ card, top, left }: PairTask): number {
  const pair = [card, top] as const
  const acts = actsOf(pair)
  const reach = Math.max(0, ...acts.map(({ count }) => count))
  return [
    pair.some(each => rankOf(each) === 'A'),
    cardsReturnedBy(pair).length > 0 && acts.length > 0,
    left !== null && reach > left,
  ].filter(Boolean).length
}

const FALLBACK: PairTask = { card: '9H', top: '5H', left: null }

interface PairQuestion {
  ask(held: number): string
  choices(held: number): readonly Option[]
  right(outcome: GrafaOutcome): string
  /** Whether the deck may be short. If so, only outcomes that need no more input are used. */
  readonly ends: boolean
}

const isSettled = ({ position: { phase } }: GrafaOutcome): boolean => phase === 'pair' || phase === 'over'

/** All answers are equally frequent. */
const onPairs =
  ({ ask, choices, right, ends }: PairQuestion): QuestionMaker<Position, Event> =>
  (level, random) => {
    const held = PAIR_HAND_SIZES[level] ?? MAX_HAND_SIZE
    const options = choices(held)
    const wanted = options[random.below(options.length)]?.value ?? ''
    const isWanted = (found: PairTask): boolean => {
      const outcome = outcomeOfPair(found, held)
      return right(outcome) === wanted && (!ends || isSettled(outcome))
    }
    const fitting = (): PairTask => makeUntil(() => findPair(level, ends, random), isWanted)
    const found = itemForLevel(level, LEVELS, createPool(fitting).filter(isWanted), trapsOf) ?? FALLBACK
    const { card, top, left } = found
    return {
      ...choice(layPair(found, held, random), options, `pair ${card}`, right, right(outcomeOfPair(found, held)), {
        shows: [card, top],
      }),
      ...drillText.pair(card, top, left, ask(held)),
    }
  }

/** Questions about which cards pair, and what happens then. */
export const drill = createDrill(drillText.title, LEVELS, {
  find,
  valid,
  next: onPairs({
    ask: () => drillText.asked,
    choices: () => YES_OR_NO,
    right: yesIf(inPhase('use')),
    ends: false,
  }),
  score: onPairs({
    ask: () => drillText.discarded,
    choices: () => numberOptions(0, 1, 2, 3, 4),
    right: outcome => String(discardCount(outcome)),
    ends: true,
  }),
  hold: onPairs({
    ask: drillText.held,
    choices: held => numberOptions(held - 1, held, held + 1),
    right: outcome => String(handSize(outcome)),
    ends: true,
  }),
})
