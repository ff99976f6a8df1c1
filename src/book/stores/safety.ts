import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { gameNames } from '../../engine/game.ts'
import { useBook } from '../book.ts'
import { rowsInCopy, matchFrom, type CopiedRows } from '../heal.ts'
import type { Match } from '../journal/entries.ts'
import { matchesOf } from '../matches.ts'
import { restore, type CompareProblem, type RestoreResult } from '../restore.ts'
import { REPORTED_LOSSES } from '../storage/names.ts'
import { readSetting, settingRow, type Failure } from '../storage/port.ts'
import { ok, type Result } from '../../engine/result.ts'
import { writeBackup, type BackupFile, type BackupProblem } from '../transfer/backup-file.ts'

function writeCopy(
  copied: ReadonlyMap<string, CopiedRows>,
  exported: number,
): Promise<Result<BackupFile, BackupProblem>> {
  const rows = [...copied]
  const headsOf = (wanted: CopiedRows['type']): readonly object[] =>
    rows.flatMap(([, { type, head }]) => (type === wanted && head ? [head] : []))
  return writeBackup(
    {
      evenings: async () => ok(headsOf('evening')),
      people: async () => ok(headsOf('person')),
      async *everyMatch() {
        for (const [index, [match, { type, head, entries }]] of rows.entries()) {
          if (type !== 'match') continue
          const inOrder = [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry)
          yield ok({ rows: { match, head: head ?? undefined, entries: inOrder }, share: (index + 1) / rows.length })
        }
      },
    },
    exported,
  )
}

/** `whole`: the database and its second copy are complete. `behind`: one of them lacks data that the other has. `torn`: both lack data. */
export type CopyState = 'checking' | 'whole' | 'behind' | 'torn' | CompareProblem

/** The safety of the book: what was lost, what was restored, and why rows can't be stored. */
export const useSafetyStore = defineStore('safety', () => {
  const book = useBook()
  const matches = matchesOf(book)
  const failing = shallowRef<Failure | null>(matches.failing)
  const restored = shallowRef<RestoreResult | null>(null)
  const state = shallowRef<CopyState>('checking')
  const checking = shallowRef(false)
  const copied = shallowRef<ReadonlyMap<string, CopiedRows>>(new Map())

  matches.onFailing(trouble => (failing.value = trouble))

  async function compare(): Promise<void> {
    const done = await restore(book)
    copied.value = new Map()
    if (typeof done === 'string') {
      state.value = done
      if (done === 'database-unreadable' && book.copy)
        copied.value = (await rowsInCopy(book.copy, () => true)) ?? new Map()
      return
    }
    state.value = done.isWhole ? 'whole' : done.failed === 0 && done.torn.length > 0 ? 'torn' : 'behind'
    const known = await knownTorn()
    const isNews = done.torn.some(({ id }) => !known.includes(id))
    const brought = done.matches + done.evenings + done.people
    if (brought + done.failed > 0 || isNews) restored.value = done
    if (brought > 0) book.channel.send({ type: 'library' })
  }

  async function knownTorn(): Promise<readonly unknown[]> {
    const value = await readSetting(book.storage, REPORTED_LOSSES)
    return Array.isArray(value) ? value : []
  }

  async function acceptLoss(): Promise<void> {
    const value = restored.value?.torn.map(({ id }) => id) ?? []
    restored.value = null
    if (value.length > 0) await book.storage.write([settingRow(REPORTED_LOSSES, value)])
  }

  /** Call this once, after the app has started. */
  async function check(): Promise<void> {
    checking.value = true
    await compare().finally(() => (checking.value = false))
  }

  return {
    /** Null after all rows have been stored and read back from a reopened database. */
    failing: computed(() => failing.value),
    /** While the comparison is running, a missing match may still be restored. */
    checking: computed(() => checking.value),
    restored: computed(() => restored.value),
    acceptLoss,
    /** Differs from `state` if copying has failed since the comparison. */
    copyState: (): CopyState => (state.value === 'whole' && book.copy?.isBehind ? 'behind' : state.value),
    copied: computed((): readonly Match[] =>
      [...copied.value.values()].flatMap(each =>
        each.type === 'match' ? (matchFrom(each, gameNames(book.games)) ?? []) : [],
      ),
    ),
    copiedBeside: computed(() => {
      const types = [...copied.value.values()].map(({ type }) => type)
      const count = (wanted: CopiedRows['type']): number => types.filter(type => type === wanted).length
      return { evenings: count('evening'), people: count('person') }
    }),
    saveCopy: () => writeCopy(copied.value, book.now()),
    /** Deletes a database that can't be read, and restores the book from the second copy; false if that fails. */
    async renew(): Promise<boolean> {
      const renewed = await book.storage.renew()
      if (!renewed.ok) return false
      await check()
      return state.value !== 'database-unreadable'
    },
    check,
  }
})
