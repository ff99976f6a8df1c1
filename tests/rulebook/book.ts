import type { Section, RulingText } from '../../src/text/en/rulebook.ts'

/** Every text of a rulebook that stands by itself. */
export const textsOf = (book: {
  readonly title: string
  readonly tagline: string
  readonly source: { readonly author: string; readonly work: string }
  readonly sections: readonly Section[]
  readonly rulings: Readonly<Record<string, RulingText>>
}): readonly string[] => [
  book.title,
  book.tagline,
  ...(book.source.author === '' ? [] : [book.source.author]),
  book.source.work,
  ...book.sections.flatMap(section => [section.title, ...section.text]),
  ...Object.values(book.rulings).flatMap(({ question, answer }) => [question, answer]),
]
