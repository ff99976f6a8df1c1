import { randomBytes } from 'node:crypto'
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The hashes of a room's keys, to write and to ask; '' if nobody may ask. */
export interface Keys {
  readonly writer: string
  readonly asker: string
}

/** A stored room: its keys, and its entries, a line of JSON each. */
export interface StoredRoom extends Keys {
  readonly entries: readonly string[]
}

export type News =
  | { readonly type: 'entries'; readonly from: number; readonly lines: readonly string[] }
  | { readonly type: 'ask' | 'notice'; readonly wish: string }
  | { readonly type: 'gone' }

/** Storage of rooms by the hashes of their ids. Acknowledged writes survive a kill. */
export interface RoomStore {
  make(room: string, keys: Keys): Promise<void>
  read(room: string): Promise<StoredRoom | null>
  /** False, and nothing is written, if `from` is not the next number or there is no such room. */
  append(room: string, from: number, lines: readonly string[]): Promise<boolean>
  remove(room: string): Promise<void>
  /** Removes rooms not written to since this moment, in milliseconds since 1970. */
  forget(before: number): void
  /**
   * For servers that share rooms: calls with news from any of them, or null if some may be missed, until the returned function is called.
   */
  listen?(room: string, listener: (news: News | null) => void): Promise<() => void>
  publish?(room: string, news: News): Promise<void>
  /** Whether it answers now, and forwards other servers' messages; left out if it always does. Never rejects. */
  answers?(): Promise<boolean>
}

const ENDING = '.jsonl'
const LINE = 0x0a

/** All whole lines of a file. What a kill has cut off in the middle of a line was never acknowledged, and goes. */
function linesOf(file: string): readonly string[] {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf(LINE) + 1
  if (end < bytes.length) truncateSync(file, end)
  return bytes.subarray(0, end).toString().split('\n').slice(0, -1)
}

/** Appends to an existing file. */
const ADD = constants.O_WRONLY | constants.O_APPEND

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

/** Removes files that were last written before this moment, in milliseconds since 1970. */
function forgetIn(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before) rmSync(file, { force: true })
  }
}

/** A file a room, its keys on the first line. */
export function createFileStore(folder: string): RoomStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fileOf = (room: string): string => join(folder, room + ENDING)
  /** The number of entries of each room; if unknown, it is counted in the file. */
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
      // It is complete, or missing.
      const temporary = join(folder, `${randomBytes(8).toString('hex')}.new`)
      await writeThrough(temporary, 'wx', `${writer} ${asker}\n`)
      await rename(temporary, fileOf(room))
    },
    read,
    async append(room, from, lines) {
      const count = counts.get(room) ?? (await read(room))?.entries.length
      if (count !== from) return false
      // Unknown until the write succeeds: a disk that is full may have taken half a line.
      counts.delete(room)
      try {
        await writeThrough(fileOf(room), ADD, lines.map(line => `${line}\n`).join(''))
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
