import { createRandom, shuffle, type Random } from '../../../src/engine/random.ts'
import { SUITS } from '../../../src/engine/cards.ts'
import { HEIGHT, WIDTH } from '../../../src/engine/wetice/board.ts'
import { findRuns } from '../../../src/engine/wetice/runs.ts'
import { start } from '../../../src/engine/wetice/setup.ts'
import type { GroupRule, Layout, Mode, Position, SuitPile } from '../../../src/engine/wetice/types.ts'

export interface PositionKind {
  readonly mode: Mode
  readonly layout: Layout
  readonly groups: GroupRule
  /** The number of cards in the layout. */
  readonly cards: number
  /** In a duel: the number of suits that have an owner. */
  readonly owned: number
}

/** A valid position in phase `swap`. Its layout may contain overlooked matches. */
export function somePosition(kind: PositionKind, seed: number): Position {
  const random = createRandom(seed)
  const { layout, mode, cards } = kind
  const rows = someRows(layout, someCards(cards, random), random)
  const started = start({
    mode,
    layout,
    groups: kind.groups,
    players: mode === 'duel' ? ['Ann', 'Bob'] : ['Ann'],
    phase: 'swap',
    turn: mode === 'duel' && random.below(2) === 1 ? 2 : 1,
    piles: mode === 'duel' ? somePiles(rows.join(''), kind.owned, random) : [{}, {}],
    solo: {
      three: random.below(1 + Math.floor((48 - cards) / 2)),
      four: random.below(1 + Math.floor((48 - cards) / 2)),
    },
    deal: rows,
  })
  if (!started.ok) throw new Error(`seed ${seed}: ${JSON.stringify(started.error)}`)
  return started.value
}

/** A shuffled deal of all cards. In phase `swap` it has no matches. */
export function fullDeal(mode: Mode, layout: Layout, phase: 'cleanup' | 'swap', seed: number): Position {
  const random = createRandom(seed)
  for (;;) {
    const cards = shuffle([...'SHDC'.repeat(12)], random).join('')
    const rows = Array.from({ length: HEIGHT[layout] }, (_, row) => cards.slice(row * WIDTH[layout], (row + 1) * WIDTH[layout])) // oxfmt-ignore
    const players = mode === 'duel' ? ['Ann', 'Bob'] : ['Ann']
    const solo = { three: 0, four: 0 }
    const started = start({
      mode,
      layout,
      groups: 'joined',
      players,
      phase,
      turn: 1,
      piles: [{}, {}],
      solo,
      deal: rows,
    })
    if (started.ok && (phase === 'cleanup' || findRuns(started.value.board).length === 0)) return started.value
  }
}

function someCards(count: number, random: Random): string[] {
  const suits = 2 + random.below(3)
  const deck = [
    ...SUITS.slice(0, Math.max(suits, Math.ceil(count / 12)))
      .join('')
      .repeat(12),
  ]
  return shuffle(deck, random).slice(0, count)
}

/** The rows of a layout with these cards in columns of random heights, from the top down. */
function someRows(layout: Layout, cards: readonly string[], random: Random): string[] {
  const height = HEIGHT[layout]
  const columns = Array.from({ length: WIDTH[layout] }, () => '')
  // In fewer columns, cards are closer together and make more matches.
  const used = Math.max(Math.ceil(cards.length / height), 2 + random.below(WIDTH[layout] - 1))
  for (const card of cards) {
    let column = random.below(used)
    while ((columns[column] ?? '').length >= height) column = (column + 1) % used
    columns[column] += card
  }
  return Array.from({ length: height }, (_, line) => columns.map(each => each[height - 1 - line] ?? '.').join(''))
}

function somePiles(table: string, owned: number, random: Random): [SuitPile, SuitPile] {
  const piles: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (const suit of shuffle([...SUITS], random).slice(0, owned)) {
    const most = 12 - (table.split(suit).length - 1)
    if (most === 0) continue
    const side = random.below(2) === 0 ? 0 : 1
    const pile = Object.keys(piles[side]).length < 2 ? piles[side] : piles[1 - side]
    if (pile) pile[suit] = 1 + random.below(most)
  }
  return piles
}
