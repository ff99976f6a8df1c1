import * as v from 'valibot'
import { isFitName } from '../journal/replay.ts'
import { keyOf } from '../standings.ts'
import { matchId, moment } from '../storage/schema.ts'
import { MOST_NAME, MOST_NAMES, MOST_PAIRINGS, MOST_TOLD, type Evening, type Pairing } from './evening.ts'

const MOST_SCORE = 99_999
const MOST_GAMES = 8

/** What an evening may be called: one line that can be seen. */
export const isFitTitle = (name: string): boolean => name.length <= MOST_NAME && isFitName(name.replace(/[,#]/g, ' '))

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.multipleOf(0.5))
const guest = v.strictObject({
  name: v.pipe(v.string(), v.check(isFitName)),
  left: v.exactOptional(v.literal(true)),
  lot: v.exactOptional(v.pipe(v.string(), v.check(isFitName))),
})
const number = v.pipe(v.number(), v.integer(), v.minValue(1))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const score = v.pipe(v.number(), v.integer(), v.minValue(-MOST_SCORE), v.maxValue(MOST_SCORE))
const told = v.strictObject({
  winner: v.nullable(seat),
  scores: v.exactOptional(v.array(score)),
  at: moment,
  instead: v.exactOptional(v.array(moment)),
  match: v.exactOptional(matchId),
})
const pairing = v.strictObject({
  guests: v.union([v.strictTuple([number, number]), v.strictTuple([number, number, number, number])]),
  game: v.exactOptional(v.string()),
  match: v.exactOptional(matchId),
  told: v.exactOptional(v.pipe(v.array(told), v.minLength(1), v.maxLength(MOST_TOLD))),
})
const game = v.strictObject({ name: v.string(), seats: v.picklist([2, 4]) })

/** What a format says of the whole, as the others do. */
const whole = {
  id: matchId,
  name: v.pipe(v.string(), v.check(isFitTitle)),
  created: moment,
  touched: moment,
  everyone: v.boolean(),
  points: v.strictObject({ win: points, draw: points, loss: points }),
  guests: v.pipe(v.array(guest), v.maxLength(MOST_NAMES)),
  ended: v.exactOptional(moment),
  shelved: v.exactOptional(moment),
}
const evening = v.strictObject({
  format: v.literal(2),
  ...whole,
  games: v.pipe(v.array(game), v.minLength(1), v.maxLength(MOST_GAMES)),
  ties: v.pipe(v.array(v.picklist(['direct', 'difference', 'lot'])), v.maxLength(3)),
  pairings: v.pipe(v.array(pairing), v.maxLength(MOST_PAIRINGS)),
})

/** Of one game for two, of which each result was told once, in the place of whatever its match says. */
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
          told: v.exactOptional(v.strictObject({ winner: v.picklist([0, 1, 2]), at: moment })),
        }),
      ),
      v.maxLength(MOST_PAIRINGS),
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

/** Nobody has two names or one name with another, a pairing is of people who are there, and a match is tied once. */
function isWhole({ guests, pairings }: Pick<Evening, 'guests' | 'pairings'>): boolean {
  const matches = pairings.flatMap(({ match }) => match ?? [])
  return (
    new Set(guests.map(({ name }) => keyOf(name))).size === guests.length &&
    new Set(matches).size === matches.length &&
    pairings.every(pairing => isSeated(pairing) && Math.max(...pairing.guests) <= guests.length)
  )
}

/** Nobody sits twice, and what was told is of these seats and in place of what was told before. */
const isSeated = ({ guests, told = [] }: Pairing): boolean =>
  new Set(guests).size === guests.length &&
  told.every(
    ({ winner, scores, at, instead = [] }) =>
      (winner ?? 0) <= guests.length &&
      (scores ?? guests).length === guests.length &&
      instead.every(earlierAt => earlierAt < at),
  )

const numbered = v.looseObject({ format: v.pipe(v.number(), v.minValue(3)) })
const ofOne = v.looseObject({ format: v.literal(1), game: v.string() })
const ofMany = v.looseObject({ format: v.literal(2), games: v.array(v.looseObject({ name: v.string() })) })

function gamesIn(row: unknown): readonly string[] {
  if (v.is(ofOne, row)) return [row.game]
  return v.is(ofMany, row) ? row.games.map(({ name }) => name) : []
}

/** `newer`: only a newer version can read it, as where a game of it is none of these names. */
export function readEvening(row: unknown, games: readonly string[]): Evening | 'newer' | 'damaged' {
  if (v.is(numbered, row) || gamesIn(row).some(name => !games.includes(name))) return 'newer'
  const read = v.safeParse(v.union([evening, earlier]), row)
  return read.success && isWhole(read.output) ? read.output : 'damaged'
}
