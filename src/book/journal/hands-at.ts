import * as v from 'valibot'
import { type Entry, type Stored, type Match, nonNegative } from './entries.ts'
import { fold, sameTexts } from './timeline.ts'

/** `line`: where the walk led. `stops`: the number of its stops that are done. */
interface InterruptedWalk {
  readonly line: readonly string[]
  readonly stops: number
}

/** The state of the real table while it differs from the match: the end of a line of actions, and then interrupted walks from that position (`way`). */
export interface HandsAt {
  readonly line: readonly string[]
  /** The number of steps of the line's last action that are done. */
  readonly step: number
  readonly way: readonly InterruptedWalk[]
}

/** The first `keep` actions of the match's line, then `rest`. */
const apartRow = v.strictObject({ keep: nonNegative, rest: v.array(v.string()) })
type LineDifference = Stored<typeof apartRow>

/** `HandsAt` as it is stored. */
export const handsRow = v.strictObject({
  ...apartRow.entries,
  step: nonNegative,
  way: v.array(v.strictObject({ ...apartRow.entries, stops: nonNegative })),
})
type HandsRow = Stored<typeof handsRow>

function differenceFrom(line: readonly string[], counts: readonly string[]): LineDifference {
  const differs = line.findIndex((action, place) => action !== counts[place])
  const keep = differs < 0 ? line.length : differs
  return { keep, rest: line.slice(keep) }
}

const lineOf = ({ keep, rest }: LineDifference, counts: readonly string[]): readonly string[] => [
  ...counts.slice(0, keep),
  ...rest,
]

/** Returns the row to store. `counts` is the match's line. */
export const makeHandsRow = ({ line, step, way }: HandsAt, counts: readonly string[]): HandsRow => ({
  ...differenceFrom(line, counts),
  step,
  way: way.map(walked => ({ ...differenceFrom(walked.line, counts), stops: walked.stops })),
})

export const readHandsRow = (row: HandsRow, counts: readonly string[]): HandsAt => ({
  line: lineOf(row, counts),
  step: row.step,
  way: row.way.map(walked => ({ line: lineOf(walked, counts), stops: walked.stops })),
})

const ALL_STEPS = Number.MAX_SAFE_INTEGER

/** Returns the state of the real table for the match `to`, which continues `from`; null if the table already agrees with `to`. */
export function handsAfter(
  cursor: { readonly play: string; readonly step: number; readonly hands?: HandsRow } | null,
  from: Pick<Match, 'entries'>,
  to: Pick<Match, 'entries'>,
): HandsRow | null {
  const [played, counts] = [fold(from.entries).line, linePlayed(to.entries)]
  const line = played.map(({ action }) => action)
  const step = cursor?.play === played.at(-1)?.key ? (cursor?.step ?? ALL_STEPS) : ALL_STEPS
  const at = cursor?.hands ? readHandsRow(cursor.hands, line) : { line, step, way: [] }
  return at.way.length === 0 && at.step === ALL_STEPS && sameTexts(at.line, counts) ? null : makeHandsRow(at, counts)
}

const linePlayed = (entries: readonly Entry[]): readonly string[] => fold(entries).line.map(({ action }) => action)
