import { computed, ref, shallowRef } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { readLine } from '../../engine/text.ts'
import type { GameTypes } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import {
  isBeginning,
  type ChoiceTask,
  type MarkTask,
  type MoveTask,
  type Outcome,
  type Task,
} from '../../lessons/lesson.ts'
import type { Scene } from '../../lessons/record.ts'
import type { Move } from '../../book/journal/replay.ts'
import type { Source, Spotlight } from '../source.ts'

export type Verdict = 'open' | 'right' | 'wrong'

/** Everything but the first word of an action: the places and cards it is about. */
const wordsAbout = (action: string): string[] => action.split(' ').slice(1)
const kindOf = (action: string): string => action.split(' ')[0] ?? ''

/** What came of what was done for a task. */
function outcomeOf(moves: readonly Move<GameTypes>[], position: unknown): Outcome {
  const last = moves.at(-1)
  return {
    refusal: last?.ruling?.accepted === false ? last.ruling.refusal.code : null,
    events: moves.flatMap(({ ruling }) => (ruling?.accepted ? ruling.steps.map(step => step.event) : [])),
    position: last?.after ?? position,
  }
}

/** One task, from its position to its answer. `once`: a wrong answer is not tried again, and so the right one is told. */
export function useTask({ game }: AnyCourse, task: Task, scene: Scene<unknown>, once: boolean) {
  const settings = useSettingsStore()
  const moves = shallowRef<readonly Move<GameTypes>[]>([])
  const cursor = ref(0)
  const verdict = ref<Verdict>('open')
  const hints = ref(0)
  /** Places that were tapped, or the answer that was chosen. */
  const chosen = shallowRef<readonly string[]>([])
  const outcome = computed(() => outcomeOf(moves.value, scene.position))

  /** What was tapped stays to be mended; what was chosen does not. */
  function retry(): void {
    moves.value = []
    cursor.value = 0
    verdict.value = 'open'
    if (task.type !== 'mark') chosen.value = []
  }

  /** It happens; what is refused changes nothing. */
  function make(action: unknown): void {
    const before = outcome.value.position
    const ruling = game.play(before, action)
    const after = ruling.accepted ? ruling.position : before
    cursor.value = 0
    moves.value = [...moves.value, { action: game.makeAction(action), played: action, before, ruling, after }]
  }

  const isAsked = (action: string): boolean => task.type === 'move' && task.kinds.includes(kindOf(action))

  async function enter(action: unknown): Promise<boolean> {
    if (task.type !== 'move' || verdict.value !== 'open' || !isAsked(game.makeAction(action))) return false
    const isLost = moves.value.length === 0 && !isBeginning(task, game.makeAction(action))
    make(action)
    if (task.goal(outcome.value)) verdict.value = 'right'
    else if (isLost || moves.value.length >= task.moves || !mayGoOn(task)) verdict.value = 'wrong'
    return true
  }

  const mayGoOn = ({ kinds }: MoveTask): boolean =>
    game.legal(outcome.value.position).some(action => kinds.includes(kindOf(game.makeAction(action))))

  function answer(choice: ChoiceTask, value: string): void {
    const before = outcome.value
    const text = choice.action ?? (choice.tries && value !== '' ? value : null)
    const action = text === null ? null : game.parseAction(readLine(text, 0).words)
    if (action?.ok) make(action.value)
    chosen.value = [value]
    verdict.value = choice.right(choice.tries ? before : outcome.value) === value ? 'right' : 'wrong'
  }

  function choose(place: string): void {
    if (verdict.value !== 'open') return
    const others = chosen.value.filter(each => each !== place)
    chosen.value = others.length < chosen.value.length ? others : [...others, place]
  }

  function check({ right, action }: MarkTask): void {
    const places = right(outcome.value.position)
    const same = places.length === chosen.value.length && places.every(place => chosen.value.includes(place))
    verdict.value = same ? 'right' : 'wrong'
    const asked = same && action !== undefined ? game.parseAction(readLine(action, 0).words) : null
    if (asked?.ok) make(asked.value)
  }

  /** What is drawn out on the board: what is asked about, what the second hint shows, and the answer after an error. */
  const marked = computed((): readonly string[] => {
    if (task.type === 'mark' && verdict.value === 'wrong') return task.answer
    if (task.type === 'choice') return task.action === null || moves.value.length > 0 ? [] : wordsAbout(task.action)
    if (task.type === 'mark' && verdict.value === 'open' && task.action !== undefined && hints.value < 2) {
      return wordsAbout(task.action)
    }
    if (verdict.value !== 'open' || hints.value < 2 || moves.value.length > 0) return []
    if (task.type === 'mark') return task.answer.slice(0, 1)
    const answers = task.line ?? (task.answers === 'any' ? [] : task.answers)
    return wordsAbout(answers[0] ?? '')
  })

  const source: Source<GameTypes> = {
    setup: shallowRef(scene.setup),
    players: shallowRef(scene.players),
    start: shallowRef(scene.position),
    moves,
    cursor,
    spotlight: computed((): Spotlight => ({
      marked: marked.value,
      markedAs: 'ink',
      chosen: task.type === 'mark' ? chosen.value : [],
      concealed: verdict.value === 'open' ? (task.hidden ?? []) : [],
      choose: task.type === 'mark' && verdict.value === 'open' ? choose : null,
    })),
    scoreOnly: shallowRef(false),
    closed: computed(() => task.type !== 'move' || verdict.value !== 'open'),
    atOnce: computed(() => settings.confirm === 'immediate'),
    accepts: kind => task.type === 'move' && verdict.value === 'open' && task.kinds.includes(kind),
    walkTo: step => (cursor.value = step),
    enter,
  }

  return {
    task,
    once,
    source,
    verdict,
    hints,
    chosen,
    /** What the last answer ran into, where the referee refuses it. */
    refusal: computed(() => {
      const ruling = moves.value.at(-1)?.ruling
      return ruling?.accepted === false ? ruling.refusal : null
    }),
    isAsked,
    retry,
    choose,
    answer: (value: string) => (task.type === 'choice' ? answer(task, value) : undefined),
    check: () => (task.type === 'mark' ? check(task) : undefined),
    hint: () => (hints.value = Math.min(hints.value + 1, 2)),
  }
}

export type TaskState = ReturnType<typeof useTask>
