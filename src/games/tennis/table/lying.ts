import { isRank, parseCard } from '../../../engine/cards.ts'
import { likeness, type CardLocations, type Instruction, type Piece } from '../../../engine/hands.ts'
import { seatOfCard } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { cardsBefore, type PlayedCard } from './cards.ts'

function playedOf(piece: Piece): Played[] {
  const card = isRank(piece) ? piece : parseCard(piece)
  return card === null ? [] : [card]
}

/** A seat's cards in the order in which this hand has them; what it hasn't lies after them. */
function inOrder(lying: readonly Played[], played: readonly Played[]): Played[] {
  const left = [...lying]
  const found = played.flatMap(card => {
    const at = left.findIndex(each => likeness(each, card) > 1)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...found, ...left]
}

/** Cards by number, as far as it is known who played each; null where none lies. */
function byNumber(locations: CardLocations, { dealer, played }: Position): readonly (Played | null)[] {
  const piles = new Map(
    SEATS.map(seat => {
      const own = played.filter((_, card) => seatOfCard(dealer, card) === seat)
      return [seat, inOrder((locations.get(`played ${seat}`) ?? []).flatMap(playedOf), own)] as const
    }),
  )
  const cards: (Played | null)[] = []
  while ([...piles.values()].some(pile => pile.length > 0)) {
    cards.push(piles.get(seatOfCard(dealer, cards.length))?.shift() ?? null)
  }
  return cards
}

/**
 * What lies in front of the players while hands are led on, in the order of play. `hands`: the hands that it may be, the one that comes
 * about first.
 */
export function cardsLying(locations: CardLocations, hands: readonly [Position, Position]): readonly PlayedCard[] {
  const ways = hands.map(hand => ({ hand, cards: byNumber(locations, hand) }))
  const { hand, cards } = ways.find(way => !way.cards.includes(null)) ?? {
    hand: hands[0],
    cards: byNumber(locations, hands[0]),
  }
  const gap = cards.indexOf(null)
  const whole = cards.slice(0, gap < 0 ? cards.length : gap).flatMap(card => card ?? [])
  const ruled = cardsBefore({ ...hand, played: whole })
  return cards.flatMap((card, index): PlayedCard[] => {
    const known = ruled[index]
    if (known) return [known]
    if (card === null) return []
    const seat = seatOfCard(hand.dealer, index)
    return [{ place: index, number: index + 1, seat, card, net: null, cleared: false, points: 0, formed: null }]
  })
}

/** Of these cards the ones that hands take up now. */
export const takenUp = (cards: readonly PlayedCard[], instruction: Instruction): readonly PlayedCard[] =>
  instruction.flatMap(({ movements }) => {
    const left = [...cards]
    return movements.flatMap(({ piece, from }) => {
      const own = (seat: Seat): boolean => from === `played ${seat}`
      const at = left.findLastIndex(({ card, seat }) => own(seat) && card === piece)
      return at < 0 ? [] : left.splice(at, 1)
    })
  })

/** Whose cards they are that hands take up or lay now. */
export const seatsIn = (instruction: Instruction): readonly Seat[] =>
  SEATS.filter(seat =>
    instruction.some(({ movements }) => movements.some(({ from, to }) => [from, to].includes(`played ${seat}`))),
  )

/** The Net that the last pair has formed. */
export const netOf = (cards: readonly PlayedCard[]): number | null =>
  cards.findLast(({ formed }) => formed !== null)?.formed ?? null
