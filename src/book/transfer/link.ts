import { err, ok, type Result } from '../../engine/result.ts'
import { isDataComment } from './comments.ts'
import { checksum } from '../storage/copy.ts'

/** The maximum lengths, in characters, of a packed record in a link, and of the record itself. */
const MAX_LINK = 60_000
const MAX_TEXT = 400_000

/** Packs a record for the fragment of a URL. Leaves out comments that an import ignores, such as undone moves. */
export async function packRecord(text: string): Promise<Result<string, 'too-long'>> {
  const lines = text
    .split('\n')
    .filter(line => line !== '' && (!line.trimStart().startsWith('#') || isDataComment(line)))
  const record = lines.join('\n')
  if (record.length > MAX_TEXT) return err('too-long')
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))
  return packed.length > MAX_LINK ? err('too-long') : ok(packed)
}

/** Unpacks a record from the fragment of a URL; null if it isn't valid. */
export async function unpackRecord(packed: string): Promise<string | null> {
  if (packed.length > MAX_LINK || !/^[\w-]+$/.test(packed)) return null
  try {
    const bytes = fromBase64(packed)
    return await textIn(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}

/** Null if the text is too long: a short link may unpack to a huge text. */
async function textIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_TEXT) {
      await reader.cancel()
      return null
    }
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

/** In characters. With more, the code's squares would be too small on a small phone. */
const MAX_IN_CODE = 1_000
/** The milliseconds for which each of several codes is shown: long enough for a camera; and no square flashes more than twice a second. */
export const MS_PER_CODE = 250
const MAX_IN_PART = 1_000
const MAX_PARTS = 64

/** One of several codes; `number` counts from 1. */
export interface Part {
  readonly whole: string
  readonly number: number
  readonly of: number
  readonly text: string
}

/** The parts of one text read so far, in order; null for missing ones. */
export interface Collected {
  readonly whole: string
  readonly texts: readonly (string | null)[]
}

/** `foreign`: the part belongs to another text. `damaged`: all parts were read, but the checksum of the whole text is wrong. */
type AddPartResult =
  | { readonly type: 'taken' | 'known' | 'foreign'; readonly collected: Collected }
  | { readonly type: 'whole'; readonly text: string }
  | { readonly type: 'damaged' }

const PART = /^tableside:([0-9a-f]{8}):(\d{1,3})\/(\d{1,3}):([0-9a-f]{8}):(.+)$/s

const sealed = ({ whole, number, of, text }: Part): string =>
  `tableside:${whole}:${number}/${of}:${checksum(`${whole} ${number}/${of} ${text}`)}:${text}`

/**
 * Returns the contents of the codes for a link. If it fits into one code, any camera app can read this code. Otherwise
 * the codes contain parts of the fragment, and only this app can read them. Empty if the link is too long.
 */
export function codeTextsFor(link: string): readonly string[] {
  const text = link.slice(link.indexOf('#'))
  if (text.length <= MAX_IN_CODE) return [link]
  const of = Math.ceil(text.length / MAX_IN_PART)
  if (of > MAX_PARTS) return []
  const size = Math.ceil(text.length / of)
  const whole = checksum(text)
  return Array.from({ length: of }, (_, index) =>
    sealed({ whole, number: index + 1, of, text: text.slice(index * size, (index + 1) * size) }),
  )
}

/** Reads the part in a code; null if the code isn't a part or is damaged. */
export function readPart(code: string): Part | null {
  const [, whole = '', number, of, , text = ''] = PART.exec(code) ?? []
  const part = { whole, number: Number(number), of: Number(of), text }
  const isOne = part.number >= 1 && part.number <= part.of && part.of <= MAX_PARTS
  return isOne && sealed(part) === code ? part : null
}

export function addPart(collected: Collected | null, { whole, number, of, text }: Part): AddPartResult {
  const before = collected ?? { whole, texts: Array.from({ length: of }, () => null) }
  if (before.whole !== whole || before.texts.length !== of) return { type: 'foreign', collected: before }
  if (before.texts[number - 1] !== null) return { type: 'known', collected: before }
  const texts = before.texts.with(number - 1, text)
  if (texts.includes(null)) return { type: 'taken', collected: { whole, texts } }
  const all = texts.join('')
  return checksum(all) === whole ? { type: 'whole', text: all } : { type: 'damaged' }
}

export const collectedCount = ({ texts }: Collected): number => texts.filter(text => text !== null).length
