import { type Card, rankOf } from '../../../engine/cards.ts'
import type { Event, Need, PairReason, Position } from '../../../engine/grafa/types.ts'
import { theCard, theCards, theRankWorth } from '../card-words.ts'
import { cardsInWords, cardsWith, cardWith, endingFor } from '../grammar.ts'
import { SUIT_NAMES, capital, counted, listOf } from '../lists.ts'
import { sortByDeck, faceUpCard, createGrafaRulebook as bookOf, type GrafaWords } from '../../contract/grafa/book.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const TO: Readonly<Record<Need['for'], string>> = {
  dig: 'da scavare',
  draw: 'da pescare',
  look: 'da guardare',
  turn: 'da girare',
}

const waiting: GrafaWords['waiting'] = {
  pair: (tops, pairing) => `Fai coppia ${cardsWith('con', tops)}: gioca ${theCards(pairing, 'or')}.`,
  use: suits =>
    `Scegli quale seme agisce prima: ${listOf(
      suits.map(suit => SUIT_NAMES[suit]),
      'or',
    )}.`,
  reveal: ({ for: purpose, count }) =>
    count === 1
      ? `Inserisci la carta ${TO[purpose]}.`
      : `Inserisci le ${cardsInWords(count)} ${TO[purpose]}, cominciando dall’alto.`,
  arrange: cards => `Rimetti sul mazzo a faccia in giù, nell’ordine che vuoi: ${theCards(cards)}.`,
  over: () => 'Annulla per riaprirla o iniziane un’altra.',
}

type PairEvent = Extract<Event, { type: 'pair' }>

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'un asso fa coppia con tutto',
  suit: () => 'hanno lo stesso seme',
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)]
    return high === low
      ? 'hanno lo stesso valore'
      : `${theRankWorth(high)} è più alt${endingFor([hand])} ${theRankWorth(low, 'di')}`
  },
}

const events: GrafaWords['events'] = {
  irregular: () => 'Queste carte non fanno coppia, ma la mossa vale lo stesso.',
  pair: event =>
    `Fai una coppia con ${theCard(event.hand)} e ${theCard(event.top)}${event.by === null ? '' : `, perché ${REASONS[event.by](event)}`}.`,
  return: ({ cards }) => `Cuori: prendi in mano ${theCards(cards)}.`,
  discard: ({ cards }) => `Scarta ${theCards(cards)}.`,
  reveal: ({ cards }) => `Hai visto ${theCards(cards)}.`,
  dig: ({ cards }, { position }) => `Picche: sposta ${theCards(sortByDeck(cards, position))} dal mazzo sugli scarti.`,
  draw: ({ cards }, { position }) => `Quadri: pesca ${theCards(sortByDeck(cards, position))}.`,
  look: ({ cards }) => lookedAt(cards),
  arrange: ({ cards }) => `Rimetti le carte sul mazzo a faccia in giù. Dall’alto: ${theCards(cards)}.`,
  turn: ({ card }) => `Gira a faccia in su la carta in cima al mazzo: ${theCard(card)}.`,
  over: (event, { position }) => ending(event, position),
}

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Fiori: guarda ${theCards(cards)}, l’ultima carta del mazzo.`
    : `Fiori: guarda ${theCards(cards)}, e rimetti le carte sul mazzo nell’ordine che vuoi.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'Tutte le 52 carte sono tra gli scarti: una partita perfetta.'
  const why = deck.length === 0 ? 'Il mazzo è vuoto' : 'Nessuna carta della tua mano fa coppia'
  return `${why}. Hai scartato ${counted(score, 'carta', 'carte')}.`
}

