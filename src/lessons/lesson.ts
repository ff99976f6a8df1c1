import type { Game, Refusal, Ruling } from '../engine/game.ts'
import { readLine } from '../engine/text.ts'
import type { Heading, LessonText, TaskWords } from '../text/contract/lessons.ts'

/** The outcome of the actions made for a task so far. */
export interface Outcome<Position = unknown, Event = unknown> {
  /** The code of the refusal if the last action was refused and so changed nothing; else null. */
  readonly refusal: string | null
  readonly events: readonly Event[]
  readonly position: Position
}

interface ShownTask {
  /** The head, `play`, and the actions that lead to the position. */
  readonly record: string
  readonly hidden?: readonly Hidden[]
  /** The text names squares, so the board must show their letters and numbers. */
  readonly named?: true
}

/** Parts of a table that may be hidden because they would give the answer away. */
export type Hidden = 'net' | 'turn' | 'roles' | 'points' | 'deck'

interface MoveData<Position = unknown, Event = unknown> extends ShownTask {
  readonly type: 'move'
  /** The first words of the texts of the allowed actions. */
  readonly kinds: readonly string[]
  readonly moves: number
  goal(outcome: Outcome<Position, Event>): boolean
  /** All first actions that can solve the task; `any` if every legal one does. */
  readonly answers: readonly string[] | 'any'
  /** One solution; left out if each of `answers` is a solution. */
  readonly line?: readonly string[]
}

export interface Option {
  readonly value: string
  readonly label: string
}

interface ChoiceData<Position = unknown, Event = unknown> extends ShownTask {
  readonly type: 'choice'
  readonly options: readonly Option[]
  /** The referee rules on this action after the answer. Null if the question is about the position. */
  readonly action: string | null
  /** Each option except '' is an action, which is played if it is chosen. */
  readonly tries?: true
  /** The outcome is that of `action`, if there is one. */
  right(outcome: Outcome<Position, Event>): string
  readonly answer: string
  /** Other answers that are also right. */
  readonly alike?: readonly string[]
  /** The squares, cards or players that decide the answer. If the only try was wrong, they are outlined and the action isn't played. */
  readonly shows?: readonly string[]
}

interface MarkData<Position = unknown> extends ShownTask {
  readonly type: 'mark'
  /** Played after the answer, except after a wrong answer to a task with one try. */
  readonly action?: string
  right(position: Position): readonly string[]
  /** As records name them, in ASCII order. */
  readonly answer: readonly string[]
}

type MoreOfMoves = Partial<Pick<MoveData, 'hidden' | 'kinds' | 'named'>> & { readonly line?: string }

/** Makes a move task. `answered` and `line` list actions, separated by commas; they also determine the number and kinds of its moves. */
export function move<P, E>(
  record: string,
  goal: (outcome: Outcome<P, E>) => boolean,
  answered: string,
  { line: way = '', ...more }: MoreOfMoves = {},
): MoveData<P, E> {
  const answers = answered === 'any' ? answered : actionsIn(answered)
  const line = actionsIn(way)
  const kinds = [...new Set([...(answers === 'any' ? [] : answers), ...line].map(kindOf))]
  const task = { type: 'move', record, kinds, moves: Math.max(line.length, 1), goal, answers, ...more } as const
  return line.length > 0 ? { ...task, line } : task
}

const actionsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(', '))

const kindOf = (action: string): string => action.split(' ')[0] ?? ''

/** Makes a mark task. `right` finds the right squares by the rules; `answer` has the expected squares, separated by spaces. */
export const mark = <P>(
  record: string,
  right: (position: P) => readonly string[],
  answer: string,
  more: Partial<Pick<MarkData, 'hidden' | 'action' | 'named'>> = {},
): MarkData<P> => ({ type: 'mark', record, right, answer: answer.split(' '), ...more })

/** Makes a choice task. `right` finds the right option by the rules; `answer` is the expected option. */
export const choice = <P, E>(
  record: string,
  options: readonly Option[],
  action: string | null,
  right: (outcome: Outcome<P, E>) => string | number | null,
  answer: string,
  more: Partial<Pick<ChoiceData, 'hidden' | 'shows' | 'named'>> = {},
): ChoiceData<P, E> => ({
  type: 'choice',
  record,
  options,
  action,
  right: outcome => String(right(outcome)),
  answer,
  ...more,
})

type TaskData<Position = unknown, Event = unknown> =
  | MoveData<Position, Event>
  | ChoiceData<Position, Event>
  | MarkData<Position>

export interface MoveTask<Position = unknown, Event = unknown> extends MoveData<Position, Event>, TaskWords {}
export interface ChoiceTask<Position = unknown, Event = unknown> extends ChoiceData<Position, Event>, TaskWords {}
export interface MarkTask<Position = unknown> extends MarkData<Position>, TaskWords {}

export type Task<Position = unknown, Event = unknown> =
  | MoveTask<Position, Event>
  | ChoiceTask<Position, Event>
  | MarkTask<Position>

