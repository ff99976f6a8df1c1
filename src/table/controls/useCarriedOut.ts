import { onScopeDispose, watch } from 'vue'
import { movesOnScreen } from '../../ui/motion.ts'
import type { AnyTable, PageHelp } from '../module.ts'

/** Milliseconds of a stop in a walk, and of one with a note to read. */
const LOOKED_AT = 1100
const READ = 2600

/** Without hands that move cards, a ruling is carried out automatically, stop by stop; a tap is quicker. With reduced motion each stop waits for a tap. */
export function useCarriedOut({ session: { walk } }: AnyTable, pageHelp: PageHelp | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => clearTimeout(timer)

  watch(
    [walk.now, () => pageHelp?.explains],
    () => {
      end()
      if (!pageHelp || pageHelp.hands || pageHelp.explains || !walk.walking.value || !movesOnScreen()) return
      timer = setTimeout(walk.next, pageHelp.note.value === '' ? LOOKED_AT : READ)
    },
    { immediate: true, flush: 'post' },
  )
  onScopeDispose(end)
}
