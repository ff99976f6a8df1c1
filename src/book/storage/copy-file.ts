import { matchOf, SETTLED, TROUBLED, type CopyAnswer, type CopyRequest } from './copy-rows.ts'
import { COPY_FILE, COPY_FILE_NEXT, COPY_LOCK } from './names.ts'

/** So much is read at once. */
const PART = 1 << 20
/** The last word on whether all was stored is looked for in so much of the end. */
const END = 1 << 16

/** A file may be open in the worker of another window for a moment. */
const TRIES = 40
const PAUSE = 25

type Access = FileSystemSyncAccessHandle

async function fileAt(name: string, create: boolean): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory()
  return folder.getFileHandle(name, { create })
}

async function isThere(name: string): Promise<boolean> {
  try {
    await fileAt(name, false)
    return true
  } catch {
    return false
  }
}

async function using<T>(file: string, work: (access: Access) => T): Promise<T> {
  const access = await open(await fileAt(file, true))
  try {
    return work(access)
  } finally {
    access.close()
  }
}

async function open(handle: FileSystemFileHandle): Promise<Access> {
  for (let tries = TRIES; ; tries--) {
    try {
      return await handle.createSyncAccessHandle()
    } catch (error) {
      if (tries === 0) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}

const encoder = new TextEncoder()
const NEWLINE = 10

/** After a torn line a new one begins. */
function append(access: Access, bytes: Uint8Array): void {
  const size = access.getSize()
  const last = new Uint8Array(1)
  const torn = size > 0 && access.read(last, { at: size - 1 }) === 1 && last[0] !== NEWLINE
  const text = torn ? new Uint8Array([NEWLINE, ...bytes]) : bytes
  const written = access.write(text, { at: size })
  access.flush()
  if (written < text.length) throw new Error('not all was written')
}

function part(access: Access, from: number, most: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, Math.min(most, access.getSize() - from)))
  return bytes.subarray(0, access.read(bytes, { at: from }))
}

async function stateNow(): Promise<CopyAnswer> {
  const [empty, end] = await using(COPY_FILE, access => {
    const size = access.getSize()
    return [size === 0, new TextDecoder().decode(part(access, Math.max(0, size - END), END))]
  })
  return { type: 'state', state: { empty, troubled: end.lastIndexOf(TROUBLED) > end.lastIndexOf(SETTLED) } }
}

async function read(from: number): Promise<CopyAnswer> {
  const bytes = await using(COPY_FILE, access => part(access, from, PART))
  return bytes.length > 0 ? { type: 'part', part: bytes.slice().buffer } : { type: 'end' }
}

/** Written anew beside it without the lines of a match, and then in its place. */
async function forget(match: string): Promise<CopyAnswer> {
  await rewrite(COPY_FILE, COPY_FILE_NEXT, line => matchOf(line) !== match)
  await using(COPY_FILE_NEXT, access => append(access, encoder.encode(`${COMPLETE}\n`)))
  await settle()
  return { type: 'done' }
}

const COMPLETE = '{"complete":true}'

/** What a kill has left half done is finished, or forgotten where it wasn't complete: one of the two files always is. */
async function settle(): Promise<void> {
  if (!(await isThere(COPY_FILE_NEXT))) return
  const end = await using(COPY_FILE_NEXT, access =>
    part(access, Math.max(0, access.getSize() - COMPLETE.length - 1), END),
  )
  if (new TextDecoder().decode(end) === `${COMPLETE}\n`) {
    await rewrite(COPY_FILE_NEXT, COPY_FILE, line => line !== COMPLETE)
  }
  const folder = await navigator.storage.getDirectory()
  await folder.removeEntry(COPY_FILE_NEXT)
}

async function rewrite(from: string, to: string, keeps: (line: string) => boolean): Promise<void> {
  await using(to, access => access.truncate(0))
  const decoder = new TextDecoder()
  let rest = ''
  for (let at = 0, ended = false; !ended;) {
    const bytes = await using(from, access => part(access, at, PART))
    ended = bytes.length === 0
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = ended ? '' : (lines.pop() ?? '')
    const kept = lines.filter(line => line !== '' && keeps(line)).map(line => `${line}\n`)
    if (kept.length > 0) await using(to, access => append(access, encoder.encode(kept.join(''))))
    at += bytes.length
  }
}

async function answer(request: CopyRequest): Promise<CopyAnswer> {
  await settle()
  switch (request.type) {
    case 'state':
      return stateNow()
    case 'append':
      await using(COPY_FILE, access => append(access, encoder.encode(request.text)))
      return { type: 'done' }
    case 'read':
      return read(request.from)
    case 'forget':
      return forget(request.match)
  }
}

/** The windows of one browser take turns. */
const inTurn = (work: () => Promise<CopyAnswer>): Promise<CopyAnswer> =>
  'locks' in navigator && navigator.locks ? navigator.locks.request(COPY_LOCK, work) : work()

/** Reads and writes the file, wherever that may be done: in a worker. */
export const askFile = (request: CopyRequest): Promise<CopyAnswer> =>
  inTurn(() => answer(request)).catch((): CopyAnswer => ({ type: 'failed' }))
