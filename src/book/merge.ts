import type { MatchHead } from './journal.ts'
import type { Found, Loaded, Waiting } from './keep.ts'

/**
 * How a match from outside goes into the book:
 * - `added`: it wasn't there
 * - `known`: all of it was
 * - `longer`: it goes on where the one in the book ends
 * - `forked`: the two went different ways, or the one in the book can't be read; both stay, and this one gets an id of its own
 */
export type Merge =
  | { readonly type: 'added' | 'longer'; readonly id: string; readonly missing: Waiting }
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'forked'; readonly fork: Found }

/** `stored` is the match of the same id in the book, null where there is none. Nothing that is stored is ever changed. */
export function merge(found: Found, stored: Loaded | null): Merge {
  const { head, entries } = found
  if (!stored) return { type: 'added', id: head.id, missing: found }
  if (typeof stored.head === 'string' || stored.head.head !== head.head) return forked(found, 0)
  let common = 0
  while (common < entries.length && entries[common]?.id === stored.entries[common]?.id) common++
  if (common === entries.length) return { type: 'known', id: head.id }
  if (common < stored.entries.length || stored.damage) return forked(found, common)
  return { type: 'longer', id: head.id, missing: { head: null, entries: entries.slice(common) } }
}

/** The id says where the ways part, so that the same file brought twice makes one fork. */
function forked({ head, entries }: Found, common: number): Merge {
  const id = `${head.id}~${entries[common]?.id ?? 'head'}`
  const { origin: _, ...rest } = head
  const forkHead: MatchHead = { ...rest, id, origin: { match: head.id, entries: common } }
  return { type: 'forked', fork: { head: forkHead, entries: entries.map(entry => ({ ...entry, match: id })) } }
}
