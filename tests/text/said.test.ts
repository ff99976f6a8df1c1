import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../.vite/words.ts'
import type { AnyRulebook } from '../../src/text/contract/rulebook.ts'
import { REQUIRED_WORDS } from '../tooling/house/whole.ts'
import { refereeTexts } from '../tooling/house/spoken.ts'

/** Values for the parameters of functions, by name. A function with any other parameter isn't called here. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  count: [1, 2, 5],
  matches: [1, 2],
  moves: [1, 2],
  points: [1, 2],
  round: [2],
  rounds: [1, 2],
  move: [5],
  number: [1, 2],
  step: [2],
  seat: [1],
  row: [3],
  line: [3],
  name: ['Ada'],
  player: ['Ada'],
  winner: ['Ada'],
  title: ['Grafa'],
  host: ['example.org'],
  text: ['…'],
  names: [['Ada'], ['Ada', 'Ben'], ['Ada', 'Ben', 'Cem']],
  players: [['Ada', 'Ben']],
  guests: [['Ada', 'Ben', 'Cem']],
  suit: ['H'],
  rank: ['K'],
  card: ['7H'],
  cell: ['c4'],
  cells: [['c4'], ['c4', 'd4']],
  cards: [['7H'], ['7H', '8S']],
  place: [1, 2],
  score: [12],
  scores: [[12, 9]],
  before: [1],
  after: [2],
  left: [1, 2],
  worth: [2],
  games: [1, 2],
  amount: [1, 2],
  difference: [3],
  columns: [8],
  rows: [6],
  year: [2026],
}

type Words = (...about: readonly unknown[]) => unknown

/** The lists of arguments with which a function is called; empty if a parameter isn't in `ARGUMENTS`. */
function callsOf(words: Words): readonly (readonly unknown[])[] {
  const [, many, one = ''] = /^(?:function\s*\w*)?\s*(?:\(([^)]*)\)|(\w+)\s*=>)/.exec(words.toString()) ?? []
  const names = (many ?? one).split(',').map(each => each.trim())
  return names
    .filter(name => name !== '')
    .map(name => ARGUMENTS[name] ?? [])
    .reduce<readonly (readonly unknown[])[]>((calls, values) => calls.flatMap(call => values.map(value => [...call, value])), [[]]) // oxfmt-ignore
}

function call(words: Words, about: readonly unknown[]): unknown {
  try {
    return words(...about)
  } catch {
    return null
  }
}

/** The strings in a value, and the strings that its functions return. */
function textsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === null || seen.has(value)) return []
  if (typeof value === 'function') return callsOf(value as Words).flatMap(about => textsIn(call(value as Words, about), new Set(seen))) // oxfmt-ignore
  if (typeof value !== 'object') return []
  return Object.values(value).flatMap(each => textsIn(each, new Set([...seen, value])))
}

/** The name of the stored file for a file of texts: its folder, or `common`. */
const areaOf = (file: string): string => (file.includes('/') ? file.replace(/\/.*/, '') : 'common')
const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !/undefined|NaN|\[object|^game /.test(text)
const linesOf = (texts: readonly string[]): string =>
  [...new Set(texts.filter(isText).map(text => text.replaceAll('\n', ' / ')))].sort().join('\n') + '\n'

describe.each(LANGUAGES)('%s', async language => {
  const read = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
    const path = new URL(`../../src/text/${language}/${file}.ts`, import.meta.url).href
    return (await import(path)) as Record<string, unknown>
  }
  const said = new Map<string, string[]>()
  const add = (area: string, texts: readonly string[]): void => void said.set(area, [...(said.get(area) ?? []), ...texts]) // oxfmt-ignore

  for (const [file, names] of REQUIRED_WORDS) {
    const words = await read(file)
    add(
      areaOf(file),
      names.flatMap(name => textsIn(words[name])),
    )
  }
  const games = await refereeTexts(
    [1, 2],
    60,
    async game => (await read(`${game}/index`))[`${game}Rulebook`] as AnyRulebook,
  )
  for (const { game, sentence } of games) add(game, [sentence])

  it.each([...said])('has the texts that are stored for %s', (area, texts) =>
    expect(linesOf(texts)).toMatchFileSnapshot(`said/${language}/${area}.txt`),
  )
})
