import { RANKS, type Rank } from '../../../engine/cards.ts'
import type { Played, Position, Role, Event, TennisStep } from '../../../engine/tennis/types.ts'
import { rankName, rankAndValue, possessive } from '../card-words.ts'
import { capital, change, counted, LANGUAGE, listOf, numeral } from '../lists.ts'
import { hasSuit, rankOfPlayed, valueOfPlayed, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import type { PlayedCard } from '../../../games/tennis/table/cards.ts'
import { WORDS as UI } from '../ui.ts'
import type { Plate } from '../../../games/tennis/table/view.ts'
import { event, cardName, nameOf, type At } from './events.ts'
import type { SectionId } from './sections.ts'

/** What the referee says of one card: what it earned, and the Net where its pair is complete. */
interface CardRuling {
  readonly sentence: string
  /** `Jack 11 − 4 = Net 7.`; '' after the first card of a pair, and where it is the sentence. */
  readonly net: string
  readonly section: string
  readonly scored: boolean
}

/** Of the steps of a card that was played where `net` had to be cleared. */
export function rulingOnCard(card: Played, net: number | null, steps: readonly TennisStep[], at: At): CardRuling {
  const explained = (type: Event['type']) =>
    steps.filter(step => step.event.type === type).map(step => explain(step, at))
  const [match] = explained('match')
  const earned = at.position.match === 'replaces' && match ? [match] : [...explained('clear'), ...explained('match')]
  const sentence = earned.length > 0 ? earned.map(each => each.sentence).join(' ') : missed(card, net)
  const formed = explained('net')[0]?.sentence ?? ''
  const section = earned.at(-1)?.section ?? unearned(net)
  const alone = net === null && earned.length === 0 && formed !== ''
  return { sentence: alone ? formed : sentence, net: alone ? '' : formed, section, scored: earned.length > 0 }
}

/** The section on a card that earned nothing. */
const unearned = (net: number | null): SectionId => (net === null ? 'net' : 'clearing')

const explain = (step: TennisStep, { players }: At) => event(step.event, { players, position: step.position })

/** T1, T2 */
function missed(card: Played, net: number | null): string {
  const value = rankAndValue(rankOfPlayed(card))
  return net === null ? `${value}: the first pair has no Net.` : `${value} is not higher than Net ${net}: no point.`
}

/** Who is to do what. */
export function now(at: At): string {
  const { position } = at
  const turn = turnOf(position)
  if (turn !== null) return `${nameOf(at, turn)} plays next.`
  if (position.phase === 'over') return 'Undo to go back into the match, or begin another.'
  return `${nameOf(at, seatOf(position.dealer, 'angler'))} deals the next hand.`
}

/** What a Cormorant who becomes a Ghost plays for (T6). */
export const risk = (at: At): string =>
  `If ${nameOf(at, seatOf(at.position.dealer, 'cormorant'))} wins this hand it counts for two; if not, one hand is lost.`

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })

const ROLE: Readonly<Record<Role, string>> = { ghost: 'Ghost', angler: 'Angler', fish: 'Fish', cormorant: 'Cormorant' }

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

/** `jack`, or `jack of hearts`. */
const shortName = (card: Played): string => (hasSuit(card) ? UI.card(card) : rankName(rankOfPlayed(card)))

