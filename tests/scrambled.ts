export const RIGHT_TO_LEFT = /[\u0590-\u07bf]/

/** All texts on the page and all labels, one by one. */
export function pageTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const labels = [...document.querySelectorAll('[aria-label]')].map(each => each.getAttribute('aria-label') ?? '')
  return [...texts, ...labels].map(text => text.trim())
}

/** Texts in which right-to-left letters remain outside isolated names. A text that is only a name is allowed. */
export const scrambled = (names: readonly string[]): readonly string[] =>
  pageTexts().filter(text => {
    const rest = text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
    return RIGHT_TO_LEFT.test(rest) && !names.includes(text)
  })
