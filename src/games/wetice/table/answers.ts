import { SUITS, type Suit } from '../../../engine/cards.ts'
import { boardToRows, CELLS, HEIGHT } from '../../../engine/wetice/board.ts'
import { pileOf, scoresOf, suitsIn } from '../../../engine/wetice/score.ts'
import type { Cell } from '../../../engine/wetice/types.ts'
import { SUIT_NAMES } from '../../../text/en/lists.ts'
import { pointsBetween, type Point } from '../../../table/between.ts'
import { lineIn, questionIn } from '../../../table/questions.ts'
import { rulingOf } from './ruling.ts'
import type { WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '../../../text/en/wetice/table.ts'

/**
 * What was asked in words instead of a move: `score`, `piles`, `turn`, `last ruling`, `row 3`, `column c`, `hearts`, `a1`, `between a1 d1`.
 * Null where it is no question.
 */
export function answerTo(text: string, table: WetIcePlay): string | null {
  const words = text.toLowerCase().trim()
  const position = table.position.value
  const line = lineIn(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line?.name.length === 1) return lineAnswer(table, line.type === 'row', line.name)
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit) return WORDS.answers.suit(suit, cellsOf(table, suit))
  if (CELLS[position.board.layout].includes(words)) return WORDS.answers.on(suitAt(table, words), words)
  switch (questionIn(words, WORDS.questions)) {
    case 'score':
      return WORDS.answers.score(scoresOf(position), table.players.value)
    case 'piles':
      return pilesAnswer(table)
    case 'turn':
      return position.turn === null ? WORDS.phase.over : WORDS.answers.turn(table.nameOf(position.turn))
    case 'ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    case null:
      return null
  }
}

function lineAnswer({ position }: WetIcePlay, isRow: boolean, name: string): string | null {
  const { board } = position.value
  const rows = boardToRows(board)
  const letters = isRow
    ? rows[HEIGHT[board.layout] - Number(name)]
    : rows
        .map(row => row[name.charCodeAt(0) - 97] ?? '')
        .toReversed()
        .join('')
  if (!letters) return null
  return [...letters].map(letter => (letter === '.' ? WORDS.empty : SUIT_NAMES[letter as Suit])).join(', ')
}

const suitAt = ({ position }: WetIcePlay, cell: Cell): Suit | null => {
  const { board } = position.value
  return board.cells[CELLS[board.layout].indexOf(cell)] ?? null
}

const cellsOf = (table: WetIcePlay, suit: Suit): readonly Cell[] =>
  CELLS[table.position.value.board.layout].filter(cell => suitAt(table, cell) === suit)

function pilesAnswer({ position, players }: WetIcePlay): string {
  const piles = players.value.map((name, index) => {
    const pile = pileOf(position.value, index === 0 ? 1 : 2)
    return WORDS.answers.pile(
      name,
      suitsIn(pile).map(suit => [suit, pile[suit] ?? 0] as const),
    )
  })
  return piles.join(' ')
}

const pointOf = (cell: Cell): Point => [cell.charCodeAt(0) - 97, Number(cell.slice(1))]
const cellAt = ([x, y]: Point): Cell => `${String.fromCharCode(97 + x)}${y}`

function betweenAnswer(table: WetIcePlay, from: string, to: string): string | null {
  const names: readonly string[] = CELLS[table.position.value.board.layout]
  if (!names.includes(from) || !names.includes(to)) return null
  const points = pointsBetween(pointOf(from), pointOf(to))
  if (points === null) return WORDS.answers.notInLine
  return WORDS.answers.row(points.map(cellAt).map(cell => WORDS.answers.on(suitAt(table, cell), cell)))
}
