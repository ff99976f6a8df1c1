import { describe, expect, it } from 'vitest'
import {
  splitAtMatches,
  findInAllBooks,
  findSections,
  findTerms,
  bestSentenceOf,
  searchWordsOf,
} from '../../src/pages/rulebook/search.ts'
import { listGames } from '../../src/games/index.ts'
import { isKeyOf } from '../../src/lessons/lesson.ts'
import { weticeRulebook } from '#text/wetice/index.ts'
import type { AnyRulebook } from '../../src/text/contract/rulebook.ts'
import { byTurns } from '../runs.ts'

const RULEBOOKS = await Promise.all(listGames().map(({ rulebook }) => rulebook()))

const BOOK: AnyRulebook = {
  ...weticeRulebook,
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

/** The results of a search as `section: rulings`. */
const found = (query: string): string[] =>
  findSections(BOOK, searchWordsOf(query, [BOOK])).map(
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
    ['ground turn', ['2 fall: W3 W4', '1 swap: W2']],
    ['ide', []],
    ['castle', []],
  ])('for “%s” finds %j', (query, sections) => {
    expect(found(query)).toEqual(sections)
  })

  it('splits a text at the words that were found, whatever characters they contain', () => {
    expect(splitAtMatches('Swap two, swap three.', ['swap', 'two,'])).toEqual([
      '',
      'Swap',
      ' ',
      'two,',
      ' ',
      'swap',
      ' three.',
    ])
    expect(splitAtMatches('Four (4)?', ['(4)?'])).toEqual(['Four ', '(4)?', ''])
    expect(splitAtMatches('Swap.', [])).toEqual(['Swap.'])
  })
})

/** Questions that people ask at a table in their own words, with the sections that answer them. */
const QUESTIONS: readonly (readonly [game: string, question: string, ...sections: readonly string[]])[] = [
  ['wetice', 'do the cards I swap have to be adjacent', 'swap'],
  ['wetice', 'missed a match', 'mistakes', 'remove'],
  ['wetice', 'far apart', 'swap'],
  ['wetice', 'combo', 'fall'],
  ['wetice', 'stalemate', 'over'],
  ['wetice', 'no moves left', 'over', 'swap'],
  ['wetice', 'three suits', 'give'],
  ['wetice', 'who gets a new suit', 'remove'],
  ['wetice', 'what do I do with the kings', 'table'],
  ['wetice', 'diagonal', 'match'],
  ['wetice', 'who goes first', 'cleanup'],
  ['wetice', 'can I skip my turn', 'swap', 'over'],
  ['wetice', 'what if we entered a card wrong', 'mistakes'],
  ['wetice', 'how many points is a card', 'over'],
  ['wetice', 'gravity', 'fall'],
  ['wetice', 'playing alone', 'solitaire'],
  ['wetice', 'does an L count once', 'match'],
  ['wetice', 'opponent made an illegal swap', 'irregular'],
  ['wellsix', 'split in two', 'isolation'],
  ['wellsix', 'can an ace beat a king', 'capture'],
  ['wellsix', 'how many moves do I have', 'turns'],
  ['wellsix', 'can I take my own card', 'capture'],
  ['wellsix', 'stuck', 'turns', 'end'],
  ['wellsix', 'last card of the opening', 'opening'],
  ['wellsix', 'does a diagonal line win', 'alignment'],
  ['wellsix', 'nobody seizes anything', 'end'],
  ['wellsix', 'how is it scored', 'match'],
  ['wellsix', 'who has red', 'cards'],
  ['wellsix', 'swap two of my cards', 'switch', 'exchange'],
  ['tennis', 'trump', 'hand', 'clearing'],
  ['tennis', 'do I have to follow suit', 'hand'],
  ['tennis', 'what if two are level', 'winning-a-hand'],
  ['tennis', 'same value', 'matching'],
  ['tennis', 'who is the dealer next', 'seats'],
  ['tennis', 'equal to the net', 'clearing'],
  ['tennis', 'ghost wins', 'winning-a-hand'],
  ['tennis', 'how much is a jack worth', 'hand'],
  ['tennis', 'how long is a match', 'winning'],
  ['grafa', 'ace heart', 'pairs', 'hearts'],
  ['grafa', 'deck run out', 'end', 'spades'],
  ['grafa', 'stuck', 'end'],
  ['grafa', 'last card', 'end'],
  ['grafa', 'two spades', 'spades', 'order'],
  ['grafa', 'which suit first', 'order'],
  ['grafa', 'forgot to turn a card', 'seeing', 'order', 'irregular'],
  ['grafa', 'how do I win', 'end'],
  ['grafa', 'can I pair a lower card', 'pairs'],
  ['wetice', 'is it ok to pass twice', 'over', 'cleanup'],
  ['wetice', 'when does the turn end', 'fall'],
  ['wetice', 'can I choose which suit to give away', 'give'],
  ['wetice', 'table is empty', 'over'],
  ['wetice', 'portrait layout', 'layout'],
  ['wetice', 'undo', 'mistakes'],
  ['wetice', 'chain reaction', 'fall', 'layout'],
  ['wellsix', 'does the winner keep points for captured cards', 'match'],
  ['wellsix', 'king takes queen', 'capture'],
  ['wellsix', 'pick up a card from the table', 'exchange', 'capture'],
  ['wellsix', 'may I pass', 'turns'],
  ['wellsix', 'island', 'isolation'],
  ['wellsix', 'how do we start', 'opening'],
  ['wellsix', 'neighbour', 'place', 'switch', 'alignment'],
  ['wellsix', 'draw', 'match'],
  ['tennis', 'ace value', 'hand'],
  ['tennis', 'which way do I hold my cards', 'seats'],
  ['tennis', 'is there a net at the beginning', 'net'],
  ['tennis', 'does the highest card win', 'clearing'],
  ['tennis', 'become a ghost', 'cormorant'],
  ['grafa', 'what does a club do', 'clubs'],
  ['grafa', 'how many cards in hand', 'layout'],
  ['grafa', 'do I keep both hearts', 'hearts'],
  ['grafa', 'perfect game', 'end'],
  ['grafa', 'does an ace of spades dig', 'pairs', 'spades'],
  ['wetice', 'do face values matter', 'table'],
  ['wetice', 'when does the real game begin', 'cleanup'],
  ['wetice', 'what must a cleanup swap do', 'cleanup'],
  ['wellsix', 'what does the loser score', 'match'],
  ['wellsix', 'I captured a card of mine', 'capture'],
  ['wellsix', 'which suits are used in the first phase', 'cards'],
  ['tennis', 'how many cards does everyone get', 'seats'],
  ['tennis', 'when is a hand over', 'hand'],
  ['grafa', 'rearrange the top cards', 'clubs'],
  ['grafa', 'two abilities at the same time', 'order'],
  ['grafa', 'what is the best score', 'end'],
]

