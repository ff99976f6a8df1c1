import type { Game, Refusal, Ruling } from '../engine/game.ts'
import { readLine } from '../engine/text.ts'
import type { Heading, LessonText, TaskWords } from '../text/contract/lessons.ts'

/** The outcome of the actions made for a task so far. */
export interface Outcome<Position = unknown, Event = unknown> {
  /** The code if the last action was refused; it changed nothing. */
  readonly refusal: string | null
  readonly events: readonly Event[]
  readonly position: Position
}

interface Shown {
  /** A table record: the head, `play`, and the actions that lead to the position. */
  readonly record: string
  /** Parts of the table hidden until the answer, since the task asks for them. */
  readonly hidden?: readonly Hidden[]
  /** Its words name squares: their letters and numbers are shown. */
  readonly named?: true
}

/** Parts of a table that would give an answer away. */
export type Hidden = 'net' | 'turn' | 'roles' | 'points' | 'deck'

/** Make moves, as at the table. */
interface MoveData<Position = unknown, Event = unknown> extends Shown {
  readonly type: 'move'
  /** First words of the actions that may be made here. */
  readonly kinds: readonly string[]
  readonly moves: number
  goal(outcome: Outcome<Position, Event>): boolean
  /** All the first actions with which it can be done; `any` where every legal one does it. */
  readonly answers: readonly string[] | 'any'
  /** A solution of more than one action. */
  readonly line?: readonly string[]
}

export interface Option {
  readonly value: string
  readonly label: string
}

/** Choose one of a few answers. The right one is the engine's. */
interface ChoiceData<Position = unknown, Event = unknown> extends Shown {
  readonly type: 'choice'
  readonly options: readonly Option[]
  /** The question's action, which the referee rules on after the answer. */
  readonly action: string | null
  /** Every option but '' is an action itself; the one that is chosen is made. */
  readonly tries?: true
  /** After the action, if it is about one. */
  right(outcome: Outcome<Position, Event>): string
  readonly answer: string
  /** Equally good ones. */
  readonly alike?: readonly string[]
  /** The places that decide the answer: after an error they are outlined, and the action isn’t made. */
  readonly shows?: readonly string[]
}

/** The task is to tap all these places, or cards. */
interface MarkData<Position = unknown> extends Shown {
  readonly type: 'mark'
  /** The question's action, made once the answer is right. */
  readonly action?: string
  right(position: Position): readonly string[]
  /** Each place as the record names it, in ASCII order. */
  readonly answer: readonly string[]
}

/** Optional parts of a task of moves: its scene's parts, the first words of allowed actions, and a solution of several. */
type MoreOfMoves = Partial<Pick<MoveData, 'hidden' | 'kinds' | 'named'>> & { readonly line?: string }

/** A task of moves in a lesson’s spelling, with commas between actions: as many as its line has, of the types of its answers. */
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

/** A task of tapping places: the record, the right places by the rules, and the same with spaces between. */
export const mark = <P>(
  record: string,
  right: (position: P) => readonly string[],
  answer: string,
  more: Partial<Pick<MarkData, 'hidden' | 'action' | 'named'>> = {},
): MarkData<P> => ({ type: 'mark', record, right, answer: answer.split(' '), ...more })

/** A task with a few options, its subject, and the right one by the rules. */
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

/** A task without a word of it. */
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
  /** Unlike any other's of the game. */
  readonly id: string
  /** The section of the game's rulebook that it teaches, and related ones. */
  readonly section: string
  readonly also?: readonly string[]
  /** The ids of its tasks in the order in which old rows number them, with spaces between; left out if that is their order. */
  readonly numbered?: string
  /** It is about the app and house rules, and doesn’t count among those that teach the game. */
  readonly extra?: true
  /** Players and their piles don’t matter in it: they are left out. */
  readonly bare?: true
}

/** A task of a lesson: its id never changes, in any order. */
type LessonTask<Position = unknown, Event = unknown> = Task<Position, Event> & { readonly id: string }

/** One idea, with three to six positions from trivial to a small puzzle. */
export interface Lesson<Position = unknown, Event = unknown> extends Topic, Heading {
  readonly tasks: readonly LessonTask<Position, Event>[]
}

/** All of a lesson but its name and its words: its tasks by id, in their order; the section is left out if it is called as the lesson. */
interface LessonData<Id extends string, Position, Event> extends Partial<Omit<Topic, 'id'>> {
  readonly tasks: Readonly<Record<Id, TaskData<Position, Event>>>
}

/** Whether there is a text of this id. */
export const isKeyOf = <Id extends string>(texts: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(texts, id)

/** A lesson from its positions and its texts. */
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

/** The ids of stored tasks; old rows keep their numbers. */
export function idsKept(
  { tasks, numbered }: Pick<Lesson, 'tasks' | 'numbered'>,
  stored: readonly (string | number)[],
): readonly string[] {
  const ids = numbered?.split(' ') ?? tasks.map(({ id }) => id)
  return stored.flatMap(each => (typeof each === 'number' ? (ids[each] ?? []) : each))
}

/** The name of a lesson among those of all games. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`

export const options = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const numbers = (...counts: readonly number[]): readonly Option[] =>
  counts.map(count => ({ value: String(count), label: String(count) }))

/** `Swap a1 b1` and `swap b1 a1` are one action; in `capture` the order of the words matters. */
const spelled = (action: string): string => {
  const [kind = '', ...words] = action.split(' ')
  if (kind === 'stands') return `${kind} ${spelled(words.join(' '))}`
  return [kind, ...(kind === 'swap' || kind === 'switch' ? [...words].sort() : words)].join(' ')
}

/** Whether a task of several moves can still be done after it was started in this way. */
export const isBeginning = ({ answers }: Pick<MoveTask, 'answers'>, action: string): boolean =>
  answers === 'any' || answers.some(answer => spelled(answer) === spelled(action))

type AnyEvent = { readonly type: string }

/** A position with the set-up and the players of its game. */
export interface Scene<Position> {
  /** As in the head of its record. */
  readonly setup: unknown
  readonly players: readonly string[]
  readonly position: Position
}

/** The scene that a record leads to. Null if it can't be read, or an action is refused: no lesson has such a record. */
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

/** The referee's ruling on an action in a position; null if it can't be read. */
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
