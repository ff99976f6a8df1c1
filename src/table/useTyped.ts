import { nextTick, type Ref } from 'vue'
import { announce } from '../ui/useAnnouncer.ts'
import type { AnyTable } from './module.ts'

/** Typed: a question is answered, anything else is a move. */
export function useTyped(table: AnyTable, answer: Ref<string>, root: () => HTMLElement | null) {
  return async function type(text: string): Promise<void> {
    const told = table.answer(text)
    if (told !== null) {
      answer.value = told
      announce(told)
      return
    }
    table.abandon()
    await table.type(table.spell(text))
    await nextTick()
    // Whoever types goes on with the Enter key.
    if (table.accepted.value) root()?.querySelector<HTMLElement>('.controls .button-primary')?.focus()
  }
}
