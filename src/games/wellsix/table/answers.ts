import { parseCard, type Card } from '../../../engine/cards.ts'
import { isCell } from '../../../engine/wellsix/cells.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { rulingOf } from './ruling.ts'
import { movesFor, type Tap } from '../taps.ts'
import type { Action, Position } from '../../../engine/wellsix/types.ts'
import type { WellsixOwn } from './useOwn.ts'
import { inOrder, pointOf } from '../places.ts'
import { WELLSIX_TABLE as WORDS } from './words.ts'

/** What was asked in words: `score`, `hand`, `turn`, `last ruling`, `row 0`, `column -1`. Null where it is no question. */
export function answerTo(text: string, table: WellsixOwn): string | null {
  const words = text.toLowerCase().trim()
  const { position, players, nameOf } = table
  const { turn, phase, hands, scores, seized, quiet, moves } = position.value
  const line = /^(row|column) (-?\d+)$/.exec(words)
  if (line) return lineAnswer(table, line[1] === 'row' ? 'y' : 'x', Number(line[2]))
  switch (words) {
    case 'score':
      return WORDS.answers.score(players.value, totalsOf(scores), [seized[0].length, seized[1].length])
    case 'hand':
      return turn === null ? WORDS.phase[phase] : WORDS.answers.hand(nameOf(turn), inOrder(of(hands, turn)))
    case 'turn': {
      if (turn === null) return WORDS.phase[phase]
      const todo = WORDS.movesLeft[phase === 'opening' ? 'opening' : 'main'](moves)
      return WORDS.answers.turn(nameOf(turn), todo, WORDS.quiet(quiet))
    }
    case 'ruling':
    case 'last ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    default:
      return null
  }
}

/** The cards of a row from the left, or of a column from the top. */
function lineAnswer({ position }: WellsixOwn, axis: 'x' | 'y', at: number): string {
  const other = axis === 'x' ? 'y' : 'x'
  const cards = Object.entries(position.value.table)
    .map(([cell, card]) => ({ point: pointOf(cell), card }))
    .filter(({ point }) => point[axis] === at)
    .sort((a, b) => (axis === 'y' ? a.point.x - b.point.x : b.point.y - a.point.y))
  return WORDS.answers.line(cards.map(({ point, card }: { point: Point; card: Card }) => WORDS.answers.cardOn(card, point[other]))) // prettier-ignore
}

type Point = ReturnType<typeof pointOf>

const asTap = (word: string): Tap | null => {
  if (isCell(word)) return { type: 'cell', cell: word }
  const card = parseCard(word)
  return card ? { type: 'hand', card } : null
}

/** The moves that a typed line can mean where it is two cards or places, which are two taps. */
export function typedMoves(text: string, settled: Position): readonly Action[] {
  const words = text.toLowerCase().trim().split(/\s+/)
  const [a, b] = words.map(asTap)
  return a && b && words.length === 2 ? movesFor(settled, a, b) : []
}

/** Two numbers are a result. */
export const spelled = (text: string): string => (/^\s*\d+\s+\d+\s*$/.test(text) ? `result ${text.trim()}` : text)
