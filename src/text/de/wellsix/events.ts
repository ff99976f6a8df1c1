import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import { aRankIn, cardAs, cardsInWords, movesInWords, type Case } from '../grammar.ts'
import { parseCard, rankOf, RANKS, type Card, type Rank } from '../../../engine/cards.ts'
import { neighbours, type Cell, type Table } from '../../../engine/wellsix/board.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import type { Event, IsolateEvent, Pair, PhaseEvent, Player, Reason, SetAside } from '../../../engine/wellsix/types.ts'
import { counted, listOf, SUIT_NAMES } from '../lists.ts'
import type { SectionId } from './sections.ts'

/** `ein König`, `einen Buben`, `einer 9` */
export const aRankOf = (card: Card, as: Case): string => aRankIn(rankOf(card), as)

/** By the neighbour's side: where a card is from it. */
const BESIDE = ['rechts neben', 'links neben', 'über', 'unter'] as const

/** `rechts neben der Pik-9`, or `die Pik-9` of where a card goes; null if no card is beside it. */
export function placeBeside(table: Table, cell: Cell, as: 'dat' | 'acc' = 'dat'): string | null {
  const found = neighbours(cell).flatMap((next, way) => {
    const card = table[next]
    return card === undefined ? [] : [`${BESIDE[way] ?? ''} ${cardAs(as, card)}`]
  })
  return found[0] ?? null
}

/** A card's place. */
export const placeIn = (table: Table, cell: Cell): string => placeBeside(table, cell) ?? 'in der Mitte'
/** A card's goal. */
export const placeTo = (table: Table, cell: Cell): string => placeBeside(table, cell, 'acc') ?? 'in die Mitte'

/** The rank that takes this card (1), or that it takes (-1), in the cycle. */
export const rankBeside = (card: Card, by: 1 | -1): Rank =>
  RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A'

/** A list of places, which contain commas: `0, 0; 1, 0 und 2, 0`. */
export const listed = (all: readonly string[]): string =>
  all.length < 3 ? listOf(all) : `${all.slice(0, -1).join('; ')} und ${all.at(-1) ?? ''}`

export const places = (cells: readonly string[]): string => listed(cells.map(placeName))

/** `von 0, 0 bis 5, 0`, or all the places if they are not in one line. */
export function line(cells: readonly string[]): string {
  const straight = [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)
  return straight ? `von ${placeName(cells[0] ?? '')} bis ${placeName(cells.at(-1) ?? '')}` : `auf ${places(cells)}`
}

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Spieler ${player}`

type Players = readonly string[]

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-yours': 'Nicht erlaubt, denn Plätze tauschen nur eigene Karten; es gilt trotzdem.',
  'not-adjacent': 'Nicht erlaubt, denn die Karten berühren sich nicht; es gilt trotzdem.',
  'cannot-capture': 'Nicht erlaubt nach den Werten; es gilt trotzdem.',
  'must-move': 'Nicht erlaubt, solange ein Zug möglich ist; es gilt trotzdem.',
  'out-of-turn': 'Außer der Reihe; es gilt trotzdem.',
}

/** An event, as an instruction if cards move. */
export function eventSentence(event: Event, players: Players): string {
  switch (event.type) {
    case 'irregular':
      return IRREGULAR[event.refusal]
    case 'place':
      return `Leg ${cardAs('acc', event.card)} auf ${placeName(event.cell)}.`
    case 'switch':
      return `Tausch die Karten auf ${places(event.cells)}.`
    case 'exchange':
      return `Nimm ${cardAs('acc', event.in)} von ${placeName(event.cell)} auf die Hand von ${nameOf(players, event.player)}. Leg ${cardAs('acc', event.out)} auf ${placeName(event.cell)}.`
    case 'capture': {
      const owner = nameOf(players, event.player)
      const captured = cardAs('acc', event.captured)
      const goal = event.seized
        ? `Leg ${captured} verdeckt auf den Stapel von ${owner}.`
        : `Nimm ${captured} auf die Hand von ${owner}.`
      return `${goal} Leg ${cardAs('acc', event.card)} von ${placeName(event.from)} auf ${placeName(event.to)}.`
    }
    case 'isolate':
      return isolateSentence(event, players)
    case 'align':
      return `${nameOf(players, event.player)} hat ${cardsInWords(event.cells.length)} in einer Reihe, ${line(event.cells)}.`
    case 'phase':
      return phaseSentence(event, players)
    case 'pass':
      return `${nameOf(players, event.player)} ${event.irregular ? 'passt' : 'hat keinen erlaubten Zug und passt'}.`
    case 'agree':
      return 'Ihr seid euch einig, dass nichts mehr geschlagen werden kann.'
    case 'game-over':
      return `${REASONS[event.reason]} ${points(event.scores, players)}.`
    case 'over':
      return `${event.winner === 0 ? 'Die Partie ist unentschieden' : `${nameOf(players, event.winner)} gewinnt die Partie`}: ${points(event.totals, players, event.winner === 2 ? [2, 1] : [1, 2])}.`
    case 'result':
      return `Das Ergebnis dieses Spiels ist eingetragen: ${points(event.scores, players)}.`
    case 'correct':
      return `Korrigiert: ${listOf(Object.entries(event.cells).map(correction))}.`
  }
}

const REASONS: Readonly<Record<Reason, string>> = {
  alignment: 'Die Reihe beendet das Spiel.',
  quiet: 'Zehn stille Doppelzüge nacheinander beenden das Spiel.',
  'no-seizures': 'Das Spiel endet.',
  result: 'Das Spiel ist aus.',
}

/** `Ann 30, Ben 4`. */
const points = (scores: Pair<number>, players: Players, order: Pair<Player> = [1, 2]): string =>
  order.map(seat => `${nameOf(players, seat)} ${of(scores, seat)}`).join(', ')

function isolateSentence({ player, kept, seized, returned }: IsolateEvent, players: Players): string {
  const owner = nameOf(players, player)
  const taken = seized.length > 0 ? `Leg verdeckt auf den Stapel von ${owner}: ${cardsBySuit(seized)}. ` : ''
  const back = returned.length > 0 ? `Nimm auf die Hand von ${owner}: ${cardsBySuit(returned)}. ` : ''
  return `${taken}${back}${counted(kept, 'Karte bleibt', 'Karten bleiben')} liegen.`
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
  return card ? `${cardName(card)} auf ${placeName(cell)}` : `${placeName(cell)} ist frei`
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
