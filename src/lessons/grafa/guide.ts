import { rankOf, valueOf, type Card, DECK } from '../../engine/cards.ts'
import { isCard, reasonToPair } from '../../engine/grafa/abilities.ts'
import { legal } from '../../engine/grafa/play.ts'
import { makeAction } from '../../engine/grafa/notation.ts'
import { prospects, type Prospect } from '../../engine/grafa/prospect.ts'
import type { Ability, Position, Slot, Event } from '../../engine/grafa/types.ts'
import { bestOf, type Hint, happened, notesOf, type Guide } from '../guide.ts'
import { hintText, guideText } from '../../text/en/grafa/practice.ts'
import { seeded } from '../seeded.ts'

/** How much a card in the hand is worth: aces pair with everything, kings with nearly all. */
const worthOf = (card: Card): number => (rankOf(card) === 'A' ? 16 : valueOf(rankOf(card)))

const countOf = ({ acts }: Prospect, ability: Ability): number =>
  acts.reduce((sum, act) => sum + (act.for === ability ? act.count : 0), 0)

/** An unseen card is worth the mean of all. */
const UNSEEN = 8
const DUG = 3

function worthOfPair(prospect: Prospect): number {
  const [card] = prospect.pair
  const spent = prospect.returned.includes(card) ? 0 : worthOf(card)
  const taken = prospect.returned.filter(each => each !== card).reduce((sum, each) => sum + worthOf(each), 0)
  return taken - spent + UNSEEN * countOf(prospect, 'draw') + DUG * countOf(prospect, 'dig') + countOf(prospect, 'look')
}

const reasonFor = (prospect: Prospect): string =>
  hintText.pair(prospect.pair[0], {
    returned: prospect.returned,
    drawn: countOf(prospect, 'draw'),
    dug: countOf(prospect, 'dig'),
    looks: countOf(prospect, 'look') > 0,
  })

function hintToPair(position: Position): Hint | null {
  const best = bestOf(prospects(position), worthOfPair)
  return best && { action: makeAction({ type: 'pair', card: best.pair[0] }), reason: reasonFor(best) }
}

/** A look first decides what the other suit gets. */
function hintToUse({ acts }: Position): Hint | null {
  const look = acts.find(act => act.for === 'look')
  const first = look ?? acts.find(act => act.for === 'draw') ?? acts[0]
  if (!first) return null
  const reason = look ? hintText.lookFirst : hintText.drawFirst
  return { action: makeAction({ type: 'use', suit: first.suit }), reason }
}

/** What lies on top once all that still acts has acted, and the hand that meets it. */
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

function hintToArrange(position: Position): Hint | null {
  const orders = legal(position).flatMap(action => (action.type === 'arrange' ? [action] : []))
  const best = bestOf(orders, ({ cards: order }) => comesUp(position, order).pairing)
  if (!best) return null
  const { top, pairing } = comesUp(position, best.cards)
  const reason =
    top === undefined || !isCard(top) || pairing === 0 ? hintText.nonePairs : hintText.comesUp(top, pairing)
  return { action: makeAction(best), reason }
}

/** From what has been seen alone. */
export function hint(position: Position): Hint | null {
  switch (position.phase) {
    case 'pair':
      return hintToPair(position)
    case 'use':
      return hintToUse(position)
    case 'arrange':
      return hintToArrange(position)
    case 'reveal':
    case 'over':
      return null
  }
}

/** A first game of Grafa. */
export const guide: Guide<Position, Event> = {
  deal: seed => ['game grafa', 'players Ada', `deck ${seeded(seed).shuffled(DECK).join(' ')}`, 'play'].join('\n'),
  hint,
  notes: notesOf(guideText, {
    welcome: { lesson: 'pairs', arises: () => true },
    turn: { lesson: 'pairs', arises: moment => happened(moment, 'turn') },
    use: { lesson: 'order', arises: ({ position: { phase } }) => phase === 'use' },
    arrange: { lesson: 'clubs', arises: ({ position: { phase } }) => phase === 'arrange' },
    return: { lesson: 'hearts', arises: moment => happened(moment, 'return') },
    dig: { lesson: 'spades', arises: moment => happened(moment, 'dig') },
    draw: { lesson: 'diamonds', arises: moment => happened(moment, 'draw') },
    over: { lesson: 'end', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
