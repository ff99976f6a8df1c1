import type { Match } from '../journal/entries.ts'
import { BACKUP_END, backupBeginning } from './backup.ts'

/** A match with its whole journal, as a backup of this match alone: what it was, and who did what when. */
export function journalText({ head, entries }: Match, at: number): string {
  const rows = [{ match: head }, ...entries.map(entry => ({ entry }))]
  return backupBeginning(at) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END
}
