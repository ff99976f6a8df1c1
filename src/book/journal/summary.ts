import { RESULT_VERSION } from '../storage/names.ts'
import type { PlayableMatch } from './entries.ts'
import { type Replay, replayMatch, type ReplayedMatch, irregularIn } from './replay.ts'

/** A hand, a game or a match that somebody won. */
export interface Win {
  readonly what: 'hand' | 'game' | 'match'
  /** 0 where it was drawn, or a solitaire that was lost. */
  readonly seat: number
  /** How many hands it counts for; 1 for games and matches. */
  readonly count: number
  readonly at: number
}

/** What a match has come to after so many entries: stored beside them, so that nobody need replay it to know. */
export interface MatchSummary {
  readonly match: string
  readonly version: typeof RESULT_VERSION
  readonly entries: number
  /** As the match says them. */
  readonly players: readonly string[]
  readonly plays: number
  readonly over: boolean
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly wins: readonly Win[]
  /** How many moves stand against the rules. */
  readonly irregular: number
}

export function summarize({ head, entries, timeline, replay, called }: ReplayedMatch): MatchSummary {
  const { game, position } = replay
  const { over, winner, scores } = game.status(position)
  return {
    match: head.id,
    version: RESULT_VERSION,
    entries: entries.length,
    players: called ? (timeline.names ?? head.players) : replay.players,
    plays: timeline.line.length,
    over,
    winner,
    scores,
    wins: winsOf(
      replay,
      timeline.line.map(play => play.at),
    ),
    irregular: irregularIn(replay),
  }
}

/** By replay; null where no game begins with the head. */
export function summaryOf(match: PlayableMatch): MatchSummary | null {
  const replayed = replayMatch(match)
  return replayed.ok && replayed.value.replay.game.name === match.head.game ? summarize(replayed.value) : null
}

/** A round ends when nobody is to move any more; the match, when it is over. */
function winsOf({ game, start, moves }: Replay, times: readonly number[]): Win[] {
  const wins: Win[] = []
  let before = game.status(start)
  let counted = before.scores
  for (const [place, move] of moves.entries()) {
    const after = game.status(move.after)
    const at = times[place] ?? 0
    if (game.rounds && before.turn !== null && after.turn === null) {
      wins.push(roundWin(game.rounds, counted, after.scores, at))
      counted = after.scores
    }
    if (after.over && !before.over) wins.push({ what: 'match', seat: after.winner ?? 0, count: 1, at })
    before = after
  }
  return wins
}

function roundWin(
  { unit, worth }: NonNullable<Replay['game']['rounds']>,
  before: readonly number[],
  after: readonly number[],
  at: number,
): Win {
  const gains = after.map((score, seat) => score - (before[seat] ?? 0))
  const most = Math.max(...gains)
  const seat = gains.indexOf(most) === gains.lastIndexOf(most) ? gains.indexOf(most) + 1 : 0
  return { what: unit, seat, count: worth === 'scores' && seat > 0 ? most : 1, at }
}
