import { type Card, rankOf, suitOf } from '../../../engine/cards.ts'
import type { Event, Need, PairReason, Position } from '../../../engine/grafa/types.ts'
import { rankAndValue, theCards } from '../card-words.ts'
import { cardsAs, cardsInWords, toTheCard, verb } from '../grammar.ts'
import { capital, counted, listOf, numberWord, SUIT_NAMES } from '../lists.ts'
import { sortByDeck, faceUpCard, createGrafaRulebook as bookOf, type GrafaWords } from '../../contract/grafa/book.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const TO: Readonly<Record<Need['for'], string>> = {
  dig: 'die du gräbst',
  draw: 'die du ziehst',
  look: 'die du ansiehst',
  turn: 'die du aufdeckst',
}

const waiting: GrafaWords['waiting'] = {
  pair: (tops, pairing) =>
    `${capital(tops.map(toTheCard).join(''))} ${verb(pairing, 'passt', 'passen')} ${theCards(pairing)}.`,
  use: suits =>
    `Bestimm, was zuerst wirkt: ${listOf(
      suits.map(suit => SUIT_NAMES[suit]),
      'or',
    )}.`,
  reveal: ({ for: purpose, count }) =>
    count === 1
      ? `Trag die unbekannte Karte ein, ${TO[purpose]}.`
      : `Trag die ${numberWord(count)} unbekannten Karten ein, ${TO[purpose]}, die oberste zuerst.`,
  arrange: cards => `Leg sie in beliebiger Reihenfolge zurück: ${cardsAs('acc', cards)}.`,
  over: () => 'Mach den letzten Zug rückgängig, oder beginn ein neues Spiel.',
}

