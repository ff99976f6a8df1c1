import { rankOf, type Card, type Rank } from '../../../engine/cards.ts'
import type { Event, Need, Phase, Position, Ability, Act } from '../../../engine/grafa/types.ts'
import { cardsBySuit, theCard, theCards } from '../card-words.ts'
import { aRankIn, cardAs, cardsAs, cardsInWords, topCards } from '../grammar.ts'
import { capital, counted, SUIT_NAMES } from '../lists.ts'
import { WORDS as UI } from '../ui.ts'
import { isCard, needOf, affectedCount } from '../../../engine/grafa/abilities.ts'
import { NEED_SECTIONS } from '../../contract/grafa/book.ts'
import type { Prospect } from '../../../engine/grafa/play.ts'

const DOES: Readonly<Record<Ability, (suit: string, cards: string) => string>> = {
  dig: (suit, cards) => `${suit} gräbt ${cards}.`,
  draw: (suit, cards) => `${suit} zieht ${cards}.`,
  look: (suit, cards) => `Mit ${suit} siehst du ${cards} an.`,
}
const TO_DO: Readonly<Record<Ability, string>> = { dig: 'graben', draw: 'ziehen', look: 'ansehen' }

const what = (count: number): string => (count === 0 ? 'nichts' : cardsInWords(count))

const actWords = (act: Act): string => DOES[act.for](SUIT_NAMES[act.suit], what(act.count))

/** The reason why the two cards make a pair, as a short label. */
export function pairReasonText({ by, pair: [card, top] }: Prospect): string {
  if (by === 'value') return rankOf(card) === rankOf(top) ? 'gleich' : 'höher'
  return by === 'ace' ? 'Ass' : 'Farbe'
}

/** The effects of a pair, in full sentences. */
export function pairEffectsText(prospect: Prospect): string {
  const choice = prospect.acts.length > 1 ? ['Du bestimmst, was zuerst wirkt.'] : []
  const parts = [...comesHome(prospect), ...prospect.acts.map(actWords), ...choice]
  return parts.length > 0 ? parts.join(' ') : 'Sonst geschieht nichts.'
}

function comesHome({ pair: [card, top], returned }: Prospect): readonly string[] {
  const stays = returned.includes(card) ? [`behältst ${cardAs('acc', card)}`] : []
  const taken = returned.includes(top) ? [`bekommst ${cardAs('acc', top)}`] : []
  return returned.length > 0 ? [`Du ${[...stays, ...taken].join(' und ')}.`] : []
}

/** `Kreuz zuerst`, and `zwei Karten ansehen, dann eine Karte graben`. */
export function orderText(first: Act, others: readonly Act[]): { readonly title: string; readonly detail: string } {
  const effect = (act: Act): string => `${what(act.count)} ${TO_DO[act.for]}`
  return { title: `${SUIT_NAMES[first.suit]} zuerst`, detail: [first, ...others].map(effect).join(', dann ') }
}

interface Question {
  readonly sentence: string
  readonly detail: string
  readonly section: string
}

const DO: Readonly<Record<Need['for'], (cards: string) => string>> = {
  dig: cards => `Nimm ${cards} vom Stapel.`,
  draw: cards => `Zieh ${cards}.`,
  look: cards => `Sieh ${cards} an.`,
  turn: cards => `Deck ${cards} auf.`,
}
/** '' for cards that are put back later. */
const WHERE: Readonly<Record<Need['for'], string>> = {
  dig: 'Leg sie auf die Ablage.',
  draw: 'Nimm sie auf die Hand.',
  look: '',
  turn: 'Lass sie offen auf dem Stapel.',
}

export function revealInstruction(position: Position): Question {
  const { for: purpose, count } = needOf(position)
  const cards = affectedCount(position)
  const known = position.deck.slice(0, cards).filter(isCard)
  const which =
    count < cards
      ? count === 1
        ? 'Welche ist neu?'
        : 'Welche sind neu?'
      : cards === 1
        ? 'Welche ist es?'
        : 'Welche sind es?'
  const parts = known.length > 0 ? [`Schon bekannt: ${theCards(known)}.`] : []
  const order = count > 1 ? ['Die oberste zuerst.'] : []
  return {
    sentence: `${DO[purpose](topCards(cards))} ${which}`,
    detail: [WHERE[purpose], ...parts, ...order].join(' ').trim(),
    section: NEED_SECTIONS[purpose],
  }
}

