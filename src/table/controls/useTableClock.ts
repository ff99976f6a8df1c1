import { computed, inject, ref } from 'vue'
import { useMatchStore } from '../../book/stores/match.ts'
import { useSharingStore } from '../../book/stores/sharing.ts'
import { ROOM } from '#text/room.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { forwardKey, PAGE_HELP, type AnyTable, type Key } from '../module.ts'
import type { Sheet, useSheets } from '../sheets/useSheets.ts'
import { useClock } from './useClock.ts'

function useBeyond({ stop }: ReturnType<typeof useClock>, open: (which: Sheet) => void) {
  const [match, sharing] = [useMatchStore(), useSharingStore()]
  const rename = forwardKey('rename', WORDS.rename.title, () => open('names'), { group: 'settings' })
  return {
    pause(): void {
      stop()
      open('dispute')
    },
    canShare: computed(() => match.readOnly !== 'follower'),
    keys: (): readonly Key[] => (match.readOnly === null ? [rename] : []),
    canHandOver: computed(() => match.readOnly === null),
    notes: (): readonly string[] => [
      ...(match.head?.help === 'off' ? [WORDS.noHelp] : []),
      ...(sharing.room === null ? [] : [ROOM.followed]),
    ],
  }
}

/** The clock, what pauses it (C1), and the actions that don't belong to the game. */
export function useTableClock(table: AnyTable, { sheet, open }: ReturnType<typeof useSheets>, helps: () => boolean) {
  const pageHelp = inject(PAGE_HELP, null)
  const asks = ref(false)
  /** In the dispute sheet, players start the clock themselves. */
  const covers = (): boolean => sheet.value !== null && sheet.value !== 'dispute'
  const explains = (): boolean => pageHelp?.explains === true || table.correction?.discrepancies?.open.value === true
  const clock = useClock(table, () => asks.value || helps() || covers() || explains())
  return { asks, clock, beyond: useBeyond(clock, open) }
}
