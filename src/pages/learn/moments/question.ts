import type { Client } from '../../../analysis/client.ts'
import type { KeptMoment } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { sceneOf, outcomeOf, type Scene, type ChoiceTask, type MoveTask } from '../../../lessons/lesson.ts'
import type { AnyTableModule } from '../../../table/module.ts'
import { readLine } from '../../../engine/text.ts'
import { MOMENTS as WORDS } from '../../../text/en/pages/moments.ts'

/** To find what would have been best: every action does that leads where one of the answers leads. */
export function taskOf(
  { record, played, answers, options, basis, loss }: KeptMoment,
  { game }: AnyCourse,
  module: AnyTableModule,
  { position, players }: Scene<unknown>,
): MoveTask | ChoiceTask {
  const spelled = (at: unknown): string => JSON.stringify(game.state(at))
  const all = new Set(answers.map(action => spelled(outcomeOf(game, position, action).position)))
  const kinds = game.legal(position).map(action => game.makeAction(action).split(' ')[0] ?? '')
  const turn = game.status(position).turn ?? 1
  const [best = ''] = answers
  const name = players.length > 1 ? (players[turn - 1] ?? '') : ''
  const worth = WORDS.worth(played, module.review?.amount(loss) ?? '')
  const common = { record, done: WORDS.done(basis), otherwise: WORDS.best(best, basis) }
  if (options) {
    const label = (text: string): string => {
      const action = game.parseAction(readLine(text, 0).words, position)
      return action.ok ? (module.review?.own?.label(action.value) ?? '') : ''
    }
    return {
      type: 'choice',
      ...common,
      task: WORDS.held(name),
      hints: [worth, WORDS.either([best, played].map(label))],
      options: options.map(value => ({ value, label: label(value) })),
      action: null,
      tries: true,
      right: () => best,
      answer: best,
      alike: answers,
    }
  }
  return {
    type: 'move',
    ...common,
    task: WORDS.task(name),
    hints: [worth, WORDS.shown],
    kinds: [...new Set(kinds)],
    moves: 1,
    goal: ({ position: after }) => all.has(spelled(after)),
    answers,
  }
}

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
async function isAsGood(
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

/** What is asked of a moment; null where its record can't be read. */
export function questionOf(moment: KeptMoment, course: AnyCourse, module: AnyTableModule) {
  const scene = sceneOf(course.game, moment.record)
  return scene && { scene, task: taskOf(moment, course, module, scene) }
}

/** Weighs an action that isn't among the answers of a moment; null where they are all that is as good. */
export function weighingOf(
  { answers: [best], options, basis, record }: KeptMoment,
  course: AnyCourse,
  module: AnyTableModule,
  client: Client,
): ((action: string) => Promise<boolean>) | null {
  const scene = sceneOf(course.game, record)
  if (!scene || best === undefined || options || basis === 'exact' || module.hides?.(scene.setup)) return null
  return action => isAsGood(client, course, module, scene.position, [best, action])
}
