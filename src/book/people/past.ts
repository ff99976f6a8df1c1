import { isFree } from '../evening/changes.ts'
import { numberOf, type Evening } from '../evening/evening.ts'
import type { Match } from '../journal/entries.ts'
import { keyOf } from '../standings.ts'
import type { GuestRenaming, Renaming } from './rename.ts'

/** A name that somebody was called by before, and the matches that would have it again. */
export interface OtherName {
  readonly name: string
  readonly renamings: readonly Renaming[]
}

/** What the journals of somebody's matches tell beside results. */
export interface Past {
  /** How often they asked for help, and in how many matches. */
  readonly asked: number
  readonly helped: number
  /** Whoever was made one with them, or how they were called before. */
  readonly others: readonly OtherName[]
}

/** What one match tells of somebody who plays in it. */
export interface Told {
  readonly asked: number
  readonly before: { readonly name: string; readonly renaming: Renaming } | null
}

/** Null where they don't play in it: a seat of the app is nobody's. What was put away counts for nothing, and has its names all the same. */
export function toldIn(name: string, { head, entries }: Match): Told | null {
  const called = entries.flatMap(({ what }) => (what.type === 'names' ? [what.players] : []))
  const players = called.at(-1) ?? head.players
  const seat = players.findIndex((each, i) => keyOf(each) === keyOf(name) && !head.app?.[i])
  if (seat < 0) return null
  const asked = entries.filter(({ what }) => what.type === 'note' && what.note.type === 'help' && what.note.seat === seat + 1) // prettier-ignore
  const before = nameBefore([head.players, ...called].map(all => all[seat] ?? ''))
  const isTaken = players.some((each, i) => i !== seat && keyOf(each) === keyOf(before ?? ''))
  const renaming = { id: head.id, before: players, players: players.with(seat, before ?? '') }
  return {
    asked: head.shelved === undefined ? asked.length : 0,
    before: before === null || isTaken ? null : { name: before, renaming },
  }
}

/** What they were called before the name of now; who got an earlier name back was never called otherwise. */
function nameBefore(names: readonly string[]): string | null {
  const kept: string[] = []
  for (const name of names) {
    const known = kept.findIndex(each => keyOf(each) === keyOf(name))
    kept.splice(known < 0 ? kept.length : known, kept.length, name)
  }
  return kept.at(-2) ?? null
}

export function pastOf(told: readonly Told[]): Past {
  const others = new Map<string, { name: string; renamings: Renaming[] }>()
  for (const { name, renaming } of told.flatMap(({ before }) => before ?? [])) {
    const other = others.get(keyOf(name)) ?? { name, renamings: [] }
    others.set(keyOf(name), other)
    other.renamings.push(renaming)
  }
  return {
    asked: told.reduce((sum, { asked }) => sum + asked, 0),
    helped: told.filter(({ asked }) => asked > 0).length,
    others: [...others.values()],
  }
}

/** Guests who have that name again too: those of whom an evening has none but these matches. */
export const guestsToPart = (
  evenings: readonly Evening[],
  from: string,
  { name, renamings }: OtherName,
): readonly GuestRenaming[] =>
  evenings.flatMap(evening => {
    const guest = numberOf(evening, from)
    const tied = evening.pairings.flatMap(({ guests, match }) => (match && guests.includes(guest) ? [match] : []))
    const isTheirs = tied.length > 0 && tied.every(match => renamings.some(({ id }) => id === match))
    return isTheirs && isFree(evening, name, guest) ? [{ id: evening.id, guest }] : []
  })
