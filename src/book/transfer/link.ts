import { err, ok, type Result } from '../../engine/result.ts'
import { isReadBack } from './comments.ts'

/** Longer links are neither made nor read, and larger records neither packed nor unpacked. */
const MOST_LINK = 60_000
const MOST_TEXT = 400_000

/** A record packed for the fragment of an address. What was undone, and comments that nothing is read from, are left out. */
export async function packRecord(text: string): Promise<Result<string, 'too-long'>> {
  const lines = text.split('\n').filter(line => line !== '' && (!line.trimStart().startsWith('#') || isReadBack(line)))
  const record = lines.join('\n')
  if (record.length > MOST_TEXT) return err('too-long')
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))
  return packed.length > MOST_LINK ? err('too-long') : ok(packed)
}

/** The record in the fragment of an address; null where there is none. */
export async function unpackRecord(packed: string): Promise<string | null> {
  if (packed.length > MOST_LINK || !/^[\w-]+$/.test(packed)) return null
  try {
    const bytes = fromBase64(packed)
    return await textIn(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}

/** A small link may unpack to anything: reading stops at a size that no match has. */
async function textIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MOST_TEXT) {
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
