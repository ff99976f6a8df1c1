import { other, cardsOfSuit, colourOfPlayer, of, withPart } from './colours.ts'
import type { Pair, Player, PhaseEvent, PlayPhase, Playing, WellsixRulingBuilder } from './types.ts'
import { endGame, seizedScores, suitsOf } from './match.ts'
import { alignedCells } from './runs.ts'
import { cellsOf } from './board.ts'
import { addStep, addEvent } from '../ruling.ts'

/** Both players' first suits: with so many cards on the table, the opening is over. */
const OPENING_CARDS = 26

/**
 * Whose turn it is in the opening, and how many moves are left in it, with so many cards on the table; null when all are.
 * The opener places one card, then each player two at a turn; the last turn has one card left.
 */
export function openingTurn(laid: number, opener: Player): { readonly turn: Player; readonly moves: 1 | 2 } | null {
  if (laid >= OPENING_CARDS) return null
  if (laid === 0) return { turn: opener, moves: 1 }
  const openers = (laid - 1) % 4 >= 2
  const begun = laid % 2 === 0
  return { turn: openers ? opener : other(opener), moves: begun || laid === OPENING_CARDS - 1 ? 1 : 2 }
}

/** How many of so many cards are the opener's, and how many the other player's. */
export function openingShares(laid: number): Pair<number> {
  const openers = Array.from({ length: laid }, (_, before) => openingTurn(before, 1)?.turn).filter(
    turn => turn === 1,
  ).length
  return [openers, laid - openers]
}

export const ALIGNMENT_POINTS = 30
/** The game is over when so many turns in a row have brought no seizure (X7). */
export const QUIET_TURNS = 10

export const phaseEvent = (phase: PlayPhase, { turn, moves }: Pick<Playing, 'turn' | 'moves'>): PhaseEvent => ({
  type: 'phase',
  phase,
  turn,
  moves,
})

/**
 * What follows a complete move, isolation included: an alignment, the next move of the turn, or the next turn. The other player's
 * cards can be aligned by an irregular switch alone; one's own go first.
 */
export function completeMove(builder: WellsixRulingBuilder<Playing>): WellsixRulingBuilder {
  const { table, red, turn, phase, moves } = builder.position
  for (const player of [turn, other(turn)]) {
    const cells = alignedCells(table, colourOfPlayer(red, player))
    if (cells.length === 0) continue
    return endGame(
      addEvent(builder, { type: 'align', player, cells }),
      alignmentScores(builder.position, player),
      'alignment',
    )
  }
  if (phase === 'opening') return continueOpening(builder)
  if (moves === 0) return endTurn(builder)
  return phase === 'keep' ? addEvent(builder, phaseEvent('main', { turn, moves }), { phase: 'main' }) : builder
}

/** The loser alone scores what has been seized, which in the opening is nothing (X10). */
function alignmentScores({ seized }: Playing, winner: Player): Pair<number> {
  const loser: Player = other(winner)
  return withPart<number>([ALIGNMENT_POINTS, ALIGNMENT_POINTS], loser, of(seized, loser).length)
}

function continueOpening(builder: WellsixRulingBuilder<Playing>): WellsixRulingBuilder {
  const { table, opener, turn, red } = builder.position
  const next = openingTurn(cellsOf(table).length, opener)
  if (next?.turn === turn) return builder
  if (next) return addEvent(builder, phaseEvent('opening', next), next)
  const first = { turn: opener, moves: 1 }
  const suits = suitsOf(red, 1)
  const hands = [cardsOfSuit(suits[0]), cardsOfSuit(suits[1])] as const
  return addEvent(builder, { ...phaseEvent('main', first), suits }, { ...first, phase: 'main', hands })
}

/** Ten turns in a row without a seizure end the game (X7). */
export function endTurn(builder: WellsixRulingBuilder<Playing>): WellsixRulingBuilder {
  const { position } = builder
  const quiet = position.seizing ? 0 : position.quiet + 1
  const ended = { ...position, quiet, seizing: false }
  if (quiet === QUIET_TURNS) return endGame({ ...builder, position: ended }, seizedScores(position), 'quiet')
  const next = { turn: other(position.turn), moves: 2 }
  return addStep(builder, phaseEvent('main', next), { ...ended, ...next, phase: 'main' })
}

/** I2: the turn is theirs, whole. The one broken off is neither quiet nor ends a seizure. */
export function takeTurn(builder: WellsixRulingBuilder<Playing>, player: Player): WellsixRulingBuilder {
  const next = { turn: player, moves: 2 }
  return addEvent(builder, phaseEvent('main', next), { ...next, seizing: false })
}
