import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readmitGuest,
  endEvening,
  renameGuest,
  addGuest,
  markLeft,
  setPairing,
  configure,
  type Change,
} from '../../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../../src/book/evening/report.ts'
import type { Evening, Report } from '../../../src/book/evening/evening.ts'
import {
  eveningOf as kept,
  storedEvening,
  placedOf,
  rebase,
  type PlacedEvening,
} from '../../../src/book/evening/merge.ts'
import { reportedResults, addReport } from '../../../src/book/evening/outcome.ts'
import { eveningLines, readEveningLines } from '../../../src/book/live/lines.ts'
import { NAMES } from '../../rules.ts'
import { runs } from '../../runs.ts'
import { eveningOf } from './evenings.ts'

const wordsIn = (evening: Evening): readonly Report[] => evening.pairings.flatMap(({ told = [] }) => told)

/** A phone: its copy of the evening, and the number of the room's lines in that copy. */
interface Phone {
  evening: Evening | null
  seen: number
}

const read = (lines: readonly string[]): PlacedEvening | null => {
  const evening = readEveningLines(lines, NAMES)
  if (typeof evening === 'string') throw new Error(`${evening}: ${lines.join('\n')}`)
  return evening
}

/** Applies the first `count` lines of the room to a phone. If the room has no more lines, adds the phone's own lines. */
function settle(phone: Phone, room: string[], count: number): void {
  const theirs = read(room.slice(0, count))
  const base = read(room.slice(0, phone.seen))
  if (!theirs) return
  const next = phone.evening && base ? rebase(phone.evening, kept(base), theirs) : theirs
  phone.evening = storedEvening(next, {})
  phone.seen = count
  if (count < room.length) return
  room.push(...eveningLines(theirs, next))
  phone.seen = room.length
}

const two = fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2], [1, 4])
const step = fc.record({
  phone: fc.nat(2),
  does: fc.oneof(
    fc.record({ type: fc.constant('tell' as const), guests: two, winner: fc.constantFrom(0, 1, 2) }),
    fc.record({ type: fc.constantFrom('meet' as const, 'play' as const), guests: two }),
    fc.record({ type: fc.constantFrom('drop' as const, 'correct' as const), index: fc.nat(5) }),
    fc.record({ type: fc.constant('leave' as const), index: fc.nat(3) }),
    fc.record({ type: fc.constantFrom('join' as const, 'call' as const, 'title' as const), index: fc.nat(3) }),
    fc.constant({ type: 'end' as const }),
    fc.record({ type: fc.constant('settle' as const), behind: fc.nat(2) }),
  ),
})

type Does = typeof step extends fc.Arbitrary<infer T> ? (T extends { does: infer D } ? D : never) : never

function changeOf(does: Does, at: number): Change {
  switch (does.type) {
    case 'tell':
      return setPairing(null, addReport({ guests: does.guests }, { winner: does.winner, scores: null }, at))
    case 'meet':
      return setPairing(null, { guests: does.guests })
    case 'play':
      return addStartedMatch(`match-${at}`, does.guests)
    case 'drop':
    case 'correct':
      return evening => {
        const before = evening.pairings[does.index % Math.max(1, evening.pairings.length)]
        if (!before) return evening
        return setPairing(
          before,
          does.type === 'drop' ? null : addReport(before, { winner: 1, scores: null }, at),
        )(evening)
      }
    case 'leave':
      return markLeft(does.index + 1)
    case 'join':
      return addGuest(`Guest ${does.index}`)
    case 'call':
      return renameGuest(does.index + 1, `Called ${at}`)
    case 'title':
      return configure({ name: `Evening ${at}` })
    case 'end':
      return endEvening(at)
    default:
      return evening => evening
  }
}

