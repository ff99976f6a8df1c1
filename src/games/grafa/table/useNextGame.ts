import { useRouter } from 'vue-router'
import { headText } from '../../../book/journal/replay.ts'
import { useMatchStore } from '../../../book/stores/match.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { anyDeal } from '../../deal-code.ts'
import { dealOf, DEALS } from '../deal.ts'
import type { GrafaOwn } from './useOwn.ts'

/** From the end of a game to the next. */
export function useNextGame({ setup, dealt }: Pick<GrafaOwn, 'setup' | 'dealt'>) {
  const router = useRouter()
  const match = useMatchStore()
  const shelf = useLibraryStore()

  async function begin(head: string): Promise<void> {
    const made = await shelf.create(head)
    await router.push(made.ok ? `/table/${made.value.id}` : '/new/grafa')
  }

  return {
    /** Another deal; with a real deck, what lies on the table is entered first. */
    again: async (): Promise<void> => {
      if (dealt.value) await begin(headText(grafa, { ...setup.value, deck: dealOf(anyDeal(DEALS)) }))
      else await router.push({ path: '/new/grafa', query: { again: match.head?.id ?? '' } })
    },
    same: (): Promise<void> => begin(match.head?.head ?? ''),
  }
}
