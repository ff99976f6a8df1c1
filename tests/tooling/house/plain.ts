import { CODE_NAME, sentencesOf, wordsIn, type Literal } from './sentences.ts'
import type { SentencePurpose } from './spoken.ts'

/** The maximum number of words in a sentence, by purpose. */
export const MAX_LENGTH: Readonly<Record<SentencePurpose | 'table' | 'rulebook', number>> = {
  hands: 14,
  refusal: 12,
  remedy: 12,
  event: 20,
  table: 20,
  rulebook: 25,
}

/** `why` is reported. `only` matches the files in which the pattern is a fault. */
type Rule = readonly [why: string, found: RegExp, only?: RegExp]

const IDIOMS: readonly Rule[] = [
  ['idiom', /\b(anew|by itself|by word|comes? of it|is told|is kept|was told|at once|will do|hang together|bring in|take along|look(s|ing)? on|such(?! as)|amend|mend|erase for good)\b/i], // oxfmt-ignore
  ['a card is at a square', /\b(lies|lie|stands) (on|at|there|in)\b/i],
  ['instead of “swap”', /\bchang(e|es|ed) places\b/i],
  ['instead of “continue” or “start”', /\b(go(es)? on(?! (\(?\d|the|your))|going on|begin|begins|began|beginning)\b/i],
  ['instead of “not a”', /(?<!there )\b(is|are|was|were) no (?!longer|more\b)/i],
  ['instead of “you” or a name', /\b(whoever can|somebody|one has to|people have)\b/i],
  ['instead of “minus”', /\d less \d|\bless (matches|points)\b/i],
  ['an exclamation mark', /!/],
  ['a name of the code', CODE_NAME],
]

const TERMS: readonly Rule[] = [
  ['instead of “layout”', /\b(on|from) the table\b/, /^w(etice|ellsix)\/(events|hands|practice)\.ts/],
  ['instead of “deck”', /\bpack\b/i],
  ['instead of “equal cards”', /\bmatching cards\b/i, /^tennis/],
  ['instead of “break up”', /\bclear (the|these|those|both) match/i, /^wetice/],
  ['instead of “remove”', /\blift(s|ed)?\b/i],
  ['instead of “capture”', /\bseiz/i],
  ['instead of “clear the Net”', /\bbeats? (the|its) Net\b/i, /^tennis/],
  ['instead of “quiet”', /\bwithout a (capture|seizure)\b/i, /^wellsix\/(index|sections|refusals|events|table)/],
  ['instead of “turn up”', /\bturned over\b/i, /^grafa/],
  ['instead of “square”', /\b(field|cell)\b/i, /^w(etice|ellsix)/],
  ['instead of “illegal”', /\b(irregular|forbidden)\b/i],
  ['instead of “button”', /\bpress the key\b/i],
]

const READ = /sections\.ts$|^rulebook\.ts$|^pages\/|^cli\.ts$|^handing\.ts$/

function longest({ file, name }: Literal): number {
  if (file.endsWith('/hands.ts')) return MAX_LENGTH.hands
  return READ.test(file) || /^(answer|question|meaning)$/.test(name) ? MAX_LENGTH.rulebook : MAX_LENGTH.table
}

/** Exceptions, quoted from the texts: the rules' own word, and words in another sense. */
export const EXCEPTIONS: readonly string[] = ['the rules call this “seize”', 'The rules’ word for capturing']

const marksIn = (sentence: string): number => (sentence.match(/[:;](?=\s)/g) ?? []).length

/** The faults of a text. */
export function faultsOf(literal: Literal): readonly string[] {
  const { file, line, text } = literal
  const at = (sentence: string, why: string): string => `${file}:${line}: ${sentence} (${why})`
  return sentencesOf(text)
    .filter(each => !EXCEPTIONS.some(left => each.includes(left)))
    .flatMap(sentence => [
      ...[...IDIOMS, ...TERMS].flatMap(([why, found, only]) =>
        found.test(sentence) && (only?.test(file) ?? true) ? [at(sentence, why)] : [],
      ),
      ...(wordsIn(sentence) > longest(literal) ? [at(sentence, `more than ${longest(literal)} words`)] : []),
      ...(marksIn(sentence) > 1 ? [at(sentence, 'more than one colon or semicolon')] : []),
    ])
}

/** Counts groups of vowels, without a silent e. */
const syllables = (word: string): number => Math.max(1, (word.toLowerCase().replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length) // oxfmt-ignore

/** The Flesch-Kincaid grade of the whole sentences of a file; null if there are fewer than ten. */
export function gradeOf(texts: readonly string[]): { readonly sentences: number; readonly grade: number } | null {
  const sentences = texts.flatMap(sentencesOf).filter(each => wordsIn(each) > 2)
  if (sentences.length < 10) return null
  const words = sentences.flatMap(each => each.split(/[^\p{L}\p{N}’]+/u)).filter(each => each !== '')
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  const grade = (0.39 * words.length) / sentences.length + (11.8 * sounds) / words.length - 15.59
  return { sentences: sentences.length, grade }
}
