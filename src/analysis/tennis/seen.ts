import { SEATS, type Played, type Position, type Seat } from '../../engine/tennis/types.ts'
import { seatOf } from '../../engine/tennis/seats.ts'

/** A hand that faces a seat. */
interface OpenHand {
  readonly seat: Seat
  readonly cards: readonly Played[]
}

/** All that one seat can know: what was played lies in the position, which holds no hands. */
export interface Seen {
  readonly position: Position
  readonly seat: Seat
  /** The cards that it holds; null for the Ghost, whose cards face the others. A Cormorant who turned hers has seen them before. */
  readonly own: readonly Played[] | null
  /** The hands of others that face it and are known: the Ghost's, and that of a Cormorant who became one. */
  readonly open: readonly OpenHand[]
}

/** What a seat sees of a deal: `hands` are the cards that each seat still holds, by seat, null where they are not known. */
export function seenBy(seat: Seat, position: Position, hands: readonly (readonly Played[] | null)[]): Seen {
  const ghost = seatOf(position.dealer, 'ghost')
  const turned = position.ghosted ? [ghost, seatOf(position.dealer, 'cormorant')] : [ghost]
  const cardsOf = (each: Seat): readonly Played[] | null => hands[SEATS.indexOf(each)] ?? null
  return {
    position,
    seat,
    own: seat === ghost ? null : (cardsOf(seat) ?? []),
    open: turned.flatMap(each => {
      const cards = each === seat ? null : cardsOf(each)
      return cards ? [{ seat: each, cards }] : []
    }),
  }
}
