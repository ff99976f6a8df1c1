/** A key and where it lies on the screen, in pixels. */
export interface KeyBox {
  readonly key: HTMLElement
  readonly box: Box
}

/** As plain numbers: a browser's own rectangle is asked anew for each of them. */
export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

export function boxOf(key: HTMLElement): Box {
  const { left, right, top, bottom } = key.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** After these keys may lie elsewhere, though nothing in the page has changed. */
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/**
 * Where keys lie. Asking each of them takes a finger's time when it comes down: while it is watched, the page is asked when it is idle,
 * and when a finger comes only if anything has changed since.
 */
export function createKeyBoxes(keys: () => Iterable<HTMLElement>) {
  let known: readonly KeyBox[] | null = null
  let watcher: MutationObserver | null = null
  let soon = 0

  const ask = (): readonly KeyBox[] => Array.from(keys(), key => ({ key, box: boxOf(key) }))

  function forget(): void {
    known = null
    if (canIdle()) cancelIdleCallback(soon)
  }

  function onChange(): void {
    forget()
    if (canIdle()) soon = requestIdleCallback(() => (known = ask()))
  }

  return {
    now(): readonly KeyBox[] {
      if (watcher && watcher.takeRecords().length > 0) onChange()
      return known ?? ask()
    },
    watch(): void {
      watcher?.disconnect()
      watcher = new MutationObserver(onChange)
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      for (const type of MOVES) window.addEventListener(type, onChange, true)
      onChange()
    },
    leave(): void {
      watcher?.disconnect()
      for (const type of MOVES) window.removeEventListener(type, onChange, true)
      forget()
    },
  }
}

/** Not in every Safari. */
const canIdle = (): boolean => 'requestIdleCallback' in globalThis
