import type { Advice } from '../../src/analysis/advice.ts'
import { weticeAnalyst } from '../../src/analysis/wetice/index.ts'
import { DuelAnalysis } from '../../src/analysis/wetice/duel.ts'
import type { Action, Layout, Mode, Position } from '../../src/engine/wetice/types.ts'
import { now, sized } from './measure.ts'
import { fullDeal, somePosition } from '../analysis/wetice/positions.ts'

const ENDINGS = sized(60)
const DEALS = sized(20)
const WON = sized(40)
const SECOND = sized(1000)

const layoutOf = (seed: number): Layout => (seed % 2 === 0 ? '8x6' : '6x8')

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function* runFor(position: Position, ms: number): Generator<Advice<Action>> {
  const search = weticeAnalyst.search(position, 1)
  const end = now() + ms
  while (now() < end) {
    const step = search.next()
    if (step.value) yield step.value
    if (step.done) return
  }
}

function benchEndings(cards: number): void {
  const times = Array.from({ length: ENDINGS }, (_, seed) => {
    const position = somePosition({ mode: 'duel', layout: layoutOf(seed), groups: 'joined', cards, owned: 4 - (seed % 3) }, seed) // oxfmt-ignore
    const begin = now()
    for (const step of weticeAnalyst.search(position, 1)) if (step?.basis === 'exact') break
    return now() - begin
  })
  const [middle, most] = [median(times), Math.max(...times)]
  process.stdout.write(
    `  an ending of ${cards} cards, proven: median ${middle.toFixed(1)} ms, ${most.toFixed(1)} ms at most\n`,
  )
}

function benchSpeed(): void {
  let [tried, time, depth] = [0, 0, 0]
  for (let seed = 0; seed < DEALS; seed++) {
    const analysis = new DuelAnalysis(fullDeal('duel', layoutOf(seed), 'swap', seed), 18)
    const run = analysis.run()
    const begin = now()
    while (now() - begin < SECOND / 4 && !run.next().done);
    time += now() - begin
    tried += analysis.tried
    depth += analysis.depth
  }
  process.stdout.write(
    `  a whole deal: ${Math.round(tried / time)} thousand swaps a second, ${(depth / DEALS).toFixed(1)} moves ahead in 250 ms\n`,
  )
}

function benchAlone(mode: Mode): void {
  let [cleared, swaps, wins] = [0, 0, 0]
  const first: number[] = []
  for (let seed = 0; seed < DEALS; seed++) {
    const begin = now()
    let last: Advice<Action> | null = null
    for (const advice of runFor(fullDeal(mode, layoutOf(seed), 'swap', seed), SECOND)) {
      if (last?.value !== 0 && advice.value === 0) first.push(now() - begin)
      last = advice
    }
    if (last?.wins) wins++
    if (last?.value !== 0) continue
    cleared++
    swaps += last.swaps?.length ?? 0
  }
  const won = mode === 'solo-plus' ? `, ${wins} won` : ''
  process.stdout.write(
    `  ${mode}, 1 s each: ${cleared} of ${DEALS} deals cleared${won}, first line after ${median(first).toFixed(0)} ms (median), ${(swaps / cleared).toFixed(1)} swaps on average in the last line\n`,
  )
}

/** The worker's minimum is also a number of steps, so that other work on the machine doesn't change it. */
function benchWins(phase: 'cleanup' | 'swap'): void {
  const wins: number[] = []
  for (let seed = 0; seed < WON; seed++) {
    let steps = 0
    const begin = now()
    for (const step of weticeAnalyst.search(fullDeal('solo-plus', layoutOf(seed), phase, seed), 1)) {
      steps++
      if (step?.wins) wins.push(steps)
      if (step?.wins || now() - begin > 3 * SECOND) break
    }
  }
  process.stdout.write(
    `  solo-plus from ${phase}, 3 s each: ${wins.length} of ${WON} deals won, after ${median(wins)} steps (median), ${Math.max(...wins)} at most\n`,
  )
}

export function benchAnalysis(): void {
  process.stdout.write('The analyst of WetIce, in CPU time\n')
  benchSpeed()
  for (const cards of [6, 8, 10, 12, 14, 18, 22]) benchEndings(cards)
  benchAlone('solo')
  benchAlone('solo-plus')
  benchWins('swap')
  benchWins('cleanup')
}
