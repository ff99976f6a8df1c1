import { parseCard } from '../../../engine/cards.ts'
import type { HandStep, Movement, Place } from '../../../engine/hands.ts'
import { grouped, type HandWords } from '../../contract/hands.ts'
import { theCard, theCards, cardName } from '../card-words.ts'
import { counted, listOf, numberWord, pluralOf } from '../lists.ts'
import { isCard, lookedIn } from '../../../engine/grafa/abilities.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'the next card'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

const HEAPS: Readonly<Partial<Record<Place, string>>> = {
  discard: 'the discard pile',
  deck: 'the deck',
  top: 'the top of the deck',
  looked: 'the cards you looked at',
  pair: 'the pair',
  aside: 'the cards set aside',
}
const heap = (place: Place): string => HEAPS[place] ?? 'your hand'

/** Cards that go to one place. */
function goes(movements: readonly Movement[], from: Place, to: Place): string {
  const cards = cardsIn(movements)
  switch (to) {
    case 'discard':
      return from === 'pair' ? `Discard ${cards}.` : `Put ${cards} from ${heap(from)} on the discard pile.`
    case 'top':
      return from === 'pair'
        ? `Put ${cards} face up on the deck.`
        : `Put ${cards} from ${heap(from)} face up on the deck.`
    case 'pair':
      return `Add ${cards} from ${heap(from)} to the pair.`
    case 'looked':
      return `Add ${cards} from ${heap(from)} to ${heap(to)}.`
    default:
      return from === 'pair' ? `Take ${cards} into your hand.` : `Take ${cards} from ${heap(from)} into your hand.`
  }
}

const byWay = (movements: readonly Movement[]): string =>
  grouped(movements, ({ from, to }) => `${from} ${to}`)
    .map(group => (group[0] ? goes(group, group[0].from, group[0].to) : ''))
    .join(' ')

function taken(movements: readonly Movement[], to: Place): string {
  const cards = cardsIn(movements)
  switch (to) {
    case 'discard':
      return `Dig: put ${cards} on the discard pile.`
    case 'looked':
      return `Take ${cards} off the deck and look at ${pluralOf(movements.length, 'it', 'them')}.`
    case 'aside':
      return `Set aside ${cards} from the deck.`
    case 'pair':
      return goes(movements, 'deck', to)
    default:
      return `Draw ${cards} into your hand.`
  }
}

/** In the order in which they are on the deck. */
function drawn(movements: readonly Movement[]): string {
  const runs: Movement[][] = []
  for (const movement of movements) {
    const last = runs.at(-1)
    if (last?.[0]?.to === movement.to) last.push(movement)
    else runs.push([movement])
  }
  return runs.map(run => taken(run, run[0]?.to ?? 'looked')).join(' ')
}

function turnedUp(movements: readonly Movement[]): string {
  const isKnown = movements.every(({ piece }) => parseCard(piece) !== null)
  return `Turn the top card of the deck face up${isKnown ? `: ${cardsIn(movements)}` : ''}.`
}

/** Cards for the top of the deck, the topmost first; `from the discard pile` follows each run of one source. */
function putBack(movements: readonly Movement[]): string {
  const runs = grouped(movements, ({ from }) => from)
  const isMixed = runs.length > 1
  const cards = listOf((isMixed ? movements.map(movement => [movement]) : runs).map(run => `${cardsIn(run)}${sourceOf(run, isMixed)}`)) // oxfmt-ignore
  const faceUp = movements[0]?.to === 'top'
  if (movements.length === 1) return `Put ${cards} back on the deck, face ${faceUp ? 'up' : 'down'}.`
  return `Put ${numberWord(movements.length)} cards back on the deck, ${faceUp ? `the top one face up, the other${movements.length > 2 ? 's' : ''}` : 'all'} face down. From the top: ${cards}.`
}

/** Cards that were looked at need no source, unless others come from elsewhere. */
const sourceOf = ([first]: readonly Movement[], isMixed: boolean): string =>
  first === undefined || (first.from === 'looked' && !isMixed) ? '' : ` from ${heap(first.from)}`

/** A step of Grafa in words: `Turn the top card of the deck face up: the 10 of clubs.` */
export const handWords: HandWords = ({ kind, movements }: HandStep) => {
  switch (kind) {
    case 'turn-up':
      return turnedUp(movements)
    case 'turn-down':
      return `Turn ${cardsIn(movements)} face down on the deck.`
    case 'draw':
      return drawn(movements)
    case 'put-back':
      return putBack(movements)
    case 'lay':
      return movements.every(({ to }) => to === 'pair') && movements.some(({ from }) => from === 'top')
        ? `Pair ${movements.map(nameOfPiece).join(' with ')}.`
        : byWay(movements)
    default:
      return byWay(movements)
  }
}

/** Hand, face-up card, what is known below it, and how large deck and discard pile are. */
export function inWords(position: Position, hidden: readonly Hidden[] = []): string[] {
  const { phase, hand, deck, discard, pair } = position
  const [top, ...below] = phase === 'pair' || phase === 'over' ? deck : [undefined, ...deck]
  const known = hidden.includes('deck') ? [] : below.filter(slot => slot !== undefined && isCard(slot)).map(cardName)
  return [
    hand.length === 0 ? 'Your hand is empty.' : `In your hand: ${hand.map(cardName).join(', ')}.`,
    ...(pair ? [`The pair: ${theCards(pair)}.`] : []),
    ...(top !== undefined && isCard(top) ? [`Face up on the deck: ${cardName(top)}.`] : []),
    ...(known.length > 0 ? [`Known cards below, from the top: ${known.join(', ')}.`] : []),
    `The deck has ${counted(deck.length - lookedIn(position), 'card', 'cards')}, the discard pile ${discard.length}.`,
  ]
}
