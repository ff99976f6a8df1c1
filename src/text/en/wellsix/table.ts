import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import type { Card } from '../../../engine/cards.ts'
import { QUIET_TURNS } from '../../../engine/wellsix/match.ts'
import type { Action, CaptureEvent, Phase, Pair, Event, IsolateEvent, Position } from '../../../engine/wellsix/types.ts'
import { capital, counted, listOf, numberWord } from '../lists.ts'
import type { Badge } from '../../../games/wellsix/marks.ts'
import { neighbours, type Cell, cardsOf, type CardLayout } from '../../../engine/wellsix/board.ts'
import { relativePlace, rankName } from './events.ts'

interface CellState {
  readonly selected: boolean
  readonly legal: boolean
  readonly marked: boolean | undefined
  readonly badge: Badge | null
}

const BADGES: Readonly<Record<Badge, string>> = {
  seized: 'is captured',
  returned: 'returns to the hand',
  A: 'group A',
  B: 'group B',
  C: 'group C',
  D: 'group D',
}

/** Names of cards and squares, at the table and in the entry. */
export const WELLSIX = {
  table: 'Layout',
  cell: (
    card: Card | null,
    { x, y }: { readonly x: number; readonly y: number },
    owner: string,
    { selected, legal, marked, badge }: CellState,
  ): string =>
    [
      `${card ? `${cardName(card)} at` : 'free square'} ${placeName(`${x},${y}`)}`,
      ...(owner ? [`${owner}’s`] : []),
      ...(selected ? ['selected'] : []),
      ...(legal ? ['legal move'] : []),
      ...(badge ? [BADGES[badge]] : marked ? ['marked'] : []),
    ].join(', '),
  handCard: (card: Card, legal: boolean): string => `${cardName(card)}${legal ? ', legal move' : ''}`,
} as const

