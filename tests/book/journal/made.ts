import type { Deed, Entry, Match, MatchHead } from '../../../src/book/journal/entries.ts'
import type { Note } from '../../../src/book/journal/notes.ts'

export const play = (action: string): Deed => ({ type: 'play', action })
export const undo = (count: number): Deed => ({ type: 'undo', count })
export const amend = (from: number, remove: number, ...insert: string[]): Deed => ({
  type: 'amend',
  from,
  remove,
  insert,
})
export const note = (said: Note): Deed => ({ type: 'note', note: said })

/** Made at 0, 1, 2 …; a text is a play. */
export const entriesOf = (...deeds: readonly (Deed | string)[]): Entry[] =>
  deeds.map((deed, number) => ({
    format: 1,
    match: 'm',
    number,
    id: `e${number}`,
    at: number,
    what: typeof deed === 'string' ? play(deed) : deed,
  }))

/** Ann has two moves of a turn before her. */
export const WELLSIX: MatchHead = {
  format: 1,
  id: 'm',
  game: 'wellsix',
  head: 'game wellsix\nplayers Ann, Bob\nphase main\nturn 1\nmoves 2\ndeal\n0,0 7H\n1,0 6S\nplay',
  players: ['Ann', 'Bob'],
  created: 0,
}

export const matchOf = (...deeds: readonly (Deed | string)[]): Match => ({
  head: WELLSIX,
  entries: entriesOf(...deeds),
})
