import { describe, expect, it } from 'vitest'
import { isLong, runs } from '../../runs.ts'
import { differenceOn } from './agree.ts'
import { someBeginning, someRecords, someSpoiledRecords } from './records.ts'

const FILES = isLong ? runs(15) : 4
const RECORDS_A_FILE = 20
const BEGINNINGS = runs(20)

describe('the engine and the naive implementation agree', () => {
  it(`on ${FILES * RECORDS_A_FILE} random records`, () => {
    for (let seed = 1; seed <= FILES; seed++)
      expect(differenceOn(someRecords(seed, RECORDS_A_FILE)), `seed ${seed}`).toBeNull()
  })

  it(`on ${FILES * RECORDS_A_FILE} records with an error in the head`, () => {
    for (let seed = 1; seed <= FILES; seed++)
      expect(differenceOn(someSpoiledRecords(seed, RECORDS_A_FILE)), `seed ${seed}`).toBeNull()
  })

  it(`on the legal moves in ${BEGINNINGS} random starting positions`, () => {
    for (let seed = 1; seed <= BEGINNINGS; seed++) expect(differenceOn(someBeginning(seed)), `seed ${seed}`).toBeNull()
  })
})
