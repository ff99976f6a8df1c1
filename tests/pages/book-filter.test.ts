import { describe, expect, it } from 'vitest'
import type { MatchSummary } from '../../src/book/journal/summary.ts'
import type { ListedMatch } from '../../src/book/listing.ts'
import { ALWAYS, isWithin } from '../../src/book/standings.ts'
import { NO_FILTER, findMatches, periodOf, spansOf } from '../../src/pages/book/filter.ts'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime()

const item = (
  id: string,
  players: string,
  touched: number,
  more: Partial<ListedMatch['head']> = {},
  over = true,
): ListedMatch => ({
  id,
  head: { format: 1, id, game: 'wetice', head: '', players: [], created: 1, ...more },
  touched,
  entries: 1,
  players: players.split(' '),
  summary: { over } as MatchSummary,
  saved: true,
})

const ITEMS = [
  item('a', 'Ann Bob', at(21, 21)),
  item('b', 'Zoë Bob', at(21, 1), { game: 'tennis' }, false),
  item('c', 'Ann Cat', at(3, 12), { shelved: 5 }),
]
const find = (filter: Partial<typeof NO_FILTER>, period = ALWAYS): string =>
  findMatches(ITEMS, { ...NO_FILTER, ...filter }, period, ({ head }) => head.game)
    .map(({ id }) => id)
    .join('')

describe('the search of the book', () => {
  it('finds archived matches only on request', () => {
    expect(find({})).toBe('ab')
    expect(find({ state: 'away' })).toBe('c')
  })

  it('finds matches that contain every word, in names or in the text beside them', () => {
    expect([
      find({ text: 'BOB' }),
      find({ text: ' ann  wet' }),
      find({ text: 'zoe' }),
      find({ text: 'ann zoë' }),
    ]).toEqual(['ab', 'a', 'b', ''])
  })

  it('finds matches by game, by state and by time', () => {
    expect([find({ game: 'tennis' }), find({ state: 'running' }), find({ state: 'finished' })]).toEqual(['b', 'b', 'a'])
    expect(find({}, { from: at(21, 6), to: null })).toBe('a')
  })
})

describe('a period', () => {
  it('can be a year or a season in which matches were played, and includes the night after its last day', () => {
    const time = (year: number, month: number, day: number, hour = 20): number =>
      new Date(year, month, day, hour).getTime()
    const newYear = time(2026, 0, 1, 2)
    expect(spansOf([newYear, time(2026, 8, 1)])).toEqual(['year 2026', 'year 2025', 'season 2026', 'season 2025'])
    const year = periodOf({ ...NO_FILTER, when: 'year 2025' }, 0)
    expect([find({}, year), year.to]).toEqual(['', time(2026, 0, 1, 6)])
    expect(isWithin(newYear, year)).toBe(true)
    const season = periodOf({ ...NO_FILTER, when: 'season 2026' }, 0)
    expect([find({}, season), season.from]).toEqual(['ab', time(2026, 8, 1, 6)])
  })

  const period = (filter: Partial<typeof NO_FILTER>, now = at(21, 22)) => periodOf({ ...NO_FILTER, ...filter }, now)

  it('of one day lasts until the next morning', () => {
    expect(period({ when: 'today' })).toEqual({ from: at(21, 6), to: null })
    expect(period({ when: 'today' }, at(22, 2))).toEqual({ from: at(21, 6), to: null })
    expect(period({ when: 'today' }, at(22, 7))).toEqual({ from: at(22, 6), to: null })
  })

  it('of several days includes today', () => {
    expect(period({ when: 'week' })).toEqual({ from: at(15, 6), to: null })
  })

  it('between two days includes both, or is open at one end', () => {
    expect(period({ when: 'dates', from: '2026-11-03', to: '2026-11-04' })).toEqual({ from: at(3, 6), to: at(5, 6) })
    expect(period({ when: 'dates', from: '2026-11-03' })).toEqual({ from: at(3, 6), to: null })
    expect(period({})).toEqual(ALWAYS)
  })
})
