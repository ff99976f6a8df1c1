import { DECK, sortCards, type Card } from '../cards.ts'
import { err, ok, type Result } from '../result.ts'
import { ownerOf, isOpeningSuit, partOf } from './colours.ts'
import { createGame, alignedCells, openingShares, openingTurn, QUIET_TURNS } from './match.ts'
import type { WithCards, WithCells, Deal, Player, GameInPlay, Position, Setup } from './types.ts'
import type { NoValues, SetupProblemOf } from '../game.ts'
import { groupsOf, largestOf, type CardLayout } from './board.ts'

/** Creates the first position, or returns all problems. */
export function start(setup: Setup): Result<Position, readonly WellsixProblem[]> {
  const { opener, colours, games, deal } = setup
  const problems = checkSetup(setup)
  if (problems.length > 0) return err(problems)
  const opened = createGame({ colours, games, scores: [] }, 1, opener, opener)
  return ok(deal ? dealt(opened, deal) : opened)
}

function dealt(opened: GameInPlay, deal: Deal): GameInPlay {
  const { cards, phase, turn, moves, seized, quiet, seizing } = deal
  const gone = new Set([...cards.map(({ card }) => card), ...seized.flat()])
  const inUse = phase === 'opening' ? opened.hands.flat() : sortCards(DECK)
  const handOf = (player: Player): Card[] => inUse.filter(card => !gone.has(card) && ownerOf(opened, card) === player)
  return {
    ...opened,
    phase,
    turn,
    moves,
    table: tableOf(deal),
    hands: [handOf(1), handOf(2)],
    seized: [sortCards(seized[0]), sortCards(seized[1])],
    quiet,
    seizing,
  }
}

interface ProblemValues {
  games: { readonly games: number }
  'no-cards': NoValues
  'cell-twice': WithCells
  'card-twice': WithCards
  /** The cells outside the largest group. */
  'not-connected': WithCells
  aligned: WithCells
  'own-seized': WithCards & { readonly player: Player }
  quiet: { readonly quiet: number }
  /** The current turn has captured a card, so the number of quiet turns must be 0. */
  'seizing-quiet': { readonly quiet: number }
  'opening-suit': WithCards
  /** The numbers of cards that each player has placed, and should have. */
  'opening-count': Readonly<Record<'placed' | 'due', { readonly opener: number; readonly other: number }>>
  /** The number of cards in the layout. Once the opening’s 26 cards are placed, the opening is over. */
  'opening-over': { readonly count: number }
  /** The right turn for this number of cards, and the moves left in it. */
  'opening-turn': { readonly turn: Player; readonly moves: number }
  'opening-seized': NoValues
  'opening-quiet': NoValues
}

export type WellsixProblem = SetupProblemOf<ProblemValues>
type Problem = WellsixProblem

export const MIN_GAMES = 2
export const MAX_GAMES = 100

const ifAny = <T>(list: readonly T[], problem: (list: readonly T[]) => Problem): Problem[] =>
  list.length > 0 ? [problem(list)] : []

const repeated = <T>(list: readonly T[]): T[] => [
  ...new Set(list.filter((each, index) => list.indexOf(each) !== index)),
]

const tableOf = ({ cards }: Pick<Deal, 'cards'>): CardLayout =>
  Object.fromEntries(cards.map(({ cell, card }) => [cell, card]))

function checkSetup({ games, opener, deal }: Setup): readonly Problem[] {
  const even = games >= MIN_GAMES && games <= MAX_GAMES && games % 2 === 0
  return [...(even ? [] : [{ code: 'games', key: 'games', games } as const]), ...(deal ? checkDeal(deal, opener) : [])]
}

/** In the first game the opener plays red (X1). */
function checkDeal(deal: Deal, opener: Player): Problem[] {
  const cards = [...deal.cards.map(({ card }) => card), ...deal.seized.flat()]
  return [
    ...ifAny(repeated(deal.cards.map(({ cell }) => cell)), list => ({ code: 'cell-twice', key: 'deal', cells: list })),
    ...ifAny(repeated(cards), list => ({ code: 'card-twice', key: 'deal', cards: list })),
    ...checkTable(tableOf(deal)),
    ...checkSeized(deal, opener),
    ...checkQuiet(deal),
    ...(deal.phase === 'opening' ? checkOpening(deal, opener) : []),
  ]
}

function checkTable(table: CardLayout): Problem[] {
  const groups = groupsOf(table)
  const [largest] = largestOf(groups)
  if (!largest) return [{ code: 'no-cards', key: 'deal' }]
  const apart = groups.filter(group => group !== largest).flat()
  const line = [...alignedCells(table, 'red'), ...alignedCells(table, 'black')]
  return [
    ...ifAny(apart, cells => ({ code: 'not-connected', key: 'deal', cells })),
    ...ifAny(line, cells => ({ code: 'aligned', key: 'deal', cells })),
  ]
}

/** A player can capture only the other colour. */
function checkSeized({ seized }: Deal, red: Player): Problem[] {
  return ([1, 2] as const).flatMap(player => {
    const own = partOf(seized, player).filter(card => ownerOf({ red }, card) === player)
    return ifAny(own, cards => ({ code: 'own-seized', key: 'seized', player, cards }))
  })
}

function checkQuiet({ quiet, seizing }: Deal): Problem[] {
  if (quiet >= QUIET_TURNS) return [{ code: 'quiet', key: 'quiet', quiet }]
  return seizing && quiet > 0 ? [{ code: 'seizing-quiet', key: 'seizing', quiet }] : []
}

function checkOpening(deal: Deal, opener: Player): Problem[] {
  const cards = deal.cards.map(({ card }) => card)
  const problems: Problem[] = [
    ...ifAny(sortCards(cards.filter(card => !isOpeningSuit(card))), late => ({
      code: 'opening-suit',
      key: 'deal',
      cards: late,
    })),
    ...checkOrder(deal, opener, cards),
  ]
  if (deal.seized.flat().length > 0) problems.push({ code: 'opening-seized', key: 'seized' })
  if (deal.seizing) problems.push({ code: 'opening-seized', key: 'seizing' })
  if (deal.quiet > 0) problems.push({ code: 'opening-quiet', key: 'quiet' })
  return problems
}

function checkOrder({ turn, moves }: Deal, opener: Player, cards: readonly Card[]): Problem[] {
  const due = openingTurn(cards.length, opener)
  if (!due) return [{ code: 'opening-over', key: 'phase', count: cards.length }]
  const openers = cards.filter(card => ownerOf({ red: opener }, card) === opener).length
  const [share, rest] = openingShares(cards.length)
  const placed = { opener: openers, other: cards.length - openers }
  const problems: Problem[] =
    openers === share ? [] : [{ code: 'opening-count', key: 'deal', placed, due: { opener: share, other: rest } }]
  if (due.turn !== turn) problems.push({ code: 'opening-turn', key: 'turn', ...due })
  else if (due.moves !== moves) problems.push({ code: 'opening-turn', key: 'moves', ...due })
  return problems
}
