import { ok } from '../../../src/engine/result.ts'
import type { Entry, MatchHead } from '../../../src/book/journal/entries.ts'
import { BACKUP_END, backupBeginning } from '../../../src/book/transfer/backup.ts'
import { openBackup, type writeBackup } from '../../../src/book/transfer/backup-file.ts'
import { HEAD } from '../tally.ts'
import { RULES } from '../../rules.ts'

export const headOf = (id: string): MatchHead => ({
  format: 1,
  id,
  game: 'tally',
  head: HEAD,
  players: ['Zoë', 'Bo'],
  created: 5,
})
export const entriesOf = (match: string, count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => ({
    format: 1,
    match,
    number,
    id: `${match}-${number}`,
    at: number,
    what: { type: 'play', action: 'pass' },
  }))

export const sourceOf = (
  matches: number,
  entries: (match: string) => readonly unknown[],
  evenings: readonly unknown[] = [],
  people: readonly unknown[] = [],
) => ({
  evenings: async () => ok(evenings),
  people: async () => ok(people),
  async *everyMatch() {
    for (let i = 0; i < matches; i++) {
      const match = `m${i}`
      yield ok({ rows: { match, head: headOf(match), entries: entries(match) }, share: (i + 1) / matches })
    }
  },
})

/** A file that is too long to be read as a whole. */
export class Streamed extends Blob {
  override text = (): Promise<string> => Promise.reject(new Error('too long'))
}

export const oneOf = ({ head = headOf('a') }: { readonly head?: unknown }): Parameters<typeof writeBackup>[0] => ({
  evenings: async () => ok([]),
  people: async () => ok([]),
  async *everyMatch() {
    yield ok({ rows: { match: 'a', head, entries: [] }, share: 1 })
  },
})

export async function contentsOf(text: string | Blob): Promise<unknown> {
  const contents = await openBackup(typeof text === 'string' ? new Streamed([text]) : text, RULES)
  const found: string[] = []
  for await (const { head, entries } of contents.matches()) found.push(`${head.id} ${entries.length}`)
  return [found, contents.lost]
}

export const linesOf = (...rows: readonly object[]): string =>
  backupBeginning(9) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END
