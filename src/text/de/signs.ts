import { HIDDEN_CHARACTERS } from '../../engine/text.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u00ad', 'ein weiches Trennzeichen'],
  ['\u061c', 'ein Zeichen für die Schreibrichtung'],
  ['\u200b', 'ein Leerzeichen ohne Breite'],
  ['\u200c', 'ein Trennzeichen ohne Breite'],
  ['\u200d', 'ein Bindezeichen ohne Breite'],
  ['\u200e', 'ein Zeichen für Schrift von links nach rechts'],
  ['\u200f', 'ein Zeichen für Schrift von rechts nach links'],
  ['\u2060', 'ein Wortverbinder'],
  ['\ufeff', 'eine Byte-Reihenfolge-Marke'],
])

const nameOf = (sign: string): string =>
  NAMES.get(sign) ?? `das Zeichen U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A character in quotation marks, or its name if it is invisible. */
export const quoted = (sign: string): string =>
  sign.search(HIDDEN_CHARACTERS) < 0 ? `„${sign}“` : `Ein unsichtbares Zeichen (${nameOf(sign)})`

/** Replaces invisible characters with their names: `pass [ein Leerzeichen ohne Breite]`. */
export const revealInvisible = (text: string): string => text.replace(HIDDEN_CHARACTERS, sign => ` [${nameOf(sign)}]`)

/** The problem of an invisible character in a text, without a full stop; null if there is none. */
export function hiddenCharacterProblem(text: string): string | null {
  const [sign] = text.match(HIDDEN_CHARACTERS) ?? []
  if (sign === undefined) return null
  const shown = text.replace(HIDDEN_CHARACTERS, '').trim()
  const name = nameOf(sign)
  return shown === ''
    ? `Hier steht nur ein unsichtbares Zeichen: ${name}; lösch es`
    : `In „${shown}“ steckt ein unsichtbares Zeichen: ${name}; lösch es`
}
