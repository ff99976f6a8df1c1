import type { Discrepancy, SingleDiscrepancy } from '../../engine/discrepancies.ts'

interface DiscrepancyWords {
  readonly sentence: string
  readonly detail: string
}

interface Done {
  /** The action in words, as `Rulebook.action` returns it. */
  readonly what: string
  /** Whether the action is an illegal move let stand. */
  readonly against: boolean
}

interface Speech {
  readonly moves: number
  readonly done: (action: string) => Done
  /** The text of the step that was left out. */
  readonly left: string
}

/** `before`: the number of the move before which the discrepancy arose; null if it arose after the last move. */
interface Sentences {
  unfinished(left: string): DiscrepancyWords
  /** Cards must still fall in these columns. */
  unfallen(columns: readonly string[]): DiscrepancyWords
  dealt(cells: readonly string[]): string
  changed(move: number, done: Done): string
  missing(before: number | null, done: Done): string
  missingTwo(before: number | null, one: Done, other: Done): string
  extra(move: number): string
  /** `what` is null if no action is recorded. */
  recorded(what: string | null): string
  /** `marked`: whether the move is marked as illegal. */
  becomes(marked: boolean): string
  readonly bothCorrected: string
  readonly dealCorrected: string
}

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]

const beforeOf = (place: number, { moves }: Speech): number | null => (place === moves ? null : place + 1)

function sentenceOf(discrepancy: SingleDiscrepancy, speech: Speech, sentences: Sentences): string {
  const { place } = discrepancy
  switch (discrepancy.type) {
    case 'change':
      return sentences.changed(place + 1, speech.done(discrepancy.instead))
    case 'missing':
      return sentences.missing(beforeOf(place, speech), speech.done(discrepancy.action))
    case 'extra':
      return sentences.extra(place + 1)
  }
}

function detailOf(discrepancy: SingleDiscrepancy, { done }: Speech, { recorded, becomes }: Sentences): string {
  const { type, action } = discrepancy
  const now = type === 'change' ? discrepancy.instead : action
  return `${recorded(type === 'missing' ? null : done(action).what)} ${becomes(type !== 'extra' && done(now).against)}`
}

function bothOf(both: readonly [SingleDiscrepancy, SingleDiscrepancy], speech: Speech, sentences: Sentences): string {
  const [first, second] = both
  const areTogether = first.type === 'missing' && second.type === 'missing' && first.place === second.place
  return areTogether
    ? sentences.missingTwo(beforeOf(first.place, speech), speech.done(first.action), speech.done(second.action))
    : both.map(each => sentenceOf(each, speech, sentences)).join(' ')
}

export const createDiscrepancyWords =
  (sentences: Sentences) =>
  (discrepancy: Discrepancy, speech: Speech): DiscrepancyWords => {
    switch (discrepancy.type) {
      case 'undone':
        return discrepancy.steps.length > 1 || discrepancy.cells.length === 0
          ? sentences.unfinished(speech.left)
          : sentences.unfallen(columnsOf(discrepancy.cells))
      case 'both':
        return { sentence: bothOf(discrepancy.discrepancies, speech, sentences), detail: sentences.bothCorrected }
      case 'deal':
        return { sentence: sentences.dealt(discrepancy.cells), detail: sentences.dealCorrected }
      default:
        return {
          sentence: sentenceOf(discrepancy, speech, sentences),
          detail: detailOf(discrepancy, speech, sentences),
        }
    }
  }
