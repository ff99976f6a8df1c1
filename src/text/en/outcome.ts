import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from '../contract/names.ts'
import { numeral } from './lists.ts'

type Came = Pick<MatchOutcome, 'over' | 'winner' | 'onTime'>

/** `Ben wins on time`, `A draw`; '' for a single player. */
export function outcomeWords(players: readonly string[], { over, winner, onTime }: Came): string {
  if (!over) return 'The match isn’t over yet.'
  if (players.length < 2) return ''
  const [name, loser = ''] = [winner, onTime].map(seat => {
    const called = players[(seat ?? 0) - 1]
    return called === undefined ? undefined : isolated(called)
  })
  if (onTime === null) return name === undefined ? 'A draw' : `${name} wins`
  if (players.length === 2) return `${name ?? ''} wins on time`
  return name === undefined ? `${loser} lost on time; the others drew` : `${name} wins; ${loser} lost on time`
}

/** The result as a sentence: `Ana won, 7 to 3.`, with the next best score; '' for a single player. */
export function resultSentence(players: readonly string[], { winner, scores }: MatchOutcome): string {
  if (players.length < 2) return ''
  const winnersName = players[(winner ?? 0) - 1]
  if (winnersName === undefined) return 'A draw.'
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a)
  return best > next && best === scores[(winner ?? 0) - 1]
    ? `${isolated(winnersName)} won, ${numeral(best)} to ${numeral(next)}.`
    : `${isolated(winnersName)} won.`
}

/** The outcome in a list, before the score: `Ben won on time`, `a draw`. */
export function shortOutcome(nameOf: (seat: number) => string, winner: number, onTime: number | null = null): string {
  if (winner > 0) return `${nameOf(winner)} won${onTime === null ? '' : ' on time'}`
  return onTime === null ? 'a draw' : `${nameOf(onTime)} lost on time`
}