describe('an evening shared by several phones', () => {
  it('becomes equal on all of them, however long each is offline, and loses no report', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const room = [...eveningLines(null, placedOf(eveningOf(4)))]
        const phones: Phone[] = [0, 1, 2].map(() => ({ evening: null, seen: 0 }))
        for (const phone of phones) settle(phone, room, room.length)
        const said = new Map<number, Report>()
        steps.forEach(({ phone: which, does }, index) => {
          const phone = phones[which]
          if (!phone?.evening) return
          const at = 10 + index
          if (does.type === 'settle') return settle(phone, room, Math.max(phone.seen, room.length - does.behind))
          const before = wordsIn(phone.evening)
          phone.evening = { ...changeOf(does, at)(phone.evening), touched: at }
          const after = wordsIn(phone.evening)
          for (const word of after) said.set(word.at, word)
          for (const word of before) if (!after.some(each => each.at === word.at)) said.delete(word.at)
        })
        for (const phone of [...phones, ...phones]) settle(phone, room, room.length)
        const [first, ...others] = phones.map(({ evening }) => ({ ...evening, touched: 0 }))
        for (const other of others) expect(other).toEqual(first)
        const told = phones[0]?.evening ? wordsIn(phones[0].evening).map(({ at }) => at) : []
        expect(told).toEqual(expect.arrayContaining([...said.keys()]))
      }),
      { numRuns: runs(150) },
    )
  })

  it('applies an undo from one phone to all', () => {
    const room = [...eveningLines(null, placedOf(eveningOf(3)))]
    const [mine, other]: Phone[] = [0, 1].map(() => ({ evening: null, seen: 0 }))
    if (!mine || !other) throw new Error('two phones')
    for (const phone of [mine, other]) settle(phone, room, room.length)
    const before = mine.evening
    if (!before) throw new Error('no evening')
    mine.evening = setPairing(null, addReport({ guests: [1, 2] }, { winner: 1, scores: null }, 20))(before)
    settle(mine, room, room.length)
    settle(other, room, room.length)
    expect(other.evening?.pairings.flatMap(reportedResults)).toHaveLength(1)
    mine.evening = before
    settle(mine, room, room.length)
    settle(other, room, room.length)
    expect(other.evening?.pairings).toEqual([])
  })

  it('is written in lines that fit a room, and can be read back unchanged', () => {
    const many = {
      guests: Array.from({ length: 40 }, (_, i) => ({ name: `${'Bartholomäus Hohenlohe'.repeat(2)} ${i}` })),
    }
    const evening = eveningOf(2, many)
    const lines = eveningLines(null, placedOf(evening))
    expect(Math.max(...lines.map(line => new TextEncoder().encode(line).length))).toBeLessThan(4_096)
    const placed = read(lines)
    expect(placed && kept(placed)).toEqual(evening)
    const posing = JSON.stringify({ at: 9, whole: { id: 'another', name: 'Other' } })
    expect(readEveningLines([...lines, posing], NAMES)).toMatchObject({ id: evening.id, name: 'Other' })
    expect(readEveningLines([...lines, '{"at":1,"guests":"x"}'], NAMES)).toBe('damaged')
    expect(readEveningLines([JSON.stringify({ at: 1, whole: { format: 9 } })], NAMES)).toBe('newer')
  })
})

