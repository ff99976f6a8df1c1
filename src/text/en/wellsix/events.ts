import { cardName, cardsBySuit, placeName, possessive, rankName as nameOfRank } from '../card-words.ts'
import { parseCard, rankOf, RANKS, type Card } from '../../../engine/cards.ts'
import { neighbours, type Cell, type Table } from '../../../engine/wellsix/board.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import type { Event, IsolateEvent, Pair, PhaseEvent, Player, Reason, SetAside } from '../../../engine/wellsix/types.ts'
import { counted, listOf, SUIT_NAMES } from '../lists.ts'
import type { SectionId } from './sections.ts'

export const rankName = (card: Card): string => nameOfRank(rankOf(card))

/** By the neighbour's side: where a card is from it. */
const BESIDE = ['to the right of', 'to the left of', 'above', 'below'] as const

/** `to the right of the nine of spades`; null if no card is beside it. */
export function placeBeside(table: Table, cell: Cell): string | null {
  const found = neighbours(cell).flatMap((next, way) => {
    const card = table[next]
    return card === undefined ? [] : [`${BESIDE[way] ?? ''} the ${cardName(card)}`]
  })
  return found[0] ?? null
}

export const placeIn = (table: Table, cell: Cell): string => placeBeside(table, cell) ?? 'in the middle'

/** The name of the rank that takes this card (1), or that it takes (-1), in the cycle. */
export const rankBeside = (card: Card, by: 1 | -1): string =>
  nameOfRank(RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A')

/** `an ace`, `a king`, `an 8`. */
export const aRank = (rank: string): string => (/^[a8]/.test(rank) ? `an ${rank}` : `a ${rank}`)

/** A list of places, which contain commas: `0, 0; 1, 0 and 2, 0`. */
export const listed = (all: readonly string[]): string =>
  all.length < 3 ? listOf(all) : `${all.slice(0, -1).join('; ')} and ${all.at(-1) ?? ''}`

export const places = (cells: readonly string[]): string => listed(cells.map(placeName))

/** `from 0, 0 to 5, 0`, or all the places if they are not in one line. */
export function line(cells: readonly string[]): string {
  const straight = [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)
  return straight ? `from ${placeName(cells[0] ?? '')} to ${placeName(cells.at(-1) ?? '')}` : `on ${places(cells)}`
}

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Player ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'Illegal: you may switch only your own cards. The players let it stand.',
  'not-adjacent': 'Illegal: the cards are not side by side. The players let it stand.',
  'cannot-capture': 'Illegal: that rank can’t capture the other. The players let it stand.',
  'must-move': 'Illegal: a legal move was left. The players let it stand.',
  'out-of-turn': 'Out of turn. The players let it stand.',
}

/** An event, as an instruction if cards move. */
export function eventSentence(event: Event, players: Players): string {
  switch (event.type) {
    case 'irregular':
      return IRREGULAR[event.refusal]
    case 'place':
      return `Put the ${cardName(event.card)} on ${placeName(event.cell)}.`
    case 'switch':
      return `Swap the cards at ${places(event.cells)}.`
    case 'exchange':
      return `Take the ${cardName(event.in)} at ${placeName(event.cell)} into ${possessive(nameOf(players, event.player))} hand. Put the ${cardName(event.out)} on ${placeName(event.cell)}.`
    case 'capture': {
      const owner = possessive(nameOf(players, event.player))
      const captured = `the ${cardName(event.captured)}`
      const goal = event.seized
        ? `Put ${captured} face down with ${owner} captured cards.`
        : `Take ${captured} into ${owner} hand.`
      return `${goal} Move the ${cardName(event.card)} from ${placeName(event.from)} to ${placeName(event.to)}.`
    }
    case 'isolate':
      return isolateSentence(event, players)
    case 'align':
      return `${nameOf(players, event.player)} has ${event.cells.length} cards in line ${line(event.cells)}.`
    case 'phase':
      return phaseSentence(event, players)
    case 'pass':
      return `${nameOf(players, event.player)} ${event.irregular ? 'passes' : 'has no legal move and passes'}.`
    case 'agree':
      return 'Both players agree that no more captures are possible.'
    case 'game-over':
      return `${REASONS[event.reason]} ${points(event.scores, players)}.`
    case 'over':
      return `${event.winner === 0 ? 'The match is a draw' : `${nameOf(players, event.winner)} wins the match`}: ${points(event.totals, players, event.winner === 2 ? [2, 1] : [1, 2])}.`
    case 'result':
      return `Result of this game: ${points(event.scores, players)}.`
    case 'correct':
      return `Corrected: ${listOf(Object.entries(event.cells).map(correction))}.`
  }
}

const REASONS: Readonly<Record<Reason, string>> = {
  alignment: 'The line ends the game.',
  quiet: 'Ten quiet turns end the game.',
  'no-seizures': 'The game ends.',
  result: 'The game is over.',
}

/** `Ann 30, Ben 4`. */
const points = (scores: Pair<number>, players: Players, order: Pair<Player> = [1, 2]): string =>
  order.map(seat => `${nameOf(players, seat)} ${of(scores, seat)}`).join(', ')

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = possessive(nameOf(players, player))
  const taken = seized.length > 0 ? `Put ${cardsBySuit(seized)} face down with ${owner} captured cards. ` : ''
  const back = returned.length > 0 ? `Take ${cardsBySuit(returned)} into ${owner} hand. ` : ''
  return `${taken}${back}${counted(kept, 'card stays', 'cards stay')} in the layout.`
}

function phaseSentence({ phase, turn, moves, suits }: PhaseEvent, players: Players): string {
  const name = nameOf(players, turn)
  if (phase === 'keep') return `The largest groups are the same size. ${name} chooses which one stays.`
  const todo = `${name}’s turn: ${phase === 'opening' ? `${counted(moves, 'card', 'cards')} to place` : counted(moves, 'move', 'moves')}.`
  if (!suits) return todo
  const dealt = suits.map((suit, index) => `the ${SUIT_NAMES[suit]} to ${players[index] ?? ''}`)
  return `Deal ${listOf(dealt)}. ${todo}`
}

const correction = ([cell, content]: readonly [string, string]): string => {
  const card = parseCard(content)
  return card ? `the ${cardName(card)} at ${placeName(cell)}` : `nothing at ${placeName(cell)}`
}

/** The section that explains an event. */
export function eventSection(event: Event): SectionId {
  switch (event.type) {
    case 'phase':
      return PHASES[event.phase]
    case 'game-over':
      return event.reason === 'alignment' || event.reason === 'result' ? 'match' : 'end'
    default:
      return SECTIONS[event.type]
  }
}

const PHASES: Readonly<Record<PhaseEvent['phase'], SectionId>> = {
  opening: 'opening',
  main: 'turns',
  keep: 'isolation',
}

const SECTIONS: Readonly<Record<Exclude<Event['type'], 'phase' | 'game-over'>, SectionId>> = {
  irregular: 'irregular',
  place: 'place',
  switch: 'switch',
  exchange: 'exchange',
  capture: 'capture',
  isolate: 'isolation',
  align: 'alignment',
  pass: 'turns',
  agree: 'end',
  over: 'match',
  result: 'record',
  correct: 'record',
}
