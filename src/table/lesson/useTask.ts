import { computed, ref, shallowRef } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import type { AnyAction, GameTypes } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { actionAhead, hintOf, argumentsOf } from '../../lessons/hint.ts'
import {
  isBeginning,
  type ChoiceTask,
  type MarkTask,
  type MoveTask,
  type Outcome,
  type Task,
  type Scene,
} from '../../lessons/lesson.ts'
import { judge, type Move, type RuledMove } from '../../book/journal/replay.ts'
import { createListeners } from '../../book/stores/match-state.ts'
import {
  LAST_MOVE_ONLY,
  FALSE_REF,
  NULL_REF,
  type EnterResult,
  type Source,
  type Spotlight,
  type TableChange,
} from '../session/source.ts'

type Verdict = 'open' | 'right' | 'wrong'

function outcomeAfter(moves: readonly Move<GameTypes>[], position: unknown): Outcome {
  const last = moves.at(-1)
  return {
    refusal: last?.ruling?.accepted === false ? last.ruling.refusal.code : null,
    events: moves.flatMap(({ ruling }) => (ruling?.accepted ? ruling.steps.map(step => step.event) : [])),
    position: last?.after ?? position,
  }
}

function markedIn(task: Task, { verdict, hinted, ahead, moves, chosen }: Trial): readonly string[] {
  const isPlayed = moves.value.length > 0
  if (verdict.value === 'right' || (verdict.value === 'wrong' && isPlayed)) return []
  if (verdict.value === 'wrong') {
    if (task.type === 'mark') return task.answer
    return task.type === 'choice' ? (task.shows ?? []) : []
  }
  if (hinted.value) return hintOf(task, ahead.value, chosen.value)
  return task.type === 'move' || isPlayed ? [] : argumentsOf(task.action ?? '')
}

