import { describe, expect, it } from 'vitest'
import { LEVELS, type Level } from '../../../src/analysis/advice.ts'
import { chooseMove } from '../../../src/analysis/wetice/index.ts'
import { atOnce } from '../at-once.ts'
import { legal } from '../../../src/engine/wetice/legal.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import { pileSize } from '../../../src/engine/wetice/board.ts'
import { start } from '../../../src/engine/wetice/setup.ts'
import type { Action, Position, SuitPile } from '../../../src/engine/wetice/types.ts'
import { isLong } from '../../runs.ts'
import { fullDeal, somePosition } from './positions.ts'

const choose = atOnce(chooseMove)

function afterChoice(position: Position, level: Level, seed: number): Position {
  const action = choose(position, level, seed)
  if (!action) throw new Error(`${level} has nothing to say`)
  const ruling = play(position, action)
  if (!ruling.accepted) throw new Error(`${level} is refused: ${ruling.refusal.code}`)
  return ruling.position
}

function playToEnd(position: Position, first: Level, second: Level): Position {
  let at = position
  for (let move = 0; at.phase !== 'over'; move++) {
    if (move > 200) throw new Error('The game does not end')
    at = afterChoice(at, at.turn === 1 ? first : second, move)
  }
  return at
}

const leadOf = ({ piles }: Position): number => pileSize(piles[0]) - pileSize(piles[1])

/** The number of cards that a swap gains for its player, from the whole chain or only from the first matches. */
function gainOf(position: Position, action: Action, firstOnly: boolean): number {
  const ruling = play(position, action)
  if (!ruling.accepted) throw new Error(ruling.refusal.code)
  const end = ruling.steps.findIndex(({ event }) => event.type === 'fall')
  const events = ruling.steps.slice(0, firstOnly && end >= 0 ? end : undefined).map(({ event }) => event)
  return events.reduce(
    (sum, event) =>
      event.type === 'score' ? sum + (event.player === position.turn ? event.cards : -event.cards) : sum,
    0,
  )
}

function table(piles: readonly [SuitPile, SuitPile], ...rows: string[]): Position {
  const empty = '........'
  const deal = [...Array.from({ length: 6 - rows.length }, () => empty), ...rows]
  const started = start({
    mode: 'duel',
    layout: '8x6',
    groups: 'joined',
    players: ['Ann', 'Bob'],
    phase: 'swap',
    turn: 1,
    piles,
    solo: { three: 0, four: 0 },
    deal,
  })
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return started.value
}

describe('an opponent', () => {
  for (const [index, level] of LEVELS.slice(0, 2).entries()) {
    it(`plays whole games to the end: ${level}`, () => {
      for (const seed of isLong ? [0, 1] : [index]) {
        // Cleanup takes longest, so in a short run only one game includes it.
        const deal = fullDeal('duel', seed % 2 === 0 ? '8x6' : '6x8', isLong || index === 1 ? 'cleanup' : 'swap', seed)
        expect(playToEnd(deal, level, level).phase).toBe('over')
      }
    })
  }

  it('makes the same choice for the same seed', () => {
    for (const level of LEVELS) {
      const position = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 20, owned: 4 }, 5)
      expect(choose(position, level, 3)).toEqual(choose(position, level, 3))
    }
  })

  it('has no move after the end of a duel', () => {
    for (const level of LEVELS) expect(choose(table([{}, {}], '........'), level, 1)).toBeNull()
  })

  it('passes if a swap would help only the other player', () => {
    const position = table(
      [
        { S: 1, C: 1 },
        { H: 1, D: 1 },
      ],
      'HHDH....',
    )
    for (const level of LEVELS) expect(choose(position, level, 1)).toEqual({ type: 'pass' })
  })

  it('gives a suit away if a chain waits for it', () => {
    const before = table([{ S: 9, C: 5 }, {}], 'HHDH....')
    const waiting = play(before, { type: 'swap', cells: ['c1', 'd1'] })
    if (!waiting.accepted) throw new Error('refused')
    expect(waiting.position.phase).toBe('give')
    expect(choose(waiting.position, 'easy', 1)).toEqual({ type: 'give', suit: 'H' })
    for (const level of LEVELS) expect(afterChoice(waiting.position, level, 1).phase).toBe('swap')
  })

  it('at the easy level looks no further than the first matches', () => {
    let overlooked = 0
    for (let seed = 0; seed < 20; seed++) {
      const position = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 30, owned: 4 }, seed)
      const swaps = legal(position).filter(({ type }) => type === 'swap')
      const choice = choose(position, 'easy', seed)
      if (choice?.type !== 'swap') continue
      expect(gainOf(position, choice, true)).toBe(Math.max(...swaps.map(swap => gainOf(position, swap, true))))
      if (swaps.some(swap => gainOf(position, swap, false) > gainOf(position, choice, false))) overlooked++
    }
    expect(overlooked).toBeGreaterThan(0)
  })

  it('plays better at the middling level than at the easy level', () => {
    let lead = 0
    for (let seed = 0; seed < 12; seed++) {
      const position = fullDeal('duel', '8x6', 'swap', seed)
      lead += leadOf(playToEnd(position, 'middling', 'easy')) - leadOf(playToEnd(position, 'easy', 'middling'))
    }
    expect(lead).toBeGreaterThan(0)
  })
})
