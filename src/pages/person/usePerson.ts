import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { useBook } from '../../book/book.ts'
import { isCalled } from '../../book/evening/changes.ts'
import { isFitName } from '../../book/journal/players.ts'
import { personOf } from '../../book/people/person.ts'
import { matchesOf } from '../../book/matches.ts'
import { guestsToPart, pastOf, toldIn, type OtherName, type Past, type Told } from '../../book/people/past.ts'
import { guestsToRename, renamedBack, renamings, type GuestRenaming, type Renaming } from '../../book/people/rename.ts'
import { asTold } from '../../book/people/told.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { keyOf } from '../../book/standings.ts'
import { asBooked } from '../../table/booked.ts'

interface Done {
  readonly from: string
  readonly renamings: readonly Renaming[]
  readonly guests: readonly GuestRenaming[]
}

/** So many journals are read at once; whatever else is waiting gets its turn after each. */
const BATCH = 50

/** What the journals of somebody's matches tell, as soon as they are read; null till then. */
function usePast(name: () => string) {
  const library = useLibraryStore()
  const matches = matchesOf(useBook())
  const past = shallowRef<Past | null>(null)
  let reading = 0
  const theirs = computed(() =>
    [...library.list, ...library.removed].filter(
      ({ head, players }) => head.practice !== true && players.some(each => keyOf(each) === keyOf(name())),
    ),
  )

  async function read(): Promise<void> {
    const now = ++reading
    const ids = theirs.value.map(({ id }) => id)
    const told: Told[] = []
    for (let from = 0; from < ids.length; from += BATCH) {
      const journals = await Promise.all(ids.slice(from, from + BATCH).map(id => matches.load(id)))
      if (now !== reading) return
      told.push(...journals.flatMap(journal => (journal.ok ? (toldIn(name(), journal.value) ?? []) : [])))
    }
    past.value = pastOf(told)
  }

  const state = (): string => theirs.value.map(({ id, entries }) => `${id} ${entries}`).join('\n')
  watch([state, name], read, { immediate: true })
  onScopeDispose(() => reading++)
  return { past, plays: computed(() => theirs.value.length > 0) }
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
  const { past, plays } = usePast(name)
  void evenings.refresh()
  void library.refresh()

  async function callGuests(guests: Done['guests'], called: string): Promise<void> {
    for (const { id, guest } of guests) await evenings.change(id, isCalled(guest, called))
  }

  return {
    library,
    person,
    past,
    /** In a match that may still run. */
    plays,
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
    /** Has the matches of another name bear that again: whoever was made one with somebody is another again. Tells in how many. */
    async part(other: OtherName): Promise<{ readonly matches: number; readonly left: number }> {
      const from = person.value?.name ?? name()
      const guests = guestsToPart([...evenings.list, ...evenings.removed], from, other)
      const renamed = await library.renameAll(other.renamings)
      await callGuests(guests, other.name)
      last = { from, renamings: renamed, guests }
      return { matches: renamed.length, left: other.renamings.length - renamed.length }
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
