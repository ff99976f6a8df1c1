import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readmitGuest, addGuest, markLeft, configure, type Change } from '../../../src/book/evening/changes.ts'
import { presentGuests, readEvening, type Evening } from '../../../src/book/evening/evening.ts'
import { isOpen, reportedResults } from '../../../src/book/evening/outcome.ts'
import { fixturesOf, planOf, openFixtures, type Fixture } from '../../../src/book/evening/plan.ts'
import { addStartedMatch, reportResult } from '../../../src/book/evening/report.ts'
import { NAMES } from '../../rules.ts'
import { runs } from '../../runs.ts'
import { eveningOf } from './evenings.ts'

const DUELS = [
  { name: 'wetice', seats: 2 },
  { name: 'wellsix', seats: 2 },
] as const
const TENNIS = [{ name: 'tennis', seats: 4 }] as const

const key = (guests: readonly number[]): string => guests.toSorted((a, b) => a - b).join('-')
const isPlayed = ({ pairing }: Fixture): boolean => pairing !== null && !isOpen(pairing)

/** The played fixtures, each as guests, round and game. */
const played = (evening: Evening): readonly string[] =>
  fixturesOf(evening)
    .filter(isPlayed)
    .map(({ guests, round, game }) => `${key(guests)} in ${round}: ${game}`)
    .sort()

const won = (fixture: Fixture, at: number): Change => reportResult(fixture, { winner: 1, scores: null }, { at })

const after = (evening: Evening, count: number): Evening =>
  Array.from({ length: count }).reduce<Evening>((now, _, index) => {
    const [next] = openFixtures(now)
    return next ? won(next, 10 + index)(now) : now
  }, evening)

/** Plays all open matches, at most 300. */
const playedOut = (evening: Evening): Evening => after(evening, 300)

const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts)

/** The number of times that each present guest plays in these fixtures. */
const plays = (evening: Evening, fixtures: readonly Fixture[]): readonly number[] =>
  presentGuests(evening).map(guest => fixtures.filter(({ guests }) => guests.includes(guest)).length)

