import { onBeforeUnmount } from 'vue'
import { REFUSED } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/web.ts'
import { readLine } from '../engine/text.ts'
import type { AnyTable } from './module.ts'
import { openMatchOf } from './source.ts'

/** Whoever has read the rule of a refusal comes back to it, as long as nothing else has been done. */
export function useKeptRefusal(table: AnyTable): void {
  const { rules, settled, proposal, ask } = table
  const { game } = rules
  const match = openMatchOf(table)
  /** Which match it is, and what was done in it last. */
  const place = (): string => `${match.head?.id} ${match.timeline.undoable.at(-1)?.entry} `

  const kept = withStorage('sessionStorage', storage => storage.getItem(REFUSED)) ?? ''
  if (kept.startsWith(place())) {
    const parsed = game.parseAction(readLine(kept.slice(place().length), 0).words, settled.value)
    if (parsed.ok) ask(parsed.value)
  }

  onBeforeUnmount(() => {
    const left = proposal.value
    const isRefused = left?.type === 'ruled' && !left.move.ruling.accepted
    withStorage('sessionStorage', storage => storage.setItem(REFUSED, isRefused ? place() + left.move.action : ''))
  })
}
