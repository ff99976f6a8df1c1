import { parseSuit } from '../../../engine/cards.ts'
import type { Cell, CellSuit, Event, Phase, Position, Run, ScoreEvent, SetAside } from '../../../engine/wetice/types.ts'
import type { RefusalWords, Speech, Term } from '../../contract/rulebook.ts'
import { sharedCards, suitAt, createWetIceRulebook as bookOf, type WetIceWords } from '../../contract/wetice/book.ts'
import {
  SUIT_NAMES,
  aCardOf,
  oneCardOf,
  listOf,
  suitCards,
  capital,
  counted,
  countInWords,
  pluralOf,
} from '../lists.ts'
import { NOT_READ, RULING, term } from '../rulebook.ts'
import { possessive } from '../card-words.ts'
import { stepSentence, linesText } from './hands.ts'
import { rulings, sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const MODES = { duel: 'Two players', solo: 'Alone', 'solo-plus': 'Alone, two piles (NG+)' }
const LAYOUTS = { '8x6': '8 wide, 6 high', '6x8': '6 wide, 8 high' }
const GROUPS = {
  joined: 'Matches that share a card score as one group',
  lines: 'Matches that share a card score one by one',
}

const houseRules: WetIceWords['houseRules'] = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Player ${player}`

const problems: WetIceWords['problems'] = {
  'wrong-shape': ({ width, height }) => `The deal needs ${height} rows of ${width} cards.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4 ? `${cells.length} squares are not entered yet.` : `Not entered yet: ${listOf(cells)}.`,
  'too-many-of-suit': ({ suit, count }) => {
    const surplus = count - 12
    const these =
      surplus === 1 ? 'one of these is a king, or of another suit' : `${surplus} of these are of another suit`
    return `${count} ${SUIT_NAMES[suit]}: ${these}.`
  },
  'too-few-of-suit': ({ suit, count }) => `Only ${count} ${SUIT_NAMES[suit]}; a fresh deal has twelve.`,
  floating: ({ cells }) =>
    cells.length === 1
      ? `There is a gap below ${listOf(cells)}. Fill it, or remove the card above.`
      : `There are gaps below ${listOf(cells)}. Fill them, or remove the cards above.`,
  'two-owners': ({ suit }) => `${capital(SUIT_NAMES[suit])} can be in only one player’s pile.`,
  'pile-of-three-suits': ({ player }) =>
    `Player ${player}’s pile has more than two suits. Move one suit to the other pile.`,
  'bad-name': ({ names }) => `${listOf(names.map(name => `“${name}”`))}: a name needs a letter, and no comma or #.`,
  'too-many-cards': ({ count }) => `The layout and piles have ${count} cards together. There are only 48.`,
}

/** `hearts 9 of 12`, while cards are being entered. */
export const suitCount = (letter: string, count: number): string =>
  `${SUIT_NAMES[parseSuit(letter) ?? 'S']} ${count} of 12`

/** Plain solitaire has no piles. */
function removed({ suit, cards, pile, player }: ScoreEvent, at: At): string {
  const what = suitCards(suit, cards)
  if (pile === undefined) return `Put the ${what} on ${possessive(nameOf(at, player))} pile.`
  if (at.position.mode === 'solo') return `Remove the ${what}.`
  return `Put the ${what} on the ${pile === 'three' ? 'pile of threes' : 'four-plus pile'}.`
}

function phaseSentence(phase: Phase, name: string): string {
  switch (phase) {
    case 'cleanup':
      return `${name} continues cleanup.`
    case 'give':
      return `${name} has more than two suits, and chooses one to give away.`
    case 'swap':
    case 'over':
      return `It is ${name}’s turn.`
  }
}

function overSentence({ scores, winner }: Extract<Event, { type: 'over' }>, at: At): string {
  const { mode, board } = at.position
  if (mode === 'duel') {
    const result = (winner === 2 ? scores.toReversed() : scores).join(' to ')
    return winner === 0 ? `A draw, ${result}.` : `${nameOf(at, winner)} wins, ${result}.`
  }
  const left = board.cells.filter(suit => suit !== null).length
  if (left > 0) return `The game is over with ${counted(left, 'card', 'cards')} left.`
  return winner === 1
    ? 'The layout is clear: you win.'
    : 'The layout is clear, but the four-plus pile is not the larger one.'
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-fewer': 'The swap is illegal: it doesn’t leave fewer matches. The players let the swap stand.',
  'no-line': 'The swap is illegal: it makes no match. The players let the swap stand.',
  'out-of-turn': 'The move is out of turn. The players let the move stand.',
}

const differs = ({ cell, suit }: CellSuit): string => (suit ? `${aCardOf(suit)} at ${cell}` : `nothing at ${cell}`)

function doing(at: At, alone: string, does: string): string {
  const { mode, turn } = at.position
  return mode === 'duel' && turn !== null ? `${nameOf(at, turn)} ${does}` : alone
}

const correction = ([cell, content]: readonly [string, string]): string => differs({ cell, suit: parseSuit(content) })

function matchSentence(runs: readonly Run[]): string {
  const lines = capital(linesText(runs))
  const { cards, total } = sharedCards(runs, suitCards)
  return total === 0
    ? `${lines}.`
    : `${lines}. ${capital(listOf(cards))} ${pluralOf(total, 'is', 'are each')} in ${runs.length === 2 ? 'both lines' : 'two of these lines'}.`
}