/** Every text of the table that is not the referee's. */
export const TENNIS_TABLE = {
  title: 'A Lifelike Tennis',
  short: 'Tennis',
  phase: ({ hand, target }: Position): string => `hand ${hand}, to ${target}`,

  role: ROLE,
  ghosted: 'Cormorant, a Ghost',
  passesOn: (role: Role, next: Role): string => `${ROLE[role]}, then ${ROLE[next]}`,
  toPlay: 'to play',
  left: (cards: number): string => counted(cards, 'card', 'cards'),
  hands: (hands: number): string => counted(hands, 'hand', 'hands'),
  change,
  handsAlone: (hands: number): string => (hands === 1 ? 'hand' : 'hands'),
  plate: ({ name, role, ghosted, app, turn, points: count, left, hands }: Plate, onlyHands: boolean): string =>
    [
      name,
      ...(role === null ? [] : [ghosted ? TENNIS_TABLE.ghosted : ROLE[role]]),
      ...(app === '' ? [] : [app]),
      ...(turn && !onlyHands ? ['to play'] : []),
      ...(onlyHands || count === null ? [] : [points(count)]),
      ...(onlyHands || left === null ? [] : [`${counted(left, 'card', 'cards')} left`]),
      `${counted(hands, 'hand', 'hands')} won`,
    ].join(', '),
  choice: 'Be a Ghost?',
  choiceOf: (name: string): string => `${name}: be a Ghost?`,

  net: (net: number | null): string => (net === null ? 'No Net yet' : `Net ${net}`),
  flight: {
    over: (name: string, rank: string): string => `${name}’s ${rank} goes over it.`,
    into: (name: string, rank: string): string => `${name}’s ${rank} goes into it.`,
    free: (name: string, rank: string): string => `${name} has played ${rank}.`,
  },

  beginDetail: 'Tap each card as it is played.',
  strip: 'Played cards',
  chip: ({ number, card, cleared, points: count, formed }: PlayedCard, name: string): string =>
    [
      `Card ${number}, ${name}, ${cardName(card)}`,
      ...(cleared ? ['over the Net'] : []),
      ...(count > 0 ? [points(count)] : []),
      ...(formed === null ? [] : [`Net ${formed}`]),
    ].join(', '),
  undo: 'Undo the last card',
  which: (name: string, number: number, card: Played): string =>
    `Card ${number}, ${name}: not ${cardName(card)}, but which?`,
  missing: (name: string, number: number): string => `What did ${name} play before card ${number}?`,
  remove: 'Not played',
  insert: 'One missing before',
  same: 'It stands so already.',
  differ: (count: number): string =>
    count === 0 ? 'Every ruling stays.' : `${counted(count, 'ruling differs', 'rulings differ')}.`,
  shifts: (name: string, before: number, after: number): string =>
    `${name} ${after} instead of ${before}`.replaceAll(' ', '\u00a0'),
  pointsChange: (shifts: readonly string[]): string =>
    shifts.length === 0 ? 'No points change.' : `${shifts.join(', ')}.`,
  handsChange: (shifts: readonly string[]): string => `Hands won: ${shifts.join(', ')}.`,
  falls: (number: number): string => `Card ${number} could not stand then.`,
  fallsAction: 'What follows could not stand then.',
  changeIt: 'Change it',
  changed: (sentence: string): string => `Changed. ${sentence}`,
  differing: 'What changes',
  outcome: ({ points: count, formed }: PlayedCard): string =>
    [count > 0 ? `+${count}` : 'no point', ...(formed === null ? [] : [`Net ${formed}`])].join(', '),
  isNew: 'new',
  isGone: 'not played',
  /** `Card 3: jack becomes 5.` */
  becomes: {
    other: (number: number, gone: readonly Played[], come: readonly Played[]): string =>
      `${gone.length === 1 ? `Card ${number}` : `From card ${number} on`}: ${listOf(gone.map(shortName))} ${gone.length === 1 ? 'becomes' : 'become'} ${listOf(come.map(shortName))}.`,
    missing: (number: number, _: readonly Played[], come: readonly Played[]): string =>
      `Card ${number}: ${listOf(come.map(shortName))} was missing.`,
    extra: (number: number, gone: readonly Played[]): string =>
      `Card ${number}: ${listOf(gone.map(shortName))} was not played.`,
  },
  exchange: { next: 'Swap with next', last: 'Swap with previous' },
  differs: (before: string, after: string): string => `${before}, now ${after}`,
  cardOf: (number: number, name: string): string => `${number}. ${name}`,

  held: {
    done: 'They are right',
    enter: (name: string): string => `Enter ${possessive(name)} cards`,
    edit: (name: string): string => `Edit ${possessive(name)} cards`,
    covered: (name: string): string => `Show ${possessive(name)} cards?`,
    show: 'Show them',
    takeOut: (card: Played): string => `${shortName(card)}, take it out`,
    /** Who enters the cards of both may know it. */
    twice: (card: Played, names: readonly string[]): string =>
      hasSuit(card)
        ? `${capital(cardName(card))} was entered for ${listOf(names)}, too.`
        : `There are more than four ${rankName(rankOfPlayed(card))}s with the cards of ${listOf(names)}.`,
    deal: 'Deal on the screen',
    leaveOut: 'Leave them out',
    enters: (name: string, count: number, most: number): string => `${possessive(name)} cards: ${count} of ${most}.`,
    right: (name: string): string => `Are these ${possessive(name)} cards?`,
    list: (name: string): string => `${possessive(name)} cards, as entered`,
    empty: 'Tap each card of the hand.',
    first: (hand: number, name: string): string => `Deal hand ${hand}, and enter ${possessive(name)} cards.`,
    alone: (hand: number): string => `Hand ${hand} is to be dealt.`,
    aloneDetail: 'On the screen, or with real cards: then enter those that the app plays from.',
    who: 'The app plays from them. The Ghost, or somebody who doesn’t play, enters them.',
    ghost: (name: string): string => `${name} is the Ghost, whose cards the app’s seats see.`,
    ghostDetail: (name: string): string => `Anybody but ${name} may enter them too.`,
    unknown: (name: string): string => `Which cards does ${name} hold?`,
    unknownDetail:
      'The app has to know them to play on. Or a card that was played was misread: tap it to put it right.',
    clash: 'The hands that were entered can’t all be right.',
    clashDetail: 'Look at each of them again, and edit what was misread.',
    misplayed: (name: string): string => `${name} doesn’t hold a card that was played.`,
    undoIt: 'Undo it to play on.',
    dealt: (ghost: string): string => `The cards are dealt, and ${ghost} is the Ghost.`,
    lay: (name: string): string => `Lay it for ${name}.`,
    blind: (name: string, place: number): string =>
      `${name} can’t see the cards: lay the ${ORDINALS[place - 1] ?? ''} from the left, and tap what it is.`,
  },
  handOf: (name: string): string => `${possessive(name)} cards`,
  uncover: (name: string): string => `Hand the device to ${name}: show the cards`,
  blindHand: (name: string): string => `${name} is the Ghost and plays one of these unseen.`,
  backOf: (place: number): string => `Card ${place}, face down`,
  faces: (name: string, cards: readonly Played[]): string =>
    `${name} shows ${cards
      .toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
      .map(card => UI.rank(rankOfPlayed(card)))
      .join(' ')}`,

  review: {
    chance: 'Chance to win the hand',
    percent: (share: number): string => PERCENT.format(share),
    compare: (played: number, best: number): string =>
      `Chance to win this hand: ${PERCENT.format(played)}, at best ${PERCENT.format(best)}, sampled.`,
    card: (card: Played): string => UI.rank(rankOfPlayed(card)),
    clear: (name: string): string => `a point for ${name}`,
    match: (names: readonly string[]): string => `two points each for ${listOf(names)}`,
  },

  nextHand: 'Next hand',
  whoWon: (hand: number): string => `Who won hand ${hand}?`,
  whoWonDetail: 'Or enter its cards.',
  wonBy: (name: string, role: Role): string => `${name}, ${ROLE[role]}`,
  wasGhost: (name: string): string => `${name} became a Ghost`,
  scoreOnly: 'Only the score',
  byCards: 'Card by card',
  suits: 'Suits too',
  ranksOnly: 'Ranks only',
  scores: 'The score',
  hand: 'Hand',
  earlier: 'Show earlier hands',
  total: 'Hands won',
  typed: 'k, 10h, score, net, turn',
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
    turn: (name: string, role: Role): string => `${name} plays next, as the ${ROLE[role]}.`,
    nobody: 'The hand is over.',
    pair: (cards: readonly Played[]): string =>
      cards.length === 0 ? 'No card of the pair lies there yet.' : `On the table: ${listOf(cards.map(cardName))}.`,
    left: (left: Readonly<Record<Rank, number>>): string =>
      `Still to come: ${RANKS.filter(rank => left[rank] > 0)
        .map(rank => `${left[rank]} × ${rankName(rank)}`)
        .join(', ')}.`,
  },
} as const

const tally = (names: readonly string[], counts: readonly number[]): string =>
  listOf(names.map((name, seat) => `${capital(name)} ${numeral(counts[seat] ?? 0)}`))
