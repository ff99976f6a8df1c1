import { inject, ref } from 'vue'
import { PAGE_HELP, type AnyTable } from '../module.ts'
import type { useSheets } from '../sheets/useSheets.ts'
import { useBeyond } from './useBeyond.ts'
import { useClock } from './useClock.ts'

/** The clock, what lets it stand still (C1), and what goes beyond the game. */
export function useTableClock(table: AnyTable, { sheet, open }: ReturnType<typeof useSheets>, helps: () => boolean) {
  const pageHelp = inject(PAGE_HELP, null)
  /** All players are asked to agree. */
  const asks = ref(false)
  /** An open sheet pauses the clock, except that of a dispute, where people stop and start it. */
  const covers = (): boolean => sheet.value !== null && sheet.value !== 'dispute'
  const explains = (): boolean => pageHelp?.explains === true || table.correction?.discrepancies?.open.value === true
  const clock = useClock(table, () => asks.value || helps() || covers() || explains())
  return { asks, clock, beyond: useBeyond(clock, open) }
}
