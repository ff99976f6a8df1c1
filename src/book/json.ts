/** The app writes nothing nested deeper; parsing deeper text could use up the memory. */
const DEEPEST = 32

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Whether lists and objects of a JSON text, outside its strings, lie deeper than anything is here. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (inString) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) inString = false
    } else if (sign === QUOTE) inString = true
    else if (OPENING.has(sign) && ++depth > DEEPEST) return true
    else if (CLOSING.has(sign)) depth--
  }
  return false
}

/** Parses JSON from outside; undefined if it is invalid, or nested deeper than anything that the app writes. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
