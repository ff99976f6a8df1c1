import { type Cell, cardsOf } from './board.ts'
import { partOf, ownerOf, canCapture } from './colours.ts'
import { legalMoves } from './legal.ts'
import { play } from './play.ts'
import type { Action, Player, GameInPlay, Position } from './types.ts'

/** A line of six or more that a player can complete with one move. */
interface Threat {
  readonly player: Player
  readonly at: Cell
  /** The other cells of the line, sorted by x, then y. */
  readonly run: readonly Cell[]
}

type Completing = Extract<Action, { readonly type: 'place' | 'capture' }>

/** The lines that each player could complete with one move, if it were their turn. Shown only on request. */
export function threatsIn(position: Position): readonly Threat[] {
  if (position.phase !== 'opening' && position.phase !== 'main') return []
  const playing: GameInPlay = position
  return ([1, 2] as const).flatMap(player => threatsOf({ ...playing, turn: player, moves: 2 }, player))
}

function threatsOf(position: GameInPlay, player: Player): Threat[] {
  const found = new Map<Cell, Threat>()
  for (const move of completing(position)) {
    const ruling = play(position, move)
    const event = ruling.accepted ? ruling.steps.find(step => step.event.type === 'align')?.event : undefined
    if (event?.type !== 'align') continue
    const at = move.type === 'place' ? move.cell : move.to
    found.set(at, { player, at, run: event.cells.filter(cell => cell !== at) })
  }
  return [...found.values()]
}

/** One card represents the whole hand, because all have the same colour. */
function completing(position: GameInPlay): Completing[] {
  const [card] = partOf(position.hands, position.turn)
  return legalMoves(position).filter(
    (move): move is Completing => move.type === 'capture' || (move.type === 'place' && move.card === card),
  )
}

/**
 * Whether it is certain that no further capture is possible in this game: no card in play ranks directly above another, or all
 * belong to one player. Then the players may agree to end the game (X8).
 */
export function noCapturePossible(position: Position): boolean {
  const cards = [...cardsOf(position.table), ...position.hands.flat()]
  const owners = new Set(cards.map(card => ownerOf(position, card)))
  return owners.size < 2 || !cards.some(card => cards.some(taken => canCapture(card, taken)))
}
