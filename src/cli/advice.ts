import type { Advice, Line } from '../analysis/advice.ts'
import type { Finished } from './finished.ts'
import { findRulebook } from './rulebooks.ts'

type Reached = Extract<Finished, { type: 'position' }>

/** A line alone is cells, two by two; what else must be done in it keeps its name. */
const lineWords = ({ game }: Reached, actions: readonly unknown[]): string[] =>
  actions.map(action => game.makeAction(action).replace(/^swap /, ''))

/** Advice as the object that the analyst promises. */
export function adviceJson(reached: Reached, advice: Advice<unknown>): object {
  const { record, line, game, position } = reached
  const { basis, value, best, swaps, wins } = advice
  return {
    record,
    line,
    game: game.name,
    turn: game.status(position).turn,
    basis,
    value,
    best: best.map(each => ({ ...each, action: game.makeAction(each.action) })),
    ...(swaps && { swaps: lineWords(reached, swaps) }),
    ...(wins !== undefined && { wins }),
  }
}

/** The same in sentences. */
export function adviceSentences(reached: Reached, advice: Advice<unknown>): string {
  const { line, game, players, position } = reached
  const { turn } = game.status(position)
  const title = findRulebook(game.name)?.title ?? game.name
  if (advice.best.length === 0) return `${line}: ${title}. The game is over.`
  const who = players[(turn ?? 1) - 1] ?? ''
  const lines = advice.best.map(each => `${game.makeAction(each.action)} (${valueWords(each)})`)
  const sentences = [`${title}, ${who} to move.`, `${BASIS_WORDS[advice.basis]}: ${lines.join(', ')}.`]
  if (advice.swaps) sentences.push(`The line: ${lineWords(reached, advice.swaps).join(', ') || 'nothing'}.`)
  if (advice.wins !== undefined) sentences.push(advice.wins ? 'That wins.' : 'That does not win yet.')
  return `${line}: ${sentences.join(' ')}`
}

const BASIS_WORDS: Readonly<Record<Advice<unknown>['basis'], string>> = {
  exact: 'Proven best',
  searched: 'Best found by looking ahead',
  sampled: 'Best on average',
}

const numberWords = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

function valueWords({ value, interval }: Line<unknown>): string {
  const range = interval ? `, ${numberWords(interval[0])} to ${numberWords(interval[1])}` : ''
  return `${numberWords(value)}${range}`
}
