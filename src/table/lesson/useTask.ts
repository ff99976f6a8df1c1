import { computed, ref, shallowRef } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import type { GameTypes } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import {
  isBeginning,
  type ChoiceTask,
  type MarkTask,
  type MoveTask,
  type Outcome,
  type Task,
  outcomeOf,
  type Scene,
} from '../../lessons/lesson.ts'
import { judge, type Move, type RuledMove } from '../../book/journal/replay.ts'
import { createListeners } from '../../book/stores/match-state.ts'
import type { Entered, Source, Spotlight, TableChange } from '../source.ts'

type Verdict = 'open' | 'right' | 'wrong'

/** Everything but the first word of an action: the places and cards it is about. */
const wordsAbout = (action: string): string[] => action.split(' ').slice(1)
const kindOf = (action: string): string => action.split(' ')[0] ?? ''

/** What came of what was done for a task. */
function cameOf(moves: readonly Move<GameTypes>[], position: unknown): Outcome {
  const last = moves.at(-1)
  return {
    refusal: last?.ruling?.accepted === false ? last.ruling.refusal.code : null,
    events: moves.flatMap(({ ruling }) => (ruling?.accepted ? ruling.steps.map(step => step.event) : [])),
    position: last?.after ?? position,
  }
}

/** What is drawn out on the board: what is asked about, what the second hint shows, and the answer after an error. */
function markedIn(task: Task, trial: Trial): readonly string[] {
  const [verdict, hints, ahead] = [trial.verdict.value, trial.hints.value, trial.ahead.value]
  const begun = trial.moves.value.length > 0
  if (task.type === 'mark' && verdict === 'wrong') return task.answer
  if (task.type === 'choice') {
    if (verdict === 'wrong') return task.shows ?? []
    return task.action === null || begun ? [] : wordsAbout(task.action)
  }
  if (verdict !== 'open') return []
  if (begun) return hints > 0 && ahead !== null ? wordsAbout(ahead) : []
  if (task.type === 'mark' && task.action !== undefined && hints < 2) return wordsAbout(task.action)
  if (hints < 2) return []
  if (task.type === 'mark') return task.answer.slice(0, 1)
  const answers = task.line ?? (task.answers === 'any' ? [] : task.answers)
  return wordsAbout(answers[0] ?? '')
}

/** What was done for a task, and how it stands. */
function useTrial(course: AnyCourse, task: Task, scene: Scene<unknown>) {
  const { game } = course
  const moves = shallowRef<readonly Move<GameTypes>[]>([])
  const cursor = ref(0)
  /** How many steps were done as the last action counted. */
  const begun = ref(0)
  const verdict = ref<Verdict>('open')
  const hints = ref(0)
  /** Places that were tapped, or the answer that was chosen. */
  const chosen = shallowRef<readonly string[]>([])
  const outcome = computed(() => cameOf(moves.value, scene.position))
  const changes = createListeners<TableChange>()

  /** What was tapped stays to be mended; what was chosen does not. */
  function retry(): void {
    moves.value = []
    cursor.value = 0
    verdict.value = 'open'
    if (task.type !== 'mark') chosen.value = []
    changes.emit({ type: 'tried' })
  }

  /** It happens; what is refused changes nothing. */
  function make(move: Move, done = 0): void {
    cursor.value = done
    begun.value = done
    moves.value = [...moves.value, move]
    changes.emit({ type: 'tried' })
  }

  function ruled(text: string): Move<GameTypes> | null {
    const judged = judge(game, outcome.value.position, text)
    return judged.ok ? judged.value : null
  }

  function makeText(text: string): void {
    const move = ruled(text)
    if (move) make(move)
  }

  function choose(place: string): void {
    if (verdict.value !== 'open') return
    const others = chosen.value.filter(each => each !== place)
    chosen.value = others.length < chosen.value.length ? others : [...others, place]
  }

  /** In the middle of a task of several moves. */
  const ahead = computed(() => {
    if (task.type !== 'move' || verdict.value !== 'open' || moves.value.length === 0) return null
    const made = moves.value.map(({ action }) => action)
    return actionAhead(course, task, made, outcome.value)
  })

  return {
    moves,
    cursor,
    followed: computed(() => cursor.value > begun.value),
    verdict,
    hints,
    ahead,
    chosen,
    outcome,
    listen: changes.listen,
    retry,
    make,
    ruled,
    makeText,
    choose,
  }
}

type Trial = ReturnType<typeof useTrial>

