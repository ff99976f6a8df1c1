import { expect, it } from 'vitest'
import { setPairing } from '../../../src/book/evening/changes.ts'
import { firstSeats, playedIn } from '../../../src/book/evening/outcome.ts'
import { RESULT_VERSION } from '../../../src/book/storage/names.ts'
import { readBackup, eveningText, journalText } from '../../../src/book/transfer/backup.ts'
import { createRandom } from '../../../src/engine/random.ts'
import type { Match } from '../../../src/book/journal/entries.ts'
import { packRecord, codeTextsFor, MS_PER_CODE } from '../../../src/book/transfer/link.ts'
import { WETICE } from '../../e2e/places.ts'
import { RULES } from '../../rules.ts'
import { eveningOf } from '../evening/evenings.ts'
import { valueOf } from '../results.ts'

const random = createRandom(2026)
const hex = (digits: number): string => Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
const cell = (): string => `${'abcdefgh'[random.below(8)] ?? ''}${random.below(6) + 1}`

/** A stored match of `actions` actions, some seconds apart. */
function played(actions: number): Match {
  const id = hex(32)
  const [head = ''] = WETICE.split('\n\n')
  let at = 1_795_222_026_306
  const entries = Array.from({ length: actions }, (_, number) => {
    at += 2_000 + random.below(60_000)
    const what = { type: 'play', action: `swap ${cell()} ${cell()}` } as const
    return { format: 1, match: id, number, id: hex(32), at, what } as const
  })
  return { head: { format: 1, id, game: 'wetice', head, players: ['Ann', 'Bob'], created: at }, entries }
}

it('a match of three hundred actions fits into codes that can all be shown twice within eight seconds', async () => {
  const packed = valueOf(await packRecord(journalText(played(300), 1_795_222_026_306)))
  const codes = codeTextsFor(`https://example.org/#/take/${packed}`)
  expect(codes.length * MS_PER_CODE * 2).toBeLessThanOrEqual(8_000)
})

it('an evening is handed over with the results of its matches', () => {
  const evening = setPairing(null, { guests: [3, 4], match: 'm2' })(
    setPairing(null, { guests: [2, 1], match: 'm1' })(eveningOf(4)),
  )
  const head = { format: 1, id: 'm1', game: 'wellsix', head: '', players: ['Ben', 'Ada'], created: 1 } as const
  const wins = [{ what: 'match', seat: 2, count: 1, at: 9 }] as const
  const came = { over: true, winner: 2, scores: [3, 5], wins, irregular: 0, plays: 7 }
  const summary = { match: 'm1', version: RESULT_VERSION, entries: 7, players: head.players, ...came } as const
  const text = eveningText(evening, new Map([['m1', { head, summary, touched: 10 }]]), 5)
  const { evenings, lost } = readBackup(text, RULES)
  expect(lost).toEqual([])
  expect(evenings[0]?.pairings).toEqual([
    { guests: [2, 1], match: 'm1', told: [{ winner: 2, scores: [3, 5], at: 9 }] },
    { guests: [3, 4], match: 'm2' },
  ])
})

it('an evening is handed over with the shared first places of its tables of four', () => {
  const players = ['Ada', 'Ben', 'Cem', 'Dee']
  const evening = setPairing(null, { guests: [1, 2, 3, 4], match: 'm1' })(eveningOf(4))
  const head = { format: 1, id: 'm1', game: 'tennis', head: '', players, created: 1 } as const
  const wins = [{ what: 'match', seat: 0, count: 1, at: 9 }] as const
  const came = { over: true, winner: null, scores: [12, 9, 9, 3], onTime: 1, wins, irregular: 0, plays: 7 }
  const summary = { match: 'm1', version: RESULT_VERSION, entries: 7, players, ...came } as const
  const { evenings } = readBackup(eveningText(evening, new Map([['m1', { head, summary, touched: 10 }]]), 5), RULES)
  expect(evenings.flatMap(each => playedIn(each, new Map())).map(said => firstSeats(said, 4))).toEqual([[2, 3]])
})
