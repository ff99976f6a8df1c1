import { DECK, sortCards, type Card } from '../cards.ts'
import { err, ok, type Result } from '../result.ts'
import { ownerOf } from './colours.ts'
import { openGame } from './match.ts'
import { checkSetup, tableOf, type WellsixProblem } from './problems.ts'
import type { Deal, Player, Playing, Position, Setup } from './types.ts'

/** The one gate to a position: the position, or everything that is wrong. */
export function start(setup: Setup): Result<Position, readonly WellsixProblem[]> {
  const { opener, colours, games, deal } = setup
  const problems = checkSetup(setup)
  if (problems.length > 0) return err(problems)
  const opened = openGame({ colours, games, scores: [] }, 1, opener, opener)
  return ok(deal ? dealt(opened, deal) : opened)
}

/** Hands follow: in the opening what is left of the suits in use, later every card neither on the table nor seized. */
function dealt(opened: Playing, deal: Deal): Playing {
  const { cards, phase, turn, moves, seized, quiet, seizing } = deal
  const gone = new Set([...cards.map(({ card }) => card), ...seized.flat()])
  const inUse = phase === 'opening' ? opened.hands.flat() : sortCards(DECK)
  const handOf = (player: Player): Card[] => inUse.filter(card => !gone.has(card) && ownerOf(opened, card) === player)
  return {
    ...opened,
    phase,
    turn,
    moves,
    table: tableOf(deal),
    hands: [handOf(1), handOf(2)],
    seized: [sortCards(seized[0]), sortCards(seized[1])],
    quiet,
    seizing,
  }
}
