import type { Advice, Line } from '../analysis/advice.ts'
import type { Finished } from './finished.ts'
import { findRulebook } from './rulebooks.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

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
  if (advice.best.length === 0) return `${line}: ${title}. ${WORDS.over}`
  const who = players[(turn ?? 1) - 1] ?? ''
  const lines = advice.best.map(each => `${game.makeAction(each.action)} (${valueWords(each)})`)
  const sentences = [`${title}, ${WORDS.toMove(who)}`, `${WORDS.basis[advice.basis]}: ${lines.join(', ')}.`]
  if (advice.swaps) sentences.push(WORDS.line(lineWords(reached, advice.swaps)))
  if (advice.wins !== undefined) sentences.push(advice.wins ? WORDS.wins : WORDS.winsNotYet)
  return `${line}: ${sentences.join(' ')}`
}

const numberWords = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

function valueWords({ value, interval }: Line<unknown>): string {
  const range = interval ? `, ${WORDS.range(numberWords(interval[0]), numberWords(interval[1]))}` : ''
  return `${numberWords(value)}${range}`
}
