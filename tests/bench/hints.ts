import { ANY, GUIDED, playByHints } from '../lessons/hinted.ts'
import { sized } from './measure.ts'

/** Prints the number of games that are won by following hints: `npm run bench:hints -- GAMES`, with `GAME=…` for one game only. */
const games = Number(process.argv[2] ?? sized(1000))

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function tell(all: typeof GUIDED): void {
  for (const hinted of all.filter(({ title }) => title.startsWith(process.env['GAME'] ?? ''))) {
    const { won, scored } = playByHints(hinted, games)
    const share = ((100 * won) / games).toFixed(1)
    say(`  ${hinted.title}: ${won} of ${games} won (${share} %), ${(scored / games).toFixed(1)} on average`)
  }
}

say('Guided games, with hints only')
tell(GUIDED)
say('Random games, with hints only; a Grafa game is won if it is perfect')
tell(ANY)
