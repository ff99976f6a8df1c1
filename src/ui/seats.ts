import type { Seat } from './types.ts'

export const SEATS: readonly Seat[] = [1, 2, 3, 4]

/** A player's number as a seat; null where no table has it. */
export const seatOf = (player: number | null): Seat | null => SEATS.find(seat => seat === player) ?? null
