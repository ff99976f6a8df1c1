import { expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/random.ts'
import type { Match } from '../../../src/book/journal/entries.ts'
import { journalText } from '../../../src/book/transfer/handing.ts'
import { packRecord } from '../../../src/book/transfer/link.ts'
import { codesOf, EACH_CODE } from '../../../src/book/transfer/parts.ts'
import { WETICE } from '../../e2e/places.ts'
import { valueOf } from '../results.ts'

const random = createRandom(2026)
const hex = (digits: number): string => Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
const cell = (): string => `${'abcdefgh'[random.below(8)] ?? ''}${random.below(6) + 1}`

/** A match as phones keep it, of so many actions, each some seconds after the one before. */
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

it('three hundred actions go over in codes that are each shown twice within eight seconds', async () => {
  const packed = valueOf(await packRecord(journalText(played(300), 1_795_222_026_306)))
  const codes = codesOf(`https://example.org/#/take/${packed}`)
  expect(codes.length * EACH_CODE * 2).toBeLessThanOrEqual(8_000)
})
