import { RANKS, type Rank } from '../../../engine/cards.ts'
import type { Played, Position, Role } from '../../../engine/tennis/types.ts'
import { aRank, rankName, ranksName, possessive } from '../card-words.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf, numeral } from '../lists.ts'
import { hasSuit, rankOfPlayed, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import type { PlayedCard } from '../../../games/tennis/table/cards.ts'
import { WORDS as UI } from '../ui.ts'
import type { Plate } from '../../../games/tennis/table/view.ts'
import { createCardRuling, scoreReasons, type At } from '../../contract/tennis/book.ts'
import { cardName, cormorantOf, nameOf, events, ROLE_NAMES, theRankPlayed } from './events.ts'

/** Why a card earns no point (T1, T2). */
function missed(card: Played, net: number | null): string {
  return net === null
    ? 'The first pair has no Net: no point.'
    : `${theRankPlayed(card)} isn’t higher than the Net (${net}): no point.`
}

/** The referee's text about a card played on a Net. */
export const rulingOnCard = createCardRuling(events, missed)

export function nextStepText(at: At): string {
  const { position } = at
  const turn = turnOf(position)
  if (turn !== null) return `${nameOf(at, turn)} plays next.`
  if (position.phase === 'over') return 'Undo the last move, or start a new match.'
  return `${nameOf(at, seatOf(position.dealer, 'angler'))} deals the next hand.`
}

/** What a Cormorant who becomes a Ghost can win and lose (T6). */
export const riskText = (at: At): string =>
  `If ${cormorantOf(at)} wins this hand, it counts for two. If not, one hand is taken off ${possessive(cormorantOf(at))} total.`

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })

const points = (count: number): string => counted(count, 'point', 'points')

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'last',
]

const shortName = (card: Played): string => (hasSuit(card) ? UI.card(card) : rankName(rankOfPlayed(card)))

const shortNames = (cards: readonly Played[]): string => listOf(cards.map(shortName))

const SCORED = { equal: 'equal cards', net: 'clears the Net' } as const

