import { hasSuit, rankOfPlayed, seatOf } from '../../../engine/tennis/seats.ts'
import type { Played, Position, Role, Seat } from '../../../engine/tennis/types.ts'
import { aRank, theCard } from '../card-words.ts'
import type { Speech } from '../rulebook.ts'

export type At = Speech<Position>

export const nameOf = ({ players }: At, seat: Seat): string => players[seat - 1] ?? `Player ${seat}`
const ROLES: Readonly<Record<Role, string>> = {
  ghost: 'the Ghost',
  angler: 'the Angler',
  fish: 'the Fish',
  cormorant: 'the Cormorant',
}
export const roleName = (role: Role): string => ROLES[role]
export const cormorantOf = (at: At): string => nameOf(at, seatOf(at.position.dealer, 'cormorant'))

/** `the king of hearts`, or `a king` where the suit was left out. */
export const cardName = (card: Played): string => (hasSuit(card) ? theCard(card) : aRank(rankOfPlayed(card)))
