import { beforeEach, expect, it } from 'vitest'
import { BRISK, ECHO, followInList, followTouch, isFollowing, REACH, watchTouches } from '../../src/ui/lastTouch.ts'
import { wait } from '../clock.ts'

const HERE = { clientX: 100, clientY: 100 }
const THERE = { clientX: 100 + REACH + 1, clientY: 100 }

const heard: string[] = []
watchTouches()
for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, () => heard.push(type))

beforeEach(() => {
  wait(10_000)
  heard.length = 0
})

/** The result of a touch that many milliseconds later. */
function touch(where: typeof HERE, later = 0): readonly string[] {
  wait(later)
  heard.length = 0
  const how = { ...where, bubbles: true, cancelable: true, detail: 1 }
  document.body.dispatchEvent(new PointerEvent('pointerdown', how))
  document.body.dispatchEvent(new MouseEvent('click', how))
  return [...heard]
}

const COUNTS = ['pointerdown', 'click']

it.each([80, 200, 350])('treats touches %i ms apart as the one that has led to another page', gap => {
  expect(touch(HERE)).toEqual(COUNTS)
  followTouch()
  expect(touch(HERE, gap)).toEqual([])
  expect(touch(HERE, ECHO)).toEqual(COUNTS)
  expect(touch(HERE, gap)).toEqual(COUNTS)
})

it('counts the half second from that touch, whatever came in between', () => {
  touch(HERE)
  followTouch()
  expect([touch(HERE, 250), touch(HERE, 249), touch(HERE, 1)]).toEqual([[], [], COUNTS])
})

it('treats a second touch on something just unfolded as the first', () => {
  touch(HERE)
  document.body.dispatchEvent(new Event('toggle'))
  expect(touch(HERE, 80)).toEqual([])
  expect(touch(HERE, ECHO)).toEqual(COUNTS)
})

it('reports to a slider that the finger follows an earlier touch', () => {
  touch(HERE)
  expect(isFollowing()).toBe(false)
  followTouch()
  touch(HERE, 80)
  expect(isFollowing()).toBe(true)
  touch(THERE, 80)
  expect(isFollowing()).toBe(false)
})

it('recognises that touch through another before the page appeared', () => {
  touch(HERE)
  expect(touch(HERE, 350)).toEqual(COUNTS)
  followTouch()
  expect(touch(HERE, 350)).toEqual([])
})

it('lets a touch elsewhere count, and then one where the first was', () => {
  touch(HERE)
  followTouch()
  expect(touch(THERE, 80)).toEqual(COUNTS)
  expect(touch(HERE, 80)).toEqual(COUNTS)
})

it('lets a key of the keyboard count', () => {
  touch(HERE)
  followTouch()
  heard.length = 0
  document.body.click()
  expect(heard).toEqual(['click'])
})

it('takes only a fast touch of a list for the one before, and a brisk one for the next name', () => {
  touch(HERE)
  followInList()
  expect([touch(HERE, 80), touch(HERE, BRISK - 80)]).toEqual([[], COUNTS])
  followInList()
  expect(touch(HERE, 300)).toEqual(COUNTS)
  followTouch()
  expect(touch(HERE, 300)).toEqual([])
})
