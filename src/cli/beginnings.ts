import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { outcomeOf } from './beginnings/deals.ts'
import { plot, sentences } from './beginnings/report.ts'
import { emptyTally, undecidedOf, withOutcome, type Tally } from './beginnings/tally.ts'

/**
 * How often a dealt game can be won. `npm run -s beginnings -- --seconds 60 --ms 2000 wetice` goes on from where the last run ended, with
 * the deals after it; with `--again 20000` it looks so many milliseconds at each deal that is undecided yet; without a game it prints what
 * was found so far.
 */
const USAGE = 'Usage: npm run -s beginnings -- [--seconds N] [--ms N | --again N] [wetice|grafa]'

/** Seconds after which what was found is kept, so that a run may be broken off. */
const KEEP = 30

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

/** Milliseconds of a core, whatever else the machine does. */
function now(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Goes on for so many seconds, with the deals of `numbers`, each looked at for so many milliseconds. */
function goOn(from: Tally, numbers: Iterator<number>, ms: number, seconds: number): Tally {
  const begun = now()
  let tally = from
  while (now() - begun < seconds * 1000) {
    const { value, done } = numbers.next()
    if (done) break
    tally = withOutcome(tally, value, outcomeOf(tally.game, value, ms, now))
  }
  return { ...tally, seconds: from.seconds + (now() - begun) / 1000, date: new Date().toISOString().slice(0, 10) }
}

function* after(deals: number): Generator<number, void> {
  for (let deal = deals + 1; ; deal++) yield deal
}

function run(game: Tally['game'], { seconds, ms, again }: { seconds: number; ms: number; again: number }): void {
  const kept = read(game)
  let tally = kept && (again > 0 || kept.ms === ms) ? { ...kept, again } : emptyTally(game, ms)
  const numbers = again > 0 ? undecidedOf(tally).values() : after(tally.deals)
  for (let left = seconds; left > 0; left -= KEEP) {
    tally = goOn(tally, numbers, again || ms, Math.min(left, KEEP))
    write(tally)
  }
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
  if (isGame) run(game, { seconds, ms, again })
  for (const each of ['wetice', 'grafa'] as const) {
    const tally = read(each)
    if (tally) console.log(sentences(tally).join('\n'))
  }
}

main(process.argv.slice(2))
