import type { Json, NaiveGame } from './game.ts'
import { SUITS, type Run } from './table.ts'

interface Group {
  readonly suit: string
  readonly cells: readonly string[]
  readonly large: boolean
}

const smallest = (group: Group): string => [...group.cells].sort()[0] ?? ''

/** Groups the runs: starts with a group for each run, and joins two groups as long as any two share a card. */
function joined(runs: readonly Run[]): Group[] {
  const heaps = runs.map(run => ({ suit: run.suit, cells: new Set(run.cells) }))
  for (;;) {
    const pair = heaps
      .flatMap((one, i) => heaps.slice(i + 1).map(two => ({ one, two })))
      .find(({ one, two }) => one.suit === two.suit && [...one.cells].some(cell => two.cells.has(cell)))
    if (!pair) return heaps.map(({ suit, cells }) => ({ suit, cells: [...cells], large: cells.size >= 4 }))
    for (const cell of pair.two.cells) pair.one.cells.add(cell)
    heaps.splice(heaps.indexOf(pair.two), 1)
  }
}

/** Assigns each card to the longest of its runs, or to the first of equally long runs. */
function byLines(runs: readonly Run[]): Group[] {
  const ownerOf = (cell: string): Run | undefined =>
    runs
      .filter(run => run.cells.includes(cell))
      .reduce<Run | undefined>((best, run) => (best && best.cells.length >= run.cells.length ? best : run), undefined)
  return runs
    .map(run => ({
      suit: run.suit,
      cells: run.cells.filter(cell => ownerOf(cell) === run),
      large: run.cells.length >= 4,
    }))
    .filter(group => group.cells.length > 0)
}

function scoreSolo(game: NaiveGame, runs: readonly Run[]): Json[] {
  const groups = (game.lines ? byLines(runs) : joined(runs)).sort(
    (one, two) => SUITS.indexOf(one.suit) - SUITS.indexOf(two.suit) || (smallest(one) < smallest(two) ? -1 : 1),
  )
  return groups.map(({ suit, cells, large }) => {
    game[large ? 'four' : 'three'] += cells.length
    game.removed[suit] = (game.removed[suit] ?? 0) + cells.length
    return { type: 'score', player: 1, suit, cards: cells.length, pile: large ? 'four' : 'three' }
  })
}

function scoreDuel(game: NaiveGame, runs: readonly Run[]): Json[] {
  const events: Json[] = []
  for (const suit of SUITS) {
    const cards = new Set(runs.filter(run => run.suit === suit).flatMap(run => run.cells)).size
    if (cards === 0) continue
    const owner = game.piles.findIndex(pile => suit in pile)
    const player = owner < 0 ? game.turn : owner + 1
    const pile = game.piles[player === 1 ? 0 : 1]
    pile[suit] = (pile[suit] ?? 0) + cards
    events.push({ type: 'score', player, suit, cards })
  }
  return events
}

/** Puts the cards of these runs on the piles. */
export const score = (game: NaiveGame, runs: readonly Run[]): Json[] =>
  game.mode === 'duel' ? scoreDuel(game, runs) : scoreSolo(game, runs)