interface Topic {
  /** Unique within the game. */
  readonly id: string
  /** Sections of the rulebook: the one that the lesson teaches, and related ones. */
  readonly section: string
  readonly also?: readonly string[]
  /** The tasks' ids, separated by spaces, in the order of the task numbers in old stored rows; left out if the order hasn't changed. */
  readonly numbered?: string
  /** The lesson is about the app or house rules, so it doesn’t count as progress in the game. */
  readonly extra?: true
  /** Leaves out the players and their piles, which don't matter in the lesson. */
  readonly bare?: true
}

/** The id never changes, even if tasks are reordered. */
type LessonTask<Position = unknown, Event = unknown> = Task<Position, Event> & { readonly id: string }

/** A lesson on one idea: a few tasks, from a trivial one to a small puzzle. */
export interface Lesson<Position = unknown, Event = unknown> extends Topic, Heading {
  readonly tasks: readonly LessonTask<Position, Event>[]
}

interface LessonData<Id extends string, Position, Event> extends Partial<Omit<Topic, 'id'>> {
  readonly tasks: Readonly<Record<Id, TaskData<Position, Event>>>
}

export const isKeyOf = <Id extends string>(texts: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(texts, id)

export function lessonOf<Id extends string, Position, Event>(
  id: string,
  { title, intro, tasks: texts }: LessonText<Id>,
  { tasks, section = id, ...topic }: LessonData<NoInfer<Id>, Position, Event>,
): Lesson<Position, Event> {
  const ids = Object.keys(tasks).filter(id => isKeyOf(texts, id))
  const worded = ids.map((task): LessonTask<Position, Event> => {
    const { options: _, ...words } = texts[task]
    return { ...tasks[task], id: task, ...words }
  })
  return { ...topic, id, section, title, intro, tasks: worded }
}

/** Returns the ids of stored tasks. Old rows have task numbers instead. */
export function storedTaskIds(
  { tasks, numbered }: Pick<Lesson, 'tasks' | 'numbered'>,
  stored: readonly (string | number)[],
): readonly string[] {
  const ids = numbered?.split(' ') ?? tasks.map(({ id }) => id)
  return stored.flatMap(each => (typeof each === 'number' ? (ids[each] ?? []) : each))
}

/** The key of a lesson, unique across all games. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`

export const optionsFrom = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const numberOptions = (...counts: readonly number[]): readonly Option[] =>
  counts.map(count => ({ value: String(count), label: String(count) }))

/** Returns the same text for `swap a1 b1` and `swap b1 a1`. In `capture` the order matters. */
const spelled = (action: string): string => {
  const [kind = '', ...words] = action.split(' ')
  if (kind === 'stands') return `${kind} ${spelled(words.join(' '))}`
  return [kind, ...(kind === 'swap' || kind === 'switch' ? [...words].sort() : words)].join(' ')
}

/** Whether a task of several moves can be solved after this first action. */
export const isBeginning = ({ answers }: Pick<MoveTask, 'answers'>, action: string): boolean =>
  answers === 'any' || answers.some(answer => spelled(answer) === spelled(action))

type AnyEvent = { readonly type: string }

/** A position with the set-up and the players of its game. */
export interface Scene<Position> {
  readonly setup: unknown
  readonly players: readonly string[]
  readonly position: Position
}

/** Returns the scene at the end of a record; null if the record can't be read or an action is refused. */
export function sceneOf<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  record: string,
): Scene<Position> | null {
  const lines = record.split('\n').map((line, index) => readLine(line, index + 1))
  const play = lines.findIndex(line => line.text === 'play')
  const head = lines.slice(0, play).filter(line => line.words.length > 0 && line.words[0] !== 'game')
  const setup = game.parseSetup(head)
  const start = setup.ok ? game.start(setup.value) : setup
  if (!setup.ok || !start.ok || play < 0) return null
  let position = start.value
  for (const { text } of lines.slice(play + 1).filter(line => line.words.length > 0)) {
    const { refusal, position: next } = outcomeOf(game, position, text)
    if (refusal !== null) return null
    position = next
  }
  return { setup: setup.value, players: game.players(setup.value), position }
}

/** Returns the referee's ruling on an action in a position; null if the text can't be read. */
export function rulingOn<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  position: Position,
  text: string,
): Ruling<Position, Event, R> | null {
  const action = game.parseAction(readLine(text, 0).words)
  return action.ok ? game.play(position, action.value) : null
}

/** The outcome of an action in a position. Unreadable text counts as refused. */
export function outcomeOf<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  position: Position,
  text: string,
): Outcome<Position, Event> {
  const ruling = rulingOn(game, position, text)
  if (!ruling) return { refusal: 'unreadable', events: [], position }
  return ruling.accepted
    ? { refusal: null, events: ruling.steps.map(step => step.event), position: ruling.position }
    : { refusal: ruling.refusal.code, events: [], position }
}
