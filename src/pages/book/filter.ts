import type { ListedMatch } from '../../book/listing.ts'
import { searchForm } from '../../book/people/people.ts'
import { ALWAYS, isWithin, type Period } from '../../book/standings.ts'

/** A calendar year, or a season from September to August, with the year in which it begins. */
export type Span = `${'year' | 'season'} ${number}`

export interface Filter {
  readonly text: string
  /** '' for all games. */
  readonly game: string
  readonly state: 'all' | 'running' | 'finished' | 'away'
  readonly when: 'always' | 'today' | 'week' | 'month' | 'dates' | Span
  /** Days such as `2026-11-21`, or '' for none; used only with `dates`. */
  readonly from: string
  readonly to: string
}

export const NO_FILTER: Filter = { text: '', game: '', state: 'all', when: 'always', from: '', to: '' }

const DAY = 86_400_000
const DAYS = { today: 1, week: 7, month: 30 } as const

/** A day begins at this hour, because evenings continue after midnight. */
const FIRST_HOUR = 6

function startOfDay(at: number): number {
  const day = new Date(at)
  if (day.getHours() < FIRST_HOUR) day.setDate(day.getDate() - 1)
  return day.setHours(FIRST_HOUR, 0, 0, 0)
}

function morningOf(day: string, later = 0): number | null {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const morning = new Date(year, month - 1, date + later, FIRST_HOUR).getTime()
  return Number.isNaN(morning) ? null : morning
}

/** A season begins in September. Month numbers start at 0. */
const SEASON = 8

const startOf = (year: number, month: number): number => new Date(year, month, 1, FIRST_HOUR).getTime()

/** The spans in which something was played, the latest first. */
export function spansOf(times: readonly number[]): readonly Span[] {
  const years = new Set<number>()
  const seasons = new Set<number>()
  for (const time of times) {
    const day = new Date(startOfDay(time))
    years.add(day.getFullYear())
    seasons.add(day.getFullYear() - (day.getMonth() < SEASON ? 1 : 0))
  }
  const latest = (some: ReadonlySet<number>): readonly number[] => [...some].sort((a, b) => b - a)
  return [
    ...latest(years).map((year): Span => `year ${year}`),
    ...latest(seasons).map((year): Span => `season ${year}`),
  ]
}

export function readSpan(when: Span): readonly ['year' | 'season', number] {
  const [kind, year] = when.split(' ')
  return [kind === 'year' ? 'year' : 'season', Number(year)]
}

export const isSpan = (when: Filter['when']): when is Span => when.includes(' ')

export function periodOf({ when, from, to }: Pick<Filter, 'when' | 'from' | 'to'>, now: number): Period {
  if (isSpan(when)) {
    const [kind, year] = readSpan(when)
    const month = kind === 'year' ? 0 : SEASON
    return { from: startOf(year, month), to: startOf(year + 1, month) }
  }
  if (when === 'always') return ALWAYS
  if (when === 'dates') return { from: morningOf(from), to: morningOf(to, 1) }
  return { from: startOfDay(now) - (DAYS[when] - 1) * DAY, to: null }
}

/** Returns the matches that pass the filter. `describe` returns the searchable text of a match, without its players. */
export function findMatches(
  items: readonly ListedMatch[],
  filter: Filter,
  period: Period,
  describe: (item: ListedMatch) => string,
): ListedMatch[] {
  const words = searchForm(filter.text).trim().split(/\s+/)
  return items.filter(item => {
    if (filter.game !== '' && item.head.game !== filter.game) return false
    if (!isWithin(item.touched, period) || !hasState(item, filter.state)) return false
    const text = filter.text === '' ? '' : searchForm(`${item.players.join(' ')} ${describe(item)}`)
    return words.every(word => text.includes(word))
  })
}

function hasState({ head, summary }: ListedMatch, state: Filter['state']): boolean {
  if ((head.shelved !== undefined) !== (state === 'away')) return false
  return state === 'running' ? summary?.over !== true : state === 'finished' ? summary?.over === true : true
}
