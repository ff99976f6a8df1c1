import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src/book/journal/entries.ts'
import { MAX_BACKUP_CHARACTERS } from '../../../src/book/transfer/backup.ts'
import { openBackup, writeBackup } from '../../../src/book/transfer/backup-file.ts'
import { isLong } from '../../runs.ts'
import { eveningOf, TALLY } from '../evening/evenings.ts'
import { HEAD } from '../tally.ts'
import { contentsOf, entriesOf, headOf, linesOf, sourceOf, Streamed } from './backups.ts'
import { RULES } from '../../rules.ts'

describe('a backup file', () => {
  it('may have all its heads first, as earlier versions wrote them', async () => {
    const rows = ['a', 'b'].flatMap(id => entriesOf(id, 2).map(entry => ({ entry })))
    expect(await contentsOf(linesOf({ match: headOf('a') }, { match: headOf('b') }, ...rows))).toEqual([
      ['a 2', 'b 2'],
      [],
    ])
  })

  it('may have its rows in any order and any JSON layout', async () => {
    const [a0, b0, a1] = [entriesOf('a', 2)[0], entriesOf('b', 1)[0], entriesOf('a', 2)[1]]
    const rows = [{ entry: a0 }, { match: headOf('b') }, { entry: b0 }, { entry: a1 }, { match: headOf('a') }]
    const found = [['b 1', 'a 2'], []]
    expect(await contentsOf(new Blob([linesOf(...rows)]))).toEqual(found)
    const { rows: all, ...head }: { rows: unknown[] } = JSON.parse(linesOf(...rows))
    const reversed = `{"rows":[\n${all.map(row => JSON.stringify(row)).join(',\n')}],\n${JSON.stringify(head).slice(1)}`
    for (const text of [JSON.stringify({ ...head, rows: all }, null, 2), reversed]) {
      expect(await contentsOf(new Blob([text]))).toEqual(found)
    }
  })

  it('is read completely wherever its chunks end', async () => {
    const actions = [0, 1, 2].map(shift => `${'x'.repeat(shift)}${'é'.repeat(60_000)}`)
    const entries = entriesOf('a', 3).map((entry, i): Entry => {
      return { ...entry, what: { type: 'play', action: actions[i] ?? '' } }
    })
    const contents = await openBackup(
      new Blob([linesOf({ match: headOf('a') }, ...entries.map(entry => ({ entry })))]),
      RULES,
    )
    const found: unknown[] = []
    for await (const match of contents.matches()) found.push(...match.entries)
    expect(JSON.stringify(found) === JSON.stringify(entries)).toBe(true)
  })

  it('yields what can be read, and the first of two rows for one item, and reports the rest', async () => {
    const [a, b] = [headOf('a'), headOf('b')]
    const friday = eveningOf(2, { games: TALLY })
    const rows = [
      { match: a },
      { match: { ...a, players: ['Eve', 'Bo'] } },
      ...entriesOf('a', 1).map(entry => ({ entry })),
      { what: 'else' },
      ...entriesOf('none', 1).map(entry => ({ entry })),
      { match: b },
      { match: { ...b, id: 'c', format: 9 } },
      { evening: friday },
      { evening: { ...friday, name: 'Later' } },
      { evening: { ...friday, id: 'x', format: 3 } },
    ]
    const text = linesOf(...rows).replace('"version":1', '"version":4')
    const contents = await openBackup(new Streamed([text.replaceAll('\n', '\n\n')]), RULES)
    expect(contents.lost).toEqual([
      { type: 'newer-file' },
      { type: 'damaged-row', line: 9 },
      { type: 'match', match: 'none', why: 'damaged' },
      { type: 'match', match: 'c', why: 'newer' },
      { type: 'evening', why: 'newer' },
    ])
    expect(contents.evenings).toEqual([friday])
    const found: unknown[] = []
    for await (const match of contents.matches()) found.push(match)
    expect(found).toEqual([
      { head: a, entries: entriesOf('a', 1) },
      { head: b, entries: [] },
    ])
  })

  it('may have players and evenings that are named like the file’s format', async () => {
    const name = 'tableside-book'
    const match = { ...headOf('a'), head: HEAD.replace('Zoë', name), players: [name, 'Bo'] }
    expect(await contentsOf(linesOf({ match }))).toEqual([['a 0'], []])
    const written = await writeBackup(
      sourceOf(1, () => [], [{ format: 1, id: 'friday', name }]),
      9,
    )
    expect(written.ok).toBe(true)
  })

  it('restores the complete rows of an incomplete file', async () => {
    const text = linesOf(
      { match: headOf('a') },
      ...entriesOf('a', 2).map(entry => ({ entry })),
      { match: headOf('b') },
      ...entriesOf('b', 3).map(entry => ({ entry })),
    )
    expect(await contentsOf(text.slice(0, text.indexOf('"b-1"')))).toEqual([['a 2', 'b 1'], [{ type: 'cut-off' }]])
  })

  it('is read without rows that are longer than the app writes', async () => {
    const more = 'x'.repeat(9_000_000)
    const rows = [{ match: { ...headOf('b'), more } }, ...entriesOf('a', 2).map(entry => ({ entry }))]
    expect(await contentsOf(linesOf({ match: headOf('a') }, ...rows))).toEqual([
      ['a 2'],
      [{ type: 'damaged-row', line: 3 }],
    ])
  })

  it('is read again if it is too large to hold in memory', async () => {
    const rows = ['a', 'b'].flatMap(id => [{ match: headOf(id) }, ...entriesOf(id, 2).map(entry => ({ entry }))])
    const blob = new Blob([linesOf(...rows)])
    let read = 0
    const counted = (size: number): Blob => {
      const slice = (from: number, to: number): Blob => {
        if (from === 0) read++
        return blob.slice(from, to)
      }
      return Object.defineProperties(blob.slice(), { size: { value: size }, slice: { value: slice } })
    }
    expect(await contentsOf(counted(1 << 26))).toEqual([['a 2', 'b 2'], []])
    expect(read).toBe(1)
    expect(await contentsOf(counted((1 << 26) + 1))).toEqual([['a 2', 'b 2'], []])
    expect(read).toBe(3)
  })

  it('in another layout is rejected beyond a size limit', async () => {
    const text = JSON.stringify(JSON.parse(linesOf({ match: headOf('a') })))
    const sized = (size: number): Blob => Object.defineProperty(new Blob([text]), 'size', { value: size })
    expect(await contentsOf(sized(4 * MAX_BACKUP_CHARACTERS))).toEqual([['a 0'], []])
    expect(await contentsOf(sized(4 * MAX_BACKUP_CHARACTERS + 1))).toEqual([[], [{ type: 'too-long' }]])
    expect((await openBackup(sized(4 * MAX_BACKUP_CHARACTERS + 1), RULES)).evenings).toEqual([])
  })

  it('reports only that its end is missing, wherever it was cut off', async () => {
    const text = linesOf({ match: headOf('a') }, ...entriesOf('a', 2).map(entry => ({ entry })))
    const { length } = text.trimEnd()
    const wrong: string[] = []
    for (let kept = 0; kept < length; kept++) {
      const { lost } = await openBackup(new Blob([text.slice(0, kept)]), RULES)
      if (`${lost.map(({ type }) => type)}` !== 'cut-off') wrong.push(text.slice(0, kept).slice(-20))
    }
    expect(wrong).toEqual([])
    expect(await contentsOf(text.slice(0, text.indexOf('\n]}')))).toEqual([['a 2'], [{ type: 'cut-off' }]])
  })

  it('may have an endless line, which counts as damaged and blocks nothing', async () => {
    const endless = ' '.repeat(isLong ? 30_000_000 : 3_000_000)
    const text = linesOf({ match: headOf('a') }, ...entriesOf('a', 2).map(entry => ({ entry })))
    const [first = '', ...rest] = text.split('\n')
    expect(await contentsOf([first, `{"match":${endless}`, ...rest].join('\n'))).toEqual([
      ['a 2'],
      [{ type: 'damaged-row', line: 2 }],
    ])
    expect(await contentsOf(`${text}${endless}${endless}`)).toEqual([['a 2'], []])
  })
})
