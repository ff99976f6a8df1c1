import type { NaiveGame } from '../naive/game.ts'
import { cardAt, nameOf, placesOf, SUITS, type Place } from '../naive/table.ts'
import type { Random } from './random.ts'

const EDGES = ['a0', 'i1', 'g7', 'h9', 'z9']

const change = (place: Place, card: string): string => `${nameOf(place)} ${card}`

/** The square of the top card of each column that is not empty. */
const tops = (game: NaiveGame): Place[] =>
  placesOf(game.table).filter(
    ({ x, y }) => cardAt(game.table, { x, y }) !== '.' && cardAt(game.table, { x, y: y + 1 }) === '.',
  )

function changesOf(random: Random, game: NaiveGame): string[] {
  const cells = placesOf(game.table)
  const [one, two] = [random.pick(cells), random.pick(cells)]
  const top = random.shuffled(tops(game))
  switch (random.below(7)) {
    case 0:
      return [change(one, cardAt(game.table, two)), change(two, cardAt(game.table, one))]
    case 1:
      return top.slice(0, 1 + random.below(3)).map(place => change(place, '.'))
    case 2:
      return top.slice(0, 1 + random.below(2)).map(({ x, y }) => change({ x, y: y + 1 }, random.pick(SUITS)))
    case 3:
      return [change(one, cardAt(game.table, one))]
    case 4:
      return [change(one, random.pick(SUITS)), `${random.pick(EDGES)} ${random.pick(SUITS)}`]
    case 5:
      return random.shuffled(cells.filter(place => cardAt(game.table, place) !== '.')).map(place => change(place, '.'))
    default:
      return Array.from({ length: 1 + random.below(3) }, () => change(random.pick(cells), random.pick([...SUITS, '.'])))
  }
}

export function someCorrection(random: Random, game: NaiveGame): string {
  const changes = changesOf(random, game)
  return changes.length > 0 ? `correct ${changes.join(' ')}` : 'correct a1 .'
}
