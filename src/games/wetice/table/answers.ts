import type { Suit } from '../../../engine/cards.ts'
import { boardToRows, HEIGHT } from '../../../engine/wetice/board.ts'
import { scoresOf } from '../../../engine/wetice/score.ts'
import { SUIT_NAMES } from '../../../rulebook/lists.ts'
import { rulingOf } from './ruling.ts'
import type { WetIceOwn } from './useOwn.ts'
import { WETICE_TABLE as WORDS } from './words.ts'

/** What was asked in words instead of a move: `score`, `turn`, `last ruling`, `row 3`, `column c`. Null where it is no question. */
export function answerTo(text: string, table: WetIceOwn): string | null {
  const words = text.toLowerCase().trim()
  const position = table.position.value
  const line = /^(row|column) (\w)$/.exec(words)
  if (line) return lineAnswer(table, line[1] === 'row', line[2] ?? '')
  switch (words) {
    case 'score':
      return WORDS.answers.score(scoresOf(position), table.players.value)
    case 'turn':
      return position.turn === null ? WORDS.phase.over : WORDS.answers.turn(table.nameOf(position.turn))
    case 'ruling':
    case 'last ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    default:
      return null
  }
}

function lineAnswer({ position }: WetIceOwn, isRow: boolean, name: string): string | null {
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
