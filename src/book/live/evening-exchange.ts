import type { Evening } from '../evening/evening.ts'
import { eveningOf, storedEvening, placedOf, rebase, type PlacedEvening } from '../evening/merge.ts'
import type { Locks } from '../lock.ts'
import { createEveningReader, eveningLines, readEveningLines } from './lines.ts'
import { followRoom } from './follow.ts'
import { appendLines, type Room, createRounds, fittingLines } from './room.ts'
import { type FollowStatus, type RoomStatus, statusOf } from './status.ts'

/** `newer`, `damaged`: lines in the room can't be read. `not-kept`: this book can't be read or written. `window`: another window does the exchange. */
export type ExchangeStatus = RoomStatus | 'newer' | 'damaged' | 'not-kept' | 'window'

interface ExchangeEnv {
  readonly room: Room
  readonly games: readonly string[]
  readonly locks: Locks | undefined
  storedCount(): Promise<number | null>
  /** `seen`: the number of the room's lines that the evening contains. Returns false on failure. */
  store(update: (mine: Evening) => Evening | null, seen: number): Promise<boolean>
  onState(state: ExchangeStatus): void
}

/** Before the first exchange, all guests and pairings in this book are new to the room. */
const unknown = (mine: Evening): Evening => ({ ...mine, guests: [], pairings: [] })

/** Merges this book's evening (`mine`) with the room's (`theirs`). `base` is the last state that both had. */
export function mergeInto(mine: Evening, theirs: PlacedEvening | null, base: PlacedEvening | null): PlacedEvening {
  return theirs ? rebase(mine, base ? eveningOf(base) : unknown(mine), theirs) : placedOf(mine)
}

interface Known {
  readonly lines: string[]
  readonly read: ReturnType<typeof createEveningReader>
  last: { readonly count: number; readonly read: ReturnType<typeof readEveningLines> }
  holds: boolean
}

async function turn(
  { room, games, storedCount, store, onState }: ExchangeEnv,
  known: Known,
): Promise<ExchangeStatus | 'again'> {
  if (!known.holds) return 'window'
  const { lines, last } = known
  const before = await storedCount()
  const count = lines.length
  if (before === null) return 'not-kept'
  if (count < before) return 'sending'
  const theirs = known.read(lines)
  known.last = { count, read: theirs }
  const base =
    [known.last, last].find(each => each.count === before)?.read ?? readEveningLines(lines.slice(0, before), games)
  if (typeof theirs === 'string') return theirs
  if (typeof base === 'string') return base
  let next = theirs
  const update = (mine: Evening): Evening | null =>
    known.holds ? storedEvening((next = mergeInto(mine, theirs, base)), mine) : null
  if (!(await store(update, count))) return 'not-kept'
  const fresh = next ? fittingLines(eveningLines(theirs, next), 0) : []
  if (fresh.length === 0) return 'sent'
  onState('sending')
  const sent = await appendLines(room, count, fresh)
  // If another phone was first, its lines arrive on the stream.
  if (!sent.ok) return sent.error === 'offline' || sent.error === 'differs' ? 'sending' : sent.error
  if (lines.length === count) lines.push(...fresh)
  return 'again'
}

/** Lines sent from here are already known. */
function readerInto({ lines }: Known, then: () => void) {
  let reported = 0
  return (line: string): void => {
    if (reported++ >= lines.length) lines.push(line)
    then()
  }
}

/**
 * Synchronises an evening with its room, in the window that holds the room's stream. Rebases local changes on the lines of other devices,
 * and appends lines for them; if another device's lines came first, rebases again. Changes made offline are sent later.
 */
export function createExchange(env: ExchangeEnv) {
  const onState = (next: ExchangeStatus): void => {
    const isOurs = state === 'live' || next !== 'window'
    env.onState(statusOf(isOurs ? next : 'sending', state))
  }
  const known: Known = { lines: [], read: createEveningReader(env.games), last: { count: 0, read: null }, holds: false }
  let state: FollowStatus = 'connecting'
  const rounds = createRounds(run)
  const again = (): void => {
    rounds.begin()
    rounds.now()
  }

  async function run(): Promise<void> {
    const status = await turn({ ...env, onState }, known).catch(() => 'not-kept' as const)
    if (rounds.isStopped()) return
    if (status === 'again') return again()
    onState(status)
    if (status === 'sending' || status === 'not-kept') rounds.later()
  }

  function end(): void {
    rounds.stop()
    onState('gone')
  }

  const follower = {
    handleLine: readerInto(known, again),
    handleState(next: FollowStatus): void {
      state = next
      if (next === 'gone') return end()
      if (next === 'live') again()
      else onState('sending')
    },
    setHolder(holds: boolean): void {
      known.holds = holds
      rounds.now()
    },
  }
  const stopFollowing = followRoom(env.room.id, follower, env.locks)

  return {
    push: rounds.now,
    stop(): void {
      rounds.stop()
      stopFollowing()
    },
  }
}
