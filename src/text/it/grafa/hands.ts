import { parseCard } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { createGrafaStepSentence, createPositionText } from '../../contract/grafa/hands.ts'
import { theCard, cardName } from '../card-words.ts'
import { cardsInWords } from '../grammar.ts'
import { counted, listOf } from '../lists.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'la carta seguente'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

const SOURCES: Readonly<Partial<Record<Place, string>>> = {
  discard: 'dagli scarti',
  deck: 'dal mazzo',
  top: 'dal mazzo',
  looked: 'dalle carte che hai guardato',
  pair: 'dalla coppia',
  aside: 'dalle carte messe da parte',
}
const fromHeap = (place: Place): string => SOURCES[place] ?? 'dalla tua mano'

/** `Gira a faccia in su la carta in cima al mazzo: il 10 di fiori.` */
export const stepSentence = createGrafaStepSentence({
  turnUp: (cards, known) => `Gira a faccia in su la carta in cima al mazzo${known ? `: ${cardsIn(cards)}` : ''}.`,
  turnDown: cards => `Gira a faccia in giù ${cardsIn(cards)}, in cima al mazzo.`,
  take(movements, to) {
    const cards = cardsIn(movements)
    switch (to) {
      case 'discard':
        return `Scava: sposta ${cards} dal mazzo sugli scarti.`
      case 'looked':
        return `Guarda: prendi ${cards} dal mazzo.`
      case 'aside':
        return `Sposta ${cards} dal mazzo tra le carte messe da parte.`
      default:
        return `Pesca ${cards}.`
    }
  },
  move(movements, from, to) {
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
  },
  /** Each group of cards is followed by its source, such as `dagli scarti`. */
  putBack(parts, count, faceUp) {
    const cards = listOf(parts.map(({ cards, from }) => `${cardsIn(cards)}${from ? ` ${fromHeap(from)}` : ''}`))
    if (count === 1) return `Rimetti ${cards} in cima al mazzo, a faccia in ${faceUp ? 'su' : 'giù'}.`
    const faces = faceUp
      ? `la prima a faccia in su, ${count > 2 ? 'le altre' : 'l’altra'} a faccia in giù`
      : 'a faccia in giù'
    return `Rimetti ${cardsInWords(count)} in cima al mazzo, ${faces}. Dall’alto: ${cards}.`
  },
  pair: cards => `Fai una coppia: ${cardsIn(cards)}.`,
})

/** The hand, the face-up card, the known cards below it, and the sizes of the deck and the discard pile. */
export const positionText = createPositionText({
  hand: cards => `In mano: ${cards.map(cardName).join(', ') || 'niente'}.`,
  pair: cards => `La coppia: ${cards.map(cardName).join(' e ')}.`,
  faceUp: card => `Scoperta: ${cardName(card)}.`,
  known: cards => `Sotto, già note: ${cards.map(cardName).join(', ')}.`,
  piles: (deck, discard) => `Nel mazzo ${counted(deck, 'carta', 'carte')}, tra gli scarti ${discard}.`,
})
