import { expect, it } from 'vitest'
import { createRateLimit } from '../../../src/cli/rooms/limits.ts'

it('a rate limit accepts one request for each name per interval, which starts with an accepted request', () => {
  let now = 0
  const mayPass = createRateLimit(1, 2_000, () => now)
  const at = (time: number, name: string): boolean => {
    now = time
    return mayPass(name)
  }
  expect([at(1_900, 'one'), at(2_000, 'one'), at(2_100, 'two'), at(3_899, 'one'), at(3_900, 'one')]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})
