import { parseCard } from '../../../engine/cards.ts'
import type { HandStep, Movement, Place } from '../../../engine/hands.ts'
import { grouped, type HandWords } from '../../contract/hands.ts'
import { theCard, cardName } from '../card-words.ts'
import { cardsInWords } from '../grammar.ts'
import { counted, listOf } from '../lists.ts'
import { isCard, lookedIn } from '../../../engine/grafa/abilities.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'la carta seguente'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

/** The place that cards come from. */
const SOURCES: Readonly<Partial<Record<Place, string>>> = {
  discard: 'dagli scarti',
  deck: 'dal mazzo',
  top: 'dal mazzo',
  looked: 'dalle carte che hai guardato',
  pair: 'dalla coppia',
  aside: 'dalle carte messe da parte',
}
const fromHeap = (place: Place): string => SOURCES[place] ?? 'dalla tua mano'

/** Cards that go to one place. */
function goes(movements: readonly Movement[], from: Place, to: Place): string {
  const cards = cardsIn(movements)
  switch (to) {
    case 'discard':
      return from === 'pair' ? `Scarta ${cards}.` : `Sposta ${cards} ${fromHeap(from)} sugli scarti.`
    case 'top':
      return from === 'pair'
        ? `Metti ${cards} in cima al mazzo, a faccia in su.`
        : `Sposta ${cards} ${fromHeap(from)} in cima al mazzo, a faccia in su.`
    case 'pair':
      return `Aggiungi ${cards} ${fromHeap(from)} alla coppia.`
    case 'looked':
      return `Aggiungi ${cards} ${fromHeap(from)} alle carte che hai guardato.`
    default:
      return from === 'pair' ? `Prendi in mano ${cards}.` : `Prendi in mano ${cards} ${fromHeap(from)}.`
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
      return `Scava: metti sugli scarti ${cards}.`
    case 'looked':
      return `Guarda: togli dal mazzo ${cards}.`
    case 'aside':
      return `Metti da parte ${cards} dal mazzo.`
    case 'pair':
      return goes(movements, 'deck', to)
    default:
      return `Pesca ${cards}.`
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
  return `Gira a faccia in su la carta in cima al mazzo${isKnown ? `: ${cardsIn(movements)}` : ''}.`
}

/** Cards for the top of the deck, the topmost first; `dagli scarti` follows each run of one source. */
function putBack(movements: readonly Movement[]): string {
  const runs = grouped(movements, ({ from }) => from)
  const isMixed = runs.length > 1
  const cards = listOf((isMixed ? movements.map(movement => [movement]) : runs).map(run => `${cardsIn(run)}${sourceOf(run, isMixed)}`)) // oxfmt-ignore
  const faceUp = movements[0]?.to === 'top'
  if (movements.length === 1) return `Rimetti ${cards} in cima al mazzo, a faccia in ${faceUp ? 'su' : 'giù'}.`
  const faces = faceUp ? 'la prima a faccia in su, le altre a faccia in giù' : 'a faccia in giù'
  return `Rimetti ${cardsInWords(movements.length)} in cima al mazzo, ${faces}. Dall’alto: ${cards}.`
}

/** Cards that were looked at need no source, unless others come from elsewhere. */
const sourceOf = ([first]: readonly Movement[], isMixed: boolean): string =>
  first === undefined || (first.from === 'looked' && !isMixed) ? '' : ` ${fromHeap(first.from)}`

/** A step of Grafa in words: `Gira a faccia in su la carta in cima al mazzo: il 10 di fiori.` */
export const handWords: HandWords = ({ kind, movements }: HandStep) => {
  switch (kind) {
    case 'turn-up':
      return turnedUp(movements)
    case 'turn-down':
      return `Gira a faccia in giù ${cardsIn(movements)}, in cima al mazzo.`
    case 'draw':
      return drawn(movements)
    case 'put-back':
      return putBack(movements)
    case 'lay':
      return movements.every(({ to }) => to === 'pair') && movements.some(({ from }) => from === 'top')
        ? `Fai una coppia: ${cardsIn(movements)}.`
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
    `In mano: ${hand.map(cardName).join(', ') || 'niente'}.`,
    ...(pair ? [`La coppia: ${pair.map(cardName).join(' e ')}.`] : []),
    ...(top !== undefined && isCard(top) ? [`Scoperta: ${cardName(top)}.`] : []),
    ...(known.length > 0 ? [`Sotto, già note: ${known.join(', ')}.`] : []),
    `Nel mazzo ${counted(deck.length - lookedIn(position), 'carta', 'carte')}, tra gli scarti ${discard.length}.`,
  ]
}
