import { execFileSync } from 'node:child_process'
import { literalsOf, type Literal } from './sentences.ts'
import { REQUIRED_WORDS } from './whole.ts'

/** A translator's open tasks, one per line. */
export interface Report {
  readonly missing: readonly string[]
  readonly older: readonly string[]
  readonly longer: readonly string[]
}

function missingIn(english: unknown, other: unknown, path: string): readonly string[] {
  if (other === undefined) return [path]
  // Each language has its own synonyms for players to type.
  if (/synonyms$/i.test(path) || typeof english !== 'object' || english === null || Array.isArray(english)) return []
  return Object.entries(english).flatMap(([name, value]) =>
    missingIn(value, (other as Readonly<Record<string, unknown>>)[name], `${path}.${name}`),
  )
}

const load = async (language: string, file: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const path = new URL(`../../../src/text/${language}/${file}.ts`, import.meta.url).href
    return (await import(/* @vite-ignore */ path)) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

export async function findMissing(language: string): Promise<readonly string[]> {
  const found = [...REQUIRED_WORDS].map(async ([file, names]) => {
    const [english, other] = [await load('en', file), await load(language, file)]
    return names.flatMap(name => missingIn(english[name], other[name], `${file}.ts: ${name}`))
  })
  return (await Promise.all(found)).flat()
}

/** Unix seconds; Infinity for uncommitted lines. */
function datesOf(file: string): readonly number[] {
  try {
    const blame = execFileSync('git', ['blame', '--line-porcelain', `src/text/${file}`], { encoding: 'utf8', maxBuffer: 2 ** 27, stdio: 'pipe' }) // oxfmt-ignore
    return [...blame.matchAll(/^committer-time (\d+)$/gm)].map(([, time]) => Number(time))
  } catch {
    return []
  }
}

/** The number under a name is part of the key, so that a text has the same key in two languages. */
function byKey(literals: readonly Literal[]): ReadonlyMap<string, Literal> {
  const counts = new Map<string, number>()
  return new Map(
    literals.map(literal => {
      const name = `${literal.file} ${literal.name}`
      const number = counts.get(name) ?? 0
      counts.set(name, number + 1)
      return [`${name} ${number}`, literal]
    }),
  )
}

const isLabel = (text: string): boolean => /^\p{Lu}[^.…?!]*$/u.test(text) && text.split(' ').length <= 3

/** The length that always fits on a button, and the maximum ratio of a longer label to its English label. */
const [ROOM, TIMES] = [20, 1.6]

export const isLonger = (english: string, text: string): boolean =>
  isLabel(english) && text.length > ROOM && text.length > TIMES * english.length

/**
 * The texts that a language lacks, the texts that are older than their English sentence, and the texts that are too long
 * for their button.
 */
export async function reportOn(language: string): Promise<Report> {
  const [english, other] = [byKey(literalsOf('en')), byKey(literalsOf(language))]
  const dates = new Map<string, readonly number[]>()
  const dateOf = (folder: string, { file, line }: Literal): number => {
    const path = `${folder}/${file}`
    const known = dates.get(path) ?? datesOf(path)
    dates.set(path, known)
    return known[line - 1] ?? Infinity
  }
  const pairs = [...other].flatMap(([key, text]) => {
    const original = english.get(key)
    return original && /\s/.test(original.text) ? [[original, text] as const] : []
  })
  const tell = ([{ text: before }, { file, line, text }]: readonly [Literal, Literal]): string =>
    `${file}:${line}: ${text} (${before})`
  return {
    missing: await findMissing(language),
    older: pairs.filter(([before, text]) => dateOf('en', before) > dateOf(language, text)).map(tell),
    longer: pairs.filter(([before, { text }]) => isLonger(before.text, text)).map(tell),
  }
}
