import { type Tennis, SEATS, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { positionText } from '#text/tennis/hands.ts'
import type { TableModule, Choice, OwnChoices, ReviewRules } from '../../../table/module.ts'
import HandSheet from './HandSheet.vue'
import TennisBoard from './TennisBoard.vue'
import TennisPad from './TennisPad.vue'
import { tennisRules } from './useTennisPlay.ts'
import { useTennisTable, type TennisTable } from './useTennisTable.ts'
import { TENNIS_TABLE as WORDS } from '#text/tennis/table.ts'
import { seatView } from '../../../analysis/tennis/hand.ts'
import type { Move } from '../../../book/journal/replay.ts'
import { rankOfPlayed, valueOfPlayed, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import type { Rank } from '../../../engine/cards.ts'
import { printedRank } from '../../../ui/letters.ts'
import { playedCards } from './held.ts'

const CARDS = 52

/** Sorted by rank, because the order in which the cards will be played is secret. */
function heldAt(before: Position, end: Position): readonly (readonly Rank[])[] {
  const heldBy = (seat: Seat): readonly Rank[] =>
    playedCards(end, seat)
      .slice(playedCards(before, seat).length)
      .toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
      .map(rankOfPlayed)
  return SEATS.map(heldBy)
}

/** Null if the seat had no choice, or is the Ghost, who doesn't see its cards. */
function choiceIn({ before, played }: Move<Tennis>, end: Position): Choice<Tennis> | null {
  const turn = turnOf(before)
  if (played?.type !== 'play' || turn === null || turn === seatOf(before.dealer, 'ghost')) return null
  const seen = seatView(turn, before, heldAt(before, end))
  if (new Set(seen.own).size < 2) return null
  return { seen, played: { type: 'play', card: rankOfPlayed(played.card) }, part: before.hand }
}

/** Only a hand that was completely entered shows what cards each seat had. */
function choicesOf(moves: readonly Move<Tennis>[]): readonly (Choice<Tennis> | null)[] {
  const ends = new Map(
    moves.flatMap(({ after }) => (after.played.length === CARDS ? [[after.hand, after] as const] : [])),
  )
  return moves.map(move => {
    const end = ends.get(move.before.hand)
    return end && move.ruling?.accepted ? choiceIn(move, end) : null
  })
}

const own: OwnChoices<Tennis> = {
  what: WORDS.review.chance,
  of: choicesOf,
  label: action => (action.type === 'play' ? printedRank(rankOfPlayed(action.card)) : ''),
  compare: WORDS.review.compare,
}

/** Moves are rated by the player's chance to win the hand, given what that player saw. */
const tennisReview: ReviewRules<Tennis> = {
  least: 0.05,
  matchValue: value => value,
  amount: WORDS.review.percent,
  gains: (steps, nameOf) =>
    steps.flatMap(({ event, position }) => {
      if (event.type === 'match') return [WORDS.review.match(event.players.map(nameOf))]
      const isMatch = position.match === 'replaces' && steps.some(step => step.event.type === 'match')
      return event.type === 'clear' && !isMatch ? [WORDS.review.clear(nameOf(event.player))] : []
    }),
  own,
}

export const tennisTable: TableModule<Tennis, TennisTable> = {
  rules: tennisRules,
  words: WORDS,
  screen: { Board: TennisBoard, Pad: TennisPad, pages: [{ title: WORDS.scores, Page: HandSheet }] },
  open: useTennisTable,
  inWords: positionText,
  faceUp: () => [],
  hides: () => false,
  atOnce: false,
  review: tennisReview,
}
