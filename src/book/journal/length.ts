import type { Operation, Entry } from './entries.ts'

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
function lengthOfOperation(what: Exclude<Operation, { type: 'undo' | 'redo' }>): number {
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

/** How long a match is so far, and how many of its changes can be undone and done again. */
interface Measure {
  length: number
  done: number
  undone: number
}

function measure(entries: Iterable<Entry>): Measure {
  const sum = { length: 0, done: 0, undone: 0 }
  for (const entry of entries) lengthen(sum, entry)
  return sum
}

function lengthen(sum: Measure, { what }: Entry): void {
  if (what.type === 'undo' || what.type === 'redo') {
    const moved = Math.min(what.count, what.type === 'undo' ? sum.done : sum.undone)
    const back = what.type === 'undo' ? moved : -moved
    sum.done -= back
    sum.undone += back
    sum.length += Math.max(moved, 1)
    return
  }
  if (what.type === 'play' || what.type === 'amend') {
    sum.done += 1
    sum.undone = 0
  }
  sum.length += lengthOfOperation(what)
}

export const lengthOf = (entries: Iterable<Entry>): number => measure(entries).length

/** How many of the entries, from the first on, a match may have. */
export function fitting(entries: Iterable<Entry>): number {
  const sum = measure([])
  let count = 0
  for (const entry of entries) {
    lengthen(sum, entry)
    if (sum.length > LONGEST) break
    count++
  }
  return count
}

/** Whether a match may go on with this. */
export function mayGoOn(entries: readonly Entry[], next: Entry): boolean {
  const sum = measure(entries)
  lengthen(sum, next)
  return sum.length <= LONGEST
}
