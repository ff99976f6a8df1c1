import { createReadStream } from 'node:fs'

/** The chunks of a file; `-` is standard input. */
export const openText = (file: string): AsyncIterable<string> =>
  (file === '-' ? process.stdin : createReadStream(file)).setEncoding('utf8')

/** LF or CRLF ends a line, and nothing else does; the referee trims what is left of the latter. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

/** Prints a line, and waits where nobody reads as fast. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await new Promise(resolve => process.stdout.once('drain', resolve))
}
