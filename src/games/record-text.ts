import { answersTo } from '../book/transfer/record.ts'
import type { Game, Ruling, AnyGame } from '../engine/game.ts'
import type { Answer } from '../engine/record.ts'
import { err, ok, type Result } from '../engine/result.ts'
import { readLine } from '../engine/text.ts'

/** The first match of a game in a text. */
export interface RecordText<Setup, Position> {
  readonly setup: Setup
  readonly actions: readonly string[]
  readonly position: Position
  /** The first line after the head that can't be played, or null. `actions` has the lines before it. */
  readonly stopped: UnplayableLine | null
  /** The number of matches of the game in the text. */
  readonly games: number
}

export type UnplayableLine = Extract<Answer, { type: 'ruling' | 'problem' }>

export type RecordProblem =
  | { readonly code: 'too-long' }
  | { readonly code: 'other-game' }
  | { readonly code: 'unreadable'; readonly answer: Extract<Answer, { type: 'problem' }> }

/** The maximum length in characters. No real game is longer. */
export const MAX_TEXT = 200_000

/** Whether a text has a line that begins with `game`. */
export const looksLikeRecord = (text: string): boolean =>
  text.split(/\r?\n/).some(raw => readLine(raw.replace(/^\uFEFF/, ''), 1).words[0] === 'game')

type Head<Setup, Position> = Extract<Answer, { type: 'head' }> & Pick<RecordText<Setup, Position>, 'setup' | 'position'>
type Ruled<Position> = Extract<Answer, { type: 'ruling' }> & {
  readonly ruling: Ruling<Position, { readonly type: string }>
}

const isHead = <Setup, Position>(answer: Answer, game: Game<Setup, Position>): answer is Head<Setup, Position> =>
  answer.type === 'head' && answer.game.name === game.name
const isRuled = <Setup, Position>(answer: Answer, game: Game<Setup, Position>): answer is Ruled<Position> =>
  answer.type === 'ruling' && answer.game.name === game.name

export function readRecord<Setup, Position>(
  text: string,
  game: Game<Setup, Position> & AnyGame,
  names: readonly string[],
): Result<RecordText<Setup, Position>, RecordProblem> {
  if (text.length > MAX_TEXT) return err({ code: 'too-long' })
  const answers = [...answersTo(text, [game])]
  const ours = answers.filter(answer => isHead<Setup, Position>(answer, game))
  const head = ours[0]
  if (!head) {
    const broken = answers.filter(answer => answer.type === 'problem').find(answer => !isOfAnother(answer, names))
    return err(broken ? { code: 'unreadable', answer: broken } : { code: 'other-game' })
  }
  const end = nextGame(text, head.line)
  const own = answers.slice(answers.indexOf(head) + 1).filter(answer => answer.line < end)
  return ok({ ...playable<Setup, Position>(head, own, game), games: ours.length })
}

const isOfAnother = ({ problem }: Extract<Answer, { type: 'problem' }>, names: readonly string[]): boolean =>
  problem.code === 'unknown-game' && problem.about.some(name => names.includes(name))

function nextGame(text: string, line: number): number {
  const behind = text.split(/\r?\n/).slice(line)
  const next = behind.findIndex(raw => readLine(raw, 1).words[0] === 'game')
  return next < 0 ? Infinity : line + next + 1
}

function playable<Setup, Position>(
  { setup, position: start }: Head<Setup, Position>,
  answers: readonly Answer[],
  game: Game<Setup, Position>,
): Omit<RecordText<Setup, Position>, 'games'> {
  const actions: string[] = []
  let position = start
  for (const answer of answers) {
    if (answer.type === 'problem') return { setup, actions, position, stopped: answer }
    if (!isRuled<Setup, Position>(answer, game)) continue
    if (!answer.ruling.accepted) return { setup, actions, position, stopped: answer }
    actions.push(answer.action)
    position = answer.ruling.position
  }
  return { setup, actions, position, stopped: null }
}
