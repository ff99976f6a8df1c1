import type { AnyGame, Status } from '../../engine/game.ts'

export interface MatchOutcome extends Pick<Status, 'over' | 'winner' | 'scores'> {
  /** The seat that lost on time; null if the cards decide. */
  readonly onTime: number | null
}

/** `lost`: the seat that lost on time. */
interface MatchSoFar {
  readonly game: Pick<AnyGame, 'status'>
  readonly position: unknown
  readonly lost?: number | null
}

/**
 * The outcome of a match; no other function decides it. A loss on time counts only if the game wasn't over. The winner is then
 * the other player or, among several, the best by score and points; 0 if the best are tied. The scores are unchanged (C3).
 */
export function outcomeOf({ game, position, lost = null }: MatchSoFar): MatchOutcome {
  const { over, winner, scores, points } = game.status(position)
  if (over || lost === null || lost > scores.length) return { over, winner, scores, onTime: null }
  return { over: true, winner: bestBut(lost, scores, points), scores, onTime: lost }
}

function bestBut(lost: number, scores: readonly number[], points: readonly number[] = []): number {
  const others = scores.map((score, i) => ({ seat: i + 1, score, points: points[i] ?? 0 }))
  const [best, next] = others
    .filter(({ seat }) => seat !== lost)
    .sort((a, b) => b.score - a.score || b.points - a.points)
  const isAlone = !next || best?.score !== next.score || best.points !== next.points
  return isAlone ? (best?.seat ?? 0) : 0
}
