import { ok } from '../result.ts'
import {
  combineParts,
  readChoice,
  mapResult,
  readPlayerNames,
  readHead,
  readWholeNumber,
  type RecordLine,
  type HeadResult,
  parseWithoutArguments,
  readOneArgument,
  type ReadResult,
  type Reader,
} from '../text.ts'
import { type EqualCardsRule, type Played, type Setup, ROLES, type Action, type Position, type Event } from './types.ts'
import { parseCard, parseRank } from '../cards.ts'
import { parseIrregular } from '../ruling.ts'
import type { Heading, Status } from '../game.ts'
import { cardsLeft, seatOf, turnOf } from './seats.ts'

export const HEADING = {
  name: 'tennis',
  seats: [4],
  head: { players: 'players', dealer: 'rule', target: 'rule', match: 'rule', ghosting: 'rule' },
} as const satisfies Heading

const KEYS = Object.keys(HEADING.head)
const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4']
/** The actual range is checked by `start`. */
const READABLE = { least: 0, most: 999_999 }

export function parseSetup(lines: readonly RecordLine[]): HeadResult<Setup> {
  const read = readHead(lines, { keys: KEYS })
  if (!read.ok) return read
  const head = read.value
  return combineParts<Setup>({
    players: readPlayerNames(head, NAMES),
    dealer: readWholeNumber(head, 'dealer', { ...READABLE, otherwise: 1 }),
    target: readWholeNumber(head, 'target', { ...READABLE, otherwise: 5 }),
    match: readChoice<EqualCardsRule>(head, 'match', ['replaces', 'adds']),
    ghosting: mapResult(readChoice(head, 'ghosting', ['off', 'on']), word => word === 'on'),
  })
}

export const makeSetup = ({ players, dealer, target, match, ghosting }: Setup): readonly string[] => [
  `players ${players.join(', ')}`,
  `dealer ${dealer}`,
  `target ${target}`,
  `match ${match}`,
  `ghosting ${ghosting ? 'on' : 'off'}`,
]

export function parseAction(words: readonly string[]): ReadResult<Action> {
  const [name, ...rest] = words
  switch (name) {
    case 'play':
      return readOneArgument(name, rest, PLAYED, card => ({ type: name, card }))
    case 'ghost':
    case 'next':
      return parseWithoutArguments(name, rest)
    case 'stands':
      return parseIrregular(rest, { ghost: words => parseWithoutArguments('ghost', words) })
    case 'hand':
      return ok(parseHand(rest) ?? { type: 'unknown', words })
    default:
      return ok({ type: 'unknown', words })
  }
}

const PLAYED: Reader<Played> = { read: word => parseCard(word) ?? parseRank(word), code: 'not-a-card' }

/** An extension of the record format. Null for any other form, which is an unknown action. */
function parseHand([role, ghost, ...more]: readonly string[]): Action | null {
  const winner = ROLES.find(each => each === role)
  const readable = (ghost === undefined || ghost === 'ghost') && more.length === 0
  return winner !== undefined && readable ? { type: 'hand', winner, ghosted: ghost === 'ghost' } : null
}

export function makeAction(action: Action): string {
  switch (action.type) {
    case 'play':
      return `play ${action.card}`
    case 'ghost':
    case 'next':
      return action.type
    case 'hand':
      return action.ghosted ? `hand ${action.winner} ghost` : `hand ${action.winner}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}

export function state(position: Position): object {
  const { phase, hand, dealer, net, pair, points, ghosted, hands, winner } = position
  return {
    phase,
    hand,
    roles: Object.fromEntries(ROLES.map(role => [role, seatOf(dealer, role)])),
    turn: turnOf(position),
    net,
    pair,
    points,
    left: cardsLeft(position),
    ghosted,
    hands,
    winner,
  }
}

export const status = (position: Position): Status => ({
  phase: position.phase,
  turn: turnOf(position),
  over: position.phase === 'over',
  scores: position.hands,
  points: position.points,
  winner: position.winner,
})

export const LOGGED: readonly Event['type'][] = [
  'irregular',
  'clear',
  'match',
  'net',
  'ghost',
  'result',
  'hand-over',
  'over',
]
