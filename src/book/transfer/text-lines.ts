import type { JobListener } from '../../jobs.ts'

/** In characters. The app never writes longer rows; of a longer line, only the beginning is yielded. */
const MAX_ROW = 8_000_000

/** In bytes. Other code can run between two reads. */
const READ = 1 << 16

const withoutComma = (line: string): string => line.trim().replace(/,$/, '')

/** Yields the lines of a file, without the commas at their ends. */
export async function* textLines(blob: Blob, { signal, progress }: JobListener<number>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let isCut = false
  for (let read = 0; read < blob.size; read += READ) {
    if (signal?.aborted) break
    const bytes = await blob.slice(read, read + READ).arrayBuffer()
    for (const [i, piece] of decoder.decode(bytes, { stream: true }).split('\n').entries()) {
      if (i > 0) {
        if (!isCut) yield withoutComma(rest)
        rest = ''
        isCut = false
      }
      if (!isCut) rest += piece
    }
    if (rest.length > MAX_ROW) {
      yield withoutComma(rest.slice(0, 100))
      rest = ''
      isCut = true
    }
    progress?.(Math.min(1, (read + READ) / blob.size))
  }
  yield withoutComma(rest)
}
