import type { KeptMoment } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import type { MoveTask } from '../../../lessons/lesson.ts'
import { outcomeOf, type Scene } from '../../../lessons/record.ts'
import type { AnyTableModule } from '../../../table/module.ts'
import { MOMENTS as WORDS } from './words.ts'

/** To find what would have been best: every action does that leads where one of the answers leads. */
export function taskOf(
  { record, played, answers, basis, loss }: KeptMoment,
  { game }: AnyCourse,
  module: AnyTableModule,
  { position, players }: Scene<unknown>,
): MoveTask {
  const spelled = (at: unknown): string => JSON.stringify(game.state(at))
  const best = new Set(answers.map(action => spelled(outcomeOf(game, position, action).position)))
  const kinds = game.legal(position).map(action => game.makeAction(action).split(' ')[0] ?? '')
  const turn = game.status(position).turn ?? 1
  return {
    type: 'move',
    record,
    task: WORDS.task(players.length > 1 ? (players[turn - 1] ?? '') : ''),
    hints: [WORDS.worth(played, module.review?.amount(loss) ?? ''), WORDS.shown],
    done: WORDS.done(basis),
    otherwise: WORDS.best(answers[0] ?? '', basis),
    kinds: [...new Set(kinds)],
    moves: 1,
    goal: ({ position: after }) => best.has(spelled(after)),
    answers,
  }
}
