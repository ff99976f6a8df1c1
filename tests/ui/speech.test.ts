import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useSpeech } from '../../src/ui/device.ts'

const speech = { speak: vi.fn<(utterance: { readonly text: string }) => void>(), cancel: vi.fn<() => void>() }
const wanted = ref(false)
const said = ref('')
const asked = vi.fn<() => string>(() => said.value)
let scope: EffectScope

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  )
  vi.clearAllMocks()
  wanted.value = false
  said.value = 'Ann plays.'
  scope = effectScope()
  scope.run(() => useSpeech(asked, () => wanted.value))
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
})

const spoken = (): readonly string[] => speech.speak.mock.calls.map(([utterance]) => utterance.text)

describe('speech by the device', () => {
  it('doesn’t even compute its text while it is off', async () => {
    said.value = 'Bob plays.'
    await nextTick()
    expect([asked.mock.calls.length, spoken()]).toEqual([0, []])
  })

  it('begins with the current text, and each new text interrupts the last one', async () => {
    wanted.value = true
    await nextTick()
    said.value = 'Bob plays.'
    await nextTick()
    said.value = ''
    await nextTick()
    expect(spoken()).toEqual(['Ann plays.', 'Bob plays.'])
    expect(speech.cancel).toHaveBeenCalledTimes(3)
  })

  it('ends when it is switched off, and when the table is removed', async () => {
    wanted.value = true
    await nextTick()
    wanted.value = false
    await nextTick()
    expect(speech.cancel).toHaveBeenCalledTimes(2)
    scope.stop()
    expect(speech.cancel).toHaveBeenCalledTimes(3)
    expect(spoken()).toEqual(['Ann plays.'])
  })
})
