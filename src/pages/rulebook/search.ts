import type { AnyRulebook, RulingText, Section } from '../../rulebook/words.ts'

export interface ShownRuling extends RulingText {
  readonly number: string
}

/** A section with its number in the book, and those of its rulings that are looked for. */
export interface ShownSection {
  readonly section: Section
  readonly number: number
  readonly rulings: readonly ShownRuling[]
}

/** What is looked for; all of it has to stand in one section, or in one ruling. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .replaceAll("'", '’')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')

function holds(texts: readonly string[], words: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return words.every(word => text.includes(word))
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

/** A text cut at the words: what stands at odd places is one of them. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text]
  const patterns = words.map(word => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return text.split(new RegExp(`(${patterns.join('|')})`, 'gi'))
}
