import { isRank, parseCard, type Card } from '../../../engine/cards.ts'
import { UNSEEN, type CardLocations, type Movement, type Piece } from '../../../engine/hands.ts'
import { cardsLeft, valueAt, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { ROLES, type Played, type Position, type Role } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { similarCards, grouped, playerOf, stayingCards, type StepSentence, type NameOf } from '../hands.ts'

/** A card, and the cards of its rank that aren’t meant. */
export interface ChosenCard {
  readonly movement: Movement
  readonly not: readonly Card[]
}

interface Sentences {
  play(cards: readonly ChosenCard[], name: string): string
  takeBack(cards: readonly ChosenCard[], name: string): string
  /** Puts cards face up in front of a player. */
  show(cards: readonly ChosenCard[], name: string): string
  /** `isRest`: some cards are not shuffled, because they are shown. */
  shuffle(isRest: boolean): string
  dealEach(count: number): string
  deal(hands: readonly (readonly [count: number, name: string])[]): string
  collect(): string
}

/** Returns the card moved, or its rank if only that is known; null for an unseen card. */
export const playedOf = ({ piece }: Movement): Played | null => (isRank(piece) ? piece : parseCard(piece))

const except = (movement: Movement, others: readonly Piece[]): ChosenCard => ({
  movement,
  not: similarCards(movement.piece, others),
})

const meantAmong = (movements: readonly Movement[], locations: CardLocations): readonly ChosenCard[] =>
  movements.map(movement => except(movement, stayingCards(movement, movements, locations)))

/** Played cards are face up in front of their players; all others are face down. */
function dealt(movements: readonly Movement[], nameOf: NameOf, { show, shuffle, dealEach, deal }: Sentences): string {
  const nameAt = (group: readonly Movement[]): string => nameOf(playerOf(group[0]?.to ?? ''))
  const shown = movements.filter(({ piece, to }) => piece !== UNSEEN && to.startsWith('played'))
  const hands = grouped(movements.filter(movement => !shown.includes(movement)), ({ to }) => to) // oxfmt-ignore
  const [count = 0, ...others] = new Set(hands.map(group => group.length))
  const groups = grouped(shown, ({ to }) => to)
  const laid = groups.map((group, index) => {
    const later = groups.slice(index + 1).flatMap(next => next.map(({ piece }) => piece))
    return show(
      group.map(movement => except(movement, later)),
      nameAt(group),
    )
  })
  if (hands.length === 0) return laid.join(' ')
  const given =
    others.length === 0 && hands.length === 4
      ? dealEach(count)
      : deal(hands.map(group => [group.length, nameAt(group)] as const))
  return [...laid, shuffle(shown.length > 0), given].join(' ')
}

export const createTennisStepSentence =
  (sentences: Sentences): StepSentence =>
  ({ kind, movements }, nameOf, locations) => {
    const [first] = movements
    if (!first) return ''
    const name = nameOf(playerOf(first.from))
    switch (kind) {
      case 'lay':
        return sentences.play(meantAmong(movements, locations), name)
      case 'lift':
        return sentences.takeBack(meantAmong(movements, locations), name)
      case 'deal':
        return dealt(movements, nameOf, sentences)
      default:
        return sentences.collect()
    }
  }

interface SeatFigures {
  readonly role: Role
  readonly points: number
  readonly left: number
  readonly hands: number
  readonly isNext: boolean
}

interface TennisState {
  net(net: number | null): string
  pair(cards: readonly Played[]): string
  seat(figures: SeatFigures): string
}

/** The Net, the pair, and the seats clockwise from the dealer. */
export const createPositionText =
  ({ net, pair, seat }: TennisState) =>
  (position: Position, hidden: readonly Hidden[] = []): string[] => {
    const figures = (role: Role): SeatFigures => {
      const at = seatOf(position.dealer, role)
      return {
        role,
        points: valueAt(position.points, at),
        left: valueAt(cardsLeft(position), at),
        hands: valueAt(position.hands, at),
        isNext: turnOf(position) === at,
      }
    }
    return [
      ...(hidden.includes('net') ? [] : [net(position.net)]),
      pair(position.pair),
      ...(hidden.some(each => each !== 'net') ? [] : ROLES.map(role => seat(figures(role)))),
    ]
  }
