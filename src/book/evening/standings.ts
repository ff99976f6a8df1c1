import type { Played } from './outcome.ts'
import type { Evening, GuestNumber } from './evening.ts'

/** What somebody has come to. */
interface Standing {
  readonly guest: GuestNumber
  /** From 1; whoever has as many points has the same. */
  readonly place: number
  readonly isShared: boolean
  readonly points: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export const playedBy = ({ won, drawn, lost }: Pick<Standing, 'won' | 'drawn' | 'lost'>): number => won + drawn + lost

/** How it went for one of the two: `win`, `draw` or `loss`. */
function fate({ guests, winner }: Played, guest: GuestNumber): 'win' | 'draw' | 'loss' | null {
  const seat = guests.indexOf(guest) + 1
  if (seat === 0) return null
  return winner === 0 ? 'draw' : winner === seat ? 'win' : 'loss'
}

type Ranked = Pick<Evening, 'guests' | 'points'>

/** Of all who are there, and of whoever has played and left: by points, and nothing else. */
export function standingsOf(evening: Ranked, played: readonly Played[]): readonly Standing[] {
  const tallies = evening.guests.flatMap(({ left }, index) => {
    const tally = tallyOf(evening, played, index + 1)
    return left && playedBy(tally) === 0 ? [] : [tally]
  })
  return tallies
    .map(tally => ({
      ...tally,
      place: tallies.filter(({ points }) => points > tally.points).length + 1,
      isShared: tallies.some(({ guest, points }) => guest !== tally.guest && points === tally.points),
    }))
    .sort((a, b) => a.place - b.place)
}

function tallyOf({ points }: Ranked, played: readonly Played[], guest: GuestNumber) {
  const fates = played.map(each => fate(each, guest))
  const count = (wanted: 'win' | 'draw' | 'loss'): number => fates.filter(each => each === wanted).length
  const [won, drawn, lost] = [count('win'), count('draw'), count('loss')]
  return { guest, won, drawn, lost, points: won * points.win + drawn * points.draw + lost * points.loss }
}

/** The points of one guest at first and after each match of the evening. */
export function pointsOver({ points }: Ranked, played: readonly Played[], guest: GuestNumber): readonly number[] {
  const over = [0]
  for (const each of played) {
    const how = fate(each, guest)
    over.push((over.at(-1) ?? 0) + (how ? points[how] : 0))
  }
  return over
}

/** What one got from another, match by match: 1, ½ or 0 as in any crosstable, whatever a win is worth. */
export function scoreAgainst(
  played: readonly Played[],
  guest: GuestNumber,
  other: GuestNumber,
): readonly (1 | 0.5 | 0)[] {
  const worth = { win: 1, draw: 0.5, loss: 0 } as const
  return played.flatMap(each => {
    const how = each.guests.includes(other) ? fate(each, guest) : null
    return how ? [worth[how]] : []
  })
}
