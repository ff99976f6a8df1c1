import { MOST_LINE } from '../engine/text.ts'

/**
 * The lines of a text that comes in pieces. LF or CRLF ends a line, and nothing else does; the referee trims what is left of the
 * latter. Of a line without end no more is kept than shows that it is too long.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  const keep = (text: string): void => {
    line += text.slice(0, MOST_LINE + 1 - line.length)
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      keep(chunk.slice(from, end))
      yield line
      line = ''
      from = end + 1
    }
    keep(chunk.slice(from))
  }
  yield line
}
