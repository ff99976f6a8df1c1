import { computed, nextTick } from 'vue'
import { rightsDuring } from '../session/activity.ts'
import type { AnyTable } from '../module.ts'
import { openMatchOf } from '../session/source.ts'

/** Focuses the primary button, so that keyboard users can continue with Enter. */
export const focusPrimary = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('.controls .button-primary')?.focus()

/** Undo and redo. Undo removes the last part of pending input, or else the last move. */
export function useUndo(table: AnyTable, leaveAdvice: () => void, root: () => HTMLElement | null) {
  const match = openMatchOf(table)
  const takesBack = computed(() => rightsDuring(table.input.activity.value).takesBack)

  function takeBack(): void {
    leaveAdvice()
    ;(table.controls.takeBack ?? table.input.abandon)()
  }

  const canUndo = computed(() => (takesBack.value || match.timeline.undoable.length > 0) && match.readOnly === null)
  const canRedo = computed(() => match.timeline.redoable.length > 0 && match.readOnly === null)

  async function toStep(): Promise<void> {
    await nextTick()
    if (table.session.walk.walking.value || table.session.catchUp.walking.value) focusPrimary(root())
  }

  async function undo(): Promise<void> {
    if (takesBack.value) return takeBack()
    await match.undo()
    await toStep()
  }

  async function redo(): Promise<void> {
    await match.redo()
    await toStep()
    // After the last redo, the redo button disappears, so the undo button gets the focus.
    if (!canRedo.value && document.activeElement === document.body) root()?.querySelector<HTMLElement>('.undo')?.focus()
  }

  /** In a field with text, the keys for undo and redo edit the text. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      return takeBack()
    }
    const isRedo = event.key === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z')
    if (!(event.ctrlKey || event.metaKey) || !(isRedo || event.key === 'z')) return
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return
    event.preventDefault()
    if (isRedo ? canRedo.value : canUndo.value) void (isRedo ? redo() : undo())
  }

  return { canUndo, canRedo, undo, redo, onKey }
}
