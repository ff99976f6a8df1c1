import * as v from 'valibot'
import type { Play, Signature } from '../journal/timeline.ts'
import { type Replay, isValidName } from '../journal/replay.ts'
import { outcomeOf } from '../journal/outcome.ts'
import { parseJson } from '../json.ts'
import { RESULT_FILE } from '../storage/names.ts'
import { type Stored, type MatchHead, matchId, timestamp, word } from '../journal/entries.ts'
import { setPairing, addMatch, type Change } from './changes.ts'
import { sameGuests, matchesOf, guestOf, seatedMatches, type Evening, type Pairing, type Report } from './evening.ts'
import {
  allReports,
  firstSeats,
  isEligible,
  isOpen,
  reseated,
  resultWithFirst,
  withMatch,
  type PairingResult,
} from './outcome.ts'

const MAX_SEATS = 4
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS))
const name = v.pipe(v.string(), v.check(isValidName))

const result = v.strictObject({
  format: v.literal(RESULT_FILE),
  version: v.literal(1),
  match: matchId,
  game: v.string(),
  players: v.pipe(v.array(name), v.minLength(2), v.maxLength(MAX_SEATS)),
  winner: seat,
  scores: v.array(v.pipe(v.number(), v.integer())),
  /** The seat that lost on time. */
  onTime: v.exactOptional(seat),
  at: timestamp,
  evening: v.exactOptional(matchId),
  round: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  signed: v.array(
    v.variant('type', [
      v.strictObject({ type: v.literal('confirmed'), seat }),
      v.strictObject({ type: v.literal('protest'), seat, word }),
    ]),
  ),
})
export type TableResult = Omit<Stored<typeof result>, 'format' | 'version'>

export const resultText = (of: TableResult): string => JSON.stringify({ format: RESULT_FILE, version: 1, ...of })

export function readResult(text: string): TableResult | null {
  const read = v.safeParse(result, parseJson(text))
  if (!read.success) return null
  const { players, winner, scores } = read.output
  return scores.length === players.length && winner <= players.length ? read.output : null
}

interface PlayedMatch {
  readonly head: Pick<MatchHead, 'id' | 'app' | 'players'>
  readonly replay: Replay
  readonly line: readonly Play[]
  readonly signatures: readonly Signature[]
}

/** A match's result; null if the match isn't over, has one player, or has a seat that the app plays. */
export function resultOf({
  head,
  replay,
  line,
  signatures,
}: PlayedMatch): Omit<TableResult, 'evening' | 'round'> | null {
  const { over, winner, scores, onTime } = outcomeOf(replay)
  const { players } = replay
  if (!over || players.length < 2 || !isEligible(head, players.length)) return null
  return {
    match: head.id,
    game: replay.game.name,
    players,
    winner: winner ?? 0,
    scores,
    ...(onTime === null ? {} : { onTime }),
    at: line.at(-1)?.at ?? 0,
    signed: signatures,
  }
}

/** Adds a result to the pairing of its players, unless the pairing already has it. */
export const addResult =
  (result: TableResult): Change =>
  evening => {
    const tied = joinsMatch(result)(evening)
    const pairing = tied.pairings.find(each => matchesOf(each).includes(result.match))
    const seats = pairing && seatedMatches(pairing).find(({ match }) => match === result.match)
    if (!pairing || !seats) return tied
    const reported = reseated(withReport(reseated(pairing, seats.guests), result), pairing.guests)
    return reported.told?.length === pairing.told?.length ? tied : setPairing(pairing, reported)(tied)
  }

const joinsMatch =
  ({ match, players, round }: TableResult): Change =>
  evening => {
    const guests = players.map(name => guestOf(evening, name))
    const isTheirs = (each: Pairing): boolean => each.round === round && sameGuests(each.guests, guests)
    const named = round === undefined ? undefined : evening.pairings.find(isTheirs)
    const isKnown = evening.pairings.some(each => matchesOf(each).includes(match))
    return named && !isKnown
      ? setPairing(named, withMatch(named, match, guests))(evening)
      : addMatch(match, players)(evening)
  }

/** Adds a report of the result, in chronological order. Returns the pairing itself if it already has the report. */
export function withReport(pairing: Pairing, { at, ...reported }: PairingResult & Pick<TableResult, 'at'>): Pairing {
  const seats = pairing.guests.length
  const { winner, scores, first, onTime } = resultWithFirst(
    firstSeats(reported, seats),
    reported.scores,
    seats,
    reported.onTime,
  )
  const word: Report = {
    winner,
    ...(scores ? { scores } : {}),
    ...(first ? { first: [...first] } : {}),
    ...(onTime === undefined ? {} : { onTime }),
    at,
  }
  const reports = allReports(pairing, { ...pairing, told: [word] })
  return reports.length === pairing.told?.length ? pairing : { ...pairing, told: reports }
}

/** Finds the evening that a result names, or that has its match; otherwise a running evening with its players, preferably with an open pairing of them. */
export function eveningFor(result: TableResult, evenings: readonly Evening[]): Evening | null {
  const guestsIn = (evening: Evening): readonly number[] => result.players.map(name => guestOf(evening, name))
  const meet = (evening: Evening, pairing: Pairing): boolean =>
    isOpen(pairing) && sameGuests(pairing.guests, guestsIn(evening))
  const running = evenings.filter(({ ended }) => ended === undefined)
  return (
    evenings.find(({ id }) => id === result.evening) ??
    evenings.find(({ pairings }) => pairings.some(each => matchesOf(each).includes(result.match))) ??
    running.find(evening => evening.pairings.some(pairing => meet(evening, pairing))) ??
    running.find(evening => !guestsIn(evening).includes(0)) ??
    null
  )
}
