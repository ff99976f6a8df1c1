import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { LANGUAGE } from '../../src/book/storage/names.ts'
import { foreignTo } from '../tooling/house/foreign.ts'
import { REQUIRED_WORDS } from '../tooling/house/whole.ts'
import { LONG, type Served } from './app.ts'

type Dictionary = ReadonlyMap<string, ReadonlySet<string>>

const ABOUT: readonly (readonly unknown[])[] = [[], [0], [1], [2], [3], [4], ['A', 4], ['S'], ['H'], ['D'], ['C'], ['wetice'], ['Ann'], ['Ann', 1], [1, 2], ['S', 3]] // oxfmt-ignore

const call = (words: (...about: unknown[]) => unknown, about: readonly unknown[]): unknown => {
  try {
    return words(...about)
  } catch {
    return undefined
  }
}

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

interface Tongue {
  readonly language: string
  readonly words: Dictionary
  /** Returns the parts of a text that don't belong to the language; see `foreignTo`. */
  readonly foreign: (text: string) => readonly string[]
}

const spoken = new WeakMap<Page, Tongue>()

/** Translates an English text, or the beginning of one, to the page's language; on an English page, returns the text itself. */
export function said(page: Page, english: string): readonly string[] {
  const words = spoken.get(page)?.words
  if (!words) return [english]
  return [...(words.get(english) ?? startingWith(page, english))]
}

/** Translates all English texts that begin with these words to the page's language. */
export const startingWith = (page: Page, english: string): readonly string[] =>
  [...(spoken.get(page)?.words ?? [])].flatMap(([whole, others]) => (whole.startsWith(english) ? [...others] : []))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Translates an English name to the page's language. In a pattern, translates the words between `^` and `$`. */
export function named(page: Page, name: string | RegExp): string | RegExp {
  if (!spoken.has(page)) return name
  const source = typeof name === 'string' ? `^${name}$` : name.source
  const words = said(page, source.replaceAll(/[\^$\\]/g, '').trim())
  if (words.length === 0) throw new Error(`No word for ${source}`)
  // A number that the English pattern doesn't contain may be any number.
  const anyNumber = (text: string): string => (/\d/.test(source) ? text : text.replaceAll(/\d+/g, String.raw`\d+`))
  const ways = words.map(word => anyNumber(escaped(word))).join('|')
  return new RegExp(`${source.startsWith('^') ? '^' : ''}(${ways})${source.endsWith('$') ? '$' : ''}`)
}

/** A selector such as `[aria-label^="…"]` that finds an element by its English words in the page's language. */
export const labelled = (page: Page, english: string, within: string): string =>
  said(page, english)
    .map(word => `${within} [aria-label^="${word}"]`)
    .join(', ')

/** Matches a name that begins with the translation, such as `hearts, 3`. */
export const beginning = (page: Page, english: string, more = ''): RegExp =>
  new RegExp(`^(${said(page, english).map(escaped).join('|')})${more}`)

export const speaksEnglish = (page: Page): boolean => !spoken.has(page)

/** Lets tests find the elements of a page in this language by their English names. */
export async function understand(page: Page, language: string): Promise<void> {
  spoken.set(page, { words: await dictionaryOf(language), foreign: foreignTo(language), language })
}

/** Opens the app in this language, by its settings. */
export async function speak(page: Page, served: Served, language: string): Promise<void> {
  if (language === 'en') return
  await understand(page, language)
  if (!page.url().startsWith(served.url)) await page.goto(served.url)
  await page.evaluate(([name, code]) => localStorage.setItem(name, code), [LANGUAGE, language] as const)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Names and the text of records are left out. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const isData = node.parentElement?.closest('script, noscript, style, textarea, pre, code, bdi')
      if (node.nodeValue?.trim() && !isData) texts.push(node.nodeValue.trim())
    }
    const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'] // oxfmt-ignore
    for (const element of document.querySelectorAll('body *'))
      for (const name of SAID) if (element.hasAttribute(name)) texts.push(element.getAttribute(name) ?? '')
    return [...new Set(texts.filter(text => !text.startsWith('game ')))]
  })

/**
 * Finds English words and broken sentences on a page in another language, and expects the right `lang`. Ignores texts that
 * match `same`. Doesn't check an English page.
 */
export async function foreignOn(page: Page, same: RegExp): Promise<readonly string[]> {
  const tongue = spoken.get(page)
  if (!tongue) return []
  expect(await page.getAttribute('html', 'lang')).toBe(tongue.language)
  const texts = (await textsOf(page)).map(text => text.replaceAll(same, ''))
  return texts.flatMap(text => tongue.foreign(text).map(word => `${word}: ${text}`))
}

/** Names are the same in all languages. */
const NAMES = /Ann|Bob|Cat|Dee|Ada|Ben|Cem|Player \d/g

export const expectNoEnglish = async (page: Page): Promise<void> => expect(await foreignOn(page, NAMES)).toEqual([])

/** Runs tests in English and, in a long run, in the other languages. */
export const EACH = LANGUAGES.map(language => ({
  language,
  title: language === 'en' ? '' : `: ${language}`,
  details: language === 'en' ? {} : LONG,
}))
