import { DECK, SUITS } from '../../src/engine/cards.ts'
import { createRandom, shuffle } from '../../src/engine/random.ts'
import { CARDS_PER_SUIT } from '../../src/engine/wetice/board.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { recordOf } from '../../src/lessons/wetice/goals.ts'
import { firstGame } from './first-game.ts'

/** A game of WetIce with a random deal in cleanup. */
function anyDeal(seed: number): string {
  const pack = SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit))
  const cards = shuffle(pack, createRandom(seed))
  const rows = Array.from({ length: 6 }, (_, row) => cards.slice(8 * row, 8 * row + 8).join(''))
  return recordOf(rows.join(' '), { phase: 'cleanup' })
}

/** A Wellsix match from the first card on, opened by either player. */
const anyOpening = (seed: number): string =>
  ['game wellsix', 'players Ada, Ben', `opener ${(seed % 2) + 1}`, 'games 2', 'play'].join('\n')

const anyDeck = (seed: number): string =>
  ['game grafa', 'players Ada', `deck ${shuffle([...DECK], createRandom(seed)).join(' ')}`, 'play'].join('\n')

interface Hinted {
  readonly title: string
  readonly course: AnyCourse
  /** The head of a random game. */
  readonly headOf?: (seed: number) => string
}

/** Guided games, with the app's deals for beginners. */
export const GUIDED: readonly Hinted[] = [
  { title: 'WetIce', course: weticeCourse },
  { title: 'Wellsix', course: wellsixCourse },
  { title: 'A Lifelike Tennis', course: tennisCourse },
  { title: 'Grafa', course: grafaCourse },
]

/** Games with random deals. */
export const ANY: readonly Hinted[] = [
  { title: 'WetIce', course: weticeCourse, headOf: anyDeal },
  { title: 'Wellsix', course: wellsixCourse, headOf: anyOpening },
  { title: 'Grafa', course: grafaCourse, headOf: anyDeck },
]

/** The distance between the seeds of successive games. */
const BETWEEN_GAMES = 7919

/** Plays games by following the hints. Returns the number of games that the learner won, and the learner's total score. */
export function playByHints(
  { course, headOf }: Hinted,
  games: number,
): { readonly won: number; readonly scored: number } {
  let [won, scored] = [0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const head = headOf ? { head: headOf(seed) } : {}
    const game = firstGame(course, { ...head, deal: seed, chances: BETWEEN_GAMES * seed })
    if (game.won) won++
    scored += course.game.status(game.position).scores[(course.guide.learner ?? 1) - 1] ?? 0
  }
  return { won, scored }
}