/** The minimum share of these questions that must be answered in the first two sections. */
const ANSWERED = 0.95

describe('a question in people’s own words', () => {
  const firstTwo = (game: string, question: string): readonly string[] => {
    const book = RULEBOOKS.find(each => each.game === game)
    return book
      ? findSections(book, searchWordsOf(question, [book]))
          .slice(0, 2)
          .map(({ section }) => section.id)
      : []
  }

  it('is answered by the first two sections that are found', () => {
    const missed = QUESTIONS.filter(([game, question, ...sections]) =>
      firstTwo(game, question).every(id => !sections.includes(id)),
    )
    expect(missed.length / QUESTIONS.length).toBeLessThanOrEqual(1 - ANSWERED)
  })

  it('may contain a typing error', () => {
    expect(firstTwo('wellsix', 'isolaiton')).toEqual(['isolation'])
    expect(firstTwo('wellsix', 'captrue')[0]).toBe('capture')
    expect(firstTwo('tennis', 'cormrant')[0]).toBe('cormorant')
  })

  it('may have a doubled consonant in place of a single one, or the reverse', () => {
    expect(firstTwo('wellsix', 'splitt')).toEqual(['isolation'])
    expect(firstTwo('wellsix', 'alignement')).toEqual(firstTwo('wellsix', 'alignment'))
    expect(firstTwo('wetice', 'stallematte')).toEqual(firstTwo('wetice', 'stalemate'))
    expect(firstTwo('tennis', 'cormmorrant')).toEqual(firstTwo('tennis', 'cormorant'))
    expect(firstTwo('tennis', 'tenis')).toEqual(firstTwo('tennis', 'tennis'))
    expect(firstTwo('wetice', 'swapping')[0]).toBe('swap')
    expect(firstTwo('grafa', 'diging')).toEqual(firstTwo('grafa', 'digging'))
  })

  it('is also searched for in the glossary', () => {
    expect(findTerms(weticeRulebook, searchWordsOf('combo', [weticeRulebook])).map(({ id }) => id)).toContain('chain')
    expect(findTerms(weticeRulebook, searchWordsOf('castling', [weticeRulebook]))).toEqual([])
  })
})

