import { describe, expect, it } from 'vitest'
import {
  readmitGuest,
  endEvening,
  renameGuest,
  addGuest,
  markLeft,
  setPairing,
  addMatch,
  archiveEvening,
  configure,
} from '../../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../../src/book/evening/report.ts'
import { presentGuests, type Evening, readEvening } from '../../../src/book/evening/evening.ts'
import { addReport } from '../../../src/book/evening/outcome.ts'
import { eveningOf } from './evenings.ts'
import { NAMES } from '../../rules.ts'

const names = ({ guests }: Evening): string => guests.map(({ name, left }) => (left ? `(${name})` : name)).join(' ')

describe('the guests of an evening', () => {
  it('keep their numbers when they leave and return', () => {
    const evening = markLeft(2)(addGuest('Cem')(eveningOf(2)))
    expect(names(evening)).toBe('Ada (Ben) Cem')
    expect([names(readmitGuest(2)(evening)), names(addGuest('ben')(evening))]).toEqual(['Ada Ben Cem', 'Ada Ben Cem'])
  })

  it('are at most sixteen at a time', () => {
    const full = eveningOf(16)
    expect(addGuest('Zoe')(full)).toBe(full)
    const one = markLeft(1)(full)
    const again = addGuest('Zoe')(one)
    expect(presentGuests(again)).toHaveLength(16)
    expect(readmitGuest(1)(again)).toBe(again)
  })

  it('can be renamed, but not to another guest’s name', () => {
    expect(names(renameGuest(2, 'BEN')(eveningOf(2)))).toBe('Ada BEN')
    const evening = eveningOf(2)
    expect(renameGuest(2, 'ada')(evening)).toBe(evening)
  })
})

describe('the pairings of an evening', () => {
  it('link a match to the open pairing of its two players, in either order', () => {
    const evening = setPairing(null, { guests: [2, 1] })(eveningOf(3))
    expect(addStartedMatch('m1', [1, 2])(evening).pairings).toMatchObject([{ guests: [1, 2], match: 'm1' }])
    const again = addStartedMatch('m2', [1, 2])(addStartedMatch('m1', [1, 2])(evening)).pairings
    expect(again).toMatchObject([{ match: 'm1', also: [{ guests: [1, 2], match: 'm2' }] }])
  })

  it('link an earlier match to its players', () => {
    const evening = addMatch('m1', ['Fay', 'ada'])(eveningOf(2))
    expect([names(evening), evening.pairings]).toEqual(['Ada Ben Fay', [{ guests: [3, 1], match: 'm1' }]])
    expect(addMatch('m1', ['Ada', 'Ben'])(evening)).toBe(evening)
    expect(addMatch('m2', ['Ada', 'ADA'])(evening)).toBe(evening)
    const full = eveningOf(16)
    expect(addMatch('m1', ['Zoe', 'Ada'])(full)).toBe(full)
  })

  it('hold at most the number of reports that can be read back', () => {
    const open = { guests: [1, 2] } as const
    let evening = setPairing(null, open)(eveningOf(2))
    for (let word = 0; word < 120; word++) {
      const [pairing = open] = evening.pairings
      evening = setPairing(pairing, addReport(pairing, { winner: word % 2, scores: null }, word))(evening)
    }
    expect(evening.pairings[0]?.told).toHaveLength(100)
    expect(readEvening(evening, NAMES)).toEqual(evening)
  })

  it('are changed or removed only if they are still as they were when the change was requested', () => {
    const open = { guests: [1, 2] } as const
    const evening = setPairing(null, open)(eveningOf(2))
    const told = { ...open, told: [{ winner: 0, at: 7 }] } as const
    const said = setPairing(open, told)(evening)
    expect(said.pairings).toEqual([told])
    expect(setPairing(open, null)(said)).toBe(said)
    expect(setPairing(told, null)(said).pairings).toEqual([])
  })
})

it('an evening can be ended, continued, archived and restored, and can be read back each time', () => {
  const evening = configure({ name: 'Late' })(eveningOf(3))
  const over = archiveEvening(9)(endEvening(8)(evening))
  expect([over.ended, over.shelved, readEvening(over, NAMES)]).toEqual([8, 9, over])
  expect(endEvening(null)(archiveEvening(null)(over))).toEqual(evening)
})
