import type { Page } from '@playwright/test'
import { LANGUAGE } from '../../src/book/storage/names.ts'
import { REQUIRED_WORDS } from '../tooling/house/whole.ts'

/** By what English says: what a language says in its place. */
type Dictionary = ReadonlyMap<string, ReadonlySet<string>>

/** What sentences are about, as far as a few guesses find it: a number, a name, a suit, a game. */
const ABOUT: readonly (readonly unknown[])[] = [[], [1], [2], ['S'], ['H'], ['D'], ['C'], ['wetice'], ['Ann'], ['Ann', 1], [1, 2], ['S', 3]] // oxfmt-ignore

const call = (words: (...about: unknown[]) => unknown, about: readonly unknown[]): unknown => {
  try {
    return words(...about)
  } catch {
    return undefined
  }
}

/** Walks through the words of both in step. */
function pair(english: unknown, other: unknown, add: (english: string, other: string) => void, depth = 0): void {
  if (typeof english === 'string' && typeof other === 'string') add(english, other)
  else if (typeof english === 'function' && typeof other === 'function') {
    if (depth > 8) return
    for (const about of ABOUT) {
      const said = [english, other].map(each => call(each as (...about: unknown[]) => unknown, about))
      if (said.every(each => typeof each !== 'function')) pair(said[0], said[1], add, depth + 1)
    }
  } else if (english instanceof Object && other instanceof Object && depth < 8)
    for (const [name, value] of Object.entries(english)) pair(value, (other as Record<string, unknown>)[name], add, depth + 1) // oxfmt-ignore
}

async function readDictionary(language: string): Promise<Dictionary> {
  const words = new Map<string, Set<string>>()
  const add = (english: string, other: string): void => {
    words.set(english, (words.get(english) ?? new Set()).add(other))
  }
  const load = async (folder: string, file: string): Promise<Record<string, unknown>> =>
    (await import(`../../src/text/${folder}/${file}.ts`)) as Record<string, unknown>
  for (const [file, names] of REQUIRED_WORDS) {
    const [english, other] = [await load('en', file), await load(language, file)]
    for (const name of names) pair(english[name], other[name], add)
  }
  return words
}

const dictionaries = new Map<string, Promise<Dictionary>>()
const dictionaryOf = (language: string): Promise<Dictionary> => {
  const known = dictionaries.get(language) ?? readDictionary(language)
  dictionaries.set(language, known)
  return known
}

/** What each page speaks, where that isn't English. */
const spoken = new WeakMap<Page, Dictionary>()

/** How the page says what English says so, or begins so. In English that itself. */
export function said(page: Page, english: string): readonly string[] {
  const words = spoken.get(page)
  if (!words) return [english]
  const exact = words.get(english)
  if (exact) return [...exact]
  return [...words].flatMap(([whole, others]) => (whole.startsWith(english) ? [...others] : []))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A name by which English calls something, as the page calls it. Of a pattern, the words between `^` and `$` are looked up. */
export function named(page: Page, name: string | RegExp): string | RegExp {
  if (!spoken.has(page)) return name
  const source = typeof name === 'string' ? `^${name}$` : name.source
  const words = said(page, source.replaceAll(/[\^$\\]/g, '').trim())
  if (words.length === 0) throw new Error(`No word for ${source}`)
  return new RegExp(`${source.startsWith('^') ? '^' : ''}(${words.map(escaped).join('|')})${source.endsWith('$') ? '$' : ''}`)
}

/** The page speaks this language from its next address on; taps that are named in English find its words. */
export async function speak(page: Page, language: string): Promise<void> {
  if (language === 'en') spoken.delete(page)
  else spoken.set(page, await dictionaryOf(language))
  const set = ([name, code]: readonly [string, string]): void => localStorage.setItem(name, code)
  if (page.url().startsWith('http')) await page.evaluate(set, [LANGUAGE, language] as const)
}
