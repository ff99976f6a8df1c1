import { describe, expect, it } from 'vitest'
import { detectCapabilities, requestPersistence, readStorageSpace } from '../../src/book/capabilities.ts'

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

describe('a browser', () => {
  it('lacks no capability if it is new and the address is secure', () => {
    expect(detectCapabilities(WHOLE)).toEqual({ secure: true, missing: [] })
  })

  it('lacks several capabilities at an insecure address', () => {
    const navigator = { storage: undefined, locks: undefined } as unknown as Navigator
    const plain = { isSecureContext: false, BroadcastChannel: {}, navigator }
    expect(detectCapabilities(plain)).toEqual({
      secure: false,
      missing: ['offline', 'locks', 'persist', 'copy', 'clipboard', 'wake-lock'],
    })
  })

  it('may lack all capabilities', () => {
    expect(detectCapabilities({}).missing).toHaveLength(7)
  })
})

const manager = {
  persisted: () => Promise.resolve(false),
  persist: () => Promise.resolve(true),
  estimate: () => Promise.resolve({ usage: 7, quota: 90 }),
}

describe('the storage space', () => {
  it('is what the browser reports', async () => {
    expect(await readStorageSpace(manager)).toEqual({ lasting: false, used: 7, available: 90 })
    expect(await requestPersistence(manager)).toEqual({ lasting: true, used: 7, available: 90 })
  })

  it('is unknown if the browser doesn’t report it', async () => {
    const unknown = { lasting: null, used: null, available: null }
    const fails = () => Promise.reject(new Error('no'))
    expect(await readStorageSpace({})).toEqual(unknown)
    expect(await requestPersistence({ persist: fails, estimate: fails })).toEqual(unknown)
  })
})
