import { SUITS, type Suit } from '../../../engine/cards.ts'
import type { HouseRuleKey } from '../../../engine/game.ts'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { HEADING } from '../../../engine/wetice/notation.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import type { Cell, Event, Position, Run, Setup, WetIce } from '../../../engine/wetice/types.ts'
import { createRulebook, type BookWords, type SectionText } from '../book.ts'
import { wordsByCode, type RuleWords, type Speech } from '../rulebook.ts'

const SECTIONS = {
  table: [],
  match: ['W1'],
  cleanup: ['W6'],
  swap: ['W2'],
  remove: ['W3', 'W4'],
  give: ['W5'],
  fall: [],
  over: ['W7'],
  mistakes: ['W11'],
  irregular: ['I1', 'I2', 'I3'],
  layout: ['W10'],
  solitaire: ['W8', 'W9'],
  record: [],
} as const

type SectionId = keyof typeof SECTIONS

export type SectionTexts = Readonly<Record<SectionId, SectionText>>

type HouseRules = RuleWords<Setup, HouseRuleKey<typeof HEADING>>

function sectionOf(event: Event, { position }: Speech<Position>): SectionId {
  switch (event.type) {
    case 'swap':
      return position.phase === 'cleanup' ? 'cleanup' : 'swap'
    case 'pass':
      return position.phase === 'cleanup' ? 'cleanup' : 'over'
    case 'correct':
      return 'mistakes'
    case 'score':
      return event.pile ? 'solitaire' : 'remove'
    case 'phase':
      return event.phase
    case 'over':
      return position.mode === 'duel' ? 'over' : 'solitaire'
    default:
      return event.type
  }
}

/** The cards that are in two lines: as text for each suit that has any, and their total number. */
export function sharedCards(runs: readonly Run[], suitCards: (suit: Suit, count: number) => string) {
  const shared = SUITS.map(suit => {
    const cells = runs.flatMap(run => (run.suit === suit ? run.cells : []))
    return { suit, count: cells.length - new Set(cells).size }
  }).filter(({ count }) => count > 0)
  return {
    cards: shared.map(({ suit, count }) => suitCards(suit, count)),
    total: shared.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Returns the suit of the card on a square; null if the square is empty. */
export const suitAt = ({ board }: Position, cell: Cell): Suit | null =>
  board.cells[cellNumber(board.layout, cell)] ?? null

/** Returns each text once, in the order of its first occurrence, with its number of occurrences. */
export const countEach = (texts: readonly string[]): readonly (readonly [text: string, times: number])[] =>
  [...new Set(texts)].map(text => [text, texts.filter(each => each === text).length])

export type WetIceWords = BookWords<WetIce, WetIceProblem, SectionId, HouseRules>

export const createWetIceRulebook = ({ refusals, ...words }: WetIceWords) =>
  createRulebook<WetIce, WetIceProblem, SectionId, HouseRules>(
    { game: 'wetice', sections: SECTIONS, sectionOf, refusal: (refusal, at) => wordsByCode(refusals, refusal, at) },
    words,
  )
