import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  canChooseFile,
  chooseFile,
  storeAutosaveFile,
  loadAutosaveFile,
  mayWrite,
  writeFile,
  type AutosaveFile,
} from '../../../src/book/transfer/autosave-file.ts'
import { AUTOSAVE_FILE } from '../../../src/book/storage/names.ts'
import { err, ok } from '../../../src/engine/result.ts'
import { Browser } from '../world.ts'

afterEach(() => vi.unstubAllGlobals())

type Permissions = Pick<AutosaveFile, 'queryPermission' | 'requestPermission'>

/** A file that contains what `disk` makes of the written data. */
function fileOf(permissions: Permissions = {}, disk: (written: Blob) => BlobPart = written => written): AutosaveFile {
  let content = new Blob()
  return {
    name: 'book.json',
    getFile: async () => content,
    createWritable: async () => {
      let written = new Blob()
      return {
        write: async blob => void (written = blob),
        close: async () => void (content = new Blob([disk(written)])),
      }
    },
    ...permissions,
  }
}

describe('a file to save to', () => {
  it('can be chosen if the browser allows that', async () => {
    expect([canChooseFile(), await chooseFile('book.json')]).toEqual([false, null])
    const file = fileOf()
    const picker = vi.fn<(options: unknown) => Promise<AutosaveFile>>(async () => file)
    vi.stubGlobal('showSaveFilePicker', picker)
    expect([canChooseFile(), await chooseFile('book.json')]).toEqual([true, file])
    expect(picker).toHaveBeenCalledWith({
      suggestedName: 'book.json',
      types: [{ accept: { 'application/json': ['.json'] } }],
    })
    picker.mockRejectedValue(new DOMException('nobody chose', 'AbortError'))
    expect(await chooseFile('book.json')).toBeNull()
  })

  it('is loaded if it was stored, and is missing if anything else was stored', async () => {
    const { book } = new Browser().openTab()
    const rows = vi.spyOn(book.storage, 'get')
    const file = fileOf()
    rows.mockResolvedValue(ok({ key: AUTOSAVE_FILE, value: file }))
    expect(await loadAutosaveFile(book)).toBe(file)
    expect(rows).toHaveBeenCalledWith('settings', AUTOSAVE_FILE)
    const { getFile, createWritable } = file
    for (const value of [null, undefined, 'book.json', () => file, { getFile }, { createWritable }]) {
      rows.mockResolvedValue(ok({ key: AUTOSAVE_FILE, value }))
      expect(await loadAutosaveFile(book)).toBeNull()
    }
    for (const row of [ok(undefined), ok(null), ok('x'), err('broken' as const)]) {
      rows.mockResolvedValue(row)
      expect(await loadAutosaveFile(book)).toBeNull()
    }
  })

  it('can be stored and forgotten', async () => {
    const { book } = new Browser().openTab()
    const write = vi.spyOn(book.storage, 'write').mockResolvedValue(ok(null))
    const file = fileOf()
    await storeAutosaveFile(book, file)
    await storeAutosaveFile(book, null)
    expect(write.mock.calls).toEqual([
      [[{ type: 'put', store: 'settings', value: { key: AUTOSAVE_FILE, value: file } }]],
      [[{ type: 'delete', store: 'settings', key: AUTOSAVE_FILE }]],
    ])
  })
})

describe('permission to write to a file', () => {
  it.each<[PermissionState | null, PermissionState | null, asked: boolean, may: boolean]>([
    [null, null, false, true],
    ['granted', 'denied', true, true],
    ['denied', 'granted', true, false],
    ['prompt', 'granted', false, false],
    ['prompt', 'granted', true, true],
    ['prompt', 'denied', true, false],
    ['prompt', null, true, false],
  ])('depends on the browser’s state (%s) and the person’s answer (%s)', async (now, answer, asked, may) => {
    const query = vi.fn<(mode: unknown) => Promise<PermissionState>>(async () => now ?? 'denied')
    const file = fileOf({
      ...(now ? { queryPermission: query } : {}),
      ...(answer ? { requestPermission: async () => answer } : {}),
    })
    expect(await mayWrite(file, asked)).toBe(may)
    expect(query.mock.calls).toEqual(now ? [[{ mode: 'readwrite' }]] : [])
  })

  it('is denied if the browser fails', async () => {
    expect(await mayWrite(fileOf({ queryPermission: () => Promise.reject(new Error('gone')) }), true)).toBe(false)
  })
})

describe('a file that was written', () => {
  const half = 'x'.repeat(1 << 20)

  it.each<[string, string, (written: Blob) => BlobPart, boolean]>([
    ['what was written', `${half}end`, written => written, true],
    ['longer', 'book', written => new Blob([written, 'x']), false],
    ['shorter', 'book', written => written.slice(1), false],
    ['something else', 'book', () => 'bok!', false],
    ['something else near the end', `${half}end`, () => `${half}and`, false],
    ['something else at the beginning', `${half}end`, () => `${half}end`.replace('x', 'y'), false],
    ['empty, as written', '', written => written, true],
  ])('is read back and compared: %s', async (_what, text, disk, whole) => {
    expect(await writeFile(fileOf({}, disk), new Blob([text]))).toBe(whole)
  })

  it('is not a backup if it can’t be opened', async () => {
    const file = { ...fileOf(), createWritable: () => Promise.reject(new Error('gone')) }
    expect(await writeFile(file, new Blob(['book']))).toBe(false)
  })
})
