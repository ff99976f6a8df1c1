import { inspect } from 'node:util'
import { GAME_NAMES } from '../names.ts'
import { makeCorpus } from '../book/corpus.ts'
import { KINDS, mutatedFile, tryOut, type Kind } from '../book/trial.ts'
import { numbers, sized } from './measure.ts'

/**
 * Imports COUNT damaged files, from number FROM on. Each number always makes the same file. A failure is printed with the
 * number of its file.
 */
const COUNT = Number(process.env['COUNT'] ?? sized(2_000, 3))
const FROM = Number(process.env['FROM'] ?? 0)
/** The time limit for each small file, in milliseconds. A slower import could block the app. */
const PATIENCE = 5_000

const corpus = await makeCorpus(GAME_NAMES, numbers(2026))
const saw = { matches: 0, lost: 0, empty: 0, slowest: 0, wrong: 0 }
const kinds: Record<Kind, number> = { backup: 0, bytes: 0, record: 0, link: 0 }
const startedAt = performance.now()
for (let number = FROM; number < FROM + COUNT; number++) {
  const kind = KINDS[number % KINDS.length] ?? 'backup'
  const mutated = await mutatedFile(corpus, kind, numbers(number))
  kinds[kind]++
  try {
    const { matches, lost, milliseconds } = await tryOut(mutated)
    saw.matches += matches
    saw.lost += lost
    if (matches === 0) saw.empty++
    saw.slowest = Math.max(saw.slowest, milliseconds)
    if (milliseconds > PATIENCE) throw new Error(`took ${Math.round(milliseconds)} ms`)
  } catch (error) {
    saw.wrong++
    process.stdout.write(`FILE ${number} (${kind}): ${inspect(error)}\n`)
  }
}
const seconds = (performance.now() - startedAt) / 1000
process.stdout.write(
  `${COUNT} files from ${FROM} on in ${seconds.toFixed(0)} s (${Object.entries(kinds)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}): ` +
    `${saw.matches} matches imported, opened, exported and imported again; ${saw.lost} items reported as lost; ` +
    `${saw.empty} files contained no match; the slowest took ${Math.round(saw.slowest)} ms; ${saw.wrong} went wrong.\n`,
)
process.exitCode = saw.wrong > 0 ? 1 : 0
