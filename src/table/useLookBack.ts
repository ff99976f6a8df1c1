import { computed, ref } from 'vue'
import { useRouter } from 'vue-router'
import { useMatchStore } from '../book/stores/match.ts'
import { changeLink, replayLink } from './links.ts'
import type { AnyTable, AnyTableModule, Key } from './module.ts'
import { useLook } from './useLook.ts'
import { TABLE_WORDS as WORDS } from '../text/en/table.ts'

/** The same table as it was after an earlier move, to look at. */
export function useLookBack(module: AnyTableModule, table: AnyTable) {
  /** How many moves have been made; null for the game as it stands. */
  const made = ref<number | null>(null)
  const source = useLook(
    () => ({
      setup: table.setup.value,
      players: table.players.value,
      start: table.start.value,
      moves: table.moves.value.slice(0, made.value ?? 0),
      app: table.players.value.map((_, i) => table.levelOf(i + 1)),
    }),
    () => Infinity,
  )
  const match = useMatchStore()
  const router = useRouter()
  const close = (): void => void (made.value = null)

  /** What can be said of the move that is looked at, and the way back. */
  const keys = computed((): readonly Key[] => {
    const { head, readOnly } = match
    const { stands } = WORDS
    const back: Key = { id: 'game', label: WORDS.back, primary: true, side: 'on', act: close }
    const count = made.value ?? 0
    if (!head || readOnly !== null || count === 0) return [back]
    const goTo = (link: string) => () => router.push(link.slice(1))
    return [
      { id: 'never', label: stands.neverKey, name: stands.never, side: 'back', act: goTo(replayLink(head.id, count)) },
      {
        id: 'late',
        label: stands.lateKey,
        name: stands.lateName,
        side: 'apart',
        act: goTo(changeLink(head.id, count)),
      },
      back,
    ]
  })
  table.onChange(close)

  return {
    made,
    active: computed(() => made.value !== null),
    table: module.open(source),
    keys,
  }
}
