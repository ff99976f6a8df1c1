import type { MatchSummary, Win } from './journal/summary.ts'
import type { MatchHead } from './journal/entries.ts'

/** A period that includes `from` but not `to`, both in milliseconds since 1970; null means no limit. */
export interface Period {
  readonly from: number | null
  readonly to: number | null
}

export const ALWAYS: Period = { from: null, to: null }

export const isWithin = (at: number, { from, to }: Period): boolean =>
  (from === null || at >= from) && (to === null || at < to)

type Wins = Readonly<Record<Win['what'], number>>

/** A person's wins in a period, and the number of the person's matches that ended in it (`played`). */
export interface Standing extends Wins {
  readonly name: string
  readonly played: number
}

export interface Meeting {
  readonly names: readonly [string, string]
  readonly won: readonly [Wins, Wins]
  readonly drawn: number
}

type Played = Pick<MatchSummary, 'players' | 'wins'>

type WinCounts = Record<Win['what'], number>

const noSum = (): WinCounts => ({ hand: 0, game: 0, match: 0 })

/** Index 0 has the number of draws. */
function sumsOf({ players, wins }: Played, period: Period): readonly (WinCounts | undefined)[] {
  const sums: WinCounts[] = []
  for (const { what, seat, count, at } of wins)
    if (seat <= players.length && isWithin(at, period)) (sums[seat] ??= noSum())[what] += count
  return sums
}

function addTo(sum: WinCounts, more: Wins | undefined): void {
  if (!more) return
  sum.hand += more.hand
  sum.game += more.game
  sum.match += more.match
}

const isNothing = (won: Wins | undefined): boolean => !won || won.hand + won.game + won.match === 0

/** Ranks people by matches won, then games, hands and name. Leaves out matches with one player. Names are compared by `keyOf`. */
export function standings(matches: readonly Played[], period: Period): Standing[] {
  const people = new Map<string, WinCounts & { readonly name: string; played: number }>()
  for (const each of matches.filter(({ players }) => players.length > 1)) {
    const sums = sumsOf(each, period)
    if (sums.every(isNothing)) continue
    const ended = sums.reduce((sum, won) => sum + (won?.match ?? 0), 0)
    for (const [index, name] of each.players.entries()) {
      const key = keyOf(name)
      const person = people.get(key) ?? { name, played: 0, ...noSum() }
      people.set(key, person)
      person.played += ended
      addTo(person, sums[index + 1])
    }
  }
  return [...people.values()].sort(
    (a, b) => b.match - a.match || b.game - a.game || b.hand - a.hand || a.name.localeCompare(b.name),
  )
}

interface Pair {
  readonly names: readonly [string, string]
  readonly won: readonly [WinCounts, WinCounts]
  drawn: number
}

/** Lists pairs of people, the pair that met most often first. In a match of more than two, the winner has a win against each of the others. */
export function meetings(matches: readonly Played[], period: Period): Meeting[] {
  const pairs = new Map<string, Pair>()
  for (const each of matches) addMeetings(pairs, each, sumsOf(each, period))
  return [...pairs.values()].sort((a, b) => timesMet(b) - timesMet(a) || a.names[0].localeCompare(b.names[0]))
}

function addMeetings(pairs: Map<string, Pair>, { players }: Played, sums: readonly (WinCounts | undefined)[]): void {
  const drawn = players.length === 2 ? (sums[0]?.match ?? 0) : 0
  if (drawn === 0 && sums.every(isNothing)) return
  const people = players.map((name, index) => ({ name, key: keyOf(name), won: sums[index + 1] }))
  people.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  people.forEach((a, index) => {
    for (const b of people.slice(index + 1)) {
      if (a.key === b.key || (isNothing(a.won) && isNothing(b.won) && drawn === 0)) continue
      const key = `${a.key}\n${b.key}`
      const pair = pairs.get(key) ?? { names: [a.name, b.name], won: [noSum(), noSum()], drawn: 0 }
      pairs.set(key, pair)
      addTo(pair.won[0], a.won)
      addTo(pair.won[1], b.won)
      pair.drawn += drawn
    }
  })
}

const timesMet = ({ won: [a, b], drawn }: Meeting): number =>
  drawn + a.match + b.match + a.game + b.game + a.hand + b.hand

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const BLANKS = /[\s\p{Z}\p{Cc}\u2800]+/gu

/** Removes invisible characters, and replaces each run of spaces with one space. */
export const visibleText = (text: string): string => text.replace(UNSEEN, '').replace(BLANKS, ' ').trim()

/** A book has few names, but thousands of matches. */
const keys = new Map<string, string>()
const MAX_KEYS = 10_000

/** Returns the key by which names are compared. It ignores case, spacing and Unicode composition, so names that look the same have one key. */
export function keyOf(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = visibleText(visibleText(name).normalize('NFKC').toLowerCase()).normalize('NFKC')
  if (keys.size >= MAX_KEYS) keys.clear()
  keys.set(name, key)
  return key
}

/** The key of a name in earlier versions, still used to draw lots and to check the guests of stored evenings. */
export const earlierKeyOf = (name: string): string => name.trim().toLowerCase()

/** Some players' results in a game, over all their finished matches. `won`: matches by seat. */
export interface PastResults {
  readonly matches: number
  readonly won: readonly number[]
  /** The highest score at the end of a match, and its seat; null if no match has scores. */
  readonly best: { readonly seat: number; readonly score: number } | null
}

type Finished = Pick<MatchSummary, 'players' | 'over' | 'winner' | 'scores'>

interface Listed {
  readonly head: Pick<MatchHead, 'game'>
  readonly summary: Finished | null
}

/** Counts the finished matches of the same people in any seats; null if there are fewer than two. */
export function pastResults(list: readonly Listed[], game: string, players: readonly string[]): PastResults | null {
  const names = players.map(keyOf)
  const seatOf = (name: string): number => names.indexOf(keyOf(name)) + 1
  const played = list.flatMap(({ head, summary }) =>
    summary?.over && head.game === game && areSame(summary.players, names) ? summary : [],
  )
  if (played.length < 2) return null
  const winners = played.map(each => seatOf(each.players[(each.winner ?? 0) - 1] ?? ''))
  const scores = played.flatMap(each => each.scores.map((score, i) => ({ seat: seatOf(each.players[i] ?? ''), score })))
  const most = Math.max(...scores.map(({ score }) => score))
  return {
    matches: played.length,
    won: names.map((_, i) => winners.filter(seat => seat === i + 1).length),
    best: scores.find(({ score }) => score === most) ?? null,
  }
}

/** False if two players have the same name, because they can't be distinguished. */
function areSame(players: readonly string[], names: readonly string[]): boolean {
  const keys = new Set(players.map(keyOf))
  return players.length === names.length && keys.size === names.length && names.every(name => keys.has(name))
}
