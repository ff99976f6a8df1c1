import { groupsOf, IN_HAND, KEEP, LATER, layCard, liftCard, MAIN, OPENING, otherSide, OVER, SEIZED, STEPS, hasLine, type Board, at, CARDS, isOwned, canCapture, type CardCode } from './board.ts' // oxfmt-ignore

export const PLACE = 0
export const EXCHANGE = 1
export const SWITCH = 2
export const CAPTURE = 3
export const STAY = 4
const PASS = 5

/**
 * A move as one number, made of its kind and two numbers below 2¹⁴. Place: card, cell. Exchange: cell, card. Switch: two cells. Capture:
 * from, to. Stay: 0 and a card of the group that stays.
 */
export type MoveCode = number

const SHIFT = 14
const MASK = (1 << SHIFT) - 1
export const packMove = (kind: number, first: number, second: number): MoveCode =>
  (kind << (2 * SHIFT)) | (first << SHIFT) | second
export const kindOf = (move: MoveCode): number => move >>> (2 * SHIFT)
export const firstOf = (move: MoveCode): number => (move >>> SHIFT) & MASK
export const secondOf = (move: MoveCode): number => move & MASK

const QUIET_TURNS = 10
const OPENING_CARDS = 26

export function makeMove(board: Board, move: MoveCode): void {
  const first = firstOf(move)
  const second = secondOf(move)
  switch (kindOf(move)) {
    case PLACE:
      layCard(board, first, second)
      return finishMove(board)
    case EXCHANGE: {
      liftCard(board, at(board.grid, first), IN_HAND)
      layCard(board, second, first)
      return finishMove(board)
    }
    case SWITCH: {
      const { grid, cells } = board
      const a = at(grid, first)
      const b = at(grid, second)
      grid[first] = b
      grid[second] = a
      cells[a] = second
      cells[b] = first
      return finishMove(board)
    }
    case CAPTURE:
      return capture(board, first, second)
    case STAY:
      isolate(board, at(board.grid, second))
      return finishMove(board)
    case PASS:
      board.moves = 0
      return endTurn(board)
  }
}

function removeCard(board: Board, card: CardCode): void {
  if (isOwned(card, board.turn)) return liftCard(board, card, IN_HAND)
  liftCard(board, card, SEIZED)
  board.quiet = 0
  board.seizing = true
}

/** Captures a card (X4) and applies isolation (X5). */
function capture(board: Board, from: number, to: number): void {
  const card = at(board.grid, from)
  removeCard(board, at(board.grid, to))
  liftCard(board, card, LATER)
  layCard(board, card, to)
  if (isWhole(board, from)) return finishMove(board)
  const { of, sizes } = groupsOf(board)
  const largest = Math.max(...sizes)
  const [group = 0, ...rivals] = sizes.flatMap((size, number) => (size === largest ? [number] : []))
  if (rivals.length > 0) {
    board.phase = KEEP
    return
  }
  removeOthers(board, of, group)
  finishMove(board)
}

/** A gap with at most one neighbour can't part the other cards. */
function isWhole({ grid }: Board, gap: number): boolean {
  let beside = 0
  for (const step of STEPS) if (at(grid, gap + step) !== 0) beside++
  return beside < 2
}

function isolate(board: Board, card: CardCode): void {
  const { of } = groupsOf(board)
  removeOthers(board, of, at(of, card))
  board.phase = MAIN
}

function removeOthers(board: Board, of: Uint8Array, group: number): void {
  for (let card = 1; card <= CARDS; card++) {
    const number = at(of, card)
    if (number !== 0 && number !== group) removeCard(board, card)
  }
}

function finishMove(board: Board): void {
  board.moves--
  if (hasLine(board, board.turn)) {
    board.aligned = board.turn
    board.phase = OVER
  } else if (board.phase === OPENING) continueOpening(board)
  else if (board.moves === 0) endTurn(board)
}

function continueOpening(board: Board): void {
  if (board.laid === OPENING_CARDS) return beginMain(board)
  if (board.moves > 0) return
  board.turn = otherSide(board.turn)
  board.moves = board.laid === OPENING_CARDS - 1 ? 1 : 2
}

function beginMain(board: Board): void {
  board.phase = MAIN
  board.turn = board.opener
  board.moves = 1
  for (let card = 1; card <= CARDS; card++) {
    if (at(board.cells, card) !== LATER) continue
    board.cells[card] = IN_HAND
    board.hand[card > OPENING_CARDS ? 1 : 0] = at(board.hand, card > OPENING_CARDS ? 1 : 0) + 1
  }
}

