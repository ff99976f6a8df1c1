import { computed, ref, shallowRef } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import type { AnyAction, GameTypes } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { actionAhead, hintOf, wordsAbout } from '../../lessons/hint.ts'
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
import { ALONG, NEVER, NOBODY, type Entered, type Source, type Spotlight, type TableChange } from '../session/source.ts'

type Verdict = 'open' | 'right' | 'wrong'

function outcomeAfter(moves: readonly Move<GameTypes>[], position: unknown): Outcome {
  const last = moves.at(-1)
  return {
    refusal: last?.ruling?.accepted === false ? last.ruling.refusal.code : null,
    events: moves.flatMap(({ ruling }) => (ruling?.accepted ? ruling.steps.map(step => step.event) : [])),
    position: last?.after ?? position,
  }
}

/** The marked places on the board: the question's, a hint's, and after an error those the answer rests on. */
function markedIn(task: Task, { verdict, hinted, ahead, moves, chosen }: Trial): readonly string[] {
  const isPlayed = moves.value.length > 0
  if (verdict.value === 'right' || (verdict.value === 'wrong' && isPlayed)) return []
  if (verdict.value === 'wrong') {
    if (task.type === 'mark') return task.answer
    return task.type === 'choice' ? (task.shows ?? []) : []
  }
  if (hinted.value) return hintOf(task, ahead.value, chosen.value)
  return task.type === 'move' || isPlayed ? [] : wordsAbout(task.action ?? '')
}

/** The moves made for a task, and its state. */
function useTrial(course: AnyCourse, task: Task, scene: Scene<unknown>) {
  const moves = shallowRef<readonly Move<GameTypes>[]>([])
  const cursor = ref(0)
  /** How many steps were done as the last action counted. */
  const shownFrom = ref(0)
  const verdict = ref<Verdict>('open')
  const hinted = ref(false)
  /** Places that were tapped, or the answer that was chosen. */
  const chosen = shallowRef<readonly string[]>([])
  const outcome = computed(() => outcomeAfter(moves.value, scene.position))
  const changes = createListeners<TableChange>()

  /** From the beginning: nothing is left of a wrong answer. */
  function retry(): void {
    moves.value = []
    cursor.value = 0
    verdict.value = 'open'
    chosen.value = []
    changes.emit({ type: 'tried' })
  }

  /** The move is made; a refused one changes nothing. */
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

  /** The next action on a way that does it; null if none is known. */
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

/** The table that a task is played on. */
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
      // After an error the answer is outlined, and nothing else.
      chosen: task.type === 'mark' && verdict.value !== 'wrong' ? chosen.value : [],
      concealed: open.value ? (task.hidden ?? []) : [],
      choose: task.type === 'mark' && open.value ? choose : null,
    })),
    terms: {
      scoreOnly: NEVER,
      helps: shallowRef(true),
      closed: computed(() => task.type !== 'move' || !open.value),
      // Trying loses nothing if an answer can be tried again.
      atOnce: computed(() => !once || settings.confirm === 'immediate'),
      app: shallowRef([]),
      lost: NOBODY,
      accepts: type => task.type === 'move' && open.value && task.kinds.includes(type),
      noteHelp: () => undefined,
    },
    hands: { ...ALONG, cursor, walkTo: step => (cursor.value = step) },
    listen: trial.listen,
    enter,
  }
  return source
}

type Weigh = (action: string) => Promise<boolean>

/** An action is shown before it is judged. */
function useWeighing(weigh: Weigh | null) {
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
  /** The refusal of the last answer, if the referee refuses it. */
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
      // A wrong prediction is played out; a task with one try keeps its table.
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

/** One task, from its position to its answer. `once`: after a wrong answer the right one is shown, without another try. */
export function useTask(
  course: AnyCourse,
  task: Task,
  scene: Scene<unknown>,
  once: boolean,
  /** Whether another action is as good as the answers. */
  weigh: Weigh | null = null,
) {
  const trial = useTrial(course, task, scene)
  const { moves, verdict, hinted, ahead, chosen, outcome } = trial

  const allows = (kind: string): boolean => task.type === 'move' && task.kinds.includes(kind)
  const isAsked = ({ type }: AnyAction): boolean => allows(type)

  const elsewhere = ref(false)
  trial.listen(() => (elsewhere.value = false))
  const { refusal, answer, check } = useAnswers(trial, once)
  const { weighing, isAsGood } = useWeighing(weigh)

  async function enter(made: RuledMove, done: number): Promise<Entered> {
    const text = made.action
    if (task.type !== 'move' || verdict.value !== 'open' || weighing.value) return 'fails'
    elsewhere.value = !isAsked(made.played)
    if (elsewhere.value) return 'fails'
    const isLost = moves.value.length === 0 && !isBeginning(task, text)
    const good = isLost && (await isAsGood(text))
    trial.make(made, done)
    if (good || task.goal(outcome.value)) verdict.value = 'right'
    else if (isLost || moves.value.length >= task.moves || !canContinue(task)) verdict.value = 'wrong'
    // What comes next is asked for again.
    else hinted.value = false
    return 'counts'
  }

  const canContinue = ({ kinds }: MoveTask): boolean =>
    course.game.legal(outcome.value.position).some(({ type }) => kinds.includes(type))

  /** The number of places asked for makes an answer, if it can be tried again. */
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
    /** Hands have carried out the answer's consequences. */
    followed: trial.followed,
    weighing,
    hinted,
    chosen,
    /** The last tap has nothing to do with this task. */
    elsewhere,
    refusal,
    allows,
    isAsked,
    retry: trial.retry,
    choose,
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    check: () => (task.type === 'mark' ? check(task) : undefined),
    /** In the middle of a task a hint shows the next move, if a solution is known. */
    mayHint: computed(() => moves.value.length === 0 || ahead.value !== null),
    /** The places, cards and buttons that a hint marks. */
    marks: computed(() => hintOf(task, ahead.value, chosen.value)),
    hint: () => void (hinted.value = true),
  }
}

export type TaskState = ReturnType<typeof useTask>
