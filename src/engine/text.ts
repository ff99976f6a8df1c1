import { parseCard, parseSuit, type Card, type Suit } from './cards.ts'
import { err, ok, type Result } from './result.ts'

/** A line of a record without its comment. */
export interface RecordLine {
  /** The line number in the file, counted from 1. */
  readonly number: number
  /** The trimmed text, without a byte order mark. */
  readonly text: string
  /** The words in lower case. */
  readonly words: readonly string[]
}

const READ_PROBLEMS = [
  'line-too-long',
  'head-too-long',
  'not-utf8',
  'no-game',
  'unknown-game',
  'no-play',
  'unknown-key',
  'key-twice',
  'missing-key',
  'bad-value',
  'needs-key',
  'player-count',
  'word-count',
  'not-a-cell',
  'not-a-suit',
  'not-a-rank',
  'not-a-card',
  'not-a-number',
  'not-a-player',
  'unknown-word',
  'setup',
] as const
export type ReadProblemCode = (typeof READ_PROBLEMS)[number]

/** Why a text can't be read. `about` lists the words at fault, after the key or action that they belong to. */
export interface ReadProblem {
  readonly code: ReadProblemCode
  readonly line: number
  readonly about: readonly string[]
}

/** The maximum number of characters in a line, not counting its comment. */
export const MAX_LINE = 10_000

const withoutComment = (raw: string): string => {
  const hash = raw.indexOf('#')
  return hash < 0 ? raw : raw.slice(0, hash)
}

export const isTooLong = (raw: string): boolean => withoutComment(raw).length > MAX_LINE

/**
 * Splits a line of a record, or a typed line, into words for the parsers.
 *
 * @example
 * ```ts
 * readLine('  Swap A1 C4 # the wild one', 7) // → { number: 7, text: 'Swap A1 C4', words: ['swap', 'a1', 'c4'] }
 * ```
 */
export function readLine(raw: string, number: number): RecordLine {
  const text = withoutComment(raw).trim()
  return { number, text, words: text === '' ? [] : text.toLowerCase().split(/\s+/) }
}

/** Matches invisible characters. A joiner or variation selector is allowed after a character beyond ASCII, as in an emoji. */
export const HIDDEN_CHARACTERS =
  /(?<=^|\p{ASCII})(?:\u200c|\u200d|\p{Variation_Selector})|(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu

/** The first word that contains an invisible character, as a problem of a typed line; null if none does. */
export function hiddenCharacterIn(words: readonly string[]): Omit<ReadProblem, 'line'> | null {
  const word = words.find(each => each.search(HIDDEN_CHARACTERS) >= 0)
  return word === undefined ? null : { code: 'unknown-word', about: [word] }
}

export const problem = (code: ReadProblemCode, line: number, ...about: string[]): { ok: false; error: ReadProblem } =>
  err({ code, line, about })

/** The result of parsing an action. The caller adds the line number. */
export type ReadResult<T> = Result<T, Omit<ReadProblem, 'line'>>

export const unreadable = (
  code: ReadProblemCode,
  ...about: string[]
): { ok: false; error: Omit<ReadProblem, 'line'> } => err({ code, about })

/** Parses one word. `code` is the problem if `read` returns null. */
export interface Reader<T> {
  readonly read: (word: string) => T | null
  readonly code: ReadProblemCode
}

export const CARD: Reader<Card> = { read: parseCard, code: 'not-a-card' }
export const SUIT: Reader<Suit> = { read: parseSuit, code: 'not-a-suit' }

/** Parses the only argument of the action `name`. */
export function readOneArgument<A, Made>(
  name: string,
  words: readonly string[],
  reader: Reader<A>,
  make: (value: A) => Made,
): ReadResult<Made> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', name)
  const value = reader.read(word)
  return value === null ? unreadable(reader.code, name, word) : ok(make(value))
}

export function readTwoArguments<A, B, Made>(
  name: string,
  words: readonly string[],
  [first, second]: readonly [Reader<A>, Reader<B>],
  make: (a: A, b: B) => Made,
): ReadResult<Made> {
  const [word, ...rest] = words
  if (word === undefined || rest.length !== 1) return unreadable('word-count', name)
  const a = first.read(word)
  return a === null ? unreadable(first.code, name, word) : readOneArgument(name, rest, second, b => make(a, b))
}

export const parseWithoutArguments = <T extends string>(
  type: T,
  rest: readonly string[],
): ReadResult<{ readonly type: T }> => (rest.length === 0 ? ok({ type }) : unreadable('word-count', type))

export const textAfterFirstWord = (line: RecordLine): string => line.text.replace(/^\S+\s*/, '')

