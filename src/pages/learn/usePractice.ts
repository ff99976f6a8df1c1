import { useRouter } from 'vue-router'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'

const SEEDS = 2 ** 31

/** Begins a guided game, on a deal of the app's own. */
export function usePractice() {
  const library = useLibraryStore()
  const router = useRouter()

  return async function practise({ guide }: AnyCourse): Promise<void> {
    const made = await library.create(guide.deal(Math.floor(Math.random() * SEEDS)), { practice: true })
    if (made.ok) await router.push(`/table/${made.value.id}`)
  }
}
