import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { outcomeOf } from './beginnings/deals.ts'
import { plot, sentences } from './beginnings/report.ts'
import { emptyTally, withOutcome, type Tally } from './beginnings/tally.ts'

/**
 * How often a dealt game can be won. `npm run -s beginnings -- --seconds 60 --ms 2000 wetice` goes on from where the last run ended, with
 * the deals after it; without a game it prints what was found so far.
 */
const USAGE = 'Usage: npm run -s beginnings -- [--seconds N] [--ms N] [wetice|grafa]'

const placeOf = (file: string): URL => new URL(`./beginnings/${file}`, import.meta.url)

function isTally(value: unknown): value is Tally {
  return typeof value === 'object' && value !== null && 'deals' in value && 'spread' in value
}

function read(game: Tally['game']): Tally | null {
  const file = placeOf(`${game}.json`)
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return isTally(kept) ? kept : null
}

function write(tally: Tally): void {
  writeFileSync(placeOf(`${tally.game}.json`), `${JSON.stringify(tally, null, 2)}\n`)
  writeFileSync(placeOf(`${tally.game}.svg`), plot(tally))
}

function run(game: Tally['game'], seconds: number, ms: number): Tally {
  const begun = performance.now()
  const now = (): number => performance.now()
  const kept = read(game)
  let tally = kept?.ms === ms ? kept : emptyTally(game, ms)
  const before = tally.seconds
  while (performance.now() - begun < seconds * 1000) {
    tally = withOutcome(tally, outcomeOf(game, tally.deals + 1, ms, now))
  }
  return {
    ...tally,
    seconds: before + (performance.now() - begun) / 1000,
    date: new Date().toISOString().slice(0, 10),
  }
}

function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '60' }, ms: { type: 'string', default: '2000' } },
  })
  const [game] = positionals
  const [seconds, ms] = [Number(values.seconds), Number(values.ms)]
  const isGame = game === 'wetice' || game === 'grafa'
  if (!(seconds > 0 && ms > 0) || positionals.length > 1 || (game !== undefined && !isGame)) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  if (isGame) write(run(game, seconds, ms))
  for (const each of ['wetice', 'grafa'] as const) {
    const tally = read(each)
    if (tally) console.log(sentences(tally).join('\n'))
  }
}

main(process.argv.slice(2))
