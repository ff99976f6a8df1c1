import { matchesOf, nameOf, type Evening } from '../evening/evening.ts'
import { resultFor, outcomeOf } from '../evening/outcome.ts'
import { gameOf } from '../evening/plan.ts'
import type { ListedMatch } from '../listing.ts'

const SEATS = [0, 1, 2, 3] as const
const numbered = (name: string): readonly string[] => SEATS.map(seat => `${name}${seat + 1}`)

const MATCH_COLUMNS = [
  'match',
  'begun',
  'played',
  'game',
  'state',
  ...numbered('player'),
  ...numbered('score'),
  'winner',
  'moves',
  'irregular',
  'how',
] as const
const EVENING_COLUMNS = [
  'evening',
  'played',
  'game',
  ...numbered('player'),
  ...numbered('points'),
  ...numbered('score'),
  'winner',
  'source',
  'how',
]

type Value = string | number | null

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

/** Texts that a spreadsheet would read as a formula, as a number or a time, or as a date such as `3-4` or `4 Nov`. */
const TAKEN = [
  /^[\t\r]|^\s*[=+\-@]/,
  /^[\d\s.,:/%-]*\d[\d\s.,:/%-]*(e[+-]?\d+|[ap]m)?$/i,
  new RegExp(`^(\\d+[\\s.,/-]*${MONTH}[\\s.,/-]*\\d*|${MONTH}[\\s.,/-]*\\d+[\\s.,/-]*\\d*)$`, 'i'),
]

/** Spreadsheets treat full-width characters like ordinary ones. */
const isTaken = (text: string): boolean => TAKEN.some(form => form.test(text.normalize('NFKC')))

function field(value: Value): string {
  if (typeof value === 'number') return `${value}`
  const text = isTaken(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
const table = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${[columns, ...rows].map(row => `${row.map(field).join(',')}\r\n`).join('')}`

const timeOf = (at: number): string => new Date(at).toISOString()

function winnerOf({ players, summary }: ListedMatch): string {
  if (!summary?.over || summary.winner === null) return ''
  if (players.length === 1) return summary.winner > 0 ? 'won' : 'lost'
  return summary.winner > 0 ? (players[summary.winner - 1] ?? '') : 'draw'
}

function howOf({ winner, onTime = null }: { readonly winner: number | null; readonly onTime?: number | null }): string {
  if (onTime !== null) return 'time'
  return winner !== null && winner > 0 ? 'score' : ''
}

function matchRow(item: ListedMatch): readonly Value[] {
  const { id, head, touched, summary } = item
  const players = summary?.players ?? item.players
  return [
    id,
    timeOf(head.created),
    timeOf(touched),
    head.game,
    summary ? (summary.over ? 'over' : 'running') : 'unread',
    ...SEATS.map(seat => players[seat] ?? ''),
    ...SEATS.map(seat => summary?.scores[seat] ?? ''),
    winnerOf({ ...item, players }),
    summary?.plays ?? '',
    summary?.irregular ?? '',
    summary?.over ? howOf(summary) : '',
  ]
}

/** Returns one row per match; `format.md` describes the columns. Times are ISO 8601 in UTC. */
export const csvOfMatches = (matches: readonly ListedMatch[]): string => table(MATCH_COLUMNS, matches.map(matchRow))

/** Returns one row per result of the evening, in the order of its pairings. `matches`: the book's matches, by id. */
export function csvOfEvening(evening: Evening, matches: ReadonlyMap<string, ListedMatch>): string {
  const rows = evening.pairings.flatMap((pairing): (readonly Value[])[] => {
    const outcome = outcomeOf(pairing, matches)
    if (outcome.type !== 'over') return []
    const { win, draw, loss } = evening.points
    const names = pairing.guests.map(guest => nameOf(evening, guest))
    const worth = { win, draw, loss }
    const points = names.map((_, i) => worth[resultFor(outcome, i + 1, names.length)])
    const winner = outcome.winner === 0 ? 'draw' : (names[outcome.winner - 1] ?? '')
    const [match] = matchesOf(pairing).flatMap(each => matches.get(each) ?? [])
    const game = match?.head.game ?? gameOf(evening, pairing)
    const bySeat = [names, points, outcome.scores ?? []].flatMap(each => SEATS.map(seat => each[seat] ?? ''))
    const source = outcome.by === 'people' ? 'players' : 'match'
    return [[evening.name, timeOf(outcome.at), game, ...bySeat, winner, source, howOf(outcome)]]
  })
  return table(EVENING_COLUMNS, rows)
}
