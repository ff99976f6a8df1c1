import { keyOf } from '../standings.ts'
import type { ClockAndIds } from '../journal/begin.ts'

/** Somebody of an evening. Others know them by their number, which is their place in its list, from 1. */
export interface Guest {
  readonly name: string
  /** They play no more tonight; what they have played counts. */
  readonly left?: true
}

/** A guest's number. */
export type GuestNumber = number

/** What two came to: 1 or 2 for whichever of them won, 0 for a draw. */
export type Winner = 0 | 1 | 2

/** Two who play, or have played, one match. */
export interface Pairing {
  /** In the order of the match's seats. */
  readonly guests: readonly [GuestNumber, GuestNumber]
  /** Its id; left out where none has begun. */
  readonly match?: string
  /** What people say it came to, whatever the match says, and when they said so. */
  readonly told?: { readonly winner: Winner; readonly at: number }
}

export interface Points {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** Several matches as one event. Scores and standings are told from the matches; this is who plays, and what is tied to it. */
export interface Evening {
  readonly format: 1
  readonly id: string
  readonly name: string
  /** Times are milliseconds since 1970. */
  readonly created: number
  /** When it was last changed. */
  readonly touched: number
  /** What is played next. */
  readonly game: string
  /** Everybody is to meet everybody; else only who is paired by hand. */
  readonly everyone: boolean
  readonly points: Points
  readonly guests: readonly Guest[]
  readonly pairings: readonly Pairing[]
  readonly ended?: number
  /** When it was put away; it can be taken back. */
  readonly shelved?: number
}

export const FEWEST_GUESTS = 2
/** Who plays at one time. */
export const MOST_GUESTS = 12
/** Of more, whoever came and went, an evening keeps no list. */
export const MOST_NAMES = 40
export const MOST_PAIRINGS = 400
export const MOST_NAME = 60

export const POINTS = {
  chess: { win: 1, draw: 0.5, loss: 0 },
  two: { win: 2, draw: 1, loss: 0 },
  three: { win: 3, draw: 1, loss: 0 },
} as const satisfies Readonly<Record<string, Points>>

export type Begun = Pick<Evening, 'name' | 'game' | 'everyone' | 'points'> & { readonly names: readonly string[] }

export function newEvening({ names, ...begun }: Begun, world: ClockAndIds): Evening {
  const now = world.now()
  const guests = names.map(name => ({ name }))
  return { format: 1, id: world.newId(), ...begun, created: now, touched: now, guests, pairings: [] }
}

export const nameOf = ({ guests }: Pick<Evening, 'guests'>, guest: GuestNumber): string => guests[guest - 1]?.name ?? ''

/** Who plays on, by number. */
export const present = ({ guests }: Pick<Evening, 'guests'>): readonly GuestNumber[] =>
  guests.flatMap(({ left }, index) => (left ? [] : [index + 1]))

/** Who is called so, whatever the case of the letters; 0 for nobody. */
export const numberOf = ({ guests }: Pick<Evening, 'guests'>, name: string): GuestNumber =>
  guests.findIndex(each => keyOf(each.name) === keyOf(name)) + 1

/** Nothing is left to play for it: no match, and nobody's word. */
export const isOpen = ({ match, told }: Pairing): boolean => match === undefined && told === undefined

export const arePair = ([a, b]: Pairing['guests'], [c, d]: Pairing['guests']): boolean =>
  (a === c && b === d) || (a === d && b === c)
