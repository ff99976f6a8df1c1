import { computed, type ComputedRef } from 'vue'
import { peopleOf } from '../book/people/people.ts'
import { useEveningsStore } from '../book/stores/evenings.ts'
import { usePeopleStore } from '../book/stores/people.ts'
import { useLibraryStore } from '../book/stores/library.ts'
import { isPlaceholderName } from '../text/contract/unnamed.ts'
import type { Seating } from '../book/journal/entries.ts'
import type { ListedMatch } from '../book/listing.ts'
import { TABLE_WORDS } from '#text/table.ts'

/** Returns the names for statistics: seats that the app plays get the app's name and level. */
export const statisticsNames = (players: readonly string[], app: Seating = []): readonly string[] =>
  app.some(level => level !== null)
    ? players.map((name, i) => {
        const level = app[i] ?? null
        return level === null ? name : TABLE_WORDS.app.named(level)
      })
    : players

/** Returns the match with the names for statistics. */
export function withStatisticsNames<M extends Pick<ListedMatch, 'head' | 'players' | 'summary'>>(match: M): M {
  const { head, summary } = match
  if (!head.app) return match
  const players = statisticsNames(match.players, head.app)
  return { ...match, players, summary: summary && { ...summary, players } }
}

/** The people in the book, the latest players first, without the app and unnamed players. */
export function usePeople(): ComputedRef<readonly string[]> {
  const library = useLibraryStore()
  const evenings = useEveningsStore()
  const who = usePeopleStore()
  if (library.state === 'loading') void library.refresh()
  if (evenings.state === 'loading') void evenings.refresh()
  return computed(() => {
    const played = library.list.filter(({ head }) => head.practice !== true)
    const names = peopleOf(played.map(withStatisticsNames), evenings.list).filter(name => !isPlaceholderName(name))
    return [...new Set(names.map(who.people.nameOf))]
  })
}
