import { colourOf, colourOfPlayer } from '../../engine/wellsix/colours.ts'
import { neighbours, type Cell } from '../../engine/wellsix/board.ts'
import { threatsIn } from '../../engine/wellsix/hints.ts'
import { legal } from '../../engine/wellsix/legal.ts'
import { makeAction } from '../../engine/wellsix/notation.ts'
import { play } from '../../engine/wellsix/play.ts'
import type { Action, Event, Playing, Position } from '../../engine/wellsix/types.ts'
import { bestOf, type Hint, happened, notesOf, type Guide } from '../guide.ts'
import { hintText, guideText } from '../../text/en/wellsix/practice.ts'

/** Left and right, below and above. */
const LINES = [[0, 1], [2, 3]] as const // prettier-ignore

interface Result {
  readonly action: Action
  readonly wins: boolean
  readonly seized: number
  /** The longest line of one's own through the card that was put down. */
  readonly line: number
  readonly blocks: boolean
}

/** The longest line of one's own colour through a cell. */
function lineThrough({ table }: Position, cell: Cell, red: boolean): number {
  const isOwn = (each: Cell): boolean => {
    const card = table[each]
    return card !== undefined && (colourOf(card) === 'red') === red
  }
  const count = (ahead: number): number => {
    let length = 0
    for (let next = neighbours(cell)[ahead]; next !== undefined && isOwn(next); next = neighbours(next)[ahead]) length++
    return length
  }
  return Math.max(...LINES.map(([back, ahead]) => 1 + count(back) + count(ahead)))
}

const putOn = (action: Action): Cell | null => {
  if (action.type === 'place') return action.cell
  return action.type === 'capture' ? action.to : null
}

const seizedBy = (events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'capture') return sum + (event.seized ? 1 : 0)
    return event.type === 'isolate' ? sum + event.seized.length : sum
  }, 0)

function resultOf(position: Playing, action: Action, threats: readonly Cell[]): Result {
  const ruling = play(position, action)
  const events = ruling.accepted ? ruling.steps.map(step => step.event) : []
  const cell = putOn(action)
  const red = colourOfPlayer(position.red, position.turn) === 'red'
  const after = ruling.accepted ? ruling.position : position
  return {
    action,
    wins: events.some(event => event.type === 'align' && event.player === position.turn),
    seized: seizedBy(events),
    line: cell === null ? 0 : lineThrough(after, cell, red),
    blocks: cell !== null && threats.includes(cell),
  }
}

/** A win, then a line of the other's that is stopped, then cards to seize, then a line of one's own. */
const worth = ({ wins, seized, line, blocks }: Result): number =>
  (wins ? 1000 : 0) + (blocks ? 100 : 0) + 10 * seized + line

function reasonFor({ action, wins, seized, line, blocks }: Result): string {
  if (wins) return hintText.wins
  if (blocks) return hintText.blocks
  if (seized > 0) return hintText.seizes(seized)
  if (line > 1) return hintText.line(line)
  return action.type === 'place' ? hintText.beginning : hintText.keepsLines
}

const threatsOn = (position: Playing): readonly Cell[] =>
  threatsIn(position).flatMap(({ player, at }) => (player === position.turn ? [] : [at]))

function hintToMove(position: Playing): Hint | null {
  const threats = threatsOn(position)
  const best = bestOf(
    legal(position).map(action => resultOf(position, action, threats)),
    worth,
  )
  return best && { action: makeAction(best.action), reason: reasonFor(best) }
}

function hintToKeep(position: Position): Hint | null {
  const best = bestOf(legal(position), action => {
    const ruling = play(position, action)
    return ruling.accepted ? seizedBy(ruling.steps.map(step => step.event)) : 0
  })
  return best && { action: makeAction(best), reason: hintText.keep }
}

/** A capture, or a card that makes one's own line longer. */
export function hint(position: Position): Hint | null {
  switch (position.phase) {
    case 'opening':
    case 'main':
      return hintToMove(position)
    case 'keep':
      return hintToKeep(position)
    case 'game-over':
      return { action: 'next', reason: hintText.next }
    case 'over':
      return null
  }
}

const MOVES: readonly Action['type'][] = ['place', 'switch', 'exchange', 'capture']

/** Why the app plays so: what a move does; of what else there is, what is advised. */
export function reason(position: Position, action: Action): string | null {
  const isMove = position.phase === 'opening' || position.phase === 'main'
  if (!isMove || !MOVES.includes(action.type)) {
    const advised = hint(position)
    return advised?.action === makeAction(action) ? advised.reason : null
  }
  const result = resultOf(position, action, threatsOn(position))
  // One's own card taken back may be for much.
  return action.type === 'capture' && worth(result) < 2 ? null : reasonFor(result)
}

/** A first game of Wellsix. Nothing is dealt: both begin with all cards of a suit. */
export const guide: Guide<Position, Event, Action> = {
  deal: () => ['game wellsix', 'players Ada, Ben', 'games 2', 'play'].join('\n'),
  learner: 1,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'opening', arises: () => true },
    beside: {
      lesson: 'opening',
      arises: ({ position: { phase, table } }) => phase === 'opening' && Object.keys(table).length > 0,
    },
    'last-of-opening': {
      lesson: 'opening',
      arises: ({ position: { phase, moves, table } }) =>
        phase === 'opening' && moves === 1 && Object.keys(table).length > 0 && Object.keys(table).length % 2 === 1,
    },
    main: { lesson: 'turns', arises: ({ position: { phase } }) => phase === 'main' },
    'two-moves': { lesson: 'turns', arises: ({ position: { phase, moves } }) => phase === 'main' && moves === 2 },
    capture: { lesson: 'capture', arises: moment => happened(moment, 'capture') },
    isolate: { lesson: 'isolation', arises: moment => moment.position.phase === 'keep' || happened(moment, 'isolate') },
    keep: { lesson: 'isolation', arises: ({ position: { phase } }) => phase === 'keep' },
    switch: { lesson: 'switch', arises: moment => happened(moment, 'switch') },
    exchange: { lesson: 'exchange', arises: moment => happened(moment, 'exchange') },
    quiet: { lesson: 'end', arises: ({ position: { phase, quiet } }) => phase === 'main' && quiet > 0 },
    'game-over': { lesson: 'match', arises: ({ position: { phase } }) => phase === 'game-over' || phase === 'over' },
  }),
}
