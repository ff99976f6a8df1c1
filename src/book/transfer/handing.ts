import { matchOutcome } from '../evening/outcome.ts'
import { withWord } from '../evening/result.ts'
import type { Evening } from '../evening/evening.ts'
import type { Match } from '../journal/entries.ts'
import { BACKUP_END, backupBeginning } from './backup.ts'

/** A match with its whole journal, as a backup of this match alone: what it was, and who did what when. */
export function journalText({ head, entries }: Match, at: number): string {
  const rows = [{ match: head }, ...entries.map(entry => ({ entry }))]
  return backupBeginning(at) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END
}

/** An evening, and what its matches came to so far: they stay where they were played. */
export const withResults = (evening: Evening, matches: Parameters<typeof matchOutcome>[1]): Evening => ({
  ...evening,
  pairings: evening.pairings.map(pairing => {
    const outcome = matchOutcome(pairing, matches)
    return outcome.type === 'over' && outcome.scores
      ? withWord(pairing, { ...outcome, scores: outcome.scores })
      : pairing
  }),
})

/** An evening alone, for another device. */
export const eveningText = (evening: Evening, matches: Parameters<typeof matchOutcome>[1], at: number): string =>
  backupBeginning(at, 2) + JSON.stringify({ evening: withResults(evening, matches) }) + BACKUP_END
