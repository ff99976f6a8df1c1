import { nextTick, watch } from 'vue'
import { EVENING } from '#text/pages/evening.ts'
import type { OpenEvening } from './useEvening.ts'

/** For each set of guests: the numbers of their pairings that are over, and that have two different results. */
type Counts = ReadonlyMap<
  string,
  { readonly guests: readonly number[]; readonly over: number; readonly differing: number }
>

function countsOf({ fixtures, outcome }: OpenEvening): Counts {
  const counts = new Map<string, { guests: readonly number[]; over: number; differing: number }>()
  for (const fixture of fixtures.value) {
    const guests = fixture.guests.toSorted((a, b) => a - b)
    const { type } = outcome(fixture)
    const { over, differing } = counts.get(`${guests}`) ?? { over: 0, differing: 0 }
    counts.set(`${guests}`, {
      guests: fixture.guests,
      over: over + Number(type === 'over'),
      differing: differing + Number(type === 'differing'),
    })
  }
  return counts
}

/**
 * Calls `tell` when another phone or window withdraws a result or enters a different one, and with '' when it ends the evening. Ignores
 * changes made `during` a task of this page.
 */
export function useEveningNews(open: OpenEvening, id: () => string, tell: (news: string) => void) {
  let working = 0

  async function during<T>(work: () => Promise<T>): Promise<T> {
    working++
    try {
      return await work()
    } finally {
      await nextTick()
      working--
    }
  }

  const state = () => ({
    id: id(),
    isRead: open.matches.value !== null && open.evening.value !== null,
    ended: open.evening.value?.ended,
    counts: countsOf(open),
  })
  watch(state, (now, before) => {
    if (working > 0 || now.id !== before.id || !now.isRead || !before.isRead) return
    if (now.ended !== undefined && before.ended === undefined) tell('')
    for (const [who, was] of before.counts) {
      const { over = 0, differing = 0 } = now.counts.get(who) ?? {}
      const names = was.guests.map(open.nameOf)
      if (differing > was.differing) tell(EVENING.news.differing(names))
      else if (over < was.over) tell(EVENING.news.back(names))
    }
  })

  return { during }
}
