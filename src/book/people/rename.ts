import { isFree } from '../evening/changes.ts'
import { numberOf, type Evening, type GuestNumber } from '../evening/evening.ts'
import type { ListedMatch } from '../listing.ts'
import { keyOf } from '../standings.ts'

/** What the players of a match are to be called, and what they were called before. */
export interface Renaming {
  readonly id: string
  readonly players: readonly string[]
  readonly before: readonly string[]
}

/**
 * Somebody's new name, match by match. A seat that the app plays is nobody's. `left`: so many matches stay as they are, since whoever
 * is called so already plays in them too.
 */
export function renamings(
  items: readonly ListedMatch[],
  from: string,
  to: string,
): { readonly renamings: readonly Renaming[]; readonly left: number } {
  const theirs = items.filter(({ players, head }) =>
    players.some((name, i) => keyOf(name) === keyOf(from) && !head.app?.[i]),
  )
  const fit = theirs.filter(
    ({ players }) => keyOf(from) === keyOf(to) || players.every(name => keyOf(name) !== keyOf(to)),
  )
  return {
    renamings: fit.map(({ id, head, players }) => ({
      id,
      before: players,
      players: players.map((name, i) => (keyOf(name) === keyOf(from) && !head.app?.[i] ? to : name)),
    })),
    left: theirs.length - fit.length,
  }
}

/** Back to what they were called before. */
export const renamedBack = (all: readonly Renaming[]): readonly Renaming[] =>
  all.map(({ id, players, before }) => ({ id, players: before, before: players }))

/** Whom an evening is to call otherwise. */
export interface GuestRenaming {
  readonly id: string
  readonly guest: GuestNumber
}

/** Their numbers, in those evenings that can call them so. */
export const guestsToRename = (evenings: readonly Evening[], from: string, to: string): readonly GuestRenaming[] =>
  evenings.flatMap(evening => {
    const guest = numberOf(evening, from)
    return guest > 0 && isFree(evening, to, guest) ? [{ id: evening.id, guest }] : []
  })
