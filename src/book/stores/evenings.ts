import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { ok, type Result } from '../../engine/result.ts'
import { useBook } from '../book.ts'
import { archiveEvening, type Change } from '../evening/changes.ts'
import { matchesOf, createEvening, guestOf, type NewEvening, type Evening } from '../evening/evening.ts'
import { eveningsOf, type EveningUpdate, type EveningProblem, type StoredEvenings } from '../evening/evenings.ts'
import { rebase, placedOf, storedEvening } from '../evening/merge.ts'
import type { Fixture } from '../evening/plan.ts'
import { reportResult } from '../evening/report.ts'
import { withCurrentGuests } from '../people/people.ts'
import { createQueue } from '../lock.ts'
import { readSetting, settingRow, type Failure, type Write } from '../storage/port.ts'
import { usePeopleStore } from './people.ts'
import { useSafetyStore } from './safety.ts'
import { DEVICE, OWNER } from '../storage/names.ts'

const NONE: StoredEvenings = { evenings: [], unreadable: 0 }

export const useEveningsStore = defineStore('evenings', () => {
  const book = useBook()
  const evenings = eveningsOf(book)
  const queue = createQueue()
  const stored = shallowRef(NONE)
  const who = usePeopleStore()
  const shown = computed(() => stored.value.evenings.map(evening => withCurrentGuests(evening, who.people)))
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')
  const device = shallowRef('')

  async function read(): Promise<void> {
    const [all, known] = await Promise.all([evenings.all(), readSetting(book.storage, DEVICE), who.refresh()])
    if (typeof known === 'string') device.value = known
    if (all.ok) stored.value = all.value
    state.value = all.ok ? 'ready' : { failed: all.error }
  }

  const refresh = (): Promise<void> => queue(read)

  book.channel.listen(news => {
    if (news.type === 'library') void refresh()
  })
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

  /** '' if the id can't be stored. */
  async function thisDevice(): Promise<string> {
    const known = await readSetting(book.storage, DEVICE)
    if (typeof known === 'string') return known
    const id = book.newId()
    return (await book.storage.write([settingRow(DEVICE, id)])).ok ? id : ''
  }

  /** Replaces the reports in `seen`; a null result withdraws them. */
  async function report(id: string, seen: Fixture, result: Parameters<typeof reportResult>[1]) {
    if (device.value === '') device.value = await thisDevice()
    const by = device.value === '' ? {} : { by: device.value }
    const owner = await readSetting(book.storage, OWNER)
    const evening = shown.value.find(each => each.id === id)
    const guest = evening && typeof owner === 'string' && owner !== '' ? guestOf(evening, owner) : 0
    const stamp = { at: book.now(), ...by, ...(guest > 0 ? { guest } : {}) }
    return changed(await evenings.change(id, reportResult(seen, result, stamp)))
  }

  const change = (id: string, to: Change): Promise<Result<Evening, EveningProblem>> =>
    queue(async () => changed(await evenings.change(id, to)))

  return {
    state: computed(() => state.value),
    list: computed(() => shown.value.filter(each => each.shelved === undefined)),
    removed: computed(() => shown.value.filter(each => each.shelved !== undefined)),
    unreadable: computed(() => stored.value.unreadable),
    refresh,
    find: (id: string): Evening | null => shown.value.find(each => each.id === id) ?? null,
    of: (match: string): Evening | null =>
      shown.value.find(
        each => each.shelved === undefined && each.pairings.some(pairing => matchesOf(pairing).includes(match)),
      ) ?? null,
    create: (choices: NewEvening): Promise<Result<string, Failure>> =>
      queue(async () => {
        const evening = createEvening(choices, book)
        const put = await evenings.put(evening)
        return changed(put.ok ? ok(evening.id) : put)
      }),
    change,
    report: (...args: Parameters<typeof report>) => queue(() => report(...args)),
    /** '' if no report was ever made on this device. */
    device: computed(() => device.value),
    follow: (id: string, become: EveningUpdate, beside: readonly Write[]) =>
      queue(async () => {
        const followed = await evenings.follow(id, become, beside)
        return followed.ok && followed.value ? changed(followed) : followed
      }),
    /** Later changes stay. */
    undo: (before: Evening, after: Evening) =>
      change(after.id, now => storedEvening(rebase(before, after, placedOf(now)), before)),
    remove: (id: string) => change(id, archiveEvening(book.now())),
    restore: (id: string) => change(id, archiveEvening(null)),
    erase: (id: string) => queue(async () => changed(await evenings.erase(id))),
  }
})
