import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useAutosaveStore } from '../../book/stores/autosave.ts'
import { useMatchStore } from '../../book/stores/match.ts'

/** Saves the book to its file, where one was chosen: when a match has ended, when its table is left, and when the app goes out of sight. */
export function useSaving(): void {
  const match = useMatchStore()
  const file = useAutosaveStore()

  const isOver = (): boolean => match.replay?.game.status(match.position).over === true
  const hide = (): void => {
    if (document.visibilityState === 'hidden') void file.save()
  }

  watch([() => match.head?.id, isOver], ([id, over], [before, wasOver]) => {
    const left = before !== undefined && id !== before
    if (left || (over && !wasOver && id === before)) void file.save()
  })
  onMounted(() => {
    void file.load()
    document.addEventListener('visibilitychange', hide)
  })
  onBeforeUnmount(() => document.removeEventListener('visibilitychange', hide))
}
