import { useRouter } from 'vue-router'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { SEATS_LEVEL } from '../../lessons/first-game.ts'
import { sceneOf } from '../../lessons/lesson.ts'

const SEEDS = 2 ** 31

export const anySeed = (): number => Math.floor(Math.random() * SEEDS)

/** Begins a guided game, on a deal of the app's own, with the seats that it plays. */
export function usePractice() {
  const library = useLibraryStore()
  const router = useRouter()

  return async function practise({ game, guide }: AnyCourse, seed = anySeed()): Promise<void> {
    const head = guide.deal(seed)
    const players = guide.learner === undefined ? [] : (sceneOf(game, head)?.players ?? [])
    const app = players.map((_, i) => (i + 1 === guide.learner ? null : SEATS_LEVEL))
    const made = await library.create(head, { practice: true, app })
    if (made.ok) await router.push(`/table/${made.value.id}`)
  }
}
