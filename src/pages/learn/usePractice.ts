import { useRouter } from 'vue-router'
import type { Seating } from '../../book/journal/entries.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'

const SEEDS = 2 ** 31

/** Begins a guided game, on a deal of the app's own; where it plays the other player, as it advises. */
export function usePractice() {
  const library = useLibraryStore()
  const router = useRouter()

  return async function practise({ guide }: AnyCourse): Promise<void> {
    const app: Seating = guide.opponent ? [null, 'easy'] : []
    const made = await library.create(guide.deal(Math.floor(Math.random() * SEEDS)), { practice: true, app })
    if (made.ok) await router.push(`/table/${made.value.id}`)
  }
}