type PairEvent = Extract<Event, { type: 'pair' }>

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'Ein Ass passt zu allem',
  suit: ({ top }) => `Beide sind ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high = '', low = ''] = [rankOf(hand), rankOf(top)].map(rank => rankAndValue(rank))
    return high === low ? 'Beide sind gleich hoch' : `${capital(high)} ist höher als ${low}`
  },
}

const events: GrafaWords['events'] = {
  irregular: () => 'Nach den Regeln kein Paar; es gilt trotzdem.',
  pair(event) {
    const pair = `Leg als Paar zusammen: ${cardsAs('acc', [event.hand, event.top])}.`
    return event.by === null ? pair : `${pair} ${REASONS[event.by](event)}.`
  },
  return: ({ cards }) => `Herz: Nimm ${cardsAs('acc', cards)} auf die Hand.`,
  discard: ({ cards }) => `Leg ${cardsAs('acc', cards)} auf die Ablage.`,
  reveal: ({ cards }) => `Gesehen: ${theCards(cards)}.`,
  dig: ({ cards }, { position }) =>
    `Pik: Leg ${cardsAs('acc', sortByDeck(cards, position))} vom Stapel auf die Ablage.`,
  draw: ({ cards }, { position }) =>
    `Karo: Zieh ${cardsAs('acc', sortByDeck(cards, position))} vom Stapel auf die Hand.`,
  look: ({ cards }) => lookedAt(cards),
  arrange: ({ cards }) => `Leg sie verdeckt zurück. Von oben: ${cardsAs('acc', cards)}.`,
  turn: ({ card }) => `Deck die oberste Karte des Stapels auf: ${cardsAs('acc', [card])}.`,
  over: (event, { position }) => ending(event, position),
}

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Kreuz: Sieh ${cardsAs('acc', cards)} an, die letzte Karte des Stapels.`
    : `Kreuz: Sieh ${cardsAs('acc', cards)} an, und leg sie in beliebiger Reihenfolge zurück.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'Alle 52 Karten liegen auf der Ablage: ein perfektes Spiel.'
  const why = deck.length === 0 ? 'Der Stapel ist leer' : 'Nichts auf deiner Hand passt'
  return `${why}. Du hast ${counted(score, 'Karte', 'Karten')} abgelegt.`
}

const actions: GrafaWords['actions'] = {
  pair({ card }, { before }) {
    const top = faceUpCard(before)
    return top
      ? `aus ${cardsAs('dat', [card, top])} wurde ein Paar`
      : `mit ${cardsAs('dat', [card])} wurde ein Paar gebildet`
  },
  use: ({ suit }) => `${SUIT_NAMES[suit]} wirkte zuerst`,
  reveal: ({ cards }) => `gesehen: ${theCards(cards)}`,
  arrange: ({ cards }) => `von oben zurückgelegt: ${theCards(cards)}`,
  unknown: () => NOT_READ,
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const refusals: GrafaWords['refusals'] = {
  over: () => 'Das Spiel ist aus.',
  'unknown-action': () => 'So einen Zug gibt es hier nicht.',
  'wrong-phase': () => 'Zuerst kommt etwas anderes.',
  'nothing-irregular': () => 'Das ist nach den Regeln erlaubt: Bilde das Paar wie jedes andere.',
  'not-in-hand': ({ card }, isFaceUp) =>
    isFaceUp
      ? `${names([card])} ist die offene Karte.`
      : `${capital(cardsAs('acc', [card]))} hast du nicht auf der Hand.`,
  'no-pair': ({ card, top }) => `${names([card])} passt nicht ${toTheCard(top)}.`,
  'not-in-pair': () => 'Keine Karte des Paars hat diese Farbe.',
  'wrong-count': ({ needed, given }) =>
    `Gefragt ${needed === 1 ? 'ist' : 'sind'} ${cardsInWords(needed)}, genannt ${given === 1 ? 'ist eine' : `sind ${numberWord(given)}`}.`,
  'already-seen': ({ cards }) => `${names(cards)} ${verb(cards, 'liegt', 'liegen')} schon woanders.`,
  'wrong-cards': () => 'Das sind nicht die Karten, die du angesehen hast.',
}

const problems: GrafaWords['problems'] = {
  'one-player': () => 'Dieses Spiel spielst du allein: Trag einen Namen ein.',
  'bad-name': () => 'Der Name braucht einen Buchstaben; Komma und # gehen nicht.',
  'no-hand': () => 'Trag die Karten deiner Hand oder alle 52 Karten des Stapels ein.',
  'too-many-cards': ({ count }) => `${count} Karten mit Hand und Ablage; es gibt nur 52.`,
  'card-twice': ({ cards }) => `${names(cards)} ${verb(cards, 'kann', 'können')} nur an einer Stelle liegen.`,
  'unknown-hand': () => 'Die ersten fünf Karten des Stapels sind deine Hand, und du hast sie gesehen: Trag alle ein.',
  'unknown-top': () => 'Deck die oberste Karte des Stapels auf, und trag sie ein.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  G1: {
    question: 'Welche Farbe wirkt zuerst?',
    answer:
      'Das bestimmst du, aber nur, wenn es einen Unterschied macht: bei zwei verschiedenen Farben, die beide auf den Stapel wirken. Sonst fragt der Schiedsrichter nicht.',
  },
  G2: {
    question: 'Was tun zwei Karten derselben Farbe?',
    answer:
      'Sie wirken zusammen: Zwei Pik graben zwei Karten, zwei Karo ziehen zwei, mit zwei Kreuz siehst du drei an.',
  },
  G3: {
    question: 'Was tun Asse, außer dass sie zu allem passen?',
    answer:
      'Nichts. Die Farbe eines Asses wirkt nicht und zählt nicht mit. Mit einem Kreuz und dem Kreuz-Ass siehst du also zwei Karten an.',
  },
  G4: {
    question: 'Wirkt eine Karte, die durch ein Herz auf die Hand kommt?',
    answer:
      'Ja. Die andere Karte des Paars kommt auf deine Hand, und ihre Farbe wirkt trotzdem. Zwei Herz geben beide zurück.',
  },
  G5: {
    question: 'Was, wenn der Stapel zu klein ist?',
    answer: 'Jede Farbe wirkt, soweit die Karten reichen.',
  },
  G6: {
    question: 'Wann ist das Spiel aus, und was zählt?',
    answer:
      'Wenn nichts auf deiner Hand zur offenen Karte passt oder der Stapel leer ist. Es zählen die Karten auf der Ablage, auch wenn noch welche auf deiner Hand sind. 52 ist perfekt.',
  },
  G7: {
    question: 'Welche Karten werden eingetragen?',
    answer:
      'Jede Karte, die du gräbst, ziehst, ansiehst oder aufdeckst, einmal. Hast du sie mit einem Kreuz umgeordnet, bleibt sie bekannt, und der Schiedsrichter fragt nicht noch einmal nach ihr.',
  },
  G8: {
    question: 'Wird die nächste Karte auch aufgedeckt, wenn die Hand leer ist?',
    answer: 'Ja, wie jede andere. Dann endet das Spiel, weil nichts mehr da ist, was zu ihr passt.',
  },
  I1: IRREGULAR_RULINGS.I1,
  I3: IRREGULAR_RULINGS.I3,
}

const terms: readonly Term[] = [
  term(
    'discard-pile',
    'Ablage',
    ['ablage'],
    'Dorthin kommen Paare und gegrabene Karten. Jede Karte dort ist ein Punkt.',
  ),
  term('dig', 'Graben', ['gräbt', 'graben', 'gräbst'], 'Die nächste Karte des Stapels auf die Ablage legen.'),
  RULING,
  term(
    'face-up',
    'Offene Karte',
    ['offene karte', 'offenen karte'],
    'Die oberste Karte des Stapels, die aufgedeckt liegt: Mit ihr bildest du ein Paar.',
  ),
  term(
    'pair',
    'Paar',
    ['paar', 'paars', 'paare'],
    'Eine Karte deiner Hand und die offene Karte. Deine ist gleich hoch oder höher, beide haben dieselbe Farbe, oder eine von beiden ist ein Ass.',
  ),
  term('draw', 'Ziehen', ['zieht', 'ziehst', 'ziehen'], 'Die nächste Karte des Stapels auf die Hand nehmen.'),
]

export const grafaRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'ein Spiel für den Wettbewerb Ludum Dare 48' },
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
