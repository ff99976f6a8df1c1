import { describe, expect, it } from 'vitest'
import { addGuest, markLeft, setPairing } from '../../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../../src/book/evening/report.ts'
import { presentGuests, type Evening } from '../../../src/book/evening/evening.ts'
import { nextFixture, planOf, openFixtures } from '../../../src/book/evening/plan.ts'
import { freshFirst, roundsOfFour, roundsOfTwo } from '../../../src/book/evening/schedule.ts'
import { eveningOf } from './evenings.ts'

const COUNTS = Array.from({ length: 15 }, (_, index) => index + 2)
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const key = (pair: readonly number[]): string => [...pair].sort((a, b) => a - b).join('-')
const open = (evening: Evening): string[] => openFixtures(evening).map(({ guests }) => key(guests))

describe('a round-robin', () => {
  it.each(COUNTS)(
    'of %i lets every two players meet once, gives each at most one match in a round, and has as few rounds as possible',
    count => {
      const rounds = roundsOfTwo(numbers(count))
      const all = rounds.flat().map(key)
      expect(new Set(all).size).toBe((count * (count - 1)) / 2)
      expect(all).toHaveLength((count * (count - 1)) / 2)
      expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count)
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2)
    },
  )

  it.each(COUNTS)(
    'of %i gives all guests the same number of rests, and nearly the same number of first seats',
    count => {
      const rounds = roundsOfTwo(numbers(count))
      for (const guest of numbers(count)) {
        expect(rounds.filter(round => !round.flat().includes(guest))).toHaveLength(count % 2)
        const first = rounds.flat().filter(([a]) => a === guest).length
        expect(Math.abs(first * 2 - (count - 1))).toBeLessThanOrEqual(1)
      }
    },
  )

  it('of one or no guests has no pairs', () => {
    expect([roundsOfTwo([1]).flat(), roundsOfTwo([])]).toEqual([[], []])
  })
})

/** The number of meetings of each pair, and of rests of each guest, in these rounds. */
function sharesIn(count: number, rounds: readonly (readonly (readonly number[])[])[]) {
  const pairs = numbers(count).flatMap(a => numbers(a - 1).map(b => [b, a] as const))
  const tables = rounds.flat()
  return {
    met: pairs.map(pair => tables.filter(table => pair.every(guest => table.includes(guest))).length),
    rests: numbers(count).map(guest => rounds.filter(round => !round.flat().includes(guest)).length),
  }
}

const spread = (shares: readonly number[]): number => Math.max(...shares) - Math.min(...shares)

/**
 * How far rounds of tables of four are from the lower bound, at which any two pairs differ by at most one meeting.
 * `above`, after every round, is the sum of the squares beyond that bound; 2 means one avoidable meeting. Known optima:
 * 16 meet once in five rounds (the affine plane of order 4, the social golfers' 4-4-5); no second round of 8 or 12
 * avoids a repeated meeting; 3 meetings each in 7, 9, 11 and 13 rounds, the smallest number with a balanced schedule,
 * as in whist tournaments of 8, 9, 12 and 13; 7 guests meet twice in seven rounds (the complement of the Fano plane).
 */
const TABLES = [
  { count: 4, rounds: 1, met: [1, 1], above: [0] },
  { count: 5, rounds: 5, met: [3, 3], above: [0, 2, 2, 0, 0] },
  { count: 6, rounds: 6, met: [2, 3], above: [0, 2, 0, 2, 6, 0] },
  { count: 7, rounds: 7, met: [2, 2], above: [0, 2, 6, 6, 2, 0, 0] },
  { count: 8, rounds: 7, met: [3, 3], above: [0, 8, 8, 8, 8, 0, 0] },
  { count: 9, rounds: 9, met: [3, 3], above: [0, 6, 18, 12, 12, 18, 6, 0, 0] },
  { count: 10, rounds: 10, met: [2, 3], above: [0, 4, 12, 18, 10, 10, 14, 10, 0, 0] },
  { count: 11, rounds: 11, met: [2, 3], above: [0, 2, 6, 14, 18, 10, 4, 6, 14, 8, 0] },
  { count: 12, rounds: 11, met: [3, 3], above: [0, 6, 18, 24, 12, 12, 24, 18, 6, 0, 0] },
  { count: 13, rounds: 13, met: [3, 3], above: [0, 4, 12, 28, 28, 20, 20, 28, 28, 12, 4, 0, 0] },
  { count: 14, rounds: 14, met: [2, 3], above: [0, 2, 8, 18, 32, 16, 0, 10, 22, 38, 26, 14, 6, 0] },
  { count: 15, rounds: 15, met: [2, 3], above: [0, 0, 2, 10, 22, 30, 18, 14, 8, 12, 20, 26, 10, 0, 0] },
  { count: 16, rounds: 5, met: [1, 1], above: [0, 0, 0, 0, 0] },
]

