import { createReadStream, fstatSync } from 'node:fs'
import { HIDDEN_SIGNS, MOST_LINE } from '../engine/index.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'
import { LANGUAGES, languageIn, runIn } from './language.ts'

/** Controls of a terminal and of the direction of writing, and what ends a line elsewhere than here. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text without effects on the terminal, on one line. In JSON it keeps its value. */
export const printable = (text: string): string => text.replace(CONTROLS, escaped)

/** The text with invisible signs as numbers. */
export const visible = (text: string): string => text.replace(HIDDEN_SIGNS, escaped)

/** Why something failed, as it may be printed. */
export const reasonOf = (error: unknown): string => printable(error instanceof Error ? error.message : String(error))

/** The chunks of a file; `-` is standard input. Node reads a folder there as an empty text: it is refused, as by its name. */
export function openText(file: string): AsyncIterable<string> {
  const isInput = file === '-'
  if (isInput && fstatSync(process.stdin.fd).isDirectory()) throw new Error(WORDS.folder)
  return (isInput ? process.stdin : createReadStream(file)).setEncoding('utf8')
}

/** Runs a command with its arguments, in the language of `--lang`. Its result is the exit status; unknown arguments exit with 2 and print `usage`. */
export async function run(usage: string, command: (words: string[]) => Promise<number> | null): Promise<void> {
  watchOutput()
  const { language, rest } = languageIn(process.argv.slice(2))
  if (language !== null && !LANGUAGES.includes(language)) {
    process.stderr.write(`${WORDS.languages(LANGUAGES)}\n`)
    process.exitCode = 2
    return
  }
  const status = await (language === null ? command(rest) : runIn(language, rest))
  if (status === null) process.stderr.write(`${usage}\n`)
  process.exitCode = status ?? 2
}

/** The exit status for a file, whose name may be printed; 2, and why, if it can't be read. */
export const whereRead = (name: string, status: Promise<number>): Promise<number> =>
  status.catch((error: unknown) => {
    process.stderr.write(`${WORDS.unread(name, reasonOf(error))}\n`)
    return 2
  })

/** From now on a closed output ends the program silently, and other write errors end it with one line of explanation. */
function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`${WORDS.unwritten(printable(error.message))}\n`)
    process.exit(2)
  })
}

/** Prints a line, and waits if the reader is slower. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${printable(line)}\n`)) await new Promise(resolve => process.stdout.once('drain', resolve))
}

/**
 * The lines of a text that arrives in chunks, separated by LF or CRLF only; the referee trims the CR. Of an endless
 * line only enough is kept to show that it is too long.
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
