import { computed, ref, shallowRef } from 'vue'
import { useBook } from '../../book/book.ts'
import { SEEDS, useProgressStore } from '../../book/stores/progress.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { afterAnswer, isOpen, type Asked } from '../../lessons/drill.ts'
import { sceneOf } from '../../lessons/lesson.ts'

/** A drill and how somebody stands in it; each answer is kept. */
export function useDrill({ game, drill }: AnyCourse) {
  const progress = useProgressStore()
  const { now } = useBook()
  const state = computed(() => progress.drillOf(game.name))
  /** What was missed and is not put right. */
  const open = computed(() => state.value.missed.filter(isOpen))
  const reviewing = ref(false)
  /** Questions asked so far: the same one again is another. */
  const count = ref(0)

  const fresh = (): Asked => ({
    level: Math.min(state.value.level, drill.levels - 1),
    seed: SEEDS.first + Math.floor(Math.random() * SEEDS.count),
  })
  const asked = shallowRef<Asked>(fresh())
  const question = computed(() => drill.make(asked.value.level, asked.value.seed))

  function next(): void {
    const [missed] = open.value
    if (!missed) reviewing.value = false
    asked.value = reviewing.value && missed ? missed : fresh()
    count.value++
  }

  function review(wanted: boolean): void {
    reviewing.value = wanted
    next()
  }

  return {
    state,
    open,
    reviewing,
    asked,
    count,
    question,
    scene: computed(() => sceneOf(game, question.value.record)),
    answered: (right: boolean) =>
      progress.keepDrill(game.name, afterAnswer(state.value, asked.value, right, drill.levels, now())),
    next,
    review,
  }
}
