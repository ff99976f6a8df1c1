import { computed, type ComputedRef } from 'vue'
import { peopleOf } from '../book/people/offered.ts'
import { useEveningsStore } from '../book/stores/evenings.ts'
import { usePeopleStore } from '../book/stores/people.ts'
import { useLibraryStore } from '../book/stores/library.ts'
import { isNameless } from '../text/en/games.ts'
import { asBooked } from './booked.ts'

/** The people of the book, whoever played last first. Seats of the app and players without a name are nobody. */
export function usePeople(): ComputedRef<readonly string[]> {
  const library = useLibraryStore()
  const evenings = useEveningsStore()
  const who = usePeopleStore()
  if (library.state === 'loading') void library.refresh()
  if (evenings.state === 'loading') void evenings.refresh()
  return computed(() => {
    const played = library.list.filter(({ head }) => head.practice !== true)
    const names = peopleOf(played.map(asBooked), evenings.list).filter(name => !isNameless(name))
    return [...new Set(names.map(who.people.nameOf))]
  })
}
