import { expect } from 'vitest'
import type { Section, RulingText } from '../../src/text/contract/rulebook.ts'

/** Every complete text of a rulebook. */
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

/**
 * The maximum numbers of characters on a phone of 360 px: a sentence has two lines, and a remedy has one.
 */
const MAX_LENGTH = { sentence: 72, remedy: 44 }

/** Expects a refusal to be so short that the Cancel button doesn't move on a low screen. */
export function expectShort(words: { readonly sentence: string; readonly remedy: string } | null): void {
  expect([words?.sentence, words?.sentence.length]).toEqual([
    words?.sentence,
    expect.toSatisfy((length: number) => length <= MAX_LENGTH.sentence),
  ])
  expect([words?.remedy, words?.remedy.length]).toEqual([
    words?.remedy,
    expect.toSatisfy((length: number) => length <= MAX_LENGTH.remedy),
  ])
}
