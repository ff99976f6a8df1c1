import { slide } from '../finger.ts'
import { eventually, type Driver } from './driver.ts'

/** The whole name of a button, or a pattern for it; or a selector, which begins with a dot, a bracket or `dialog`. */
export type Target = string | RegExp

interface Place {
  readonly x: number
  readonly y: number
}

const GONE = 'gone' as const

/** Runs in the page. Null if the target can't be tapped yet, or if anything still moves. */
function placeOf(target: string, isPattern: boolean): Place | null {
  const isMoving = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  if (document.getAnimations().some(isMoving)) return null
  const isSelector = !isPattern && /^(\.|\[|dialog)/.test(target)
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const fits = (element: Element): boolean =>
    isPattern ? new RegExp(target).test(nameOf(element)) : nameOf(element) === target
  const candidates = isSelector
    ? [...document.querySelectorAll(target)]
    : [...document.querySelectorAll('button, a, summary, [role="button"], label')].filter(fits)
  for (const element of candidates) {
    if (element instanceof HTMLButtonElement && element.disabled) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(middle.x, middle.y)
    if (width > 0 && top !== null && (element.contains(top) || top.contains(element))) return middle
  }
  return null
}

/** Returns the actions of a person at a browser window, in any engine. */
export function handsOn(driver: Driver) {
  const patternOf = (target: Target): string => (typeof target === 'string' ? target : target.source)

  const gone = async (selector: string): Promise<void> => {
    await eventually(`no ${selector}`, async () =>
      (await driver.call(each => document.querySelector(each) === null, selector)) ? true : null,
    )
  }

  const hands = {
    gone,

    async tapThrough(selector: string): Promise<void> {
      const isGone = () => driver.call(each => document.querySelector(each) === null, selector)
      await hands.tap(selector)
      while (!(await isGone())) await hands.tap(selector, isGone)
    },

    async tap(target: Target, isGone = async (): Promise<boolean> => false): Promise<void> {
      const find = () => driver.call(placeOf, patternOf(target), typeof target !== 'string')
      let rested = 0
      let last = await eventually(`${target} to tap`, async () => ((await isGone()) ? GONE : find()))
      const place = await eventually(`${target} to rest`, async () => {
        if (last === GONE || (await isGone())) return GONE
        const now = await find()
        rested = now !== null && now.x === last.x && now.y === last.y ? rested + 1 : 0
        last = now ?? last
        return rested > 1 ? now : null
      })
      if (place === GONE) return
      await driver.call(slide)
      await driver.tapAt(place.x, place.y)
    },

    async fill(label: string, text: string): Promise<void> {
      await eventually(`field ${label}`, () =>
        driver.call(
          (name, value) => {
            const found = [...document.querySelectorAll('label')].find(each => each.textContent?.trim() === name)
            const field = found?.control ?? document.querySelector(`[aria-label="${name}"]`)
            if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
            field.value = value
            field.dispatchEvent(new Event('input', { bubbles: true }))
            return true
          },
          label,
          text,
        ),
      )
    },

    async see(text: string, selector = 'body'): Promise<void> {
      const read = () =>
        driver.call(
          each => [...document.querySelectorAll<HTMLElement>(each)].map(({ innerText }) => innerText).join('\n'),
          selector,
        )
      await eventually(`to see ${text} in ${selector}`, async () =>
        (await read()).includes(text) ? true : null,
      ).catch(async (error: Error) => {
        throw new Error(`${error.message}; there is: ${await read()}`)
      })
    },
  }
  return hands
}
