import { describe, expect, it } from 'vitest'
import { askToKeep, readRoom } from '../../../src/book/storage/room.ts'

const manager = {
  persisted: () => Promise.resolve(false),
  persist: () => Promise.resolve(true),
  estimate: () => Promise.resolve({ usage: 7, quota: 90 }),
}

describe('the room for what is stored', () => {
  it('is what the browser says', async () => {
    expect(await readRoom(manager)).toEqual({ lasting: false, used: 7, available: 90 })
    expect(await askToKeep(manager)).toEqual({ lasting: true, used: 7, available: 90 })
  })

  it('is unknown where the browser does not say', async () => {
    const unknown = { lasting: null, used: null, available: null }
    const fails = () => Promise.reject(new Error('no'))
    expect(await readRoom({})).toEqual(unknown)
    expect(await askToKeep({ persist: fails, estimate: fails })).toEqual(unknown)
  })
})
