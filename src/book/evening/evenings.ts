import { gameNames, type GameList } from '../../engine/game.ts'
import { err, ok, type Result } from '../../engine/result.ts'
import { runAsWriter, type Locks } from '../lock.ts'
import type { SecondCopy } from '../storage/copy.ts'
import { withCurrentGuests } from '../people/people.ts'
import { loadPeople } from '../people/stored.ts'
import { roomKey } from '../storage/names.ts'
import { toFailure, settingRow, type Failure, type Storage, type Write } from '../storage/port.ts'
import { traceRow } from '../storage/rows.ts'
import type { Change } from './changes.ts'
import { type Evening, readEvening, traceOfEvening } from './evening.ts'
import { isDeepEqual } from './merge.ts'

/** `in-use`: another window is changing the evening. */
export type EveningProblem = Failure | 'missing' | 'damaged' | 'in-use'

export interface EveningsEnv {
  readonly games: GameList
  readonly storage: Storage
  readonly locks: Locks | undefined
  readonly copy?: SecondCopy | null
  now(): number
}

export interface StoredEvenings {
  /** In order of creation, the latest first. */
  readonly evenings: readonly Evening[]
  /** The number of unreadable evenings. They stay in the database and in every backup. */
  readonly unreadable: number
}

/** Returns the evening to store; null to store nothing. `mine`: the book's evening; null if the book has none with this id. */
export type EveningUpdate = (mine: Evening | null) => Evening | null

function readAll(rows: readonly unknown[], games: readonly string[]): StoredEvenings {
  const evenings = rows.map(row => readEvening(row, games)).filter(each => typeof each !== 'string')
  return { evenings: evenings.sort((a, b) => b.created - a.created), unreadable: rows.length - evenings.length }
}

/** Reads and writes the book's evenings. Each evening is one row, which is rewritten when the evening changes. */
export function eveningsOf(env: EveningsEnv) {
  const { storage, locks } = env
  const games = gameNames(env.games)

  async function load(id: string): Promise<Result<Evening, EveningProblem>> {
    const row = toFailure(await storage.get('evenings', id))
    if (!row.ok) return row
    if (row.value === undefined) return err('missing')
    const read = readEvening(row.value, games)
    return typeof read === 'string' ? err(read) : ok(read)
  }

  async function put(evening: Evening, beside: readonly Write[] = []): Promise<Result<null, Failure>> {
    const row = { type: 'put', store: 'evenings', value: evening } as const
    const stored = toFailure(await storage.write([row, traceRow(traceOfEvening(evening)), ...beside]))
    if (stored.ok) await env.copy?.append([{ evening }])
    return stored
  }

  async function changeNow(id: string, change: Change): Promise<Result<Evening, EveningProblem>> {
    const before = await load(id)
    if (!before.ok) return before
    const people = await loadPeople(env)
    const shown = people.ok ? withCurrentGuests(before.value, people.value) : before.value
    const changed = change(shown)
    if (changed === shown) return before
    const evening = { ...changed, touched: Math.max(env.now(), before.value.touched + 1) }
    const stored = await put(evening)
    return stored.ok ? ok(evening) : stored
  }

  async function followNow(
    id: string,
    update: EveningUpdate,
    beside: readonly Write[],
  ): Promise<Result<boolean, EveningProblem>> {
    const mine = await load(id)
    if (!mine.ok && mine.error !== 'missing') return mine
    const evening = update(mine.ok ? mine.value : null)
    if (!evening) return err('missing')
    const isNew = !mine.ok || !isDeepEqual(mine.value, evening)
    const stored = isNew ? await put(evening, beside) : toFailure(await storage.write(beside))
    return stored.ok ? ok(isNew) : stored
  }

  const rows = async (): Promise<Result<readonly unknown[], Failure>> => toFailure(await storage.all('evenings'))

  return {
    rows,
    async all(): Promise<Result<StoredEvenings, Failure>> {
      const stored = await rows()
      return stored.ok ? ok(readAll(stored.value, games)) : stored
    },
    load,
    put,
    change: async (id: string, change: Change): Promise<Result<Evening, EveningProblem>> =>
      (await runAsWriter(locks, id, () => changeNow(id, change))) ?? err('in-use'),
    /** Returns whether the book's evening has changed. */
    follow: async (
      id: string,
      update: EveningUpdate,
      beside: readonly Write[],
    ): Promise<Result<boolean, EveningProblem>> =>
      (await runAsWriter(locks, id, () => followNow(id, update, beside))) ?? err('in-use'),
    async erase(id: string): Promise<Result<null, Failure>> {
      if (env.copy && !(await env.copy.erase(id))) return err('broken')
      const rows = (['evenings', 'tips'] as const).map(store => ({ type: 'delete', store, key: id }) as const)
      const erased = toFailure(await storage.write([...rows, settingRow(roomKey(id), undefined)]))
      if (erased.ok) await env.copy?.forget(id)
      return erased
    },
  }
}
