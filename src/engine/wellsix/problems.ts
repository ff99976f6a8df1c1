import { sortCards, type Card } from '../cards.ts'
import type { SetupProblem } from '../game.ts'
import { isFirstSuit, of, ownerOf } from './colours.ts'
import { groupsOf, largestOf } from './groups.ts'
import { openingShares, openingTurn } from './opening.ts'
import { alignedCells } from './runs.ts'
import type { Table } from './table.ts'
import { QUIET_TURNS } from './turns.ts'
import type { Deal, Player, Setup } from './types.ts'

export const SETUP_CODES = [
  /** About: the number of games. */
  'games',
  'no-cards',
  /** About: the cells entered twice. */
  'cell-twice',
  /** About: the cards that stand twice, on the table or among the seized. */
  'card-twice',
  /** About: the cells cut off from the largest group. */
  'not-connected',
  /** About: the cells of six in line. */
  'aligned',
  /** About: the player, and the cards of the own colour in that pile. */
  'own-seized',
  /** About: the number of quiet turns. */
  'quiet',
  /** A turn that has seized ends the quiet. About: the number of quiet turns. */
  'seizing-quiet',
  /** About: the cards that come into play after the opening. */
  'opening-suit',
  /** About: how many cards the opener and the other player have placed, and how many it would be of so many. */
  'opening-count',
  /** About: how many cards there are; the opening ends with the last of them. */
  'opening-over',
  /** About: whose turn it is with so many cards, and how many moves are left. */
  'opening-turn',
  'opening-seized',
  'opening-quiet',
] as const
export type SetupCode = (typeof SETUP_CODES)[number]
export type Problem = SetupProblem<SetupCode>

export const FEWEST_GAMES = 2
export const MOST_GAMES = 100

const found = (code: SetupCode, key: string, about: readonly string[]): Problem[] => [{ code, key, about }]
/** A problem only where there is something that it is about. */
const foundAny = (code: SetupCode, key: string, about: readonly string[]): Problem[] =>
  about.length > 0 ? found(code, key, about) : []

const repeated = <T>(list: readonly T[]): T[] => [
  ...new Set(list.filter((each, index) => list.indexOf(each) !== index)),
]

export const tableOf = ({ cards }: Pick<Deal, 'cards'>): Table =>
  Object.fromEntries(cards.map(({ cell, card }) => [cell, card]))

/** Everything that is wrong with a set-up. */
export function checkSetup({ games, opener, deal }: Setup): readonly Problem[] {
  const even = games >= FEWEST_GAMES && games <= MOST_GAMES && games % 2 === 0
  return [...(even ? [] : found('games', 'games', [String(games)])), ...(deal ? checkDeal(deal, opener) : [])]
}

/** In the first game the opener plays red (X1). */
function checkDeal(deal: Deal, opener: Player): Problem[] {
  const cards = [...deal.cards.map(({ card }) => card), ...deal.seized.flat()]
  return [
    ...foundAny('cell-twice', 'deal', repeated(deal.cards.map(({ cell }) => cell))),
    ...foundAny('card-twice', 'deal', repeated(cards)),
    ...checkTable(tableOf(deal)),
    ...checkSeized(deal, opener),
    ...checkQuiet(deal),
    ...(deal.phase === 'opening' ? checkOpening(deal, opener) : []),
  ]
}

function checkTable(table: Table): Problem[] {
  const groups = groupsOf(table)
  const [largest] = largestOf(groups)
  if (!largest) return found('no-cards', 'deal', [])
  return [
    ...foundAny('not-connected', 'deal', groups.filter(group => group !== largest).flat()),
    ...foundAny('aligned', 'deal', [...alignedCells(table, 'red'), ...alignedCells(table, 'black')]),
  ]
}

/** One seizes only the other colour. */
function checkSeized({ seized }: Deal, red: Player): Problem[] {
  return ([1, 2] as const).flatMap(player => {
    const own = of(seized, player).filter(card => ownerOf({ red }, card) === player)
    return own.length > 0 ? found('own-seized', 'seized', [String(player), ...own]) : []
  })
}

function checkQuiet({ quiet, seizing }: Deal): Problem[] {
  if (quiet >= QUIET_TURNS) return found('quiet', 'quiet', [String(quiet)])
  return seizing && quiet > 0 ? found('seizing-quiet', 'seizing', [String(quiet)]) : []
}

/** Suits in use, numbers of cards, turn and moves; and nothing has been seized yet. */
function checkOpening(deal: Deal, opener: Player): Problem[] {
  const cards = deal.cards.map(({ card }) => card)
  const late = foundAny('opening-suit', 'deal', sortCards(cards.filter(card => !isFirstSuit(card))))
  const none = deal.seized.flat().length === 0
  return [
    ...late,
    ...checkOrder(deal, opener, cards),
    ...(none ? [] : found('opening-seized', 'seized', [])),
    ...(deal.seizing ? found('opening-seized', 'seizing', []) : []),
    ...(deal.quiet > 0 ? found('opening-quiet', 'quiet', []) : []),
  ]
}

function checkOrder({ turn, moves }: Deal, opener: Player, cards: readonly Card[]): Problem[] {
  const due = openingTurn(cards.length, opener)
  if (!due) return found('opening-over', 'phase', [String(cards.length)])
  const openers = cards.filter(card => ownerOf({ red: opener }, card) === opener).length
  const [share, rest] = openingShares(cards.length)
  const count =
    openers === share ? [] : found('opening-count', 'deal', [openers, cards.length - openers, share, rest].map(String))
  const about = [due.turn, due.moves].map(String)
  if (due.turn !== turn) return [...count, ...found('opening-turn', 'turn', about)]
  return due.moves === moves ? count : [...count, ...found('opening-turn', 'moves', about)]
}
