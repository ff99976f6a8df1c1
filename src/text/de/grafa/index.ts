import { type Card, rankOf, suitOf } from '../../../engine/cards.ts'
import { isCard, needOf, reach, reasonToPair } from '../../../engine/grafa/abilities.ts'
import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import type { Action, Event, GrafaRefusal, Position, PairReason, Need } from '../../../engine/grafa/types.ts'
import { rankAndValue, theCards } from '../card-words.ts'
import { cardsAs, toTheCard, verb } from '../grammar.ts'
import { capital, counted, listOf, numberWord, SUIT_NAMES } from '../lists.ts'
import {
  type Explanation,
  type Rulebook,
  type RulingText,
  type Sayings,
  type Speech,
  phrase,
  type Term,
} from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { handWords } from './hands.ts'
import { sections, short, type SectionId } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const TO: Readonly<Record<Need['for'], string>> = {
  dig: 'die du gräbst',
  draw: 'die du ziehst',
  look: 'die du ansiehst',
  turn: 'die du aufdeckst',
}

const cardsWithinReach = (position: Position): readonly Card[] => position.deck.slice(0, reach(position)).filter(isCard)

/** The required input. */
function now(position: Position): string {
  switch (position.phase) {
    case 'pair':
      return waitForPair(position)
    case 'use':
      return `Bestimm, was zuerst wirkt: ${listOf(
        position.acts.map(act => SUIT_NAMES[act.suit]),
        'or',
      )}.`
    case 'reveal':
      return askFor(needOf(position))
    case 'arrange':
      return `Leg sie in beliebiger Reihenfolge zurück: ${cardsAs('acc', cardsWithinReach(position))}.`
    case 'over':
      return 'Mach den letzten Zug rückgängig, oder beginn ein neues Spiel.'
  }
}

/** The cards that pair with the face-up card. */
function waitForPair({ hand, deck }: Position): string {
  const tops = deck.slice(0, 1).filter(isCard)
  const pairing = hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))
  return `${capital(tops.map(toTheCard).join(''))} ${verb(pairing, 'passt', 'passen')} ${theCards(pairing)}.`
}

const askFor = ({ for: purpose, count }: Need): string =>
  count === 1
    ? `Trag die unbekannte Karte ein, ${TO[purpose]}.`
    : `Trag die ${numberWord(count)} unbekannten Karten ein, ${TO[purpose]}, die oberste zuerst.`

type PairEvent = Extract<Event, { type: 'pair' }>

