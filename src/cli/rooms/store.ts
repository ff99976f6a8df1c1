import { randomBytes } from 'node:crypto'
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The hashes of a room's keys for writing and for asking; '' if asking is not allowed. */
export interface KeyHashes {
  readonly writer: string
  readonly asker: string
}

/** A stored room: its keys, and its entries as lines of JSON. */
export interface StoredRoom extends KeyHashes {
  readonly entries: readonly string[]
}

export type RoomMessage =
  | { readonly type: 'entries'; readonly from: number; readonly lines: readonly string[] }
  | { readonly type: 'ask' | 'notice'; readonly wish: string }
  | { readonly type: 'gone' }

/** Storage of rooms by the hashes of their ids. Acknowledged writes survive if the server is killed. */
export interface RoomStore {
  make(room: string, keys: KeyHashes): Promise<void>
  read(room: string): Promise<StoredRoom | null>
  /** Returns false, and writes nothing, if `from` isn't the next number or the room doesn't exist. */
  append(room: string, from: number, lines: readonly string[]): Promise<boolean>
  remove(room: string): Promise<void>
  /** Removes rooms that were not written to since `before`, in milliseconds since 1970. */
  forget(before: number): void
  /**
   * For servers that share rooms. Calls `listener` with news from any of them, or with null if some may have been missed, until the
   * returned function is called.
   */
  listen?(room: string, listener: (news: RoomMessage | null) => void): Promise<() => void>
  publish?(room: string, news: RoomMessage): Promise<void>
  /** Whether the store answers now, and forwards messages from other servers; left out if it always does. Never rejects. */
  answers?(): Promise<boolean>
}

const ENDING = '.jsonl'
const LINE = 0x0a

/** A last line that was cut off when the server was killed was never acknowledged, so it is removed. */
function linesOf(file: string): readonly string[] {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf(LINE) + 1
  if (end < bytes.length) truncateSync(file, end)
  return bytes.subarray(0, end).toString().split('\n').slice(0, -1)
}

const APPEND_FLAGS = constants.O_WRONLY | constants.O_APPEND

async function writeThrough(file: string, flags: number | 'wx', text: string): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await handle.appendFile(text)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function forgetIn(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before) rmSync(file, { force: true })
  }
}

/** Stores each room in a file, with its keys on the first line. */
export function createFileStore(folder: string): RoomStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fileOf = (room: string): string => join(folder, room + ENDING)
  const counts = new Map<string, number>()

  async function read(room: string): Promise<StoredRoom | null> {
    counts.delete(room)
    const file = fileOf(room)
    if (!existsSync(file)) return null
    const [keys, ...entries] = linesOf(file)
    if (keys === undefined) return null
    counts.set(room, entries.length)
    const [writer = '', asker = ''] = keys.split(' ')
    return { writer, asker, entries }
  }

  return {
    async make(room, { writer, asker }) {
      // Renames a complete file, so that a room is either complete or missing.
      const temporary = join(folder, `${randomBytes(8).toString('hex')}.new`)
      await writeThrough(temporary, 'wx', `${writer} ${asker}\n`)
      await rename(temporary, fileOf(room))
    },
    read,
    async append(room, from, lines) {
      const count = counts.get(room) ?? (await read(room))?.entries.length
      if (count !== from) return false
      // The count is unknown until the write succeeds, because on a full disk half a line may have been written.
      counts.delete(room)
      try {
        await writeThrough(fileOf(room), APPEND_FLAGS, lines.map(line => `${line}\n`).join(''))
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
      counts.set(room, from + lines.length)
      return true
    },
    async remove(room) {
      counts.delete(room)
      await rm(fileOf(room), { force: true })
    },
    forget: before => forgetIn(folder, before),
  }
}
