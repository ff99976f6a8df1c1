import { describe, expect, it } from 'vitest'
import { differenceOn } from './agree.ts'
import { someRecords } from './records.ts'

const FILES = 100
const RECORDS_A_FILE = 20

describe('the engine and the naive implementation agree', () => {
  it(`on ${FILES * RECORDS_A_FILE} random records`, { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= FILES; seed++)
      expect(differenceOn(someRecords(seed, RECORDS_A_FILE)), `seed ${seed}`).toBeNull()
  })
})