const actions: GrafaWords['actions'] = {
  pair({ card }, { before }) {
    const top = faceUpCard(before)
    return top ? `hai fatto coppia con ${theCard(card)} e ${theCard(top)}` : `hai fatto coppia con ${theCard(card)}`
  },
  use: ({ suit }) => `ha agito prima il seme di ${SUIT_NAMES[suit]}`,
  reveal: ({ cards }) => `hai visto ${theCards(cards)}`,
  arrange: ({ cards }) => `hai rimesso sul mazzo, dall’alto, ${theCards(cards)}`,
  unknown: () => NOT_READ,
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const refusals: GrafaWords['refusals'] = {
  over: () => 'La partita è finita.',
  'unknown-action': () => 'Questa non è una mossa di questo gioco.',
  'wrong-phase': () => 'Prima c’è altro da fare.',
  'nothing-irregular': () => 'Le regole lo permettono: inseriscila come ogni altra coppia.',
  'not-in-hand': ({ card }, isFaceUp) =>
    `${names([card])} ${isFaceUp ? 'è la carta scoperta' : 'non è nella tua mano'}.`,
  'no-pair': ({ card, top }) => `${names([card])} non fa coppia ${cardWith('con', top)}.`,
  'not-in-pair': () => 'Nessuna delle due carte della coppia ha quel seme.',
  'wrong-count': ({ needed, given }) =>
    `${needed === 1 ? 'Serve 1 carta' : `Servono ${needed} carte`}, ma ne hai ${given === 1 ? 'inserita 1' : `inserite ${given}`}.`,
  'already-seen': ({ cards }) => `${names(cards)} ${cards.length === 1 ? 'è' : 'sono'} già da un’altra parte.`,
  'wrong-cards': () => 'Non sono le carte che hai guardato.',
}

const problems: GrafaWords['problems'] = {
  'one-player': () => 'A questo gioco si gioca da soli: inserisci un solo nome.',
  'bad-name': () => 'Un nome ha almeno una lettera, e niente virgole o #.',
  'no-hand': () => 'Inserisci le carte della tua mano o tutte le 52 carte del mazzo.',
  'too-many-cards': ({ count }) => `Con mano e scarti le carte sono ${count}, ma il massimo è 52.`,
  'card-twice': ({ cards }) =>
    `${capital(theCards(cards))} ${cards.length === 1 ? 'può stare' : 'possono stare'} in un posto solo.`,
  'unknown-hand': () => 'Le prime cinque carte del mazzo sono la mano, e le hai viste: inseriscile tutte.',
  'unknown-top': () => 'Gira la carta in cima al mazzo e inseriscila.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  G1: {
    question: 'Quale seme agisce per primo?',
    answer:
      'Scegli tu, ma solo dove conta: quando i due semi sono diversi e tutti e due scavano, pescano o guardano. Altrimenti l’ordine non cambia niente, e l’arbitro non lo chiede.',
  },
  G2: {
    question: 'Che cosa fanno due carte dello stesso seme?',
    answer:
      'Agiscono insieme: con due carte di picche scavi due carte, con due di quadri ne peschi due, con due di fiori ne guardi tre.',
  },
  G3: {
    question: 'Che cosa fanno gli assi, oltre a far coppia con tutto?',
    answer:
      'Niente. Il seme di un asso non agisce e non si conta: con una carta di fiori e l’asso di fiori guardi due carte.',
  },
  G4: {
    question: 'Una carta che torna in mano grazie ai cuori agisce lo stesso?',
    answer:
      'Sì. L’altra carta della coppia torna in mano, e il suo seme agisce, se non è un asso. Due carte di cuori tornano in mano tutte e due.',
  },
  G5: {
    question: 'E se le carte del mazzo non bastano?',
    answer: 'Ogni seme fa quello che può con le carte rimaste.',
  },
  G6: {
    question: 'Quando finisce la partita, e quanti punti vale?',
    answer:
      'Quando nessuna carta della mano fa coppia con la carta scoperta, o quando il mazzo è vuoto. Ogni carta tra gli scarti è un punto; quelle rimaste in mano non contano. Con 52 la partita è perfetta.',
  },
  G7: {
    question: 'Quali carte si inseriscono?',
    answer:
      'Ogni carta che scavi, peschi, guardi o giri, una volta sola. Se guardi una carta e la rimetti sul mazzo, l’arbitro non la chiede di nuovo.',
  },
  G8: {
    question: 'La carta seguente si gira anche con la mano vuota?',
    answer: 'Sì. Si gira come le altre, e la partita finisce perché non c’è più niente che faccia coppia.',
  },
  I1: IRREGULAR_RULINGS.I1,
  I3: IRREGULAR_RULINGS.I3,
}

const terms: readonly Term[] = [
  term(
    'face-up',
    'Carta scoperta',
    ['carta scoperta'],
    'La carta in cima al mazzo, a faccia in su: è con quella che fai coppia.',
  ),
  term(
    'pair',
    'Coppia',
    ['coppia', 'coppie'],
    'Una carta della tua mano e la carta scoperta. La tua ha lo stesso seme, o un valore uguale o più alto; oppure una delle due è un asso.',
  ),
  RULING,
  term('draw', 'Pescare', ['pesca', 'peschi', 'pescano', 'pescare'], 'Prendere in mano la carta seguente del mazzo.'),
  term('discard-pile', 'Scarti', ['scarti'], 'Le carte delle coppie e quelle scavate. Ogni carta lì è un punto.'),
  term('dig', 'Scavare', ['scava', 'scavi', 'scavano', 'scavare'], 'Mettere sugli scarti la carta seguente del mazzo.'),
]

export const grafaRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'un gioco creato per Ludum Dare 48' },
  short: shortRules,
  sections,
  rulings,
  synonyms,
  terms,
  refusals,
  waiting,
  problems,
  events,
  actions,
  hands: stepSentence,
})
