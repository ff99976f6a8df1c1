import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import { aRankIn, cardAs, cardsInWords, movesInWords, type Case } from '../grammar.ts'
import { parseCard, rankOf, type Card } from '../../../engine/cards.ts'
import type { Cell, CardLayout } from '../../../engine/wellsix/board.ts'
import type { IsolateEvent, Pair, PhaseEvent, Player, EndReason, SetAside } from '../../../engine/wellsix/types.ts'
import { areInLine, neighbourOf, pointsOf, type Neighbour, type WellsixWords } from '../../contract/wellsix/book.ts'
import { capital, listOf, SUIT_NAMES } from '../lists.ts'

/** `ein König`, `einen Buben`, `einer 9` */
export const aRankOf = (card: Card, as: Case): string => aRankIn(rankOf(card), as)

/** Indexed by a neighbour's `way`. */
const BESIDE = ['rechts neben', 'links neben', 'oberhalb', 'unterhalb'] as const

/** `rechts neben der Pik-9`, `oberhalb des Pik-Königs` */
export const besideText = ({ card, way }: Neighbour): string =>
  `${BESIDE[way] ?? ''} ${cardAs(way < 2 ? 'dat' : 'gen', card)}`

export function relativePlace(table: CardLayout, cell: Cell): string {
  const next = neighbourOf(table, cell)
  return next ? besideText(next) : 'in der Mitte'
}

export function placeTo(table: CardLayout, cell: Cell): string {
  const next = neighbourOf(table, cell)
  return next ? `auf das Feld ${besideText(next)}` : 'in die Mitte'
}

export const squareList = (cells: readonly string[]): string => listOf(cells.map(placeName))

/** `von (0, 0) bis (5, 0)`, or all squares if they are not in one line. */
export const squaresOfLine = (cells: readonly string[]): string =>
  areInLine(cells)
    ? `von ${placeName(cells[0] ?? '')} bis ${placeName(cells.at(-1) ?? '')}`
    : `auf ${squareList(cells)}`

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Spieler ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'Nicht erlaubt, denn nur eigene Karten tauschen die Plätze; es gilt trotzdem.',
  'not-adjacent': 'Nicht erlaubt, denn die Karten berühren sich nicht; es gilt trotzdem.',
  'cannot-capture': 'Nicht erlaubt, denn die geschlagene Karte war nicht um eins niedriger; es gilt trotzdem.',
  'must-move': 'Nicht erlaubt, solange ein Zug möglich ist; es gilt trotzdem.',
  'out-of-turn': 'Nicht erlaubt, denn der andere war dran; es gilt trotzdem.',
}

export const events: WellsixWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  place: ({ card, cell }) => `Leg ${cardAs('acc', card)} auf ${placeName(cell)}.`,
  switch: ({ cells }) => `Tausch die Karten auf ${squareList(cells)}.`,
  exchange: ({ cell, in: taken, out, player }, { players }) =>
    `Nimm ${cardAs('acc', taken)} von ${placeName(cell)} auf die Hand von ${nameOf(players, player)}. Leg ${cardAs('acc', out)} aus der Hand auf ${placeName(cell)}.`,
  capture({ captured, card, from, player, seized, to }, { players }) {
    const owner = nameOf(players, player)
    const taken = `${cardAs('acc', captured)} von ${placeName(to)}`
    const goal = seized
      ? `Leg ${taken} verdeckt auf den Stapel von ${owner}.`
      : `Nimm ${taken} auf die Hand von ${owner}.`
    return `${goal} Leg ${cardAs('acc', card)} von ${placeName(from)} auf ${placeName(to)}.`
  },
  isolate: (event, { players }) => isolateSentence(event, players),
  align: ({ cells, player }, { players }) =>
    `${nameOf(players, player)} hat ${cardsInWords(cells.length)} in einer Reihe, ${squaresOfLine(cells)}.`,
  phase: (event, { players }) => phaseSentence(event, players),
  pass: ({ irregular, player }, { players }) =>
    `${nameOf(players, player)} ${irregular ? 'passt' : 'hat keinen erlaubten Zug und passt'}.`,
  agree: () => 'Ihr seid euch einig, dass nichts mehr geschlagen werden kann.',
  'game-over': ({ reason, scores }, { players }) => `${REASONS[reason]} Punkte: ${points(scores, players)}.`,
  over: ({ totals, winner }, { players }) =>
    `${winner === 0 ? 'Die Partie ist unentschieden' : `${nameOf(players, winner)} gewinnt die Partie`}: ${points(totals, players, winner)}.`,
  result: ({ scores }, { players }) => `Das Ergebnis dieses Spiels ist eingetragen: ${points(scores, players)}.`,
  correct: ({ cells }) => `Korrigiert: ${listOf(Object.entries(cells).map(correction))}.`,
}

const REASONS: Readonly<Record<EndReason, string>> = {
  alignment: 'Die Reihe beendet das Spiel.',
  quiet: 'Zehn stille Doppelzüge nacheinander beenden das Spiel.',
  'no-seizures': 'Das Spiel endet.',
  result: 'Das Spiel ist aus.',
}

const points = (scores: Pair<number>, players: Players, winner = 0): string =>
  pointsOf(scores, (count, player) => `${count} für ${nameOf(players, player)}`, winner)

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = nameOf(players, player)
  const taken =
    seized.length > 0 ? `Leg Abgetrenntes verdeckt auf den Stapel von ${owner}: ${cardsBySuit(seized)}. ` : ''
  const back = returned.length > 0 ? `Nimm Abgetrenntes auf die Hand von ${owner}: ${cardsBySuit(returned)}. ` : ''
  return `${taken}${back}${capital(cardsInWords(kept))} ${kept === 1 ? 'bleibt' : 'bleiben'} liegen.`
}

function phaseSentence({ phase, turn, moves, suits }: PhaseEvent, players: Players): string {
  const name = nameOf(players, turn)
  if (phase === 'keep') return `Die größten Gruppen sind gleich groß. ${name} wählt, welche bleibt.`
  const todo = `${name} ist dran und ${phase === 'opening' ? `legt ${cardsInWords(moves)} an` : `hat ${movesInWords(moves)}`}.`
  if (!suits) return todo
  const dealt = suits.map((suit, index) => `alle ${SUIT_NAMES[suit]} an ${players[index] ?? ''}`)
  return `Gib ${listOf(dealt)}. ${todo}`
}

const correction = ([cell, content]: readonly [string, string]): string => {
  const card = parseCard(content)
  return card ? `${cardName(card)} auf ${placeName(cell)}` : `nichts auf ${placeName(cell)}`
}
