/** Stands on lines of its own, whatever the style: what is read before it and after it is other words. */
const APART = 'div, p, ul, ol, li, dl, dt, dd, section, header, footer, main, nav, form, fieldset, legend, table, tr, td, th, caption, h1, h2, h3, h4, button, a, label, dialog, summary, details, svg, input, select, textarea, hr, br, figure, figcaption, aside' // oxfmt-ignore

const PARTS = 'section, nav, main, aside, form, dialog, ol, ul, dl, table, fieldset, [role=group], [role=region], [role=grid], [role=row], [role=list]' // oxfmt-ignore

/** What a screen reader makes of an element: its label, or the words in it, where what stands in one line runs on without a blank. */
export function heard(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  const label = node.getAttribute('aria-label')
  const words = [...node.childNodes].map(heard).join('')
  // A part of a page has its name said before what is in it; of anything else it is all that is said.
  const own = label === null ? words : node.matches(PARTS) ? ` ${label} ${words} ` : label
  return node.matches(APART) ? ` ${own} ` : own
}

/** Names that have a letter at them, with what is around: a blank is missing. */
export const glued = (names: readonly string[], text: string): readonly string[] => {
  const name = `(?:${names.join('|')})`
  return [
    ...text
      .replaceAll(/\s+/g, ' ')
      .matchAll(new RegExp(`\\S*(?:[\\p{L}\\p{N}]${name}|${name}[\\p{L}\\p{N}])\\S*`, 'gu')),
  ].map(([found]) => found)
}
