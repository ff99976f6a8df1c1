import type { Seat } from './types.ts'

/** In letters: a longer word is set smaller before it is broken. */
const LONG = 9
export const hasLongWord = (name: string): boolean => name.split(/\s/).some(word => word.length > LONG)

export const SEATS: readonly Seat[] = [1, 2, 3, 4]

/** A player's number as a seat; null where no table has it. */
export const seatOf = (player: number | null): Seat | null => SEATS.find(seat => seat === player) ?? null
