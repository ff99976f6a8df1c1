/** The app never writes deeper JSON, and deeper JSON could exhaust the memory of the parser. */
const DEEPEST = 32

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

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

/** Parses JSON from outside; undefined if it is invalid or nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
