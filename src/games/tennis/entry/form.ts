import { tennis } from '../../../engine/tennis/index.ts'
import { SEATS, type Match, type Seat, type Setup } from '../../../engine/tennis/types.ts'
import { adjudicate } from '../../../engine/record.ts'

/** What people choose before the first hand. */
export interface Form {
  /** As they were typed, clockwise. */
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly target: number
  readonly match: Match
  readonly ghosting: boolean
}

export const newForm = (): Form => ({
  names: ['', '', '', ''],
  dealer: 1,
  target: 5,
  match: 'replaces',
  ghosting: false,
})

export const defaultName = (seat: Seat): string => `Player ${seat}`

/** Names as a record can hold them; the engine says what else is wrong. */
export const setupOf = ({ names, dealer, target, match, ghosting }: Form): Setup => ({
  players: SEATS.map(seat => (names[seat - 1] ?? '').replace(/[,#\s]+/g, ' ').trim() || defaultName(seat)),
  dealer,
  target,
  match,
  ghosting,
})

/** The head of the record that a match begins with. */
export const headOf = (setup: Setup): string => ['game tennis', ...tennis.makeSetup(setup), 'play'].join('\n')

/** The choices of an earlier match, for the next one. Null where the head is not of this game. */
export function formOf(head: string): Form | null {
  const [answer] = adjudicate(head)
  if (answer?.type !== 'head' || answer.game !== tennis) return null
  const { players, dealer, target, match, ghosting } = answer.setup as Setup
  const names = players.map((name, seat) => (name === `Player ${seat + 1}` ? '' : name))
  return { names, dealer: dealer as Seat, target, match, ghosting }
}
