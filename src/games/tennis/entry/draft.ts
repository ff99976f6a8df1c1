import * as v from 'valibot'
import { LEVELS } from '../../../analysis/advice.ts'
import { headText } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import { seatOf } from '../../../engine/tennis/seats.ts'
import { type NewMatch, draftRestorer, writtenNames } from '../../entry/useEntry.ts'
import { defaultSeatName } from '#text/tennis/entry.ts'
import { SEATS, type Setup } from '../../../engine/tennis/types.ts'

const inFour = <T extends v.GenericSchema>(each: T) => v.pipe(v.array(each), v.length(SEATS.length), v.readonly())

const schema = v.strictObject({
  format: v.literal(1),
  /** The names as typed, clockwise. */
  names: inFour(v.string()),
  dealer: v.picklist(SEATS),
  target: v.pipe(v.number(), v.integer()),
  match: v.picklist(['replaces', 'adds']),
  ghosting: v.boolean(),
  /** Null for a person. */
  app: v.optional(inFour(v.nullable(v.picklist(LEVELS))), [null, null, null, null]),
  /** If a match was started from the draft, only the choices are used for the next match. */
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

const nextDraft = (draft: Draft): Draft => ({
  ...draft,
  app: newDraft().app,
  dealer: seatOf(draft.dealer, 'angler'),
  started: false,
})

export const restoreDraft = draftRestorer(schema, newDraft, nextDraft)

/** The default names, which differ even if the app plays several seats. */
export const defaultNamesOf = ({ app }: Draft): readonly string[] =>
  SEATS.map(seat => defaultSeatName(app[seat - 1] ?? null, seat))

export const playersOf = (draft: Draft): readonly string[] => writtenNames(draft.names, defaultNamesOf(draft))

export function newMatchFrom(draft: Draft): NewMatch {
  const { dealer, target, match, ghosting, app } = draft
  const setup: Setup = { players: playersOf(draft), dealer, target, match, ghosting }
  return { head: headText(tennis, setup), actions: [], kind: { app } }
}
