import { notesIn, type Entry } from './entries.ts'
import type { Note } from './notes.ts'

export type Signature = Extract<Note, { type: 'confirmed' | 'protest' }>

/** The last word of each player on how it ended. What is played or changed after a word makes it void. */
export function signaturesIn(entries: readonly Entry[]): readonly Signature[] {
  const last = entries.findLastIndex(({ what }) => what.type !== 'note' && what.type !== 'names')
  const said = new Map<number, Signature>()
  for (const { note } of notesIn(entries.slice(last + 1))) {
    if (note.type === 'confirmed' || note.type === 'protest') said.set(note.seat, note)
  }
  return [...said.values()].sort((a, b) => a.seat - b.seat)
}
