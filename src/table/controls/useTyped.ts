import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { focusPrimary, type useUndo } from './useUndo.ts'
import { watch, type Ref, nextTick } from 'vue'
import type { AnyTable, AnyTableModule } from '../module.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import { isCovered } from '../../ui/useModal.ts'
import { tableAnswer, answerToKey, questionFor } from './answers.ts'

function useTypingOn({ proposal, session }: AnyTable, root: () => HTMLElement | null) {
  const isBusy = (): boolean => proposal.accepted.value || session.walk.walking.value
  let typing = false
  watch(isBusy, async busy => {
    if (busy || !typing) return
    typing = false
    await nextTick()
    root()?.querySelector<HTMLElement>('.log input')?.focus()
  })

  /** After typing, the primary button gets the focus, so that Enter continues. */
  return (): void => {
    typing = isBusy()
    if (typing) focusPrimary(root())
  }
}

/** Handles typed text: it answers questions, and treats any other text as a move. */
export function useTyped(
  module: AnyTableModule,
  table: AnyTable,
  answer: Ref<string>,
  root: () => HTMLElement | null,
  clock: () => string,
  back: ReturnType<typeof useUndo>,
) {
  /** Each typed move waits until those before it are stored. */
  let waiting: Promise<void> = Promise.resolve()
  const typeOn = useTypingOn(table, root)

  async function type(text: string): Promise<void> {
    const change = questionFor(text, WORDS.ask.changes)
    if (change === 'undo' && back.canUndo.value) return back.undo()
    if (change === 'redo' && back.canRedo.value) return back.redo()
    const answered = change ? WORDS.ask.none[change] : tableAnswer(text, module, table, clock)
    if (answered !== null) {
      answer.value = answered
      announce(answered)
      return
    }
    waiting = waiting.then(() => {
      table.input.abandon()
      return table.controls.type(table.controls.spell(text))
    })
    await waiting
    await nextTick()
    typeOn()
  }

  /** A dialog over the table handles its own keys. */
  function onKey(event: KeyboardEvent): void {
    if (isCovered(root())) return
    const answered = answerToKey(table, event)
    if (answered === null) back.onKey(event)
    else announce(answered)
  }

  return { type, onKey }
}
