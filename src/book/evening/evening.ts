import { earlierKeyOf, keyOf } from '../standings.ts'
import type { ClockAndIds } from '../journal/begin.ts'
import * as v from 'valibot'
import { isValidName } from '../journal/replay.ts'
import { type Stored, matchId, timestamp } from '../journal/entries.ts'
import type { Trace } from '../storage/rows.ts'

export const MIN_GUESTS = 2
export const MAX_GUESTS = 16
/** The maximum number of guests in an evening's list, including guests who have left. */
export const MAX_NAMES = 40
export const MAX_PAIRINGS = 400
export const MAX_REPORTS = 100
const MAX_ROUNDS = 40
export const MAX_TITLE = 60

const MAX_SCORE = 99_999
const MAX_GAMES = 8

/** Whether a name is valid for an evening: one visible line. */
export const isValidTitle = (name: string): boolean =>
  name.length <= MAX_TITLE && isValidName(name.replace(/[,#]/g, ' '))

export type GuestNumber = number

/** The seat that won, from 1; 0 for a draw. */
export type Winner = number

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.multipleOf(0.5))
const name = v.pipe(v.string(), v.check(isValidName))
const number = v.pipe(v.number(), v.integer(), v.minValue(1))
const winner = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const score = v.pipe(v.number(), v.integer(), v.minValue(-MAX_SCORE), v.maxValue(MAX_SCORE))

/** A guest's number is the position in the list, from 1. */
const guest = v.strictObject({
  name,
  left: v.exactOptional(v.literal(true)),
  /** The name from which the guest's lot is drawn; left out if it is the present name. */
  lot: v.exactOptional(name),
})
export type Guest = Stored<typeof guest>

const reportSchema = v.strictObject({
  /** Null withdraws an earlier report. */
  winner: v.nullable(winner),
  scores: v.exactOptional(v.array(score)),
  /** The seats that share first place; left out if the winner or the scores show them. */
  first: v.exactOptional(v.pipe(v.array(number), v.minLength(2), v.maxLength(4))),
  /** The seat that lost on time. */
  onTime: v.exactOptional(v.pipe(number, v.maxValue(4))),
  at: timestamp,
  /** The `at` of the earlier reports that this report replaces. */
  instead: v.exactOptional(v.array(timestamp)),
  /** The match that the reporter knew of; the report overrules its result. */
  match: v.exactOptional(matchId),
  /** Other matches of the pairing that the reporter knew of. */
  also: v.exactOptional(v.array(matchId)),
  by: v.exactOptional(matchId),
  guest: v.exactOptional(number),
})
export type Report = Stored<typeof reportSchema>

const seated = v.pipe(
  v.array(number),
  v.check(({ length }) => length === 2 || length === 4),
)

const pairing = v.strictObject({
  guests: seated,
  game: v.exactOptional(v.string()),
  match: v.exactOptional(matchId),
  /** Matches of the same guests, started on devices that didn't know of `match`. `guests`: in seat order. */
  also: v.exactOptional(v.pipe(v.array(v.strictObject({ guests: seated, match: matchId })), v.minLength(1))),
  /** The round of the plan, from 1; left out outside the plan. */
  round: v.exactOptional(number),
  /** Set if the pairing had been played, or its round had started, when the rounds were last planned. Its round no longer changes. */
  fixed: v.exactOptional(v.literal(true)),
  /** In chronological order. */
  told: v.exactOptional(v.pipe(v.array(reportSchema), v.minLength(1), v.maxLength(MAX_REPORTS))),
})
export type Pairing = Stored<typeof pairing>

const worth = v.strictObject({ win: points, draw: points, loss: points })
export type Points = Stored<typeof worth>

const tieBreak = v.picklist(['direct', 'difference', 'lot'])
export type TieBreak = Stored<typeof tieBreak>

/** The numbers of seats at a table for which rounds can be planned. */
export const TABLE_SIZES = [2, 4] as const

const game = v.strictObject({ name: v.string(), seats: v.picklist(TABLE_SIZES) })
export type EveningGame = Stored<typeof game>

const whole = {
  id: matchId,
  name: v.pipe(v.string(), v.check(isValidTitle)),
  created: timestamp,
  touched: timestamp,
  /** True: everybody meets everybody. False: people choose the pairings. */
  everyone: v.boolean(),
  rounds: v.exactOptional(v.pipe(number, v.maxValue(MAX_ROUNDS))),
  points: worth,
  guests: v.pipe(v.array(guest), v.maxLength(MAX_NAMES)),
  ended: v.exactOptional(timestamp),
  /** When the evening was archived. */
  shelved: v.exactOptional(timestamp),
}

const chosen = {
  games: v.pipe(v.array(game), v.minLength(1), v.maxLength(MAX_GAMES)),
  /** In order of precedence. Guests who remain tied share a rank. */
  ties: v.pipe(v.array(tieBreak), v.maxLength(3)),
}

export const choicesSchema = v.object({ everyone: whole.everyone, rounds: whole.rounds, points: worth, ...chosen })
export type Choices = Stored<typeof choicesSchema>

const evening = v.strictObject({
  format: v.literal(2),
  ...whole,
  ...chosen,
  pairings: v.pipe(v.array(pairing), v.maxLength(MAX_PAIRINGS)),
})
export type Evening = Stored<typeof evening>

/** Evenings of the first version: one game for two players, with at most one report per pairing, which overrules the match. */
const earlier = v.pipe(
  v.strictObject({
    format: v.literal(1),
    ...whole,
    game: v.string(),
    pairings: v.pipe(
      v.array(
        v.strictObject({
          guests: v.tuple([number, number]),
          match: v.exactOptional(matchId),
          told: v.exactOptional(v.strictObject({ winner: v.picklist([0, 1, 2]), at: timestamp })),
        }),
      ),
      v.maxLength(MAX_PAIRINGS),
    ),
  }),
  v.transform(({ game: name, pairings, ...rest }): Evening => ({
    ...rest,
    format: 2,
    games: [{ name, seats: 2 }],
    ties: [],
    pairings: pairings.map(({ told: word, ...each }): Pairing => ({
      ...each,
      ...(word ? { told: [{ ...word, ...(each.match === undefined ? {} : { match: each.match }) }] } : {}),
    })),
  })),
)

export const POINT_SYSTEMS = {
  chess: { win: 1, draw: 0.5, loss: 0 },
  two: { win: 2, draw: 1, loss: 0 },
  three: { win: 3, draw: 1, loss: 0 },
} as const satisfies Readonly<Record<string, Points>>

export type NewEvening = Pick<Evening, 'name'> & Choices & { readonly names: readonly string[] }

export function createEvening({ names, ...choices }: NewEvening, env: ClockAndIds): Evening {
  const now = env.now()
  const guests = names.map(name => ({ name }))
  return { format: 2, id: env.newId(), ...choices, created: now, touched: now, guests, pairings: [] }
}

export const nameOf = ({ guests }: Pick<Evening, 'guests'>, guest: GuestNumber): string => guests[guest - 1]?.name ?? ''

export const presentGuests = ({ guests }: Pick<Evening, 'guests'>): readonly GuestNumber[] =>
  guests.flatMap(({ left }, index) => (left ? [] : [index + 1]))

/** Returns the number of the guest with this name or, if none has it, with a name that looks the same; 0 if there is none. */
export const guestOf = ({ guests }: Pick<Evening, 'guests'>, name: string): GuestNumber =>
  guests.findIndex(each => each.name === name) + 1 || guests.findIndex(each => keyOf(each.name) === keyOf(name)) + 1

/** Whether both lists have the same guests, in any order. */
export const sameGuests = (some: readonly GuestNumber[], others: readonly GuestNumber[]): boolean =>
  some.length === others.length && some.every(guest => others.includes(guest))

/** The matches of a pairing, each with its own seat order. */
export const seatedMatches = ({
  guests,
  match,
  also = [],
}: Pairing): readonly Required<Pick<Pairing, 'guests' | 'match'>>[] =>
  match === undefined ? [] : [{ guests, match }, ...also]

export const matchesOf = (pairing: Pairing): readonly string[] => seatedMatches(pairing).map(({ match }) => match)

function isWhole({ guests, pairings }: Pick<Evening, 'guests' | 'pairings'>): boolean {
  const matches = pairings.flatMap(matchesOf)
  return (
    new Set(guests.map(({ name }) => earlierKeyOf(name))).size === guests.length &&
    new Set(matches).size === matches.length &&
    pairings.every(pairing => isConsistent(pairing) && Math.max(...pairing.guests) <= guests.length)
  )
}

const isConsistent = ({ guests, told = [], also = [] }: Pairing): boolean =>
  new Set(guests).size === guests.length &&
  also.every(each => sameGuests(each.guests, guests)) &&
  told.every(
    ({ winner, scores, first = [], onTime = 1, at, instead = [] }) =>
      Math.max(winner ?? 0, onTime) <= guests.length &&
      (scores ?? guests).length === guests.length &&
      (first.length === 0 || winner === 0) &&
      new Set(first).size === first.length &&
      first.every(seat => seat <= guests.length) &&
      instead.every(earlierAt => earlierAt < at),
  )

const numbered = v.looseObject({ format: v.pipe(v.number(), v.minValue(3)) })
const ofOne = v.looseObject({ format: v.literal(1), game: v.string() })
const ofMany = v.looseObject({ format: v.literal(2), games: v.array(v.looseObject({ name: v.string() })) })

function gamesIn(row: unknown): readonly string[] {
  if (v.is(ofOne, row)) return [row.game]
  return v.is(ofMany, row) ? row.games.map(({ name }) => name) : []
}

/** `newer`: only a newer version can read the row, for example because one of its games isn't in `games`. */
export function readEvening(row: unknown, games: readonly string[]): Evening | 'newer' | 'damaged' {
  if (v.is(numbered, row) || gamesIn(row).some(name => !games.includes(name))) return 'newer'
  const read = v.safeParse(v.union([evening, earlier]), row)
  return read.success && isWhole(read.output) ? read.output : 'damaged'
}

export const traceOfEvening = ({ id, name, touched }: Evening): Trace => ({ match: id, of: 'evening', name, touched })
