import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ends, isCalled, joins, leaves, pairs, sets, ties, type Change } from '../../../src/book/evening/changes.ts'
import type { Evening, Told } from '../../../src/book/evening/evening.ts'
import { eveningOf as kept, keptOf, placedOf, rebase, type PlacedEvening } from '../../../src/book/evening/rebase.ts'
import { saidOf, says } from '../../../src/book/evening/told.ts'
import { linesFrom, readLines } from '../../../src/book/live/evening-lines.ts'
import { NAMES } from '../../rules.ts'
import { runs } from '../../runs.ts'
import { eveningOf } from './evenings.ts'

const wordsIn = (evening: Evening): readonly Told[] => evening.pairings.flatMap(({ told = [] }) => told)

/** A phone: its copy, and how many lines of the room that was made with. */
interface Phone {
  evening: Evening | null
  seen: number
}

const read = (lines: readonly string[]): PlacedEvening | null => {
  const evening = readLines(lines, NAMES)
  if (typeof evening === 'string') throw new Error(`${evening}: ${lines.join('\n')}`)
  return evening
}

/** What a phone does with the first `count` lines of the room; it adds its own where these are all. */
function settle(phone: Phone, room: string[], count: number): void {
  const theirs = read(room.slice(0, count))
  const base = read(room.slice(0, phone.seen))
  if (!theirs) return
  const next = phone.evening && base ? rebase(phone.evening, kept(base), theirs) : theirs
  phone.evening = keptOf(next, {})
  phone.seen = count
  if (count < room.length) return
  room.push(...linesFrom(theirs, next))
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
      return pairs(null, says({ guests: does.guests }, { winner: does.winner, scores: null }, at))
    case 'meet':
      return pairs(null, { guests: does.guests })
    case 'play':
      return ties(`match-${at}`, does.guests)
    case 'drop':
    case 'correct':
      return evening => {
        const before = evening.pairings[does.index % Math.max(1, evening.pairings.length)]
        if (!before) return evening
        return pairs(before, does.type === 'drop' ? null : says(before, { winner: 1, scores: null }, at))(evening)
      }
    case 'leave':
      return leaves(does.index + 1)
    case 'join':
      return joins(`Guest ${does.index}`)
    case 'call':
      return isCalled(does.index + 1, `Called ${at}`)
    case 'title':
      return sets({ name: `Evening ${at}` })
    case 'end':
      return ends(at)
    default:
      return evening => evening
  }
}

describe('an evening that several phones keep', () => {
  it('comes to the same on all, whoever was without a network for how long, and loses no word that nobody took out', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const room = [...linesFrom(null, placedOf(eveningOf(4)))]
        const phones: Phone[] = [0, 1, 2].map(() => ({ evening: null, seen: 0 }))
        for (const phone of phones) settle(phone, room, room.length)
        const said = new Map<number, Told>()
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
      { numRuns: runs(300) },
    )
  })

  it('has what was undone on the phone that said it undone on all', () => {
    const room = [...linesFrom(null, placedOf(eveningOf(3)))]
    const [mine, other]: Phone[] = [0, 1].map(() => ({ evening: null, seen: 0 }))
    if (!mine || !other) throw new Error('two phones')
    for (const phone of [mine, other]) settle(phone, room, room.length)
    const before = mine.evening
    if (!before) throw new Error('no evening')
    mine.evening = pairs(null, says({ guests: [1, 2] }, { winner: 1, scores: null }, 20))(before)
    settle(mine, room, room.length)
    settle(other, room, room.length)
    expect(other.evening?.pairings.flatMap(saidOf)).toHaveLength(1)
    mine.evening = before
    settle(mine, room, room.length)
    settle(other, room, room.length)
    expect(other.evening?.pairings).toEqual([])
  })

  it('is written in lines that a room takes, and reads as it was', () => {
    const many = {
      guests: Array.from({ length: 40 }, (_, i) => ({ name: `${'Bartholomäus Hohenlohe'.repeat(2)} ${i}` })),
    }
    const evening = eveningOf(2, many)
    const lines = linesFrom(null, placedOf(evening))
    expect(Math.max(...lines.map(line => new TextEncoder().encode(line).length))).toBeLessThan(4_096)
    const placed = read(lines)
    expect(placed && kept(placed)).toEqual(evening)
    const posing = JSON.stringify({ at: 9, whole: { id: 'another', name: 'Other' } })
    expect(readLines([...lines, posing], NAMES)).toMatchObject({ id: evening.id, name: 'Other' })
    expect(readLines([...lines, '{"at":1,"guests":"x"}'], NAMES)).toBe('damaged')
    expect(readLines([JSON.stringify({ at: 1, whole: { format: 9 } })], NAMES)).toBe('newer')
  })
})
