import { pick } from './corpus.ts'

type Chance = () => number

const upTo = (next: Chance, most: number): number => Math.floor(next() * most)

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)])

const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  8.64e15,
  8.64e15 + 1,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
  '\u0000',
  '\u202eabc',
  '\u200b',
  '\ud800',
  '🂡',
  'x\ny',
  'a#b',
  '../..',
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  deep(60),
]

const WORDS = [
  'game',
  'play',
  'players',
  'legal',
  'stands',
  'undo',
  'pass',
  'swap',
  'correct',
  'turn',
  'place',
  'capture',
  'keep',
  'hand',
  'next',
  'ghost',
  'pair',
  'use',
  'wetice',
  'wellsix',
  'tennis',
  'grafa',
  'a1',
  'h6',
  'z99',
  '0,0',
  '-9999999,1',
  '99999999999999999999',
  'AS',
  'TD',
  'JOKER',
  '-0',
  '1e9',
  '#',
  '# match x~y 1 2',
  '# help off',
  '# app - easy',
  '\u202e',
  '\ufeff',
  ',',
  'deck',
  'deal',
  'target 0',
  'moves 999999',
]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns a value in which one part is changed, missing, or doubled. */
function bent(value: unknown, next: Chance): unknown {
  if (!isRecord(value) || next() < 0.15) return pick(next, NASTY)
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...value }
  const key = pick(next, Object.keys(copy))
  if (key === undefined) return pick(next, NASTY)
  const chance = next()
  if (chance < 0.1) Reflect.deleteProperty(copy, key)
  else if (chance < 0.15)
    copy[String(pick(next, ['more', '__proto__', 'format', 'app', 'help', 'shelved']))] = copy[key]
  else if (typeof copy[key] === 'string' && chance < 0.5) copy[key] = scratched(copy[key], next)
  else if (typeof copy[key] === 'number' && chance < 0.5) copy[key] = copy[key] + Math.round((next() - 0.5) * 6)
  else copy[key] = bent(copy[key], next)
  return copy
}

/** Returns a text of which a piece is lost, doubled, or replaced. */
export function scratched(text: string, next: Chance): string {
  const from = upTo(next, text.length + 1)
  const to = from + upTo(next, Math.min(40, text.length - from + 1))
  const chance = next()
  if (chance < 0.25) return text.slice(0, from) + text.slice(to)
  if (chance < 0.4) return text.slice(0, to) + text.slice(from)
  if (chance < 0.7) return `${text.slice(0, from)}${String(pick(next, WORDS))}${text.slice(to)}`
  if (chance < 0.9) return text.slice(0, from) + String.fromCharCode(upTo(next, 0xffff)) + text.slice(to)
  return text.slice(0, from) + String(pick(next, NASTY)) + text.slice(to)
}

/** Returns lines of which some are lost, doubled, reordered, or changed. */
function shuffledLines(lines: readonly string[], next: Chance): string[] {
  const copy = [...lines]
  const at = upTo(next, copy.length)
  const other = upTo(next, copy.length)
  const line = copy[at] ?? ''
  const chance = next()
  if (chance < 0.2) copy.splice(at, 1 + upTo(next, 3))
  else if (chance < 0.4) copy.splice(other, 0, line)
  else if (chance < 0.6) [copy[at], copy[other]] = [copy[other] ?? '', line]
  else if (chance < 0.65) copy.splice(at, 0, ...Array.from({ length: upTo(next, 300) }, () => line))
  else {
    const words = line.split(' ')
    words[upTo(next, words.length)] = String(pick(next, WORDS))
    copy[at] = words.join(' ')
  }
  return copy
}

const rounds = (next: Chance): number => 1 + upTo(next, 4)

export function mutatedRecord(text: string, next: Chance): string {
  let now = text
  for (let left = rounds(next); left > 0; left--) {
    now = next() < 0.6 ? shuffledLines(now.split('\n'), next).join('\n') : scratched(now, next)
  }
  return next() < 0.05 ? now.replaceAll('\n', '\r\n') : now
}

/** A backup's rows, one per line, without its first and last line. */
export const rowsIn = (backup: string): string[] => backup.trimEnd().split('\n').slice(1, -1).map(withoutComma)

const withoutComma = (line: string): string => line.replace(/,$/, '')

function bentRow(row: string, next: Chance): string {
  const parsed: unknown = JSON.parse(row)
  return JSON.stringify(bent(parsed, next)) ?? 'null'
}

/** Changes rows so that most of them remain valid JSON. */
export function mutatedRows(rows: readonly string[], next: Chance): string[] {
  let now = [...rows]
  for (let left = rounds(next); left > 0; left--) {
    const at = upTo(next, now.length)
    const chance = next()
    if (chance < 0.6) {
      try {
        now[at] = bentRow(now[at] ?? '', next)
      } catch {
        now[at] = scratched(now[at] ?? '', next)
      }
    } else if (chance < 0.8) now = shuffledLines(now, next)
    else now[at] = scratched(now[at] ?? '', next)
  }
  return now.map(row => row.replaceAll('\n', ' '))
}

/** Returns the bytes of a text, some of them replaced, and sometimes cut off. */
export function mutatedBytes(text: string, next: Chance): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(new TextEncoder().encode(text))
  for (let left = rounds(next) * 2; left > 0; left--) bytes[upTo(next, bytes.length)] = upTo(next, 256)
  return next() < 0.3 ? bytes.slice(0, upTo(next, bytes.length)) : bytes
}
