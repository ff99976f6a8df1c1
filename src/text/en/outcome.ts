import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from '../contract/names.ts'
import { createResultSentence } from '../contract/outcome.ts'
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

/** `Ana won, 7 to 3.` */
export const resultSentence = createResultSentence({
  draw: 'A draw.',
  won: (name, score) => (score ? `${name} won, ${score.map(numeral).join(' to ')}.` : `${name} won.`),
})

/** The outcome in a list, before the score: `Ben won on time`, `a draw`. */
export function shortOutcome(nameOf: (seat: number) => string, winner: number, onTime: number | null = null): string {
  if (winner > 0) return `${nameOf(winner)} won${onTime === null ? '' : ' on time'}`
  return onTime === null ? 'a draw' : `${nameOf(onTime)} lost on time`
}
