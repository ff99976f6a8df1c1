import type { Deed, Entry } from './entries.ts'

/**
 * A match may be so long. An action counts for one, and for one more with every hundred characters; so does what was said beside the
 * moves; and of what was taken back or done again, each change. What comes from outside is read so far, and at the table no more is
 * written: whatever the app hands out it can bring in, and no file keeps it busy without end.
 */
export const LONGEST = 20_000

const UNIT = 100

const lengthOfText = (text: string): number => 1 + Math.floor(text.length / UNIT)

const lengthOfTexts = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + lengthOfText(text), 0)

/** Of what is no step back or forth. */
function lengthOfDeed(what: Exclude<Deed, { type: 'undo' | 'redo' }>): number {
  switch (what.type) {
    case 'play':
      return lengthOfText(what.action)
    case 'amend':
      return 1 + lengthOfTexts(what.insert)
    case 'names':
      return lengthOfTexts(what.players)
    case 'note': {
      const { note } = what
      if (note.type === 'hand') return lengthOfText(note.cards.join(' '))
      if (note.type === 'dealt') return lengthOfTexts(note.hands.map(hand => hand.join(' ')))
      return lengthOfTexts([...('about' in note ? [note.about] : []), ...('word' in note ? [note.word] : [''])])
    }
  }
}

/** How long the match is after each of its entries. */
function* lengths(entries: Iterable<Entry>): Generator<number> {
  let [length, done, undone] = [0, 0, 0]
  for (const { what } of entries) {
    if (what.type === 'undo' || what.type === 'redo') {
      const moved = Math.min(what.count, what.type === 'undo' ? done : undone)
      const back = what.type === 'undo' ? moved : -moved
      done -= back
      undone += back
      length += Math.max(moved, 1)
    } else {
      if (what.type === 'play' || what.type === 'amend') [done, undone] = [done + 1, 0]
      length += lengthOfDeed(what)
    }
    yield length
  }
}

export function lengthOf(entries: Iterable<Entry>): number {
  let last = 0
  for (const length of lengths(entries)) last = length
  return last
}

/** How many of the entries, from the first on, a match may have. */
export function fitting(entries: Iterable<Entry>): number {
  let count = 0
  for (const length of lengths(entries)) {
    if (length > LONGEST) break
    count++
  }
  return count
}

/** Whether a match may go on with this. */
export const mayGoOn = (entries: readonly Entry[], next: Entry): boolean => lengthOf([...entries, next]) <= LONGEST
