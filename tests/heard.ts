/**
 * Blocks, controls and links: their text never joins the text before or after them, whatever the style sheet.
 */
const APART = 'div, p, ul, ol, li, dl, dt, dd, section, header, footer, main, nav, form, fieldset, legend, table, tr, td, th, caption, h1, h2, h3, h4, button, a, label, dialog, summary, details, svg, input, select, textarea, hr, br, figure, figcaption, aside' // oxfmt-ignore

const PARTS = 'section, nav, main, aside, form, dialog, ol, ul, dl, table, fieldset, [role=group], [role=region], [role=grid], [role=row], [role=list]' // oxfmt-ignore

/** An element's text as a screen reader reads it: its label or its content. Inline elements join without a space. */
export function spokenText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  const label = node.getAttribute('aria-label')
  const words = [...node.childNodes].map(spokenText).join('')
  // The name of a landmark is read before its content. Any other name replaces the content.
  const own = label === null ? words : node.matches(PARTS) ? ` ${label} ${words} ` : label
  return node.matches(APART) ? ` ${own} ` : own
}

/** Finds names that have a letter directly before or after them, because a space is missing. Returns each with its context. */
export const gluedNames = (names: readonly string[], text: string): readonly string[] => {
  const name = `(?:${names.join('|')})`
  return [
    ...text
      .replaceAll(/\s+/g, ' ')
      .matchAll(new RegExp(`\\S*(?:[\\p{L}\\p{N}]${name}|${name}[\\p{L}\\p{N}])\\S*`, 'gu')),
  ].map(([found]) => found)
}