const FROM_TOP = ['ganz oben', 'zweite von oben', 'dritte von oben']

/** The place of a card that was already seen. */
export type Place = 'hand' | 'deck' | 'discard' | 'entered'

const LIES: Readonly<Record<Place, string>> = {
  hand: 'ist auf deiner Hand',
  deck: 'liegt noch im Stapel',
  discard: 'liegt auf der Ablage',
  entered: 'ist schon eingetragen',
}

const cards = (count: number): string => counted(count, 'Karte', 'Karten')
const tenth = (count: number): number => Math.round(10 * count) / 10
const name = UI.card

export const GRAFA_TABLE = {
  title: 'Grafa',
  phase: { pair: 'Paar', use: 'Reihenfolge', reveal: 'Eintragen', arrange: 'Ordnen', over: 'Aus' } satisfies Record<
    Phase,
    string
  >,
  /** The value of an advised move, rounded to a tenth. */
  discarded: (score: number): string => `am Ende ${cards(tenth(score))} abgelegt`,
  amount: (difference: number): string => cards(tenth(difference)),
  brings: (discarded: number, drawn: number): readonly string[] => [
    ...(discarded > 0 ? [`${cards(discarded)} abgelegt`] : []),
    ...(drawn > 0 ? [`${cards(drawn)} gezogen`] : []),
  ],
  deck: 'Stapel',
  discard: 'Ablage',
  hand: 'Deine Hand',
  pair: 'Paar',
  zone: { dig: 'Graben', draw: 'Ziehen', look: 'Ansehen', turn: 'Aufdecken' } satisfies Record<Need['for'], string>,
  below: 'Darunter, von oben:',
  unseen: (count: number): string => `${count} verdeckt`,
  deckName: (count: number, up: Card | null): string =>
    count === 0 ? 'Stapel, leer' : `Stapel, ${cards(count)}${up ? `, offen: ${name(up)}` : ''}`,
  discardName: (count: number, last: Card | null): string =>
    `Ablage, ${cards(count)}${last ? `, zuletzt: ${name(last)}` : ''}`,

  stays: 'bleibt',
  effect: { dig: 'gräbt', draw: 'zieht', look: 'sieht' },
  handCard: (card: Card, parts: readonly string[]): string =>
    [name(card), ...parts.filter(part => part !== '')].join(', '),
  pairs: (reason: string, effects: string): string => `passt (${reason}). ${effects}`,
  pairsNot: 'passt nicht',
  chosen: 'gewählt',
  marked: 'markiert',

  faceUp: (card: Card): string => `Offen liegt ${theCard(card)}.`,
  toPair: (count: number): string =>
    count === 1
      ? 'Eine Karte deiner Hand passt: Tippe darauf.'
      : `${capital(cardsInWords(count))} deiner Hand passen: Tippe auf eine.`,
  discardPair: 'Leg das Paar auf die Ablage.',
  /** The text about events if there are no real cards to move. */
  acted: (events: readonly Event[]): string => {
    const act = events.find(({ type }) => ['return', 'dig', 'draw'].includes(type))
    if (act?.type === 'return') return `Herz: ${cardsInWords(act.cards.length)} zurück auf deine Hand.`
    if (act?.type === 'draw') return `Karo: ${cardsInWords(act.cards.length)} gezogen.`
    return act?.type === 'dig' ? `Pik: ${cardsInWords(act.cards.length)} gegraben.` : GRAFA_TABLE.pairDiscarded
  },
  /** Used if the app dealt the cards. */
  pairDiscarded: 'Das Paar liegt auf der Ablage.',
  whichFirst: 'Was wirkt zuerst?',
  arrange: 'Leg sie in beliebiger Reihenfolge zurück.',
  arrangeHow: 'Tippe auf eine Karte und dann auf ihren Platz, oder zieh sie dorthin.',
  held: (card: Card): string => `${capital(theCard(card))}: Tippe auf den neuen Platz.`,
  order: (list: readonly Card[]): string => `Von oben: ${theCards(list)}.`,
  isBack: (list: readonly Card[]): string => `Du hast zurückgelegt, von oben: ${cardsAs('acc', list)}.`,
  choices: (each: readonly { readonly title: string; readonly detail: string }[]): string =>
    each.map(({ title, detail }) => `${title}: ${detail}.`).join(' '),
  looked: 'Die Karten, die du ansiehst: die oberste zuerst',
  places: ['oben', '2.', '3.'],
  fate: { dig: 'Ablage', draw: 'Hand', turn: 'offen' },
  slot: (card: Card, place: number, fate: string): string =>
    [name(card), FROM_TOP[place - 1], fate].filter(part => part !== '').join(', '),
  putBack: 'So zurücklegen',
  unknownSlot: (place: number): string => `${FROM_TOP[place - 1]}, noch einzutragen`,

  amend: {
    key: 'Falsche Karte eingetragen',
    edit: 'Diese Karte ändern',
    before: 'Diese Karte ist schon eingetragen. War sie dort falsch, ändere zuerst den alten Eintrag.',
    oneOfFour: 'War einer dieser Einträge falsch, ändere zuerst diesen.',
    which: 'Welche Karte wurde falsch eingetragen?',
    instead: (card: Card): string => `Welche Karte ist es statt ${cardAs('dat', card)}?`,
    noneEntered: (rank: Rank): string => `K${aRankIn(rank, 'nom')} ist eingetragen.`,
    notEntered: (card: Card): string => `${capital(theCard(card))} ist nicht eingetragen.`,
    becomes: (wrong: Card, right: Card): string => `Aus ${cardAs('dat', wrong)} wird ${theCard(right)}.`,
    stands: 'Alles, was gespielt wurde, bleibt.',
    blocked: 'Was danach gespielt wurde, passt nicht dazu. Mach es rückgängig, dann ändere die Karte.',
    falls: (count: number): string =>
      `Der Rest passt nicht mehr: ${count === 1 ? 'Der letzte Eintrag fällt' : `Die letzten ${count} Einträge fallen`} weg.`,
    scores: (before: number, after: number): string =>
      before === after ? '' : `${cards(after)} abgelegt statt ${before}.`,
  },

  confirm: 'Bestätigen',
  erase: 'Letzte Karte löschen',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'return' ? 'Auf der Hand' : event === 'draw' ? 'Gezogen' : 'Gegraben',
  lies: (card: Card, place: Place): string => `${capital(theCard(card))} ${LIES[place]}.`,

  over: {
    best: (best: number): string => `Dein Rekord: ${best}`,
    newBest: 'Dein neuer Rekord',
    bestOfDeal: (best: number): string => `Mit diesen Karten bisher ${best}`,
    left: (hand: number, deck: number): string => `Übrig: ${hand} auf der Hand, ${deck} im Stapel`,
  },
  same: 'Mit denselben Karten',
  record: 'Das Protokoll',
  recordShows: 'Das Protokoll (zeigt den Stapel)',
  code: (code: string): string => `Karten ${code}`,
  copyCode: (code: string): string => `Code ${code} kopieren`,
  copied: 'Kopiert',
  notCopied: 'Kopieren geht hier nicht.',
  typed: 'Pik-6, zuerst Kreuz, stand, stapel',
  asks: ['Stand', 'Hand', 'Stapel', 'Ablage', 'Herz'],
  questions: {
    score: ['stand'],
    hand: ['hand'],
    deck: ['stapel'],
    discard: ['ablage'],
  },

  answers: {
    score: (score: number): string => `${cards(score)} abgelegt.`,
    discard: (list: readonly Card[]): string =>
      list.length === 0 ? 'Noch ist nichts abgelegt.' : `Abgelegt: ${cardsBySuit(list)}.`,
    hand: (list: readonly Card[]): string =>
      list.length === 0 ? 'Deine Hand ist leer.' : `Auf deiner Hand: ${theCards(list)}.`,
    deck: (count: number, up: Card | null, below: readonly Card[]): string =>
      [
        count === 0 ? 'Der Stapel ist leer.' : `${cards(count)} im Stapel.`,
        ...(up ? [`Offen liegt ${theCard(up)}.`] : []),
        ...(below.length > 0 ? [`Darunter bekannt: ${theCards(below)}.`] : []),
      ].join(' '),
  },
} as const
