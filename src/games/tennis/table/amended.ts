import type { Consequences } from '../../../book/journal/amend.ts'
import { isReplayOf, type Replay } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Seat, Tennis } from '../../../engine/tennis/types.ts'
import { tennisBook } from '../../../text/en/tennis/index.ts'
import { plainView, type RulingView } from '../../../table/session.ts'
import { cardsOf, type PlayedCard } from './cards.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'

/** A card on which the referee says something else after an amendment. */
interface Differing {
  readonly number: number
  readonly seat: Seat
  readonly before: PlayedCard | null
  readonly after: PlayedCard
}

export interface AmendedView {
  readonly ruling: RulingView
  readonly differing: readonly Differing[]
  readonly mayConfirm: boolean
}

/** What an amendment would change, before it counts. `from` is its place; it brings `shift` cards more than it takes away. */
export function amendedView(
  before: Replay<Tennis>,
  { replay, firstFallen }: Consequences,
  from: number,
): AmendedView | null {
  if (!isReplayOf<Tennis>(replay, tennis)) return null
  const after: Replay<Tennis> = replay
  if (firstFallen !== null) return { ruling: fallenView(after, firstFallen), differing: [], mayConfirm: false }
  const same = before.moves.every((move, place) => move.action === after.moves[place]?.action)
  if (same && before.moves.length === after.moves.length) {
    return { ruling: plainView(WORDS.same), differing: [], mayConfirm: false }
  }
  const [was, is] = [before.position, after.position]
  const differing = differingCards(before, after, from)
  const shifts = (key: 'points' | 'hands'): string[] =>
    is[key].flatMap((count, seat) => {
      const earlier = was[key][seat] ?? 0
      return count === earlier ? [] : [WORDS.shifts(before.players[seat] ?? '', earlier, count)]
    })
  const hands = shifts('hands')
  const detail = [WORDS.differ(differing.length), ...(hands.length > 0 ? [WORDS.handsChange(hands)] : [])]
  return {
    ruling: plainView(WORDS.pointsChange(shifts('points')), detail.join(' '), 'ask'),
    differing,
    mayConfirm: true,
  }
}

function differingCards(before: Replay<Tennis>, after: Replay<Tennis>, from: number): readonly Differing[] {
  const { hand } = before.position
  const shift = after.moves.length - before.moves.length
  const earlier = new Map(cardsOf(before.moves, hand).map(card => [card.place, card]))
  return cardsOf(after.moves, hand).flatMap(card => {
    const isNew = shift > 0 && card.place === from
    const was = isNew ? null : (earlier.get(card.place < from ? card.place : card.place - shift) ?? null)
    return was && alike(was, card) ? [] : [{ number: card.number, seat: card.seat, before: was, after: card }]
  })
}

const alike = (some: PlayedCard, other: PlayedCard): boolean =>
  some.seat === other.seat &&
  some.net === other.net &&
  some.cleared === other.cleared &&
  some.points === other.points &&
  some.formed === other.formed

/** The first action that would be refused, and why. */
function fallenView({ moves, players }: Replay<Tennis>, place: number): RulingView {
  const move = moves[place]
  if (!move || move.ruling?.accepted !== false) return plainView('', '', 'refused')
  const position = move.before
  const { refusal } = move.ruling
  const { sentence } = tennisBook.refusal(refusal, { players, position })
  const isCard = move.action.startsWith('play')
  return plainView(isCard ? WORDS.falls(position.played.length + 1) : WORDS.fallsAction, sentence, 'refused')
}
