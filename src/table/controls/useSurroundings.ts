import { inject, onBeforeUnmount } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { useAnswerFirst } from '../../ui/drawing.ts'
import { useWakeLock, useSpeech } from '../../ui/device.ts'
import { type AnyTable, PAGE_HELP } from '../module.ts'
import { openMatchOf } from '../session/source.ts'
import { useCarriedOut } from './useCarriedOut.ts'
import { useTapGuard } from './useTapGuard.ts'
import { REFUSED } from '../../book/storage/names.ts'
import { withStorage } from '../../book/storage/port.ts'
import { readLine } from '../../engine/text.ts'

/** A player who comes back from another page finds the move that was proposed, or its refusal, unless something else was done meanwhile. */
function useKeptProposal(table: AnyTable): void {
  const { rules } = table
  const { settled } = table.session
  const { shown: proposal, ask } = table.proposal
  const { game } = rules
  const match = openMatchOf(table)
  /** Which match it is, and what was done in it last. */
  const place = (): string => `${match.head?.id} ${match.timeline.undoable.at(-1)?.entry} `

  const stored = withStorage('sessionStorage', storage => storage.getItem(REFUSED)) ?? ''
  if (stored.startsWith(place())) {
    const parsed = game.parseAction(readLine(stored.slice(place().length), 0).words, settled.value)
    if (parsed.ok) ask(parsed.value)
  }

  onBeforeUnmount(() => {
    const left = proposal.value
    const isKept = left?.type === 'ruled' && left.by === 'person' && left.next.length === 0
    withStorage('sessionStorage', storage => storage.setItem(REFUSED, isKept ? place() + left.move.action : ''))
  })
}

/** While the table is open: taps are guarded and answered first, the screen stays awake, and news is spoken. */
export function useSurroundings(table: AnyTable, says: () => string): void {
  useCarriedOut(table, inject(PAGE_HELP, null))
  const settings = useSettingsStore()
  useKeptProposal(table)
  useAnswerFirst()
  useTapGuard()
  useWakeLock(() => !table.session.outcome.value.over)
  useSpeech(
    () => (table.hiddenCards?.hushed.value ? '' : says()),
    () => settings.speak,
  )
}
