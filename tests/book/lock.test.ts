import { describe, expect, it, vi } from 'vitest'
import { runAsWriter, requestLock, type Locks, type Role } from '../../src/book/lock.ts'
import { createLocks } from './locks.ts'
import { settled } from './results.ts'

async function sit(locks: Locks | undefined, match = 'm') {
  const roles: Role[] = []
  const seat = await requestLock(locks, match, role => roles.push(role))
  roles.unshift(seat.role)
  return { seat, roles }
}

describe('the writer of a match', () => {
  it('is one window', async () => {
    const locks = createLocks()
    expect((await sit(locks)).roles).toEqual(['writer'])
    expect((await sit(locks)).roles).toEqual(['follower'])
    expect((await sit(locks, 'another')).roles).toEqual(['writer'])
  })

  it('is the window that has waited longest, after the writer leaves', async () => {
    const locks = createLocks()
    const first = await sit(locks)
    const second = await sit(locks)
    const third = await sit(locks)
    first.seat.dispose()
    await settled()
    expect([first.roles, second.roles, third.roles]).toEqual([['writer'], ['follower', 'writer'], ['follower']])
  })

  it('is replaced by a window that takes over, and is the writer again after that window has left', async () => {
    const locks = createLocks()
    const first = await sit(locks)
    const second = await sit(locks)
    second.seat.takeOver()
    await settled()
    expect(first.roles).toEqual(['writer', 'follower'])
    expect(second.roles).toEqual(['follower', 'writer'])
    second.seat.dispose()
    await settled()
    expect(first.roles).toEqual(['writer', 'follower', 'writer'])
  })

  it('is unchanged if it takes over again', async () => {
    const locks = createLocks()
    const first = await sit(locks)
    const second = await sit(locks)
    first.seat.dispose()
    await settled()
    second.seat.takeOver()
    await settled()
    expect(second.roles).toEqual(['follower', 'writer', 'writer'])
    second.seat.dispose()
    await settled()
    expect((await sit(locks)).roles).toEqual(['writer'])
  })

  it('can be a new window after all others have left', async () => {
    const locks = createLocks()
    const first = await sit(locks)
    const second = await sit(locks)
    second.seat.dispose()
    first.seat.dispose()
    await settled()
    expect(second.roles).toEqual(['follower'])
    expect((await sit(locks)).roles).toEqual(['writer'])
  })

  it('is every window if the browser has no locks, or if they fail', async () => {
    const failing: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect((await sit(undefined)).roles).toEqual(['writer'])
    expect((await sit(failing)).roles).toEqual(['writer'])
  })

  it('blocks tasks that need the match to be unused', async () => {
    const locks = createLocks()
    expect(await runAsWriter(locks, 'm', async () => 'done')).toBe('done')
    const { seat } = await sit(locks)
    expect(await runAsWriter(locks, 'm', async () => 'done')).toBeNull()
    seat.dispose()
    await settled()
    expect(await runAsWriter(locks, 'm', async () => 'done')).toBe('done')
    expect(await runAsWriter(undefined, 'm', async () => 'done')).toBe('done')
  })
})

describe('locks that don’t work', () => {
  const nothing = () => new Promise<never>(() => undefined)
  const broken: readonly (readonly [string, Locks])[] = [
    ['hang', { request: nothing }],
    [
      'throw',
      {
        request: () => {
          throw new DOMException('no', 'SecurityError')
        },
      },
    ],
    ['reject', { request: () => Promise.reject(new DOMException('no', 'InvalidStateError')) }],
  ]

  it.each(broken)('(%s) are treated as missing', async (_how, locks) => {
    vi.useFakeTimers()
    const seat = requestLock(locks, 'm', () => undefined)
    const written = runAsWriter(locks, 'm', async () => 'written')
    await vi.advanceTimersByTimeAsync(3_000)
    expect([(await seat).role, await written]).toEqual(['writer', 'written'])
    vi.useRealTimers()
  })

  it('are not assumed if a task takes long, so that it runs only once', async () => {
    vi.useFakeTimers()
    const locks = createLocks()
    let runs = 0
    const written = runAsWriter(locks, 'm', async () => {
      runs++
      await new Promise(resolve => setTimeout(resolve, 10_000))
      return 'written'
    })
    await vi.advanceTimersByTimeAsync(11_000)
    expect([await written, runs]).toEqual(['written', 1])
    vi.useRealTimers()
  })
})
