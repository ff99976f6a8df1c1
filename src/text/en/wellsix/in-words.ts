import type { Card } from '../../../engine/cards.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import { cardName, placeName } from '../card-words.ts'
import { capital, counted, numeral } from '../lists.ts'

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'none'

interface CardLocations {
  readonly x: number
  readonly y: number
  readonly card: Card
}

function locationsOn(table: Position['table']): CardLocations[] {
  return Object.entries(table).map(([cell, card]) => {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    return { x, y, card }
  })
}

/** The rows of the table from the top, each card with its place; then whose turn it is, with hand and seized cards. */
export function inWords(position: Position): string[] {
  const locations = locationsOn(position.table)
  const rows = [...new Set(locations.map(({ y }) => y))].sort((a, b) => b - a)
  const lines = rows.map(row => {
    const cards = locations.filter(({ y }) => y === row).sort((a, b) => a.x - b.x)
    return capital(
      `row ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} on ${placeName(`${x},${row}`)}`).join('; ')}.`,
    )
  })
  if (position.turn === null) return lines
  const seized = counted(of(position.seized, position.turn).length, 'card', 'cards')
  return [...lines, `In hand: ${named(of(position.hands, position.turn))}.`, `Seized: ${seized}.`]
}
