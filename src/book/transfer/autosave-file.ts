import type { Book } from '../book.ts'
import { AUTOSAVE_FILE } from '../storage/names.ts'
import { readSetting, settingRow } from '../storage/port.ts'

type PermissionOptions = { readonly mode: 'readwrite' }

/** The handle of a file to which the book is saved automatically. The database can store the handle. */
export interface AutosaveFile {
  readonly name: string
  getFile(): Promise<Blob>
  /** Opens a stream. When it is closed, its content replaces the file's. */
  createWritable(): Promise<{ write(blob: Blob): Promise<void>; close(): Promise<void> }>
  queryPermission?(options: PermissionOptions): Promise<PermissionState>
  /** Call this after a tap, because the browser asks the user. */
  requestPermission?(options: PermissionOptions): Promise<PermissionState>
}

interface PickerOptions {
  readonly suggestedName: string
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
}

declare global {
  var showSaveFilePicker: ((options: PickerOptions) => Promise<AutosaveFile>) | undefined
}

export const canChooseFile = (): boolean => typeof globalThis.showSaveFilePicker === 'function'

/** Lets the user choose a file; null if none was chosen. */
export async function chooseFile(suggestedName: string): Promise<AutosaveFile | null> {
  try {
    const types = [{ accept: { 'application/json': ['.json'] } }]
    return (await globalThis.showSaveFilePicker?.({ suggestedName, types })) ?? null
  } catch {
    return null
  }
}

const isAutosaveFile = (value: unknown): value is AutosaveFile =>
  typeof value === 'object' && value !== null && 'createWritable' in value && 'getFile' in value

export async function loadAutosaveFile({ storage }: Pick<Book, 'storage'>): Promise<AutosaveFile | null> {
  const value = await readSetting(storage, AUTOSAVE_FILE)
  return isAutosaveFile(value) ? value : null
}

/** Stores which file to use from now on; null for none. */
export const storeAutosaveFile = ({ storage }: Pick<Book, 'storage'>, file: AutosaveFile | null) =>
  storage.write([settingRow(AUTOSAVE_FILE, file ?? undefined)])

/** Whether the app may write to the file. `asked`: after a tap, so that the browser may ask the user. */
export async function mayWrite(file: AutosaveFile, asked: boolean): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const
  try {
    const now = (await file.queryPermission?.(mode)) ?? 'granted'
    if (now !== 'prompt' || !asked) return now === 'granted'
    return (await file.requestPermission?.(mode)) === 'granted'
  } catch {
    return false
  }
}

/** Rewrites the file and reads it back; false if that fails, or if the file has another content. */
export async function writeFile(file: AutosaveFile, blob: Blob): Promise<boolean> {
  try {
    const writing = await file.createWritable()
    await writing.write(blob)
    await writing.close()
    return await sameBytes(blob, await file.getFile())
  } catch {
    return false
  }
}

const PART = 1 << 20

const bytesFrom = async (blob: Blob, from: number) => new Uint8Array(await blob.slice(from, from + PART).arrayBuffer())

async function sameBytes(some: Blob, other: Blob): Promise<boolean> {
  if (some.size !== other.size) return false
  for (let from = 0; from < some.size; from += PART) {
    const [a, b] = await Promise.all([bytesFrom(some, from), bytesFrom(other, from)])
    if (!a.every((byte, at) => byte === b[at])) return false
  }
  return true
}
