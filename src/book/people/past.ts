import type { Match } from '../journal/entries.ts'

/** How often somebody asked for help, and in how many matches. */
export interface Past {
  readonly asked: number
  readonly helped: number
}

/** How often a seat asked for help in a match; in one that was put away, never. */
export const askedIn = ({ head, entries }: Match, seat: number): number =>
  head.shelved === undefined
    ? entries.filter(({ what }) => what.type === 'note' && what.note.type === 'help' && what.note.seat === seat).length
    : 0

export const pastOf = (asked: readonly number[]): Past => ({
  asked: asked.reduce((sum, count) => sum + count, 0),
  helped: asked.filter(count => count > 0).length,
})
