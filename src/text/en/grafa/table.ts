import { rankOf, type Card, type Rank } from '../../../engine/cards.ts'
import type { Event, Need, Phase, Position, Ability, Act } from '../../../engine/grafa/types.ts'
import { cardsBySuit, rankName, theCard, theCards } from '../card-words.ts'
import { capital, counted, numberWord, pluralOf, SUIT_NAMES } from '../lists.ts'
import { WORDS as UI } from '../ui.ts'
import { isCard, needOf, affectedCount } from '../../../engine/grafa/abilities.ts'
import { NEED_SECTIONS } from '../../contract/grafa/book.ts'
import type { Prospect } from '../../../engine/grafa/play.ts'

const DOES: Readonly<Record<Ability, string>> = { dig: 'dig', draw: 'draw', look: 'look at' }

const FROM_TOP = ['on top', 'second from the top', 'third from the top']

const cardsInWords = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

const effect = (act: Act): string => `${DOES[act.for]} ${act.count === 0 ? 'nothing' : cardsInWords(act.count)}`

const actWords = (act: Act): string => `${capital(SUIT_NAMES[act.suit])}: ${effect(act)}.`

/** The reason why the two cards make a pair, as a short label. */
export function pairReasonText({ by, pair: [card, top] }: Prospect): string {
  if (by === 'value') return rankOf(card) === rankOf(top) ? 'equal' : 'higher'
  return by === 'ace' ? 'ace' : 'suit'
}

/** The effects of a pair, in full sentences. */
export function pairEffectsText(prospect: Prospect): string {
  const choice = prospect.acts.length > 1 ? ['You choose which acts first.'] : []
  const parts = [...comesHome(prospect), ...prospect.acts.map(actWords), ...choice]
  return parts.length > 0 ? parts.join(' ') : 'Nothing more happens.'
}

function comesHome({ pair: [card, top], returned }: Prospect): readonly string[] {
  if (returned.length > 1) return [`You keep ${theCard(card)} and take ${theCard(top)}.`]
  if (returned.includes(card)) return [`You keep ${theCard(card)}.`]
  return returned.includes(top) ? [`You take ${theCard(top)} into your hand.`] : []
}

/** `Clubs first`, and `look at two cards, then dig one card`. */
export function orderText(first: Act, others: readonly Act[]): { readonly title: string; readonly detail: string } {
  return { title: `${capital(SUIT_NAMES[first.suit])} first`, detail: [first, ...others].map(effect).join(', then ') }
}

interface Question {
  readonly sentence: string
  readonly detail: string
  readonly section: string
}

const DO: Readonly<Record<Need['for'], string>> = { dig: 'Dig', draw: 'Draw', look: 'Look at', turn: 'Turn up' }
/** '' for cards that are put back later. */
const WHERE: Readonly<Record<Need['for'], (cards: number) => string>> = {
  dig: cards => pluralOf(cards, 'Put it on the discard pile.', 'Put them on the discard pile.'),
  draw: cards => pluralOf(cards, 'Take it into your hand.', 'Take them into your hand.'),
  look: () => '',
  turn: () => 'Leave it face up on the deck.',
}

export function revealInstruction(position: Position): Question {
  const { for: purpose, count } = needOf(position)
  const cards = affectedCount(position)
  const known = position.deck.slice(0, cards).filter(isCard)
  const top = cards === 1 ? 'the top card' : `the top ${numberWord(cards)} cards`
  const which =
    count < cards
      ? pluralOf(count, 'Which one is new?', 'Which ones are new?')
      : pluralOf(cards, 'Which card is it?', 'Which cards are they?')
  const parts = known.length > 0 ? [`The app already knows ${theCards(known)}.`] : []
  const order = count > 1 ? ['Enter the top one first.'] : []
  return {
    sentence: `${DO[purpose]} ${top}. ${which}`,
    detail: [WHERE[purpose](cards), ...parts, ...order].join(' ').trim(),
    section: NEED_SECTIONS[purpose],
  }
}

/** The place of a card that was already seen. */
export type Place = 'hand' | 'deck' | 'discard' | 'entered'

const LIES: Readonly<Record<Place, string>> = {
  hand: 'is in your hand',
  deck: 'is still in the deck',
  discard: 'is in the discard pile',
  entered: 'is already entered',
}

const cards = (count: number): string => counted(count, 'card', 'cards')
const name = UI.card

