import { isOfTwo } from '../evening/outcome.ts'
import { nameOf, type Evening, type Pairing } from '../evening/evening.ts'
import type { MatchSummary } from '../journal/summary.ts'
import type { ListedMatch } from '../listing.ts'
import { RESULT_VERSION } from '../storage/names.ts'

/**
 * The matches of the book as they count: where people of an evening say what a match came to, it came to that, and what they say of no
 * match is one of its own, without an id, entries or scores.
 */
export function asTold(items: readonly ListedMatch[], evenings: readonly Evening[]): readonly ListedMatch[] {
  const told = evenings.flatMap(evening => evening.pairings.filter(isTold).map(pairing => ({ evening, pairing })))
  const matches = new Map(items.filter(({ head }) => isOfTwo(head)).map(({ id, summary }) => [id, summary]))
  const words = new Map(told.map(({ pairing }) => [pairing.match, pairing.told]))
  return [
    ...items.map(item => {
      const word = matches.has(item.id) ? words.get(item.id) : undefined
      return word && item.summary ? { ...item, summary: withWord(item.summary, word) } : item
    }),
    ...told
      .filter(({ pairing }) => !matches.get(pairing.match ?? ''))
      .map(({ evening, pairing }) => matchOf(evening, pairing)),
  ]
}

type Told = Pairing & { readonly told: NonNullable<Pairing['told']> }

const isTold = (pairing: Pairing): pairing is Told => pairing.told !== undefined

const withWord = (summary: MatchSummary, { winner, at }: Told['told']): MatchSummary => ({
  ...summary,
  over: true,
  winner,
  wins: [...summary.wins.filter(({ what }) => what !== 'match'), { what: 'match', seat: winner, count: 1, at }],
})

function matchOf(evening: Evening, { guests, told }: Told): ListedMatch {
  const { game } = evening
  const players = guests.map(guest => nameOf(evening, guest))
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
    head: { format: 1, id: '', game, head: '', players, created: told.at },
    touched: told.at,
    entries: 0,
    players,
    summary: withWord({ ...nothing, over: true, winner: null, wins: [] }, told),
    saved: true,
  }
}
