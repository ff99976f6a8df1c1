import { shallowRef } from 'vue'
import type { AnyTable } from '../../../table/module.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'

/** The highest scores of other finished games in the book; null where there is none. */
interface Best {
  readonly ever: number | null
  /** With the very same deck. */
  readonly deal: number | null
}

/** From what the book knows of its other games, none of which is played again for it. Null until that is read. */
export function useBest({ journal }: Pick<AnyTable, 'journal'>) {
  const library = useLibraryStore()
  const best = shallowRef<Best | null>(null)

  async function look(): Promise<void> {
    const own = journal?.head
    if (!own) return
    await library.refresh()
    const others = library.list.filter(({ id, head }) => head.game === own.game && id !== own.id)
    const scores = others.flatMap(({ head, summary }) => {
      const score = summary?.over ? summary.scores[0] : undefined
      return score === undefined ? [] : [{ score, same: head.head === own.head }]
    })
    best.value = { ever: most(scores), deal: most(scores.filter(each => each.same)) }
  }

  void look()
  return best
}

const most = (scores: readonly { readonly score: number }[]): number | null =>
  scores.length > 0 ? Math.max(...scores.map(each => each.score)) : null
