import { parseCard, suitOf, SUITS, type Card } from '../../../engine/cards.ts'
import { isCell } from '../../../engine/wellsix/board.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { SUIT_NAMES } from '../../../text/en/lists.ts'
import { pointsBetween } from '../../../table/between.ts'
import { lineIn, questionIn } from '../../../table/questions.ts'
import { rulingOf } from './ruling.ts'
import { movesFor, type Tap } from '../taps.ts'
import type { Action, Position } from '../../../engine/wellsix/types.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'
import { inOrder, pointOf } from '../places.ts'
import { WELLSIX_TABLE as WORDS } from '../../../text/en/wellsix/table.ts'

/**
 * What was asked in words: `score`, `piles`, `hand`, `turn`, `last ruling`, `row 0`, `column -1`, `hearts`, `0,0`, `between 0,0 3,0`. Null
 * where it is no question.
 */
export function answerTo(text: string, table: WellsixPlay): string | null {
  const words = text.toLowerCase().trim()
  const { position, players, nameOf } = table
  const { turn, phase, hands, scores, seized, quiet, moves } = position.value
  const line = lineIn(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line && /^-?\d+$/.test(line.name)) return lineAnswer(table, line.type === 'row' ? 'y' : 'x', Number(line.name))
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit)
    return WORDS.answers.line(
      cardsOn(table)
        .filter(({ card }) => suitOf(card) === suit)
        .map(named),
    )
  if (isCell(words)) return WORDS.answers.on(position.value.table[words] ?? null, words)
  switch (questionIn(words, WORDS.questions)) {
    case 'piles':
      return players.value.map((name, i) => WORDS.answers.seized(name, seized[i] ?? [])).join(' ')
    case 'score':
      return WORDS.answers.score(players.value, totalsOf(scores), [seized[0].length, seized[1].length])
    case 'hand':
      return turn === null ? WORDS.phase[phase] : WORDS.answers.hand(nameOf(turn), inOrder(of(hands, turn)))
    case 'turn': {
      if (turn === null) return WORDS.phase[phase]
      const todo = WORDS.movesLeft[phase === 'opening' ? 'opening' : 'main'](moves)
      return WORDS.answers.turn(nameOf(turn), todo, WORDS.quiet(quiet))
    }
    case 'ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    case null:
      return null
  }
}

interface CardOn {
  readonly cell: string
  readonly card: Card
}

const cardsOn = ({ position }: WellsixPlay): readonly CardOn[] =>
  Object.entries(position.value.table).map(([cell, card]) => ({ cell, card }))

const named = ({ card, cell }: CardOn): string => WORDS.answers.cardOn(card, cell)

/** The cards of a row from the left, or of a column from the top. */
function lineAnswer(table: WellsixPlay, axis: 'x' | 'y', at: number): string {
  const cards = cardsOn(table)
    .map(each => ({ ...each, point: pointOf(each.cell) }))
    .filter(({ point }) => point[axis] === at)
    .sort((a, b) => (axis === 'y' ? a.point.x - b.point.x : b.point.y - a.point.y))
  return WORDS.answers.line(cards.map(named))
}

function betweenAnswer({ position }: WellsixPlay, from: string, to: string): string | null {
  if (!isCell(from) || !isCell(to)) return null
  const [a, b] = [pointOf(from), pointOf(to)]
  const points = pointsBetween([a.x, a.y], [b.x, b.y])
  if (points === null) return WORDS.answers.notInLine
  const told = points.map(([x, y]) => WORDS.answers.on(position.value.table[`${x},${y}`] ?? null, `${x},${y}`))
  return told.length === 0 ? WORDS.answers.line([]) : told.join(' ')
}

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
