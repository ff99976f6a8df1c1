import { computed } from 'vue'
import { useSettingsStore } from '../../book/settings.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { isBeginning, type ChoiceTask, type MoveTask, type Task } from '../../lessons/lesson.ts'
import type { Scene } from '../../lessons/record.ts'
import { createTaskState, kindOf, stepsOf } from './task-state.ts'

/** Everything but the first word of an action: the places and cards it is about. */
export const wordsAbout = (action: string): string[] => action.split(' ').slice(1)

/** One task, from its position to its answer. `once`: a wrong answer is not tried again, and so the right one is told. */
export function useTask(course: AnyCourse, task: Task, scene: Scene<unknown>, once: boolean) {
  const settings = useSettingsStore()
  const state = createTaskState(course, scene)
  const { outcome, made, judged, verdict, hints, chosen, walk } = state

  /** With the setting for it, what is accepted counts at once. */
  function propose(text: string): void {
    if (task.type !== 'move' || verdict.value !== 'open') return
    walk.finish()
    judged.value = state.judge(text)
    if (settings.confirm === 'immediate') confirm()
  }

  function confirm(): void {
    const proposed = judged.value
    if (task.type !== 'move' || !proposed || stepsOf(proposed).length === 0) return
    if (!task.kinds.includes(kindOf(proposed))) return
    judged.value = null
    const lost = made.value === 0 && proposed.ok && !isBeginning(task, proposed.value.action)
    state.advance(proposed)
    if (task.goal(outcome.value)) verdict.value = 'right'
    else if (lost || made.value >= task.moves || !mayGoOn(task)) verdict.value = 'wrong'
  }

  function mayGoOn({ kinds }: MoveTask): boolean {
    const actions = course.game.legal(outcome.value.position).map(action => course.game.makeAction(action))
    return actions.some(action => kinds.includes(action.split(' ')[0] ?? ''))
  }

  function answer(choice: ChoiceTask, value: string): void {
    const before = outcome.value
    const action = choice.action ?? (choice.tries && value !== '' ? value : null)
    if (action !== null) {
      judged.value = state.judge(action)
      state.advance(judged.value)
    }
    chosen.value = [value]
    verdict.value = choice.right(choice.tries ? before : outcome.value) === value ? 'right' : 'wrong'
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
    if (same && task.action !== undefined) state.advance(state.judge(task.action))
    verdict.value = same ? 'right' : 'wrong'
  }

  return {
    ...state,
    retry: () => state.retry(task.type === 'mark'),
    task,
    once,
    /** A proposal of a kind that is not asked for here. */
    offTask: computed(() => task.type === 'move' && !!judged.value && !task.kinds.includes(kindOf(judged.value))),
    proposed: computed(() => (task.type === 'move' ? stepsOf(judged.value) : [])),
    propose,
    confirm,
    cancel: () => (judged.value = null),
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    choose,
    check,
    hint: () => (hints.value = Math.min(hints.value + 1, 2)),
  }
}

export type TaskState = ReturnType<typeof useTask>
