import { describe, expect, it } from 'vitest'
import { listGames } from '../../src/games/index.ts'
import { splitAtTerms } from '../../src/text/contract/rulebook.ts'
import { weticeRulebook } from '#text/wetice/index.ts'

const RULEBOOKS = await Promise.all(listGames().map(({ rulebook }) => rulebook()))

describe.each(RULEBOOKS)('the glossary of $title', book => {
  const { terms } = book

  it('is in alphabetical order, with each word once', () => {
    const names = terms.map(({ term }) => term)
    expect(names).toEqual([...new Set(names)].sort())
  })

  it('explains only words that the rules use', () => {
    const text = [
      ...book.sections.flatMap(section => section.text),
      ...Object.values(book.rulings).flatMap(({ question, answer }) => [question, answer]),
    ].join(' ').toLowerCase() // oxfmt-ignore
    const unused = terms.filter(({ id, forms }) => id !== 'ruling' && !forms.some(form => text.includes(form)))
    expect(unused).toEqual([])
  })

  it('is linked from the rules', () => {
    const linked = book.sections.flatMap(({ text }) => text.flatMap(each => splitAtTerms(each, terms)))
    expect(linked.filter(({ term }) => term !== null).length).toBeGreaterThan(5)
  })
})

describe('a text that is split at terms', () => {
  const { terms } = weticeRulebook
  const cut = (text: string): string[] => splitAtTerms(text, terms).flatMap(piece => (piece.term ? [piece.text] : []))

  it('has a link at the first occurrence of each whole word, and loses no character', () => {
    expect(cut('A match, and another match.')).toEqual(['match'])
    expect(cut('Swaps and a chain of links.')).toEqual(['Swaps', 'chain', 'links'])
    expect(cut('Unmatched prunes.')).toEqual([])
    const text = 'A run is a match.'
    expect(
      splitAtTerms(text, terms)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })
})