export const TENNIS_TABLE = {
  title: 'A Lifelike Tennis',
  short: 'Tennis',
  phase: ({ hand, target }: Position): string => `hand ${hand}, first to ${counted(target, 'hand', 'hands')}`,

  role: ROLE_NAMES,
  ghosted: 'Cormorant as Ghost',
  passesOn: (role: Role, next: Role): string => `${ROLE_NAMES[role]} now, ${ROLE_NAMES[next]} in the next hand`,
  toPlay: 'to play',
  left: (cards: number): string => counted(cards, 'card', 'cards'),
  hands: (hands: number): string => counted(hands, 'hand', 'hands'),
  change: signedNumber,
  handsAlone: (hands: number): string => (hands === 1 ? 'hand' : 'hands'),
  plate: ({ name, role, ghosted, app, turn, points: count, left, hands }: Plate, onlyHands: boolean): string =>
    [
      name,
      ...(role === null ? [] : [ghosted ? TENNIS_TABLE.ghosted : ROLE_NAMES[role]]),
      ...(app === '' ? [] : [app]),
      ...(turn && !onlyHands ? [TENNIS_TABLE.toPlay] : []),
      ...(onlyHands || count === null ? [] : [points(count)]),
      ...(onlyHands || left === null ? [] : [`${counted(left, 'card', 'cards')} left`]),
      `${counted(hands, 'hand', 'hands')} won`,
    ].join(', '),
  choice: 'Become a Ghost',
  choiceOf: (name: string): string => `Become a Ghost, ${name}`,

  net: (net: number | null): string => (net === null ? 'No Net yet' : `Net ${net}`),
  flight: {
    over: (name: string, rank: Rank): string => `${possessive(name)} ${rankName(rank)} clears the Net.`,
    into: (name: string, rank: Rank): string => `${possessive(name)} ${rankName(rank)} doesn’t clear the Net.`,
    free: (name: string, rank: Rank): string => `${name} played ${aRank(rank)}.`,
  },

  beginDetail: 'Tap each card as it is played.',
  strip: 'Played cards',
  chip: ({ number, card, cleared, points: count, formed }: PlayedCard, name: string): string =>
    [
      `Card ${number}, ${name}, ${cardName(card)}`,
      ...scoreReasons({ cleared, points: count }).map(why => SCORED[why]),
      ...(count > 0 ? [points(count)] : []),
      ...(formed === null ? [] : [`new Net ${formed}`]),
    ].join(', '),
  undo: 'Undo the last card',
  which: (name: string, number: number, card: Played): string =>
    `Card ${number} wasn’t ${cardName(card)}. What did ${name} play?`,
  missing: (name: string, number: number): string => `What did ${name} play before card ${number}?`,
  remove: 'Remove this card',
  insert: 'Add one before',
  same: 'This card is already entered here.',
  differ: (count: number): string =>
    count === 0 ? 'No ruling changes.' : `${counted(count, 'ruling changes', 'rulings change')}.`,
  shifts: (name: string, before: number, after: number): string =>
    `${name} ${after} instead of ${before}`.replaceAll(' ', '\u00a0'),
  pointsChange: (shifts: readonly string[]): string =>
    shifts.length === 0 ? 'No points change.' : `${shifts.join(', ')}.`,
  handsChange: (shifts: readonly string[]): string => `Hands won: ${shifts.join(', ')}.`,
  falls: (number: number): string => `Then card ${number} would be impossible.`,
  fallsAction: 'Then a later move would be impossible.',
  changeIt: 'Change this card',
  changed: (sentence: string): string => `Changed. ${sentence}`,
  differing: 'What changes',
  outcome: ({ points: count, formed }: PlayedCard): string =>
    [count > 0 ? `+${count}` : 'no point', ...(formed === null ? [] : [`Net ${formed}`])].join(', '),
  isNew: 'new',
  isGone: 'not played',
  /** `Card 3: jack becomes 5.` */
  becomes: {
    other: (number: number, gone: readonly Played[], come: readonly Played[]): string =>
      gone.length === 1
        ? `Card ${number}: ${shortNames(gone)} becomes ${shortNames(come)}.`
        : `From card ${number}: ${shortNames(gone)} become ${shortNames(come)}.`,
    missing: (number: number, _: readonly Played[], come: readonly Played[]): string =>
      `Card ${number} is added: ${shortNames(come)}.`,
    extra: (number: number, gone: readonly Played[]): string => `Card ${number} is removed: ${shortNames(gone)}.`,
  },
  exchange: { next: 'Swap with next', last: 'Swap with previous' },
  differs: (before: string, after: string): string => `${before}, now ${after}`,
  cardOf: (number: number, name: string): string => `${number}. ${name}`,

  held: {
    done: 'Use these cards',
    enter: (name: string): string => `Enter ${possessive(name)} cards`,
    edit: (name: string): string => `Edit ${possessive(name)} cards`,
    covered: (name: string): string => `Show ${possessive(name)} cards?`,
    show: 'Show the cards',
    takeOut: (card: Played): string => `Remove the ${shortName(card)}`,
    /** For a card that was also entered for other seats, or a fifth card of a rank. */
    twice: (card: Played, names: readonly string[]): string =>
      hasSuit(card)
        ? `${capital(cardName(card))} is also entered for ${listOf(names)}.`
        : `With the cards of ${listOf(names)}, there are more than four ${ranksName(rankOfPlayed(card))}.`,
    deal: 'Deal in the app',
    leaveOut: 'Don’t enter them',
    enters: (name: string, count: number, most: number): string => `${possessive(name)} cards: ${count} of ${most}.`,
    right: (name: string): string => `Are these ${possessive(name)} cards?`,
    list: (name: string): string => `${possessive(name)} cards, as entered`,
    empty: 'Tap each card that the player holds.',
    first: (hand: number, name: string): string => `Deal hand ${hand}. Then enter ${possessive(name)} cards.`,
    alone: (hand: number): string => `Deal hand ${hand}.`,
    aloneDetail: 'Deal in the app. Or deal real cards, and enter the hands that the app plays.',
    who: 'The app plays these cards. The Ghost, or someone who isn’t playing, enters them.',
    ghost: (name: string): string => `The app needs the cards that ${name} shows as the Ghost.`,
    ghostDetail: (name: string): string => `Anyone except ${name} may enter them.`,
    unknown: (name: string): string => `Which cards does ${name} hold?`,
    unknownDetail: 'The app needs them to play. If a played card was entered wrongly, tap it and edit it.',
    clash: 'The hands you entered can’t all be right.',
    clashDetail: 'Check each hand, and edit the wrong card.',
    misplayed: (name: string): string => `${name} wasn’t dealt a card that was played.`,
    undoIt: 'Undo that card to continue.',
    dealt: (ghost: string): string => `The cards are dealt, and ${ghost} is the Ghost.`,
    lay: (name: string): string => `Put it face up in front of ${name}.`,
    blind: (name: string, place: number): string =>
      `Put the ${ORDINALS[place - 1] ?? ''} card from the left face up in front of ${name}. Then tap what it is.`,
  },
  handOf: (name: string): string => `${possessive(name)} cards`,
  uncover: (name: string): string => `Show ${possessive(name)} cards`,
  blindHand: (name: string): string => `${name} is the Ghost, and plays one of these without seeing it.`,
  backOf: (place: number): string => `Card ${place}, face down`,
  /** Introduces the ranks of another player's visible hand. */
  faces: (name: string): string => `${name} shows`,

  review: {
    chance: 'Chance to win the hand',
    percent: (share: number): string => PERCENT.format(share),
    compare: (played: number, best: number): string =>
      `Chance to win this hand: about ${PERCENT.format(played)}. With the best card: ${PERCENT.format(best)}.`,
    clear: (name: string): string => `a point for ${name}`,
    match: (names: readonly string[]): string => `two points each for ${listOf(names)}`,
  },

  nextHand: 'Next hand',
  whoWon: (hand: number): string => `Who won hand ${hand}?`,
  whoWonDetail: 'Or enter each card as it is played.',
  wonBy: (name: string, role: Role): string => `${name}, ${ROLE_NAMES[role]}`,
  wasGhost: (name: string): string => `${name} became a Ghost`,
  scoreOnly: 'Keep score only',
  byCards: 'Enter each card',
  suits: 'Enter suits too',
  ranksOnly: 'Enter ranks only',
  scores: 'The score',
  hand: 'Hand',
  earlier: 'Show earlier hands',
  total: 'Hands won',
  typed: 'For example: k, 10h, score, net, turn',
  asks: ['score', 'net', 'pair', 'turn', 'left'],
  questions: {
    score: ['score'],
    net: ['net'],
    pair: ['pair'],
    turn: ['turn'],
    left: ['left'],
  },
  answers: {
    score: (names: readonly string[], { points: now, hands }: Position): string =>
      `Points: ${tally(names, now)}. Hands won: ${tally(names, hands)}.`,
    net: (net: number | null): string => (net === null ? 'There is no Net yet.' : `The Net is ${net}.`),
    turn: (name: string, role: Role): string => `${name} plays next, as the ${ROLE_NAMES[role]}.`,
    nobody: 'The hand is over.',
    pair: (cards: readonly Played[]): string =>
      cards.length === 0 ? 'This pair has no card yet.' : `This pair so far: ${listOf(cards.map(cardName))}.`,
    left: (left: Readonly<Record<Rank, number>>): string =>
      `Still to come: ${RANKS.filter(rank => left[rank] > 0)
        .map(rank => `${left[rank]} × ${rankName(rank)}`)
        .join(', ')}.`,
  },
} as const

const tally = (names: readonly string[], counts: readonly number[]): string =>
  listOf(names.map((name, seat) => `${capital(name)} ${numeral(counts[seat] ?? 0)}`))
