import type { Page } from '@playwright/test'

/** Names of people, games and units are the same in every language. */
const NAMES = [
  'Ann',
  'Bob',
  'Cat',
  'Dee',
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Tableside',
  'Grafa',
  'WetIce',
  'Wellsix',
  'kB',
  'MB',
  'GB',
]

/** Runs in the page. Finds English words, texts that are cut off, controls that overlap, and a page that is too wide. */
function findFaults(names: readonly string[]): string[] {
  const faults: string[] = []
  const short = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60)
  const report = (what: string, text: string): void => {
    faults.push(`${what}: ${short(text)}`)
  }

  const inEnglish = (text: string): boolean =>
    (text.match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []).some(word => !names.includes(word))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    // Each language has its own name in the settings.
    if (node instanceof Text && !node.parentElement?.closest('script, noscript, style, textarea, .language .choice'))
      nodes.push(node)
  }
  if (inEnglish(document.title)) report('English title', document.title)
  for (const node of nodes) if (inEnglish(node.data)) report('English', node.data)
  const SAID = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ]
  for (const element of document.querySelectorAll('*')) {
    for (const name of SAID) {
      const said = element.getAttribute(name)
      if (said !== null && inEnglish(said)) report(`English ${name}`, said)
    }
  }

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !/inset\(50%\)/.test(getComputedStyle(element).clipPath)
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

  /** Null if the text is complete, or can be scrolled to. */
  function cutOf(node: Text): string | null {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (let box = node.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/inset\(50%\)/.test(style.clipPath) || box.clientWidth === 1) return null
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isKey = box.matches('button, a.button')
      const isOut = rects.some(
        rect =>
          ((isKey || clips(style.overflowX)) && (rect.left < left - 1 || rect.right > right + 1)) ||
          (clips(style.overflowY) && (rect.top < top - 2 || rect.bottom > bottom + 2)),
      )
      if (isOut) return `${box.tagName.toLowerCase()}.${box.className}`
    }
    return rects.some(({ right, left }) => right > innerWidth + 1 || left < -1) ? 'the screen' : null
  }
  for (const node of nodes) {
    if (node.data.trim() === '' || !node.parentElement || !isShown(node.parentElement)) continue
    const cut = cutOf(node)
    if (cut !== null) report(`cut by ${cut}`, node.data)
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) report('too wide', `the page is ${scrollWidth} wide`)
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...top.querySelectorAll<HTMLElement>('button, a[href], select, textarea, input, [role="gridcell"]')]
    .filter(isShown)
    .filter(each => !each.matches('.skip, [type="radio"], [type="checkbox"], [type="file"]'))
  const nameOf = (each: HTMLElement): string => each.ariaLabel ?? each.innerText
  const floats = (each: Element): boolean => {
    for (let box: Element | null = each; box && box !== top; box = box.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(box).position)) return true
    return false
  }
  // Inline text may wrap, and its box then contains the ends of both lines.
  const boxed = controls.filter(each => !floats(each) && getComputedStyle(each).display !== 'inline')
  function seenOf(each: HTMLElement) {
    let { left, right, top: upper, bottom } = each.getBoundingClientRect()
    for (let box = each.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const around = box.getBoundingClientRect()
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
      upper = Math.max(upper, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
    return { left, right, top: upper, bottom }
  }
  const still = boxed.map(each => ({ each, box: seenOf(each) }))
  still.forEach((one, index) => {
    for (const other of still.slice(index + 1)) {
      if (one.each.contains(other.each) || other.each.contains(one.each)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width > 2 && height > 2) report('one over another', `${nameOf(one.each)} | ${nameOf(other.each)}`)
    }
  })
  return [...new Set(faults)]
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))))

/** Returns the faults on a page. `notation`: words of records, which are the same in every language. */
export async function faultsOn(page: Page, notation: readonly string[] = []): Promise<readonly string[]> {
  await settled(page)
  return page.evaluate(findFaults, [...NAMES, ...notation])
}
