import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from '../contract/names.ts'
import { createResultSentence } from '../contract/outcome.ts'
import { numeral } from './lists.ts'

type Came = Pick<MatchOutcome, 'over' | 'winner' | 'onTime'>

/** `Vince Ben per il tempo`, `Pareggio`; '' for a single player. */
export function outcomeWords(players: readonly string[], { over, winner, onTime }: Came): string {
  if (!over) return 'La partita non è ancora finita.'
  if (players.length < 2) return ''
  const [name, loser = ''] = [winner, onTime].map(seat => {
    const called = players[(seat ?? 0) - 1]
    return called === undefined ? undefined : isolated(called)
  })
  if (onTime === null) return name === undefined ? 'Pareggio' : `Vince ${name}`
  if (players.length === 2) return `Vince ${name ?? ''} per il tempo`
  return name === undefined
    ? `${loser} ha perso per il tempo; gli altri pareggiano`
    : `Vince ${name}; ${loser} ha perso per il tempo`
}

/** `Ana vince 7 a 3.` */
export const resultSentence = createResultSentence({
  draw: 'Pareggio.',
  won: (name, score) => (score ? `${name} vince ${score.map(numeral).join(' a ')}.` : `Vince ${name}.`),
})

/** The outcome in a list, before the score: `vince Ben per il tempo`, `pareggio`. */
export function shortOutcome(nameOf: (seat: number) => string, winner: number, onTime: number | null = null): string {
  if (winner > 0) return `vince ${nameOf(winner)}${onTime === null ? '' : ' per il tempo'}`
  return onTime === null ? 'pareggio' : `${nameOf(onTime)} ha perso per il tempo`
}
