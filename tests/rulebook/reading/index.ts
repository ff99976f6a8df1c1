import { sized } from '../../bench/measure.ts'
import { isLong, runs, SEED } from '../../runs.ts'
import { GERMAN } from './de/readings.ts'
import { ITALIAN } from './it/readings.ts'
import { READINGS, readingsIn, WALKS } from './reading.ts'

// Lets simulated players follow walks by the sentences alone, and prints the number of walks and of matches that failed. RUNS=… sets the
// number of walks for each game, GAME=… selects one game, and SPOKEN=it or SPOKEN=de selects Italian or German.
const wanted = isLong ? runs(1) : sized(10_000)
let failed = 0
const LANGUAGES = new Map([
  ['en', READINGS],
  ['it', readingsIn(ITALIAN)],
  ['de', readingsIn(GERMAN)],
])
const spoken = process.env['SPOKEN'] ?? 'en'
const readings = LANGUAGES.get(spoken)
if (!readings) throw new Error(`No hands read ${spoken}; there are ${[...LANGUAGES.keys()].join(', ')}`)
const game = (process.env['GAME'] ?? '').toLowerCase()
const asked = Object.entries(readings).filter(([name]) => name.toLowerCase().startsWith(game))
if (asked.length === 0) throw new Error(`No game is called ${game}; there are ${Object.keys(readings).join(', ')}`)
for (const [name, reads] of asked) {
  let [walks, failures] = [0, 0]
  for (let seed = SEED; walks < wanted; seed++) {
    try {
      walks += reads(seed)
    } catch (error) {
      walks += WALKS
      failures++
      if (failures <= 5) console.error(name, error instanceof Error ? error.message : error)
    }
  }
  failed += failures
  console.log(`${name}: ${walks} walks, ${failures} records with a failure`)
}
process.exitCode = failed > 0 ? 1 : 0
