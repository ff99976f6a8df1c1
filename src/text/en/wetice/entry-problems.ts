import type { SuitCount } from '../../../engine/wetice/types.ts'
import { aCardOf, counted, numberWord, SUIT_NAMES } from '../lists.ts'
import { weticeBook } from './index.ts'
import type { GridProblem } from '../../../games/wetice/entry/grid-text.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'

const cards = (count: number): string => counted(count, 'card', 'cards')

/** What is wrong with the table, in a sentence; '' where nothing is. */
export function sayProblems(problems: readonly WetIceProblem[]): string {
  const over = problems.filter(each => each.code === 'too-many-of-suit')
  const under = problems.filter(each => each.code === 'too-few-of-suit')
  const unfinished = problems.some(each => each.code === 'unknown-cells')
  const [many, few] = [over[0], under[0]]
  if (many && few && !unfinished && over.length + under.length === 2) return mixedUp(many, few)
  const first = problems.find(each => each.code !== 'too-few-of-suit') ?? problems[0]
  return first ? weticeBook.setupProblem(first) : ''
}

/** The table is full, with as many too many of one suit as there are too few of another. */
function mixedUp(many: SuitCount, few: SuitCount): string {
  const [over, under] = [many.suit, few.suit]
  const surplus = many.count - 12
  const these = surplus === 1 ? `one of the marked ones is ${aCardOf(under)}, or a king` : `${numberWord(surplus)} of the marked ones are ${SUIT_NAMES[under]}` // prettier-ignore
  return `${many.count} ${SUIT_NAMES[over]}, ${few.count} ${SUIT_NAMES[under]}: ${these}.`
}

/** Why a text is no table, and what to do. */
export function sayGridProblem(problem: GridProblem): string {
  switch (problem.code) {
    case 'nothing':
      return 'No cards stand here yet.'
    case 'not-a-suit':
      return `Line ${problem.line}: “${problem.sign}” is no suit. Write S, H, D or C, and a dot for an empty place.`
    case 'row-length':
      return `Line ${problem.line} has ${cards(problem.length)}, other lines ${problem.others}. Correct that line.`
    case 'wrong-shape':
      return `${counted(problem.height, 'row', 'rows')} of ${cards(problem.width)}. A table has 6 rows of 8 cards, or 8 rows of 6.`
  }
}
