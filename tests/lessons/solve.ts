import type { AnyCourse } from '../../src/lessons/course.ts'
import { type MoveTask, type Outcome, outcomeOf, type Task } from '../../src/lessons/lesson.ts'

type AnyGame = AnyCourse['game']

/** Every legal action of the types that a task allows. */
const actionsOf = (game: AnyGame, position: unknown, kinds: readonly string[]): string[] =>
  game
    .legal(position)
    .map(action => game.makeAction(action))
    .filter(text => kinds.includes(text.split(' ')[0] ?? ''))

/** Answers of a task that `legal` never lists, such as corrections and moves that are let stand. */
const othersOf = ({ kinds, answers }: MoveTask): string[] =>
  answers === 'any'
    ? []
    : answers.filter(text => /^(stands |correct |agree$)/.test(text) && kinds.includes(text.split(' ')[0] ?? ''))

export function advance(game: AnyGame, from: Outcome, action: string): Outcome {
  const next = outcomeOf(game, from.position, action)
  return { ...next, events: [...from.events, ...next.events] }
}

/** Whether the goal can be reached within this number of actions. */
function reachable(game: AnyGame, task: MoveTask, from: Outcome, moves: number): boolean {
  if (task.goal(from)) return true
  if (moves === 0) return false
  return actionsOf(game, from.position, task.kinds).some(action =>
    reachable(game, task, advance(game, from, action), moves - 1),
  )
}

export interface Solution {
  readonly legal: readonly string[]
  /** The first actions from which the goal can be reached, in ASCII order. */
  readonly first: readonly string[]
}

/** Finds all first actions from which a task can be solved, by trying every legal action. */
export function solve(game: AnyGame, task: MoveTask, position: unknown): Solution {
  const start: Outcome = { refusal: null, events: [], position }
  const legal = [...actionsOf(game, position, task.kinds), ...othersOf(task)].sort()
  const first = legal.filter(action => reachable(game, task, advance(game, start, action), task.moves - 1))
  return { legal, first }
}

/** Actions that are made by tapping cards and squares; all others are typed. */
export const TAPPED_ACTIONS: readonly string[] = [
  'swap',
  'switch',
  'capture',
  'exchange',
  'place',
  'pair',
  'play',
  'keep',
]

/** A solution of a task, found with the engine. */
export function solutionOf(game: AnyCourse['game'], task: MoveTask, position: unknown): readonly string[] {
  if (task.line) return task.line
  const [first = ''] = solve(game, task, position).first
  const after = advance(game, { refusal: null, events: [], position }, first)
  if (task.goal(after)) return [first]
  const goal: MoveTask['goal'] = then => task.goal({ ...then, events: [...after.events, ...then.events] })
  return [first, ...solutionOf(game, { ...task, moves: task.moves - 1, goal }, after.position)]
}

/** A wrong answer: an option, a list of squares, or an action; null if every possible answer is right. */
export function wrongAnswer(
  { game }: AnyCourse,
  task: Task,
  position: unknown,
  places: readonly string[],
): string | readonly string[] | null {
  if (task.type === 'choice') return task.options.find(({ value }) => value !== task.answer)?.value ?? null
  if (task.type === 'mark') {
    const wrong = places.filter(each => !task.answer.includes(each)).slice(0, task.answer.length)
    return wrong.length === 0 ? null : [...wrong, ...task.answer].slice(0, task.answer.length)
  }
  const { legal, first } = solve(game, task, position)
  return legal.find(action => !first.includes(action)) ?? null
}