describe('local changes that are rebased on changes from elsewhere', () => {
  const base = eveningOf(3, { pairings: [{ guests: [1, 2] }, { guests: [2, 3], match: 'm' }] })
  const on = (mine: readonly Change[], theirs: readonly Change[], begin = base): PlacedEvening => {
    const after = (changes: readonly Change[], touched: number): Evening => ({
      ...changes.reduce((now, change) => change(now), begin),
      touched,
    })
    return rebase(after(mine, 7), begin, placedOf(after(theirs, 9)))
  }
  const says1 =
    (of: number, at: number, winner = 1): Change =>
    evening => {
      const before = evening.pairings[of]
      return before ? setPairing(before, addReport(before, { winner, scores: null }, at))(evening) : evening
    }
  const drops =
    (of: number): Change =>
    evening =>
      setPairing(evening.pairings[of] ?? null, null)(evening)
  const timesOf = ({ pairings }: PlacedEvening): readonly unknown[] =>
    pairings.map(pairing => pairing && (pairing.told ?? []).map(({ at }) => at))

  it('take each common field from the side that has changed it', () => {
    const both = on([configure({ name: 'Late' }), endEvening(3)], [configure({ points: { win: 3, draw: 1, loss: 0 } })])
    expect(both).toEqual({ ...base, name: 'Late', ended: 3, points: { win: 3, draw: 1, loss: 0 }, touched: 9 })
    const over = { ...base, ended: 3 }
    expect(on([endEvening(null)], [configure({ name: 'Late' })], over)).toEqual({
      ...base,
      name: 'Late',
      touched: 9,
    })
    expect(on([configure({ name: 'Late' })], [], over)).toMatchObject({ ended: 3 })
  })

  it('keep every guest’s number', () => {
    expect(on([renameGuest(1, 'Anna'), markLeft(2)], [markLeft(1), renameGuest(2, 'Benno')]).guests).toEqual([
      { name: 'Anna', left: true, lot: 'Ada' },
      { name: 'Benno', left: true, lot: 'Ben' },
      { name: 'Cem' },
    ])
    expect(on([renameGuest(1, 'Fay')], [addGuest('Fay')]).guests.map(({ name }) => name)).toEqual([
      'Ada',
      'Ben',
      'Cem',
      'Fay',
    ])
    const met = on([addGuest('Fay'), setPairing(null, { guests: [1, 4] })], [addGuest('Gil'), addGuest('Fay')])
    expect(met.guests.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem', 'Gil', 'Fay'])
    expect(met.pairings.at(-1)).toEqual({ guests: [1, 5] })
    expect(on([readmitGuest(1)], [], { ...base, guests: [{ name: 'Ada', left: true }, ...base.guests.slice(1)] }).guests).toEqual(base.guests) // oxfmt-ignore
  })

  it('mark a guest whose joining was undone as gone, unless another phone has changed that guest', () => {
    const joined = addGuest('Fay')(base)
    const back: Change = evening => ({ ...evening, guests: base.guests })
    expect(on([back], [], joined).guests).toEqual([...base.guests, { name: 'Fay', left: true }])
    expect(on([back], [renameGuest(4, 'Fee')], joined).guests.at(-1)).toEqual({ name: 'Fee', lot: 'Fay' })
  })

  it('keep all reports of a pairing, except withdrawn ones', () => {
    expect(timesOf(on([says1(0, 5)], [says1(0, 6)]))).toEqual([[5, 6], []])
    expect(timesOf(on([says1(1, 5)], [says1(0, 6)]))).toEqual([[6], [5]])
    const told = says1(0, 4)(base)
    const untold: Change = evening => ({ ...evening, pairings: base.pairings })
    expect(timesOf(on([untold], [says1(0, 6, 2)], told))).toEqual([[6], []])
    expect(timesOf(on([says1(0, 6, 2)], [untold], told))).toEqual([[6], []])
    const tied: Change = evening => {
      const [first = null] = evening.pairings
      return first ? setPairing(first, { ...first, match: 'n' })(evening) : evening
    }
    expect(on([untold], [tied], told).pairings[0]).toEqual({ guests: [1, 2], match: 'n' })
  })

  it('remove a pairing that no other phone has changed, and leave all others in place', () => {
    expect(timesOf(on([drops(0)], []))).toEqual([null, []])
    expect(timesOf(on([drops(0)], [says1(0, 6)]))).toEqual([[6], []])
    expect(timesOf(on([says1(0, 6)], [drops(0)]))).toEqual([[], [6]])
    expect(on([], [drops(0)]).pairings).toEqual([base.pairings[1]])
    const twice = on(
      [setPairing(null, addReport({ guests: [1, 3] }, { winner: 1, scores: null }, 5))],
      [setPairing(null, { guests: [3, 1] })],
    )
    expect(twice.pairings.slice(2)).toHaveLength(1)
    expect(twice.pairings[2]?.told).toHaveLength(1)
  })
})

describe('the lines of an evening', () => {
  const before = placedOf(eveningOf(2, { pairings: [{ guests: [1, 2] }] }))

  it('contain only changes, each guest and pairing with its number', () => {
    const after = {
      ...before,
      touched: 8,
      guests: [...before.guests, { name: 'Cem' }],
      pairings: [null, { guests: [1, 3] }],
    }
    expect(eveningLines(before, after).map(line => JSON.parse(line) as unknown)).toEqual([
      { at: 8, guests: [[2, { name: 'Cem' }]] },
      { at: 8, pairings: [[0, null], [1, { guests: [1, 3] }]] },
    ]) // oxfmt-ignore
    expect(read([...eveningLines(null, before), ...eveningLines(before, after)])).toEqual(after)
    expect(eveningLines(before, { ...before, touched: 9 })).toEqual([])
    const over = { ...before, ended: 5 }
    expect(eveningLines(over, before)).toEqual([JSON.stringify({ at: before.touched, whole: { ended: null } })])
    expect(read([...eveningLines(null, over), ...eveningLines(over, before)])).toEqual(before)
  })

  it('are as few as their maximum length allows', () => {
    const guests = Array.from({ length: 38 }, (_, i) => ({ name: `Guest of number ${100 + i}` }))
    const lines = eveningLines(before, { ...before, guests: [...before.guests, ...guests] })
    expect(lines).toHaveLength(2)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThan(1_400)
  })

  it('don’t say whether an evening is archived, which each phone stores for itself', () => {
    expect(storedEvening(before, { shelved: 4 })).toEqual({ ...kept(before), shelved: 4 })
    expect('shelved' in storedEvening(before, {})).toBe(false)
    expect('shelved' in placedOf({ ...kept(before), shelved: 4 })).toBe(false)
  })
})