const SECTIONS: Readonly<Record<Event['type'], SectionId>> = {
  irregular: 'irregular',
  pair: 'pairs',
  return: 'hearts',
  discard: 'pairs',
  reveal: 'seeing',
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  arrange: 'clubs',
  turn: 'order',
  over: 'end',
}

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'Ein Ass passt zu allem',
  suit: ({ top }) => `Beide sind ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)].map(rankAndValue)
    return high === low ? 'Beide sind gleich hoch' : `${high} ist höher als ${low}`
  },
}

function sentence(event: Event, position: Position): string {
  switch (event.type) {
    case 'irregular':
      return 'Nach den Regeln kein Paar; es gilt trotzdem.'
    case 'pair': {
      const pair = `Leg als Paar zusammen: ${cardsAs('acc', [event.hand, event.top])}.`
      return event.by === null ? pair : `${pair} ${REASONS[event.by](event)}.`
    }
    case 'return':
      return `Herz: Nimm ${cardsAs('acc', event.cards)} auf die Hand.`
    case 'discard':
      return `Leg ${cardsAs('acc', event.cards)} auf die Ablage.`
    case 'reveal':
      return `Gesehen: ${theCards(event.cards)}.`
    case 'dig':
      return `Pik: Leg ${cardsAs('acc', asTheyLie(event.cards, position))} vom Stapel auf die Ablage.`
    case 'draw':
      return `Karo: Zieh ${cardsAs('acc', asTheyLie(event.cards, position))} auf die Hand.`
    case 'look':
      return lookedAt(event.cards)
    case 'arrange':
      return `Leg sie verdeckt zurück. Von oben: ${cardsAs('acc', event.cards)}.`
    case 'turn':
      return `Deck die oberste Karte des Stapels auf: ${cardsAs('acc', [event.card])}.`
    case 'over':
      return ending(event, position)
  }
}

/** In the order in which hands find them, while they are on the deck. */
const asTheyLie = (cards: readonly Card[], { deck }: Position): readonly Card[] =>
  cards.toSorted((one, other) => deck.indexOf(one) - deck.indexOf(other))

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Kreuz: Sieh ${cardsAs('acc', cards)} an, die letzte Karte des Stapels.`
    : `Kreuz: Sieh ${cardsAs('acc', cards)} an, und leg sie in beliebiger Reihenfolge zurück.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'Alle 52 Karten liegen auf der Ablage: ein perfektes Spiel.'
  const why = deck.length === 0 ? 'Der Stapel ist leer' : 'Nichts auf deiner Hand passt'
  return `${why}. Du hast ${counted(score, 'Karte', 'Karten')} abgelegt.`
}

/** An event, as an instruction if cards move. */
const event = (event: Event, { position }: Speech<Position>): Explanation => ({
  sentence: sentence(event, position),
  remedy: '',
  section: SECTIONS[event.type],
})

/** `aus der Karo-5 und der Herz-3 wurde ein Paar` */
function action(done: Action, before?: Position): string {
  switch (done.type) {
    case 'pair': {
      const top = before?.deck[0]
      return top !== undefined && isCard(top)
        ? `aus ${cardsAs('dat', [done.card, top])} wurde ein Paar`
        : `mit ${cardsAs('dat', [done.card])} wurde ein Paar gebildet`
    }
    case 'use':
      return `${SUIT_NAMES[done.suit]} wirkte zuerst`
    case 'reveal':
      return `gesehen: ${theCards(done.cards)}`
    case 'arrange':
      return `von oben zurückgelegt: ${theCards(done.cards)}`
    case 'stands':
      return action(done.action, before)
    case 'unknown':
      return NOT_READ
  }
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const SENTENCES: Sayings<GrafaRefusal, null, string> = {
  over: () => 'Das Spiel ist aus.',
  'unknown-action': () => 'So einen Zug gibt es hier nicht.',
  'wrong-phase': () => 'Zuerst kommt etwas anderes.',
  'nothing-irregular': () => 'Das ist nach den Regeln erlaubt: Bilde das Paar wie jedes andere.',
  'not-in-hand': ({ card }) => `${names([card])} ist nicht auf deiner Hand.`,
  'no-pair': ({ card, top }) => `${names([card])} passt nicht ${toTheCard(top)}.`,
  'not-in-pair': () => 'Keine Karte des Paars hat diese Farbe.',
  'wrong-count': ({ needed, given }) =>
    `Gefragt ${needed === 1 ? 'ist' : 'sind'} ${counted(needed, 'Karte', 'Karten')}, genannt ${given === 1 ? 'ist' : 'sind'} ${given}.`,
  'already-seen': ({ cards }) => `${names(cards)} ${verb(cards, 'liegt', 'liegen')} schon woanders.`,
  'wrong-cards': () => 'Das sind nicht die Karten, die du angesehen hast.',
}

/** Why an action is refused; the remedy is what the game waits for instead. */
function refusal(refused: GrafaRefusal, { position }: Speech<Position>): Explanation {
  return { sentence: phrase(SENTENCES, refused, null), remedy: now(position), section: refused.rule }
}

const PROBLEMS: Sayings<GrafaProblem, null, string> = {
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
      'Das bestimmst du, aber nur, wenn es etwas ausmacht: bei zwei verschiedenen Farben, die beide graben, ziehen oder ansehen. Sonst fragt der Schiedsrichter nicht.',
  },
  G2: {
    question: 'Was tun zwei Karten derselben Farbe?',
    answer:
      'Sie wirken zusammen: Zwei Pik graben zwei Karten, zwei Karo ziehen zwei, mit zwei Kreuz siehst du drei an.',
  },
  G3: {
    question: 'Was können Asse, außer zu allem zu passen?',
    answer:
      'Nichts. Die Farbe eines Asses wirkt nicht und zählt nicht mit: Ein Kreuz mit dem Kreuz-Ass sieht zwei Karten an.',
  },
  G4: {
    question: 'Wirkt eine Karte, die ein Herz zurückgibt?',
    answer:
      'Ja. Die andere Karte des Paars kommt auf deine Hand, und ihre Farbe wirkt trotzdem. Zwei Herz geben beide zurück.',
  },
  G5: {
    question: 'Was, wenn der Stapel zu klein ist?',
    answer: 'Jede Farbe tut so viel, wie mit den übrigen Karten geht.',
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
  term('pair', 'Paar', ['paar', 'paars', 'paare'], 'Eine Karte deiner Hand mit der offenen Karte.'),
  term('draw', 'Ziehen', ['zieht', 'ziehst', 'ziehen'], 'Die nächste Karte des Stapels auf die Hand nehmen.'),
]

export const grafaBook: Rulebook<Position, Event, GrafaRefusal, GrafaProblem, Action> = {
  game: 'grafa',
  ...TITLE,
  short,
  source: { author: '', work: 'ein Spiel für den Wettbewerb Ludum Dare 48' },
  sections,
  rulings,
  houseRules: {},
  synonyms,
  terms,
  refusal,
  event,
  told: () => '',
  action: (done, _, before) => action(done, before),
  setupProblem: problem => phrase(PROBLEMS, problem, null),
  hands: handWords,
}
