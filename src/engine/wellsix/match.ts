import type { Suit } from '../cards.ts'
import { cardsOfSuit, playerColour, opponentOf, SUITS_OF, colourOf, type Colour, partOf, withPart } from './colours.ts'
import { addStep, addEvent } from '../ruling.ts'
import type {
  Pair,
  Player,
  GameInPlay,
  Position,
  EndReason,
  FinishedGame,
  WellsixRulingBuilder,
  PhaseEvent,
} from './types.ts'
import { neighbours, sortCells, type Cell, cellsOf, type CardLayout } from './board.ts'

/** This many cards of one colour in a row or column win (X6). */
export const LINE_LENGTH = 6

/** Indexes in the list that `neighbours` returns: left and right, below and above. */
const LINES = [[0, 1], [2, 3]] as const // oxfmt-ignore

/** The cells of all lines of six or more of a colour, sorted by x, then y. */
export function alignedCells(table: CardLayout, colour: Colour): readonly Cell[] {
  const has = (cell: Cell): boolean => {
    const card = table[cell]
    return card !== undefined && colourOf(card) === colour
  }
  const aligned = new Set<Cell>()
  for (const cell of cellsOf(table).filter(has)) {
    const around = neighbours(cell)
    for (const [back, ahead] of LINES) {
      if (has(around[back])) continue
      const run = [cell]
      for (let next = around[ahead]; has(next); next = neighbours(next)[ahead]) run.push(next)
      if (run.length >= LINE_LENGTH) run.forEach(each => aligned.add(each))
    }
  }
  return sortCells(aligned)
}

type Match = Pick<Position, 'colours' | 'games' | 'scores'>

/** The suits of player 1 and player 2: in the opening (`which` 0), or added in the main phase (1). */
export const suitsOf = (red: Player, which: 0 | 1): Pair<Suit> => [
  SUITS_OF[playerColour(red, 1)][which],
  SUITS_OF[playerColour(red, 2)][which],
]

/** The position before the first card of a game. */
export function createGame({ colours, games, scores }: Match, game: number, opener: Player, red: Player): GameInPlay {
  const [first, second] = suitsOf(red, 0)
  return {
    phase: 'opening',
    colours,
    games,
    game,
    opener,
    red,
    turn: opener,
    moves: 1,
    table: {},
    hands: [cardsOfSuit(first), cardsOfSuit(second)],
    seized: [[], []],
    quiet: 0,
    seizing: false,
    scores,
    winner: null,
  }
}

/** The next game. The opener alternates, and so do the colours unless they are fixed (X1). */
export function nextGame(position: FinishedGame): GameInPlay {
  const opener = opponentOf(position.opener)
  return createGame(position, position.game + 1, opener, position.colours === 'fixed' ? position.red : opener)
}

export const totalsOf = (scores: Position['scores']): Pair<number> => [
  scores.reduce((total, [first]) => total + first, 0),
  scores.reduce((total, [, second]) => total + second, 0),
]

/** One point for each captured card (X10). */
export const captureScores = ({ seized: [first, second] }: Position): Pair<number> => [first.length, second.length]

/** Ends the game, and after the last game the match (X11). */
export function endGame(
  builder: WellsixRulingBuilder<GameInPlay>,
  scores: Pair<number>,
  reason: EndReason,
): WellsixRulingBuilder<FinishedGame> {
  const { position } = builder
  const rested: FinishedGame = {
    ...position,
    phase: 'game-over',
    turn: null,
    moves: null,
    scores: [...position.scores, scores],
  }
  const ended = addStep(builder, { type: 'game-over', scores, reason }, rested)
  if (position.game < position.games) return ended
  const totals = totalsOf(ended.position.scores)
  const [first, second] = totals
  const winner = first > second ? 1 : first < second ? 2 : 0
  return addEvent(ended, { type: 'over', totals, winner }, { phase: 'over', winner })
}

const OPENING_CARDS = 26

/**
 * The player to move after `laid` cards of the opening, and the number of moves left in that turn; null after the opening. The first turn
 * and the last have one card; all others have two.
 */
export function openingTurn(laid: number, opener: Player): { readonly turn: Player; readonly moves: 1 | 2 } | null {
  if (laid >= OPENING_CARDS) return null
  if (laid === 0) return { turn: opener, moves: 1 }
  const openers = (laid - 1) % 4 >= 2
  const isSecondMove = laid % 2 === 0
  return { turn: openers ? opener : opponentOf(opener), moves: isSecondMove || laid === OPENING_CARDS - 1 ? 1 : 2 }
}

/** The numbers of cards that the opener and the other player have placed, after `laid` cards of the opening. */
export function openingShares(laid: number): Pair<number> {
  const openers = Array.from({ length: laid }, (_, before) => openingTurn(before, 1)?.turn).filter(
    turn => turn === 1,
  ).length
  return [openers, laid - openers]
}

export const ALIGNMENT_POINTS = 30
/** The game ends after this many consecutive turns in which no opponent's card is captured (X7). */
export const QUIET_TURNS = 10

export const phaseEvent = (
  phase: PhaseEvent['phase'],
  { turn, moves }: Pick<GameInPlay, 'turn' | 'moves'>,
): PhaseEvent => ({
  type: 'phase',
  phase,
  turn,
  moves,
})

/**
 * Continues after a complete move, including its isolation: ends the game after an alignment, or starts the next move or turn. Only an
 * irregular switch can align the other player's cards. If both colours are aligned, the current player wins.
 */
export function completeMove(builder: WellsixRulingBuilder<GameInPlay>): WellsixRulingBuilder {
  const { table, red, turn, phase, moves } = builder.position
  for (const player of [turn, opponentOf(turn)]) {
    const cells = alignedCells(table, playerColour(red, player))
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

/** The winner scores 30; the loser scores one for each captured card (X10). */
function alignmentScores({ seized }: GameInPlay, winner: Player): Pair<number> {
  const loser: Player = opponentOf(winner)
  return withPart<number>([ALIGNMENT_POINTS, ALIGNMENT_POINTS], loser, partOf(seized, loser).length)
}

function continueOpening(builder: WellsixRulingBuilder<GameInPlay>): WellsixRulingBuilder {
  const { table, opener, turn, red } = builder.position
  const next = openingTurn(cellsOf(table).length, opener)
  if (next?.turn === turn) return builder
  if (next) return addEvent(builder, phaseEvent('opening', next), next)
  const first = { turn: opener, moves: 1 }
  const suits = suitsOf(red, 1)
  const hands = [cardsOfSuit(suits[0]), cardsOfSuit(suits[1])] as const
  return addEvent(builder, { ...phaseEvent('main', first), suits }, { ...first, phase: 'main', hands })
}

/** Ends the turn, and the game after ten quiet turns (X7). */
export function endTurn(builder: WellsixRulingBuilder<GameInPlay>): WellsixRulingBuilder {
  const { position } = builder
  const quiet = position.seizing ? 0 : position.quiet + 1
  const ended = { ...position, quiet, seizing: false }
  if (quiet === QUIET_TURNS) return endGame({ ...builder, position: ended }, captureScores(position), 'quiet')
  const next = { turn: opponentOf(position.turn), moves: 2 }
  return addStep(builder, phaseEvent('main', next), { ...ended, ...next, phase: 'main' })
}

/** Gives the player a whole turn (I2). The interrupted turn isn't counted as quiet. */
export function giveTurnTo(builder: WellsixRulingBuilder<GameInPlay>, player: Player): WellsixRulingBuilder {
  const next = { turn: player, moves: 2 }
  return addEvent(builder, phaseEvent('main', next), { ...next, seizing: false })
}
