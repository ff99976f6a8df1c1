import type { Level, Opponent } from '../../src/analysis/opponent.ts'
import * as wellsixOpponent from '../../src/analysis/wellsix/opponent.ts'
import * as weticeOpponent from '../../src/analysis/wetice/opponent.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { notesFor } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/record.ts'

/** Who plays a seat of the games that hide nothing. */
const OPPONENTS: Readonly<Record<string, Opponent>> = { wetice: weticeOpponent, wellsix: wellsixOpponent }

/** A choice at once. */
export function chosen(game: string, position: unknown, level: Level, seed: number): unknown {
  const thought = OPPONENTS[game]?.think(position, level, seed)
  if (!thought) return null
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

interface FirstGame {
  readonly actions: readonly string[]
  /** What was explained in it. */
  readonly given: readonly string[]
  readonly events: readonly string[]
  readonly position: unknown
  /** What was said of each hint. */
  readonly told: readonly string[]
}

/** So many moves are more than any first game has. */
const MOST = 400

/** A first game of one of these deals, as the table plays it, with a learner who does what the hints say. */
export function firstGame(
  course: AnyCourse,
  head: string,
  isOver: (position: unknown) => boolean,
  /** Other numbers are other chances that the app takes. */
  chances = 1,
): FirstGame {
  const { game, guide } = course
  const actions: string[] = []
  const given = new Set<string>()
  const events: string[] = []
  const told: string[] = []
  let position = sceneOf(game, head)?.position
  while (!isOver(position) && actions.length < MOST) {
    const isLearner = guide.learner === undefined || game.status(position).turn === guide.learner
    const action = guide.choose
      ? guide.choose(position)
      : chosen(game.name, position, isLearner ? 'strong' : 'easy', isLearner ? 1 : chances + 1009 * actions.length)
    const ruling = game.play(position, action)
    if (!ruling.accepted) throw new Error(`${game.makeAction(action)} is refused`)
    if (isLearner) told.push(Object.values(guide.why(position, action)).join(' '))
    for (const { id } of notesFor(guide, position, ruling.steps, ruling.position)) given.add(id)
    events.push(...ruling.steps.map(({ event }) => event.type))
    position = ruling.position
    actions.push(game.makeAction(action))
  }
  return { actions, given: [...given], events, position, told }
}
