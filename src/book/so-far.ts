import type { MatchHead } from './journal/entries.ts'
import type { MatchSummary } from './journal/summary.ts'
import { keyOf } from './standings.ts'

/** What these players have come to in a game, in all the matches that they finished among themselves. */
export interface SoFar {
  readonly matches: number
  /** Won matches, by seat. */
  readonly won: readonly number[]
  /** The highest score that one of them has had at the end of a match, and the seat of whoever had it. */
  readonly best: { readonly seat: number; readonly score: number } | null
}

type Played = Pick<MatchSummary, 'players' | 'over' | 'winner' | 'scores'>

interface Listed {
  readonly head: Pick<MatchHead, 'game'>
  readonly summary: Played | null
}

/** Of the same people, in whichever seats; null before they finished a second match. */
export function soFar(list: readonly Listed[], game: string, players: readonly string[]): SoFar | null {
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

/** Whether all these play, and nobody else; two players of one name can't be told apart. */
function areSame(players: readonly string[], names: readonly string[]): boolean {
  const keys = new Set(players.map(keyOf))
  return players.length === names.length && keys.size === names.length && names.every(name => keys.has(name))
}
