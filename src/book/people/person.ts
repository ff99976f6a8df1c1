import type { MatchSummary } from '../journal/summary.ts'
import type { ListedMatch } from '../listing.ts'
import { keyOf } from '../standings.ts'
import type { Match } from '../journal/entries.ts'
import { matchesOf, nameOf, type Evening, type Pairing } from '../evening/evening.ts'
import { resultAgainst, resultFor, isEligible, outcomeOf, type DatedResult } from '../evening/outcome.ts'
import { gameOf } from '../evening/plan.ts'
import { RESULT_VERSION } from '../storage/names.ts'

/** The number of requests for help (`asked`), and of matches with any (`helped`). */
export interface HelpCounts {
  readonly asked: number
  readonly helped: number
}

/** The number of requests for help by a seat in a match; 0 if the match is archived. */
export const helpRequestCount = ({ head, entries }: Match, seat: number): number =>
  head.shelved === undefined
    ? entries.filter(({ what }) => what.type === 'note' && what.note.type === 'help' && what.note.seat === seat).length
    : 0

export const helpCountsOf = (asked: readonly number[]): HelpCounts => ({
  asked: asked.reduce((sum, count) => sum + count, 0),
  helped: asked.filter(count => count > 0).length,
})

export interface Tally {
  readonly played: number
  readonly won: number
  readonly drawn: number
}

/** A person's results in one game, or against one opponent. */
export interface NamedTally extends Tally {
  readonly name: string
}

type Outcome = 'won' | 'drawn' | 'lost'

export interface FinishedMatch {
  /** The match's id; empty if the result was only reported. */
  readonly match: string
  readonly game: string
  readonly at: number
  readonly others: readonly string[]
  readonly outcome: Outcome
  /** The outcome against each opponent; null if neither was in first place. */
  readonly against: readonly (Outcome | null)[]
  /** Null if the result was only reported, without scores. */
  readonly score: number | null
  readonly irregular: number
}

/** A person's scores in solitaire for one of the games, in chronological order. */
export interface SolitaireStats {
  readonly game: string
  readonly scores: readonly number[]
  readonly best: number
  readonly mean: number
}

export interface PersonStats {
  readonly name: string
  readonly all: Tally
  /** The most frequently played game first. */
  readonly games: readonly NamedTally[]
  readonly opponents: readonly NamedTally[]
  /** After each match, the number of matches won minus the number lost. */
  readonly form: readonly number[]
  /** For each game, the match that was won with the highest score. */
  readonly best: readonly FinishedMatch[]
  /** The number of matches in which illegal moves were let stand. */
  readonly irregular: number
  readonly solitaires: readonly SolitaireStats[]
}

/** Computes a person's results from finished matches; null if no finished match has this name. Names are compared by `keyOf`. */
export function personStats(name: string, items: readonly ListedMatch[]): PersonStats | null {
  const key = keyOf(name)
  const theirs = items.filter(({ players, summary }) => (summary?.players ?? players).some(each => keyOf(each) === key))
  const ended = theirs.flatMap(item => finishedMatchOf(key, item)).sort((a, b) => a.at - b.at)
  if (ended.length === 0) return null
  const met = ended.filter(({ others }) => others.length > 0)
  const byTouch = theirs.toSorted((a, b) => a.touched - b.touched)
  const called = byTouch.flatMap(({ players }) => players).findLast(each => keyOf(each) === key)
  return {
    name: called ?? name,
    all: tallyOf(met),
    games: tallies(met.map(({ game, outcome }) => ({ name: game, outcome }))),
    opponents: tallies(
      met.flatMap(({ others, against }) =>
        others.flatMap((name, i) => (against[i] ? [{ name, outcome: against[i] }] : [])),
      ),
    ),
    form: formOf(met),
    best: bestOf(met),
    irregular: ended.filter(each => each.irregular > 0).length,
    solitaires: solitairesOf(ended.filter(({ others }) => others.length === 0)),
  }
}

/** When a match ended. It may have been changed later, for example by a renaming. */
export const endTimeOf = ({ touched, summary }: ListedMatch): number =>
  summary?.wins.find(({ what }) => what === 'match')?.at ?? touched

function finishedMatchOf(key: string, item: ListedMatch): readonly FinishedMatch[] {
  const { id, head, summary, first } = item
  const seat = (summary?.players.findIndex(name => keyOf(name) === key) ?? -1) + 1
  if (!summary?.over || seat === 0) return []
  const { players, scores, irregular } = summary
  const on = typeof summary.onTime === 'number' ? { onTime: summary.onTime } : {}
  const result = { winner: summary.winner ?? 0, scores, ...on, ...(first ? { first } : {}) }
  const seats = players.map((_, i) => i + 1).filter(each => each !== seat)
  const others = seats.map(each => players[each - 1] ?? '')
  const against = seats.map(each => {
    const fate = resultAgainst(result, seat, each, players.length)
    return fate && OUTCOMES[fate]
  })
  const outcome = OUTCOMES[resultFor(result, seat, players.length)]
  const score = scores[seat - 1] ?? null
  return [{ match: id, game: head.game, at: endTimeOf(item), others, outcome, against, score, irregular }]
}

