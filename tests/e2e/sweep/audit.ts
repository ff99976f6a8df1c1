export interface Finding {
  readonly kind: string
  readonly what: string
}

/** The requirements at a size. If `whole`, the important parts must be visible without scrolling; otherwise it is enough to scroll to them. */
export interface Requirements {
  readonly whole: boolean
  /** The minimum size of a square, in pixels. */
  readonly cell: number
}

/** Finds what can't be read, tapped or reached on the page. Runs in the page, so it is self-contained. */
export function audit({ whole, cell }: Requirements): readonly Finding[] {
  const found = new Map<string, Finding>()
  const note = (kind: string, what: string): void => void found.set(`${kind} ${what}`, { kind, what })
  const KEYS = 'button, a[href], input, select, textarea, summary, [role="button"]'
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const root: Element = sheet ?? document.body
  const styles = new Map<Element, CSSStyleDeclaration>()
  function of(node: Element): CSSStyleDeclaration {
    const style = styles.get(node) ?? getComputedStyle(node)
    styles.set(node, style)
    return style
  }
  const hidden = (node: Element): boolean =>
    node.closest('.visually-hidden, .skip, [inert]') !== null ||
    !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 40)
  const name = (node: Element): string =>
    `${node.localName}${node.classList.length > 0 ? `.${node.classList[0]}` : ''} “${short(node.getAttribute('aria-label') ?? node.textContent ?? '')}”`
  const overflows = (value: string): 'hides' | 'scrolls' | 'shows' =>
    value === 'visible' ? 'shows' : value === 'auto' || value === 'scroll' ? 'scrolls' : 'hides'
  const parents = (node: Element): Element[] => {
    const all: Element[] = []
    for (let at = node.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      all.push(at)
      if (at === sheet) break
    }
    return all
  }
  /** The nearest sticky or fixed element, from the element itself outwards: it stays visible while the rest scrolls. */
  const stuckIn = (node: Element): Element | undefined =>
    [node, ...parents(node)].find(each => ['sticky', 'fixed'].includes(of(each).position))
  const turned = (node: Element): boolean =>
    [node, ...parents(node)].some(each => /matrix|rotate/.test(of(each).transform + of(each).rotate))

  /** Whether an element is for screen readers only. */
  const isPoint = (node: Element): boolean =>
    node instanceof HTMLElement && node.offsetWidth === 1 && node.offsetHeight === 1

  /** With `now`, scrolling elements also count. */
  function cutBy(node: Element, rect: DOMRect, now: boolean): Element | null {
    for (const each of [node, ...parents(node)]) {
      const style = of(each)
      if (style.display === 'inline' || style.display === 'contents') continue
      const box = each.getBoundingClientRect()
      const by = (axis: string): boolean => overflows(axis) === 'hides' || (now && overflows(axis) === 'scrolls')
      const x = rect.left < box.left - 2 || rect.right > box.right + 2
      const y = rect.top < box.top - 3 || rect.bottom > box.bottom + 3
      if ((by(style.overflowX) && x) || (by(style.overflowY) && y)) return each
      if (overflows(style.overflowX) === 'scrolls' || overflows(style.overflowY) === 'scrolls') {
        if (!now) return null
      }
      if (style.position === 'fixed') return null
    }
    return null
  }

  function pageWidth(): void {
    for (const each of [document.documentElement, ...(sheet ? [sheet] : [])])
      if (each.scrollWidth > Math.min(innerWidth, each.clientWidth) + 1)
        note('page too wide', `${each.localName}: ${each.scrollWidth} in ${each.clientWidth}`)
  }

  const texts: { node: Element; rect: DOMRect; text: string }[] = []
  function gatherTexts(): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let at = walker.nextNode(); at; at = walker.nextNode()) {
      const node = at.parentElement
      if (!node || (at.textContent ?? '').trim() === '' || hidden(node)) continue
      if (node.closest('option, script, style, textarea')) continue
      if (
        parents(at.parentElement ?? root)
          .concat(node)
          .some(isPoint)
      )
        continue
      range.selectNodeContents(at)
      const rects = [...range.getClientRects()].filter(rect => rect.width > 1 && rect.height > 1)
      for (const rect of rects) texts.push({ node, rect, text: short(at.textContent ?? '') })
      if (whole && rects.length > 1) brokenWords(at)
      sizeOf(node, at.textContent ?? '')
    }
  }

  /** Reports words that would fit on one line, but are broken without a hyphen. */
  function brokenWords(text: Node): void {
    const range = document.createRange()
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\p{L})\p{L}{4,12}(?!\p{L})/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) note('word broken', word)
    }
  }

  /** A letter in a game's picture is a drawing, not a text. */
  function sizeOf(node: Element, text: string): void {
    if (node.closest('.game-mark')) return
    let size = Number.parseFloat(of(node).fontSize)
    if (node instanceof SVGGraphicsElement) {
      const matrix = node.getScreenCTM()
      if (matrix) size *= Math.hypot(matrix.a, matrix.b)
    }
    if (size < 10.9) note('small type', `${name(node)} ${size.toFixed(1)} px: ${short(text)}`)
  }

  /** Whether a text that is shortened to one line by design is complete in the name of its container. */
  const saidWhole = (node: Element): boolean =>
    [node, ...parents(node)].some(each => each.getAttribute('aria-label')?.includes((node.textContent ?? '').trim()))

  function cutTexts(): void {
    for (const { node, rect, text } of texts) {
      const by = cutBy(node, rect, false)
      if (by && !(of(by).textOverflow === 'ellipsis' && saidWhole(by)))
        note('text cut', `“${text}” by ${name(by).split(' “')[0] ?? ''}`)
      const key = node.closest('button, a.button, .choice span')
      const box = key?.getBoundingClientRect()
      if (
        box &&
        (rect.left < box.left - 2 ||
          rect.right > box.right + 2 ||
          rect.top < box.top - 4 ||
          rect.bottom > box.bottom + 4)
      )
        // oxfmt-ignore
        note('text beyond its key', `“${text}” of ${name(key ?? node)}`)
    }
  }

  function overlappingTexts(): void {
    const inSight = texts.filter(
      ({ node, rect }) =>
        rect.bottom > 0 && rect.top < innerHeight && !cutBy(node, rect, true) && !(node instanceof SVGElement),
    )
    for (const [i, a] of inSight.entries())
      for (const b of inSight.slice(i + 1)) {
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        const least = Math.min(a.rect.height, b.rect.height)
        if (wide < 4 || high < least * 0.45) continue
        if (a.node.closest('p, li, h1, h2, h3') === b.node.closest('p, li, h1, h2, h3') && a.node.closest('p, li, h1, h2, h3')) continue // oxfmt-ignore
        if (stuckIn(a.node) !== stuckIn(b.node)) continue
        note('text under text', `“${a.text}” and “${b.text}”`)
      }
  }

  function silentScrolls(): void {
    for (const each of [root, ...root.querySelectorAll('*')]) {
      if (each === document.body || hidden(each) || each.matches('textarea, input')) continue
      const style = of(each)
      const down = overflows(style.overflowY) === 'scrolls' && each.scrollHeight > each.clientHeight + 2
      const along = overflows(style.overflowX) === 'scrolls' && each.scrollWidth > each.clientWidth + 2
      if (!down && !along) continue
      const sign = along && !down ? '.scrolls-along, .scrolls-around' : along ? '.scrolls-around' : '*'
      if (!style.backgroundAttachment.includes('local') || !each.matches(sign))
        note('scrolls without a sign', name(each).split(' “')[0] ?? '')
    }
  }

  /** Reports boxes that scroll although only a sticky edge is out of view. */
  function scrollsOverNothing(): void {
    const EDGE = 20
    for (const each of root.querySelectorAll('.scrolls-around')) {
      const box = each.getBoundingClientRect()
      const leaves = [...each.querySelectorAll('*')].filter(node => node.childElementCount === 0 && !hidden(node))
      const rects = leaves.map(node => node.getBoundingClientRect())
      const right = Math.max(...rects.map(rect => rect.right)) - box.left + each.scrollLeft
      const bottom = Math.max(...rects.map(rect => rect.bottom)) - box.top + each.scrollTop
      if (each.scrollWidth > Math.max(right, each.clientWidth) + EDGE)
        note('scrolls over nothing', `${each.scrollWidth} across for ${Math.round(right)}`)
      if (each.scrollHeight > Math.max(bottom, each.clientHeight) + EDGE)
        note('scrolls over nothing', `${each.scrollHeight} down for ${Math.round(bottom)}`)
    }
  }

  const isLarge = Number.parseFloat(of(document.documentElement).fontSize) > 16

  function ruling(): void {
    if (!whole) return
    const below = isLarge || innerWidth > innerHeight ? '' : ', .ruling .detail, .ruling .rule'
    // If the text about a past event is long, the sentence about the next step (`.detail`) comes before it.
    const said = '.ruling .sentence:not(.past.lengthy .sentence), .past.lengthy .detail'
    for (const part of root.querySelectorAll(said + below)) {
      const rect = part.getBoundingClientRect()
      const by = cutBy(part, rect, true)
      if (!hidden(part) && (by || rect.top < -2 || rect.bottom > innerHeight + 2))
        note('ruling not whole', `“${short(part.textContent ?? '')}” ${Math.round(rect.top)}–${Math.round(rect.bottom)} of ${innerHeight}`) // oxfmt-ignore
    }
  }

  /** Reports boards that are partly out of view although there is free space below the text. */
  function freeRoom(): void {
    const [MAX_FREE, board, said] = [64, root.querySelector('.frame > .board'), root.querySelector('.frame .talk > .ruling')] // oxfmt-ignore
    const words = said?.firstElementChild
    if (!whole || !board || !said || !words || hidden(board)) return
    const free = said.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom
    const below = said.getBoundingClientRect().top >= board.getBoundingClientRect().bottom - 2
    if (!below || free < MAX_FREE) return
    for (const each of board.querySelectorAll('*'))
      if (overflows(of(each).overflowY) === 'scrolls' && each.scrollHeight > each.clientHeight + 2)
        note('board cut beside free room', `${name(each).split(' “')[0] ?? ''} ${each.scrollHeight} in ${each.clientHeight}, ${Math.round(free)} free`) // oxfmt-ignore
  }

  function rowsInSight(): void {
    const MIN = 2
    const keys = [...root.querySelectorAll('.frame > .board [data-cell]')].filter(key => !hidden(key))
    const tops = (among: readonly Element[]) => new Set(among.map(key => Math.round(key.getBoundingClientRect().top)))
    const isSeen = (key: Element): boolean => {
      const { left, top, width, height } = key.getBoundingClientRect()
      return top >= 0 && hits(key, left + width / 2, top + 4) && hits(key, left + width / 2, top + height - 4)
    }
    const [all, seen] = [tops(keys).size, tops(keys.filter(isSeen)).size]
    // People read a long text before they look at the board.
    const isShort = (root.querySelector('.frame .talk')?.getBoundingClientRect().height ?? 0) < innerHeight / 2
    if (whole && isShort && seen < Math.min(all, MIN)) note('few rows in sight', `${seen} of ${all}`)
  }

  function placeholders(): void {
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const style = of(field)
      if (!pen || hidden(field) || field.value !== '') continue
      pen.font = `${style.fontSize} ${style.fontFamily}`
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (pen.measureText(field.placeholder).width > room + 1)
        note('placeholder cut', `“${field.placeholder}” in ${Math.round(room)}`)
    }
  }

  function keysOnTexts(): void {
    for (const { node, rect, text } of texts) {
      if (rect.bottom < 0 || rect.top > innerHeight || node.closest(KEYS) || cutBy(node, rect, true)) continue
      if (turned(node) || node instanceof SVGElement) continue
      for (const y of [rect.top + rect.height / 4, rect.bottom - rect.height / 4]) {
        const key = document.elementFromPoint(rect.left + rect.width / 2, y)?.closest('button')
        if (!key || key.contains(node) || stuckIn(key) !== stuckIn(node) || of(key).position === 'absolute') continue
        note('text under a key', `“${text}” under ${name(key)}`)
      }
    }
  }

  function asking(): void {
    if (!whole || isLarge || !root.querySelector('.task')) return
    for (const part of ['.task', '.frame > .board', '.controls .keys']) {
      const each = root.querySelector(part)
      const rect = each?.getBoundingClientRect()
      if (!each || !rect || cutBy(each, rect, true) || rect.top < -1 || rect.bottom > innerHeight + 1)
        note('not in sight', `${part} ${Math.round(rect?.top ?? 0)}–${Math.round(rect?.bottom ?? 0)} of ${innerHeight}`)
    }
  }

  /** Reports a result, or a way to continue, that isn't visible without scrolling. Sheets may scroll. */
  function ending(): void {
    if (!whole || isLarge || sheet) return
    for (const each of root.querySelectorAll('.end .sentence, .end .scores, .end-keys button')) {
      const rect = each.getBoundingClientRect()
      if (!hidden(each) && (cutBy(each, rect, true) || rect.top < -1 || rect.bottom > innerHeight + 1))
        note('end not in sight', name(each))
    }
  }

  /** Opening a code scrolls to it. */
  function codes(): void {
    for (const code of root.querySelectorAll('svg.code')) {
      remember(code)
      code.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const rect = code.getBoundingClientRect()
      if (whole && (cutBy(code, rect, true) || rect.top < -1 || rect.bottom > innerHeight + 1))
        note('code not whole', `${Math.round(rect.top)}–${Math.round(rect.bottom)} of ${innerHeight}`)
      restore()
    }
  }

  const boxOf = (key: Element): DOMRect => {
    const all = [...key.getClientRects()]
    return all.length === 1 || of(key).display !== 'inline' ? key.getBoundingClientRect() : (all[0] ?? key.getBoundingClientRect()) // oxfmt-ignore
  }
  const hits = (key: Element, x: number, y: number): boolean => {
    const at = document.elementFromPoint(x, y)
    if (!at) return false
    const label = key instanceof HTMLInputElement ? key.closest('label') : null
    return key.contains(at) || Boolean(label?.contains(at))
  }
  const keptScroll: [Element, number, number][] = []
  function remember(key: Element): void {
    for (const each of [...parents(key), document.documentElement])
      keptScroll.push([each, each.scrollLeft, each.scrollTop])
  }
  function restore(): void {
    for (const [each, x, y] of keptScroll.splice(0)) each.scrollTo({ left: x, top: y, behavior: 'instant' })
  }

  function keyAt(key: Element): void {
    const disabled = key.matches(':disabled')
    remember(key)
    let rect = boxOf(key)
    const outside = rect.top < 0 || rect.bottom > innerHeight || rect.left < 0 || rect.right > innerWidth
    if (outside || cutBy(key.parentElement ?? key, rect, true) || fixedOver(rect, key)) {
      for (const block of ['center', 'start', 'end', 'nearest'] as const) {
        key.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
        rect = boxOf(key)
        if (!fixedOver(rect, key)) break
      }
    }
    const forced = keptScroll.find(
      ([each, x, y]) =>
        (each.scrollTop !== y && overflows(of(each).overflowY) === 'hides') ||
        (each.scrollLeft !== x && overflows(of(each).overflowX) === 'hides'),
    )
    if (forced) note('out of reach', name(key))
    else if (!disabled) hit(key, rect)
    restore()
  }
  const fixedOver = (rect: DOMRect, key: Element): boolean =>
    !hits(key, rect.left + rect.width / 2, rect.top + rect.height / 2)

  function hit(key: Element, rect: DOMRect): void {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    if (!hits(key, x, y)) {
      const over = document.elementFromPoint(x, y)
      return note('key covered', `${name(key)} by ${over ? (name(over).split(' “')[0] ?? '') : 'nothing'} at ${Math.round(x)},${Math.round(y)}`) // oxfmt-ignore
    }
    if (of(key).display === 'inline' || turned(key)) return
    const least = key.closest('[role="gridcell"], [data-cell], .strip, .hand') ? cell : 44
    const box = key instanceof HTMLInputElement ? (key.closest('label') ?? key).getBoundingClientRect() : rect
    const probe = least / 2 - 1.5
    const wide = box.width >= least - 0.6 || (hits(key, x - probe, y) && hits(key, x + probe, y))
    const high = box.height >= least - 0.6 || (hits(key, x, y - probe) && hits(key, x, y + probe))
    if (!wide || !high) note('small target', `${name(key)} ${Math.round(box.width)}×${Math.round(box.height)}`)
  }

  pageWidth()
  gatherTexts()
  cutTexts()
  overlappingTexts()
  silentScrolls()
  scrollsOverNothing()
  ruling()
  freeRoom()
  rowsInSight()
  placeholders()
  keysOnTexts()
  asking()
  ending()
  codes()
  for (const key of root.querySelectorAll(KEYS)) {
    if (key.matches('input[type="file"], input[type="hidden"]')) continue
    const shown = key.matches('label input') ? (key.closest('label') ?? key) : key
    if (!hidden(shown) && !key.closest('.skip, .visually-hidden')) keyAt(key)
  }
  return [...found.values()]
}
