// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { usePlayback } from '../../src/table/session/useWalk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A chain of `left` steps of 100 ms each. */
function chain(left: number) {
  const scope = effectScope()
  const shown: number[] = []
  const advance = () => {
    shown.push(left)
    left--
    return left > 0
  }
  const playback = scope.run(() => usePlayback(advance, () => 100))
  if (!playback) throw new Error('no scope')
  return { shown, scope, playback }
}

describe('automatic playback', () => {
  it('shows each step for its duration, also the current one, and stops at the end', () => {
    const { shown, playback } = chain(3)
    playback.play()
    expect(shown).toEqual([])
    vi.advanceTimersByTime(200)
    expect(shown).toEqual([3, 2])
    expect(playback.playing.value).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([3, 2, 1])
    expect(playback.playing.value).toBe(false)
  })

  it('can be interrupted and resumed', () => {
    const { shown, playback } = chain(3)
    playback.toggle()
    playback.toggle()
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([])
    playback.toggle()
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([3])
  })

  it('ends when its page is removed', () => {
    const { shown, scope, playback } = chain(3)
    playback.play()
    scope.stop()
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([])
  })
})
