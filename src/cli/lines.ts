import { createReadStream, fstatSync } from 'node:fs'
import { HIDDEN_CHARACTERS, MAX_LINE } from '../engine/index.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'
import { LANGUAGES, parseLanguage, runInLanguage } from './language.ts'

/** Characters that control the terminal or the text direction, or end a line. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes control characters, so that a text stays on one line and doesn't affect the terminal. JSON keeps its meaning. */
export const escapeControls = (text: string): string => text.replace(CONTROLS, escaped)

/** Replaces invisible characters with their code points. */
export const escapeInvisible = (text: string): string => text.replace(HIDDEN_CHARACTERS, escaped)

/** Returns why something failed, in a form that can be printed. */
export const reasonOf = (error: unknown): string =>
  escapeControls(error instanceof Error ? error.message : String(error))

/** Reads a file in chunks; `-` is standard input. Throws if standard input is a folder, because Node would read it as an empty text. */
export function openText(file: string): AsyncIterable<string> {
  const isInput = file === '-'
  if (isInput && fstatSync(process.stdin.fd).isDirectory()) throw new Error(WORDS.folder)
  return (isInput ? process.stdin : createReadStream(file)).setEncoding('utf8')
}

/**
 * Runs a command in the language of `--lang`. `command` returns the exit status, or null for invalid arguments; then `usage` is printed and
 * the status is 2.
 */
export async function runCommand(usage: string, command: (words: string[]) => Promise<number> | null): Promise<void> {
  watchOutput()
  const { language, rest } = parseLanguage(process.argv.slice(2))
  if (language !== null && !LANGUAGES.includes(language)) {
    process.stderr.write(`${WORDS.languages(LANGUAGES)}\n`)
    process.exitCode = 2
    return
  }
  const status = await (language === null ? command(rest) : runInLanguage(language, rest))
  if (status === null) process.stderr.write(`${usage}\n`)
  process.exitCode = status ?? 2
}

/** Returns the exit status; 2 if the file can't be read, and prints why. `name` must be printable. */
export const exitStatusOf = (name: string, status: Promise<number>): Promise<number> =>
  status.catch((error: unknown) => {
    process.stderr.write(`${WORDS.unread(name, reasonOf(error))}\n`)
    return 2
  })

function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`${WORDS.unwritten(escapeControls(error.message))}\n`)
    process.exit(2)
  })
}

/** Prints a line, and waits if the output's buffer is full. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${escapeControls(line)}\n`))
    await new Promise(resolve => process.stdout.once('drain', resolve))
}

/**
 * Yields the lines of a text that arrives in chunks. Lines end with LF or CRLF; the referee removes the CR. Of a line that is too long, only
 * enough is yielded to show that it is.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  const keep = (text: string): void => {
    line += text.slice(0, MAX_LINE + 1 - line.length)
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
