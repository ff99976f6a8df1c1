import * as v from 'valibot'
import type { Book } from '../book.ts'
import type { ListedMatch } from '../listing.ts'
import { KEEPING } from '../storage/names.ts'

const moment = v.object({ value: v.number() })

/** When the book was last saved as a file, and when people last said that they would do so later; null for never. */
export interface Keeping {
  readonly backup: number | null
  readonly later: number | null
}

export async function readKeeping({ storage }: Pick<Book, 'storage'>): Promise<Keeping> {
  const [backup, later] = await Promise.all(
    [KEEPING.backup, KEEPING.later].map(async key => {
      const row = await storage.get('settings', key)
      return row.ok && v.is(moment, row.value) ? row.value.value : null
    }),
  )
  return { backup: backup ?? null, later: later ?? null }
}

export const noteKeeping = (book: Pick<Book, 'storage' | 'now'>, what: keyof typeof KEEPING) =>
  book.storage.write([{ type: 'put', store: 'settings', value: { key: KEEPING[what], value: book.now() } }])

/** So many finished matches are worth a backup; nobody who only looks around is asked. */
const WORTH_A_BACKUP = 3
const PATIENCE = 14 * 86_400_000

interface Device {
  /** Whether the browser has promised to keep everything. */
  readonly lasting: boolean | null
  /** Whether the app may be installed now. */
  readonly installable: boolean
}

/** How many matches would be lost with this device: those that were played since the last backup. */
export const atRisk = (items: readonly Pick<ListedMatch, 'touched'>[], { backup }: Keeping): number =>
  items.filter(({ touched }) => touched > (backup ?? 0)).length

/** What is to be suggested, if anything: to install, which lets the browser keep the book, or to make a backup. */
export function nudgeOf(
  items: readonly Pick<ListedMatch, 'touched' | 'summary'>[],
  { backup, later }: Keeping,
  { lasting, installable }: Device,
  now: number,
): 'install' | 'backup' | null {
  const finished = items.filter(({ summary, touched }) => summary?.over === true && touched > (backup ?? 0)).length
  if (finished < WORTH_A_BACKUP || (later !== null && now - later < PATIENCE)) return null
  return installable && lasting !== true && backup === null ? 'install' : 'backup'
}
