import type { GuestNumber, Pairing, Told, Winner } from './evening.ts'

/** What a pairing came to. */
export interface Result {
  readonly winner: Winner
  readonly at: number
  /** By seat; null where nobody said it. */
  readonly scores: readonly number[] | null
  readonly by: 'people' | 'match'
}

/** What nothing was said instead of: more than one where it was said on two phones. */
function lastOf({ told = [] }: Pairing): readonly Told[] {
  const replaced = new Set(told.flatMap(({ instead = [] }) => instead))
  return told.filter(({ at }) => !replaced.has(at))
}

/** What people say it came to: nothing, one result, or several, of which they are to choose. */
export const saidOf = (pairing: Pairing): readonly Result[] =>
  distinct(
    lastOf(pairing).flatMap(({ winner, scores = null, at }): readonly Result[] =>
      winner === null ? [] : [{ winner, at, scores, by: 'people' }],
    ),
  )

/** Nothing is played for it yet: no match, and nobody's word. */
export const isOpen = (pairing: Pairing): boolean => pairing.match === undefined && saidOf(pairing).length === 0

/** Each once; one without scores is the same as one with them. */
export const distinct = (results: readonly Result[]): readonly Result[] =>
  results.filter(
    (each, place) =>
      !results.some(
        (other, index) =>
          other.winner === each.winner &&
          (`${other.scores}` === `${each.scores}` ? index < place : each.scores === null),
      ),
  )

/** Somebody's word, whatever was said before; null takes that back. */
export function says(
  pairing: Pairing,
  result: Pick<Result, 'winner' | 'scores'> | null,
  now: number,
): Pairing & { readonly told: readonly Told[] } {
  const { told = [], match } = pairing
  const instead = lastOf(pairing).map(({ at }) => at)
  const word: Told = {
    winner: result?.winner ?? null,
    ...(result?.scores ? { scores: result.scores } : {}),
    at: Math.max(now, ...told.map(({ at }) => at + 1)),
    ...(instead.length > 0 ? { instead } : {}),
    ...(match === undefined ? {} : { match }),
  }
  return { ...pairing, told: [...told, word] }
}

/** The same with its people on other seats. */
export function turned(pairing: Pairing, guests: readonly GuestNumber[]): Pairing {
  const { told } = pairing
  if (`${guests}` === `${pairing.guests}`) return pairing
  const seats = guests.map(guest => pairing.guests.indexOf(guest))
  const turn = ({ winner, scores, ...rest }: Told): Told => ({
    winner: winner && seats.indexOf(winner - 1) + 1,
    ...(scores ? { scores: seats.map(seat => scores[seat] ?? 0) } : {}),
    ...rest,
  })
  return { ...pairing, guests, ...(told ? { told: told.map(turn) } : {}) }
}

const keyOf = ({ winner, scores, at, instead, match }: Told): string =>
  JSON.stringify([at, winner, scores, instead, match])

/** All that was said on either, each once, in the order in which it was said. */
export function allTold(some: Pairing, others: Pairing): readonly Told[] {
  const all = new Map([...(some.told ?? []), ...(others.told ?? [])].map(each => [keyOf(each), each]))
  return [...all].sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1)).map(([, told]) => told)
}
