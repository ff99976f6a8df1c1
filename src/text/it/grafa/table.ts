import { rankOf, type Card, type Rank } from '../../../engine/cards.ts'
import type { Event, Need, Phase, Position, Ability, Act } from '../../../engine/grafa/types.ts'
import { aRank, cardsBySuit, theCard, theCards } from '../card-words.ts'
import { cardsInWords, cardWith } from '../grammar.ts'
import { capital, counted, numberWord, SUIT_NAMES } from '../lists.ts'
import { WORDS as UI } from '../ui.ts'
import { isCard, needOf, affectedCount } from '../../../engine/grafa/abilities.ts'
import { NEED_SECTIONS } from '../../contract/grafa/book.ts'
import type { Prospect } from '../../../engine/grafa/play.ts'

const DOES: Readonly<Record<Ability, string>> = { dig: 'scava', draw: 'pesca', look: 'guarda' }
const DOES_NOTHING: Readonly<Record<Ability, string>> = {
  dig: 'non scava niente',
  draw: 'non pesca niente',
  look: 'non guarda niente',
}

const effect = (act: Act): string =>
  act.count === 0 ? DOES_NOTHING[act.for] : `${DOES[act.for]} ${cardsInWords(act.count)}`

const actWords = (act: Act): string => `${capital(SUIT_NAMES[act.suit])}: ${effect(act)}.`

/** The reason why the two cards make a pair, as a short label. */
export function pairReasonText({ by, pair: [card, top] }: Prospect): string {
  if (by === 'value') return rankOf(card) === rankOf(top) ? 'uguale' : 'più alta'
  return by === 'ace' ? 'asso' : 'seme'
}

/** The effects of a pair, in full sentences. */
export function pairEffectsText(prospect: Prospect): string {
  const choice = prospect.acts.length > 1 ? ['Scegli tu quale seme agisce prima.'] : []
  const parts = [...comesHome(prospect), ...prospect.acts.map(actWords), ...choice]
  return parts.length > 0 ? parts.join(' ') : 'Non succede altro.'
}

function comesHome({ pair: [card, top], returned }: Prospect): readonly string[] {
  const stays = returned.includes(card) ? [`tieni ${theCard(card)}`] : []
  const taken = returned.includes(top) ? [`prendi ${theCard(top)}`] : []
  return returned.length > 0 ? [`${capital([...stays, ...taken].join(' e '))}.`] : []
}

/** `Prima fiori`, and `guarda due carte, poi scava una carta`. */
export function orderText(first: Act, others: readonly Act[]): { readonly title: string; readonly detail: string } {
  return { title: `Prima ${SUIT_NAMES[first.suit]}`, detail: [first, ...others].map(effect).join(', poi ') }
}

interface Question {
  readonly sentence: string
  readonly detail: string
  readonly section: string
}

const DO: Readonly<Record<Need['for'], string>> = { dig: 'Scava', draw: 'Pesca', look: 'Guarda', turn: 'Gira' }
/** '' for cards that are put back later. */
const WHERE: Readonly<Record<Need['for'], (cards: number) => string>> = {
  dig: cards => (cards === 1 ? 'Mettila sugli scarti.' : 'Mettile sugli scarti.'),
  draw: cards => (cards === 1 ? 'Prendila in mano.' : 'Prendile in mano.'),
  look: () => '',
  turn: () => 'Lasciala a faccia in su sul mazzo.',
}

export function revealInstruction(position: Position): Question {
  const { for: purpose, count } = needOf(position)
  const cards = affectedCount(position)
  const known = position.deck.slice(0, cards).filter(isCard)
  const top = cards === 1 ? 'la carta in cima al mazzo' : `le prime ${numberWord(cards)} carte del mazzo`
  const which =
    count < cards
      ? count === 1
        ? 'Qual è la carta nuova?'
        : 'Quali sono le carte nuove?'
      : cards === 1
        ? 'Che carta è?'
        : 'Che carte sono?'
  const parts = known.length > 0 ? [`L’arbitro conosce già ${theCards(known)}.`] : []
  const order = count > 1 ? ['Inserisci le carte cominciando dall’alto.'] : []
  return {
    sentence: `${DO[purpose]} ${top}. ${which}`,
    detail: [WHERE[purpose](cards), ...parts, ...order].join(' ').trim(),
    section: NEED_SECTIONS[purpose],
  }
}

