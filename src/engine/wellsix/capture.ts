import { sortCards, type Card } from '../cards.ts'
import { type Cell, groupsOf, largestOf, type Group, cardsOf, filterTable } from './board.ts'
import { of, ownerOf, withPart } from './colours.ts'
import { addEvent } from '../ruling.ts'
import { completeMove, phaseEvent } from './turns.ts'
import type { Pair, Playing, WellsixRulingBuilder } from './types.ts'

/** The capturing card leaves its own place and takes the other's (X4); then isolation is judged (X5). */
export function capture(
  builder: WellsixRulingBuilder<Playing>,
  from: Cell,
  to: Cell,
  [card, captured]: Pair<Card>,
): WellsixRulingBuilder {
  const { position } = builder
  const { turn, moves } = position
  const table = { ...filterTable(position.table, cell => cell !== from), [to]: card }
  const { seized, change } = takeUp(position, [captured])
  const event = { type: 'capture', player: turn, from, to, card, captured, seized: seized.length > 0 } as const
  const groups = groupsOf(table)
  if (groups.length === 1) return completeMove(addEvent(builder, event, { ...change, table, moves: moves - 1 }))
  const split = addEvent(builder, event, { ...change, table })
  const [largest = [], ...rivals] = largestOf(groups)
  return rivals.length > 0 ? addEvent(split, phaseEvent('keep', position), { phase: 'keep' }) : isolate(split, largest)
}

/** One group stays; the cards of all others are taken up (X5). That completes the capture. */
export function isolate(builder: WellsixRulingBuilder<Playing>, group: Group): WellsixRulingBuilder {
  const { position } = builder
  const stays = new Set(group)
  const removed = filterTable(position.table, cell => !stays.has(cell))
  const { seized, returned, change } = takeUp(position, cardsOf(removed))
  const event = {
    type: 'isolate',
    player: position.turn,
    kept: group.length,
    stays: group,
    seized,
    returned,
    removed,
  } as const
  return completeMove(
    addEvent(builder, event, {
      ...change,
      table: filterTable(position.table, cell => stays.has(cell)),
      moves: position.moves - 1,
    }),
  )
}

/** Cards that a player's move takes off the table: the other player's are seized, one's own return to the hand. */
function takeUp(position: Playing, cards: readonly Card[]) {
  const { turn, hands, seized: piles } = position
  const isOwn = (card: Card): boolean => ownerOf(position, card) === turn
  const returned = sortCards(cards.filter(isOwn))
  const seized = sortCards(cards.filter(card => !isOwn(card)))
  const change: Partial<Playing> = {
    hands: withPart<readonly Card[]>(hands, turn, sortCards([...of(hands, turn), ...returned])),
    seized: withPart<readonly Card[]>(piles, turn, sortCards([...of(piles, turn), ...seized])),
    ...(seized.length > 0 ? { quiet: 0, seizing: true } : {}),
  }
  return { seized, returned, change }
}
