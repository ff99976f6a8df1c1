import type { Operation, Entry, Match, MatchHead, Note } from '../../../src/book/journal/entries.ts'

export const play = (action: string): Operation => ({ type: 'play', action })
export const undo = (count: number): Operation => ({ type: 'undo', count })
export const amend = (from: number, remove: number, ...insert: string[]): Operation => ({
  type: 'amend',
  from,
  remove,
  insert,
})
export const note = (said: Note): Operation => ({ type: 'note', note: said })

/** Entries with the times 0, 1, 2 and so on. A text stands for a play. */
export const entriesOf = (...operations: readonly (Operation | string)[]): Entry[] =>
  operations.map((operation, number) => ({
    format: 1,
    match: 'm',
    number,
    id: `e${number}`,
    at: number,
    what: typeof operation === 'string' ? play(operation) : operation,
  }))

/** A Wellsix match in which it is Ann's turn, with both moves left. */
export const WELLSIX: MatchHead = {
  format: 1,
  id: 'm',
  game: 'wellsix',
  head: 'game wellsix\nplayers Ann, Bob\nphase main\nturn 1\nmoves 2\ndeal\n0,0 7H\n1,0 6S\nplay',
  players: ['Ann', 'Bob'],
  created: 0,
}

export const matchOf = (...operations: readonly (Operation | string)[]): Match => ({
  head: WELLSIX,
  entries: entriesOf(...operations),
})
