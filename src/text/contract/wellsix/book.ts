import { rankOf, RANKS, type Card, type Rank } from '../../../engine/cards.ts'
import type { HouseRuleKey } from '../../../engine/game.ts'
import { neighbours, type Cell, type CardLayout } from '../../../engine/wellsix/board.ts'
import { partOf, opponentOf, ownerOf } from '../../../engine/wellsix/colours.ts'
import type { HEADING } from '../../../engine/wellsix/notation.ts'
import type { WellsixProblem } from '../../../engine/wellsix/setup.ts'
import type { Event, Pair, PhaseEvent, Player, Position, Setup, Wellsix } from '../../../engine/wellsix/types.ts'
import { createRulebook, type BookWords, type SectionText } from '../book.ts'
import { wordsByCode, type RuleWords } from '../rulebook.ts'

const SECTIONS = {
  cards: ['X1'],
  opening: [],
  turns: ['X9'],
  place: [],
  switch: ['X3'],
  exchange: ['X2'],
  capture: ['X4'],
  isolation: ['X5'],
  alignment: ['X6'],
  end: ['X7', 'X8'],
  match: ['X10', 'X11'],
  record: ['X12', 'X13'],
  irregular: ['I1', 'I2', 'I3'],
} as const

type SectionId = keyof typeof SECTIONS

export type SectionTexts = Readonly<Record<SectionId, SectionText>>

type HouseRules = RuleWords<Setup, HouseRuleKey<typeof HEADING>>

function sectionOf(event: Event): SectionId {
  switch (event.type) {
    case 'phase':
      return PHASES[event.phase]
    case 'game-over':
      return event.reason === 'alignment' || event.reason === 'result' ? 'match' : 'end'
    default:
      return EVENTS[event.type]
  }
}

const PHASES: Readonly<Record<PhaseEvent['phase'], SectionId>> = {
  opening: 'opening',
  main: 'turns',
  keep: 'isolation',
}

const EVENTS: Readonly<Record<Exclude<Event['type'], 'phase' | 'game-over'>, SectionId>> = {
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

export type WellsixWords = BookWords<Wellsix, WellsixProblem, SectionId, HouseRules>

export const createWellsixRulebook = ({ refusals, ...words }: WellsixWords) =>
  createRulebook<Wellsix, WellsixProblem, SectionId, HouseRules>(
    { game: 'wellsix', sections: SECTIONS, sectionOf, refusal: (refusal, at) => wordsByCode(refusals, refusal, at) },
    { ...words, told: () => '' },
  )

/** A card beside a square: `way` is 0 on its left, 1 on its right, 2 below it, 3 above it. */
export interface Neighbour {
  readonly card: Card
  readonly way: number
}

/** Returns a card beside a square; null if there is none. */
export const neighbourOf = (table: CardLayout, cell: Cell): Neighbour | null =>
  neighbours(cell).flatMap((next, way) => {
    const card = table[next]
    return card === undefined ? [] : [{ card, way }]
  })[0] ?? null

/** Returns the rank that captures this card (1), or that it captures (-1), in the cycle of ranks. */
export const rankBeside = (card: Card, by: 1 | -1): Rank =>
  RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A'

/** Whether squares are in one row or one column. */
export const areInLine = (cells: readonly Cell[]): boolean =>
  [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)

/** The points of both players, the winner first. */
export const pointsOf = (
  scores: Pair<number>,
  pointsFor: (points: number, player: Player) => string,
  winner: number,
): string =>
  (winner === 2 ? ([2, 1] as const) : ([1, 2] as const)).map(seat => pointsFor(partOf(scores, seat), seat)).join(', ')

type Whereabouts =
  | { readonly is: 'laid'; readonly cell: Cell }
  | { readonly is: 'others'; readonly player: Player }
  | { readonly is: 'captured'; readonly by: Player }
  | { readonly is: 'later' }

/** Returns where a card is that isn't in the current player's hand; `later` if it comes into play after the opening. */
export function whereabouts(card: Card, position: Position): Whereabouts {
  const [cell] = Object.entries(position.table).find(([, laid]) => laid === card) ?? []
  if (cell !== undefined) return { is: 'laid', cell }
  const player = ownerOf(position, card)
  if (player !== position.turn) return { is: 'others', player }
  return position.seized.some(pile => pile.includes(card))
    ? { is: 'captured', by: opponentOf(player) }
    : { is: 'later' }
}
