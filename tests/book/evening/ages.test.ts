import { describe, expect, it } from 'vitest'
import {
  readmitGuest,
  renameGuest,
  addGuest,
  markLeft,
  setPairing,
  configure,
  type Change,
} from '../../../src/book/evening/changes.ts'
import type { Evening } from '../../../src/book/evening/evening.ts'
import { isOpen, addReport } from '../../../src/book/evening/outcome.ts'
import { fixturesOf, planOf, openFixtures, type Fixture } from '../../../src/book/evening/plan.ts'
import { addStartedMatch, reportResult } from '../../../src/book/evening/report.ts'
import { addResult } from '../../../src/book/evening/result.ts'
import { eveningOf } from './evenings.ts'

/** An evening with six guests. The first fixture is between the host and one other guest. */
const fresh = eveningOf(6)
const [FIRST = null, SECOND = null, , LATER = null] = openFixtures(fresh)
if (!FIRST || !SECOND || !LATER) throw new Error('no fixtures')
const [HOST = 0, GUEST = 0] = FIRST.guests

const seen = (evening: Evening): Fixture =>
  fixturesOf(evening).find(({ guests }) => guests.every(guest => FIRST.guests.includes(guest))) ?? FIRST
const won = (fixture: Fixture, at: number): Change => reportResult(fixture, { winner: 1, scores: null }, { at })
const all = (evening: Evening): Evening =>
  [0, 1, 2].reduce((now, index) => {
    const [next] = openFixtures(now)
    return next ? won(next, 20 + index)(now) : now
  }, evening)

/** The states that a round can be in. */
const AGES: Readonly<Record<string, Evening>> = {
  'not started': fresh,
  'with a match in progress': addStartedMatch('m1', FIRST.guests)(fresh),
  'with one result': won(FIRST, 20)(fresh),
  'with two results for one pairing': reportResult(
    FIRST,
    { winner: 2, scores: null },
    { at: 21 },
  )(won(FIRST, 20)(fresh)),
  'with all results': all(fresh),
  'with one result, before a guest joined': addGuest('Zoe')(won(FIRST, 20)(fresh)),
}

/** The winners in the results of the first pairing, for the rounds that have any. */
const RESULTS: Readonly<Record<string, readonly number[]>> = {
  'with one result': [1],
  'with two results for one pairing': [1, 2],
  'with all results': [1],
  'with one result, before a guest joined': [1],
}

const ACTIONS: Readonly<Record<string, Change>> = {
  'a guest in it leaves': markLeft(GUEST),
  'another guest leaves': markLeft(SECOND.guests[0] ?? 0),
  'a guest joins': addGuest('Gil'),
  'a guest leaves and returns': evening => readmitGuest(HOST)(markLeft(HOST)(evening)),
  'a guest is renamed': renameGuest(HOST, 'Adele'),
  'other games are chosen': configure({ games: [{ name: 'wetice', seats: 2 }] }),
  'fewer rounds are requested': configure({ rounds: 1 }),
  'another match is entered': won(LATER, 40),
}

const tableOf = (evening: Evening) =>
  fixturesOf(evening)
    .filter(({ pairing }) => pairing && !isOpen(pairing))
    .map(({ guests, round, game, pairing }) => ({ guests, round, game, match: pairing?.match, told: pairing?.told }))

describe.each(Object.entries(AGES))('in a round %s,', (age, evening) => {
  it.each(Object.entries(ACTIONS))('all played matches stay in their places when %s', (_, change) => {
    expect(tableOf(change(evening))).toEqual(expect.arrayContaining(tableOf(evening)))
  })

  it('open fixtures are replanned only if the round has not started', () => {
    const rest = ({ rounds }: ReturnType<typeof planOf>) =>
      rounds[0]?.fixtures.slice(1).map(({ guests }) => [...guests].sort())
    const isSame = JSON.stringify(rest(planOf(markLeft(HOST)(evening)))) === JSON.stringify(rest(planOf(evening)))
    expect(isSame).toBe(age !== 'not started')
  })

  it('a new result replaces the results that its phone had received, and is added to the others', () => {
    const others = RESULTS[age] ?? []
    const winners = (now: Evening) =>
      (seen(now).pairing?.told ?? [])
        .filter(({ at }, _, told) => !told.some(({ instead = [] }) => instead.includes(at)))
        .map(({ winner }) => winner)
    expect(winners(reportResult(FIRST, { winner: 0, scores: null }, { at: 50 })(evening))).toEqual([...others, 0])
    expect(winners(reportResult(seen(evening), { winner: 0, scores: null }, { at: 50 })(evening))).toEqual([0])
    expect(winners(reportResult(seen(evening), null, { at: 50 })(evening))).toEqual([null])
  })

  it('removing a pairing leaves all others in place', () => {
    const { pairing } = seen(evening)
    const others = tableOf(evening).filter(({ guests }) => guests !== pairing?.guests)
    expect(tableOf(setPairing(pairing, null)(evening))).toEqual(pairing ? others : tableOf(evening))
  })
})

describe('a result that a table sends', () => {
  const names = FIRST.guests.map(guest => fresh.guests[guest - 1]?.name ?? '')
  const result = { match: 'm9', game: 'wellsix', players: names, winner: 1, scores: [3, 1], at: 30, signed: [] }

  it('is added to the pairing for which people have entered a result', () => {
    const both = addResult(result)(won(FIRST, 20)(fresh))
    expect(both.pairings).toMatchObject([{ match: 'm9', round: 1, told: [{ winner: 1, at: 20 }, { winner: 1, at: 30 }] }]) // oxfmt-ignore
    expect(addResult({ ...result, at: 31 })(both).pairings).toHaveLength(1)
  })

  it('is added to the pairing of its round, even if another match was started for that pairing', () => {
    const started = addStartedMatch('m1', FIRST.guests)(fresh)
    const turned = { ...result, players: names.toReversed(), round: 1 }
    expect(addResult(turned)(started).pairings).toMatchObject([
      {
        match: 'm1',
        also: [{ match: 'm9', guests: FIRST.guests.toReversed() }],
        told: [{ winner: 2, scores: [1, 3] }],
      },
    ])
    expect(addResult(result)(started).pairings).toHaveLength(2)
  })

  it('is not overruled by a report from a phone that had not received it', () => {
    const told = addReport({ guests: [1, 2], match: 'm1' }, { winner: 2, scores: null }, 40, { guests: [1, 2] })
    expect(told.told[0]).toEqual({ winner: 2, at: 40 })
  })
})
