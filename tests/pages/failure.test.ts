import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasFailed, forgetFailure, noteFailure, watchForLeaving } from '../../src/pages/failure.ts'

watchForLeaving()
const reported = vi.fn<(error: unknown) => void>()
vi.stubGlobal('reportError', reported)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetFailure()
  vi.runAllTimers()
  forgetFailure()
  reported.mockClear()
})

it('a failure to load a page is shown and reported immediately', () => {
  noteFailure('no page')
  expect(hasFailed.value).toBe(true)
  expect(reported).toHaveBeenCalledWith('no page')
})

it('a failure to load a page is ignored while the page is being left, which cancels its loading', () => {
  dispatchEvent(new Event('beforeunload'))
  noteFailure('no page')
  expect([hasFailed.value, reported.mock.calls]).toEqual([false, []])
})

it('a failure to load a page is shown if the page was not left after all', () => {
  dispatchEvent(new Event('beforeunload'))
  noteFailure('no page')
  vi.runAllTimers()
  expect(hasFailed.value).toBe(true)
  noteFailure('another')
  expect(reported.mock.calls).toEqual([['no page'], ['another']])
})