interface HeadKey {
  readonly line: RecordLine
  readonly values: readonly string[]
  readonly block: readonly RecordLine[]
}

export type Head = ReadonlyMap<string, HeadKey>
export type HeadResult<T> = Result<T, ReadProblem>

interface HeadShape {
  readonly keys: readonly string[]
  /** Keys without a value on their line, each with a test for the lines of the block that follows it. */
  readonly blocks?: Readonly<Record<string, (line: RecordLine) => boolean>>
}

/** Reads the lines of a head. It is a problem if a key is unknown or occurs twice, or if its value is missing or not allowed. */
export function readHead(lines: readonly RecordLine[], shape: HeadShape): HeadResult<Head> {
  const head = new Map<string, HeadKey>()
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const key = line?.words[0]
    if (!line || key === undefined) continue
    const belongs = Object.hasOwn(shape.blocks ?? {}, key) ? shape.blocks?.[key] : undefined
    if (!belongs && !shape.keys.includes(key)) return problem('unknown-key', line.number, key)
    if (head.has(key)) return problem('key-twice', line.number, key)
    const values = line.words.slice(1)
    const block: RecordLine[] = []
    if (belongs) {
      if (values.length > 0) return problem('bad-value', line.number, key, values.join(' '))
      for (let next = lines[i + 1]; next && belongs(next); next = lines[i + 1]) {
        block.push(next)
        i++
      }
    } else if (values.length === 0) {
      return problem('bad-value', line.number, key, '')
    }
    head.set(key, { line, values, block })
  }
  return ok(head)
}

/** Reads a key's value, one of `choices`. The first choice is the default. */
export function readChoice<T extends string>(head: Head, key: string, choices: readonly [T, ...T[]]): HeadResult<T> {
  const found = head.get(key)
  if (!found) return ok(choices[0])
  const value = choices.find(each => each === found.values[0])
  return value !== undefined && found.values.length === 1
    ? ok(value)
    : problem('bad-value', found.line.number, key, found.values.join(' '))
}

/** Returns the values of all parts, or the first problem. */
export function combineParts<Read extends object>(parts: {
  readonly [Name in keyof Read]: HeadResult<Read[Name]>
}): HeadResult<Read> {
  const values: Partial<Read> = {}
  for (const name in parts) {
    const part = parts[name]
    if (!part.ok) return part
    values[name] = part.value
  }
  return ok(values as Read)
}

export const mapResult = <T, Made>(read: HeadResult<T>, make: (value: T) => Made): HeadResult<Made> =>
  read.ok ? ok(make(read.value)) : read

/** Reads a key's value, an integer from `least` to `most` without a sign or leading zeros; `otherwise` if the key is missing. */
export function readWholeNumber(
  head: Head,
  key: string,
  range: { readonly least: number; readonly most: number; readonly otherwise: number },
): HeadResult<number> {
  const found = head.get(key)
  if (!found) return ok(range.otherwise)
  const word = found.values.length === 1 ? (found.values[0] ?? '') : ''
  const value = /^(0|[1-9]\d{0,5})$/.test(word) ? Number(word) : NaN
  return value >= range.least && value <= range.most
    ? ok(value)
    : problem('bad-value', found.line.number, key, found.values.join(' '))
}

/** Reads as many names as there are defaults, which apply if the key is missing. */
export function readPlayerNames(head: Head, defaults: readonly string[]): HeadResult<readonly string[]> {
  const found = head.get('players')
  if (!found) return ok(defaults)
  const names = textAfterFirstWord(found.line)
    .split(',')
    .map(name => name.trim())
  return names.length === defaults.length && names.every(name => name !== '')
    ? ok(names)
    : problem('player-count', found.line.number, String(defaults.length))
}

/** Reads two piles separated by `/`; `-` is an empty pile. If the key is missing, both are empty. */
export function readTwoPiles<Pile extends object>(
  head: Head,
  key: string,
  parse: (words: readonly string[]) => Pile | null,
): HeadResult<readonly [Pile, Pile]> {
  const found = head.get(key)
  const text = found ? textAfterFirstWord(found.line) : '- / -'
  const piles = text.split('/').map(pile => parse(pile.trim() === '-' ? [] : pile.trim().split(/\s+/)))
  const [first, second] = piles
  return first && second && piles.length === 2
    ? ok([first, second])
    : problem('bad-value', found?.line.number ?? 0, key, text)
}

/** Whether a record can contain a name: it isn't blank, and has no comma, `#` or line break. */
export const isName = (name: string): boolean => name.trim() !== '' && !/[,#\r\n]/.test(name)

export function checkNames(players: readonly string[]) {
  const names = players.filter(name => !isName(name))
  return names.length > 0 ? [{ code: 'bad-name', key: 'players', names } as const] : []
}
