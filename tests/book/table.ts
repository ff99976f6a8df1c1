import type { Disk } from './memory.ts'
import { valueOf } from './results.ts'
import { HEAD, type Position } from './tally.ts'
import { Browser } from './world.ts'

export type Tab = ReturnType<Browser['openTab']>

/** Opens a tab with a new match. */
export async function begin(browser = new Browser()) {
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD))
  valueOf(await tab.match.open(id))
  return { browser, disk: browser.disk, id, ...tab }
}

export const line = (tab: Pick<Tab, 'match'>): string => tab.match.timeline.line.map(play => play.action).join(', ')
export const scores = (tab: Pick<Tab, 'match'>): unknown => (tab.match.position as Position | null)?.scores
/** The operations of the stored entries, in order. */
export const stored = (disk: Disk, id: string): unknown[] => disk.entries(id).map(row => row['what'])
