import { HIDDEN_CHARACTERS } from '../../engine/text.ts'
import { capital } from './lists.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u00ad', 'un trattino facoltativo'],
  ['\u061c', 'un segno di direzione del testo'],
  ['\u200b', 'uno spazio di larghezza zero'],
  ['\u200c', 'un separatore di larghezza zero'],
  ['\u200d', 'un connettore di larghezza zero'],
  ['\u200e', 'un segno da sinistra a destra'],
  ['\u200f', 'un segno da destra a sinistra'],
  ['\u2060', 'un segno che unisce le parole'],
  ['\ufeff', 'un segno d’ordine dei byte'],
])

const nameOf = (sign: string): string =>
  NAMES.get(sign) ?? `il segno U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A character in quotation marks, or its name if it is invisible. */
export const quoted = (sign: string): string =>
  sign.search(HIDDEN_CHARACTERS) < 0 ? `“${sign}”` : capital(`${nameOf(sign)}, che non si vede,`)

/** Replaces invisible characters with their names: `pass [uno spazio di larghezza zero]`. */
export const revealInvisible = (text: string): string => text.replace(HIDDEN_CHARACTERS, sign => ` [${nameOf(sign)}]`)

/** The problem of an invisible character in a text, without a full stop; null if there is none. */
export function hiddenCharacterProblem(text: string): string | null {
  const [sign] = text.match(HIDDEN_CHARACTERS) ?? []
  if (sign === undefined) return null
  const shown = text.replace(HIDDEN_CHARACTERS, '').trim()
  const name = nameOf(sign)
  return shown === ''
    ? `Qui c’è solo ${name}, che non si vede; cancellalo`
    : `In “${shown}” c’è ${name}, che non si vede; cancellalo`
}
