import { shallowRef, watch } from 'vue'
import { useMatchStore } from '../../../book/stores/match.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'

/** The highest scores of other finished games in the book; null where there is none. */
export interface Best {
  readonly ever: number | null
  /** With the very same deck. */
  readonly deal: number | null
}

/** Looks at every other game of the book, as soon as `wanted`. Null until it is known. */
export function useBest(wanted: () => boolean) {
  const match = useMatchStore()
  const library = useLibraryStore()
  const best = shallowRef<Best | null>(null)

  async function look(): Promise<void> {
    const own = match.head
    if (!own) return
    await library.refresh()
    const others = () => library.list.filter(({ id, head }) => head.game === own.game && id !== own.id)
    await library.sumUp(others())
    const scores = others().flatMap(({ head, summary }) => {
      const score = summary?.over ? summary.scores[0] : undefined
      return score === undefined ? [] : [{ score, same: head.head === own.head }]
    })
    best.value = { ever: most(scores), deal: most(scores.filter(each => each.same)) }
  }

  watch(wanted, isWanted => void (isWanted && look()), { immediate: true })
  return best
}

const most = (scores: readonly { readonly score: number }[]): number | null =>
  scores.length > 0 ? Math.max(...scores.map(each => each.score)) : null