export const WELLSIX_TABLE = {
  title: 'Wellsix',
  phase: {
    opening: 'Opening',
    main: 'Main phase',
    keep: 'Isolation',
    'game-over': 'Game over',
    over: 'Over',
  } satisfies Record<Phase, string>,
  hand: (name: string): string => `${name}’s hand`,
  emptyHand: (name: string): string => `${name}’s hand is empty.`,
  otherHand: (name: string): string => `Show ${name}’s hand`,
  inHand: (cards: number): string => `${counted(cards, 'card', 'cards')} in this hand`,
  status: 'State of the game',
  movesLeft: {
    opening: (moves: number): string => `${counted(moves, 'card', 'cards')} to place`,
    main: (moves: number): string => `${counted(moves, 'move', 'moves')} left`,
  },
  quiet: (turns: number): string => `Quiet turns: ${turns} of ${QUIET_TURNS}`,
  lastQuiet: 'One more quiet turn ends the game.',
  game: (game: number, games: number): string => `Game ${game} of ${games}`,
  ahead: (points: number): string =>
    points === 0
      ? 'level in this game'
      : `${counted(Math.abs(points), 'point', 'points')} ${points > 0 ? 'ahead' : 'behind'} in this game`,
  amount: (points: number): string => counted(points, 'point', 'points'),
  aligned: (name: string): string => `six in line for ${name}`,
  takes: (cards: number, name: string): string => `${counted(cards, 'card', 'cards')} captured by ${name}`,
  seized: (count: number): string => `${count} captured`,

  begins: (opener: string, other: string): string => `${opener} plays red and goes first. ${other} plays black.`,
  beginsBlack: (opener: string, other: string): string => `${opener} plays black and goes first. ${other} plays red.`,
  toOpen: (name: string): string => `${name}: choose a card, then tap the middle square.`,
  todo: {
    opening: (name: string, moves: number): string => `${name}: ${counted(moves, 'card', 'cards')} to place.`,
    main: (name: string, moves: number): string => `${name}: ${counted(moves, 'move', 'moves')} left.`,
  },
  hasSeized: (name: string, cards: readonly Card[]): string => `${name} has captured ${cardsBySuit(cards)}.`,
  hasBack: (name: string, cards: readonly Card[]): string => `Back in ${name}’s hand: ${cardsBySuit(cards)}.`,
  chosenHand: (card: Card): string => `${capital(cardName(card))}.`,
  chosenCard: (card: Card, cell: string): string => `${capital(cardName(card))} at ${placeName(cell)}.`,
  chosenPlace: (where: string): string => `The free square ${where}.`,
  whichCard: 'Tap a card in your hand to put there.',
  offers: {
    hand: (can: Kinds): string => {
      if (!can.has('exchange')) return can.has('place') ? 'Tap a square.' : ''
      return can.has('place')
        ? 'Tap a square to place the card, or tap one of your cards in the layout to exchange it.'
        : 'Tap one of your cards in the layout to exchange it.'
    },
    own: (can: Kinds): string => {
      const beside = [...(can.has('switch') ? ['switch'] : []), ...(can.has('capture') ? ['capture'] : [])]
      if (beside.length === 0) return can.has('exchange') ? 'Tap a card in your hand to exchange.' : ''
      const also = can.has('exchange') ? ', or a card in your hand to exchange' : ''
      return `Tap a card beside it to ${listOf(beside, 'or')}${also}.`
    },
    theirs: 'To capture it, tap one of your cards beside it.',
    /** In the opening, cards are only placed. */
    none: (isOpening: boolean): string =>
      isOpening ? 'It stays there. Choose a card in your hand.' : 'This card has no legal move now.',
  },
  which: 'Which of these?',
  whichDetail: (moves: readonly string[]): string => `${listOf(moves)} are both legal.`,
  move: { switch: 'Switch', capture: 'Capture', exchange: 'Exchange', place: 'Place' },

  captures: (event: CaptureEvent, name: string): string =>
    `${capital(takes(event))}, ${event.seized ? `for ${name}` : `back to ${name}’s hand`}.`,
  equalGroups: (groups: number, size: number): string =>
    `It leaves ${numberWord(groups)} largest groups of ${counted(size, 'card', 'cards')}: next, choose which stays.`,
  keeps: (letter: string): string => `Group ${letter} stays.`,
  keepDetail: (groups: number, size: number): string =>
    `${capital(numberWord(groups))} groups of ${counted(size, 'card', 'cards')}. Tap the one that stays.`,
  keepKey: (letter: string): string => `Keep ${letter}`,
  wins: (scores: string): string => `Six in line end the game: ${scores}.`,
  endsGame: (scores: string): string => `The tenth quiet turn ends the game: ${scores}.`,
  scored: (names: readonly string[], scores: Pair<number>): string =>
    scores.map((score, i) => `${names[i] ?? ''} ${score}`).join(', '),
  waits: 'Confirm or cancel this move first.',
  done: 'Done',
  pass: 'Pass',
  mustPass: (name: string): string => `${name} has no legal move.`,

  certain: 'No more captures are possible.',
  agree: 'Agree to end',

  totals: (names: readonly string[], totals: Pair<number>): string =>
    `Match: ${names.map((name, i) => `${totals[i] ?? 0} for ${name}`).join(', ')}.`,
  opensNext: (name: string): string => `${name} opens the next game.`,
  next: 'Next game',

  fives: 'Who has five in a line?',
  threats: (name: string, cells: readonly string[]): string =>
    `${name} needs one more card for six in line, on ${listOf(cells.map(placeName), 'or')}.`,
  four: (name: string): string => `${name} has four in line: two moves can complete it.`,
  noThreat: 'Nobody is one card short of six in line.',

  differs: 'Correct the layout',
  correctTitle: 'Tap a square that is different on your table, then the card that is really there.',
  correctChosen: (cell: string): string => `What is at ${placeName(cell)}?`,
  correctHow: 'Tap that card in a hand or elsewhere in the layout.',
  correctDone: 'Correct',
  correctEmpty: 'No card is there',
  correctCount: (count: number): string => counted(count, 'square differs', 'squares differ'),

  scores: 'Scores',
  gameColumn: 'Game',
  noScores: 'No game has ended yet.',
  piles: 'Captured in this game',
  pile: (name: string, cards: readonly Card[]): string =>
    `${name}: ${cards.length === 0 ? 'nothing' : listOf(cards.map(cardName))}.`,

  byResult: 'Enter a result',
  resultOf: (game: number, games: number): string => `How did game ${game} of ${games} end?`,
  playHere: 'Play this game in Tableside',
  pad: (game: number): string => `Result of game ${game}`,
  field: (name: string, score: number | null): string => `${name}, ${score ?? 'not entered yet'}`,
  pointsOf: (name: string): string => `${name}’s points`,
  points: (score: number): string => (score === 30 ? '30 line' : String(score)),
  line: 'line',
  open: '–',
  save: (game: number): string => `Enter game ${game}`,

  typed: '7h 1,0 · score · hand',
  asks: ['score', 'piles', 'hand', 'turn', 'row 0', 'column 0', 'hearts', '0,0', 'between 0,0 3,0'],
  questions: {
    score: ['score'],
    piles: ['piles'],
    hand: ['hand'],
    turn: ['turn'],
  },
  lines: { row: 'row', column: 'column', between: 'between', and: 'and' },
  answers: {
    score: (names: readonly string[], totals: Pair<number>, seized: Pair<number>): string =>
      `${names.map((name, i) => `${name} ${totals[i] ?? 0}, ${seized[i] ?? 0} captured`).join('; ')}.`,
    hand: (name: string, cards: readonly Card[]): string =>
      `${name}: ${cards.length === 0 ? 'no card' : listOf(cards.map(cardName))}.`,
    turn: (name: string, todo: string, quiet: string): string => `It is ${name}’s turn: ${todo}. ${quiet}.`,
    line: (cards: readonly string[]): string => (cards.length === 0 ? 'No card.' : `${cards.join('; ')}.`),
    cardOn: (card: Card, at: string): string => `${cardName(card)} at ${placeName(at)}`,
    on: (card: Card | null, at: string): string => `${capital(card ? cardName(card) : 'nothing')} at ${placeName(at)}.`,
    seized: (name: string, cards: readonly Card[]): string =>
      `${name} has captured ${cards.length === 0 ? 'no card' : cardsBySuit(cards)}.`,
    notInLine: 'They are in different rows and columns.',
  },
} as const

