import * as v from 'valibot'
import { isFitName } from '../journal/players.ts'
import { keyOf } from '../standings.ts'
import { matchId, moment } from '../storage/schema.ts'
import { MOST_NAME, MOST_NAMES, MOST_PAIRINGS, type Evening } from './evening.ts'

/** What an evening may be called: one line that can be seen. */
export const isFitTitle = (name: string): boolean => name.length <= MOST_NAME && isFitName(name.replace(/[,#]/g, ' '))

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.multipleOf(0.5))
const guest = v.strictObject({
  name: v.pipe(v.string(), v.check(isFitName)),
  left: v.exactOptional(v.literal(true)),
})
const number = v.pipe(v.number(), v.integer(), v.minValue(1))
const pairing = v.strictObject({
  guests: v.tuple([number, number]),
  match: v.exactOptional(matchId),
  told: v.exactOptional(v.strictObject({ winner: v.picklist([0, 1, 2]), at: moment })),
})

const evening = v.strictObject({
  format: v.literal(1),
  id: matchId,
  name: v.pipe(v.string(), v.check(isFitTitle)),
  created: moment,
  touched: moment,
  game: v.string(),
  everyone: v.boolean(),
  points: v.strictObject({ win: points, draw: points, loss: points }),
  guests: v.pipe(v.array(guest), v.maxLength(MOST_NAMES)),
  pairings: v.pipe(v.array(pairing), v.maxLength(MOST_PAIRINGS)),
  ended: v.exactOptional(moment),
  shelved: v.exactOptional(moment),
})

/** Nobody has two names or one name with another, a pairing is of two who are there, and a match is tied once. */
function isWhole({ guests, pairings }: Pick<Evening, 'guests' | 'pairings'>): boolean {
  const matches = pairings.flatMap(({ match }) => match ?? [])
  return (
    new Set(guests.map(({ name }) => keyOf(name))).size === guests.length &&
    new Set(matches).size === matches.length &&
    pairings.every(({ guests: [a, b] }) => a !== b && Math.max(a, b) <= guests.length)
  )
}

const numbered = v.looseObject({ format: v.pipe(v.number(), v.minValue(2)) })
const played = v.looseObject({ format: v.literal(1), game: v.string() })

/** `newer`: only a newer version can read it, as where its game is none of these names. */
export function readEvening(row: unknown, games: readonly string[]): Evening | 'newer' | 'damaged' {
  if (v.is(numbered, row) || (v.is(played, row) && !games.includes(row.game))) return 'newer'
  const read = v.safeParse(evening, row)
  return read.success && isWhole(read.output) ? read.output : 'damaged'
}
