import { onBeforeUnmount } from 'vue'
import { useMatchStore } from '../book/stores/match.ts'
import type { AnyTable } from './module.ts'

/** The refusal that a table was left with. */
let kept: { readonly match: string; readonly made: number; readonly action: unknown } | null = null

/** Whoever has read the rule of a refusal comes back to it. */
export function useKeptRefusal({ moves, proposal, ask }: AnyTable): void {
  const match = useMatchStore().head?.id ?? ''
  if (kept?.match === match && kept.made === moves.value.length) ask(kept.action)
  kept = null
  onBeforeUnmount(() => {
    const left = proposal.value
    const isRefused = left?.type === 'ruled' && !left.ruling.accepted
    kept = isRefused ? { match, made: moves.value.length, action: left.action } : null
  })
}
