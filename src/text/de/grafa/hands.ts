import { parseCard } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { createGrafaStepSentence, createPositionText } from '../../contract/grafa/hands.ts'
import { cardName } from '../card-words.ts'
import { cardAs } from '../grammar.ts'
import { counted, listOf, numberWord } from '../lists.ts'

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

/** `Deck die oberste Karte des Stapels auf: die Kreuz-10.` */
export const stepSentence = createGrafaStepSentence({
  turnUp: (cards, known) => `Deck die oberste Karte des Stapels auf${known ? `: ${cardsIn(cards)}` : ''}.`,
  turnDown: cards => `Dreh ${cardsIn(cards)} auf dem Stapel um, mit der Rückseite nach oben.`,
  take(movements, to) {
    const cards = cardsIn(movements)
    switch (to) {
      case 'discard':
        return `Graben: Leg ${cards} vom Stapel auf die Ablage.`
      case 'looked':
        return `Nimm ${cards} zum Ansehen vom Stapel.`
      case 'aside':
        return `Leg ${cards} neben den Stapel.`
      default:
        return `Zieh ${cards} vom Stapel auf die Hand.`
    }
  },
  move(movements, from, to) {
    const cards = cardsIn(movements)
    const whence = from === 'pair' ? '' : ` ${source(from)}`
    switch (to) {
      case 'discard':
        return `Leg ${cards}${whence} auf die Ablage.`
      case 'top':
        return `Leg ${cards} ${source(from)} offen auf den Stapel.`
      case 'pair':
        return `Leg ${cards} ${source(from)} zum Paar.`
      case 'looked':
        return `Leg ${cards} ${source(from)} zu den angesehenen Karten.`
      default:
        return `Nimm ${cards}${whence} auf die Hand.`
    }
  },
  /** Each group of cards is followed by its source, such as `von der Ablage`. */
  putBack(parts, count, faceUp) {
    const cards = listOf(parts.map(({ cards, from }) => `${cardsIn(cards)}${from ? ` ${source(from)}` : ''}`))
    if (count === 1) return `Leg ${cards} ${faceUp ? 'offen' : 'verdeckt'} zurück auf den Stapel.`
    const isTwo = count === 2
    const how = faceUp ? `die oberste offen, ${isTwo ? 'die andere' : 'die anderen'}` : isTwo ? 'beide' : 'alle'
    return `Leg ${numberWord(count)} Karten zurück auf den Stapel, ${how} verdeckt. Von oben: ${cards}.`
  },
  pair: cards => `Leg als Paar zusammen: ${cardsIn(cards)}.`,
})

/** The hand, the face-up card, the known cards below it, and the sizes of the deck and the discard pile. */
export const positionText = createPositionText({
  hand: cards => `Auf der Hand: ${cards.map(cardName).join(', ') || 'nichts'}.`,
  pair: cards => `Das Paar: ${cards.map(cardName).join(' und ')}.`,
  faceUp: card => `Offen: ${cardName(card)}.`,
  known: cards => `Darunter bekannt: ${cards.map(cardName).join(', ')}.`,
  piles: (deck, discard) => `Im Stapel ${counted(deck, 'Karte', 'Karten')}, auf der Ablage ${discard}.`,
})