describe('a plan that is remade', () => {
  it('leaves two played rounds of six guests and a latecomer unchanged when a guest leaves', () => {
    const two = after(addGuest('Gil')(eveningOf(6, { games: DUELS })), 6)
    const left = markLeft(2)(two)
    expect(played(left)).toEqual(played(two))
    expect(
      planOf(left)
        .rounds.slice(0, 4)
        .map(({ number, game }) => [number, game]),
    ).toEqual([
      [1, 'wetice'],
      [2, 'wellsix'],
      [3, 'wetice'],
      [4, 'wellsix'],
    ])
    expect(planOf(left).beside).toEqual([])
    expect(played(readmitGuest(2)(left))).toEqual(played(two))
  })

  it('of nine guests at tables of four continues from the round in which a guest leaves', () => {
    const three = after(eveningOf(9, { games: TENNIS }), 3)
    const [, second] = planOf(three).rounds
    const left = markLeft(second?.fixtures.find(isPlayed)?.guests[0] ?? 0)(three)
    expect([played(left), planOf(left).beside]).toEqual([played(three), []])
    // The unplayed table of the second round is played next.
    expect(openFixtures(left)[0]?.guests).toEqual(second?.fixtures.find(each => !isPlayed(each))?.guests)
    expect(planOf(left).rounds).toHaveLength(7)
  })

  it('keeps a round as it was drawn, including pairings not yet played', () => {
    const one = after(eveningOf(6), 1)
    const [first] = planOf(one).rounds
    const joined = addGuest('Gil')(one)
    expect(planOf(joined).rounds[0]?.fixtures.map(({ guests }) => guests)).toEqual(
      first?.fixtures.map(({ guests }) => guests),
    )
    const [, open] = first?.fixtures ?? []
    const gone = markLeft(open?.guests[0] ?? 0)(joined)
    expect(planOf(gone).rounds[0]?.fixtures).toHaveLength(2)
    expect(planOf(readmitGuest(open?.guests[0] ?? 0)(gone)).rounds[0]?.fixtures).toHaveLength(3)
  })

  it('keeps the games of played matches when other games are chosen', () => {
    const some = after(eveningOf(5, { games: DUELS }), 3)
    const tennis = configure({ games: TENNIS })(some)
    expect(played(tennis)).toEqual(played(some))
    expect(
      openFixtures(tennis)
        .filter(({ round }) => (round ?? 0) > 2)
        .every(({ game }) => game === 'tennis'),
    ).toBe(true)
  })

  it('has the requested number of rounds, and begins as before', () => {
    const nine = eveningOf(9, { games: TENNIS })
    const four = configure({ rounds: 4 })(nine)
    expect(openFixtures(four)).toEqual(openFixtures(nine).slice(0, 8))
    expect(openFixtures(configure({ rounds: null })(four))).toEqual(openFixtures(nine))
    expect(configure({ name: 'Late' })(four).rounds).toBe(4)
    const many = playedOut(eveningOf(4, { rounds: 7 }))
    expect(planOf(many).rounds).toHaveLength(7)
    const met = new Map<string, number>()
    for (const { guests } of fixturesOf(many)) met.set(key(guests), (met.get(key(guests)) ?? 0) + 1)
    expect([met.size, spread([...met.values()])]).toEqual([6, 1])
    const fewer = markLeft(1)(after(four, 3))
    expect([planOf(fewer).rounds.length, played(fewer)]).toEqual([4, played(after(four, 3))])
  })

  it('leaves the results unchanged in an evening that was stored before rounds existed', () => {
    const old = eveningOf(5, { pairings: [{ guests: [2, 4], told: [{ winner: 1, at: 7 }] }, { guests: [1, 5], match: 'm' }] }) // oxfmt-ignore
    const told = won(openFixtures(old)[0] ?? { guests: [], game: '', round: null, pairing: null }, 9)(old)
    expect(played(told)).toEqual(expect.arrayContaining([...played(old)]))
    expect(told.pairings.every(({ round }) => round !== undefined)).toBe(true)
    expect(played(markLeft(5)(told))).toEqual(played(told))
  })
})

const does = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('report', 'begin', 'again'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('join', 'leave', 'back', 'games'), which: fc.nat(30) }) },
)
type Does = typeof does extends fc.Arbitrary<infer T> ? T : never

const GAMES = [DUELS, [...DUELS, ...TENNIS], TENNIS]

function changeOf({ type, which }: Does, evening: Evening, at: number): Change {
  const open = openFixtures(evening)
  const next = open[which % Math.max(1, Math.min(3, open.length))]
  const over = fixturesOf(evening).filter(isPlayed)
  const again = over[which % Math.max(1, over.length)]
  if (type === 'join') return addGuest(`Guest ${at}`)
  if (type === 'leave' && presentGuests(evening).length > 2) return markLeft(presentGuests(evening)[which % presentGuests(evening).length] ?? 0) // oxfmt-ignore
  if (type === 'back') return readmitGuest((which % evening.guests.length) + 1)
  if (type === 'games') return configure({ games: GAMES[which % GAMES.length] ?? DUELS })
  if (type === 'again' && again) return reportResult({ ...again, pairing: null }, { winner: 2, scores: null }, { at })
  if (!next) return now => now
  return type === 'begin' ? addStartedMatch(`match-${at}`, next.guests) : won(next, at)
}

