import { createHead, createPlay } from '../../src/book/journal/begin.ts'
import { startReplay } from '../../src/book/journal/replay.ts'
import { ok } from '../../src/engine/result.ts'
import { sized } from './measure.ts'
import { openBackup, writeBackup } from '../../src/book/transfer/backup-file.ts'
import { RULES } from '../rules.ts'

/**
 * Measures writing, reading back, opening and checking a whole book as a backup: `tsx tests/bench/backup.ts [matches]
 * [actions]`.
 */
const [matches = sized(5_000), actions = 200] = process.argv.slice(2).map(Number)

const HEAD = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 99\nplay'
const start = startReplay(HEAD, RULES)
if (!start.ok) throw new Error('The set-up is refused')
const { game, setup } = start.value

async function* everyMatch() {
  for (let index = 0; index < matches; index++) {
    let ids = 0
    const making = { now: () => 1_795_222_026_306 + ids, newId: () => `m${index}-${ids++}` }
    const head = createHead(game, setup, making)
    const entries = Array.from({ length: actions }, (_, number) =>
      createPlay(head.id, number, number % 2 === 0 ? 'hand fish' : 'next', making),
    )
    yield ok({ rows: { match: head.id, head, entries }, share: (index + 1) / matches })
  }
}

const say = (what: string, startedAt: number): void =>
  void process.stdout.write(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)

let startedAt = performance.now()
const written = await writeBackup({ everyMatch, evenings: async () => ok([]), people: async () => ok([]) }, 1)
if (!written.ok) throw new Error(`Not written: ${written.error}`)
say(
  `written and read back, ${matches} matches of ${actions} actions, ${Math.round(written.value.blob.size / 1e6)} MB`,
  startedAt,
)

startedAt = performance.now()
const contents = await openBackup(written.value.blob, RULES)
say(`opened, ${contents.lost.length} lost`, startedAt)

startedAt = performance.now()
let [found, entries] = [0, 0]
for await (const match of contents.matches()) {
  found++
  entries += match.entries.length
}
say(`read match by match: ${found} matches, ${entries} entries`, startedAt)
if (found !== matches || entries !== matches * actions) process.exitCode = 1