/** The table that a task is played on. */
function sourceOf(task: Task, scene: Scene<unknown>, trial: Trial, enter: Source<GameTypes>['enter']) {
  const settings = useSettingsStore()
  const { moves, cursor, verdict, chosen, choose } = trial
  const open = computed(() => verdict.value === 'open')

  const source: Source<GameTypes> = {
    journal: null,
    setup: shallowRef(scene.setup),
    players: shallowRef(scene.players),
    start: shallowRef(scene.position),
    moves,
    cursor,
    spotlight: computed((): Spotlight => ({
      marked: markedIn(task, trial),
      markedAs: 'ink',
      // After an error the answer is outlined, and nothing else.
      chosen: task.type === 'mark' && verdict.value !== 'wrong' ? chosen.value : [],
      concealed: open.value ? (task.hidden ?? []) : [],
      choose: task.type === 'mark' && open.value ? choose : null,
    })),
    scoreOnly: shallowRef(false),
    helps: shallowRef(true),
    closed: computed(() => task.type !== 'move' || !open.value),
    atOnce: computed(() => settings.confirm === 'immediate'),
    accepts: kind => task.type === 'move' && open.value && task.kinds.includes(kind),
    walkTo: step => (cursor.value = step),
    listen: trial.listen,
    noteHelp: () => undefined,
    enter,
  }
  return source
}

/** One task, from its position to its answer. `once`: a wrong answer is not tried again, and so the right one is told. */
export function useTask(
  course: AnyCourse,
  task: Task,
  scene: Scene<unknown>,
  once: boolean,
  /** Whether an action that isn't among the answers is as good as they are. */
  weigh: ((action: string) => Promise<boolean>) | null = null,
) {
  const { game } = course
  const trial = useTrial(course, task, scene)
  const { moves, verdict, hints, ahead, chosen, outcome } = trial

  const allows = (kind: string): boolean => task.type === 'move' && task.kinds.includes(kind)
  const isAsked = (action: string): boolean => allows(kindOf(action))

  /** Something is looked at before it is judged. */
  const weighing = ref(false)

  async function isAsGood(action: string): Promise<boolean> {
    if (!weigh) return false
    weighing.value = true
    const good = await weigh(action)
    weighing.value = false
    return good
  }

  async function enter(made: RuledMove, done: number): Promise<Entered> {
    const text = made.action
    if (task.type !== 'move' || verdict.value !== 'open' || weighing.value || !isAsked(text)) return 'fails'
    const isLost = moves.value.length === 0 && !isBeginning(task, text)
    const good = isLost && (await isAsGood(text))
    trial.make(made, done)
    if (good || task.goal(outcome.value)) verdict.value = 'right'
    else if (isLost || moves.value.length >= task.moves || !mayGoOn(task)) verdict.value = 'wrong'
    // What comes next is asked for anew.
    else hints.value = 0
    return 'counts'
  }

  const mayGoOn = ({ kinds }: MoveTask): boolean =>
    game.legal(outcome.value.position).some(action => kinds.includes(kindOf(game.makeAction(action))))

  function answer(choice: ChoiceTask, value: string): void {
    const before = outcome.value
    const text = choice.action ?? (choice.tries && value !== '' ? value : null)
    const move = text === null ? null : trial.ruled(text)
    const after = move ? cameOf([...moves.value, move], before.position) : before
    const right = choice.right(choice.tries ? before : after) === value || choice.alike?.includes(value)
    // After an error what the answer rests on is looked at as it lies.
    const stays = !right && choice.shows && move?.ruling?.accepted
    if (move && !stays) trial.make(move)
    chosen.value = [value]
    verdict.value = right ? 'right' : 'wrong'
  }

  function check({ right, action }: MarkTask): void {
    const places = right(outcome.value.position)
    const same = places.length === chosen.value.length && places.every(place => chosen.value.includes(place))
    verdict.value = same ? 'right' : 'wrong'
    if (same && action !== undefined) trial.makeText(action)
  }

  return {
    task,
    once,
    source: sourceOf(task, scene, trial, enter),
    verdict,
    /** Hands have gone on with what the answer leads to. */
    followed: trial.followed,
    weighing,
    hints,
    chosen,
    /** What the last answer ran into, where the referee refuses it. */
    refusal: computed(() => {
      const ruling = moves.value.at(-1)?.ruling
      return ruling?.accepted === false ? ruling.refusal : null
    }),
    allows,
    isAsked,
    retry: trial.retry,
    choose: trial.choose,
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    check: () => (task.type === 'mark' ? check(task) : undefined),
    /** How many hints there are now: in the middle of a task what comes next is shown. */
    mostHints: computed(() => (moves.value.length === 0 ? 2 : ahead.value === null ? 0 : 1)),
    hint: () => void hints.value++,
  }
}

export type TaskState = ReturnType<typeof useTask>

/** What is to be done next for a task of several moves, after some were made; null where no way is known. */
function actionAhead(
  { game }: AnyCourse,
  task: MoveTask,
  made: readonly string[],
  { position, events }: Outcome,
): string | null {
  const { line = [], kinds, goal } = task
  if (made.every((action, index) => action === line[index])) return line[made.length] ?? null
  const legal = game.legal(position).map(action => game.makeAction(action))
  const reaches = (action: string): boolean => {
    const next = outcomeOf(game, position, action)
    return goal({ ...next, events: [...events, ...next.events] })
  }
  return legal.find(action => kinds.includes(action.split(' ')[0] ?? '') && reaches(action)) ?? null
}
