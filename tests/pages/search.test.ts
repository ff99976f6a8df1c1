import { describe, expect, it } from 'vitest'
import { cutAt, findInAll, findSections, wordsOf } from '../../src/pages/rulebook/search.ts'
import { GAME_LIST } from '../../src/games/index.ts'
import { weticeBook } from '../../src/text/en/wetice/index.ts'
import type { AnyRulebook } from '../../src/text/en/rulebook.ts'

const RULEBOOKS = await Promise.all(GAME_LIST.map(({ rulebook }) => rulebook()))

const BOOK: AnyRulebook = {
  ...weticeBook,
  sections: [
    { id: 'swap', title: 'Swap', text: ['Swap two cards.', 'Or pass.'], rulings: ['W2'] },
    { id: 'fall', title: 'Fall', text: ['Cards slide down.'], rulings: ['W3', 'W4'] },
  ],
  rulings: {
    W2: { question: 'When?', answer: 'On your turn.' },
    W3: { question: 'How far?', answer: 'To the ground.' },
    W4: { question: 'Who owns it?', answer: 'The player’s turn decides.' },
  },
}

/** What is found, as `section: rulings`. */
const found = (query: string): string[] =>
  findSections(BOOK, wordsOf(query)).map(
    ({ section, number, rulings }) => `${number} ${section.id}: ${rulings.map(each => each.number).join(' ')}`,
  )

describe('searching a rulebook', () => {
  it.each([
    ['', ['1 swap: W2', '2 fall: W3 W4']],
    ['  ', ['1 swap: W2', '2 fall: W3 W4']],
    ['FALL', ['2 fall: W3 W4']],
    ['pass two', ['1 swap: W2']],
    ['cards', ['1 swap: W2', '2 fall: W3 W4']],
    ['turn', ['1 swap: W2', '2 fall: W4']],
    ['ground', ['2 fall: W3']],
    ['w4', ['2 fall: W4']],
    ["player's", ['2 fall: W4']],
    ['ground turn', []],
    ['castle', []],
  ])('for “%s” finds %j', (query, sections) => {
    expect(found(query)).toEqual(sections)
  })

  it('cuts a text at the words, whatever signs are in them', () => {
    expect(cutAt('Swap two, swap three.', ['swap', 'two,'])).toEqual(['', 'Swap', ' ', 'two,', ' ', 'swap', ' three.'])
    expect(cutAt('Four (4)?', ['(4)?'])).toEqual(['Four ', '(4)?', ''])
    expect(cutAt('Swap.', [])).toEqual(['Swap.'])
  })
})

describe.each(RULEBOOKS)('the rulebook of $title', book => {
  it('has every ruling beside a section, and no ruling that it does not know', () => {
    const cited = book.sections.flatMap(section => section.rulings)
    expect(new Set(cited)).toEqual(new Set(Object.keys(book.rulings)))
  })

  it('has no two sections of one name', () => {
    expect(new Set(book.sections.map(section => section.id)).size).toBe(book.sections.length)
  })
})

describe('one search over all rulebooks', () => {
  const first = (query: string): string[] =>
    findInAll(RULEBOOKS, wordsOf(query)).map(({ book, section }) => `${book.game} ${section.id}`)

  it.each([
    ['tie', ['wetice over', 'wellsix match', 'tennis winning-a-hand']],
    ['who starts', ['wetice cleanup', 'wellsix opening', 'tennis hand']],
    ['setup', ['wetice table', 'tennis seats', 'grafa layout']],
    ['undo', ['wetice mistakes', 'wellsix record', 'tennis entering', 'grafa seeing']],
    ['joker', ['wetice table', 'wellsix cards', 'tennis seats', 'grafa layout']],
  ])('knows what “%s” is called', (query, sections) => {
    expect(first(query)).toEqual(expect.arrayContaining(sections))
  })

  it('finds nothing where nothing is asked, or nothing is there', () => {
    expect(first('')).toEqual([])
    expect(first('castling')).toEqual([])
  })
})
