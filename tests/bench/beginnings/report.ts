import { wilsonInterval } from '../../../src/analysis/advice.ts'
import { sampleSizeFor } from './proportion.ts'
import { boundsOf, undecidedOf, type Tally } from './tally.ts'

const TENTH = 0.001

const NAMES = {
  wetice: { deal: 'WetIce solitaire', won: 'cleared', spread: 'Swaps in the first line that clears the layout' },
  grafa: { deal: 'Grafa with a known deck', won: 'perfect (52 cards discarded)', spread: 'Highest score found' },
} as const

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`

export function reportLines(tally: Tally): readonly string[] {
  const { game, deals, won, lost, ms, again, date, seconds } = tally
  const [low, high] = boundsOf(tally)
  const undecided = undecidedOf(tally).length
  const settled = deals - undecided
  const looked = again > 0 ? `${ms} ms each, or ${again} ms in a second search` : `${ms} ms each`
  const needed = sampleSizeFor(settled === 0 ? 0.5 : won / settled, TENTH)
  const hours = (needed * seconds) / Math.max(deals, 1) / 3600
  return [
    `${NAMES[game].deal}: of ${deals} deals ${won} can be ${NAMES[game].won}, ${lost} can’t, and ${undecided} were not decided within ${looked}.`,
    `The share lies between ${percent(low)} and ${percent(high)} (95 % Wilson interval; undecided deals count as lost for the lower bound, and as won for the upper one).`,
    `Among the decided deals it is ${percent(won / Math.max(settled, 1))}, between ${wilsonInterval(won, settled).map(percent).join(' and ')} (95 %).`,
    `A precision of ±0.1 % needs about ${needed} decided deals, which take ${hours < 1 ? `${Math.ceil(60 * hours)} minutes` : `${hours.toFixed(1)} hours`} on one core at this speed. Run on ${date}, deals 1 to ${deals}, in ${Math.round(seconds)} s.`,
  ]
}

const SIZE = { width: 480, height: 220, left: 40, bottom: 40 } as const

/** Draws the distribution of the measure as bars. */
export function plot({ game, spread, deals }: Tally): string {
  const entries = Object.entries(spread).map(([measure, count]) => [Number(measure), count] as const)
  const least = Math.min(...entries.map(([measure]) => measure))
  const most = Math.max(...entries.map(([measure]) => measure))
  const highest = Math.max(...entries.map(([, count]) => count))
  const step = (SIZE.width - SIZE.left) / (most - least + 1)
  const room = SIZE.height - SIZE.bottom - 20
  const bars = entries.map(([measure, count]) => {
    const height = (count / highest) * room
    const x = SIZE.left + (measure - least) * step
    return `<rect x="${x.toFixed(1)}" y="${(SIZE.height - SIZE.bottom - height).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"/><text x="${(x + step * 0.4).toFixed(1)}" y="${SIZE.height - SIZE.bottom + 14}">${measure}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="10" text-anchor="middle" fill="#444">
<title>${NAMES[game].deal}: ${NAMES[game].spread}, ${deals} deals</title>
<text x="${SIZE.width / 2}" y="12">${NAMES[game].deal}, ${deals} deals</text>
<text x="${SIZE.left - 8}" y="24" text-anchor="end">${highest}</text>
${bars.join('\n')}
<text x="${SIZE.width / 2}" y="${SIZE.height - 6}">${NAMES[game].spread}</text>
</svg>
`
}
