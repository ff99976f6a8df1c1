import { computed, ref, shallowRef } from 'vue'
import { judge, type Judged } from '../../book/replay.ts'
import { useSettingsStore } from '../../book/settings.ts'
import type { Refusal, Step } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { ChoiceTask, MoveTask, Outcome, Task } from '../../lessons/lesson.ts'
import type { Scene } from '../../lessons/record.ts'
import { useWalk } from '../table/useWalk.ts'

type AnyEvent = { readonly type: string }
type Steps = readonly Step<unknown, AnyEvent>[]
type Judgement = ReturnType<typeof judge>

export type Verdict = 'open' | 'right' | 'wrong'

const rulingOf = (judged: Judgement | null): Judged['ruling'] | null => (judged?.ok ? judged.value.ruling : null)
const stepsOf = (judged: Judgement | null): Steps => {
  const ruling = rulingOf(judged)
  return ruling?.accepted ? ruling.steps : []
}
const refusalOf = (judged: Judgement | null): Refusal | null => {
  const ruling = rulingOf(judged)
  return ruling?.accepted === false ? ruling.refusal : null
}

/** Everything but the first word of an action: the places and cards it is about. */
export const wordsAbout = (action: string): string[] => action.split(' ').slice(1)

/** One task, from its position to its answer. */
export function useTask(course: AnyCourse, task: Task, scene: Scene<unknown>) {
  const settings = useSettingsStore()
  const begun: Outcome = { refusal: null, events: [], position: scene.position }
  const outcome = shallowRef(begun)
  const made = ref(0)
  /** What the last action brought, and where it began. */
  const steps = shallowRef<Steps>([])
  const before = shallowRef(scene.position)
  const done = ref(0)
  const judged = shallowRef<Judgement | null>(null)
  const verdict = ref<Verdict>('open')
  const hints = ref(0)
  const chosen = shallowRef<readonly string[]>([])

  const walk = useWalk(
    () => steps.value.map(({ event }) => course.stops.includes(event.type)),
    () => done.value,
    step => (done.value = step),
  )

  function retry(): void {
    outcome.value = begun
    before.value = scene.position
    made.value = 0
    steps.value = []
    done.value = 0
    judged.value = null
    verdict.value = 'open'
    chosen.value = []
  }

  function advance(from: Outcome, judgement: Judgement): void {
    const found = stepsOf(judgement)
    before.value = from.position
    steps.value = found
    done.value = 0
    const events = [...from.events, ...found.map(step => step.event)]
    outcome.value = {
      refusal: refusalOf(judgement)?.code ?? null,
      events,
      position: found.at(-1)?.position ?? from.position,
    }
  }

  function propose(text: string): void {
    if (task.type !== 'move' || verdict.value !== 'open') return
    walk.finish()
    judged.value = judge(course.game, outcome.value.position, text)
    if (settings.confirm === 'immediate') confirm()
  }

  function confirm(): void {
    const proposed = judged.value
    if (task.type !== 'move' || stepsOf(proposed).length === 0 || !proposed) return
    if (!task.kinds.includes(kindOf(proposed))) return
    judged.value = null
    advance(outcome.value, proposed)
    made.value++
    if (task.goal(outcome.value)) verdict.value = 'right'
    else if (made.value >= task.moves || !canGoOn(task)) verdict.value = 'wrong'
  }

  function canGoOn(move: MoveTask): boolean {
    const { game } = course
    const actions = game.legal(outcome.value.position).map(action => game.makeAction(action))
    return actions.some(action => move.kinds.includes(action.split(' ')[0] ?? ''))
  }

  function answer(choice: ChoiceTask, value: string): void {
    if (choice.action !== null) {
      judged.value = judge(course.game, outcome.value.position, choice.action)
      advance(outcome.value, judged.value)
    }
    chosen.value = [value]
    verdict.value = choice.right(outcome.value) === value ? 'right' : 'wrong'
  }

  function choose(place: string): void {
    if (verdict.value !== 'open') return
    const others = chosen.value.filter(each => each !== place)
    chosen.value = others.length < chosen.value.length ? others : [...others, place]
  }

  function check(): void {
    if (task.type !== 'mark') return
    const right = task.right(outcome.value.position)
    const same = right.length === chosen.value.length && right.every(place => chosen.value.includes(place))
    verdict.value = same ? 'right' : 'wrong'
  }

  return {
    task,
    outcome,
    steps,
    walk,
    judged,
    refusal: computed(() => refusalOf(judged.value)),
    /** A proposal of a kind that is not asked for here. */
    offTask: computed(
      () => task.type === 'move' && judged.value !== null && !task.kinds.includes(kindOf(judged.value)),
    ),
    proposed: computed(() => (task.type === 'move' ? stepsOf(judged.value) : [])),
    verdict,
    hints,
    chosen,
    /** What lies on the table now. */
    position: computed(() => steps.value[walk.done.value - 1]?.position ?? before.value),
    now: computed(() => steps.value[walk.done.value]?.event ?? null),
    propose,
    confirm,
    cancel: () => (judged.value = null),
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    choose,
    check,
    hint: () => (hints.value = Math.min(hints.value + 1, 2)),
    retry,
  }
}

export type TaskState = ReturnType<typeof useTask>

const kindOf = (judged: Judgement): string => (judged.ok ? (judged.value.action.split(' ')[0] ?? '') : '')
