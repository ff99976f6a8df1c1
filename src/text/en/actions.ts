import type { AnyGame } from '../../engine/game.ts'
import { readLine } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { NOT_READ, type AnyRulebook } from './rulebook.ts'
import type { OneDiscrepancy, Discrepancy } from '../../engine/discrepancies.ts'
import { placeName } from './card-words.ts'

/** What has to be known to say an action of a record to people. */
export interface Sayer {
  readonly game: Pick<AnyGame, 'parseAction'>
  readonly rulebook: Pick<AnyRulebook, 'action'>
  readonly players: readonly string[]
}

/** What an action of a record did, as the end of a sentence: nobody reads its spelling. */
export function actionWords(action: string, { game, rulebook, players }: Sayer): string {
  const read = game.parseAction(readLine(action, 1).words)
  return read.ok ? rulebook.action(read.value, players) : NOT_READ
}

/** Whether the players let it stand against the rules. */
export function isAgainst(action: string, { game }: Pick<Sayer, 'game'>): boolean {
  const read = game.parseAction(readLine(action, 1).words)
  return (
    read.ok &&
    typeof read.value === 'object' &&
    read.value !== null &&
    'type' in read.value &&
    read.value.type === 'stands'
  )
}

export const actionSentence = (action: string, sayer: Sayer): string => `${capital(actionWords(action, sayer))}.`

/** What may have happened, and what taking it for true does. */
interface DiscrepancyWords {
  readonly sentence: string
  readonly detail: string
}

/** An action of the record, in words. */
interface Done {
  /** The end of a sentence: `the cards on a1 and c4 were swapped`. */
  readonly what: string
  /** Whether it stands against the rules. */
  readonly against: boolean
}

interface Speech {
  /** How many moves are on record. */
  readonly moves: number
  readonly done: (action: string) => Done
  /** What the referee said of the step that was left out. */
  readonly left: string
}

export function discrepancyWords(discrepancy: Discrepancy, speech: Speech): DiscrepancyWords {
  switch (discrepancy.type) {
    case 'undone':
      return discrepancy.steps.length > 1 || discrepancy.cells.length === 0
        ? {
            sentence: 'The last move isn’t finished on the table.',
            detail: `The record is right. Do it now: ${speech.left}`,
          }
        : {
            sentence: 'Cards still hang in the air.',
            detail: `The record is right. Slide them down in column ${listOf(columnsOf(discrepancy.cells))}.`,
          }
    case 'both':
      return {
        sentence: bothOf(discrepancy.discrepancies, speech),
        detail: 'The record is mended in both places.',
      }
    case 'deal':
      return {
        sentence: `${listOf(discrepancy.cells.map(placeName))} were dealt the other way round.`,
        detail: 'It goes on as a match of its own, on the right deal and with the same moves.',
      }
    default:
      return { sentence: sentenceOf(discrepancy, speech), detail: detailOf(discrepancy, speech) }
  }
}

function bothOf([first, second]: readonly [OneDiscrepancy, OneDiscrepancy], speech: Speech): string {
  const areTogether = first.type === 'missing' && second.type === 'missing' && first.place === second.place
  if (!areTogether) return `${sentenceOf(first, speech)} ${sentenceOf(second, speech)}`
  const [one, other] = [first, second].map(({ action }) => speech.done(action).what)
  return `${whenOf(first.place, speech)} ${one ?? ''}, and then ${other ?? ''}.`
}

const whenOf = (place: number, { moves }: Speech): string =>
  place === moves ? 'After the last move' : `Before move ${place + 1}`

const wordsOf = (action: string, { done }: Speech): string => {
  const { what, against } = done(action)
  return against ? `${what}, which the rules don’t allow` : what
}

function sentenceOf(discrepancy: OneDiscrepancy, speech: Speech): string {
  switch (discrepancy.type) {
    case 'change':
      return `At move ${discrepancy.place + 1} ${wordsOf(discrepancy.instead, speech)}.`
    case 'missing':
      return `${whenOf(discrepancy.place, speech)} ${wordsOf(discrepancy.action, speech)}.`
    case 'extra':
      return `Move ${discrepancy.place + 1} was not made.`
  }
}

/** What becomes of the record. */
function detailOf(discrepancy: OneDiscrepancy, { done }: Speech): string {
  const now = discrepancy.type === 'change' ? discrepancy.instead : discrepancy.action
  const entered =
    discrepancy.type === 'missing' ? 'It was not entered.' : `On record: ${done(discrepancy.action).what}.`
  const marked = discrepancy.type !== 'extra' && done(now).against
  return `${entered} ${marked ? 'All are asked to let it stand, and it is marked there.' : 'The record is mended there.'}`
}

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]
