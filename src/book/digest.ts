import { namesIn, fold } from './journal.ts'
import type { Found } from './keep.ts'
import { RESULT_VERSION } from './names.ts'
import { withPlayers } from './players.ts'
import { replay, type Replay } from './replay.ts'

/** A hand, a game or a match that somebody won. */
export interface Win {
  readonly what: 'hand' | 'game' | 'match'
  /** 0 where it was drawn, or a solitaire that was lost. */
  readonly seat: number
  /** How many hands it counts for; 1 for games and matches. */
  readonly count: number
  readonly at: number
}

/** What a match has come to after so many entries: told by replay, and kept only so that it need not be told again. */
export interface Digest {
  readonly match: string
  readonly version: typeof RESULT_VERSION
  readonly entries: number
  readonly players: readonly string[]
  readonly plays: number
  readonly over: boolean
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly wins: readonly Win[]
}

/** Null where no game begins with the head. */
export function digest({ head, entries }: Found): Digest | null {
  const { line } = fold(entries)
  const replayed = replay(
    withPlayers(head.head, namesIn(entries)),
    line.map(play => play.action),
  )
  if (!replayed.ok) return null
  const { game, position, players } = replayed.value
  const { over, winner, scores } = game.status(position)
  return {
    match: head.id,
    version: RESULT_VERSION,
    entries: entries.length,
    players,
    plays: line.length,
    over,
    winner,
    scores,
    wins: winsOf(
      replayed.value,
      line.map(play => play.at),
    ),
  }
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
      wins.push(...roundWins(game.rounds, counted, after.scores, at))
      counted = after.scores
    }
    if (after.over && !before.over) wins.push({ what: 'match', seat: after.winner ?? 0, count: 1, at })
    before = after
  }
  return wins
}

function roundWins(
  { unit, worth }: NonNullable<Replay['game']['rounds']>,
  before: readonly number[],
  after: readonly number[],
  at: number,
): Win[] {
  const gains = after.map((score, seat) => score - (before[seat] ?? 0))
  const most = Math.max(...gains)
  const best = gains.flatMap((gain, seat) => (gain === most ? [seat + 1] : []))
  const seat = best.length === 1 ? (best[0] ?? 0) : 0
  return [{ what: unit, seat, count: worth === 'scores' && seat > 0 ? most : 1, at }]
}
