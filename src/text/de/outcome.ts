import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { isolated } from '../contract/names.ts'
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

/** The result as a sentence: `Ana hat 7 zu 3 gewonnen.`; '' for a single player. */
export function resultSentence(players: readonly string[], { winner, scores }: MatchOutcome): string {
  if (players.length < 2) return ''
  const winnersName = players[(winner ?? 0) - 1]
  if (winnersName === undefined) return 'Unentschieden.'
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a)
  const score = best > next && best === scores[(winner ?? 0) - 1] ? `${numeral(best)} zu ${numeral(next)} ` : ''
  return `${isolated(winnersName)} hat ${score}gewonnen.`
}

/** The outcome in a list, before the score: `Ben gewann durch Zeit`, `unentschieden`. */
export function shortOutcome(nameOf: (seat: number) => string, winner: number, onTime: number | null = null): string {
  if (winner > 0) return `${nameOf(winner)} gewann${onTime === null ? '' : ' durch Zeit'}`
  return onTime === null ? 'unentschieden' : `${nameOf(onTime)} verlor durch Zeit`
}
