import { describe, expect, it } from 'vitest'
import { capabilities } from '../../src/book/missing.ts'

const WHOLE = {
  isSecureContext: true,
  BroadcastChannel: {},
  navigator: {
    serviceWorker: {},
    locks: {},
    storage: { persist: () => true, getDirectory: () => null },
    clipboard: {},
    wakeLock: {},
  } as unknown as Navigator,
}

describe('what a browser doesn’t give', () => {
  it('is nothing at a secure address of a new one', () => {
    expect(capabilities(WHOLE)).toEqual({ secure: true, missing: [] })
  })

  it('is much at an address that isn’t secure', () => {
    const navigator = { storage: undefined, locks: undefined } as unknown as Navigator
    const plain = { isSecureContext: false, BroadcastChannel: {}, navigator }
    expect(capabilities(plain)).toEqual({
      secure: false,
      missing: ['offline', 'locks', 'persist', 'copy', 'clipboard', 'wake-lock'],
    })
  })

  it('may be everything', () => {
    expect(capabilities({}).missing).toHaveLength(7)
  })
})
