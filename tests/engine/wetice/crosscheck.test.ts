import { describe, expect, it } from 'vitest'
import { differenceOn } from './agree.ts'
import { someRecords } from './records.ts'
import { someHead } from './records/heads.ts'
import { randomFrom } from './records/random.ts'

const FILES = 80
const RECORDS_A_FILE = 20
const HEADS = 100

const justLegal = (seed: number): string =>
  ['game wetice', ...[...someHead(randomFrom(seed)).values()].flat(), 'play', 'legal'].join('\n')

describe('the engine and the naive implementation agree', () => {
  it(`on ${FILES * RECORDS_A_FILE} random records`, { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= FILES; seed++)
      expect(differenceOn(someRecords(seed, RECORDS_A_FILE)), `seed ${seed}`).toBeNull()
  })

  it(`on what is legal at ${HEADS} random beginnings`, { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= HEADS; seed++) expect(differenceOn(justLegal(seed)), `seed ${seed}`).toBeNull()
  })
})
