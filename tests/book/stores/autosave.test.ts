import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAutosaveStore, readBackupTimes } from '../../../src/book/stores/autosave.ts'
import { AUTOSAVE_FILE } from '../../../src/book/storage/names.ts'
import { canChooseFile, type AutosaveFile } from '../../../src/book/transfer/autosave-file.ts'
import { valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

afterEach(() => vi.unstubAllGlobals())

/** A file on the device that can be written while the permission lasts. */
class PaperFile implements AutosaveFile {
  readonly name = 'evening.json'
  text = ''
  writes = 0
  permission: PermissionState = 'granted'
  answer: PermissionState = 'granted'
  /** Whether the disk stores only a part of what is written. */
  torn = false

  getFile = async (): Promise<Blob> => new Blob([this.text])
  queryPermission = async (): Promise<PermissionState> => this.permission
  requestPermission = async (): Promise<PermissionState> => (this.permission = this.answer)
  createWritable = async () => {
    let written = ''
    return {
      write: async (blob: Blob) => void (written = await blob.text()),
      close: async () => {
        this.text = this.torn ? written.slice(1) : written
        this.writes++
      },
    }
  }
}

/** Opens a window. The chosen file is stored in `objects`, because a copy of it could not be written. */
function openTab(browser: Browser, objects: Map<string, object>) {
  const tab = browser.openTab()
  const { get, write } = tab.book.storage
  vi.spyOn(tab.book.storage, 'get').mockImplementation(async (store, key) =>
    key === AUTOSAVE_FILE ? { ok: true, value: objects.get(key) } : get(store, key),
  )
  vi.spyOn(tab.book.storage, 'write').mockImplementation(async writes => {
    const [first] = writes
    if (first?.type === 'delete' && first.key === AUTOSAVE_FILE) objects.delete(AUTOSAVE_FILE)
    else if (first?.type === 'put' && 'key' in first.value && first.value.key === AUTOSAVE_FILE) {
      objects.set(AUTOSAVE_FILE, first.value)
    } else return write(writes)
    return { ok: true, value: null }
  })
  return { ...tab, kept: useAutosaveStore(tab.pinia) }
}

async function begin(file = new PaperFile()) {
  vi.stubGlobal('showSaveFilePicker', async () => file)
  const [browser, objects] = [new Browser(), new Map<string, object>()]
  const tab = openTab(browser, objects)
  const { id } = valueOf(await tab.library.create(HEAD))
  valueOf(await tab.match.open(id))
  await tab.match.play('add 1')
  return { ...tab, file, browser, objects, id, again: () => openTab(browser, objects) }
}

describe('a file that was chosen for automatic backups', () => {
  it('gets the book immediately, and again only if it has changed', async () => {
    const { kept, file, match, library, book } = await begin()
    expect(canChooseFile()).toBe(true)
    await kept.choose('book.json')
    expect([kept.state, kept.name, file.writes]).toEqual(['ready', 'evening.json', 1])
    expect(file.text).toContain('add 1')
    await kept.save()
    expect(file.writes).toBe(1)
    const { backup } = await readBackupTimes(book)
    await match.play('add 2')
    await kept.save()
    expect([file.writes, file.text.includes('add 2')]).toEqual([2, true])
    expect((await readBackupTimes(book)).backup).toBeGreaterThan(backup ?? Infinity)
    expect((await library.read(file.text)).found.map(({ entries }) => entries.length)).toEqual([2])
  })

  it('is used after a restart; if the browser asks for permission, a tap grants it', async () => {
    const { kept, file, again } = await begin()
    await kept.choose('book.json')
    file.permission = 'prompt'
    const tab = again()
    await tab.kept.load()
    expect([tab.kept.state, tab.kept.name]).toEqual(['asks', 'evening.json'])
    await tab.library.create(HEAD)
    await tab.kept.save()
    expect(file.writes).toBe(1)
    await tab.kept.allow()
    expect([tab.kept.state, file.writes]).toEqual(['ready', 2])
    file.permission = 'prompt'
    file.answer = 'denied'
    await tab.kept.allow()
    expect([tab.kept.state, file.writes]).toEqual(['asks', 2])
  })

  it('is not reported as a backup if it lacks what was written, and is written again', async () => {
    const { kept, file, book } = await begin()
    file.torn = true
    await kept.choose('book.json')
    expect([kept.state, (await readBackupTimes(book)).backup]).toEqual(['failed', null])
    file.torn = false
    await kept.save()
    expect(kept.state).toBe('ready')
    file.createWritable = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    await kept.allow()
    expect(kept.state).toBe('failed')
  })

  it('can be released; cancelling the choice of a file changes nothing', async () => {
    const { kept, file, again } = await begin()
    vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('no', 'AbortError')))
    await kept.choose('book.json')
    expect(kept.state).toBe('none')
    vi.stubGlobal('showSaveFilePicker', async () => file)
    await kept.choose('book.json')
    await kept.forget()
    expect(kept.state).toBe('none')
    const tab = again()
    await tab.kept.load()
    await tab.kept.save()
    expect([tab.kept.state, file.writes]).toEqual(['none', 1])
  })
})
