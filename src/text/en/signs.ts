import { HIDDEN_CHARACTERS } from '../../engine/text.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u00ad', 'a soft hyphen'],
  ['\u061c', 'a mark that sets the reading direction'],
  ['\u200b', 'a zero-width space'],
  ['\u200c', 'a zero-width non-joiner'],
  ['\u200d', 'a zero-width joiner'],
  ['\u200e', 'a left-to-right mark'],
  ['\u200f', 'a right-to-left mark'],
  ['\u2060', 'a word joiner'],
  ['\ufeff', 'a byte order mark'],
])

const nameOf = (sign: string): string =>
  NAMES.get(sign) ?? `the character U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A character in quotation marks, or its name if it is invisible. */
export const quoted = (sign: string): string =>
  sign.search(HIDDEN_CHARACTERS) < 0 ? `“${sign}”` : `An invisible character (${nameOf(sign)})`

/** Replaces invisible characters with their names: `pass [a zero-width space]`. */
export const revealInvisible = (text: string): string => text.replace(HIDDEN_CHARACTERS, sign => ` [${nameOf(sign)}]`)

/** The problem of an invisible character in a text, without a full stop; null if there is none. */
export function hiddenCharacterProblem(text: string): string | null {
  const [sign] = text.match(HIDDEN_CHARACTERS) ?? []
  if (sign === undefined) return null
  const shown = text.replace(HIDDEN_CHARACTERS, '').trim()
  const name = nameOf(sign)
  return shown === ''
    ? `This has only an invisible character (${name}); delete it`
    : `“${shown}” contains an invisible character (${name}); delete it`
}
