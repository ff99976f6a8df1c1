import * as v from 'valibot'
import { tennis } from '../../../engine/tennis/index.ts'
import { seatOf } from '../../../engine/tennis/seats.ts'
import { nameless } from '../../words.ts'
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
  started: false,
})

const schema = v.strictObject({
  format: v.literal(1),
  names: v.tuple([v.string(), v.string(), v.string(), v.string()]),
  dealer: v.picklist(SEATS),
  target: v.pipe(v.number(), v.integer()),
  match: v.picklist(['replaces', 'adds']),
  ghosting: v.boolean(),
  started: v.boolean(),
})

/** What was kept, where it still is a draft as this version writes it; else a new one. The deal goes on to the left for the next match. */
export function settleDraft(kept: unknown): Draft {
  const read = v.safeParse(schema, kept)
  if (!read.success) return newDraft()
  const draft = read.output
  return draft.started ? { ...draft, dealer: seatOf(draft.dealer, 'angler'), started: false } : draft
}

/** Names as a record can hold them. */
export const setupOf = ({ names, dealer, target, match, ghosting }: Draft): Setup => ({
  players: names.map((name, seat) => name.replace(/[,#\s]+/g, ' ').trim() || nameless(seat + 1)),
  dealer,
  target,
  match,
  ghosting,
})

/** The head of the record that a match begins with. */
export const headOf = (draft: Draft): string => ['game tennis', ...tennis.makeSetup(setupOf(draft)), 'play'].join('\n')
