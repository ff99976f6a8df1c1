import { computed, provide, watch } from 'vue'
import type { Seating } from '../../book/journal/entries.ts'
import type { Replay } from '../../book/journal/replay.ts'
import { useMatchStore } from '../../book/stores/match.ts'
import { TURNED, type AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/session/useLookBack.ts'
import type { Amending, ReplayAt } from './useReplay.ts'

interface Viewed {
  readonly module: AnyTableModule
  readonly replay: () => Replay
  readonly app: () => Seating
  /** The seat from which the table is seen; null for none. */
  readonly seat: () => number | null
  readonly live: boolean
  readonly at: ReplayAt
  readonly amending: Amending
  readonly asks: () => boolean
  readonly propose: (action: string) => void
}

/** The table of a viewed match. Viewers can edit moves on it, or propose the next one. */
export function useReplayTable({ module, replay, app, seat, live, at, amending, asks, propose }: Viewed) {
  const { asked, shown } = amending
  const isAtEnd = computed(() => asked.value === null && at.at.value === at.last.value)
  const proposes = computed(() => asks() && isAtEnd.value)
  const kinds = computed(() => {
    const { game, position } = replay()
    const legal = proposes.value ? game.legal(position) : amending.legal.value
    return new Set(legal.map(({ type }) => type))
  })
  const source = useViewSource(
    () => ({
      ...shown.value,
      app: app(),
      moves: shown.value.moves.slice(0, asked.value ? asked.value.place : at.move.value),
    }),
    () => (asked.value ? Infinity : (at.frame.value?.cursor ?? Infinity)),
    {
      open: () => asked.value !== null || proposes.value,
      accepts: kind => kinds.value.has(kind),
      confirms: () => proposes.value,
      enter(action) {
        const text = replay().game.makeAction(action)
        if (proposes.value) propose(text)
        else amending.enter(text)
      },
    },
    live ? null : useMatchStore(),
  )
  const table = module.open(source)
  provide(
    TURNED,
    computed(() => seat() === 2 && !table.controls.turn),
  )
  watch(seat, now => table.controls.turn?.(now ?? 1), { immediate: true })
  return { table, kinds, proposes, isAtEnd }
}