export const GRAFA_TABLE = {
  title: 'Grafa',
  phase: { pair: 'Pair', use: 'Order', reveal: 'Enter', arrange: 'Put back', over: 'Over' } satisfies Record<
    Phase,
    string
  >,
  /** The value of an advised move, rounded to a tenth. */
  discarded: (score: number): string => `${cards(Math.round(10 * score) / 10)} discarded at the end`,
  amount: (difference: number): string => cards(Math.round(10 * difference) / 10),
  brings: (discarded: number, drawn: number): readonly string[] => [
    ...(discarded > 0 ? [`${cards(discarded)} discarded`] : []),
    ...(drawn > 0 ? [`${cards(drawn)} drawn`] : []),
  ],
  deck: 'Deck',
  discard: 'Discarded',
  hand: 'Your hand',
  pair: 'Pair',
  zone: { dig: 'Dig', draw: 'Draw', look: 'Look', turn: 'Turn up' } satisfies Record<Need['for'], string>,
  below: 'Below, from the top:',
  unseen: (count: number): string => `${count} unseen`,
  deckName: (count: number, up: Card | null): string =>
    count === 0 ? 'Deck, empty' : `Deck, ${cards(count)}${up ? `, ${name(up)} face up` : ''}`,
  discardName: (count: number, last: Card | null): string =>
    `Discard pile, ${cards(count)}${last ? `, ${name(last)} on top` : ''}`,

  stays: 'stays',
  effect: { dig: 'dig', draw: 'draw', look: 'look' },
  handCard: (card: Card, parts: readonly string[]): string =>
    [name(card), ...parts.filter(part => part !== '')].join(', '),
  pairs: (reason: string, effects: string): string => `can pair (${reason}). ${effects}`,
  pairsNot: 'does not pair',
  chosen: 'chosen',
  marked: 'marked',

  faceUp: (card: Card): string => `${capital(theCard(card))} is face up.`,
  toPair: (count: number): string =>
    count === 1
      ? 'One card in your hand pairs with it. Tap that card.'
      : `${capital(numberWord(count))} cards in your hand pair with it. Tap one of them.`,
  discardPair: 'Discard the pair.',
  /** The text about events if there are no real cards to move. */
  acted: (events: readonly Event[]): string => {
    const act = events.find(({ type }) => ['return', 'dig', 'draw'].includes(type))
    if (act?.type === 'return') return `Hearts: ${cardsInWords(act.cards.length)} into your hand.`
    if (act?.type === 'draw') return `Diamonds: ${cardsInWords(act.cards.length)} drawn.`
    return act?.type === 'dig' ? `Spades: ${cardsInWords(act.cards.length)} dug.` : GRAFA_TABLE.pairDiscarded
  },
  /** Used if the app dealt the cards. */
  pairDiscarded: 'The pair is discarded.',
  whichFirst: 'Which suit acts first?',
  arrange: 'Put the cards back in any order.',
  arrangeHow: 'Tap a card, then its new place. You can also drag it.',
  held: (card: Card): string => `Tap the new place of ${theCard(card)}.`,
  order: (list: readonly Card[]): string => `From the top: ${theCards(list)}.`,
  isBack: (list: readonly Card[]): string => `You put back, from the top: ${theCards(list)}.`,
  choices: (each: readonly { readonly title: string; readonly detail: string }[]): string =>
    each.map(({ title, detail }) => `${title}: ${detail}.`).join(' '),
  looked: 'The cards you looked at, from the top',
  places: ['top', '2nd', '3rd'],
  fate: { dig: 'will be dug', draw: 'will be drawn', turn: 'will be turned up' },
  slot: (card: Card, place: number, fate: string): string =>
    [name(card), FROM_TOP[place - 1], fate].filter(part => part !== '').join(', '),
  putBack: 'Put back like this',
  unknownSlot: (place: number): string => `${FROM_TOP[place - 1]}, not entered yet`,

  amend: {
    key: 'Edit an earlier card',
    edit: 'Edit that card',
    before: 'You entered it before. If it was another card then, edit that entry first.',
    oneOfFour: 'If one of them was entered wrongly, edit that one first.',
    which: 'Which card was entered wrongly?',
    instead: (card: Card): string => `Which card was it, instead of ${theCard(card)}?`,
    noneEntered: (rank: Rank): string => `No ${rankName(rank)} has been entered.`,
    notEntered: (card: Card): string => `${capital(theCard(card))} hasn’t been entered.`,
    becomes: (wrong: Card, right: Card): string => `${capital(theCard(wrong))} becomes ${theCard(right)}.`,
    stands: 'All later moves still fit.',
    blocked: 'A later move doesn’t fit. Undo that move first, then edit the card.',
    falls: (count: number): string =>
      count === 1
        ? 'The last entry no longer fits, and is dropped.'
        : `The last ${count} entries no longer fit, and are dropped.`,
    scores: (before: number, after: number): string =>
      before === after ? '' : `${cards(after)} discarded instead of ${before}.`,
  },

  confirm: 'Confirm',
  erase: 'Erase the last card',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'return' ? 'Taken' : event === 'draw' ? 'Drawn' : 'Dug',
  lies: (card: Card, place: Place): string => `${capital(theCard(card))} ${LIES[place]}.`,

  over: {
    best: (best: number): string => `Best so far ${best}`,
    newBest: 'Your best so far',
    bestOfDeal: (best: number): string => `Your best with this deal: ${best}`,
    left: (hand: number, deck: number): string => `Cards left: ${hand} in your hand, ${deck} in the deck`,
  },
  same: 'Play the same deal again',
  record: 'The record',
  recordShows: 'The record (shows the deck)',
  code: (code: string): string => `Deal ${code}`,
  copyCode: (code: string): string => `Copy the code ${code}`,
  copied: 'Copied',
  notCopied: 'Copying doesn’t work here.',
  typed: '6s, use c, score, deck',
  asks: ['score', 'hand', 'deck', 'discard', 'hearts'],
  questions: {
    score: ['score'],
    hand: ['hand'],
    deck: ['deck'],
    discard: ['discard'],
  },

  answers: {
    score: (score: number): string => `${cards(score)} discarded.`,
    discard: (list: readonly Card[]): string =>
      list.length === 0 ? 'The discard pile is empty.' : `Discarded: ${cardsBySuit(list)}.`,
    hand: (list: readonly Card[]): string =>
      list.length === 0 ? 'Your hand is empty.' : `In your hand: ${theCards(list)}.`,
    deck: (count: number, up: Card | null, below: readonly Card[]): string =>
      [
        count === 0 ? 'The deck is empty.' : `The deck has ${cards(count)}.`,
        ...(up ? [`${capital(theCard(up))} is face up.`] : []),
        ...(below.length > 0 ? [`Known cards below, from the top: ${theCards(below)}.`] : []),
      ].join(' '),
  },
} as const
