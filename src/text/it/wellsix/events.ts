import { cardsBySuit, placeName, rankName as nameOfRank, theCard } from '../card-words.ts'
import { cardsInWords, cardWith, toName } from '../grammar.ts'
import { parseCard, rankOf, type Card } from '../../../engine/cards.ts'
import type { Cell, CardLayout } from '../../../engine/wellsix/board.ts'
import type { IsolateEvent, Pair, PhaseEvent, Player, EndReason, SetAside } from '../../../engine/wellsix/types.ts'
import { areInLine, neighbourOf, pointsOf, type Neighbour, type WellsixWords } from '../../contract/wellsix/book.ts'
import { listOf, numberWord, SUIT_NAMES } from '../lists.ts'

export const rankName = (card: Card): string => nameOfRank(rankOf(card))

/** Indexed by a neighbour's `way`. */
const BESIDE: readonly ((card: Card) => string)[] = [
  card => `a destra ${cardWith('di', card)}`,
  card => `a sinistra ${cardWith('di', card)}`,
  card => `sopra ${theCard(card)}`,
  card => `sotto ${theCard(card)}`,
]

/** `a destra del 9 di picche` */
export const besideText = ({ card, way }: Neighbour): string => BESIDE[way]?.(card) ?? ''

export function relativePlace(table: CardLayout, cell: Cell): string {
  const next = neighbourOf(table, cell)
  return next ? besideText(next) : 'in mezzo al tavolo'
}

/** `un asso`, `una donna`, `un 8`. */
export const aRank = (rank: string): string => `${rank === 'donna' ? 'una' : 'un'} ${rank}`

export const squareList = (cells: readonly string[]): string => listOf(cells.map(placeName))

/** `da (0, 0) a (5, 0)`, or all squares if they are not in one line. */
export const squaresOfLine = (cells: readonly string[]): string =>
  areInLine(cells) ? `da ${placeName(cells[0] ?? '')} a ${placeName(cells.at(-1) ?? '')}` : `in ${squareList(cells)}`

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Ospite ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'Contro le regole: si scambiano solo carte proprie. La mossa vale lo stesso.',
  'not-adjacent': 'Contro le regole: le carte non si toccano. La mossa vale lo stesso.',
  'cannot-capture': 'Contro le regole: la carta catturata non vale uno di meno. La mossa vale lo stesso.',
  'must-move': 'Contro le regole: c’era una mossa possibile. La mossa vale lo stesso.',
  'out-of-turn': 'La mossa era fuori turno, ma vale lo stesso.',
}

export const events: WellsixWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  place: ({ card, cell }) => `Metti ${theCard(card)} in ${placeName(cell)}.`,
  switch: ({ cells }) => `Scambia le carte in ${squareList(cells)}.`,
  exchange: ({ cell, in: taken, out, player }, { players }) =>
    `Riporta ${theCard(taken)} da ${placeName(cell)} nella mano di ${nameOf(players, player)}. Dalla mano di ${nameOf(players, player)}, metti ${theCard(out)} in ${placeName(cell)}.`,
  capture({ captured, card, from, player, seized, to }, { players }) {
    const owner = nameOf(players, player)
    const goal = seized
      ? `Sposta ${theCard(captured)} da ${placeName(to)} tra le carte catturate da ${owner}, a faccia in giù.`
      : `Riporta ${theCard(captured)} da ${placeName(to)} nella mano di ${owner}.`
    return `${goal} Sposta ${theCard(card)} da ${placeName(from)} a ${placeName(to)}.`
  },
  isolate: (event, { players }) => isolateSentence(event, players),
  align: ({ cells, player }, { players }) =>
    `${nameOf(players, player)} ha ${cardsInWords(cells.length)} in fila, ${squaresOfLine(cells)}.`,
  phase: (event, { players }) => phaseSentence(event, players),
  pass: ({ irregular, player }, { players }) =>
    irregular ? `${nameOf(players, player)} passa.` : `${nameOf(players, player)} non ha mosse possibili e passa.`,
  agree: () => 'I giocatori sono d’accordo: non si può catturare più niente.',
  'game-over': ({ reason, scores }, { players }) => `${REASONS[reason]} Punti: ${points(scores, players)}.`,
  over: ({ totals, winner }, { players }) =>
    winner === 0
      ? `L’incontro finisce in pareggio: ${points(totals, players)}.`
      : `Vince l’incontro ${nameOf(players, winner)}: ${points(totals, players, winner)}.`,
  result: ({ scores }, { players }) => `Risultato della partita: ${points(scores, players)}.`,
  correct: ({ cells }) => `La griglia è stata corretta: ${listOf(Object.entries(cells).map(correction))}.`,
}

const REASONS: Readonly<Record<EndReason, string>> = {
  alignment: 'La fila chiude la partita.',
  quiet: 'Dieci turni tranquilli chiudono la partita.',
  'no-seizures': 'La partita finisce.',
  result: 'La partita è finita.',
}

const points = (scores: Pair<number>, players: Players, winner = 0): string =>
  pointsOf(scores, (count, player) => `${count} per ${nameOf(players, player)}`, winner)

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = nameOf(players, player)
  const taken = seized.length > 0 ? `Metti a faccia in giù tra le carte catturate da ${owner}: ${cardsBySuit(seized)}. ` : '' // oxfmt-ignore
  const back = returned.length > 0 ? `Riporta nella mano di ${owner}: ${cardsBySuit(returned)}. ` : ''
  return `${taken}${back}Nella griglia ${kept === 1 ? 'resta' : 'restano'} ${cardsInWords(kept)}.`
}

function phaseSentence({ phase, turn, moves, suits }: PhaseEvent, players: Players): string {
  const name = nameOf(players, turn)
  if (phase === 'keep') return `I gruppi più grandi sono più di uno. ${name} sceglie quale resta.`
  const todo = `Tocca ${toName(name)}: ${phase === 'opening' ? `${cardsInWords(moves)} da posare` : `${numberWord(moves)} ${moves === 1 ? 'mossa' : 'mosse'}`}.`
  if (!suits) return todo
  const dealt = suits.map((suit, index) => `${toName(players[index] ?? '')} le carte di ${SUIT_NAMES[suit]}`)
  return `Dai ${listOf(dealt)}. ${todo}`
}

const correction = ([cell, content]: readonly [string, string]): string => {
  const card = parseCard(content)
  return card ? `in ${placeName(cell)} c’è ${theCard(card)}` : `in ${placeName(cell)} non c’è niente`
}
