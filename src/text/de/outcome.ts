import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from '../contract/names.ts'
import { createResultSentence } from '../contract/outcome.ts'
import { numeral } from './lists.ts'

type Came = Pick<MatchOutcome, 'over' | 'winner' | 'onTime'>

/** `Ben gewinnt durch Zeit`, `Unentschieden`; '' for a single player. */
export function outcomeWords(players: readonly string[], { over, winner, onTime }: Came): string {
  if (!over) return 'Die Partie ist noch nicht aus.'
  if (players.length < 2) return ''
  const [name, loser = ''] = [winner, onTime].map(seat => {
    const called = players[(seat ?? 0) - 1]
    return called === undefined ? undefined : isolated(called)
  })
  if (onTime === null) return name === undefined ? 'Unentschieden' : `${name} gewinnt`
  if (players.length === 2) return `${name ?? ''} gewinnt durch Zeit`
  const lost = `${loser} hat durch Zeit verloren`
  return name === undefined ? `${lost}; die anderen sind gleichauf` : `${name} gewinnt; ${lost}`
}

/** `Ana hat 7 zu 3 gewonnen.` */
export const resultSentence = createResultSentence({
  draw: 'Unentschieden.',
  won: (name, score) => `${name} hat ${score ? `${score.map(numeral).join(' zu ')} ` : ''}gewonnen.`,
})

/** The outcome in a list, before the score: `Ben gewann durch Zeit`, `unentschieden`. */
export function shortOutcome(nameOf: (seat: number) => string, winner: number, onTime: number | null = null): string {
  if (winner > 0) return `${nameOf(winner)} gewann${onTime === null ? '' : ' durch Zeit'}`
  return onTime === null ? 'unentschieden' : `${nameOf(onTime)} verlor durch Zeit`
}
