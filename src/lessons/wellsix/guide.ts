import { createRandom, oneOf, shuffle } from '../../engine/random.ts'
import { cellsOf, neighbours, type Cell } from '../../engine/wellsix/board.ts'
import { ownerOf, canCapture, opponentOf } from '../../engine/wellsix/colours.ts'
import { legal } from '../../engine/wellsix/legal.ts'
import { LINE_LENGTH } from '../../engine/wellsix/match.ts'
import { play } from '../../engine/wellsix/play.ts'
import { start } from '../../engine/wellsix/setup.ts'
import type { Action, Event, Player, Position } from '../../engine/wellsix/types.ts'
import { happens, inPhase, type Goal } from '../goals.ts'
import { notesOf, type Guide, type LayInstruction, type Why } from '../guide.ts'
import { cardsSeized, splits } from './goals.ts'
import { LONG_LINE, longestLine, mostInLine } from './lines.ts'
import { guideText, hintText, setUpText } from '#text/wellsix/practice.ts'

function capturableCount(position: Position, player: Player): number {
  const { table } = position
  const isTaken = (cell: Cell): boolean =>
    neighbours(cell).some(next => {
      const [card, taker] = [table[cell], table[next]]
      return card !== undefined && taker !== undefined && ownerOf(position, taker) !== player && canCapture(taker, card)
    })
  return Object.entries(table).filter(([cell, card]) => ownerOf(position, card) === player && isTaken(cell)).length
}

const GROWING_LINE = 3

const putOn = (action: Action): Cell | null => {
  if (action.type === 'place') return action.cell
  return action.type === 'capture' ? action.to : null
}

function lineWhy(position: Position, after: Position, cell: Cell, player: Player, seized: number): Why | null {
  const own = mostInLine(after, cell, player)
  const { [cell]: _, ...others } = position.table
  const stopped = mostInLine({ ...position, table: others }, cell, opponentOf(player))
  if (own === LINE_LENGTH - 1 && after.turn === player) return { reason: hintText.oneMore }
  if (stopped >= LONG_LINE) return { reason: hintText.blocks(stopped) }
  if (seized > 0) return { reason: hintText.seizes(seized) }
  if (stopped === GROWING_LINE) return { reason: hintText.blocks(stopped) }
  return own > 1 ? { reason: hintText.line(own) } : null
}

function quietWhy(position: Position, after: Position, action: Action, player: Player): Why {
  const aims = capturableCount(after, opponentOf(player)) > capturableCount(position, opponentOf(player))
  if (aims) return { reason: hintText.aims }
  const saves = capturableCount(after, player) < capturableCount(position, player)
  if (saves) return { reason: hintText.saves }
  return { reason: action.type === 'place' ? hintText.beginning : '' }
}

function why(position: Position, action: Action): Why {
  const ruling = play(position, action)
  const { turn: player } = position
  if (!ruling.accepted || player === null) return { reason: '' }
  const events = ruling.steps.map(step => step.event)
  const seized = cardsSeized({ events })
  if (events.some(event => event.type === 'align' && event.player === player)) {
    return { reason: hintText.wins }
  }
  if (action.type === 'keep') return { reason: seized > 0 ? hintText.seizes(seized) : '' }
  const cell = putOn(action)
  const line = cell === null ? null : lineWhy(position, ruling.position, cell, player, seized)
  return line ?? quietWhy(position, ruling.position, action, player)
}

/** Ada then has two hearts left, and Ben one spade. */
const LAID = 23
const MAX_LINE = 3
/** Seeds of openings after which each part of the game occurs if the learner follows the hints. */
const FIRST = [10, 13, 17] as const

function openingOf(seed: number): Position['table'] {
  const random = createRandom(seed)
  const opened = start({ players: ['', ''], opener: 1, colours: 'alternate', games: 2, deal: null })
  if (!opened.ok) return {}
  let position = opened.value
  const fits = (action: Action): Position | null => {
    const ruling = play(position, action)
    const cell = putOn(action)
    if (!ruling.accepted || cell === null) return null
    return mostInLine(ruling.position, cell, position.turn ?? 1) <= MAX_LINE ? ruling.position : null
  }
  for (let laid = 0; laid < LAID; laid++) {
    const options = shuffle([...legal(position)], random)
    for (let next: Position | null = null, i = 0; i < options.length && !next; i++) {
      const [option] = options.slice(i)
      next = option ? fits(option) : null
      position = next ?? position
    }
  }
  return position.table
}

function setUp({ table }: Position): readonly LayInstruction[] {
  const columns = cellsOf(table).map(cell => Number(cell.split(',')[0]))
  const rows = [...new Set(cellsOf(table).map(cell => Number(cell.split(',')[1])))].sort((a, b) => b - a)
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const laid = rows.map(y => {
    const cells = Array.from({ length: right - left + 1 }, (_, column) => `${left + column},${y}`)
    const text = setUpText.row(
      y,
      cells.map(cell => table[cell] ?? null),
    )
    return { text, marked: cells.filter(cell => table[cell] !== undefined) }
  })
  return [{ text: setUpText.sort, marked: [] }, ...laid, { text: setUpText.hands, marked: [] }]
}

const threatened: Goal<Position, Event> = ({ position }) =>
  position.phase === 'main' && position.turn !== null && longestLine(position, opponentOf(position.turn)) >= LONG_LINE

/** A first game of Wellsix, from the end of the opening on. */
export const guide: Guide<Position, Event, Action> = {
  deal(seed) {
    const cards = Object.entries(openingOf(oneOf(FIRST, seed))).map(([cell, card]) => `${cell} ${card}`)
    const keys = ['game wellsix', 'players Ada, Ben', 'games 2', 'phase opening', 'turn 1', 'moves 2']
    return [...keys, 'deal', ...cards, 'play'].join('\n')
  },
  setUp,
  learner: 1,
  why,
  reason: (position, action) => why(position, action).reason,
  notes: notesOf(guideText, {
    welcome: () => true,
    beside: ({ position: { phase, table } }) => phase === 'opening' && Object.keys(table).length > 0,
    'last-of-opening': ({ position: { phase, moves, table } }) =>
      phase === 'opening' && moves === 1 && Object.keys(table).length > 0 && Object.keys(table).length % 2 === 1,
    main: inPhase('main'),
    'two-moves': ({ position: { phase, moves } }) => phase === 'main' && moves === 2,
    four: threatened,
    capture: happens('capture'),
    isolate: splits,
    keep: inPhase('keep'),
    switch: happens('switch'),
    exchange: happens('exchange'),
    quiet: ({ position: { phase, quiet } }) => phase === 'main' && quiet > 0,
    'game-over': ({ position: { phase } }) => phase === 'game-over' || phase === 'over',
  }),
}
