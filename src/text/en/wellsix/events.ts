import { cardName, cardsBySuit, placeName, possessive, rankName as nameOfRank } from '../card-words.ts'
import { parseCard, rankOf, type Card } from '../../../engine/cards.ts'
import type { Cell, CardLayout } from '../../../engine/wellsix/board.ts'
import type { IsolateEvent, Pair, PhaseEvent, Player, EndReason, SetAside } from '../../../engine/wellsix/types.ts'
import { areInLine, neighbourOf, pointsOf, type Neighbour, type WellsixWords } from '../../contract/wellsix/book.ts'
import { capital, countInWords, listOf, SUIT_NAMES } from '../lists.ts'

export const rankName = (card: Card): string => nameOfRank(rankOf(card))

/** Indexed by a neighbour's `way`. */
const BESIDE = ['to the right of', 'to the left of', 'above', 'below'] as const

/** `to the right of the 9 of spades` */
export const besideText = ({ card, way }: Neighbour): string => `${BESIDE[way] ?? ''} the ${cardName(card)}`

export function relativePlace(table: CardLayout, cell: Cell): string {
  const next = neighbourOf(table, cell)
  return next ? besideText(next) : 'in the middle'
}

/** `an ace`, `a king`, `an 8`. */
export const aRank = (rank: string): string => (/^[a8]/.test(rank) ? `an ${rank}` : `a ${rank}`)

export const squareList = (cells: readonly string[], between: 'and' | 'or' = 'and'): string =>
  listOf(cells.map(placeName), between)

/** `from (0, 0) to (5, 0)`, or all squares if they are not in one line. */
export const squaresOfLine = (cells: readonly string[]): string =>
  areInLine(cells) ? `from ${placeName(cells[0] ?? '')} to ${placeName(cells.at(-1) ?? '')}` : `on ${squareList(cells)}`

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Player ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'The switch is illegal: players may switch only their own cards. The players let the switch stand.',
  'not-adjacent': 'The move is illegal: the cards do not touch along an edge. The players let the move stand.',
  'cannot-capture':
    'The capture is illegal: the captured card is not one rank lower. The players let the capture stand.',
  'must-move': 'The pass is illegal: a legal move is left. The players let the pass stand.',
  'out-of-turn': 'The move is out of turn. The players let the move stand.',
}

export const events: WellsixWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  place: ({ card, cell }) => `Put the ${cardName(card)} on ${placeName(cell)}.`,
  switch: ({ cells }) => `Switch the cards at ${squareList(cells)}.`,
  exchange: ({ cell, in: taken, out, player }, { players }) =>
    `Take the ${cardName(taken)} at ${placeName(cell)} into ${possessive(nameOf(players, player))} hand. Put the ${cardName(out)} from ${possessive(nameOf(players, player))} hand on ${placeName(cell)}.`,
  capture({ captured, card, from, player, seized, to }, { players }) {
    const owner = possessive(nameOf(players, player))
    const taken = `the ${cardName(captured)} at ${placeName(to)}`
    const goal = seized ? `Put ${taken} face down on ${owner} pile.` : `Take ${taken} into ${owner} hand.`
    return `${goal} Move the ${cardName(card)} from ${placeName(from)} to ${placeName(to)}.`
  },
  isolate: (event, { players }) => isolateSentence(event, players),
  align: ({ cells, player }, { players }) =>
    `${nameOf(players, player)} has ${countInWords(cells.length, 'card', 'cards')} in a line, ${squaresOfLine(cells)}.`,
  phase: (event, { players }) => phaseSentence(event, players),
  pass: ({ irregular, player }, { players }) =>
    `${nameOf(players, player)} ${irregular ? 'passes' : 'has no legal move and passes'}.`,
  agree: () => 'Both players agree that no more captures are possible.',
  'game-over': ({ reason, scores }, { players }) => `${REASONS[reason]} Points: ${points(scores, players)}.`,
  over: ({ totals, winner }, { players }) =>
    `${winner === 0 ? 'The match is a draw' : `${nameOf(players, winner)} wins the match`}: ${points(totals, players, winner)}.`,
  result: ({ scores }, { players }) => `Result of this game: ${points(scores, players)}.`,
  correct: ({ cells }) => `Corrected: now ${listOf(Object.entries(cells).map(correction))}.`,
}

const REASONS: Readonly<Record<EndReason, string>> = {
  alignment: 'The line ends the game.',
  quiet: 'Ten quiet turns end the game.',
  'no-seizures': 'The game ends.',
  result: 'The game is over.',
}

const points = (scores: Pair<number>, players: Players, winner = 0): string =>
  pointsOf(scores, (count, player) => `${count} for ${nameOf(players, player)}`, winner)

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = possessive(nameOf(players, player))
  const taken = seized.length > 0 ? `Put ${cardsBySuit(seized)} face down on ${owner} pile. ` : ''
  const back = returned.length > 0 ? `Take ${cardsBySuit(returned)} into ${owner} hand. ` : ''
  const cut = capital(countInWords(seized.length + returned.length, 'card is', 'cards are'))
  return `${cut} cut off. ${taken}${back}${capital(countInWords(kept, 'card stays', 'cards stay'))} in the layout.`
}

function phaseSentence({ phase, turn, moves, suits }: PhaseEvent, players: Players): string {
  const name = nameOf(players, turn)
  if (phase === 'keep') return `The largest groups are the same size. ${name} chooses which one stays.`
  const todo = `${name}’s turn: ${phase === 'opening' ? `${countInWords(moves, 'card', 'cards')} to place` : countInWords(moves, 'move', 'moves')}.`
  if (!suits) return todo
  const dealt = suits.map((suit, index) => `the ${SUIT_NAMES[suit]} to ${players[index] ?? ''}`)
  return `Deal ${listOf(dealt)}. ${todo}`
}

const correction = ([cell, content]: readonly [string, string]): string => {
  const card = parseCard(content)
  return card ? `the ${cardName(card)} at ${placeName(cell)}` : `nothing at ${placeName(cell)}`
}
