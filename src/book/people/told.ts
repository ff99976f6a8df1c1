import { nameOf, type Evening, type Pairing } from '../evening/evening.ts'
import { isAmong, outcomeOf } from '../evening/outcome.ts'
import { gameOf } from '../evening/plan.ts'
import type { Result } from '../evening/told.ts'
import type { MatchSummary } from '../journal/summary.ts'
import type { ListedMatch } from '../listing.ts'
import { RESULT_VERSION } from '../storage/names.ts'

/**
 * The matches of the book as they count: where people of an evening say what a match came to, it came to that, and what they say of no
 * match is one of its own, without an id or entries.
 */
export function asTold(items: readonly ListedMatch[], evenings: readonly Evening[]): readonly ListedMatch[] {
  const matches = new Map(items.map(item => [item.id, item]))
  const told = evenings.flatMap(evening =>
    evening.pairings.flatMap(pairing => {
      const outcome = outcomeOf(pairing, matches)
      if (outcome.type !== 'over' || outcome.by !== 'people') return []
      const match = matches.get(pairing.match ?? '')
      const own = match && isAmong(match.head, pairing.guests.length) ? match : null
      return [{ evening, pairing, result: outcome, match: own }]
    }),
  )
  const words = new Map(told.map(({ match, result }) => [match?.id, result]))
  return [
    ...items.map(item => {
      const word = words.get(item.id)
      return word && item.summary ? { ...item, summary: withWord(item.summary, word) } : item
    }),
    ...told
      .filter(({ match }) => !match?.summary)
      .map(({ evening, pairing, result }) => matchOf(evening, pairing, result)),
  ]
}

const withWord = (summary: MatchSummary, { winner, at, scores }: Result): MatchSummary => ({
  ...summary,
  over: true,
  winner,
  scores: scores ?? summary.scores,
  wins: [...summary.wins.filter(({ what }) => what !== 'match'), { what: 'match', seat: winner, count: 1, at }],
})

function matchOf(evening: Evening, pairing: Pairing, result: Result): ListedMatch {
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
    summary: withWord({ ...nothing, over: true, winner: null, wins: [] }, result),
    saved: true,
  }
}
