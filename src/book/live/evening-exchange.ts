import type { Evening } from '../evening/evening.ts'
import { eveningOf, keptOf, placedOf, rebase, type PlacedEvening } from '../evening/rebase.ts'
import { linesFrom, readLines } from './evening-lines.ts'
import { followRoom, type Following } from './follow.ts'
import { append, type Room } from './room.ts'
import { portion, type Sending } from './sender.ts'

/** Beside what keeps a room from going on: what others wrote can’t be read, this book can’t keep it, or another window does it. */
export type Exchanging = Sending | 'newer' | 'damaged' | 'not-kept' | 'window'

interface ExchangeWorld {
  readonly room: Room
  /** The names of the games that there are. */
  readonly games: readonly string[]
  /** How many of the room’s lines the kept evening was made with. */
  readonly seen: number
  /** Keeps what the evening becomes, and how many lines that knows; false where it can’t. */
  keep(become: (mine: Evening) => Evening, seen: number): Promise<boolean>
  tell(state: Exchanging): void
}

/** Milliseconds until it is tried again, and at most. */
const [PAUSE, LONGEST_PAUSE] = [1_000, 30_000]

/** Tries again later, after longer and longer pauses until something goes well. */
function createRetry(work: () => void) {
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin: (): void => void (pause = PAUSE),
    later(): void {
      clearTimeout(timer)
      timer = setTimeout(work, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** An evening that comes for the first time: all that this book had of it is new to the room. */
const unknown = (mine: Evening): Evening => ({ ...mine, guests: [], pairings: [] })

/** What of a room’s lines and of this book’s evening both come to; `seen` lines are those it was made with. */
export function becomes(mine: Evening, theirs: PlacedEvening | null, base: PlacedEvening | null): PlacedEvening {
  return theirs ? rebase(mine, base ? eveningOf(base) : unknown(mine), theirs) : placedOf(mine)
}

/**
 * Keeps an evening of this book and its room alike: lines of others are taken in, what was changed here is made on them and appended,
 * unless somebody else was first; then it is made on theirs. Nothing is lost while there is no network: it goes when there is one.
 */
export function createExchange({ room, games, seen: known, keep, tell }: ExchangeWorld) {
  const lines: string[] = []
  let seen = known
  let told = 0
  let state: Following = 'connecting'
  let running: Promise<void> | null = null
  let again = false
  let left = false
  const retry = createRetry(settle)

  /** One turn; whether another is to follow at once. */
  async function turn(): Promise<boolean> {
    if (lines.length < seen) return false
    const [theirs, base] = [readLines(lines, games), readLines(lines.slice(0, seen), games)]
    const trouble = [theirs, base].find(each => typeof each === 'string')
    if (typeof theirs === 'string' || typeof base === 'string') {
      tell(trouble === 'newer' ? 'newer' : 'damaged')
      return false
    }
    const count = lines.length
    let next = theirs
    const become = (mine: Evening): Evening => keptOf((next = becomes(mine, theirs, base)), mine)
    if (!(await keep(become, count))) {
      tell('not-kept')
      retry.later()
      return false
    }
    seen = count
    return next !== null && !left && (await send(theirs, next))
  }

  async function send(theirs: PlacedEvening | null, next: PlacedEvening): Promise<boolean> {
    const fresh = portion(linesFrom(theirs, next), 0)
    if (fresh.length === 0) {
      if (state === 'live') tell('sent')
      return false
    }
    tell('sending')
    const sent = await append(room, seen, fresh)
    if (sent.ok) {
      if (lines.length === seen) lines.push(...fresh)
      retry.begin()
      return true
    }
    // Somebody else was first: what they wrote comes on the stream.
    if (sent.error === 'offline' || sent.error === 'differs') retry.later()
    else tell(sent.error)
    return false
  }

  async function run(): Promise<void> {
    do again = false
    while ((await turn()) || again)
  }

  function settle(): void {
    retry.stop()
    if (left) return
    again = true
    running ??= run().finally(() => (running = null))
  }

  const leave = followRoom(room.id, {
    take(line) {
      if (told++ >= lines.length) lines.push(line)
      retry.begin()
      settle()
    },
    tell(next) {
      state = next
      if (next === 'gone') tell('gone')
      else if (next === 'live') settle()
      else tell('sending')
    },
  })

  return {
    /** Something was changed here. */
    settle,
    stop(): void {
      left = true
      retry.stop()
      leave()
    },
  }
}
