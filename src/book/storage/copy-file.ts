import { type CopyClient, readCopyLine, type CopyAnswer, type CopyRequest } from './copy.ts'
import { COPY_FILE, COPY_FILE_NEXT, COPY_LOCK } from './names.ts'

/** In bytes. Other code can run between two reads. */
const PART = 1 << 16

/** Another window's worker may have the file open for a moment. `PAUSE` is in milliseconds. */
const TRIES = 40
const PAUSE = 25

type Access = Pick<FileSystemSyncAccessHandle, 'read' | 'write' | 'getSize' | 'truncate' | 'flush' | 'close'>

interface Folder {
  getFileHandle(
    name: string,
    options: { readonly create: boolean },
  ): Promise<{ createSyncAccessHandle(): Promise<Access> }>
  removeEntry(name: string): Promise<void>
}

const encoder = new TextEncoder()
const NEWLINE = 10

function append(access: Access, bytes: Uint8Array): void {
  const size = access.getSize()
  const last = new Uint8Array(1)
  const torn = size > 0 && access.read(last, { at: size - 1 }) === 1 && last[0] !== NEWLINE
  const text = torn ? new Uint8Array([NEWLINE, ...bytes]) : bytes
  const written = access.write(text, { at: size })
  access.flush()
  if (written < text.length) throw new Error('not all was written')
}

function part(access: Access, from: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, Math.min(PART, access.getSize() - from)))
  return bytes.slice(0, access.read(bytes, { at: from }))
}

async function open(handle: { createSyncAccessHandle(): Promise<Access> }): Promise<Access> {
  for (let tries = TRIES; ; tries--) {
    try {
      return await handle.createSyncAccessHandle()
    } catch (error) {
      if (tries === 0) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}

const COMPLETE = '{"complete":true}'

type LineFilter = (line: string) => boolean

const isIntact: LineFilter = line => readCopyLine(line).type !== 'damaged'

const isOfAnother =
  (match: string): LineFilter =>
  line => {
    const read = readCopyLine(line)
    return !('id' in read) || read.id !== match
  }

type InTurn = (work: () => Promise<CopyAnswer>) => Promise<CopyAnswer>

const oneWindow: InTurn = work =>
  'locks' in navigator && navigator.locks ? navigator.locks.request(COPY_LOCK, work) : work()

/** Reads and writes the file of the second copy, by default in the page's private folder. Works only in a worker. Windows take turns by a lock. */
export function createCopyFile(
  folder: () => Promise<Folder> = () => navigator.storage.getDirectory(),
  inTurn: InTurn = oneWindow,
): CopyClient {
  async function using<T>(file: string, work: (access: Access) => T): Promise<T> {
    const access = await open(await (await folder()).getFileHandle(file, { create: true }))
    try {
      return work(access)
    } finally {
      access.close()
    }
  }

  async function isThere(name: string): Promise<boolean> {
    return (await folder()).getFileHandle(name, { create: false }).then(
      () => true,
      () => false,
    )
  }

  async function keepOnly(keeps: LineFilter): Promise<CopyAnswer> {
    await rewrite(COPY_FILE, COPY_FILE_NEXT, keeps)
    await using(COPY_FILE_NEXT, access => append(access, encoder.encode(`${COMPLETE}\n`)))
    await finishRewrite()
    return { type: 'done' }
  }

  /** One of the two files is always complete. */
  async function finishRewrite(): Promise<void> {
    if (!(await isThere(COPY_FILE_NEXT))) return
    const length = COMPLETE.length + 1
    const end = await using(COPY_FILE_NEXT, access => part(access, Math.max(0, access.getSize() - length)))
    const isComplete = new TextDecoder().decode(end) === `${COMPLETE}\n`
    if (isComplete) await rewrite(COPY_FILE_NEXT, COPY_FILE, line => line !== COMPLETE)
    await (await folder()).removeEntry(COPY_FILE_NEXT)
  }

  async function rewrite(from: string, to: string, keeps: LineFilter): Promise<void> {
    await using(to, access => access.truncate(0))
    const decoder = new TextDecoder()
    let rest = ''
    for (let at = 0, ended = false; !ended;) {
      const bytes = await using(from, access => part(access, at))
      ended = bytes.length === 0
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = ended ? '' : (lines.pop() ?? '')
      const wanted = lines.filter(line => line !== '' && keeps(line)).map(line => `${line}\n`)
      if (wanted.length > 0) await using(to, access => append(access, encoder.encode(wanted.join(''))))
      at += bytes.length
    }
  }

  async function answer(request: CopyRequest): Promise<CopyAnswer> {
    await finishRewrite()
    switch (request.type) {
      case 'append':
        await using(COPY_FILE, access => append(access, encoder.encode(request.text)))
        return { type: 'done' }
      case 'read':
        return { type: 'part', part: (await using(COPY_FILE, access => part(access, request.from))).buffer }
      case 'forget':
        return keepOnly(isOfAnother(request.match))
      case 'clean':
        return keepOnly(isIntact)
    }
  }

  return request => inTurn(() => answer(request)).catch((): CopyAnswer => ({ type: 'failed' }))
}
