import { type Entry, type Match, type Clock, type Note, PAUSED } from './entries.ts'

/** Milliseconds, by seat. */
interface Times {
  /** Without undone turns. */
  readonly used: readonly number[]
  /** Negative after time has run out; empty for a stopwatch. */
  readonly left: readonly number[]
  readonly over: readonly number[]
}

export interface ClockState extends Times {
  /** The seat whose time is running, and since when; null between two moves, and while the clock is stopped or paused. */
  readonly running: { readonly seat: number; readonly since: number } | null
  readonly stopped: boolean
  /** Whether the clock is paused, for example while a move is explained (C1). */
  readonly paused: boolean
  readonly started: boolean
  /** The seats whose time was up while the players decided to continue. A clock with a limit for each move clears this list after each turn. */
  readonly decided: readonly number[]
  /** The latest time of any entry. It never goes back, even if the device's clock does. */
  readonly last: number
}

/** `base`: the players' times when the position was reached. */
interface Moment {
  readonly times: Times
  readonly base: Times
}

interface Turned {
  readonly before: Moment
  readonly after: Moment
}

/** Returns the seat whose turn an entry ended, so that its time is renewed; null for none. */
export type TurnEnded = (entry: Entry) => number | null

interface Folding {
  readonly clock: Clock
  readonly ended: TurnEnded | null
  times: Times
  base: Times
  running: ClockState['running']
  stopped: boolean
  paused: boolean
  started: boolean
  decided: readonly number[]
  last: number
  readonly done: Turned[]
  /** The last turn is the next to redo. */
  readonly undone: Turned[]
}

function begin(clock: Clock, players: number, ended: TurnEnded | null): Folding {
  const nothing = Array.from({ length: players }, () => 0)
  const left = clock.type === 'stopwatch' ? [] : nothing.map(() => clock.seconds * 1000)
  const times = { used: nothing, left, over: nothing }
  const still = { running: null, stopped: true, paused: false, started: false, decided: [] }
  return { clock, ended, times, base: times, ...still, last: 0, done: [], undone: [] }
}

/**
 * A match's clock; null if it has none. Time runs from the note that starts it for a player until the next play or change, or the note
 * that stops it. The end of a turn adds the increment, or gives all players a fresh allowance (C2). Undo and redo restore the times that
 * the players had when the resulting position was reached. Without `ended`, every play ends the turn of the player whose clock runs.
 */
export function clockStateOf({ head, entries }: Match, ended: TurnEnded | null = null): ClockState | null {
  if (!head.clock) return null
  const folding = begin(head.clock, head.players.length, ended)
  for (const entry of entries) applyEntry(folding, entry)
  const { times, running, stopped, paused, started, decided, last } = folding
  return { ...times, running, stopped, paused, started, decided, last }
}

function applyEntry(folding: Folding, entry: Entry): void {
  const { at, what } = entry
  folding.last = Math.max(at, folding.last)
  switch (what.type) {
    case 'note':
      return applyNote(folding, what.note)
    case 'names':
      return
    case 'undo':
      return move(folding, folding.done, folding.undone, what.count, 'before')
    case 'redo':
      return move(folding, folding.undone, folding.done, what.count, 'after')
    case 'play': {
      const ran = folding.running?.seat ?? null
      stop(folding)
      const seat = folding.ended ? folding.ended(entry) : ran
      // Plays before the clock started, or while it was stopped, don't renew any time.
      if (seat !== null && folding.started && !folding.stopped) renew(folding, seat)
      return change(folding)
    }
    case 'amend':
      stop(folding)
      return change(folding)
    case 'lost':
    case 'setup':
      stop(folding)
      return decide(folding)
  }
}

function applyNote(folding: Folding, note: Note): void {
  if (note.type === 'time-up') folding.decided = [...folding.decided, note.seat]
  if (note.type !== 'clock') return
  stop(folding)
  folding.paused = note.seat === PAUSED
  if (!folding.paused) folding.stopped = note.seat === 0
  if (note.seat === PAUSED) return
  const isPlayer = note.seat > 0 && note.seat <= folding.times.used.length
  if (!isPlayer) return
  folding.started = true
  folding.running = { seat: note.seat, since: folding.last }
}

function stop(folding: Folding): void {
  const { running, times, last } = folding
  if (!running) return
  folding.times = spend(times, running.seat, last - running.since)
  folding.running = null
}

function spend({ used, left, over }: Times, seat: number, spent: number): Times {
  const i = seat - 1
  const spentOn = used.with(i, (used[i] ?? 0) + spent)
  if (left.length === 0) return { used: spentOn, left, over }
  const rest = (left[i] ?? 0) - spent
  return { used: spentOn, left: left.with(i, rest), over: over.with(i, Math.max(over[i] ?? 0, -rest)) }
}

function renew(folding: Folding, seat: number): void {
  const { clock, times } = folding
  if (clock.type === 'move') {
    folding.times = { ...times, left: times.left.map(() => clock.seconds * 1000) }
    folding.decided = []
  } else if (clock.type === 'player') {
    const left = (times.left[seat - 1] ?? 0) + clock.increment * 1000
    folding.times = { ...times, left: times.left.with(seat - 1, left) }
  }
}

function change(folding: Folding): void {
  const { base, times, done, undone } = folding
  done.push({ before: { times: base, base }, after: { times, base: times } })
  folding.base = times
  undone.length = 0
}

/** A decision changes neither the position nor the time used in it. */
function decide({ base, times, done, undone }: Folding): void {
  done.push({ before: { times, base }, after: { times, base } })
  undone.length = 0
}

function move(folding: Folding, source: Turned[], target: Turned[], count: number, to: keyof Turned): void {
  stop(folding)
  for (let left = count; left > 0; left--) {
    const each = source.pop()
    if (!each) return
    target.push(each)
    folding.times = each[to].times
    folding.base = each[to].base
  }
}

interface Reading {
  readonly used: number
  readonly left: number | null
}

export function readingOf({ used, left, running }: ClockState, seat: number, now: number): Reading {
  const spent = running?.seat === seat ? Math.max(now - running.since, 0) : 0
  const rest = left[seat - 1]
  return { used: (used[seat - 1] ?? 0) + spent, left: rest === undefined ? null : rest - spent }
}
