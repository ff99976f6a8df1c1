import { computed, watch } from 'vue'
import { isCalled } from '../../book/evening/changes.ts'
import { isFitName } from '../../book/journal/players.ts'
import { personOf } from '../../book/people/person.ts'
import { guestsToRename, renamedBack, renamings, type Renaming } from '../../book/people/rename.ts'
import { asTold } from '../../book/people/told.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { asBooked } from '../../table/booked.ts'

interface Done {
  readonly from: string
  readonly renamings: readonly Renaming[]
  readonly guests: ReturnType<typeof guestsToRename>
}

/** Somebody of the book, and a way to call them otherwise. */
export function usePerson(name: () => string) {
  const library = useLibraryStore()
  const evenings = useEveningsStore()
  let last: Done | null = null

  const items = computed(() =>
    asTold(
      library.list.filter(({ head }) => head.practice !== true),
      evenings.list,
    ).map(asBooked),
  )
  const person = computed(() => personOf(name(), items.value))

  watch(
    () => library.list,
    list => void library.sumUp(list),
  )
  void evenings.refresh()
  void library.refresh()

  async function callGuests(guests: Done['guests'], called: string): Promise<void> {
    for (const { id, guest } of guests) await evenings.change(id, isCalled(guest, called))
  }

  return {
    library,
    person,
    /** Null where it is no name. */
    async call(to: string): Promise<{ readonly matches: number; readonly left: number } | null> {
      if (!isFitName(to)) return null
      const from = name()
      const found = renamings([...library.list, ...library.removed], from, to)
      const guests = guestsToRename([...evenings.list, ...evenings.removed], from, to)
      const renamed = await library.renameAll(found.renamings)
      await callGuests(guests, to)
      last = { from: person.value?.name ?? from, renamings: renamed, guests }
      return { matches: renamed.length, left: found.left + found.renamings.length - renamed.length }
    },
    /** Takes the last renaming back, match by match: whom it made one are two again. Tells what they were called. */
    async undo(): Promise<string | null> {
      if (!last) return null
      const { from, renamings: done, guests } = last
      last = null
      await library.renameAll(renamedBack(done))
      await callGuests(guests, from)
      return from
    },
  }
}
