import type { AnyRulebook, RulingText, Section } from '../../text/en/rulebook.ts'
import { COMMON, SYNONYMS } from '../../text/en/pages/search.ts'

interface ShownRuling extends RulingText {
  readonly number: string
}

/** A section with its number in the book, and those of its rulings that are looked for. */
export interface ShownSection {
  readonly section: Section
  readonly number: number
  readonly rulings: readonly ShownRuling[]
}

/** What is looked for; all of it has to stand in one section, or in one ruling. */
export function wordsOf(query: string): readonly string[] {
  const words = query
    .replaceAll("'", '’')
    .toLowerCase()
    .split(/[\s?]+/)
    .filter(word => word !== '')
  const telling = words.filter(word => !COMMON.includes(word))
  return telling.length > 0 ? telling : words
}

/** A word, and what the rules may say for it. */
export const formsOf = (word: string): readonly string[] => [word, ...(SYNONYMS[word] ?? [])]

function holds(texts: readonly string[], words: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return words.every(word => formsOf(word).some(form => text.includes(form)))
}

function rulingsOf(book: AnyRulebook, { rulings }: Section): readonly ShownRuling[] {
  return rulings.flatMap(number => {
    const text = book.rulings[number]
    return text ? [{ number, ...text }] : []
  })
}

/** The sections that hold the words, with all their rulings, and those with a ruling that does, with that ruling alone. */
export function findSections(book: AnyRulebook, words: readonly string[]): readonly ShownSection[] {
  return book.sections.flatMap((section, index) => {
    const rulings = rulingsOf(book, section)
    const shown = { section, number: index + 1 }
    if (holds([section.title, ...section.text], words)) return [{ ...shown, rulings }]
    const found = rulings.filter(({ number, question, answer }) => holds([number, question, answer], words))
    return found.length > 0 ? [{ ...shown, rulings: found }] : []
  })
}

/** A section of one of the books. */
interface FoundSection extends ShownSection {
  readonly book: AnyRulebook
}

/** The sections of all books that hold the words. */
export const findInAll = (books: readonly AnyRulebook[], words: readonly string[]): readonly FoundSection[] =>
  words.length === 0 ? [] : books.flatMap(book => findSections(book, words).map(shown => ({ book, ...shown })))

/** A text cut at the words: what stands at odd places is one of them. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text]
  const patterns = words.map(word => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return text.split(new RegExp(`(${patterns.join('|')})`, 'gi'))
}
