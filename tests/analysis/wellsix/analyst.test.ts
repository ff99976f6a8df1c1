import { expect, it } from 'vitest'
import { wellsixAnalyst } from '../../../src/analysis/wellsix/index.ts'
import { createRandom } from '../../../src/engine/random.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { main } from '../../engine/wellsix/build.ts'
import { isLong } from '../../runs.ts'
import { run } from '../run.ts'
import { after, canAlign, crowdedPosition } from './tables.ts'

const STEPS = 20

/** The expected advice: exact, with all actions that can lead to six in line in this turn; or searched, if there is no such action. */
function wanted(position: Position): object {
  const winning = wellsix.legal(position).filter(action => canAlign(after(position, action), 1))
  if (winning.length === 0) return { basis: 'searched' }
  const value = 30 - position.seized[1].length
  const best = winning.map(wellsix.makeAction).sort()
  return { basis: 'exact', value, best: best.map(action => ({ action, value })) }
}

function said(position: Position): object {
  const { basis, value, best } = run(wellsixAnalyst.search(position, 1), STEPS)
  if (basis === 'searched') return { basis }
  return { basis, value, best: best.map(line => ({ ...line, action: wellsix.makeAction(line.action) })) }
}

it.each([
  [1, isLong ? 40 : 20],
  [2, isLong ? 10 : 5],
] as const)(
  'advice with %i moves left is exact if six in line are possible in this turn, and lists every move that leads to them',
  (moves, rounds) => {
    const random = createRandom(moves)
    const found = new Set<string>()
    for (let round = 0; round < rounds;) {
      const position = crowdedPosition(random, moves)
      if (!position) continue
      round++
      const advice = said(position)
      expect(advice).toEqual(wanted(position))
      found.add(JSON.stringify(advice).slice(0, 12))
    }
    expect(found.size).toBe(2)
  },
  60_000,
)

const opened = () => {
  const start = wellsix.start({ players: ['Ann', 'Bob'], opener: 1, colours: 'fixed', games: 2, deal: null })
  if (!start.ok) throw new Error('The set-up is refused')
  return start.value
}

it('advice lists at most eight legal actions, best first, and does not depend on the seed', () => {
  let position = opened()
  for (let move = 0; move < (isLong ? 40 : 20) && position.phase !== 'game-over'; move++) {
    const advice = run(wellsixAnalyst.search(position, 1), 6)
    expect(run(wellsixAnalyst.search(position, 2), 6)).toEqual(advice)
    const values = advice.best.map(({ value }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(advice.value).toBe(values[0])
    expect(advice.basis === 'exact' || values.length <= 8).toBe(true)
    for (const { action } of advice.best) expect(wellsix.play(position, action).accepted).toBe(true)
    position = after(position, advice.best[0]?.action ?? { type: 'pass' })
  }
}, 60_000)

it('advice blocks a line that the other side could complete', () => {
  const rows = ['7S QS 8S', 'JH 3H TH 6H']
  expect(run(wellsixAnalyst.search(main(rows, { turn: 1 }), 1), STEPS).basis).toBe('exact')
  let position = main(rows, { turn: 2 })
  while (position.turn === 2) {
    const { best } = run(wellsixAnalyst.search(position, 1), 100)
    position = after(position, best[0]?.action ?? { type: 'pass' })
  }
  expect(position.phase).toBe('main')
  expect(run(wellsixAnalyst.search(position, 1), STEPS).basis).toBe('searched')
}, 60_000)

it('advice between two games is to start the next game; after the match there is no advice', () => {
  const over = after(main(['2H 3H 4H 5H 6H 2S']), { type: 'agree' })
  expect(run(wellsixAnalyst.search(over, 1)).best.map(({ action }) => action)).toEqual([{ type: 'next' }])
  const ended = after(after(over, { type: 'next' }), { type: 'result', scores: [1, 0] })
  expect(run(wellsixAnalyst.search(ended, 1))).toEqual({ basis: 'exact', value: null, best: [] })
})