function endTurn(board: Board): void {
  board.quiet = board.seizing ? 0 : board.quiet + 1
  board.seizing = false
  if (board.quiet === QUIET_TURNS) {
    board.phase = OVER
    return
  }
  board.turn = otherSide(board.turn)
  board.moves = 2
}

export function movesOf(board: Board): MoveCode[] {
  if (board.phase === OVER) return []
  if (board.phase === KEEP) return stays(board)
  const moves: MoveCode[] = []
  const hand: CardCode[] = []
  const own: number[] = []
  for (let card = 1; card <= CARDS; card++) {
    if (!isOwned(card, board.turn)) continue
    const cell = at(board.cells, card)
    if (cell === IN_HAND) hand.push(card)
    else if (cell >= 0) own.push(cell)
  }
  for (const cell of freeCells(board)) for (const card of hand) moves.push(packMove(PLACE, card, cell))
  if (board.phase === OPENING) return moves
  for (const cell of own) for (const card of hand) moves.push(packMove(EXCHANGE, cell, card))
  for (const cell of own) addSwitchesAndCaptures(board, cell, moves)
  return moves.length > 0 ? moves : [packMove(PASS, 0, 0)]
}

function addSwitchesAndCaptures({ grid, turn }: Board, cell: number, moves: MoveCode[]): void {
  const card = at(grid, cell)
  for (const step of STEPS) {
    const beside = at(grid, cell + step)
    if (beside === 0) continue
    if (step > 0 && isOwned(beside, turn)) moves.push(packMove(SWITCH, cell, cell + step))
    if (canCapture(card, beside)) moves.push(packMove(CAPTURE, cell, cell + step))
  }
}

function stays(board: Board): MoveCode[] {
  const { of, sizes } = groupsOf(board)
  const largest = Math.max(...sizes)
  const moves: MoveCode[] = []
  for (let card = 1; card <= CARDS; card++) {
    if (sizes[at(of, card)] === largest) moves.push(packMove(STAY, 0, at(board.cells, card)))
  }
  return moves
}

/** The cell of the very first card: the middle. */
export const MIDDLE = 64 * 128 + 64

export function freeCells({ grid, cells, laid }: Board): readonly number[] {
  if (laid === 0) return [MIDDLE]
  const free = new Set<number>()
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0) continue
    for (const step of STEPS) if (at(grid, cell + step) === 0) free.add(cell + step)
  }
  return [...free]
}

/** The state that undoing a move restores. */
export type SavedState = Pick<Board, 'cells' | 'phase' | 'turn' | 'moves' | 'quiet' | 'seizing' | 'aligned'>

export const createSavedState = (): SavedState => ({
  cells: new Int16Array(CARDS + 1),
  phase: 0,
  turn: 0,
  moves: 0,
  quiet: 0,
  seizing: false,
  aligned: -1,
})

export function saveState(board: Board, memory: SavedState): void {
  memory.cells.set(board.cells)
  memory.phase = board.phase
  memory.turn = board.turn
  memory.moves = board.moves
  memory.quiet = board.quiet
  memory.seizing = board.seizing
  memory.aligned = board.aligned
}

export function restoreState(board: Board, memory: SavedState): void {
  for (let card = 1; card <= CARDS; card++) if (at(board.cells, card) !== at(memory.cells, card)) pick(board, card)
  for (let card = 1; card <= CARDS; card++) {
    const to = at(memory.cells, card)
    if (at(board.cells, card) === to) continue
    if (to >= 0) layCard(board, card, to)
    else {
      board.cells[card] = to
      count(board, card, to, 1)
    }
  }
  board.phase = memory.phase
  board.turn = memory.turn
  board.moves = memory.moves
  board.quiet = memory.quiet
  board.seizing = memory.seizing
  board.aligned = memory.aligned
}

function pick(board: Board, card: CardCode): void {
  const cell = at(board.cells, card)
  if (cell >= 0) return liftCard(board, card, NOWHERE)
  count(board, card, cell, -1)
  board.cells[card] = NOWHERE
}

const NOWHERE = -4

function count(board: Board, card: CardCode, where: number, by: 1 | -1): void {
  const owner = isOwned(card, 0) ? 0 : 1
  if (where === IN_HAND) board.hand[owner] = at(board.hand, owner) + by
  if (where === SEIZED) board.seized[1 - owner] = at(board.seized, 1 - owner) + by
}
