import { computed } from 'vue'
import { consequences, type Amendment } from '../book/journal/amend.ts'
import type { MatchStore } from '../book/stores/match.ts'

/**
 * An amendment of the open match, from its draft to the journal: the draft is what people have chosen so far, null till it is whole; the
 * preview is what would follow from it; it counts when it is confirmed, and goes with its draft.
 */
export function useAmendment(match: MatchStore | null, draft: () => Amendment | null) {
  const drafted = computed(draft)

  return {
    draft: drafted,
    /** The match as it is. */
    before: computed(() => match?.replay ?? null),
    preview: computed(() => {
      const { value: change } = drafted
      return change && match?.replay && consequences(match.replay, change.from, change.remove, change.insert)
    }),
    /** Whether it counts now. `lies`: the real table lies so already. */
    async confirm(lies: boolean): Promise<boolean> {
      const { value: change } = drafted
      if (!change || !match) return false
      const { type } = await match.amend(change.from, change.remove, change.insert, lies)
      return type === 'done'
    },
  }
}
