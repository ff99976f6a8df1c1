import * as v from 'valibot'
import { LEVELS } from '../../../analysis/advice.ts'
import type { Seating } from '../../../book/journal/entries.ts'
import { headText } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import { seatOf } from '../../../engine/tennis/seats.ts'
import { writtenNames } from '../../entry/names.ts'
import type { Begun } from '../../entry/useEntry.ts'
import { fallbackName } from '../../../text/en/tennis/entry.ts'
import { SEATS, type Match, type Seat, type Setup } from '../../../engine/tennis/types.ts'

/** What people have chosen for a match that has not begun. */
export interface Draft {
  readonly format: 1
  /** As they were typed, clockwise. */
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly target: number
  readonly match: Match
  readonly ghosting: boolean
  /** How well the app plays each seat; null for a person. */
  readonly app: Seating
  /** A match was begun from it: only its choices are of use for the next one. */
  readonly started: boolean
}

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

const level = v.nullable(v.picklist(LEVELS))

const schema = v.strictObject({
  format: v.literal(1),
  names: v.tuple([v.string(), v.string(), v.string(), v.string()]),
  dealer: v.picklist(SEATS),
  target: v.pipe(v.number(), v.integer()),
  match: v.picklist(['replaces', 'adds']),
  ghosting: v.boolean(),
  app: v.optional(v.tuple([level, level, level, level]), [null, null, null, null]),
  started: v.boolean(),
})

/** What was kept, where it still is a draft as this version writes it; else a new one. The deal goes on to the left for the next match, and who is the app is said anew. */
export function settleDraft(kept: unknown): Draft {
  const read = v.safeParse(schema, kept)
  if (!read.success) return newDraft()
  const draft = read.output
  return draft.started
    ? { ...draft, app: newDraft().app, dealer: seatOf(draft.dealer, 'angler'), started: false }
    : draft
}

/** What those are called who have no names: with several seats of the app's, each has one of its own. */
export const namelessIn = ({ app }: Draft): readonly string[] =>
  SEATS.map(seat => fallbackName(app[seat - 1] ?? null, seat))

/** Names as a record can hold them. */
export const playersOf = (draft: Draft): readonly string[] => writtenNames(draft.names, namelessIn(draft))

export function begunFrom(draft: Draft): Begun {
  const { dealer, target, match, ghosting, app } = draft
  const setup: Setup = { players: playersOf(draft), dealer, target, match, ghosting }
  return { head: headText(tennis, setup), actions: [], kind: { app } }
}
