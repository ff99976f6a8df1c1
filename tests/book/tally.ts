import {
  accept,
  refuse,
  type Accepted,
  type Game,
  type Heading,
  type CommonRefusal,
  type RefusalOf,
  type Ruling,
  type UnknownAction,
} from '../../src/engine/game.ts'
import { HandsPlanner } from '../../src/engine/hands-walk.ts'
import { ok } from '../../src/engine/result.ts'
import { readChoice, readPlayerNames, readHead, unreadable, readWholeNumber } from '../../src/engine/text.ts'

/** A minimal game: players add 1 to 9 in turn, one step for each point, and must hit the target exactly. */
interface Setup {
  readonly players: readonly string[]
  readonly target: number
  readonly pace: string
}

export interface Position {
  readonly target: number
  readonly scores: readonly [number, number]
  readonly turn: 1 | 2
}

type Action = { readonly type: 'add'; readonly points: number } | { readonly type: 'pass' } | UnknownAction
type Event = { readonly type: 'point'; readonly player: number } | { readonly type: 'pass' }

const totalOf = (position: Position): number => position.scores[0] + position.scores[1]
const isOver = (position: Position): boolean => totalOf(position) === position.target

function add(before: Position, points: number): Accepted<Position, Event> {
  const steps = Array.from({ length: points }, (_, i) => {
    const scores = before.scores.map((score, seat) => (seat + 1 === before.turn ? score + i + 1 : score))
    const turn = i + 1 < points ? before.turn : before.turn === 1 ? 2 : 1
    return {
      event: { type: 'point' as const, player: before.turn },
      position: { ...before, scores: [scores[0] ?? 0, scores[1] ?? 0] as const, turn } satisfies Position,
    }
  })
  return accept<Position, Event>(steps, before)
}

type TallyRefusal = CommonRefusal | RefusalOf<{ 'too-much': { readonly points: number } }>

const HEADING = {
  name: 'tally',
  seats: [2],
  head: { players: 'players', target: 'rule', pace: 'rule' },
} as const satisfies Heading

export const tally: Game<Setup, Position, Action, Event, TallyRefusal, typeof HEADING> = {
  ...HEADING,
  logged: ['point'],
  parseSetup(lines) {
    const head = readHead(lines, { keys: Object.keys(HEADING.head) })
    if (!head.ok) return head
    const players = readPlayerNames(head.value, ['Player 1', 'Player 2'])
    if (!players.ok) return players
    const target = readWholeNumber(head.value, 'target', { least: 0, most: 999, otherwise: 20 })
    if (!target.ok) return target
    const pace = readChoice(head.value, 'pace', ['slow', 'fast'])
    return pace.ok ? ok({ players: players.value, target: target.value, pace: pace.value }) : pace
  },
  makeSetup: setup => [`players ${setup.players.join(', ')}`, `target ${setup.target}`, `pace ${setup.pace}`],
  players: setup => setup.players,
  start: setup =>
    setup.target > 0
      ? ok({ target: setup.target, scores: [0, 0], turn: 1 })
      : { ok: false, error: [{ code: 'no-target', key: 'target' }] },
  play(position, action): Ruling<Position, Event, TallyRefusal> {
    if (isOver(position)) return refuse({ code: 'over', rule: 'end' })
    if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'actions' })
    if (action.type === 'pass') {
      const turn = position.turn === 1 ? 2 : 1
      return accept<Position, Event>([{ event: { type: 'pass' }, position: { ...position, turn } }], position)
    }
    const points = totalOf(position) + action.points
    return points > position.target
      ? refuse({ code: 'too-much', rule: 'target', points })
      : add(position, action.points)
  },
  legal: () => [{ type: 'pass' }],
  parseAction(words) {
    const [type = '', number = ''] = words
    if (type === 'pass') return words.length === 1 ? ok({ type }) : unreadable('word-count', type)
    if (type !== 'add') return ok({ type: 'unknown', words })
    return /^[1-9]$/.test(number) && words.length === 2
      ? ok({ type, points: Number(number) })
      : unreadable('not-a-number', type, number)
  },
  makeAction(action) {
    if (action.type === 'unknown') return action.words.join(' ')
    return action.type === 'add' ? `add ${action.points}` : 'pass'
  },
  isMove: () => true,
  isCorrection: () => false,
  state: position => ({ ...position }),
  status: position => ({
    phase: isOver(position) ? 'over' : 'play',
    turn: isOver(position) ? null : position.turn,
    over: isOver(position),
    scores: position.scores,
    winner: null,
  }),
  hands: new HandsPlanner<Position, Event>({
    locations: () => new Map(),
    steps: () => [],
    opens: () => false,
    corrects: () => false,
    across: () => [],
    deal: () => 0,
  }),
}

export const HEAD = 'game tally\nplayers Zoë, Bo\ntarget 20\npace slow\nplay'