const events: WetIceWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  swap: ({ cells }, at) => `${doing(at, 'Swap', 'swaps')} the cards at ${listOf(cells)}.`,
  pass: (_, at) => `${doing(at, 'Pass', 'passes')}.`,
  correct: ({ cells }) => `Corrected: now ${listOf(Object.entries(cells).map(correction))}.`,
  match: ({ runs }) => matchSentence(runs),
  score: removed,
  give: ({ suit, from, to, cards }, at) =>
    `Move all ${SUIT_NAMES[suit]} from ${possessive(nameOf(at, from))} pile to ${possessive(nameOf(at, to))} pile: ${countInWords(cards, 'card', 'cards')}.`,
  fall: () => 'Slide down all cards with a gap below them.',
  phase: ({ phase, turn }, at) => phaseSentence(phase, nameOf(at, turn)),
  over: overSentence,
}

function cardOn(position: Position, cell: Cell): string {
  const suit = suitAt(position, cell)
  return suit ? `the ${oneCardOf(suit)} at ${cell}` : `no card at ${cell}`
}

const actions: WetIceWords['actions'] = {
  swap: ({ cells }, { before }) =>
    before
      ? `${listOf(cells.map(cell => cardOn(before, cell)))} were swapped`
      : `the cards at ${listOf(cells)} were swapped`,
  pass: () => 'the turn was passed',
  give: ({ suit }) => `the ${SUIT_NAMES[suit]} were given away`,
  correct: ({ changes }) => `the layout was corrected: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `${players[player - 1] ?? ''} took the turn`,
  unknown: () => NOT_READ,
}

const matches = (count: number): string => (count === 1 ? 'one match' : `${count} matches`)

const WRONG_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  cleanup: ['That isn’t part of cleanup.', 'Swap to leave fewer matches, or pass.'],
  swap: ['That isn’t possible now.', 'Swap two cards, or pass.'],
  give: ['A suit must be given away first.', 'Choose the suit to give.'],
  over: ['The game is over.', 'Undo the last move to continue it.'],
}

const refusals: WetIceWords['refusals'] = {
  over: () => ['The game is over.', 'Undo the last move, or start another game.'],
  'unknown-action': () => ['That is not a move in WetIce.', 'Swap, pass, give a suit or edit the layout.'],
  'wrong-phase': (_, { position }) => WRONG_PHASE[position.phase],
  'nothing-irregular': () => ['The rules allow this move.', 'Enter it like any other move.'],
  'off-board': ({ cells }, { position }) => [
    `${capital(listOf(cells))} ${cells.length === 1 ? 'is' : 'are'} outside the layout.`,
    position.board.layout === '8x6'
      ? 'Columns go from a to h, rows from 1 to 6.'
      : 'Columns go from a to f, rows from 1 to 8.',
  ],
  'same-cell': ({ cells }) => [`You named ${listOf(cells)} twice.`, 'Name each square once.'],
  'empty-cell': ({ cells }) => [`There is no card at ${listOf(cells, 'or')}.`, 'Swap two cards in the layout.'],
  'not-fewer': ({ before, after }) => [
    `${capital(matches(before))} before, ${matches(after)} after.`,
    'A swap must leave fewer matches.',
  ],
  'no-line': ({ cells: [a, b] }, { position }) => [
    `Swapping ${a} and ${b} makes no match.`,
    suitAt(position, a) === suitAt(position, b)
      ? 'Choose two cards of different suits.'
      : 'One card must line up with two of its suit.',
  ],
  'not-your-suit': ({ suit }, { players, position }) => [
    `${players[(position.turn ?? 1) - 1] ?? ''} has no ${SUIT_NAMES[suit]} to give.`,
    'Choose a suit from that pile.',
  ],
  'too-many-of-suit': ({ suits }) => [
    `That makes ${suits.map(({ suit, count }) => suitCards(suit, count)).join(' and ')}, and there are only twelve.`,
    'Correct the other squares, too.',
  ],
  'too-many-cards': ({ count }) => [
    `With the piles, that makes ${count} cards. There are only 48.`,
    'Correct the other squares, too.',
  ],
  'out-of-turn': ({ player }, { players, position }) => [
    `It is not ${players[player - 1] ?? ''}’s turn.`,
    `Let ${players[(position.turn ?? 1) - 1] ?? ''} play.`,
  ],
  floating: ({ cells }) => [`${capital(listOf(cells))} would have a gap below.`, 'Fill the gap, too.'],
}

const terms: readonly Term[] = [
  term(
    'chain',
    'Chain',
    ['chain', 'chains'],
    'All that follows from one swap: match, fall and match again, until no match is left.',
  ),
  term(
    'cleanup',
    'Cleanup',
    ['cleanup'],
    'The phase before the game. Each swap must leave fewer matches, and no cards are removed.',
  ),
  term(
    'group',
    'Group',
    ['group', 'groups'],
    'In NG+: matches of one suit that are removed together and share a card.',
  ),
  term(
    'link',
    'Link',
    ['link', 'links'],
    'One removal of cards in a chain. In a chain of two links, cards are removed twice.',
  ),
  term('match', 'Match', ['match', 'matches'], 'Three or more cards of one suit in a row or column, without a gap.'),
  term(
    'overlooked',
    'Overlooked match',
    ['overlooked'],
    'A match that both players overlooked. It is removed when the next match is removed.',
  ),
  term('pile', 'Pile', ['pile', 'piles'], 'The cards that a player has scored.'),
  RULING,
  term(
    'swap',
    'Swap',
    ['swap', 'swaps'],
    'To put each of two cards on the other’s square, however far apart they are.',
  ),
]

export const weticeRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'WetIce, and its second edition' },
  short: shortRules,
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  told: (event, at) => (event.type === 'score' && !event.pile ? `${nameOf(at, event.player)} takes ${suitCards(event.suit, event.cards)}.` : ''), // oxfmt-ignore
  hands: stepSentence,
})
