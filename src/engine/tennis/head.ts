import { ok, type Result } from '../result.ts'
import { choice, playerNames, readHead, wholeNumber, type Line, type ReadProblem } from '../text.ts'
import type { Match, Setup } from './types.ts'

const KEYS = ['players', 'dealer', 'target', 'match', 'ghosting']
const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4']
/** How far a number can be read; whether it fits is for `start` to say. */
const READABLE = { least: 0, most: 999_999 }

export function parseSetup(lines: readonly Line[]): Result<Setup, ReadProblem> {
  const read = readHead(lines, { keys: KEYS })
  if (!read.ok) return read
  const head = read.value
  const players = playerNames(head, NAMES)
  if (!players.ok) return players
  const dealer = wholeNumber(head, 'dealer', { ...READABLE, otherwise: 1 })
  if (!dealer.ok) return dealer
  const target = wholeNumber(head, 'target', { ...READABLE, otherwise: 5 })
  if (!target.ok) return target
  const match = choice<Match>(head, 'match', ['replaces', 'adds'])
  if (!match.ok) return match
  const ghosting = choice(head, 'ghosting', ['off', 'on'])
  if (!ghosting.ok) return ghosting
  return ok({
    players: players.value,
    dealer: dealer.value,
    target: target.value,
    match: match.value,
    ghosting: ghosting.value === 'on',
  })
}

export const makeSetup = ({ players, dealer, target, match, ghosting }: Setup): readonly string[] => [
  `players ${players.join(', ')}`,
  `dealer ${dealer}`,
  `target ${target}`,
  `match ${match}`,
  `ghosting ${ghosting ? 'on' : 'off'}`,
]
