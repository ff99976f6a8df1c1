import { defineStore } from 'pinia'
import { shallowReactive, shallowRef } from 'vue'
import * as v from 'valibot'
import { useBook } from '../book.ts'
import { PROGRESS } from '../storage/names.ts'
import { type Failure, toFailure } from '../storage/port.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The range of seeds for questions. Earlier versions used smaller seeds, and made other questions from them. */
export const SEEDS = { first: 2 ** 31, count: 2 ** 31 }

/** A level and a seed identify a question. */
const drill = v.strictObject({
  level: whole,
  streak: whole,
  best: whole,
  /** The number of right answers in a row at this level, or minus the number of wrong answers in a row. */
  run: v.pipe(v.number(), v.safeInteger()),
  missed: v.pipe(
    v.array(
      v.strictObject({ level: whole, seed: whole, step: v.exactOptional(whole), due: v.exactOptional(v.number()) }),
    ),
    v.readonly(),
  ),
})

const missedTask = v.strictObject({ task: v.string(), step: whole, due: v.number() })

const lesson = {
  /** Ids of tasks; in old rows, their numbers. */
  solved: v.pipe(v.array(v.union([v.string(), whole])), v.readonly()),
  missed: v.exactOptional(v.pipe(v.array(missedTask), v.readonly())),
}
type LessonState = v.InferOutput<v.StrictObjectSchema<typeof lesson, undefined>>

/** A moment of a match at which a better move than the played move existed. */
const moment = v.strictObject({
  match: v.string(),
  place: whole,
  record: v.string(),
  /** `answers`: all moves that are as good as the best move, the best first. */
  played: v.string(),
  answers: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  /** Left out if the options follow from the record. */
  options: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
  basis: v.picklist(['exact', 'searched', 'sampled']),
  loss: v.number(),
  right: whole,
  /** `step`: the stage of the review schedule. `due`: null if no more reviews are needed. Old rows have neither. */
  step: v.exactOptional(whole),
  due: v.exactOptional(v.nullable(v.number())),
})
export type StoredMoment = Readonly<v.InferOutput<typeof moment>>
/** A moment before its first answer. */
export type NewMoment = Omit<StoredMoment, 'right' | 'step' | 'due'>

type DrillState = v.InferOutput<typeof drill>

const row = v.variant('kind', [
  v.strictObject({ key: v.string(), kind: v.literal('lesson'), name: v.string(), ...lesson }),
  v.strictObject({ key: v.string(), kind: v.literal('drill'), name: v.string(), drill }),
  v.strictObject({
    key: v.string(),
    kind: v.literal('guide'),
    name: v.string(),
    seen: v.pipe(v.array(v.string()), v.readonly()),
  }),
  v.strictObject({ key: v.string(), kind: v.literal('moment'), name: v.string(), moment }),
])
type Row = v.InferOutput<typeof row>

const FRESH_DRILL: DrillState = { level: 0, streak: 0, best: 0, run: 0, missed: [] }

/** The user's progress: solved tasks, drills, explanations seen in guided games, and moments to learn from. */
export const useProgressStore = defineStore('progress', () => {
  const { storage } = useBook()
  const rows = shallowReactive(new Map<string, Row>())
  const failed = shallowRef<Failure | null>(null)
  const loaded = shallowRef(false)

  async function load(): Promise<void> {
    const read = toFailure(await storage.all('progress'))
    failed.value = read.ok ? null : read.error
    for (const each of read.ok ? read.value : []) if (v.is(row, each)) rows.set(each.key, each)
    loaded.value = true
  }

  async function put(value: Row): Promise<void> {
    rows.set(value.key, value)
    const stored = toFailure(await storage.write([{ type: 'put', store: 'progress', value }]))
    failed.value = stored.ok ? null : stored.error
  }

  function lessonOf(name: string): LessonState {
    const found = rows.get(PROGRESS.lesson(name))
    return found?.kind === 'lesson' ? found : { solved: [] }
  }

  /** Drops missed questions in old rows whose seeds now produce different questions. */
  function drillOf(game: string): DrillState {
    const found = rows.get(PROGRESS.drill(game))
    if (found?.kind !== 'drill') return FRESH_DRILL
    return { ...found.drill, missed: found.drill.missed.filter(({ seed }) => seed >= SEEDS.first) }
  }

  function seenIn(game: string): readonly string[] {
    const found = rows.get(PROGRESS.guide(game))
    return found?.kind === 'guide' ? found.seen : []
  }

  const putMoment = (game: string, moment: StoredMoment): Promise<void> =>
    put({ key: PROGRESS.moment(moment.match, moment.place), kind: 'moment', name: game, moment })

  function momentOf(match: string, place: number): StoredMoment | null {
    const found = rows.get(PROGRESS.moment(match, place))
    return found?.kind === 'moment' ? found.moment : null
  }

  /** If the moment is already stored, its number of right answers and its schedule stay. */
  const keepMoment = (game: string, moment: NewMoment, when: Pick<StoredMoment, 'step' | 'due'>): Promise<void> =>
    putMoment(game, { right: 0, ...when, ...momentOf(moment.match, moment.place), ...moment })

  return {
    loaded,
    failed,
    load,
    isEmpty: () => rows.size === 0,
    lessonOf,
    keepLesson: (name: string, { solved, missed = [] }: LessonState) =>
      put({ key: PROGRESS.lesson(name), kind: 'lesson', name, solved, missed }),
    drillOf,
    keepDrill: (game: string, state: DrillState) =>
      put({ key: PROGRESS.drill(game), kind: 'drill', name: game, drill: state }),
    momentsIn: (game: string): readonly StoredMoment[] =>
      [...rows.values()]
        .flatMap(each => (each.kind === 'moment' && each.name === game ? [each.moment] : []))
        .sort((a, b) => a.right - b.right),
    keepMoment,
    answerMoment: (game: string, moment: StoredMoment, right: boolean, when: Pick<StoredMoment, 'step' | 'due'>) =>
      putMoment(game, { ...moment, right: right ? moment.right + 1 : 0, ...when }),
    seenIn,
    see: (game: string, note: string) =>
      put({ key: PROGRESS.guide(game), kind: 'guide', name: game, seen: [...new Set([...seenIn(game), note])] }),
  }
})
