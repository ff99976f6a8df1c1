import type { Action, Position } from '../../engine/grafa/types.ts'
import { NOTHING_LEFT, type Analyst, type Search } from '../advice.ts'
import { createRandom } from '../../engine/random.ts'
import { at, HALF } from './cards.ts'
import { searchKnown, valueKnown } from './known.ts'
import { carryOn, cardsIn, OVER, REVEAL, tableOf, type Table } from './table.ts'
import { searchUnseen, valueUnseen } from './unseen.ts'

/**
 * Advises on Grafa. Where the whole deck is known: the highest score that can be reached. Otherwise the mean final score over the cards
 * not seen, in any order; where these are few it is worked out over every order, and the interval has no width but rounding.
 */
export const grafaAnalyst: Analyst<Position, Action> = {
  game: 'grafa',
  *search(position: Position, seed: number): Search<Action> {
    const { table, open } = tableOf(position)
    const random = createRandom(seed)
    if (table.phase === OVER) return NOTHING_LEFT
    const isKnown = open.length < 2
    if (isKnown) infer(table, open)
    if (position.phase === 'reveal')
      return yield* isKnown ? valueKnown(table, random) : valueUnseen(table, open, random)
    return yield* isKnown ? searchKnown(table, random) : searchUnseen(table, open, random)
  },
}

/** The last card that nobody has seen can be told from all others. */
function infer(table: Table, open: readonly number[]): void {
  const [card] = cardsIn(table.unseenLo, table.unseenHi)
  for (const place of open) {
    table.deck[place] = card ?? 0
    table.seen[place] = 1
  }
  if (table.phase === REVEAL) carryOn(table)
  for (let place = table.top; place < 52; place++) {
    const each = at(table.deck, place)
    if (each < HALF) table.unseenLo |= 1 << each
    else table.unseenHi |= 1 << (each - HALF)
  }
}
