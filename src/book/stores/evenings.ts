import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { ok, type Result } from '../../engine/result.ts'
import { useBook } from '../book.ts'
import { removes, type Change } from '../evening/changes.ts'
import { newEvening, type Begun, type Evening } from '../evening/evening.ts'
import { eveningsOf, type Become, type EveningProblem, type StoredEvenings } from '../evening/evenings.ts'
import { rebase, placedOf, keptOf } from '../evening/rebase.ts'
import { eveningShown } from '../people/offered.ts'
import { createQueue } from '../queue.ts'
import type { Failure, Write } from '../storage/port.ts'
import { usePeopleStore } from './people.ts'
import { useSafetyStore } from './safety.ts'

const NONE: StoredEvenings = { evenings: [], sealed: 0 }

/** The evenings of the book. */
export const useEveningsStore = defineStore('evenings', () => {
  const book = useBook()
  const evenings = eveningsOf(book)
  const queue = createQueue()
  const stored = shallowRef(NONE)
  const who = usePeopleStore()
  const shown = computed(() => stored.value.evenings.map(evening => eveningShown(evening, who.people)))
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')

  async function read(): Promise<void> {
    const [all] = await Promise.all([evenings.all(), who.refresh()])
    if (all.ok) stored.value = all.value
    state.value = all.ok ? 'ready' : { failed: all.error }
  }

  const refresh = (): Promise<void> => queue(read)

  book.channel.listen(news => {
    if (news.type === 'library') void refresh()
  })
  // What the browser had lost may be there again.
  watch(
    () => useSafetyStore().restored,
    restored => {
      if (restored) void refresh()
    },
  )

  async function changed<T>(result: T): Promise<T> {
    book.channel.send({ type: 'library' })
    await read()
    return result
  }

  const change = (id: string, to: Change): Promise<Result<Evening, EveningProblem>> =>
    queue(async () => changed(await evenings.change(id, to)))

  return {
    state: computed(() => state.value),
    list: computed(() => shown.value.filter(each => each.shelved === undefined)),
    removed: computed(() => shown.value.filter(each => each.shelved !== undefined)),
    sealed: computed(() => stored.value.sealed),
    refresh,
    find: (id: string): Evening | null => shown.value.find(each => each.id === id) ?? null,
    /** The one that a match is tied to. */
    of: (match: string): Evening | null =>
      shown.value.find(each => each.shelved === undefined && each.pairings.some(pairing => pairing.match === match)) ??
      null,
    create: (begun: Begun): Promise<Result<string, Failure>> =>
      queue(async () => {
        const evening = newEvening(begun, book)
        const put = await evenings.put(evening)
        return changed(put.ok ? ok(evening.id) : put)
      }),
    change,
    /** As it has become elsewhere. */
    follow: (id: string, become: Become, beside: readonly Write[]) =>
      queue(async () => {
        const followed = await evenings.follow(id, become, beside)
        return followed.ok && followed.value ? changed(followed) : followed
      }),
    /** Takes a change back, whatever came after it. */
    undo: (before: Evening, after: Evening) =>
      change(after.id, now => keptOf(rebase(before, after, placedOf(now)), before)),
    /** Puts an evening away; `restore` takes it back. */
    remove: (id: string) => change(id, removes(book.now())),
    restore: (id: string) => change(id, removes(null)),
    erase: (id: string) => queue(async () => changed(await evenings.erase(id))),
  }
})
