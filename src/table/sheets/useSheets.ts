import { ref } from 'vue'
import { afterTapResponse } from '../../ui/drawing.ts'
import type { AnyTable } from '../module.ts'
import { openMatchOf } from '../session/source.ts'

export type Sheet = 'menu' | 'names' | 'record' | 'remedies' | 'dispute' | 'hand' | 'room'

/** The sheets over a table. Only one is open at a time. */
export function useSheets(table: AnyTable) {
  const match = openMatchOf(table)
  const sheet = ref<Sheet | null>(null)
  const record = ref('')
  const open = (which: Sheet | null): void => afterTapResponse(() => (sheet.value = which))

  function openRecord(): void {
    record.value = match.recordText()
    open('record')
  }

  return { sheet, record, open, openRecord }
}
