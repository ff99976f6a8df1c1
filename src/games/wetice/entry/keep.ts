import { inject, type InjectionKey } from 'vue'
import * as v from 'valibot'
import { useBook } from '../../../book/book.ts'
import { draftKey } from '../../../book/names.ts'
import { CELL_COUNT } from '../../../engine/wetice/board.ts'
import { STAGES, type Draft } from './draft.ts'

/** Where the draft of a game that has not begun is kept, so that a reload loses nothing. Nothing throws or rejects. */
export interface DraftStorage {
  /** Undefined where there is none. */
  load(): Promise<unknown>
  save(draft: object): Promise<void>
}

/** Provide one to keep drafts elsewhere than in the book. */
export const DRAFT_STORAGE: InjectionKey<DraftStorage> = Symbol('draft storage')

export const useDraftStorage = (): DraftStorage => inject(DRAFT_STORAGE, null) ?? inTheBook('wetice')

function inTheBook(game: string): DraftStorage {
  const { storage } = useBook()
  const key = draftKey(game)
  return {
    async load() {
      const row = await storage.get('settings', key)
      return row.ok && v.is(kept, row.value) ? row.value.draft : undefined
    },
    async save(draft) {
      await storage.write([{ type: 'put', store: 'settings', value: { key, draft } }])
    },
  }
}

const kept = v.object({ draft: v.unknown() })
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
