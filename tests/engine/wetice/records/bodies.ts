import { answerTo } from '../naive/adjudicate.ts'
import { copyGame, type NaiveGame } from '../naive/game.ts'
import { linesOf, type TextLine } from '../naive/lines.ts'
import { swap } from '../naive/play.ts'
import { cardAt, nameOf, placesOf, SUITS } from '../naive/table.ts'
import { someCorrection } from './corrections.ts'
import { UNREADABLE_ACTIONS, UNKNOWN_ACTIONS } from './misspelt.ts'
import type { Random } from './random.ts'

const cardsOf = (game: NaiveGame): string[] =>
  placesOf(game.table)
    .filter(place => cardAt(game.table, place) !== '.')
    .map(nameOf)

function randomSwap(random: Random, cells: readonly string[]): readonly [string, string] {
  const [one = 'a1', two = 'b1'] = [random.pick(cells), random.pick(cells)]
  return [one, two]
}

/** The number of cards that a swap removes; -1 if it is refused. */
function taken(game: NaiveGame, cells: readonly [string, string]): number {
  const copy = copyGame(game)
  return typeof swap(copy, cells) === 'string' ? -1 : cardsOf(game).length - cardsOf(copy).length
}

/** Of some legal swaps, the one that removes the most cards. Null if no legal swap is found; with up to nine cards, there is then none. */
function goodSwap(random: Random, game: NaiveGame): string | null {
  const cells = cardsOf(game)
  if (cells.length < 2) return null
  const pairs =
    cells.length <= 9
      ? random.shuffled(cells.flatMap((one, i) => cells.slice(i + 1).map((two): [string, string] => [one, two])))
      : Array.from({ length: 60 }, () => randomSwap(random, cells))
  const wanted = random.pick([1, 1, 3, 40])
  let best: { readonly line: string; readonly cards: number } | null = null
  let found = 0
  for (const pair of pairs) {
    const cards = taken(game, pair)
    if (cards < 0) continue
    if (!best || cards > best.cards) best = { line: `swap ${pair.join(' ')}`, cards }
    if (++found === wanted) break
  }
  return best?.line ?? null
}

function sensible(random: Random, game: NaiveGame): string {
  if (game.phase === 'over')
    return random.pick([
      'swap a1 b1',
      'pass',
      'give H',
      'correct a1 H',
      'swap z9 z9',
      'legal',
      'stands swap a1 b1',
      'stands turn 1',
      'stands give H',
    ])
  if (game.phase === 'give') return `give ${random.pick(SUITS)}`
  const enough = game.phase === 'cleanup' ? 0.2 : 0.04
  return random.chance(game.passes > 0 ? 0.3 : enough) ? 'pass' : (goodSwap(random, game) ?? 'pass')
}

/** A line that lets a random move stand. It may be refused or unreadable. */
function someStanding(random: Random, cells: readonly string[]): string {
  const kind = random.next()
  if (kind < 0.6) return `stands swap ${randomSwap(random, cells).join(' ')}`
  if (kind < 0.9) return `stands turn ${random.pick([1, 2])}`
  return random.pick(['stands swap a1 i1', 'stands swap a1 a1', 'stands pass', 'Stands  GIVE H', 'stands correct a1 H'])
}

function doubtful(random: Random, game: NaiveGame): string {
  const cells = placesOf(game.table).map(nameOf)
  const kind = random.next()
  if (kind < 0.2) return someStanding(random, cells)
  if (kind < 0.35) return `swap ${randomSwap(random, cells).join(' ')}`
  if (kind < 0.43)
    return `swap ${randomSwap(random, [...cells.slice(0, 3), 'i1', 'h7', 'f9', 'a0', 'g1', 'a12', 'z9']).join(' ')}`
  if (kind < 0.65) return someCorrection(random, game)
  if (kind < 0.75) return `give ${random.pick(SUITS)}`
  if (kind < 0.82) return 'pass'
  if (kind < 0.95) return random.pick(UNKNOWN_ACTIONS)
  return random.pick(UNREADABLE_ACTIONS)
}

/** Plays a line. A line that can't be read changes nothing. */
function answer(game: NaiveGame, line: TextLine): void {
  try {
    answerTo(game, line)
  } catch {
    return
  }
}

/** Random lines of play for this game, most of them legal. Applies them to the game. */
export function someBody(random: Random, game: NaiveGame): string[] {
  const body: string[] = []
  const doubts = random.pick([0.02, 0.1, 0.3])
  let after = random.below(4)
  for (let lines = 4 + random.below(36); lines > 0; lines--) {
    if (game.phase === 'over' && after-- === 0) break
    const line = random.chance(doubts) ? doubtful(random, game) : sensible(random, game)
    body.push(line)
    const [read] = linesOf(line)
    if (read && line !== 'legal') answer(game, read)
    if (random.chance(cardsOf(game).length < 12 ? 0.1 : 0.01)) body.push('legal')
  }
  return body
}
