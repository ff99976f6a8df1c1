import type { MatchSummary, Win } from './journal/summary.ts'

/** A stretch of time, in milliseconds since 1970; null where it has no end. */
export interface Period {
  readonly from: number | null
  readonly to: number | null
}

export const ALWAYS: Period = { from: null, to: null }

export const isWithin = (at: number, { from, to }: Period): boolean =>
  (from === null || at >= from) && (to === null || at < to)

type Wins = Readonly<Record<Win['what'], number>>

/** What one person won in a period, and how many matches ended in it. */
export interface Standing extends Wins {
  readonly name: string
  readonly played: number
}

/** What two people won of one another. */
export interface Meeting {
  readonly names: readonly [string, string]
  readonly won: readonly [Wins, Wins]
  /** Matches. */
  readonly drawn: number
}

type Played = Pick<MatchSummary, 'players' | 'wins'>

type Sum = Record<Win['what'], number>

const noSum = (): Sum => ({ hand: 0, game: 0, match: 0 })

/** What each seat won of a match in a period; under 0 what nobody won. */
function sumsOf({ players, wins }: Played, period: Period): readonly Sum[] {
  const sums = Array.from({ length: players.length + 1 }, noSum)
  for (const { what, seat, count, at } of wins) {
    const sum = sums[seat]
    if (sum && isWithin(at, period)) sum[what] += count
  }
  return sums
}

function addTo(sum: Sum, more: Wins): void {
  sum.hand += more.hand
  sum.game += more.game
  sum.match += more.match
}

const isNothing = ({ hand, game, match }: Wins): boolean => hand + game + match === 0

/** Whoever has won most matches first, then most games, then most hands, then by name. A solitaire has nobody to win of. Names are told apart without their case. */
export function standings(matches: readonly Played[], period: Period): Standing[] {
  const people = new Map<string, Sum & { readonly name: string; played: number }>()
  for (const each of matches.filter(({ players }) => players.length > 1)) {
    const sums = sumsOf(each, period)
    if (sums.every(isNothing)) continue
    const ended = sums.reduce((sum, { match }) => sum + match, 0)
    for (const [index, name] of each.players.entries()) {
      const key = keyOf(name)
      const person = people.get(key) ?? { name, played: 0, ...noSum() }
      people.set(key, person)
      person.played += ended
      addTo(person, sums[index + 1] ?? noSum())
    }
  }
  return [...people.values()].sort(
    (a, b) => b.match - a.match || b.game - a.game || b.hand - a.hand || a.name.localeCompare(b.name),
  )
}

interface Pair {
  readonly names: readonly [string, string]
  readonly won: readonly [Sum, Sum]
  drawn: number
}

/** Whoever met most often first. Of more than two players, the winner has won from each of the others. */
export function meetings(matches: readonly Played[], period: Period): Meeting[] {
  const pairs = new Map<string, Pair>()
  for (const each of matches) addMeetings(pairs, each, sumsOf(each, period))
  return [...pairs.values()].sort((a, b) => timesMet(b) - timesMet(a) || a.names[0].localeCompare(b.names[0]))
}

function addMeetings(pairs: Map<string, Pair>, { players }: Played, sums: readonly Sum[]): void {
  const people = players.map((name, index) => ({ name, key: keyOf(name), won: sums[index + 1] ?? noSum() }))
  const drawn = players.length === 2 ? (sums[0]?.match ?? 0) : 0
  const inOrder = people.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  for (const [index, a] of inOrder.entries()) {
    for (const b of inOrder.slice(index + 1)) {
      if (a.key === b.key || (isNothing(a.won) && isNothing(b.won) && drawn === 0)) continue
      const key = `${a.key}\n${b.key}`
      const pair = pairs.get(key) ?? { names: [a.name, b.name], won: [noSum(), noSum()], drawn: 0 }
      pairs.set(key, pair)
      addTo(pair.won[0], a.won)
      addTo(pair.won[1], b.won)
      pair.drawn += drawn
    }
  }
}

const timesMet = ({ won: [a, b], drawn }: Meeting): number =>
  drawn + a.match + b.match + a.game + b.game + a.hand + b.hand

export const keyOf = (name: string): string => name.trim().toLocaleLowerCase()
