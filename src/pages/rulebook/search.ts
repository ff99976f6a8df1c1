import type { AnyRulebook, RulingText, Section, Synonyms, Term } from '../../text/contract/rulebook.ts'
import { COMMON, ELISIONS, ENDINGS, SYNONYMS } from '#text/pages/search.ts'

interface ShownRuling extends RulingText {
  readonly number: string
}

/** A section with its number in the book and its matching rulings. */
export interface ShownSection {
  readonly section: Section
  readonly number: number
  readonly rulings: readonly ShownRuling[]
}

type Book = Pick<AnyRulebook, 'synonyms'>

/** Reads only own properties, because a user may search for `constructor`. */
const synonymsOf = (synonyms: Synonyms, word: string): readonly string[] =>
  Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : []

const othersFor = ({ synonyms }: Book, word: string): readonly string[] => [
  ...synonymsOf(SYNONYMS, word),
  ...synonymsOf(synonyms, word),
]

const askedFor = ({ synonyms }: Book): readonly string[] => [...Object.keys(SYNONYMS), ...Object.keys(synonyms)]

/** Such as l’. Matches nothing in languages without elisions. */
const ELIDED = ELISIONS.length > 0 ? new RegExp(`(?<!\\p{L})(?:${ELISIONS.join('|')})’`, 'gu') : /(?!)/g

/** Splits a query into words without common ones, keeping phrases that have synonyms in the books. */
export function searchWordsOf(query: string, books: readonly Book[]): readonly string[] {
  const text = query
    .replaceAll("'", '’')
    .toLowerCase()
    .replaceAll(ELIDED, '')
    .replaceAll(/[\s?,.]+/g, ' ')
    .trim()
  const known = new Set(books.flatMap(askedFor).filter(key => key.includes(' ')))
  const phrases = [...known].filter(phrase => ` ${text} `.includes(` ${phrase} `))
  const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ' '), text)
  const words = rest.split(' ').filter(word => word !== '')
  const telling = words.filter(word => !COMMON.includes(word))
  return [...phrases, ...(telling.length > 0 || phrases.length > 0 ? telling : words)]
}

const ENDING = new RegExp(`(?:${ENDINGS.join('|')})$`)
const SHORTEST_STEM = 4

/** A consonant doubled before an ending, as in swapping. */
const DOUBLED = /([bdgmnprt])\1$/

function stemOf(word: string): string {
  const single = word.length > SHORTEST_STEM ? word.replace(DOUBLED, '$1') : word
  const stem = single.replace(ENDING, '')
  return stem.length >= SHORTEST_STEM ? stem.replace(DOUBLED, '$1') : single
}

function formsOf(book: Book, word: string): readonly string[] {
  const others = othersFor(book, word)
  return [word.includes(' ') ? word : stemOf(word), ...(others.length > 0 ? others : othersFor(book, stemOf(word)))]
}

