import { keyOf } from '../standings.ts'
import type { ClockAndIds } from '../journal/begin.ts'

/** Somebody of an evening. Others know them by their number, which is their place in its list, from 1. */
export interface Guest {
  readonly name: string
  /** They play no more tonight; what they have played counts. */
  readonly left?: true
  /** What they were called when their lot was drawn; left out where they still are. */
  readonly lot?: string
}

/** A guest's number. */
export type GuestNumber = number

/** The seat that won, from 1; 0 for a draw. */
export type Winner = number

/** What people said a pairing came to. Nothing of it is ever taken out. */
export interface Told {
  /** Null takes back what was said. */
  readonly winner: Winner | null
  /** By seat, where they said it. */
  readonly scores?: readonly number[]
  readonly at: number
  /** When that was said in whose place this counts; always earlier. */
  readonly instead?: readonly number[]
  /** The match that people knew then: this counts before what that says. */
  readonly match?: string
}

/** Those who play, or have played, one match. */
export interface Pairing {
  /** In the order of the match's seats, as many as its game has. */
  readonly guests: readonly GuestNumber[]
  /** What they play; left out where their match says it. */
  readonly game?: string
  /** Its id; left out where none has begun. */
  readonly match?: string
  /** In the order in which it was said; left out where nothing was. */
  readonly told?: readonly Told[]
}

export interface Points {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** What ranks those who have equal points. */
export type TieBreak = 'direct' | 'difference' | 'lot'

/** A game of an evening, and how many sit at its table. */
export interface EveningGame {
  readonly name: string
  readonly seats: 2 | 4
}

/** Several matches as one event. Scores and standings are told from the matches; this is who plays, and what is tied to it. */
export interface Evening {
  readonly format: 2
  readonly id: string
  readonly name: string
  /** Times are milliseconds since 1970. */
  readonly created: number
  /** When it was last changed. */
  readonly touched: number
  /** What is played, in turn; never empty. */
  readonly games: readonly EveningGame[]
  /** Everybody is to meet everybody; else only who is paired by hand. */
  readonly everyone: boolean
  readonly points: Points
  /** One after the other, as they were chosen at the start. Where they don't tell two apart, these share a place. */
  readonly ties: readonly TieBreak[]
  readonly guests: readonly Guest[]
  readonly pairings: readonly Pairing[]
  readonly ended?: number
  /** When it was put away; it can be taken back. */
  readonly shelved?: number
}

export const FEWEST_GUESTS = 2
/** Who plays at one time. */
export const MOST_GUESTS = 16
/** Of more, whoever came and went, an evening keeps no list. */
export const MOST_NAMES = 40
export const MOST_PAIRINGS = 400
/** So often a result may be told of one pairing. */
export const MOST_TOLD = 100
export const MOST_NAME = 60

export const POINTS = {
  chess: { win: 1, draw: 0.5, loss: 0 },
  two: { win: 2, draw: 1, loss: 0 },
  three: { win: 3, draw: 1, loss: 0 },
} as const satisfies Readonly<Record<string, Points>>

/** What is agreed on for the whole. */
export type Agreed = Pick<Evening, 'games' | 'everyone' | 'points' | 'ties'>

export type Begun = Pick<Evening, 'name'> & Agreed & { readonly names: readonly string[] }

export function newEvening({ names, ...begun }: Begun, world: ClockAndIds): Evening {
  const now = world.now()
  const guests = names.map(name => ({ name }))
  return { format: 2, id: world.newId(), ...begun, created: now, touched: now, guests, pairings: [] }
}

export const nameOf = ({ guests }: Pick<Evening, 'guests'>, guest: GuestNumber): string => guests[guest - 1]?.name ?? ''

/** Who plays on, by number. */
export const present = ({ guests }: Pick<Evening, 'guests'>): readonly GuestNumber[] =>
  guests.flatMap(({ left }, index) => (left ? [] : [index + 1]))

/** Who is called so, whatever the case of the letters; 0 for nobody. */
export const numberOf = ({ guests }: Pick<Evening, 'guests'>, name: string): GuestNumber =>
  guests.findIndex(each => keyOf(each.name) === keyOf(name)) + 1

/** The same people, however they sit. */
export const areSame = (some: readonly GuestNumber[], others: readonly GuestNumber[]): boolean =>
  some.length === others.length && some.every(guest => others.includes(guest))
