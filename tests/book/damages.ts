import type { StoreName } from '../../src/book/storage/names.ts'
import type { Disk, PaperCopy } from './memory.ts'

/** Damage to one of the copies of a book; `at` is the position of the damage in that copy, from 0 to 1. */
export type Damage = (stores: { readonly disk: Disk; readonly paper: PaperCopy }, at: number) => void

const toLines =
  (change: (lines: string[], index: number) => void): Damage =>
  ({ paper }, at) => {
    const lines = [...paper.lines]
    if (lines.length === 0) return
    change(lines, Math.floor(at * lines.length))
    paper.text = `${lines.join('\n')}\n`
  }

const toRows =
  (store: StoreName, change: (disk: Disk, keys: readonly string[], index: number) => void): Damage =>
  ({ disk }, at) => {
    const keys = [...disk.rows[store].keys()].sort()
    if (keys.length > 0) change(disk, keys, Math.floor(at * keys.length))
  }

const toRow = (store: StoreName, damaged: object): Damage =>
  toRows(store, (disk, keys, index) => {
    const key = keys[index] ?? ''
    disk.rows[store].set(key, { ...disk.rows[store].get(key), ...damaged })
  })

const emptied = (...stores: readonly StoreName[]): Damage => {
  return ({ disk }) => stores.forEach(store => disk.rows[store].clear())
}

function flipped({ paper }: { readonly paper: PaperCopy }, at: number): void {
  for (const [name, bytes] of paper.files) {
    const place = Math.floor(at * bytes.length)
    paper.files.set(
      name,
      bytes.map((byte, index) => (index === place ? byte ^ (1 << (place % 8)) : byte)),
    )
  }
}

/** Each kind of damage. A single one must lose nothing that was reported as stored. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'the copy is gone': ({ paper }) => paper.files.clear(),
  'the copy is empty': ({ paper }) => (paper.text = ''),
  'the copy is cut off': ({ paper }, at) => (paper.text = paper.text.slice(0, Math.floor(at * paper.text.length))),
  'the copy has lost its beginning': ({ paper }, at) =>
    (paper.text = paper.text.slice(Math.floor(at * paper.text.length))),
  'a bit of the copy is flipped': flipped,
  'a line of the copy stands twice': toLines((lines, index) => lines.splice(index, 0, lines[index] ?? '')),
  'two lines of the copy are swapped': toLines((lines, index) =>
    lines.splice(index, 2, ...lines.slice(index, index + 2).reverse()),
  ),
  'a line of the copy is half there': toLines((lines, index) => (lines[index] = lines[index]?.slice(0, 25) ?? '')),
  'a line of the copy is gone': toLines((lines, index) => lines.splice(index, 1)),
  'a newer version wrote into the copy': toLines((lines, index) => lines.splice(index, 0, '{"future":{"id":"x"}}')),
  'a rewriting of the copy was left half done': ({ paper }, at) =>
    paper.files.set('book-copy-next.jsonl', new TextEncoder().encode(paper.text.slice(0, Math.floor(at * 200)))),
  'the database is empty': emptied(
    'matches',
    'entries',
    'cursors',
    'tips',
    'results',
    'settings',
    'evenings',
    'people',
  ),
  'the entries are gone': emptied('entries'),
  'the matches are gone': emptied('matches'),
  'the tips are gone': emptied('tips'),
  'the settings are gone': emptied('settings'),
  'the last entries are gone': toRows('entries', (disk, keys, index) =>
    keys.slice(index).forEach(key => disk.rows.entries.delete(key)),
  ),
  'an entry is gone': toRows('entries', (disk, keys, index) => disk.rows.entries.delete(keys[index] ?? '')),
  'an entry is damaged': toRow('entries', { what: null }),
  'a head is damaged': toRow('matches', { game: 7 }),
  'the evenings are gone': emptied('evenings'),
  'an evening is gone': toRows('evenings', (disk, keys, index) => disk.rows.evenings.delete(keys[index] ?? '')),
  'an evening is damaged': toRow('evenings', { guests: null }),
  'the people are gone': emptied('people'),
  'somebody is gone': toRows('people', (disk, keys, index) => disk.rows.people.delete(keys[index] ?? '')),
  'somebody is damaged': toRow('people', { called: [] }),
  'evenings and people are gone': emptied('evenings', 'people'),
}
