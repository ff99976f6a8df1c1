import { type Match, type MatchHead, isCardsNote } from '../journal/entries.ts'
import { readEntries, readHead } from '../storage/schema.ts'
import * as v from 'valibot'
import { placedOf, isDeepEqual, EVENING_FIELDS, type PlacedEvening } from '../evening/merge.ts'
import { readEvening } from '../evening/evening.ts'
import { parseJson } from '../json.ts'

/**
 * Returns a function that converts a match to lines for followers: its head, then its entries except notes of cards, each a row of JSON
 * as in a backup. Later calls only add lines for new entries.
 */
export function createMatchWriter() {
  const lines: string[] = []
  let read = 0

  return ({ head, entries }: Match): readonly string[] => {
    if (lines.length === 0) lines.push(JSON.stringify({ match: head }))
    for (const entry of entries.slice(read)) {
      const isSecret = entry.what.type === 'note' && isCardsNote(entry.what.note)
      if (!isSecret) lines.push(JSON.stringify({ entry: { ...entry, number: lines.length - 1 } }))
    }
    read = Math.max(read, entries.length)
    return lines
  }
}

/** The followed match so far; null before its head has arrived. `newer`: only a newer version of the app can read it. */
export type FollowedMatch = Match | 'newer' | 'damaged' | null

function parsed(line: string): { readonly match?: unknown; readonly entry?: unknown } {
  const row = parseJson(line)
  return typeof row === 'object' && row !== null ? row : {}
}

/** Returns a function that reads new lines of a match, and returns the match so far. Pass it each line once. `games`: the names of all games. */
export function createMatchReader(games: readonly string[]) {
  let head: MatchHead | null = null
  let followed: FollowedMatch = null

  return (lines: readonly string[]): FollowedMatch => {
    const rows = lines.map(parsed)
    if (!head && rows.length > 0) {
      const read = readHead(rows.shift()?.match, games)
      if (typeof read === 'string') return (followed = read === 'newer' ? 'newer' : 'damaged')
      head = read
      followed = { head, entries: [] }
    }
    if (!head || followed === null || typeof followed === 'string') return followed
    const before = followed.entries
    const { entries, damage } = readEntries(
      rows.map(({ entry }) => entry),
      head.id,
      before.length,
    )
    if (damage) return (followed = damage.why === 'newer' ? 'newer' : 'damaged')
    return (followed = entries.length === 0 ? followed : { head, entries: [...before, ...entries] })
  }
}

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_999))
const places = v.array(v.strictTuple([place, v.unknown()]))

/** Only changes: each changed guest or pairing with its fixed index. */
const line = v.looseObject({
  at: v.pipe(v.number(), v.integer()),
  whole: v.optional(v.record(v.string(), v.unknown()), {}),
  guests: v.optional(places, []),
  pairings: v.optional(places, []),
})

type Read = PlacedEvening | 'newer' | 'damaged' | null

/** Returns a function that reads an evening from its room's lines. Pass it all lines so far; it parses only the new ones. `games`: the names of all games. */
export function createEveningReader(games: readonly string[]): (lines: readonly string[]) => Read {
  const guests: unknown[] = []
  const pairings: unknown[] = []
  let whole: Readonly<Record<string, unknown>> = {}
  let touched = 0
  let count = 0

  function applyLine(text: string): boolean {
    const read = v.safeParse(line, parseJson(text))
    if (!read.success) return false
    // Reads `id` and `created` only once, so that no later line can replace another evening of the book.
    const { id = read.output.whole['id'], created = read.output.whole['created'] } = whole
    whole = { ...whole, ...read.output.whole, id, created }
    touched = Math.max(touched, read.output.at)
    for (const [at, guest] of read.output.guests) guests[at] = guest
    for (const [at, pairing] of read.output.pairings) pairings[at] = pairing
    count++
    return true
  }

  return lines => {
    if (lines.length === 0) return null
    if (!lines.slice(count).every(applyLine)) return 'damaged'
    const row = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
    const there = pairings.filter(each => each !== null)
    const evening = readEvening({ ...row, touched, guests, pairings: there }, games)
    if (typeof evening === 'string') return evening
    const left = [...evening.pairings]
    return {
      ...placedOf(evening),
      pairings: Array.from(pairings, each => (each === null ? null : (left.shift() ?? null))),
    }
  }
}

export const readEveningLines = (lines: readonly string[], games: readonly string[]): Read =>
  createEveningReader(games)(lines)

/** The maximum number of characters for the guests or pairings in a line, unless a single guest or pairing is longer. */
const LENGTH = 1_200

/** Returns the lines that change an evening from `before` to `after`. `before` is null if the room has no lines yet. */
export function eveningLines(before: PlacedEvening | null, after: PlacedEvening): readonly string[] {
  const at = after.touched
  const { id, format, created } = after
  const whole = Object.fromEntries(
    EVENING_FIELDS.filter(key => !isDeepEqual(before?.[key], after[key])).map(key => [key, after[key] ?? null]),
  )
  const first = before ? whole : { format, id, created, ...whole }
  const changed = <T>(earlier: readonly T[], now: readonly T[]): readonly (readonly [number, T])[] =>
    now.flatMap((each, place) =>
      place < earlier.length && isDeepEqual(earlier[place], each) ? [] : [[place, each] as const],
    )
  return [
    ...(Object.keys(first).length > 0 ? [{ at, whole: first }] : []),
    ...portions(changed(before?.guests ?? [], after.guests)).map(guests => ({ at, guests })),
    ...portions(changed(before?.pairings ?? [], after.pairings)).map(pairings => ({ at, pairings })),
  ].map(row => JSON.stringify(row))
}

function portions<T>(items: readonly T[]): readonly (readonly T[])[] {
  const all: T[][] = []
  let length = Infinity
  for (const item of items) {
    const size = JSON.stringify(item).length
    if (length + size > LENGTH) {
      all.push([])
      length = 0
    }
    all.at(-1)?.push(item)
    length += size
  }
  return all
}
