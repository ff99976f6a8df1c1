import type { InjectionKey, Ref } from 'vue'
import type { Clock } from '../../book/journal/entries.ts'
import { readingOf, type ClockState } from '../../book/journal/times.ts'
import { TABLE_WORDS } from '#text/table.ts'

export interface ClockFace {
  /** The seconds left, or for a stopwatch the seconds used. */
  readonly seconds: number
  readonly text: string
  /** `counts`: a stopwatch, which counts up. */
  readonly state: 'counts' | 'ample' | 'low' | 'up'
  readonly runs: boolean
}

interface TableClock {
  readonly faces: Readonly<Ref<readonly ClockFace[]>>
  readonly stopped: Readonly<Ref<boolean>>
  readonly over: Readonly<Ref<boolean>>
  /** Whether this device can start and stop the clock. */
  readonly mine: Readonly<Ref<boolean>>
}

export const TABLE_CLOCK: InjectionKey<TableClock | null> = Symbol('table clock')

const lowFrom = (clock: Exclude<Clock, { type: 'stopwatch' }>): number => Math.min(60, Math.ceil(clock.seconds / 5))

/** The display of a player's clock. Time left is rounded up and time used is rounded down. */
export function faceOf(clock: Clock, state: ClockState, seat: number, now: number): ClockFace {
  const { used, left } = readingOf(state, seat, now)
  const runs = state.running?.seat === seat
  if (clock.type === 'stopwatch' || left === null) {
    return faceAt(Math.floor(used / 1000), 'counts', runs)
  }
  const seconds = Math.ceil(left / 1000)
  const how = left <= 0 ? 'up' : seconds <= lowFrom(clock) ? 'low' : 'ample'
  return faceAt(seconds, how, runs)
}

const faceAt = (seconds: number, state: ClockFace['state'], runs: boolean): ClockFace => ({
  seconds,
  text: TABLE_WORDS.clock.time(seconds),
  state,
  runs,
})

/** The milliseconds until the display of the running clock changes; Infinity if no clock runs. */
export function msUntilChange(state: ClockState, now: number): number {
  if (!state.running) return Infinity
  const { used, left } = readingOf(state, state.running.seat, now)
  const past = left === null ? used % 1000 : 1000 - (((left % 1000) + 1000) % 1000)
  return 1000 - (past % 1000)
}