const OUTCOMES = { win: 'won', draw: 'drawn', loss: 'lost' } as const

const tallyOf = (ended: readonly Pick<FinishedMatch, 'outcome'>[]): Tally => ({
  played: ended.length,
  won: ended.filter(({ outcome }) => outcome === 'won').length,
  drawn: ended.filter(({ outcome }) => outcome === 'drawn').length,
})

function tallies(ended: readonly { readonly name: string; readonly outcome: Outcome }[]): readonly NamedTally[] {
  const groups = new Map<string, { name: string; ended: Pick<FinishedMatch, 'outcome'>[] }>()
  for (const { name, outcome } of ended) {
    const group = groups.get(keyOf(name)) ?? { name, ended: [] }
    groups.set(keyOf(name), group)
    group.ended.push({ outcome })
  }
  return [...groups.values()]
    .map(group => ({ name: group.name, ...tallyOf(group.ended) }))
    .sort((a, b) => b.played - a.played || b.won - a.won || a.name.localeCompare(b.name))
}

const WORTH = { won: 1, drawn: 0, lost: -1 } as const

function formOf(ended: readonly FinishedMatch[]): readonly number[] {
  let sum = 0
  return ended.map(({ outcome }) => (sum += WORTH[outcome]))
}

function bestOf(ended: readonly FinishedMatch[]): readonly FinishedMatch[] {
  const best = new Map<string, FinishedMatch>()
  for (const each of ended) {
    const known = best.get(each.game)?.score ?? -Infinity
    if (each.outcome === 'won' && each.score !== null && each.score > known) best.set(each.game, each)
  }
  return [...best.values()]
}

const solitairesOf = (ended: readonly FinishedMatch[]): readonly SolitaireStats[] =>
  [...new Set(ended.map(({ game }) => game))].map(game => {
    const scores = ended.flatMap(each => (each.game === game ? (each.score ?? []) : []))
    const sum = scores.reduce((a, b) => a + b, 0)
    return { game, scores, best: Math.max(...scores), mean: sum / scores.length }
  })

/**
 * Applies the reports in evenings to the book's matches. A report replaces the result of its match; a report without
 * a match is listed as a match without an id or entries.
 */
export function withReportedResults(
  items: readonly ListedMatch[],
  evenings: readonly Evening[],
): readonly ListedMatch[] {
  const matches = new Map(items.map(item => [item.id, item]))
  const playedFor = (pairing: Pairing) => matchesOf(pairing).flatMap(match => matches.get(match) ?? [])
  const reported = evenings.flatMap(evening =>
    evening.pairings.flatMap(pairing => {
      const outcome = outcomeOf(pairing, matches)
      if (outcome.type !== 'over' || outcome.by !== 'people') return []
      const [match] = playedFor(pairing)
      const own = match && isEligible(match.head, pairing.guests.length) ? match : null
      return [{ evening, pairing, result: outcome, match: own }]
    }),
  )
  const words = new Map(reported.map(({ match, result }) => [match?.id, result]))
  // If a pairing has several matches, only the first counts.
  const again = new Set(evenings.flatMap(({ pairings }) => pairings.flatMap(each => playedFor(each).slice(1))))
  return [
    ...items
      .filter(item => !again.has(item))
      .map(item => {
        const word = words.get(item.id)
        return word && item.summary
          ? { ...item, ...firstIn(word), summary: withReportedResult(item.summary, word) }
          : item
      }),
    ...reported
      .filter(({ match }) => !match?.summary)
      .map(({ evening, pairing, result }) => matchOf(evening, pairing, result)),
  ]
}

const firstIn = ({ first }: DatedResult): Pick<ListedMatch, 'first'> => (first ? { first } : {})

const withReportedResult = (summary: MatchSummary, { winner, at, scores }: DatedResult): MatchSummary => ({
  ...summary,
  over: true,
  winner,
  scores: scores ?? summary.scores,
  wins: [...summary.wins.filter(({ what }) => what !== 'match'), { what: 'match', seat: winner, count: 1, at }],
})

function matchOf(evening: Evening, pairing: Pairing, result: DatedResult): ListedMatch {
  const players = pairing.guests.map(guest => nameOf(evening, guest))
  const nothing: Omit<MatchSummary, 'over' | 'winner' | 'wins'> = {
    match: '',
    version: RESULT_VERSION,
    entries: 0,
    players,
    plays: 0,
    scores: [],
    irregular: 0,
  }
  return {
    id: '',
    head: { format: 1, id: '', game: gameOf(evening, pairing), head: '', players, created: result.at },
    touched: result.at,
    entries: 0,
    players,
    ...firstIn(result),
    summary: withReportedResult({ ...nothing, over: true, winner: null, wins: [] }, result),
    saved: true,
  }
}