/** The place of a card that was already seen. */
export type Place = 'hand' | 'deck' | 'discard' | 'entered'

const LIES: Readonly<Record<Place, string>> = {
  hand: 'è nella tua mano',
  deck: 'è nel mazzo, tra le carte note',
  discard: 'è tra gli scarti',
  entered: 'è già tra le carte inserite',
}

const FROM_TOP = ['in cima', 'seconda dall’alto', 'terza dall’alto']

const cards = (count: number): string => counted(count, 'carta', 'carte')
const name = UI.card

export const GRAFA_TABLE = {
  title: 'Grafa',
  phase: { pair: 'Coppia', use: 'Ordine', reveal: 'Inserisci', arrange: 'Rimetti', over: 'Fine' } satisfies Record<
    Phase,
    string
  >,
  /** The value of an advised move, rounded to a tenth. */
  discarded: (score: number): string => `alla fine ${cards(Math.round(10 * score) / 10)} tra gli scarti`,
  amount: (difference: number): string => cards(Math.round(10 * difference) / 10),
  brings: (discarded: number, drawn: number): readonly string[] => [
    ...(discarded > 0 ? [counted(discarded, 'carta scartata', 'carte scartate')] : []),
    ...(drawn > 0 ? [counted(drawn, 'carta pescata', 'carte pescate')] : []),
  ],
  deck: 'Mazzo',
  discard: 'Scarti',
  hand: 'La tua mano',
  pair: 'Coppia',
  zone: { dig: 'Scava', draw: 'Pesca', look: 'Guarda', turn: 'Gira' } satisfies Record<Need['for'], string>,
  below: 'Sotto, dall’alto:',
  unseen: (count: number): string => counted(count, 'mai vista', 'mai viste'),
  deckName: (count: number, up: Card | null): string =>
    count === 0 ? 'Mazzo, vuoto' : `Mazzo, ${cards(count)}${up ? `, scoperta: ${name(up)}` : ''}`,
  discardName: (count: number, last: Card | null): string =>
    `Scarti, ${cards(count)}${last ? `, l’ultima: ${name(last)}` : ''}`,

  stays: 'resta',
  effect: { dig: 'scava', draw: 'pesca', look: 'guarda' },
  handCard: (card: Card, parts: readonly string[]): string =>
    [name(card), ...parts.filter(part => part !== '')].join(', '),
  pairs: (reason: string, effects: string): string => `fa coppia (${reason}). ${effects}`,
  pairsNot: 'non fa coppia',
  chosen: 'scelta',
  marked: 'in evidenza',

  faceUp: (card: Card): string => `La carta scoperta è ${theCard(card)}.`,
  toPair: (count: number): string =>
    count === 1
      ? 'Una carta della tua mano fa coppia: toccala.'
      : `${capital(numberWord(count))} carte della tua mano fanno coppia: toccane una.`,
  discardPair: 'Scarta la coppia.',
  /** The text about events if there are no real cards to move. */
  acted: (events: readonly Event[]): string => {
    const act = events.find(({ type }) => ['return', 'dig', 'draw'].includes(type))
    if (act?.type === 'return')
      return act.cards.length === 1 ? 'Cuori: una carta torna in mano.' : 'Cuori: due carte tornano in mano.'
    if (act?.type === 'draw')
      return act.cards.length === 1
        ? 'Quadri: una carta pescata.'
        : `Quadri: ${cardsInWords(act.cards.length)} pescate.`
    if (act?.type === 'dig')
      return act.cards.length === 1
        ? 'Picche: una carta scavata.'
        : `Picche: ${cardsInWords(act.cards.length)} scavate.`
    return GRAFA_TABLE.pairDiscarded
  },
  /** Used if the app dealt the cards. */
  pairDiscarded: 'La coppia è tra gli scarti.',
  whichFirst: 'Quale seme agisce prima?',
  arrange: 'Rimetti le carte nell’ordine che vuoi.',
  arrangeHow: 'Tocca una carta e poi il suo posto, o trascinala.',
  held: (card: Card): string => `${capital(theCard(card))}: tocca il suo nuovo posto.`,
  order: (list: readonly Card[]): string => `Dall’alto: ${theCards(list)}.`,
  isBack: (list: readonly Card[]): string => `Hai rimesso, dall’alto: ${theCards(list)}.`,
  choices: (each: readonly { readonly title: string; readonly detail: string }[]): string =>
    each.map(({ title, detail }) => `${title}: ${detail}.`).join(' '),
  looked: 'Le carte che hai guardato, dall’alto',
  places: ['in cima', '2ª', '3ª'],
  fate: { dig: 'si scava', draw: 'si pesca', turn: 'si gira' },
  slot: (card: Card, place: number, fate: string): string =>
    [name(card), FROM_TOP[place - 1], fate].filter(part => part !== '').join(', '),
  putBack: 'Rimetti così',
  unknownSlot: (place: number): string => `${FROM_TOP[place - 1]}, da inserire`,

  amend: {
    key: 'Una carta è sbagliata',
    edit: 'Modifica quella carta',
    before: 'Questa carta è già stata inserita. Se l’errore è lì, modifica prima quella mossa.',
    oneOfFour: 'Se una di quelle quattro era sbagliata, modifica prima quella.',
    which: 'Quale carta è stata inserita male?',
    instead: (card: Card): string => `Che carta è, al posto ${cardWith('di', card)}?`,
    noneEntered: (rank: Rank): string => `Non hai inserito ness${aRank(rank)}.`,
    notEntered: (card: Card): string => `Non hai inserito ${theCard(card)}.`,
    becomes: (wrong: Card, right: Card): string => `Al posto ${cardWith('di', wrong)} c’è ${theCard(right)}.`,
    stands: 'Tutto quello che hai giocato resta valido.',
    blocked: 'Così una mossa fatta dopo non sarebbe più possibile. Annulla prima quella, poi modifica la carta.',
    falls: (count: number): string =>
      count === 1
        ? 'Il resto non è più possibile: l’ultima mossa viene annullata.'
        : `Il resto non è più possibile: le ultime ${count} mosse vengono annullate.`,
    scores: (before: number, after: number): string =>
      before === after ? '' : `${cards(after)} tra gli scarti invece di ${before}.`,
  },

  confirm: 'Conferma',
  erase: 'Cancella l’ultima carta',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'return' ? 'Ripreso' : event === 'draw' ? 'Pescato' : 'Scavato',
  lies: (card: Card, place: Place): string => `${capital(theCard(card))} ${LIES[place]}.`,

  over: {
    best: (best: number): string => `Il tuo record: ${best}`,
    newBest: 'Il tuo nuovo record',
    bestOfDeal: (best: number): string => `Prima, con questo mazzo: ${best}`,
    left: (hand: number, deck: number): string => `Carte rimaste: ${hand} in mano, ${deck} nel mazzo`,
  },
  same: 'Rigioca questo mazzo',
  record: 'Il registro',
  recordShows: 'Il registro (mostra il mazzo)',
  code: (code: string): string => `Mazzo ${code}`,
  copyCode: (code: string): string => `Copia il codice ${code}`,
  copied: 'Copiato',
  notCopied: 'Qui non si può copiare.',
  typed: '6 di picche, prima fiori, punti',
  asks: ['punti', 'mano', 'mazzo', 'scarti', 'cuori'],
  questions: {
    score: ['punti'],
    hand: ['mano'],
    deck: ['mazzo'],
    discard: ['scarti'],
  },

  answers: {
    score: (score: number): string => `${cards(score)} tra gli scarti.`,
    discard: (list: readonly Card[]): string =>
      list.length === 0 ? 'Tra gli scarti non c’è ancora niente.' : `Tra gli scarti: ${cardsBySuit(list)}.`,
    hand: (list: readonly Card[]): string =>
      list.length === 0 ? 'La tua mano è vuota.' : `Nella tua mano: ${theCards(list)}.`,
    deck: (count: number, up: Card | null, below: readonly Card[]): string =>
      [
        count === 0 ? 'Il mazzo è vuoto.' : `Nel mazzo ${cards(count)}.`,
        ...(up ? [`La carta scoperta è ${theCard(up)}.`] : []),
        ...(below.length > 0 ? [`Sotto, già note: ${theCards(below)}.`] : []),
      ].join(' '),
  },
} as const
