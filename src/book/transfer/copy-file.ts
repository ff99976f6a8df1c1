import { ok, type Result } from '../../engine/result.ts'
import type { Copied } from '../copied.ts'
import { writeBackup, type BackupFile, type BackupProblem } from './backup-file.ts'

/** The second copy as a backup of the book, for when the database can't be read. */
export function writeCopy(
  copied: ReadonlyMap<string, Copied>,
  exported: number,
): Promise<Result<BackupFile, BackupProblem>> {
  const rows = [...copied]
  return writeBackup(
    {
      evenings: async () => ok(rows.flatMap(([, { type, head }]) => (type === 'evening' && head ? [head] : []))),
      async *everyMatch() {
        for (const [index, [match, { type, head, entries }]] of rows.entries()) {
          if (type === 'evening') continue
          const inOrder = [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry)
          yield ok({ rows: { match, head: head ?? undefined, entries: inOrder }, share: (index + 1) / rows.length })
        }
      },
    },
    exported,
  )
}