export const searchFormsOf = (book: Book, words: readonly string[]): readonly string[] =>
  words.flatMap(word => formsOf(book, word))

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** `\b` fails at accented letters. */
const beginning = (forms: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(${forms.map(escaped).join('|')})`, flags)

/** A letter added, missing or replaced, or two neighbours swapped. */
function isOneEditApart(word: string, typed: string): boolean {
  if (word === typed || Math.abs(word.length - typed.length) > 1) return false
  let same = 0
  while (same < typed.length && word[same] === typed[same]) same++
  const [rest, other] = [word.slice(same), typed.slice(same)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return isSwapped || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)
}

/** Doubled consonants are often misspelt. */
const undoubled = (text: string): string => text.replaceAll(/(.)\1+/gu, '$1')

const bareOf = (word: string): string => undoubled(word.replace(ENDING, ''))

/** One changed letter in a shorter word often makes another word. */
const SHORTEST_MENDED = 4

const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function rulingsOf(book: AnyRulebook, { rulings }: Section): readonly ShownRuling[] {
  return rulings.flatMap(number => {
    const text = book.rulings[number]
    return text ? [{ number, ...text }] : []
  })
}

const meaningsIn = ({ terms }: AnyRulebook, text: string): string =>
  terms.flatMap(({ forms, meaning }) => (beginning(forms, 'iu').test(text) ? [meaning] : [])).join(' ')

const WORTH = { title: 6, question: 4, text: 3, answer: 2, meaning: 0.5 } as const

type Field = readonly [worth: number, text: string]

const fieldsOf = (book: AnyRulebook, section: Section): readonly Field[] => {
  const text = section.text.join(' ')
  return [
    [WORTH.title, section.title],
    [WORTH.text, text],
    ...rulingsOf(book, section).flatMap(({ number, question, answer }): Field[] => [
      [WORTH.question, `${number} ${question}`],
      [WORTH.answer, answer],
    ]),
    [WORTH.meaning, meaningsIn(book, text)],
  ]
}

function corrected(book: AnyRulebook, word: string): string {
  const all = [...book.sections.flatMap(section => fieldsOf(book, section).map(([, text]) => text)), book.title]
  const isKnown = all.some(text => beginning(formsOf(book, word), 'iu').test(text))
  if (isKnown || word.length < SHORTEST_MENDED) return word
  const tokens = [...all.flatMap(tokensOf), ...askedFor(book)]
  const bare = bareOf(word)
  const prefix = undoubled(stemOf(word))
  return (
    tokens.find(token => bareOf(token) === bare) ??
    tokens.find(token => prefix.length >= SHORTEST_MENDED && undoubled(token).startsWith(prefix)) ??
    tokens.find(token => isOneEditApart(token, word)) ??
    word
  )
}

/** The words in this book's spelling. Words without a similar one in the book stay unchanged. */
export const correctedWords = (book: AnyRulebook, words: readonly string[]): readonly string[] =>
  words.map(word => corrected(book, word))

const SAID_OTHERWISE = 0.7
const ABOUT_THE_REFEREE = 0.5
const REFEREE: readonly string[] = ['record', 'entering', 'seeing', 'irregular']

function worthIn(book: Book, fields: readonly Field[], word: string): number {
  const [own = '', ...others] = formsOf(book, word)
  const isWhole = (text: string): boolean => tokensOf(text).includes(word)
  return Math.max(
    ...fields.map(([worth, text]) => {
      if (beginning([own], 'iu').test(text)) return worth * (isWhole(text) ? 1.2 : 1)
      return others.length > 0 && beginning(others, 'iu').test(text) ? worth * SAID_OTHERWISE : 0
    }),
  )
}

/** Results with a smaller share of the best result's weight are hidden. */
const SHARE = 0.4

interface FoundSection extends ShownSection {
  readonly book: AnyRulebook
}

const sectionsOf = (book: AnyRulebook): readonly FoundSection[] =>
  book.sections.map((section, index) => ({ book, section, number: index + 1, rulings: rulingsOf(book, section) }))

const NAMED = 3

function ranked(
  all: readonly FoundSection[],
  known: (book: AnyRulebook) => readonly string[],
  named: readonly AnyRulebook[] = [],
): readonly FoundSection[] {
  const worths = all.map(({ book, section }) => {
    const fields = fieldsOf(book, section)
    return known(book).map(word => worthIn(book, fields, word))
  })
  const count = worths[0]?.length ?? 0
  // Rare words have more weight.
  const rarity = Array.from({ length: count }, (_, i) =>
    Math.log(1 + all.length / (1 + worths.filter(each => (each[i] ?? 0) > 0).length)),
  )
  const found = all
    .map((each, i) => {
      const sum = (worths[i] ?? []).reduce((total, worth, j) => total + worth * (rarity[j] ?? 0), 0)
      const referee = REFEREE.includes(each.section.id) ? ABOUT_THE_REFEREE : 1
      return { each, worth: sum * referee * (named.includes(each.book) ? NAMED : 1) }
    })
    .sort((a, b) => b.worth - a.worth)
  const best = found[0]?.worth ?? 0
  return found.flatMap(({ each, worth }) => (best > 0 && worth >= SHARE * best ? [each] : []))
}

/** Returns the best matching sections, the best first, each with its matching rulings; all sections if there are no words. */
export function findSections(book: AnyRulebook, words: readonly string[]): readonly ShownSection[] {
  const all = sectionsOf(book)
  if (words.length === 0) return all
  const known = correctedWords(book, words)
  return ranked(all, () => known).map(each => narrowed(each, known))
}

function narrowed(shown: FoundSection, words: readonly string[]): FoundSection {
  const { book, section, rulings } = shown
  const found = beginning(searchFormsOf(book, words), 'iu')
  if (found.test([section.title, ...section.text].join(' '))) return shown
  const asked = rulings.filter(({ number, question, answer }) => found.test(`${number} ${question} ${answer}`))
  return asked.length > 0 ? { ...shown, rulings: asked } : shown
}

/** Returns the terms of the glossary that match the words. */
export function findTerms(book: AnyRulebook, words: readonly string[]): readonly Term[] {
  if (words.length === 0) return book.terms
  const found = beginning(searchFormsOf(book, words), 'iu')
  return book.terms.filter(({ term, meaning }) => found.test(`${term} ${meaning}`))
}

const callsOf = ({ game, title }: AnyRulebook): readonly string[] => [
  game,
  ...tokensOf(title).filter(word => word.length > 2),
]

const MAX = 12

/** Returns the best matching sections of all books, the best first. If the query names games, their sections come before others. */
export function findInAllBooks(books: readonly AnyRulebook[], words: readonly string[]): readonly FoundSection[] {
  const named = books.filter(book => callsOf(book).some(word => words.includes(word)))
  const calls = new Set(named.flatMap(callsOf))
  const asked = words.filter(word => !calls.has(word))
  if (asked.length === 0) return named.flatMap(sectionsOf)
  const known = new Map(books.map(book => [book, correctedWords(book, asked)]))
  const knownIn = (book: AnyRulebook): readonly string[] => known.get(book) ?? asked
  return ranked(books.flatMap(sectionsOf), knownIn, named)
    .slice(0, MAX)
    .map(each => narrowed(each, knownIn(each.book)))
}

/** Returns the sentence of a section that contains most of the words, or its first sentence if none does. */
export function bestSentenceOf({ book, section, rulings }: FoundSection, words: readonly string[]): string {
  const texts = [...section.text, ...rulings.map(({ answer }) => answer)]
  const lines = texts.flatMap(text => text.split(/(?<=[.?])\s+/))
  const known = correctedWords(book, words)
  const hits = (line: string): number => known.filter(word => beginning(formsOf(book, word), 'iu').test(line)).length
  return lines.toSorted((a, b) => hits(b) - hits(a))[0] ?? ''
}

/** Splits a text at word beginnings that match. Odd indices in the result are the matches. */
export function splitAtMatches(text: string, words: readonly string[]): readonly string[] {
  return words.length === 0 ? [text] : text.split(beginning(words, 'giu'))
}
