import { DECK, SUITS } from '../../src/engine/cards.ts'
import { createRandom, shuffle } from '../../src/engine/random.ts'
import { CARDS_PER_SUIT } from '../../src/engine/wetice/board.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { table } from '../../src/lessons/wetice/goals.ts'
import { firstGame } from './first-game.ts'

/** Any deal, cleanup and all. */
function anyDeal(seed: number): string {
  const pack = SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit))
  const cards = shuffle(pack, createRandom(seed))
  const rows = Array.from({ length: 6 }, (_, row) => cards.slice(8 * row, 8 * row + 8).join(''))
  return table(rows.join(' '), { phase: 'cleanup' })
}

/** From the first card on, opened by the learner or not. */
const anyOpening = (seed: number): string =>
  ['game wellsix', 'players Ada, Ben', `opener ${(seed % 2) + 1}`, 'games 2', 'play'].join('\n')

const anyDeck = (seed: number): string =>
  ['game grafa', 'players Ada', `deck ${shuffle([...DECK], createRandom(seed)).join(' ')}`, 'play'].join('\n')

interface Hinted {
  readonly title: string
  readonly course: AnyCourse
  /** The head of a game that is none of the first games. */
  readonly headOf?: (seed: number) => string
}

/** Guided games, as they are dealt for a beginning: with other chances taken by the app at each. */
export const GUIDED: readonly Hinted[] = [
  { title: 'WetIce', course: weticeCourse },
  { title: 'Wellsix', course: wellsixCourse },
  { title: 'A Lifelike Tennis', course: tennisCourse },
  { title: 'Grafa', course: grafaCourse },
]

/** Games that nobody chose. */
export const ANY: readonly Hinted[] = [
  { title: 'WetIce', course: weticeCourse, headOf: anyDeal },
  { title: 'Wellsix', course: wellsixCourse, headOf: anyOpening },
  { title: 'Grafa', course: grafaCourse, headOf: anyDeck },
]

/** A number of its own for each game's chances. */
const BETWEEN_GAMES = 7919

/** How many of so many games are won by obeying the hints, and what the learner has scored in all of them. */
export function wonByHints(
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
