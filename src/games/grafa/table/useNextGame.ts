import { useRouter } from 'vue-router'
import { headText } from '../../../book/journal/replay.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { anyDeal } from '../../deal-code.ts'
import { dealOf, DEALS } from '../deal.ts'
import type { GrafaOwn } from './useOwn.ts'

/** From the end of a game to the next. */
export function useNextGame({ setup, dealt, journal }: Pick<GrafaOwn, 'setup' | 'dealt' | 'journal'>) {
  const router = useRouter()
  const shelf = useLibraryStore()

  async function begin(head: string): Promise<void> {
    const made = await shelf.create(head)
    await router.push(made.ok ? `/table/${made.value.id}` : '/new/grafa')
  }

  return {
    /** Another deal; with a real deck, what lies on the table is entered first. */
    again: async (): Promise<void> => {
      if (dealt.value) await begin(headText(grafa, { ...setup.value, deck: dealOf(anyDeal(DEALS)) }))
      else await router.push({ path: '/new/grafa', query: { again: journal?.head?.id ?? '' } })
    },
    same: (): Promise<void> => begin(journal?.head?.head ?? ''),
  }
}
