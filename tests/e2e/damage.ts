import type { Page } from '@playwright/test'
import { STORES, type StoreName } from '../../src/book/storage/names.ts'
import { NO_PEOPLE, rowsForRename } from '../../src/book/people/people.ts'
import { numbers } from '../bench/measure.ts'
import { byTurns } from '../runs.ts'
import { DAMAGES, type Damage } from '../book/damages.ts'
import { eveningOf } from '../book/evening/evenings.ts'
import { Disk, PaperCopy } from '../book/memory.ts'
import { expect, openApp, type Served } from './app.ts'
import { bringIn, storedIn } from './book-hands.ts'
import { press } from './finger.ts'

/** Entries are in rows of their own. Files are text with one character for each byte. */
interface Places {
  readonly rows: Readonly<Record<string, readonly object[]>>
  readonly files: readonly (readonly [name: string, bytes: string])[]
}

const NAMES = Object.keys(STORES) as StoreName[]

async function readPlaces(page: Page): Promise<Places> {
  const rows: Record<string, readonly object[]> = {}
  for (const store of NAMES) rows[store] = await storedIn(page, store)
  return { rows, files: await readFiles(page) }
}

const readFiles = (page: Page): Promise<Places['files']> =>
  page.evaluate(async () => {
    const files: [string, string][] = []
    for await (const [name, handle] of await navigator.storage.getDirectory()) {
      if (!(handle instanceof FileSystemFileHandle)) continue
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
      files.push([name, Array.from(bytes, byte => String.fromCharCode(byte)).join('')])
    }
    return files
  })

const writePlaces = (page: Page, places: Places): Promise<void> =>
  page.evaluate(async ({ rows, files }) => {
    const open = indexedDB.open('tableside')
    await new Promise(resolve => open.addEventListener('success', resolve))
    const write = open.result.transaction([...Object.keys(rows), 'journals'], 'readwrite')
    write.objectStore('journals').clear()
    for (const [store, all] of Object.entries(rows)) {
      write.objectStore(store).clear()
      for (const row of all) write.objectStore(store).put(row)
    }
    await new Promise(resolve => write.addEventListener('complete', resolve))
    open.result.close()
    const folder = await navigator.storage.getDirectory()
    for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true })
    for (const [name, bytes] of files) {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(Uint8Array.from(bytes, each => each.charCodeAt(0)))
      await file.close()
    }
  }, places)

function damaged({ rows, files }: Places, damage: Damage, at: number): Places {
  const stores = { disk: new Disk(), paper: new PaperCopy() }
  for (const name of NAMES) for (const row of rows[name] ?? []) stores.disk.put(name, row)
  for (const [name, bytes] of files) stores.paper.files.set(name, Buffer.from(bytes, 'latin1'))
  damage(stores, at)
  return {
    rows: Object.fromEntries(NAMES.map(name => [name, stores.disk.all(name)])),
    files: [...stores.paper.files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')] as const),
  }
}

const hurtJournals = (page: Page, how: 'gone' | 'damaged'): Promise<void> =>
  page.evaluate(async way => {
    const open = indexedDB.open('tableside')
    await new Promise(resolve => open.addEventListener('success', resolve))
    const write = open.result.transaction('journals', 'readwrite')
    const all = write.objectStore('journals').getAll()
    all.addEventListener('success', () => {
      write.objectStore('journals').clear()
      const hurt = all.result.map(each => ({ ...each, entries: each.entries.with(3, { what: null }) }))
      if (way === 'damaged') for (const each of hurt) write.objectStore('journals').put(each)
    })
    await new Promise(resolve => write.addEventListener('complete', resolve))
    open.result.close()
  }, how)

const goneFromBoth =
  (store: StoreName): Damage =>
  ({ disk, paper }, at) => {
    const keys = [...disk.rows[store].keys()].sort()
    const key = keys[Math.floor(at * keys.length)] ?? ''
    const id = `"id":${JSON.stringify(disk.rows[store].get(key)?.['id'])}`
    disk.rows[store].delete(key)
    paper.text = paper.lines.filter(line => !line.includes(id)).join('\n') + '\n'
  }

const ALL: Readonly<Record<string, Damage>> = {
  ...DAMAGES,
  'an entry is gone from both': goneFromBoth('entries'),
  'an evening is gone from both': goneFromBoth('evenings'),
  'somebody is gone from both': goneFromBoth('people'),
}

const KEPT = ['matches', 'entries', 'evenings', 'people'] as const

const journals = ({ rows }: Places): readonly string[] =>
  KEPT.flatMap(store => rows[store] ?? []).map(row => JSON.stringify(Object.entries(row).sort()))

export interface Hurt {
  damages: number
  lost: number
  back: number
  named: number
}

const WHOLE = 'Your book and its second copy are both intact.'

async function openAnew(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText(/(The|Your) book and its second copy|Part of the book is lost/)).toBeVisible()
}

