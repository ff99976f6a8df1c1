import { parseCard } from '../../../engine/cards.ts'
import type { HandStep, Movement, Place } from '../../../engine/hands.ts'
import { isCard, lookedIn } from '../../../engine/grafa/abilities.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { grouped, type HandWords } from '../../contract/hands.ts'
import { cardName } from '../card-words.ts'
import { cardAs } from '../grammar.ts'
import { counted, listOf, numberWord } from '../lists.ts'

/** In the accusative: what is taken, put or turned over. */
const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? cardAs('acc', card) : 'die nächste Karte'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

const SOURCES: Readonly<Partial<Record<Place, string>>> = {
  discard: 'von der Ablage',
  deck: 'vom Stapel',
  top: 'vom Stapel',
  looked: 'von den angesehenen Karten',
  pair: 'aus dem Paar',
  aside: 'von den Karten neben dem Stapel',
}
const source = (place: Place): string => SOURCES[place] ?? 'aus der Hand'

/** Cards that go to one place. */
function goes(movements: readonly Movement[], from: Place, to: Place): string {
  const cards = cardsIn(movements)
  const whence = from === 'pair' ? '' : ` ${source(from)}`
  switch (to) {
    case 'discard':
      return `Leg ${cards}${whence} auf die Ablage.`
    case 'top':
      return `Leg ${cards}${whence} offen auf den Stapel.`
    case 'pair':
      return `Leg ${cards} ${source(from)} zum Paar.`
    case 'looked':
      return `Leg ${cards} ${source(from)} zu den angesehenen Karten.`
    default:
      return `Nimm ${cards}${whence} auf die Hand.`
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
      return `Graben: Leg ${cards} vom Stapel auf die Ablage.`
    case 'looked':
      return `Nimm ${cards} zum Ansehen vom Stapel.`
    case 'aside':
      return `Leg ${cards} neben den Stapel.`
    case 'pair':
      return goes(movements, 'deck', to)
    default:
      return `Zieh ${cards} auf die Hand.`
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
  return `Deck die oberste Karte des Stapels auf${isKnown ? `: ${cardsIn(movements)}` : ''}.`
}

/** Cards for the top of the deck, the topmost first; `von der Ablage` follows each run of one source. */
function putBack(movements: readonly Movement[]): string {
  const runs = grouped(movements, ({ from }) => from)
  const isMixed = runs.length > 1
  const cards = listOf((isMixed ? movements.map(movement => [movement]) : runs).map(run => `${cardsIn(run)}${sourceOf(run, isMixed)}`)) // oxfmt-ignore
  const faceUp = movements[0]?.to === 'top'
  if (movements.length === 1) return `Leg ${cards} ${faceUp ? 'offen' : 'verdeckt'} zurück auf den Stapel.`
  const isTwo = movements.length === 2
  const how = faceUp ? `die oberste offen, ${isTwo ? 'die andere' : 'die anderen'}` : isTwo ? 'beide' : 'alle'
  return `Leg ${numberWord(movements.length)} Karten zurück auf den Stapel, ${how} verdeckt. Von oben: ${cards}.`
}

/** Cards that were looked at need no source, unless others come from elsewhere. */
const sourceOf = ([first]: readonly Movement[], isMixed: boolean): string =>
  first === undefined || (first.from === 'looked' && !isMixed) ? '' : ` ${source(first.from)}`

/** A step of Grafa in words: `Deck die oberste Karte des Stapels auf: die Kreuz-10.` */
export const handWords: HandWords = ({ kind, movements }: HandStep) => {
  switch (kind) {
    case 'turn-up':
      return turnedUp(movements)
    case 'turn-down':
      return `Dreh ${cardsIn(movements)} auf dem Stapel wieder um.`
    case 'draw':
      return drawn(movements)
    case 'put-back':
      return putBack(movements)
    case 'lay':
      return movements.every(({ to }) => to === 'pair') && movements.some(({ from }) => from === 'top')
        ? `Leg als Paar zusammen: ${cardsIn(movements)}.`
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
    `Auf der Hand: ${hand.map(cardName).join(', ') || 'nichts'}.`,
    ...(pair ? [`Das Paar: ${pair.map(cardName).join(' und ')}.`] : []),
    ...(top !== undefined && isCard(top) ? [`Offen: ${cardName(top)}.`] : []),
    ...(known.length > 0 ? [`Darunter bekannt: ${known.join(', ')}.`] : []),
    `Im Stapel ${counted(deck.length - lookedIn(position), 'Karte', 'Karten')}, auf der Ablage ${discard.length}.`,
  ]
}
