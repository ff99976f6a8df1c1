import type { Match } from '../journal/entries.ts'
import type { CopyRow } from './copy-rows.ts'
import type { Copy } from './copy.ts'
import type { Pending } from './rows.ts'

const rowsOf = ({ head, entries }: Pending): readonly CopyRow[] => [
  ...(head ? [{ match: head }] : []),
  ...entries.map(entry => ({ entry })),
]

/** Matches in the second copy, as they are written; without a copy everything is done. */
export function createCopier(copy: Copy | null | undefined) {
  /** Matches of which something could not be copied. */
  const missed = new Set<string>()
  return {
    /** Of a match that wasn't copied the last time, all of it. */
    async add(id: string, rows: Pending, whole: Match | null): Promise<void> {
      if (!copy || (await copy.append(rowsOf(whole && missed.has(id) ? whole : rows)))) missed.delete(id)
      else missed.add(id)
    },
    async addAll(matches: readonly Match[]): Promise<void> {
      await copy?.append(matches.flatMap(rowsOf))
    },
  }
}
