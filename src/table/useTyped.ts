import { nextTick, watch, type Ref } from 'vue'
import { announce } from '../ui/useAnnouncer.ts'
import { answerAt } from './answers.ts'
import type { AnyTable, AnyTableModule } from './module.ts'

/** Typed: a question is answered, anything else is a move. */
export function useTyped(
  module: AnyTableModule,
  table: AnyTable,
  answer: Ref<string>,
  root: () => HTMLElement | null,
  clock: () => string,
) {
  /** What is typed faster than it is stored waits for its turn. */
  let waiting: Promise<void> = Promise.resolve()
  /** A typed move is on its way: when it is done, or taken back, the next one is typed. */
  let typing = false
  watch(
    () => table.accepted.value || table.walk.walking.value,
    async busy => {
      if (busy || !typing) return
      typing = false
      await nextTick()
      root()?.querySelector<HTMLElement>('.log input')?.focus()
    },
  )

  return async function type(text: string): Promise<void> {
    const told = answerAt(text, module, table, clock)
    if (told !== null) {
      answer.value = told
      announce(told)
      return
    }
    table.abandon()
    waiting = waiting.then(() => table.type(table.spell(text)))
    await waiting
    await nextTick()
    // Whoever types goes on with the Enter key.
    typing = table.accepted.value
    if (typing) root()?.querySelector<HTMLElement>('.controls .button-primary')?.focus()
  }
}
