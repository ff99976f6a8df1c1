import { cardsBySuit, placeName, rankName as nameOfRank, theCard } from '../card-words.ts'
import { cardsInWords, cardWith, toName } from '../grammar.ts'
import { parseCard, rankOf, RANKS, type Card } from '../../../engine/cards.ts'
import { neighbours, type Cell, type Table } from '../../../engine/wellsix/board.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import type { Event, IsolateEvent, Pair, PhaseEvent, Player, Reason, SetAside } from '../../../engine/wellsix/types.ts'
import { counted, listOf, SUIT_NAMES } from '../lists.ts'
import type { SectionId } from './sections.ts'

export const rankName = (card: Card): string => nameOfRank(rankOf(card))

/** By the neighbour's side: where a card is from it. */
const BESIDE: readonly ((card: Card) => string)[] = [
  card => `a destra ${cardWith('di', card)}`,
  card => `a sinistra ${cardWith('di', card)}`,
  card => `sopra ${theCard(card)}`,
  card => `sotto ${theCard(card)}`,
]

/** `a destra del 9 di picche`; null if no card is beside it. */
export function placeBeside(table: Table, cell: Cell): string | null {
  const found = neighbours(cell).flatMap((next, way) => {
    const card = table[next]
    return card === undefined ? [] : [BESIDE[way]?.(card) ?? '']
  })
  return found[0] ?? null
}

export const placeIn = (table: Table, cell: Cell): string => placeBeside(table, cell) ?? 'in mezzo al tavolo'

/** The name of the rank that takes this card (1), or that it takes (-1), in the cycle. */
export const rankBeside = (card: Card, by: 1 | -1): string =>
  nameOfRank(RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A')

/** `un asso`, `una donna`, `un 8`. */
export const aRank = (rank: string): string => `${rank === 'donna' ? 'una' : 'un'} ${rank}`

/** A list of places, which contain commas: `0, 0; 1, 0 e 2, 0`. */
export const listed = (all: readonly string[]): string =>
  all.length < 3 ? listOf(all) : `${all.slice(0, -1).join('; ')} e ${all.at(-1) ?? ''}`

export const places = (cells: readonly string[]): string => listed(cells.map(placeName))

/** `da 0, 0 a 5, 0`, or all the places if they are not in one line. */
export function line(cells: readonly string[]): string {
  const straight = [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)
  return straight ? `da ${placeName(cells[0] ?? '')} a ${placeName(cells.at(-1) ?? '')}` : `in ${places(cells)}`
}

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Ospite ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'Non si può, perché si scambiano solo carte proprie; la mossa vale lo stesso.',
  'not-adjacent': 'Non si può, perché le carte non si toccano; la mossa vale lo stesso.',
  'cannot-capture': 'Non si può con questi valori; la mossa vale lo stesso.',
  'must-move': 'Non si può, perché c’era una mossa possibile; la mossa vale lo stesso.',
  'out-of-turn': 'Fuori turno; la mossa vale lo stesso.',
}

/** An event, as an instruction if cards move. */
export function eventSentence(event: Event, players: Players): string {
  switch (event.type) {
    case 'irregular':
      return IRREGULAR[event.refusal]
    case 'place':
      return `Metti ${theCard(event.card)} in ${placeName(event.cell)}.`
    case 'switch':
      return `Scambia le carte in ${places(event.cells)}.`
    case 'exchange':
      return `Riprendi nella mano di ${nameOf(players, event.player)} ${theCard(event.in)} in ${placeName(event.cell)}. Dalla mano di ${nameOf(players, event.player)}, metti ${theCard(event.out)} in ${placeName(event.cell)}.`
    case 'capture': {
      const owner = nameOf(players, event.player)
      const goal = event.seized
        ? `Metti ${theCard(event.captured)} a faccia in giù tra le carte catturate da ${owner}.`
        : `Riprendi ${theCard(event.captured)} nella mano di ${owner}.`
      return `${goal} Sposta ${theCard(event.card)} da ${placeName(event.from)} a ${placeName(event.to)}.`
    }
    case 'isolate':
      return isolateSentence(event, players)
    case 'align':
      return `${nameOf(players, event.player)} ha ${cardsInWords(event.cells.length)} in fila, ${line(event.cells)}.`
    case 'phase':
      return phaseSentence(event, players)
    case 'pass':
      return event.irregular
        ? `${nameOf(players, event.player)} passa.`
        : `${nameOf(players, event.player)} non ha mosse possibili e passa.`
    case 'agree':
      return 'I giocatori sono d’accordo: non si può catturare più niente.'
    case 'game-over':
      return `${REASONS[event.reason]} ${points(event.scores, players)}.`
    case 'over':
      return event.winner === 0
        ? `L’incontro finisce in pareggio: ${points(event.totals, players)}.`
        : `Vince l’incontro ${nameOf(players, event.winner)}: ${points(event.totals, players, event.winner === 2 ? [2, 1] : [1, 2])}.`
    case 'result':
      return `Il risultato di questa partita è inserito: ${points(event.scores, players)}.`
    case 'correct':
      return `La griglia è stata corretta: ${listed(Object.entries(event.cells).map(correction))}.`
  }
}

const REASONS: Readonly<Record<Reason, string>> = {
  alignment: 'La fila chiude la partita.',
  quiet: 'Dieci turni tranquilli chiudono la partita.',
  'no-seizures': 'La partita finisce.',
  result: 'La partita è finita.',
}

/** `Ann 30, Ben 4`. */
const points = (scores: Pair<number>, players: Players, order: Pair<Player> = [1, 2]): string =>
  order.map(seat => `${nameOf(players, seat)} ${of(scores, seat)}`).join(', ')

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = nameOf(players, player)
  const taken = seized.length > 0 ? `Metti a faccia in giù tra le carte catturate da ${owner}: ${cardsBySuit(seized)}. ` : '' // oxfmt-ignore
  const back = returned.length > 0 ? `Riprendi nella mano di ${owner}: ${cardsBySuit(returned)}. ` : ''
  return `${taken}${back}${kept === 1 ? 'Nella griglia resta 1 carta.' : `Nella griglia restano ${kept} carte.`}`
}

function phaseSentence({ phase, turn, moves, suits }: PhaseEvent, players: Players): string {
  const name = nameOf(players, turn)
  if (phase === 'keep') return `I gruppi più grandi sono più di uno. ${name} sceglie quale resta.`
  const todo = `Tocca ${toName(name)}: ${phase === 'opening' ? `${counted(moves, 'carta', 'carte')} da posare` : counted(moves, 'mossa', 'mosse')}.`
  if (!suits) return todo
  const dealt = suits.map((suit, index) => `${toName(players[index] ?? '')} le carte di ${SUIT_NAMES[suit]}`)
  return `Dai ${listOf(dealt)}. ${todo}`
}

const correction = ([cell, content]: readonly [string, string]): string => {
  const card = parseCard(content)
  return card ? `in ${placeName(cell)} c’è ${theCard(card)}` : `in ${placeName(cell)} non c’è niente`
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
