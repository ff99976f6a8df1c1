import type { Digest, Win } from './digest.ts'

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

type Played = Pick<Digest, 'players' | 'wins'>

const NONE: Wins = { hand: 0, game: 0, match: 0 }

/** Whoever has won most matches first, then most games, then most hands, then by name. Names are told apart without their case. */
export function standings(matches: readonly Played[], period: Period): Standing[] {
  const people = new Map<string, { name: string; played: number; hand: number; game: number; match: number }>()
  for (const { players, wins } of matches) {
    for (const win of wins) {
      if (!isWithin(win.at, period)) continue
      for (const [index, name] of players.entries()) {
        const person = people.get(keyOf(name)) ?? { name, played: 0, ...NONE }
        people.set(keyOf(name), person)
        if (win.what === 'match') person.played++
        if (win.seat === index + 1) person[win.what] += win.count
      }
    }
  }
  return [...people.values()].sort(
    (a, b) => b.match - a.match || b.game - a.game || b.hand - a.hand || a.name.localeCompare(b.name),
  )
}

/** Whoever met most often first. Of more than two players, the winner has won from each of the others. */
export function meetings(matches: readonly Played[], period: Period): Meeting[] {
  const pairs = new Map<string, { names: [string, string]; won: [Sum, Sum]; drawn: number; ends: number }>()
  for (const { players, wins } of matches) {
    for (const win of wins) {
      if (!isWithin(win.at, period)) continue
      for (const [first, second] of pairsOf(players, win.seat)) {
        const key = `${keyOf(first)}\n${keyOf(second)}`
        const pair = pairs.get(key) ?? { names: [first, second], won: [{ ...NONE }, { ...NONE }], drawn: 0, ends: 0 }
        pairs.set(key, pair)
        const winner = keyOf(players[win.seat - 1] ?? '')
        pair.ends += win.count
        if (win.seat === 0) pair.drawn += win.what === 'match' ? 1 : 0
        else pair.won[winner === keyOf(pair.names[0]) ? 0 : 1][win.what] += win.count
      }
    }
  }
  const sorted = [...pairs.values()].sort((a, b) => b.ends - a.ends || a.names[0].localeCompare(b.names[0]))
  return sorted.map(({ names, won, drawn }) => ({ names, won, drawn }))
}

type Sum = Record<Win['what'], number>

/** The winner with each of the others; with nobody a winner, the two that there are. Each pair in the order of its names. */
function pairsOf(players: readonly string[], seat: number): (readonly [string, string])[] {
  const winner = players[seat - 1]
  const pairs =
    winner !== undefined
      ? players.filter(name => keyOf(name) !== keyOf(winner)).map(name => [winner, name] as const)
      : players.length === 2
        ? [[players[0] ?? '', players[1] ?? ''] as const]
        : []
  return pairs.map(([a, b]) => (keyOf(a) <= keyOf(b) ? [a, b] : [b, a]))
}

export const keyOf = (name: string): string => name.trim().toLocaleLowerCase()