type NameOf = (player: number) => string

type Kinds = ReadonlySet<Action['type']>

/** In the order of `neighbours`. */
const WAYS = ['to its left', 'to its right', 'below it', 'above it'] as const

const wayTo = (from: Cell, to: Cell): string => WAYS[neighbours(from).indexOf(to)] ?? ''

const takes = ({ card, captured, from, to }: CaptureEvent): string =>
  `the ${cardName(card)} captures the ${cardName(captured)}, ${wayTo(from, to)}`

/** The instruction for an event, given the position after it; null if the rulebook's sentence is used. */
export function instructionFor(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `Put the ${cardName(event.card)} ${relativePlace(table, event.cell)}.`
    case 'switch':
      return `Switch ${bothCards(table, event.cells)}.`
    case 'exchange':
      return `Take the ${cardName(event.in)} at ${placeName(event.cell)} into ${nameOf(event.player)}’s hand. Put the ${cardName(event.out)} from ${nameOf(event.player)}’s hand on ${placeName(event.cell)}.`
    case 'capture':
      return `${capital(takes(event))}; ${goesTo(event, nameOf)}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}

const bothCards = (table: CardLayout, cells: readonly Cell[]): string =>
  cardsBySuit(cardsOf(table).filter(card => cells.some(cell => table[cell] === card)))

const goesTo = ({ player, captured, seized }: CaptureEvent, nameOf: NameOf): string =>
  `the ${rankName(captured)} goes to ${nameOf(player)}’s ${seized ? 'pile' : 'hand'}`

export const isolationText = ({ player, seized, returned, kept }: IsolateEvent, nameOf: NameOf): string =>
  [
    ...(seized.length > 0 ? [`Put ${cardsBySuit(seized)} face down on ${nameOf(player)}’s pile.`] : []),
    ...(returned.length > 0 ? [`Take ${cardsBySuit(returned)} into ${nameOf(player)}’s hand.`] : []),
    `${counted(kept, 'card stays', 'cards stay')}.`,
  ].join(' ')

/** The log's sentence about an event; null if the rulebook's sentence is used. */
export function logSentence(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `${nameOf(event.player)} puts the ${cardName(event.card)} ${relativePlace(table, event.cell)}.`
    case 'switch':
      return `${nameOf(event.player)} switches ${bothCards(table, event.cells)}.`
    case 'exchange':
      return `${nameOf(event.player)} exchanges the ${cardName(event.in)} for the ${cardName(event.out)}.`
    case 'capture':
      return `${nameOf(event.player)} captures the ${cardName(event.captured)} with the ${cardName(event.card)}${event.seized ? '' : ' and takes it back'}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}
