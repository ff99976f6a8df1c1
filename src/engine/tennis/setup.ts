import type { SetupProblemOf } from '../game.ts'
import { checkNames } from '../text.ts'
import { err, ok, type Result } from '../result.ts'
import { SEATS, type Position, type Setup } from './types.ts'

interface ProblemValues {
  'four-players': { readonly count: number }
  'bad-name': { readonly names: readonly string[] }
  'no-such-dealer': { readonly dealer: number }
  'bad-target': { readonly target: number }
}

export type TennisProblem = SetupProblemOf<ProblemValues>
type Problem = TennisProblem

/** The limits of the number of hands that wins a match (T8). */
export const MIN_HANDS = 1
export const MAX_HANDS = 99
const NOTHING: readonly number[] = [0, 0, 0, 0]

/** Creates the position before the first card, or returns all problems. */
export function start(setup: Setup): Result<Position, readonly Problem[]> {
  const { target, match, ghosting } = setup
  const dealer = SEATS.find(seat => seat === setup.dealer)
  const problems = [...checkPlayers(setup.players), ...checkTarget(target)]
  if (dealer === undefined) {
    return err([...problems, { code: 'no-such-dealer', key: 'dealer', dealer: setup.dealer }])
  }
  if (problems.length > 0) return err(problems)
  return ok({ target, match, ghosting, ...freshHand, hand: 1, dealer, hands: NOTHING, winner: null })
}

/** The state at the start of each hand. */
export const freshHand = {
  phase: 'play',
  played: [],
  pair: [],
  net: null,
  points: NOTHING,
  ghosted: false,
} as const satisfies Partial<Position>

const checkPlayers = (players: readonly string[]): Problem[] => [
  ...(players.length === SEATS.length
    ? []
    : [{ code: 'four-players', key: 'players', count: players.length } as const]),
  ...checkNames(players),
]

const checkTarget = (target: number): Problem[] =>
  Number.isInteger(target) && target >= MIN_HANDS && target <= MAX_HANDS
    ? []
    : [{ code: 'bad-target', key: 'target', target }]
