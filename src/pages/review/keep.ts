import type { KeptMoment } from '../../book/stores/progress.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { Moment } from './moments.ts'

/** A moment, as it is kept to be learned from. */
export function keptOf(
  match: string,
  { head, game, moves }: Replay,
  moment: Moment,
  /** What there was to choose from isn't in the record, and is kept beside it. */
  own: boolean,
): Omit<KeptMoment, 'right'> {
  const { place, asGood, better, basis, loss, each } = moment
  const held = new Set(each.map(({ action }) => game.makeAction(action)))
  const answers = [...better.slice(0, 1), ...asGood].map(game.makeAction)
  return {
    match,
    place,
    record: [head, ...moves.slice(0, place).map(({ action }) => action)].join('\n'),
    played: moves[place]?.action ?? '',
    answers: [...new Set(answers)],
    basis,
    loss,
    ...(own
      ? {
          options: game
            .legal(moves[place]?.before)
            .map(game.makeAction)
            .filter(action => held.has(action)),
        }
      : {}),
  }
}