describe('rounds of tables of four', () => {
  it.each(TABLES)(
    'of $count guests let each pair meet at least $met.0 and at most $met.1 times in $rounds rounds',
    ({ count, rounds, met, above }) => {
      const all = roundsOfFour(numbers(count))
      expect(all).toHaveLength(rounds)
      const { met: times, rests } = sharesIn(count, all)
      expect([[Math.min(...times), Math.max(...times)], spread(rests)]).toEqual([met, 0])
      for (const round of all) {
        expect([new Set(round.flat()).size, round.length]).toEqual([4 * round.length, Math.floor(count / 4)])
      }
      const seen = all.map((_, index) => sharesIn(count, all.slice(0, index + 1)).met)
      expect(seen.map(each => squares(each) - squares(evenly(each)))).toEqual(above)
    },
  )

  it.each(TABLES)('of $count guests distribute rests evenly after every round', ({ count }) => {
    const all = roundsOfFour(numbers(count))
    // With seven guests, three rest at a time, on a line of the Fano plane. Any two of its lines have one point in
    // common.
    for (const index of all.keys()) {
      expect(spread(sharesIn(count, all.slice(0, index + 1)).rests)).toBeLessThanOrEqual(count === 7 ? 2 : 1)
    }
  })

  it('do not exist for fewer than four or more than sixteen guests', () => {
    expect([roundsOfFour([1, 2, 3]), roundsOfFour(numbers(17))]).toEqual([[], []])
  })
})

const squares = (times: readonly number[]): number => times.reduce((sum, each) => sum + each * each, 0)

/** A given total number of meetings, distributed evenly. */
function evenly(times: readonly number[]): readonly number[] {
  const sum = times.reduce((all, each) => all + each, 0)
  return times.map((_, index) => Math.floor(sum / times.length) + (index < sum % times.length ? 1 : 0))
}

describe('an evening of several games', () => {
  const games = [
    { name: 'wetice', seats: 2 },
    { name: 'wellsix', seats: 2 },
    { name: 'tennis', seats: 4 },
  ] as const
  const seven = eveningOf(7, { games })

  it('takes the games in turn, and lets every two guests meet equally often in games for two, and in games for four', () => {
    const { rounds } = planOf(seven)
    expect(rounds.slice(0, 4).map(({ game }) => game)).toEqual(['wetice', 'wellsix', 'tennis', 'wetice'])
    expect(rounds).toHaveLength(14)
    const tables = rounds.map(({ fixtures }) => fixtures.map(({ guests }) => guests))
    const of = (seats: number) => tables.filter(([table]) => table?.length === seats)
    expect(spread(sharesIn(7, of(2)).met)).toBe(0)
    expect(spread(sharesIn(7, of(4)).met)).toBe(0)
  })

  it('lets resting guests play beside a table of four', () => {
    const tennis = planOf(seven).rounds[2]?.fixtures[0]
    const next = nextFixture(seven, new Set(tennis?.guests))
    expect([next?.guests.length, next?.guests.some(guest => tennis?.guests.includes(guest))]).toEqual([2, false])
  })

  it('puts rounds in which guests would meet again at the end, also after a guest has left', () => {
    const rounds = [[[1, 2, 3, 4]], [[1, 2, 5, 6]], [[5, 6, 7, 8]]]
    expect(freshFirst(rounds, [[1, 2, 3, 9]])).toEqual([[[5, 6, 7, 8]], [[1, 2, 5, 6]], [[1, 2, 3, 4]]])
    const left = markLeft(8)(
      setPairing(null, { guests: [2, 3, 4, 5], match: 'm' })(eveningOf(8, { games: games.slice(2) })),
    )
    expect(openFixtures(left)[0]?.guests.filter(guest => [2, 3, 4, 5].includes(guest)).length).toBeLessThan(3)
    expect(openFixtures(left)).toHaveLength(7)
  })

  it('recognises a played table of four in any order of seats, and pairings made by hand', () => {
    const [table = []] =
      planOf(eveningOf(4, { games: games.slice(2) })).rounds[0]?.fixtures.map(each => each.guests) ?? []
    const four = addStartedMatch('m', table.toReversed())(eveningOf(4, { games: games.slice(2) }))
    expect([openFixtures(four), planOf(four).beside]).toEqual([[], []])
    const again = setPairing(null, { guests: [1, 2, 3, 4], game: 'tennis' })(four)
    expect(openFixtures(again).map(({ guests, game }) => [guests, game])).toEqual([[[1, 2, 3, 4], 'tennis']])
  })
})

