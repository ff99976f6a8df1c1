import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from './app.ts'
import { press, tap } from './finger.ts'

/** Opens “Back up” on the page of the book. */
export const openBackups = (page: Page): Promise<void> => press(page, /^Back up/)

/** Opens “Back up”, and from there the sheet for imports. */
export async function addMatches(page: Page): Promise<void> {
  await openBackups(page)
  await press(page, 'Add matches')
}

/** Opens the book and imports the text of records or of a whole book. */
export async function bringIn(page: Page, served: Served, text: string): Promise<void> {
  await openApp(page, served, '/book')
  await addMatches(page)
  await page.getByLabel('Or paste a record, or a whole book').fill(text)
  await press(page, 'Import the text')
  await press(page, /^Add \d/)
  await expect(page.locator('.toast')).toContainText('Imported')
}

/** Opens the sheet of the first match whose row contains this text. */
export async function openMatch(page: Page, text: string): Promise<void> {
  await tap(page.locator('.match', { hasText: text }).first())
}

export interface StoredRow {
  readonly entries?: readonly StoredRow[]
  readonly match?: string
  readonly id?: string
  readonly number?: number
  readonly head?: string
  readonly what?: { readonly type: string; readonly action?: string }
}

/** The stored rows of a store, with entries in rows of their own. */
export async function storedIn(page: Page, store: string): Promise<readonly StoredRow[]> {
  const journals = store === 'entries' ? await rowsIn(page, 'journals') : []
  return [...journals.flatMap(({ entries = [] }) => entries), ...(await rowsIn(page, store))]
}

const rowsIn = (page: Page, store: string): Promise<readonly StoredRow[]> =>
  page.evaluate(
    name =>
      new Promise<StoredRow[]>((resolve, reject) => {
        const open = indexedDB.open('tableside')
        open.addEventListener('error', () => reject(open.error))
        open.addEventListener('success', () => {
          const rows = open.result.transaction(name).objectStore(name).getAll()
          rows.addEventListener('success', () => {
            open.result.close()
            resolve(rows.result)
          })
        })
      }),
    store,
  )
