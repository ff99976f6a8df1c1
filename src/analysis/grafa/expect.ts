import { at } from './cards.ts'
import { choicesOf, choose } from './choices.ts'
import { ARRANGE, cardsIn, copyTable, newTable, OVER, reachOf, scoreOf, type Table } from './table.ts'

/** Positions worked out between two rests. */
const STRIDE = 200

/** Mean final scores of positions that were worked out, when the best is chosen each time and no card is known before it is seen. */
export interface Means {
  readonly known: Map<string, number>
  /** Beyond so many it is given up. */
  readonly room: number
}

/** Null where it was given up. */
type Mean = Generator<null, number | null, void>

function* meanAt(means: Means, table: Table): Mean {
  if (table.phase === OVER) return scoreOf(table)
  const key = keyOf(table)
  const kept = means.known.get(key)
  if (kept !== undefined) return kept
  if (means.known.size >= means.room) return null
  let most = 0
  for (const choice of choicesOf(table)) {
    const mean = yield* meanAfter(means, table, choice)
    if (mean === null) return null
    most = Math.max(most, mean)
  }
  means.known.set(key, most)
  if (means.known.size % STRIDE === 0) yield null
  return most
}

/** Over all cards that the choice can bring up, each as likely as another. */
export function* meanAfter(means: Means, table: Table, choice: number): Mean {
  const places = placesSeen(table, choice)
  let sum = 0
  let ways = 0
  const after = newTable()
  for (const cards of draws(cardsIn(table.unseenLo, table.unseenHi), places.length)) {
    copyTable(table, after)
    places.forEach((place, index) => (after.deck[place] = cards[index] ?? 0))
    choose(after, choice)
    const mean = yield* meanAt(means, after)
    if (mean === null) return null
    sum += mean
    ways++
  }
  return sum / ways
}

/** Which places a choice brings up depends on no card that is still hidden. */
function placesSeen(table: Table, choice: number): number[] {
  const after = copyTable(table, newTable())
  choose(after, choice)
  return [...after.seen.keys()].filter(place => at(after.seen, place) > at(table.seen, place))
}

/** All ordered draws of so many cards. */
function draws(cards: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return cards.flatMap(card => draws(cards.filter(each => each !== card), count - 1).map(rest => [card, ...rest]))
} // prettier-ignore

/** All that the game to come depends on; the order of looked-at cards is still to be chosen. */
function keyOf(table: Table): string {
  const { phase, lo, hi, top, act, next, unseenLo, unseenHi, deck, seen } = table
  const below = Array.from(deck.subarray(top), (card, index) => (at(seen, top + index) === 1 ? card : -1))
  const looked = phase === ARRANGE ? below.splice(0, reachOf(table)).sort((a, b) => a - b) : []
  return [phase, lo, hi, act, next, unseenLo, unseenHi, ...looked, ...below].join()
}
