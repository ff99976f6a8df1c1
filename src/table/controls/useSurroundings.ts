import { inject, onBeforeUnmount, watch } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { useTapResponseFirst } from '../../ui/drawing.ts'
import { useWakeLock, useSpeech } from '../../ui/device.ts'
import { hasMotion } from '../../ui/motion.ts'
import { type AnyTable, PAGE_HELP, type PageHelp } from '../module.ts'
import { openMatchOf } from '../session/source.ts'
import { useTapGuard } from './useTapGuard.ts'
import { SHOWN_PROPOSAL } from '../../book/storage/names.ts'
import { withStorage } from '../../book/storage/port.ts'
import { readLine } from '../../engine/text.ts'

/** Restores a proposal or refusal when a player returns from another page, unless the match has changed. */
function useKeptProposal(table: AnyTable): void {
  const match = openMatchOf(table)
  const place = (): string => `${match.head?.id} ${match.timeline.undoable.at(-1)?.entry} `

  const stored = withStorage('sessionStorage', storage => storage.getItem(SHOWN_PROPOSAL)) ?? ''
  if (stored.startsWith(place())) {
    const parsed = table.rules.game.parseAction(
      readLine(stored.slice(place().length), 0).words,
      table.session.settled.value,
    )
    if (parsed.ok) table.proposal.ask(parsed.value)
  }

  onBeforeUnmount(() => {
    const left = table.proposal.shown.value
    const isKept = left?.type === 'ruled' && left.by === 'person' && left.next.length === 0
    withStorage('sessionStorage', storage => storage.setItem(SHOWN_PROPOSAL, isKept ? place() + left.move.action : ''))
  })
}

const STOP_MS = 1100
const STOP_WITH_NOTE_MS = 2600

/** With reduced motion, each stop waits for a tap. */
function useCarriedOut({ session: { walk } }: AnyTable, pageHelp: PageHelp | null): void {
  watch(
    [walk.now, () => pageHelp?.explains],
    (_now, _before, onCleanup) => {
      if (!pageHelp || pageHelp.hands || pageHelp.explains || !walk.walking.value || !hasMotion()) return
      const timer = setTimeout(walk.next, pageHelp.note.value === '' ? STOP_MS : STOP_WITH_NOTE_MS)
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true, flush: 'post' },
  )
}

/** While the table is open: restores the proposal, guards taps, draws their response first, keeps the screen on, and reads texts aloud. */
export function useSurroundings(table: AnyTable, says: () => string): void {
  useCarriedOut(table, inject(PAGE_HELP, null))
  const settings = useSettingsStore()
  useKeptProposal(table)
  useTapResponseFirst()
  useTapGuard()
  useWakeLock(() => !table.session.outcome.value.over)
  useSpeech(
    () => (table.hiddenCards?.isPrivate.value ? '' : says()),
    () => settings.speak,
  )
}
