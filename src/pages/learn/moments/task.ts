import type { KeptMoment } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { readLine } from '../../../engine/text.ts'
import { type ChoiceTask, type MoveTask, outcomeOf, type Scene } from '../../../lessons/lesson.ts'
import type { AnyTableModule } from '../../../table/module.ts'
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
