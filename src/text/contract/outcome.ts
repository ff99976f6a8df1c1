import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from './names.ts'

interface ResultWords {
  readonly draw: string
  /** `score`: the winner's score and the next one; null unless the winner's score is the highest, as after a loss on time. */
  won(name: string, score: readonly [number, number] | null): string
}

/** The function for a finished match's result as a sentence; '' for a single player. */
export const createResultSentence =
  (words: ResultWords) =>
  (players: readonly string[], { winner, scores }: MatchOutcome): string => {
    if (players.length < 2) return ''
    const seat = (winner ?? 0) - 1
    const name = players[seat]
    if (name === undefined) return words.draw
    const [best = 0, next = 0] = scores.toSorted((a, b) => b - a)
    return words.won(isolated(name), best > next && best === scores[seat] ? [best, next] : null)
  }
