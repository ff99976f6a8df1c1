import { parseCard, parseSuit, type Card, type Suit } from './cards.ts'
import { err, ok, type Result } from './result.ts'

/** A line of a record without its comment. */
export interface RecordLine {
  /** Counted from 1 in the file. */
  readonly number: number
  /** As entered, trimmed, without a byte order mark. */
  readonly text: string
  /** Its words in lower case. */
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

/** Why a text can't be read. `about` names the words it is about, the key or action first. */
export interface ReadProblem {
  readonly code: ReadProblemCode
  readonly line: number
  readonly about: readonly string[]
}

/** Characters of a line at most, without its comment. */
export const MOST_LINE = 10_000

const withoutComment = (raw: string): string => {
  const hash = raw.indexOf('#')
  return hash < 0 ? raw : raw.slice(0, hash)
}

export const isTooLong = (raw: string): boolean => withoutComment(raw).length > MOST_LINE

/**
 * A line of a record, or of what was typed, as parsers take it.
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

/** Signs that show nothing. A joiner or a variant that belongs to a sign before it, as in an emoji, is seen. */
export const HIDDEN_SIGNS =
  /(?<=^|\p{ASCII})(?:\u200c|\u200d|\p{Variation_Selector})|(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu

/** The first word that holds such a sign, as a problem of a line that was typed. */
export function hiddenIn(words: readonly string[]): Omit<ReadProblem, 'line'> | null {
  const word = words.find(each => each.search(HIDDEN_SIGNS) >= 0)
  return word === undefined ? null : { code: 'unknown-word', about: [word] }
}

export const problem = (code: ReadProblemCode, line: number, ...about: string[]): { ok: false; error: ReadProblem } =>
  err({ code, line, about })

/** The result of parsing an action; the caller adds the line. */
export type Read<T> = Result<T, Omit<ReadProblem, 'line'>>

export const unreadable = (
  code: ReadProblemCode,
  ...about: string[]
): { ok: false; error: Omit<ReadProblem, 'line'> } => err({ code, about })

/** Parses one word; else the problem. */
export interface Reader<T> {
  readonly read: (word: string) => T | null
  readonly code: ReadProblemCode
}

export const CARD: Reader<Card> = { read: parseCard, code: 'not-a-card' }
export const SUIT: Reader<Suit> = { read: parseSuit, code: 'not-a-suit' }

/** The one word behind `name`. */
export function readOne<A, Made>(
  name: string,
  words: readonly string[],
  reader: Reader<A>,
  make: (value: A) => Made,
): Read<Made> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', name)
  const value = reader.read(word)
  return value === null ? unreadable(reader.code, name, word) : ok(make(value))
}

/** The two words behind `name`. */
export function readTwo<A, B, Made>(
  name: string,
  words: readonly string[],
  [first, second]: readonly [Reader<A>, Reader<B>],
  make: (a: A, b: B) => Made,
): Read<Made> {
  const [word, ...rest] = words
  if (word === undefined || rest.length !== 1) return unreadable('word-count', name)
  const a = first.read(word)
  return a === null ? unreadable(first.code, name, word) : readOne(name, rest, second, b => make(a, b))
}

/** A word that nothing may follow. */
export const parseAlone = <T extends string>(type: T, rest: readonly string[]): Read<{ readonly type: T }> =>
  rest.length === 0 ? ok({ type }) : unreadable('word-count', type)

/** Everything behind the first word, as it was entered. */
export const restOf = (line: RecordLine): string => line.text.replace(/^\S+\s*/, '')

/** A head's key: its line, its value, and the lines of its block if it takes one. */
interface HeadKey {
  readonly line: RecordLine
  readonly values: readonly string[]
  readonly block: readonly RecordLine[]
}

/** The lines of a head by key, and their readers. */
export type Head = ReadonlyMap<string, HeadKey>
export type HeadRead<T> = Result<T, ReadProblem>

interface HeadShape {
  readonly keys: readonly string[]
  /** Keys that stand alone on their line and are followed by lines of the given form. */
  readonly blocks?: Readonly<Record<string, (line: RecordLine) => boolean>>
}

/** Head lines by key, each once. */
export function readHead(lines: readonly RecordLine[], shape: HeadShape): HeadRead<Head> {
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

/** A key's only word, one of `choices`; the first if the key is missing. */
export function choice<T extends string>(head: Head, key: string, choices: readonly [T, ...T[]]): HeadRead<T> {
  const found = head.get(key)
  if (!found) return ok(choices[0])
  const value = choices.find(each => each === found.values[0])
  return value !== undefined && found.values.length === 1
    ? ok(value)
    : problem('bad-value', found.line.number, key, found.values.join(' '))
}

/** The parts by name, or the first problem in their order. */
export function allOf<Read extends object>(parts: {
  readonly [Name in keyof Read]: HeadRead<Read[Name]>
}): HeadRead<Read> {
  const values: Partial<Read> = {}
  for (const name in parts) {
    const part = parts[name]
    if (!part.ok) return part
    values[name] = part.value
  }
  return ok(values as Read)
}

export const readAs = <T, Made>(read: HeadRead<T>, make: (value: T) => Made): HeadRead<Made> =>
  read.ok ? ok(make(read.value)) : read

/** A key's only word, a whole number from `least` to `most` without sign or leading zeros. */
export function wholeNumber(
  head: Head,
  key: string,
  range: { readonly least: number; readonly most: number; readonly otherwise: number },
): HeadRead<number> {
  const found = head.get(key)
  if (!found) return ok(range.otherwise)
  const word = found.values.length === 1 ? (found.values[0] ?? '') : ''
  const value = /^(0|[1-9]\d{0,5})$/.test(word) ? Number(word) : NaN
  return value >= range.least && value <= range.most
    ? ok(value)
    : problem('bad-value', found.line.number, key, found.values.join(' '))
}

/** `count` players' names as entered; `Player 1`, `Player 2`, … if the key is missing. */
export function playerNames(head: Head, defaults: readonly string[]): HeadRead<readonly string[]> {
  const found = head.get('players')
  if (!found) return ok(defaults)
  const names = restOf(found.line)
    .split(',')
    .map(name => name.trim())
  return names.length === defaults.length && names.every(name => name !== '')
    ? ok(names)
    : problem('player-count', found.line.number, String(defaults.length))
}

/** Two piles separated by `/`; `-` for an empty one. Both are empty if the key is missing. */
export function twoPiles<Pile extends object>(
  head: Head,
  key: string,
  parse: (words: readonly string[]) => Pile | null,
): HeadRead<readonly [Pile, Pile]> {
  const found = head.get(key)
  const text = found ? restOf(found.line) : '- / -'
  const piles = text.split('/').map(pile => parse(pile.trim() === '-' ? [] : pile.trim().split(/\s+/)))
  const [first, second] = piles
  return first && second && piles.length === 2
    ? ok([first, second])
    : problem('bad-value', found?.line.number ?? 0, key, text)
}

/** A name that a record can hold: not blank, and without what ends a name or a line there. */
export const isName = (name: string): boolean => name.trim() !== '' && !/[,#\r\n]/.test(name)

export function badNames(players: readonly string[]) {
  const names = players.filter(name => !isName(name))
  return names.length > 0 ? [{ code: 'bad-name', key: 'players', names } as const] : []
}
