import * as v from 'valibot'
import { LEVELS } from '../../../analysis/opponent.ts'
import { CELL_COUNT } from '../../../engine/wetice/board.ts'
import { STAGES, type Draft } from './draft.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELL_COUNT - 1))
const player = v.picklist([1, 2])
const table = v.strictObject({
  layout: v.picklist(['8x6', '6x8']),
  letters: v.pipe(v.string(), v.regex(/^[SHDC.?]{48}$/)),
  cursor: v.nullable(place),
})
const draft = v.strictObject({
  format: v.literal(1),
  stage: v.picklist(STAGES),
  mode: v.picklist(['duel', 'solo', 'solo-plus']),
  groups: v.picklist(['joined', 'lines']),
  names: v.tuple([v.string(), v.string()]),
  turn: player,
  app: v.optional(v.nullable(v.picklist(LEVELS)), null),
  enterBy: v.picklist(['rows', 'columns']),
  running: v.boolean(),
  shuffled: v.boolean(),
  table,
  past: v.array(table),
  owners: v.partial(v.strictObject({ S: player, H: player, D: player, C: player })),
  fours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELL_COUNT)),
  started: v.boolean(),
})

/** What was kept, where it still is a draft as this version writes it. */
export function readDraft(value: unknown): Draft | null {
  const read = v.safeParse(draft, value)
  return read.success ? (read.output as Draft) : null
}
