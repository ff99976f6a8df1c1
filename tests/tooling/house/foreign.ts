import { CODE_NAME, literalsOf } from './sentences.ts'

/** Common English words that don't exist in Italian or German. */
const ENGLISH =
  /^(the|of|and|you|your|yours|with|from|this|that|these|those|is|are|were|been|has|have|had|not|for|but|they|their|them|she|his|its|it’s|can’t|don’t|isn’t|you’re|which|when|where|what|who|how|why|there|here|then|than|into|onto|only|each|every|again|back|open|close|save|share|undo|redo|cancel|delete|settings|move|moves|turn|turns|player|players|score|won|lost|rules|learn|book|evening|swap|hearts|diamonds|clubs|spades|spade|diamond|jack|queen|king|ace|layout|square|squares|row|column|pile|suit|rank|deal|shuffle|choose|enter|continue|illegal)$/

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}’]+/u)
    .filter(word => word.length > 1)

/** An identifier such as `not-largest`, which isn't shown to people. */
const KEY = /^[a-z]+(-[a-z0-9]+)*$/

const vocabularyOf = (language: string): ReadonlySet<string> =>
  new Set(literalsOf(language).flatMap(({ text }) => (KEY.test(text) ? [] : wordsOf(text))))

/** Texts that were joined from missing parts, and names of the code. */
const BROKEN = new RegExp(`undefined|\\[object|\\bNaN\\b|…\\{|\\$\\{|${CODE_NAME.source}`, 'gu')

/**
 * Returns a function that finds what a text in the language must not contain: broken parts, listed English words, and
 * any word that only the English texts have.
 */
export function foreignTo(language: string): (text: string) => readonly string[] {
  const own = vocabularyOf(language)
  const english = vocabularyOf('en')
  return text => [
    ...[...text.matchAll(BROKEN)].map(([found]) => found),
    ...wordsOf(text).filter(word => ENGLISH.test(word) || (english.has(word) && !own.has(word))),
  ]
}