/** `lost`: rows that are missing at the end; `back`: damaged rows that were restored. */
function compare(before: Places, hurt: Places, after: Places) {
  const [missing, there] = [new Set(journals(hurt)), new Set(journals(after))]
  const all = journals(before)
  const lost = all.filter(row => !there.has(row)).length
  return { lost, back: all.filter(row => !missing.has(row) && there.has(row)).length }
}

const RECORD = (count: number): string =>
  `game tennis\nplayers Ann ${count}, Bob, Cat, Dee\ntarget 99\nplay\n${'hand fish\nnext\n'.repeat(6)}`

const OTHERS = JSON.stringify({
  format: 'tableside-book',
  version: 3,
  exported: 9,
  rows: [
    ...['friday', 'saturday'].map(id => ({ evening: { ...eveningOf(3, { name: id }), id } })),
    ...['Ann 1', 'Ann 2'].map(name => ({ person: rowsForRename(NO_PEOPLE, name, `${name}a`, 5)[0] })),
  ],
})

/**
 * Damages a book in each way (in a short run in every third way, because unit tests cover all of them), and checks what
 * the app shows, restores and lists.
 */
export async function damageBook(page: Page, served: Served, rounds: number, tell: (line: string) => void) {
  const next = numbers(7)
  const sum: Hurt = { damages: 0, lost: 0, back: 0, named: 0 }
  await bringIn(page, served, [1, 2, 3].map(RECORD).join('\n'))
  await bringIn(page, served, OTHERS)
  await openApp(page, served, '/about')
  await openAnew(page)
  await expect(page.getByText(WHOLE)).toBeVisible()
  const whole = await readPlaces(page)
  for (const how of ['damaged', 'gone'] as const) {
    await hurtJournals(page, how)
    await openAnew(page)
    await expect(page.getByText(WHOLE)).toBeVisible()
    expect(compare(whole, whole, await readPlaces(page)), `journals are ${how}`).toEqual({ lost: 0, back: 0 })
  }
  const ways = rounds > 1 ? Object.entries(ALL) : byTurns(Object.entries(ALL), 3)
  for (const [name, damage] of ways) {
    const each: Hurt = { damages: rounds, lost: 0, back: 0, named: 0 }
    for (let round = 0; round < rounds; round++) {
      const hurt = damaged(whole, damage, next())
      await writePlaces(page, hurt)
      await openAnew(page)
      const { lost, back } = compare(whole, hurt, await readPlaces(page))
      const notice = page.getByText('Part of this is lost for good:')
      const named = (await notice.count()) > 0 ? 1 : 0
      if (named === 0) await expect(page.getByText(WHOLE), name).toBeVisible()
      else await press(page, 'OK')
      expect({ name, lost: lost > 0 }).toEqual({ name, lost: named > 0 })
      if (name in DAMAGES) expect({ name, lost }).toEqual({ name, lost: 0 })
      each.lost += lost
      each.back += back
      each.named += named
    }
    tell(`${name}: ${rounds} times; ${each.lost} lost, ${each.back} brought back, ${each.named} times named`)
    for (const key of ['damages', 'lost', 'back', 'named'] as const) sum[key] += each[key]
  }
  return sum
}
