import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readmitGuest, addGuest, markLeft, type Change } from '../../../src/book/evening/changes.ts'
import { matchesOf, nameOf, presentGuests, readEvening, type Evening } from '../../../src/book/evening/evening.ts'
import { eveningOf as kept, storedEvening, mergeEvenings, placedOf, rebase } from '../../../src/book/evening/merge.ts'
import { outcomeOf, reportedResults, type Matches } from '../../../src/book/evening/outcome.ts'
import { fixturesOf, openFixtures, type Fixture } from '../../../src/book/evening/plan.ts'
import { addStartedMatch, reportResult } from '../../../src/book/evening/report.ts'
import { eveningLines, readEveningLines } from '../../../src/book/live/lines.ts'
import { NAMES } from '../../rules.ts'
import { runs } from '../../runs.ts'
import { eveningOf } from './evenings.ts'

/** A phone: its copy of the evening, the number of the room's lines in that copy, and its open sheet. */
interface Phone {
  evening: Evening
  seen: number
  sheet: Fixture | null
}

const read = (lines: readonly string[]) => {
  const evening = readEveningLines(lines, NAMES)
  if (evening === null || typeof evening === 'string') throw new Error(`${evening}`)
  return evening
}

/** The names of the guests, because a merge may renumber guests who joined on two phones at once. */
const key = (evening: Evening, guests: readonly number[]): string =>
  guests
    .map(guest => nameOf(evening, guest))
    .sort()
    .join('-')
const isPlayed = ({ pairing }: Fixture): boolean =>
  pairing !== null && (pairing.match !== undefined || reportedResults(pairing).length > 0)

/** The round of each played pairing of the plan, by its guests. A rematch outside the plan is a pairing of its own. */
const played = (evening: Evening): ReadonlyMap<string, number | null> =>
  new Map(
    fixturesOf(evening)
      .filter(fixture => fixture.round !== null && isPlayed(fixture))
      .map(({ guests, round }) => [key(evening, guests), round]),
  )

/** Applies the first `count` lines of the room. If the room has no more lines, adds the local changes to it. */
function settle(phone: Phone, room: string[], count: number): void {
  const theirs = read(room.slice(0, count))
  const next = rebase(phone.evening, kept(read(room.slice(0, phone.seen))), theirs)
  const [mine, others] = [played(phone.evening), played(kept(theirs))]
  phone.evening = storedEvening(next, {})
  phone.seen = count
  // Neither local changes nor those of others may move what was played in a round.
  const now = played(phone.evening)
  const stays = new Map([...mine, ...others])
  expect([...stays].map(([pair]) => [pair, now.get(pair)])).toEqual([...stays])
  if (count < room.length) return
  room.push(...eveningLines(theirs, next))
  phone.seen = room.length
}

/** A finished match for two, which this seat won 2 to 1. */
function listed(id: string, winner: number) {
  const [players, scores] = [['Ada', 'Ben'], winner === 1 ? [2, 1] : [1, 2]]
  const summary = { match: id, version: 1, entries: 1, players, plays: 1, scores, irregular: 0, over: true, winner, wins: [] } as const // oxfmt-ignore
  return { head: { format: 1, id, game: 'wellsix', head: '', players, created: 1 }, summary, touched: 9 } as const
}

const books = (m1: number, m2: number): Matches =>
  new Map([
    ['m1', listed('m1', m1)],
    ['m2', listed('m2', m2)],
  ])

const type = fc.oneof(
  { weight: 4, arbitrary: fc.constant('open') },
  { weight: 5, arbitrary: fc.constant('say') },
  { weight: 4, arbitrary: fc.constant('begin') },
  { weight: 3, arbitrary: fc.constantFrom('join', 'leave', 'back') },
  { weight: 4, arbitrary: fc.constantFrom('net', 'late') },
)
const does = fc.record({ phone: fc.nat(2), type, which: fc.nat(2) })

function changeOf(type: string, which: number, { evening, sheet }: Phone, at: number): Change {
  const guests = sheet?.guests ?? []
  if (type === 'say' && sheet) return reportResult(sheet, { winner: which % 3, scores: null }, { at, by: 'phone' })
  if (type === 'begin' && sheet) return addStartedMatch(`match-${at}`, which % 2 === 0 ? guests : guests.toReversed())
  if (type === 'join') return addGuest(`Guest ${which}`)
  if (type === 'leave' && presentGuests(evening).length > 2) return markLeft(presentGuests(evening)[which % 3] ?? 0)
  return type === 'back' ? readmitGuest(which + 1) : now => now
}

describe('an evening on three phones', () => {
  it('becomes equal on all of them, has each planned pairing and each match once, moves no played match, and loses no report', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 7 }), fc.array(does, { minLength: 8, maxLength: 40 }), (count, steps) => {
        const room = [...eveningLines(null, placedOf(eveningOf(count)))]
        const evening = storedEvening(read(room), {})
        const phones = [0, 1, 2].map((): Phone => ({ evening, seen: room.length, sheet: null }))
        const said = new Set<number>()
        for (const [index, { phone: of, type, which }] of steps.entries()) {
          const [phone, at] = [phones[of], 10 + index]
          if (!phone) continue
          if (type === 'open') phone.sheet = openFixtures(phone.evening)[which] ?? phone.sheet
          else if (type === 'net') settle(phone, room, room.length)
          else if (type === 'late') settle(phone, room, Math.max(phone.seen, room.length - which))
          else phone.evening = { ...changeOf(type, which, phone, at)(phone.evening), touched: at }
          const words = phone.evening.pairings.flatMap(({ told = [] }) => told.map(word => word.at))
          for (const word of words) said.add(word)
          expect(readEvening(phone.evening, NAMES)).toEqual(phone.evening)
        }
        for (const phone of [...phones, ...phones]) settle(phone, room, room.length)
        const [first, ...others] = phones.map(phone => ({ ...phone.evening, touched: 0 }))
        for (const other of others) expect(other).toEqual(first)
        const last = phones[0]?.evening ?? evening
        const planned = fixturesOf(last).filter(({ round }) => round !== null)
        const matches = last.pairings.flatMap(matchesOf)
        for (const once of [planned.map(({ guests }) => key(last, guests)), matches])
          expect(new Set(once).size).toBe(once.length)
        const words = last.pairings.flatMap(({ told = [] }) => told.map(word => word.at))
        expect(words).toEqual(expect.arrayContaining([...said]))
      }),
      { numRuns: runs(40) },
    )
  })

  it('has one pairing for two matches between the same guests, in either order of seats', () => {
    const started = eveningOf(3)
    const [fixture] = openFixtures(started)
    const guests = fixture?.guests ?? []
    const at = (touched: number, evening: Evening): Evening => ({ ...evening, touched })
    const [mine, theirs] = [
      at(7, addStartedMatch('m1', guests)(started)),
      at(8, addStartedMatch('m2', guests.toReversed())(started)),
    ]
    const merged = mergeEvenings(mine, theirs).evening
    const { pairings } = storedEvening(rebase(mine, started, placedOf(theirs)), {})
    for (const [pairing, ...others] of [pairings, merged.pairings]) {
      expect([others, pairing && matchesOf(pairing).toSorted()]).toEqual([[], ['m1', 'm2']])
      expect(pairing && outcomeOf(pairing, books(1, 1)).type).toBe('differing')
      expect(pairing && outcomeOf(pairing, books(1, 2)).type).toBe('over')
    }
  })
})
