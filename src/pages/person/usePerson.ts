import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { useBook } from '../../book/book.ts'
import { isUnnamed } from '../../text/contract/unnamed.ts'
import { isValidName } from '../../book/journal/replay.ts'
import type { ListedMatch } from '../../book/listing.ts'
import { matchesOf } from '../../book/matches.ts'
import { rowsForMerge, rowsForSplit, rowsForRename, type People, type Person } from '../../book/people/people.ts'
import {
  endTimeOf,
  personStats,
  helpRequestCount,
  helpCountsOf,
  type HelpCounts,
  withReportedResults,
} from '../../book/people/person.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { usePeopleStore } from '../../book/stores/people.ts'
import { isWithin, keyOf } from '../../book/standings.ts'
import { usePeople, withStatisticsNames } from '../../table/people.ts'
import { periodOf, spansOf, type Filter } from '../book/filter.ts'
import { readBook } from '../book/useBookPage.ts'

/** The page can respond between two batches of journals. */
const BATCH = 50

/** 0 if the person doesn't play, or if the app played for the person. */
const seatOf = (name: string, { players, head }: ListedMatch): number =>
  players.findIndex((each, i) => keyOf(each) === keyOf(name) && !head.app?.[i]) + 1

function usePast(name: () => string) {
  const library = useLibraryStore()
  const matches = matchesOf(useBook())
  const past = shallowRef<HelpCounts | null>(null)
  let reading = 0
  const theirs = computed(() =>
    library.list.flatMap(item => {
      const seat = item.head.practice ? 0 : seatOf(name(), item)
      return seat > 0 ? [{ id: item.id, entries: item.entries, seat }] : []
    }),
  )

  async function read(): Promise<void> {
    const now = ++reading
    const all = theirs.value
    const asked: number[] = []
    for (let from = 0; from < all.length; from += BATCH) {
      const journals = await Promise.all(
        all.slice(from, from + BATCH).map(async ({ id, seat }) => ({ seat, journal: await matches.load(id) })),
      )
      if (now !== reading) return
      asked.push(
        ...journals.flatMap(({ seat, journal }) => (journal.ok ? [helpRequestCount(journal.value, seat)] : [])),
      )
    }
    past.value = helpCountsOf(asked)
  }

  const state = (): string => theirs.value.map(({ id, entries }) => `${id} ${entries}`).join('\n')
  watch([state, name], read, { immediate: true })
  onScopeDispose(() => reading++)
  return past
}

type PeopleEdit = (people: People) => readonly Person[]

function useCalling(name: Readonly<Ref<string>>) {
  const who = usePeopleStore()
  const others = usePeople()
  const { now } = useBook()
  let back: PeopleEdit | null = null

  async function edit(what: PeopleEdit, undo: PeopleEdit): Promise<boolean> {
    const done = await who.edit(what)
    if (done.ok) back = undo
    return done.ok
  }

  return {
    others: computed(() => who.people.othersOf(name.value)),
    /** Another person's name merges the two people. Null if the name is invalid. */
    async call(to: string): Promise<{ readonly stored: boolean } | null> {
      if (!isValidName(to)) return null
      const { people } = who
      const from = name.value
      const id = people.whoIs(from)
      const isKnown = people.knows(to) || others.value.some(each => people.whoIs(each) === people.whoIs(to))
      const stored =
        isKnown && people.whoIs(to) !== id
          ? await edit(
              each => rowsForMerge(each, from, to, now()),
              each => rowsForSplit(each, id, now()),
            )
          : await edit(
              each => rowsForRename(each, from, to, now()),
              each => rowsForRename(each, to, from, now()),
            )
      return { stored }
    },
    part(id: string): Promise<boolean> {
      const into = name.value
      return edit(
        each => rowsForSplit(each, id, now()),
        each => rowsForMerge(each, each.rows.find(row => row.id === id)?.called.at(-1)?.name ?? '', into, now()),
      )
    },
    async undo(): Promise<void> {
      if (back) await who.edit(back)
      back = null
    },
  }
}

/** A person in the book, with functions to rename, merge and split people. */
export function usePerson(nameNow: () => string) {
  const library = useLibraryStore()
  const evenings = useEveningsStore()
  const who = usePeopleStore()
  const name = computed(() => who.people.nameOf(nameNow()))
  const items = computed(() =>
    withReportedResults(
      library.list.filter(({ head }) => head.practice !== true),
      evenings.list,
    ).map(withStatisticsNames),
  )
  const when = shallowRef<Filter['when']>('always')
  const opened = useBook().now()
  const period = computed(() => periodOf({ when: when.value, from: '', to: '' }, opened))
  const inTime = computed(() => items.value.filter(item => isWithin(endTimeOf(item), period.value)))
  const person = computed(() => {
    const found = isUnnamed(name.value) ? null : personStats(name.value, inTime.value)
    return found && { ...found, opponents: found.opponents.filter(each => !isUnnamed(each.name)) }
  })

  watch(
    () => library.list,
    list => void library.storeSummaries(list),
  )
  const past = usePast(() => name.value)
  readBook()

  return {
    ...useCalling(name),
    library,
    name,
    when,
    spans: computed(() => spansOf(items.value.filter(item => seatOf(name.value, item) > 0).map(endTimeOf))),
    person,
    past,
    plays: computed(() => [...library.list, ...library.removed].some(item => seatOf(name.value, item) > 0)),
  }
}
