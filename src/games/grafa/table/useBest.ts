import { shallowRef, watch } from 'vue'
import { useMatchStore } from '../../../book/match.ts'
import { useShelfStore } from '../../../book/shelf.ts'

/** The highest scores of other finished games in the book; null where there is none. */
export interface Best {
  readonly ever: number | null
  /** With the very same deck. */
  readonly deal: number | null
}

/** Looks at every other game of the book, as soon as `wanted`. Null until it is known. */
export function useBest(wanted: () => boolean) {
  const match = useMatchStore()
  const shelf = useShelfStore()
  const best = shallowRef<Best | null>(null)

  async function look(): Promise<void> {
    const own = match.head
    if (!own) return
    await shelf.refresh()
    const scores: { readonly score: number; readonly same: boolean }[] = []
    for (const { id, head } of shelf.list) {
      if (head.game !== own.game || id === own.id) continue
      const seen = await shelf.look(id)
      const score = seen.ok && seen.value.status.over ? seen.value.status.scores[0] : undefined
      if (score !== undefined) scores.push({ score, same: head.head === own.head })
    }
    best.value = { ever: most(scores), deal: most(scores.filter(each => each.same)) }
  }

  watch(wanted, isWanted => void (isWanted && look()), { immediate: true })
  return best
}

const most = (scores: readonly { readonly score: number }[]): number | null =>
  scores.length > 0 ? Math.max(...scores.map(each => each.score)) : null
