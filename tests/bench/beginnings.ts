import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { outcomeOf } from './beginnings/deals.ts'
import { continueRun } from './beginnings/go-on.ts'
import { plot, reportLines } from './beginnings/report.ts'
import { emptyTally, type Tally } from './beginnings/tally.ts'

/**
 * Counts the deals that can be won. `npm run -s beginnings -- --seconds 60 --ms 2000 wetice` continues from the
 * last run, with the next deals; `--again 20000` searches each undecided deal for that number of milliseconds; without
 * a game it prints the results so far.
 */
const USAGE = 'Usage: npm run -s beginnings -- [--seconds N] [--ms N | --again N] [wetice|grafa]'

const placeOf = (file: string): URL => new URL(`./beginnings/${file}`, import.meta.url)

function isTally(value: unknown): value is Tally {
  return typeof value === 'object' && value !== null && 'deals' in value && 'spread' in value
}

function read(game: Tally['game']): Tally | null {
  const file = placeOf(`${game}.json`)
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return isTally(kept) ? kept : null
}

function write(found: Tally): void {
  const tally = { ...found, date: new Date().toISOString().slice(0, 10) }
  writeFileSync(placeOf(`${tally.game}.json`), `${JSON.stringify(tally, null, 2)}\n`)
  writeFileSync(placeOf(`${tally.game}.svg`), plot(tally))
}

/** CPU time in milliseconds. */
function now(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      ms: { type: 'string', default: '500' },
      again: { type: 'string', default: '0' },
    },
  })
  const [game] = positionals
  const [seconds, ms, again] = [Number(values.seconds), Number(values.ms), Number(values.again)]
  const isGame = game === 'wetice' || game === 'grafa'
  if (!(seconds > 0 && ms > 0 && again >= 0) || positionals.length > 1 || (game !== undefined && !isGame)) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  if (isGame) {
    for (const tally of continueRun(read(game) ?? emptyTally(game, ms), { seconds, ms, again }, outcomeOf, now))
      write(tally)
  }
  for (const each of ['wetice', 'grafa'] as const) {
    const tally = read(each)
    if (tally) console.log(reportLines(tally).join('\n'))
  }
}

main(process.argv.slice(2))
