import { RESULT_VERSION } from '../storage/names.ts'
import * as v from 'valibot'
import { type Stored, type MatchHead, type PlayableMatch, matchId, timestamp, nonNegative } from './entries.ts'
import { outcomeOf } from './outcome.ts'
import { type Move, type Replay, replayMatch, type ReplayedMatch, isIrregular } from './replay.ts'
import type { Play } from './timeline.ts'

const WHATS = ['hand', 'game', 'match'] as const

const win = v.strictObject({
  what: v.picklist(WHATS),
  /** 0 for a draw, or if a game of solitaire was lost. */
  seat: nonNegative,
  /** For a hand, the points gained; otherwise 1. */
  count: v.number(),
  at: timestamp,
})
export type Win = Stored<typeof win>

const NUMBERS = 3

function packed(wins: readonly Win[]): Float64Array {
  const row = new Float64Array(NUMBERS * wins.length)
  for (const [i, { what, seat, count, at }] of wins.entries())
    row.set([WHATS.length * seat + WHATS.indexOf(what), count, at], NUMBERS * i)
  return row
}

const unpacked = (row: Float64Array<ArrayBuffer>) =>
  Array.from({ length: row.length / NUMBERS }, (_, i) => {
    const [of = NaN, count, at] = row.subarray(NUMBERS * i, NUMBERS * (i + 1))
    return { what: WHATS[of % WHATS.length], seat: Math.floor(of / WHATS.length), count, at }
  })

/** Stored so that lists needn't replay matches. */
const matchSummary = v.strictObject({
  match: matchId,
  version: v.literal(RESULT_VERSION),
  entries: nonNegative,
  players: v.array(v.string()),
  plays: nonNegative,
  over: v.boolean(),
  winner: v.nullable(nonNegative),
  scores: v.array(v.number()),
  /** The seat that lost on time; null if none did. Left out if no player can lose on time, or if an older version computed the summary. */
  onTime: v.exactOptional(v.nullable(nonNegative)),
  setup: v.exactOptional(v.string()),
  /** Packed numbers are stored much faster than objects, which older rows contain. */
  wins: v.pipe(v.union([v.array(v.unknown()), v.pipe(v.instance(Float64Array), v.transform(unpacked))]), v.array(win)),
  irregular: v.optional(nonNegative, 0),
})
export type MatchSummary = Stored<typeof matchSummary>

const canLoseOnTime = ({ clock }: MatchHead): boolean => clock !== undefined && 'up' in clock && clock.up === 'decided'

/** Whether a summary was computed by a version in which a loss on time didn't end a match. */
export const isOutdated = (head: MatchHead, { onTime }: MatchSummary): boolean =>
  canLoseOnTime(head) && onTime === undefined

export function readSummary(row: unknown): MatchSummary | null {
  const read = v.safeParse(matchSummary, row)
  return read.success ? read.output : null
}

export const rowOfSummary = (summary: MatchSummary): object => ({ ...summary, wins: packed(summary.wins) })

export function summarize({ head, entries, timeline, replay, called }: ReplayedMatch): MatchSummary {
  const { over, winner, scores, onTime } = outcomeOf(replay)
  const { last, irregular } = countOf(replay)
  return {
    match: head.id,
    version: RESULT_VERSION,
    entries: entries.length,
    players: called ? (timeline.names ?? head.players) : replay.players,
    plays: timeline.line.length,
    over,
    winner,
    scores,
    ...(onTime !== null || canLoseOnTime(head) ? { onTime } : {}),
    ...(timeline.setup === null ? {} : { setup: timeline.setup }),
    wins: [
      ...winsOf(last, timeline.line),
      ...(onTime === null ? [] : [{ what: 'match', seat: winner ?? 0, count: 1, at: timeline.lost?.at ?? 0 } as const]),
    ],
    irregular,
  }
}

/** Computes a summary by replay; null if the head can't be read. */
export function summaryOf(match: PlayableMatch): MatchSummary | null {
  const replayed = replayMatch(match)
  return replayed.ok && replayed.value.replay.game.name === match.head.game ? summarize(replayed.value) : null
}

interface WinAt extends Omit<Win, 'at'> {
  readonly place: number
  readonly earlier: WinAt | null
}

interface Count {
  readonly counted: readonly number[]
  readonly last: WinAt | null
  readonly irregular: number
}

/** Cached for the last move and every `EVERY`-th, so that a new move or an undo needs few moves counted again. */
const countTo = new WeakMap<Move, Count>()
const EVERY = 50

/** A round ends with a move after which it is no player’s turn. */
function countOf({ game, start, moves }: Replay): Count {
  const known = moves.findLastIndex(move => countTo.has(move))
  const latest = moves[known]
  let before = game.status(latest?.after ?? start)
  const none: Count = { counted: before.scores, last: null, irregular: 0 }
  let { counted, last, irregular } = (latest && countTo.get(latest)) ?? none
  let place = known
  for (const move of moves.slice(known + 1)) {
    place++
    const after = game.status(move.after)
    if (game.rounds && before.turn !== null && after.turn === null) {
      last = { ...roundWin(game.rounds, counted, after.scores), place, earlier: last }
      counted = after.scores
    }
    if (after.over && !before.over) last = { what: 'match', seat: after.winner ?? 0, count: 1, place, earlier: last }
    if (isIrregular(move.ruling)) irregular++
    if (place % EVERY === 0 || place === moves.length - 1) countTo.set(move, { counted, last, irregular })
    before = after
  }
  return { counted, last, irregular }
}

function winsOf(last: WinAt | null, line: readonly Play[]): Win[] {
  const wins: Win[] = []
  for (let each = last; each; each = each.earlier) {
    const { what, seat, count, place } = each
    wins.push({ what, seat, count, at: line[place]?.at ?? 0 })
  }
  return wins.reverse()
}

function roundWin(
  { unit, worth }: NonNullable<Replay['game']['rounds']>,
  before: readonly number[],
  after: readonly number[],
): Omit<Win, 'at'> {
  const gains = after.map((score, seat) => score - (before[seat] ?? 0))
  const most = Math.max(...gains)
  const seat = gains.indexOf(most) === gains.lastIndexOf(most) ? gains.indexOf(most) + 1 : 0
  return { what: unit, seat, count: worth === 'scores' && seat > 0 ? most : 1 }
}
