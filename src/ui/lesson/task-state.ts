import { computed, ref, shallowRef } from 'vue'
import { judge, type Judged } from '../../book/replay.ts'
import type { Refusal, Step } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { Outcome } from '../../lessons/lesson.ts'
import type { Scene } from '../../lessons/record.ts'
import { useWalk } from '../table/useWalk.ts'

type Steps = readonly Step<unknown, { readonly type: string }>[]
export type Judgement = ReturnType<typeof judge>
export type Verdict = 'open' | 'right' | 'wrong'

const rulingOf = (judged: Judgement | null): Judged['ruling'] | null => (judged?.ok ? judged.value.ruling : null)

export const stepsOf = (judged: Judgement | null): Steps => {
  const ruling = rulingOf(judged)
  return ruling?.accepted ? ruling.steps : []
}

const refusalOf = (judged: Judgement | null): Refusal | null => {
  const ruling = rulingOf(judged)
  return ruling?.accepted === false ? ruling.refusal : null
}

export const kindOf = (judged: Judgement): string => (judged.ok ? (judged.value.action.split(' ')[0] ?? '') : '')

/** Where a task stands: what was done, what it brought, and what is proposed. */
export function createTaskState({ game, stops }: AnyCourse, { position }: Scene<unknown>) {
  const begun: Outcome = { refusal: null, events: [], position }
  const outcome = shallowRef(begun)
  /** Actions that count. */
  const made = ref(0)
  /** What the last action brought, and where it began. */
  const steps = shallowRef<Steps>([])
  const before = shallowRef(position)
  const done = ref(0)
  const judged = shallowRef<Judgement | null>(null)
  const verdict = ref<Verdict>('open')
  const hints = ref(0)
  /** Places that were tapped, or the answer that was chosen. */
  const chosen = shallowRef<readonly string[]>([])

  const walk = useWalk(
    () => steps.value.map(({ event }) => stops.includes(event.type)),
    () => done.value,
    step => (done.value = step),
  )

  /** What was tapped stays to be mended; what was chosen does not. */
  function retry(keep: boolean): void {
    outcome.value = begun
    before.value = position
    made.value = 0
    steps.value = []
    done.value = 0
    judged.value = null
    verdict.value = 'open'
    if (!keep) chosen.value = []
  }

  /** What was judged happens. */
  function advance(judgement: Judgement): void {
    const found = stepsOf(judgement)
    const { events, position: from } = outcome.value
    before.value = from
    steps.value = found
    done.value = 0
    outcome.value = {
      refusal: refusalOf(judgement)?.code ?? null,
      events: [...events, ...found.map(step => step.event)],
      position: found.at(-1)?.position ?? from,
    }
    made.value++
    // A single step needs no walk.
    if (walk.count.value <= 1) walk.finish()
  }

  return {
    outcome,
    made,
    steps,
    judged,
    verdict,
    hints,
    chosen,
    walk,
    retry,
    advance,
    judge: (text: string): Judgement => judge(game, outcome.value.position, text),
    refusal: computed(() => refusalOf(judged.value)),
    /** What lies on the table now. */
    position: computed(() => steps.value[walk.done.value - 1]?.position ?? before.value),
    /** What hands have to do next. */
    now: computed(() => steps.value[walk.done.value]?.event ?? null),
  }
}
