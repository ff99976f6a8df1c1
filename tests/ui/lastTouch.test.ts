import { beforeEach, expect, it } from 'vitest'
import {
  LIST_ECHO_MS,
  ECHO_MS,
  ignoreRepeatsInList,
  ignoreRepeatedTouches,
  isRepeatedTouch,
  ECHO_REACH,
  watchTouches,
} from '../../src/ui/lastTouch.ts'
import { wait } from '../clock.ts'

const HERE = { clientX: 100, clientY: 100 }
const THERE = { clientX: 100 + ECHO_REACH + 1, clientY: 100 }

const heard: string[] = []
watchTouches()
for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, () => heard.push(type))

beforeEach(() => {
  wait(10_000)
  heard.length = 0
})

/** The events that pass after a touch, `later` milliseconds after the previous one. */
function touch(where: typeof HERE, later = 0): readonly string[] {
  wait(later)
  heard.length = 0
  const how = { ...where, bubbles: true, cancelable: true, detail: 1 }
  document.body.dispatchEvent(new PointerEvent('pointerdown', how))
  document.body.dispatchEvent(new MouseEvent('click', how))
  return [...heard]
}

const COUNTS = ['pointerdown', 'click']

it.each([80, 200, 350])('a touch %i ms after the one that has opened another page is ignored', gap => {
  expect(touch(HERE)).toEqual(COUNTS)
  ignoreRepeatedTouches()
  expect(touch(HERE, gap)).toEqual([])
  expect(touch(HERE, ECHO_MS)).toEqual(COUNTS)
  expect(touch(HERE, gap)).toEqual(COUNTS)
})

it('touches are ignored for half a second after the one that opened the page, even if others come meanwhile', () => {
  touch(HERE)
  ignoreRepeatedTouches()
  expect([touch(HERE, 250), touch(HERE, 249), touch(HERE, 1)]).toEqual([[], [], COUNTS])
})

it('a second touch on something that has just unfolded is ignored', () => {
  touch(HERE)
  document.body.dispatchEvent(new Event('toggle'))
  expect(touch(HERE, 80)).toEqual([])
  expect(touch(HERE, ECHO_MS)).toEqual(COUNTS)
})

it('a slider can recognize a touch that repeats an earlier one', () => {
  touch(HERE)
  expect(isRepeatedTouch()).toBe(false)
  ignoreRepeatedTouches()
  touch(HERE, 80)
  expect(isRepeatedTouch()).toBe(true)
  touch(THERE, 80)
  expect(isRepeatedTouch()).toBe(false)
})

it('repeats are timed from the last touch before the page appeared', () => {
  touch(HERE)
  expect(touch(HERE, 350)).toEqual(COUNTS)
  ignoreRepeatedTouches()
  expect(touch(HERE, 350)).toEqual([])
})

it('a touch elsewhere counts, and so does a later one where the first was', () => {
  touch(HERE)
  ignoreRepeatedTouches()
  expect(touch(THERE, 80)).toEqual(COUNTS)
  expect(touch(HERE, 80)).toEqual(COUNTS)
})

it('a click without a touch counts', () => {
  touch(HERE)
  ignoreRepeatedTouches()
  heard.length = 0
  document.body.click()
  expect(heard).toEqual(['click'])
})

it('in a list, repeated touches are ignored for a shorter time than on a new page', () => {
  touch(HERE)
  ignoreRepeatsInList()
  expect([touch(HERE, 80), touch(HERE, LIST_ECHO_MS - 80)]).toEqual([[], COUNTS])
  ignoreRepeatsInList()
  expect(touch(HERE, 300)).toEqual(COUNTS)
  ignoreRepeatedTouches()
  expect(touch(HERE, 300)).toEqual([])
})