describe('guests who come and go', () => {
  it('leave all played matches in place, and meet each present guest exactly once', () => {
    const evening = fc.record({ count: fc.integer({ min: 2, max: 10 }), games: fc.constantFrom(...GAMES) })
    fc.assert(
      fc.property(evening, fc.array(does, { maxLength: 30 }), ({ count, games }, steps) => {
        let now = eveningOf(count, { games })
        for (const [index, step] of steps.entries()) {
          const before = played(now)
          now = changeOf(step, now, 10 + index)(now)
          expect(played(now)).toEqual(expect.arrayContaining([...before]))
          expect(readEvening(now, NAMES)).toEqual(now)
        }
        const all = fixturesOf(now)
        const duels = all.filter(({ guests }) => guests.length === 2)
        expect(new Set(duels.map(({ guests }) => key(guests))).size).toBe(duels.length)
        if (!now.games.some(({ seats }) => seats === 2)) return
        const here = presentGuests(now)
        const met = new Set(duels.map(({ guests }) => key(guests)))
        expect(here.flatMap((a, i) => here.slice(i + 1).filter(b => !met.has(key([a, b]))))).toEqual([])
        for (const { fixtures } of planOf(now).rounds) {
          const seats = fixtures.flatMap(({ guests }) => guests)
          expect(new Set(seats).size).toBe(seats.length)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('play a nearly equal number of times while they are present', () => {
    const whole = fc.record({ count: fc.integer({ min: 5, max: 12 }), rounds: fc.integer({ min: 1, max: 3 }), who: fc.nat(20), games: fc.constantFrom(DUELS, TENNIS) }) // oxfmt-ignore
    fc.assert(
      fc.property(whole, ({ count, rounds, who, games }) => {
        const started = eveningOf(count, { games })
        const some = after(
          started,
          planOf(started)
            .rounds.slice(0, rounds)
            .flatMap(({ fixtures }) => fixtures).length,
        )
        const left = markLeft((who % count) + 1)(some)
        const fresh = fixturesOf(left).filter(each => !isPlayed(each))
        expect(spread(plays(left, [...fixturesOf(left)]))).toBeLessThanOrEqual(2)
        const firstRounds = planOf(left).rounds.slice(0, rounds + 2)
        expect(
          spread(
            plays(
              left,
              firstRounds.flatMap(({ fixtures }) => fixtures),
            ),
          ),
        ).toBeLessThanOrEqual(2)
        const busiest = Math.max(...plays(left, fresh))
        const needed = Math.max(busiest, Math.ceil(fresh.length / Math.floor(presentGuests(left).length / (games[0]?.seats ?? 2)))) // oxfmt-ignore
        expect(planOf(left).rounds.length - rounds).toBeLessThanOrEqual(needed + 1)
      }),
      { numRuns: runs(40) },
    )
  })
})

describe('a result', () => {
  const [fixture] = openFixtures(eveningOf(3))
  if (!fixture) throw new Error('no fixture')
  const ada = won(fixture, 20)
  const told = (evening: Evening) =>
    evening.pairings.map(pairing => reportedResults(pairing).map(({ winner }) => winner))

  it('is stored once if it is entered twice; a different one is added to a result that its phone hadn’t received, and replaces one that it had', () => {
    const one = ada(eveningOf(3))
    expect(told(won(fixture, 21)(one))).toEqual([[1]])
    expect(told(reportResult(fixture, { winner: 2, scores: null }, { at: 21 })(one))).toEqual([[1, 2]])
    const seen = fixturesOf(one).find(isPlayed) ?? fixture
    expect(told(reportResult(seen, { winner: 2, scores: null }, { at: 21 })(one))).toEqual([[2]])
    expect(told(reportResult(seen, null, { at: 21 })(one))).toEqual([[]])
    const started = addStartedMatch('m1', fixture.guests)(one)
    expect(started.pairings).toMatchObject([{ match: 'm1', told: [{ winner: 1 }] }])
    expect(addStartedMatch('m2', fixture.guests.toReversed())(started).pairings).toMatchObject([
      { match: 'm1', also: [{ match: 'm2', guests: fixture.guests.toReversed() }] },
    ])
  })

  it('is entered even if meanwhile its pairing was removed or its players have left', () => {
    const open = addStartedMatch('m1', fixture.guests)(eveningOf(3))
    const seen = fixturesOf(open).find(isPlayed) ?? fixture
    expect(told(reportResult(seen, { winner: 2, scores: null }, { at: 21 })({ ...open, pairings: [] }))).toEqual([[2]])
    const gone = ada(markLeft(fixture.guests[0] ?? 0)(eveningOf(3)))
    expect([told(gone), played(gone)]).toEqual([[[1]], [`${key(fixture.guests)} in 1: wellsix`]])
  })
})
