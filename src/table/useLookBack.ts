import { computed, defineComponent, onScopeDispose, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { changeLink, replayLink } from './links.ts'
import type { AnyTable, AnyTableModule, Key } from './module.ts'
import { openMatchOf } from './source.ts'
import { useViewSource } from './useViewSource.ts'
import { TABLE_WORDS as WORDS } from '../text/en/table.ts'

interface Past {
  readonly module: AnyTableModule
  readonly table: AnyTable
  readonly take: (past: AnyTable | null) => void
}

/** Opens the same table as it was after an earlier move, for as long as somebody looks at it; it draws nothing itself. */
export const PastTable = defineComponent(
  ({ module, table, take }: Past) => {
    const source = useViewSource(
      () => ({
        setup: table.setup.value,
        players: table.players.value,
        start: table.start.value,
        moves: table.moves.value.slice(0, table.lookedAt.value ?? 0),
        app: table.players.value.map((_, i) => table.levelOf(i + 1)),
      }),
      () => Infinity,
      null,
      table.journal,
    )
    take(module.open(source))
    onScopeDispose(() => take(null))
    return () => null
  },
  { props: ['module', 'table', 'take'] },
)

/** Looking at the table as it was after an earlier move. */
export function useLookBack(table: AnyTable) {
  const { lookedAt } = table
  const past = shallowRef<AnyTable | null>(null)
  const match = openMatchOf(table)
  const router = useRouter()

  /** What can be said of the move that is looked at, and the way back. */
  const keys = computed((): readonly Key[] => {
    const { head, readOnly } = match
    const { stands } = WORDS
    const back: Key = {
      id: 'game',
      label: WORDS.back,
      primary: true,
      side: 'on',
      act: () => (lookedAt.value = null),
    }
    const count = lookedAt.value ?? 0
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

  return {
    take: (opened: AnyTable | null): void => void (past.value = opened),
    /** What is seen: the table as it was, or as it is. */
    shown: computed(() => (lookedAt.value === null ? table : (past.value ?? table))),
    keys,
  }
}