describe('the pairings to play', () => {
  it('are those of guests who have not met, round by round', () => {
    const evening = addStartedMatch('m1', [1, 3])(eveningOf(4))
    expect(open(eveningOf(4))).toHaveLength(6)
    expect(open(evening)).toEqual(open(eveningOf(4)).filter(pair => pair !== '1-3'))
  })

  it('include those made by hand, if not everybody meets everybody', () => {
    const evening = eveningOf(4, { everyone: false })
    expect(open(evening)).toEqual([])
    expect(open(setPairing(null, { guests: [4, 1] })(evening))).toEqual(['1-4'])
  })

  it('exclude guests who have left, whose matches stay in their rounds', () => {
    const evening = markLeft(1)(addStartedMatch('m1', [1, 3])(eveningOf(5)))
    expect(open(evening).some(pair => pair.includes('1'))).toBe(false)
    expect(open(evening)).toHaveLength(6)
    const before = planOf(addStartedMatch('m1', [1, 3])(eveningOf(5)))
    const whereIs = ({ rounds }: typeof before) =>
      rounds.findIndex(({ fixtures }) => fixtures.some(({ pairing }) => pairing?.match === 'm1'))
    expect([whereIs(planOf(evening)), planOf(evening).beside]).toEqual([whereIs(before), []])
  })

  it('include a meeting of a new guest with each other guest', () => {
    const played = open(eveningOf(5)).map(pair => pair.split('-').map(Number))
    const all = played.reduce<Evening>(
      (evening, [a = 0, b = 0], i) => addStartedMatch(`m${i}`, [a, b])(evening),
      eveningOf(5),
    )
    expect(open(all)).toEqual([])
    const joined = addGuest('Fay')(all)
    expect(presentGuests(joined)).toHaveLength(6)
    expect(open(joined).sort()).toEqual(['1-6', '2-6', '3-6', '4-6', '5-6'])
  })

  it('include a second meeting that was paired by hand', () => {
    const evening = setPairing(null, { guests: [3, 1] })(addStartedMatch('m1', [1, 3])(eveningOf(3)))
    expect(open(evening)).toContain('1-3')
    expect(planOf(evening).beside).toHaveLength(1)
  })

  it('are none when the evening is over', () => {
    expect(openFixtures(eveningOf(4, { ended: 9 }))).toEqual([])
  })

  it('let everybody rest once in five rounds of five guests', () => {
    expect(planOf(eveningOf(5)).rounds.map(({ resting }) => resting)).toEqual([[5], [4], [3], [2], [1]])
  })
})

describe('the next pairing', () => {
  it('is the first one whose guests are not at a table', () => {
    const first = nextFixture(eveningOf(4), new Set())
    expect(first?.guests).toEqual(planOf(eveningOf(4)).rounds[0]?.fixtures[0]?.guests)
    const busy = new Set(first?.guests ?? [])
    expect(nextFixture(eveningOf(4), busy)?.guests.some(guest => busy.has(guest))).toBe(false)
    expect(nextFixture(eveningOf(3), new Set([1, 2]))).toBeNull()
  })
})
