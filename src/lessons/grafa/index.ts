import { recordOf } from './goals.ts'
import { diagramText, hintText, guideText } from '#text/grafa/practice.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Action, Event, GrafaRefusal, Phase, Position, Setup, Ability, Slot } from '../../engine/grafa/types.ts'
import { grafaRulebook } from '#text/grafa/index.ts'
import type { Course, Diagram } from '../course.ts'
import { clubs, diamonds, hearts, pairs, spades, end, irregular, order, seeing } from './lessons.ts'
import { drill } from './drill.ts'
import { positionText } from '#text/grafa/hands.ts'
import { createRandom, oneOf, shuffle } from '../../engine/random.ts'
import { rankOf, valueOf, type Card, DECK } from '../../engine/cards.ts'
import { isCard, reasonToPair } from '../../engine/grafa/abilities.ts'
import { legal, prospects, type Prospect } from '../../engine/grafa/play.ts'
import { bestOf, notesOf, type Guide, type Why } from '../guide.ts'
import { happens, inPhase } from '../goals.ts'

/** An ace pairs with every card, and a king with nearly every card. */
const worthOf = (card: Card): number => (rankOf(card) === 'A' ? 16 : valueOf(rankOf(card)))

const countOf = ({ acts }: Prospect, ability: Ability): number =>
  acts.reduce((sum, act) => sum + (act.for === ability ? act.count : 0), 0)

/** About the mean worth of all cards. */
const UNSEEN = 8
const DUG = 3

function worthOfPair(prospect: Prospect): number {
  const [card] = prospect.pair
  const spent = prospect.returned.includes(card) ? 0 : worthOf(card)
  const taken = prospect.returned.filter(each => each !== card).reduce((sum, each) => sum + worthOf(each), 0)
  return taken - spent + UNSEEN * countOf(prospect, 'draw') + DUG * countOf(prospect, 'dig') + countOf(prospect, 'look')
}

const reasonFor = (prospect: Prospect, isLeast: boolean): string =>
  hintText.pair(prospect.pair[0], {
    isLeast,
    returned: prospect.returned,
    drawn: countOf(prospect, 'draw'),
    dug: countOf(prospect, 'dig'),
    looks: countOf(prospect, 'look') > 0,
  })

/** A look comes first, because it decides which cards the other suit gets. */
const firstAct = ({ acts }: Position) =>
  acts.find(act => act.for === 'look') ?? acts.find(act => act.for === 'draw') ?? acts[0]

function comesUp(
  position: Position,
  order: readonly Card[],
): { readonly top: Slot | undefined; readonly pairing: number } {
  let deck: readonly Slot[] = [...order, ...position.deck.slice(order.length)]
  let hand = position.hand
  for (const act of position.acts.slice(1)) {
    if (act.for === 'draw') hand = [...hand, ...deck.slice(0, act.count).filter(isCard)]
    if (act.for !== 'look') deck = deck.slice(act.count)
  }
  const [top] = deck
  const pairing = top !== undefined && isCard(top) ? hand.filter(card => reasonToPair(card, top) !== null).length : 0
  return { top, pairing }
}

const ordersOf = (position: Position) => legal(position).flatMap(action => (action.type === 'arrange' ? [action] : []))

/** Returns null if cards must be entered, or the game is over. */
function choose(position: Position): Action | null {
  switch (position.phase) {
    case 'pair': {
      const best = bestOf(prospects(position), worthOfPair)
      return best && { type: 'pair', card: best.pair[0] }
    }
    case 'use': {
      const first = firstAct(position)
      return first ? { type: 'use', suit: first.suit } : null
    }
    case 'arrange':
      return bestOf(ordersOf(position), ({ cards: order }) => comesUp(position, order).pairing)
    case 'reveal':
    case 'over':
      return null
  }
}

function whyArrange(position: Position, order: readonly Card[]): Why {
  const { top, pairing } = comesUp(position, order)
  const none = top === undefined || !isCard(top) || pairing === 0
  return { reason: none ? hintText.nonePairs : hintText.comesUp(top, pairing) }
}

function why(position: Position, action: Action): Why {
  if (action.type === 'arrange') return whyArrange(position, action.cards)
  if (action.type === 'use') {
    const acts = position.acts.find(({ suit }) => suit === action.suit)
    return { reason: acts ? hintText.before[acts.for] : '', how: hintText.first(action.suit) }
  }
  const prospect = action.type === 'pair' ? prospects(position).find(({ pair }) => pair[0] === action.card) : undefined
  if (!prospect) return { reason: '' }
  const isLeast = prospects(position).every(({ pair: [card] }) => worthOf(card) >= worthOf(prospect.pair[0]))
  return { reason: reasonFor(prospect, isLeast), how: hintText.tap(prospect.pair[0]) }
}

/**
 * Seeds of deals in which each part of the game occurs, and which end with a perfect score, if the learner follows the hints: `FIRST` for
 * games that begin with most cards discarded, `AGAIN` for whole decks.
 */
const FIRST = [9105, 9543, 4862, 9334, 670] as const
const AGAIN = [14, 573, 884, 971, 989] as const
const HAND_SIZE = 5
const HAND_AND_DECK_SIZE = 20

function endOf(seed: number): string {
  const cards = shuffle([...DECK], createRandom(seed))
  return recordOf(cards.slice(0, HAND_SIZE).join(' '), cards.slice(HAND_SIZE, HAND_AND_DECK_SIZE).join(' '), {
    whole: true,
  })
}

const guide: Guide<Position, Event, Action> = {
  deal: (seed, again = false) =>
    again
      ? [
          'game grafa',
          'players Ada',
          `deck ${shuffle([...DECK], createRandom(oneOf(AGAIN, seed))).join(' ')}`,
          'play',
        ].join('\n')
      : endOf(oneOf(FIRST, seed)),
  choose,
  why,
  notes: notesOf(guideText, {
    welcome: () => true,
    turn: happens('turn'),
    use: inPhase('use'),
    arrange: inPhase('arrange'),
    return: happens('return'),
    ace: happens('pair', event => [event.hand, event.top].some(card => rankOf(card) === 'A')),
    dig: happens('dig'),
    draw: happens('draw'),
    over: inPhase('over'),
  }),
}

const diagrams: Readonly<Record<string, Diagram>> = {
  layout: {
    record: recordOf('AH 6S 4C 3H 2S', '4H'),
    action: null,
    marked: ['AH', '6S', '4C', '3H', '2S'],
    caption: diagramText.layout,
  },
}

const LESSON_FOR: Readonly<Record<Phase, string>> = {
  pair: pairs.id,
  use: order.id,
  reveal: seeing.id,
  arrange: clubs.id,
  over: end.id,
}

export const grafaCourse: Course<Setup, Position, Action, Event, GrafaRefusal> = {
  game: grafa,
  rulebook: grafaRulebook,
  lessons: [pairs, spades, diamonds, hearts, clubs, order, end, seeing, irregular],
  drill,
  guide,
  diagrams,
  lessonFor: ({ phase }) => LESSON_FOR[phase],
  inWords: positionText,
}