/** Spellings of a word in which one consonant after the first letter is doubled, or single instead of double. */
const doubledOtherwise = (word: string): readonly string[] =>
  [...word].flatMap((letter, i) => {
    if (i === 0 || /[aeiou]/.test(letter)) return []
    return [word.slice(0, i) + (letter === word[i - 1] ? '' : letter + letter) + word.slice(i + 1)]
  })

describe.each(RULEBOOKS)('the rulebook of $title', book => {
  it('has every ruling beside a section, and no unknown ruling', () => {
    const cited = book.sections.flatMap(section => section.rulings)
    expect(new Set(cited)).toEqual(new Set(Object.keys(book.rulings)))
  })

  it('is found by each of its longer words, even if a consonant is wrongly doubled or single', () => {
    const text = book.sections.flatMap(section => [section.title, ...section.text]).join(' ')
    const words = new Set(
      (text.toLowerCase().match(/[a-z]{6,}/g) ?? []).filter(word => searchWordsOf(word, [book])[0] === word),
    )
    const sections = (word: string) => findSections(book, searchWordsOf(word, [book])).map(({ section }) => section.id)
    const lost = byTurns([...words], 4).flatMap(word => {
      const meant = new Set(sections(word))
      return doubledOtherwise(word).filter(typed => !sections(typed).some(id => meant.has(id)))
    })
    expect(lost).toEqual([])
  })

  it('can be searched for names of object properties, such as “constructor”', () => {
    const sections = (word: string) => findSections(book, searchWordsOf(word, [book]))
    for (const word of Object.getOwnPropertyNames(Object.prototype)) {
      expect(() => [sections(word), findTerms(book, searchWordsOf(word, [book]))]).not.toThrow()
      expect(isKeyOf(book.rulings, word)).toBe(false)
    }
  })

  it('has no two sections with the same id', () => {
    expect(new Set(book.sections.map(section => section.id)).size).toBe(book.sections.length)
  })
})

describe('one search over all rulebooks', () => {
  const first = (query: string): string[] =>
    findInAllBooks(RULEBOOKS, searchWordsOf(query, RULEBOOKS)).map(({ book, section }) => `${book.game} ${section.id}`)

  it.each([
    ['tie', ['wetice over', 'wellsix match', 'tennis winning-a-hand']],
    ['who starts', ['wetice cleanup', 'wellsix opening', 'tennis hand']],
    ['setup', ['wetice table', 'tennis seats', 'grafa layout']],
    ['undo', ['wetice mistakes', 'wellsix record', 'tennis entering', 'grafa seeing']],
    ['joker', ['wetice table', 'wellsix cards', 'tennis seats', 'grafa layout']],
  ])('finds the sections about “%s”, whatever word they use', (query, sections) => {
    expect(first(query)).toEqual(expect.arrayContaining(sections))
  })

  /** The number of questions answered by one of the first `count` results. */
  const answered = (count: number, ask: (game: string, question: string) => string): number =>
    QUESTIONS.filter(([game, question, ...sections]) => {
      const all = first(ask(game, question)).slice(0, count)
      return sections.some(section => all.includes(`${game} ${section}`))
    }).length / QUESTIONS.length

  it('answers questions that name a game as well as the search of its rulebook', () => {
    expect(answered(2, (game, question) => `${game} ${question}`)).toBeGreaterThanOrEqual(ANSWERED)
    expect(first('lifelike tennis').every(each => each.startsWith('tennis '))).toBe(true)
  })

  it('answers most questions that name no game', () => {
    expect(answered(5, (_, question) => question)).toBeGreaterThanOrEqual(0.9)
  })

  it('shows the sentence that answers the question', () => {
    const line = (query: string): string => {
      const words = searchWordsOf(query, RULEBOOKS)
      return findInAllBooks(RULEBOOKS, words)
        .slice(0, 1)
        .map(each => bestSentenceOf(each, words))
        .join('')
    }
    expect(line('wetice diagonal')).toMatch(/^Diagonals/)
    expect(line('king takes queen')).toContain('A king captures a queen')
    expect(line('wetice do face values matter')).toBe('Only suits matter.')
    expect(line('wellsix what does the loser score')).toContain('The other player scores')
    expect(line('grafa what is the best score')).toContain('52 is a perfect score')
  })

  it('finds nothing for an empty question, or for a word that no rulebook has', () => {
    expect(first('')).toEqual([])
    expect(first('castling')).toEqual([])
  })
})
