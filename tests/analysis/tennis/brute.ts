import { DECK } from '../../../src/engine/cards.ts'
import { valueOfPlayed, cardsLeft, seatOf, turnOf } from '../../../src/engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../src/engine/tennis/types.ts'
import type { SeatView } from '../../../src/analysis/tennis/hand.ts'
import { after } from './play.ts'

type HandsBySeat = Readonly<Record<Seat, readonly Played[]>>

/** All ways to choose `count` of the items, each with the items that remain. */
function waysToTake<T>(items: readonly T[], count: number): readonly (readonly [readonly T[], readonly T[]])[] {
  if (count === 0) return [[[], items]]
  const [first, ...rest] = items
  if (first === undefined) return []
  return [
    ...waysToTake(rest, count - 1).map(([taken, left]) => [[first, ...taken], left] as const),
    ...waysToTake(rest, count).map(([taken, left]) => [taken, [first, ...left]] as const),
  ]
}

const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map(rest => [item, ...rest]))

/** Every deal of the cards that a seat can't see. All of them are equally likely. */
function dealsOf({ position, seat, own, open }: SeatView): readonly HandsBySeat[] {
  const left = cardsLeft(position)
  const seen = [...position.played, ...(own ?? []), ...open.flatMap(({ cards }) => cards)].map(valueOfPlayed)
  const hidden = DECK.map(card => card[0]).filter((rank, i, all) => {
    const same = all.slice(0, i).filter(other => other === rank).length
    return same >= seen.filter(value => value === valueOfPlayed(rank as Played)).length
  }) as Played[]
  let deals: readonly { readonly hands: Partial<HandsBySeat>; readonly rest: readonly Played[] }[] = [
    { hands: {}, rest: hidden },
  ]
  for (const each of SEATS) {
    const known = each === seat ? own : open.find(hand => hand.seat === each)?.cards
    deals = deals.flatMap(({ hands, rest }) =>
      known
        ? [{ hands: { ...hands, [each]: known }, rest }]
        : waysToTake(rest, left[each - 1] ?? 0).map(([cards, others]) => ({
            hands: { ...hands, [each]: cards },
            rest: others,
          })),
    )
  }
  const ghost = seatOf(position.dealer, 'ghost')
  return deals.flatMap(({ hands }) =>
    orders(hands[ghost] ?? []).map(cards => ({ ...hands, [ghost]: cards }) as HandsBySeat),
  )
}

/** A simple policy: play the lowest card that clears the Net, or else the lowest card. The Ghost plays its next card. */
function likely(position: Position, seat: Seat, held: readonly Played[]): Played {
  if (seat === seatOf(position.dealer, 'ghost')) return held[0] ?? 'A'
  const cards = held.toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
  return cards.find(card => valueOfPlayed(card) > (position.net ?? -1)) ?? cards[0] ?? 'A'
}

function winnerWith(start: Position, dealt: HandsBySeat, first: Played): Seat {
  let position = start
  const hands: Record<Seat, readonly Played[]> = { ...dealt }
  for (let next: Played | null = first; position.phase === 'play'; next = null) {
    const seat = turnOf(position) ?? 1
    const card = next ?? likely(position, seat, hands[seat])
    const place = hands[seat].findIndex(each => valueOfPlayed(each) === valueOfPlayed(card))
    hands[seat] = hands[seat].filter((_, i) => i !== place)
    position = after(position, { type: 'play', card })
  }
  const most = Math.max(...position.points)
  const clockwise = (['ghost', 'angler', 'fish', 'cormorant'] as const).map(role => seatOf(position.dealer, role))
  return clockwise.findLast(seat => position.points[seat - 1] === most) ?? 1
}

/** The chance that a seat wins the hand if it plays `card`, over all possible deals, computed with the referee alone. */
export function chanceOf(seen: SeatView, card: Played): { readonly chance: number; readonly deals: number } {
  const deals = dealsOf(seen)
  const won = deals.filter(hands => winnerWith(seen.position, hands, card) === seen.seat).length
  return { chance: won / deals.length, deals: deals.length }
}
