import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import { useBook } from '../../book/book.ts'
import { eveningOf } from '../../book/evening/merge.ts'
import { followRoom } from '../../book/live/follow.ts'
import { createEveningReader } from '../../book/live/lines.ts'
import type { FollowStatus } from '../../book/live/status.ts'
import { gameNames } from '../../engine/game.ts'

/** The evening shared in a room, which isn't stored here. `wrong`: why it can’t be shown. */
export function useFollowedEvening(room: () => string) {
  const { games, locks } = useBook()
  const state = ref<FollowStatus>('connecting')
  const read = shallowRef<ReturnType<ReturnType<typeof createEveningReader>>>(null)
  let stopFollowing = (): void => undefined

  const evening = computed(() => (read.value === null || typeof read.value === 'string' ? null : eveningOf(read.value)))
  const wrong = computed(() => {
    if (typeof read.value === 'string') return read.value
    return state.value === 'gone' && !evening.value ? 'nothing' : null
  })

  function follow(wanted: string): void {
    stopFollowing()
    const reading = createEveningReader(gameNames(games))
    const lines: string[] = []
    read.value = null
    state.value = 'connecting'
    stopFollowing = followRoom(
      wanted,
      {
        handleLine(line) {
          lines.push(line)
          read.value = reading(lines)
        },
        handleState: next => void (state.value = next),
      },
      locks,
    )
  }

  watch(room, follow, { immediate: true })
  onBeforeUnmount(() => stopFollowing())

  return { state, evening, wrong }
}
