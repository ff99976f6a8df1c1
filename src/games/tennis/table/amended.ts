import { amendmentOf, type Consequences } from '../../../book/journal/amend.ts'
import { isReplayOf, type Replay } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Seat, Tennis } from '../../../engine/tennis/types.ts'
import { tennisRulebook } from '#text/tennis/index.ts'
import { plainView, type RulingView } from '../../../table/session/session.ts'
import { cardsOf, type PlayedCard } from './cards.ts'
import { TENNIS_TABLE as WORDS } from '#text/tennis/table.ts'

/** `before` is null if there was no card with this number, `after` if there won't be one. */
interface ChangedCard {
  readonly number: number
  readonly seat: Seat
  readonly before: PlayedCard | null
  readonly after: PlayedCard | null
}

export interface AmendedView {
  readonly ruling: RulingView
  readonly differing: readonly ChangedCard[]
  readonly mayConfirm: boolean
}

export function amendedView(before: Replay<Tennis>, { replay, firstFallen }: Consequences): AmendedView | null {
  if (!isReplayOf<Tennis>(replay, tennis)) return null
  const after: Replay<Tennis> = replay
  if (firstFallen !== null) return { ruling: fallenView(after, firstFallen), differing: [], mayConfirm: false }
  const same = before.moves.every((move, place) => move.action === after.moves[place]?.action)
  if (same && before.moves.length === after.moves.length) {
    return { ruling: plainView(WORDS.same), differing: [], mayConfirm: false }
  }
  const [was, is] = [before.position, after.position]
  const [cards, next] = [cardsOf(before.moves, was.hand), cardsOf(after.moves, was.hand)]
  const differing = differingCards(cards, next)
  const shifts = (key: 'points' | 'hands'): string[] =>
    is[key].flatMap((count, seat) => {
      const earlier = was[key][seat] ?? 0
      return count === earlier ? [] : [WORDS.shifts(before.players[seat] ?? '', earlier, count)]
    })
  const hands = shifts('hands')
  const detail = [
    becomes(cards, next),
    WORDS.differ(differing.length),
    ...(hands.length > 0 ? [WORDS.handsChange(hands)] : []),
  ]
  return {
    ruling: plainView(WORDS.pointsChange(shifts('points')), detail.join(' '), 'ask'),
    differing,
    mayConfirm: true,
  }
}

function becomes(before: readonly PlayedCard[], after: readonly PlayedCard[]): string {
  const { from = 0, remove = 0, insert = [] } = amendmentOf(namesOf(before), namesOf(after)) ?? {}
  const gone = before.slice(from, from + remove).map(({ card }) => card)
  const come = after.slice(from, from + insert.length).map(({ card }) => card)
  return WORDS.becomes[gone.length === 0 ? 'missing' : come.length === 0 ? 'extra' : 'other'](from + 1, gone, come)
}

const namesOf = (cards: readonly PlayedCard[]): readonly string[] => cards.map(({ card }) => card)

/** Each number belongs to one player, even if a card was inserted or removed before it. */
function differingCards(before: readonly PlayedCard[], after: readonly PlayedCard[]): readonly ChangedCard[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at): ChangedCard[] => {
    const [was = null, is = null] = [before[at], after[at]]
    const { number, seat } = is ?? was ?? {}
    if (number === undefined || seat === undefined || (was && is && alike(was, is))) return []
    return [{ number, seat, before: was, after: is }]
  }).flat()
}

const alike = (some: PlayedCard, other: PlayedCard): boolean =>
  some.cleared === other.cleared && some.points === other.points && some.formed === other.formed

function fallenView({ moves, players }: Replay<Tennis>, place: number): RulingView {
  const move = moves[place]
  if (!move || move.ruling?.accepted !== false) return plainView('', '', 'refused')
  const position = move.before
  const { sentence } = tennisRulebook.refusal(move.ruling.refusal, { players, position })
  const isCard = move.played?.type === 'play'
  return plainView(isCard ? WORDS.falls(position.played.length + 1) : WORDS.fallsAction, sentence, 'refused')
}
