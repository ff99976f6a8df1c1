import { RESULT_VERSION } from '../storage/names.ts'
import * as v from 'valibot'
import { type Stored, type MatchHead, type PlayableMatch, matchId, moment, whole } from './entries.ts'
import { outcomeOf } from './outcome.ts'
import { type Move, type Replay, replayMatch, type ReplayedMatch, irregularIn } from './replay.ts'
import type { Play } from './timeline.ts'

/** A hand, game or match that has ended. */
const win = v.strictObject({
  what: v.picklist(['hand', 'game', 'match']),
  /** The winner; 0 if it was drawn, or a solitaire that was lost. */
  seat: whole,
  /** The number of hands that it counts for; 1 for games and matches. */
  count: v.number(),
  at: moment,
})
export type Win = Stored<typeof win>

/** A match's summary after `entries` entries, stored so that lists need no replay. */
const matchSummary = v.strictObject({
  match: matchId,
  version: v.literal(RESULT_VERSION),
  entries: whole,
  players: v.array(v.string()),
  plays: whole,
  over: v.boolean(),
  winner: v.nullable(whole),
  scores: v.array(v.number()),
  /** The seat that lost on time; null if none did. Left out if nobody can lose on time, and in older summaries. */
  onTime: v.exactOptional(v.nullable(whole)),
  /** The corrected head; left out if it was never corrected. */
  setup: v.exactOptional(v.string()),
  wins: v.array(win),
  /** The number of illegal moves let stand; missing in older summaries. */
  irregular: v.optional(whole, 0),
})
export type MatchSummary = Stored<typeof matchSummary>

/** Whether players can lose on time. */
const isLosable = ({ clock }: MatchHead): boolean => clock !== undefined && 'up' in clock && clock.up === 'decided'

/** Whether a summary was computed by a version in which a loss on time didn't end a match. */
export const isOutdated = (head: MatchHead, { onTime }: MatchSummary): boolean =>
  isLosable(head) && onTime === undefined

export function readSummary(row: unknown): MatchSummary | null {
  const read = v.safeParse(matchSummary, row)
  return read.success ? read.output : null
}

export function summarize({ head, entries, timeline, replay, called }: ReplayedMatch): MatchSummary {
  const { over, winner, scores, onTime } = outcomeOf(replay)
  return {
    match: head.id,
    version: RESULT_VERSION,
    entries: entries.length,
    players: called ? (timeline.names ?? head.players) : replay.players,
    plays: timeline.line.length,
    over,
    winner,
    scores,
    ...(onTime !== null || isLosable(head) ? { onTime } : {}),
    ...(timeline.setup === null ? {} : { setup: timeline.setup }),
    wins: [
      ...winsOf(replay, timeline.line),
      ...(onTime === null ? [] : [{ what: 'match', seat: winner ?? 0, count: 1, at: timeline.lost?.at ?? 0 } as const]),
    ],
    irregular: irregularIn(replay),
  }
}

/** Computes a summary by replay; null if the head can't be read. */
export function summaryOf(match: PlayableMatch): MatchSummary | null {
  const replayed = replayMatch(match)
  return replayed.ok && replayed.value.replay.game.name === match.head.game ? summarize(replayed.value) : null
}

/** A win, the index of its move, and a link to the win before it. */
interface WinAt extends Omit<Win, 'at'> {
  readonly place: number
  readonly earlier: WinAt | null
}

/** The scores after the last round that has ended, and the last win. */
interface Won {
  readonly counted: readonly number[]
  readonly last: WinAt | null
}

/** Results by the last move of a match, so that after another move only that move is counted. */
const wonBy = new WeakMap<Move, Won>()

/** Finds the wins of a match. A round ends with a move after which nobody is on turn. */
function wonIn({ game, start, moves }: Replay): Won {
  const known = moves.findLastIndex(move => wonBy.has(move))
  const latest = moves[known]
  let before = game.status(latest?.after ?? start)
  let { counted, last }: Won = (latest && wonBy.get(latest)) ?? { counted: before.scores, last: null }
  for (let place = known + 1; place < moves.length; place++) {
    const after = game.status(moves[place]?.after ?? start)
    if (game.rounds && before.turn !== null && after.turn === null) {
      last = { ...roundWin(game.rounds, counted, after.scores), place, earlier: last }
      counted = after.scores
    }
    if (after.over && !before.over) last = { what: 'match', seat: after.winner ?? 0, count: 1, place, earlier: last }
    before = after
  }
  const won = { counted, last }
  const end = moves.at(-1)
  if (end) wonBy.set(end, won)
  return won
}

/** The wins in order, each with its time in milliseconds since 1970. */
function winsOf(replay: Replay, line: readonly Play[]): Win[] {
  const wins: Win[] = []
  for (let each = wonIn(replay).last; each; each = each.earlier) {
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
