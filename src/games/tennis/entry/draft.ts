import * as v from 'valibot'
import { LEVELS } from '../../../analysis/advice.ts'
import { headText } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import { seatOf } from '../../../engine/tennis/seats.ts'
import { type NewMatch, restoring, writtenNames } from '../../entry/useEntry.ts'
import { fallbackName } from '#text/tennis/entry.ts'
import { SEATS, type Setup } from '../../../engine/tennis/types.ts'

const inFour = <T extends v.GenericSchema>(each: T) => v.pipe(v.array(each), v.length(SEATS.length), v.readonly())

/** The draft of a match that has not started. */
const schema = v.strictObject({
  format: v.literal(1),
  /** As typed, clockwise. */
  names: inFour(v.string()),
  dealer: v.picklist(SEATS),
  target: v.pipe(v.number(), v.integer()),
  match: v.picklist(['replaces', 'adds']),
  ghosting: v.boolean(),
  /** How well the app plays each seat; null for a person. */
  app: v.optional(inFour(v.nullable(v.picklist(LEVELS))), [null, null, null, null]),
  /** A match was started from it: only its choices are of use for the next one. */
  started: v.boolean(),
})
export type Draft = Readonly<v.InferOutput<typeof schema>>

const newDraft = (): Draft => ({
  format: 1,
  names: ['', '', '', ''],
  dealer: 1,
  target: 5,
  match: 'replaces',
  ghosting: false,
  app: SEATS.map(() => null),
  started: false,
})

/** The deal moves to the left for the next match, and the app's seats are chosen again. */
const nextDraft = (draft: Draft): Draft => ({
  ...draft,
  app: newDraft().app,
  dealer: seatOf(draft.dealer, 'angler'),
  started: false,
})

export const restoreDraft = restoring(schema, newDraft, nextDraft)

/** Default names; with several seats of the app, each has another. */
export const namelessIn = ({ app }: Draft): readonly string[] =>
  SEATS.map(seat => fallbackName(app[seat - 1] ?? null, seat))

/** Names as a record can hold them. */
export const playersOf = (draft: Draft): readonly string[] => writtenNames(draft.names, namelessIn(draft))

export function newMatchFrom(draft: Draft): NewMatch {
  const { dealer, target, match, ghosting, app } = draft
  const setup: Setup = { players: playersOf(draft), dealer, target, match, ghosting }
  return { head: headText(tennis, setup), actions: [], kind: { app } }
}
