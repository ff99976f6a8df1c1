import type { Client } from '../../../analysis/client.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { outcomeOf } from '../../../lessons/lesson.ts'
import type { AnyTableModule } from '../../../table/module.ts'

/** Milliseconds for each of the two that are compared. */
const WEIGHED = 800
const SEED = 1

/** What a position comes to for the first player; null where the analyst has no answer. */
function worthOf(
  client: Client,
  { game }: AnyCourse,
  module: AnyTableModule,
  position: unknown,
): Promise<number | null> {
  const { over, scores } = game.status(position)
  const [mine = 0, theirs = 0] = scores
  if (over) return Promise.resolve(mine - theirs)
  return new Promise(resolve => {
    client.ask(
      { game: game.name, position, ms: WEIGHED, seed: SEED },
      (advice, last) => {
        if (last) resolve(advice ? (module.review?.comesTo(advice.value ?? 0, position) ?? null) : null)
      },
      () => resolve(null),
    )
  })
}

/**
 * Whether an action comes to no less than the best that is known, but for a difference that is none. Where the best was proven, all that
 * is as good is known, and nothing is weighed; nor where cards are hidden.
 */
export async function isAsGood(
  client: Client,
  course: AnyCourse,
  module: AnyTableModule,
  position: unknown,
  [best, action]: readonly [best: string, action: string],
): Promise<boolean> {
  const { game } = course
  const [there, here] = [best, action].map(each => outcomeOf(game, position, each))
  if (!there || !here || here.refusal !== null || !module.review) return false
  const most = await worthOf(client, course, module, there.position)
  const worth = await worthOf(client, course, module, here.position)
  if (most === null || worth === null) return false
  const lost = game.status(position).turn === 2 ? worth - most : most - worth
  return lost < module.review.least
}