function useTrial(course: AnyCourse, task: Task, scene: Scene<unknown>) {
  const moves = shallowRef<readonly Move<GameTypes>[]>([])
  const cursor = ref(0)
  /** The number of steps of the last move that were already done when it was made. */
  const shownFrom = ref(0)
  const verdict = ref<Verdict>('open')
  const hinted = ref(false)
  const chosen = shallowRef<readonly string[]>([])
  const outcome = computed(() => outcomeAfter(moves.value, scene.position))
  const changes = createListeners<TableChange>()

  function retry(): void {
    moves.value = []
    cursor.value = 0
    verdict.value = 'open'
    chosen.value = []
    changes.emit({ type: 'tried' })
  }

  function make(move: Move, done = 0): void {
    cursor.value = done
    shownFrom.value = done
    moves.value = [...moves.value, move]
    changes.emit({ type: 'tried' })
  }

  function ruled(text: string): Move<GameTypes> | null {
    const judged = judge(course.game, outcome.value.position, text)
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

  const ahead = computed(() => {
    if (task.type !== 'move' || verdict.value !== 'open') return null
    const made = moves.value.map(({ action }) => action)
    return actionAhead(course.game, task, made, outcome.value)
  })

  return {
    moves,
    cursor,
    followed: computed(() => cursor.value > shownFrom.value),
    verdict,
    hinted,
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

function sourceOf(
  task: Task,
  scene: Scene<unknown>,
  trial: Trial,
  { once, enter, choose }: Pick<Source<GameTypes>, 'enter'> & { once: boolean; choose(place: string): void },
) {
  const settings = useSettingsStore()
  const { moves, cursor, verdict, chosen } = trial
  const open = computed(() => verdict.value === 'open')

  const source: Source<GameTypes> = {
    journal: null,
    setup: shallowRef(scene.setup),
    names: shallowRef(scene.players),
    start: shallowRef(scene.position),
    moves,
    spotlight: computed((): Spotlight => ({
      marked: markedIn(task, trial),
      markedAs: 'ink',
      // After an error, only the answer is outlined.
      chosen: task.type === 'mark' && verdict.value !== 'wrong' ? chosen.value : [],
      concealed: open.value ? (task.hidden ?? []) : [],
      choose: task.type === 'mark' && open.value ? choose : null,
    })),
    terms: {
      scoreOnly: FALSE_REF,
      helps: shallowRef(true),
      closed: computed(() => task.type !== 'move' || !open.value),
      // If there are more tries, a wrong move loses nothing, so moves need no confirmation.
      atOnce: computed(() => !once || settings.confirm === 'immediate'),
      app: shallowRef([]),
      lost: NULL_REF,
      accepts: type => task.type === 'move' && open.value && task.kinds.includes(type),
      noteHelp: () => undefined,
    },
    hands: { ...LAST_MOVE_ONLY, cursor, walkTo: step => (cursor.value = step) },
    listen: trial.listen,
    enter,
  }
  return source
}

type IsAsGood = (action: string) => Promise<boolean>

function useWeighing(weigh: IsAsGood | null) {
  const weighing = ref(false)
  return {
    weighing,
    async isAsGood(action: string): Promise<boolean> {
      if (!weigh) return false
      weighing.value = true
      const good = await weigh(action)
      weighing.value = false
      return good
    },
  }
}

function useAnswers(trial: Trial, once: boolean) {
  const { moves, verdict, chosen, outcome } = trial
  const refusal = shallowRef<GameTypes['refusal'] | null>(null)
  trial.listen(() => (refusal.value = null))

  return {
    refusal,
    answer(choice: ChoiceTask, value: string): void {
      const before = outcome.value
      const text = choice.action ?? (choice.tries && value !== '' ? value : null)
      const move = text === null ? null : trial.ruled(text)
      const after = move ? outcomeAfter([...moves.value, move], before.position) : before
      const right = choice.right(choice.tries ? before : after) === value || choice.alike?.includes(value)
      // After a wrong prediction the move is played to show the result, except in a task with one try that marks the answer.
      const stays = !right && (move?.ruling?.accepted !== true || (once && choice.shows))
      if (move && !stays) trial.make(move)
      refusal.value = move?.ruling?.accepted === false ? move.ruling.refusal : null
      chosen.value = [value]
      verdict.value = right ? 'right' : 'wrong'
    },
    check({ right, action }: MarkTask): void {
      const places = right(outcome.value.position)
      const same = places.length === chosen.value.length && places.every(place => chosen.value.includes(place))
      verdict.value = same ? 'right' : 'wrong'
      if (action !== undefined && (same || !once)) trial.makeText(action)
    },
  }
}

/** A task and its answer. `once`: after a wrong answer the right one is shown, and there is no other try. */
export function useTask(
  course: AnyCourse,
  task: Task,
  scene: Scene<unknown>,
  once: boolean,
  weigh: IsAsGood | null = null,
) {
  const trial = useTrial(course, task, scene)
  const { moves, verdict, hinted, ahead, chosen, outcome } = trial

  const allows = (kind: string): boolean => task.type === 'move' && task.kinds.includes(kind)
  const isAsked = ({ type }: AnyAction): boolean => allows(type)

  const elsewhere = ref(false)
  trial.listen(() => (elsewhere.value = false))
  const { refusal, answer, check } = useAnswers(trial, once)
  const { weighing, isAsGood } = useWeighing(weigh)

  async function enter(made: RuledMove, done: number): Promise<EnterResult> {
    const text = made.action
    if (task.type !== 'move' || verdict.value !== 'open' || weighing.value) return 'fails'
    elsewhere.value = !isAsked(made.played)
    if (elsewhere.value) return 'fails'
    const isLost = moves.value.length === 0 && !isBeginning(task, text)
    const good = isLost && (await isAsGood(text))
    trial.make(made, done)
    if (good || task.goal(outcome.value)) verdict.value = 'right'
    else if (isLost || moves.value.length >= task.moves || !canContinue(task)) verdict.value = 'wrong'
    // The next move needs a new hint.
    else hinted.value = false
    return 'counts'
  }

  const canContinue = ({ kinds }: MoveTask): boolean =>
    course.game.legal(outcome.value.position).some(({ type }) => kinds.includes(type))

  function choose(place: string): void {
    trial.choose(place)
    hinted.value = false
    if (task.type === 'mark' && !once && chosen.value.length === task.answer.length) check(task)
  }

  return {
    task,
    once,
    source: sourceOf(task, scene, trial, { once, enter, choose }),
    verdict,
    /** Whether the learner has begun to go through the consequences of the answer. */
    followed: trial.followed,
    weighing,
    hinted,
    chosen,
    /** Whether the last action was of a kind that the task doesn't allow. */
    elsewhere,
    refusal,
    allows,
    isAsked,
    retry: trial.retry,
    choose,
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    check: () => (task.type === 'mark' ? check(task) : undefined),
    mayHint: computed(() => moves.value.length === 0 || ahead.value !== null),
    marks: computed(() => hintOf(task, ahead.value, chosen.value)),
    hint: () => void (hinted.value = true),
  }
}

export type TaskState = ReturnType<typeof useTask>
