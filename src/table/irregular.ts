import type { GameFor, GameTypes, Ruling, RulingOf } from '../engine/game.ts'
import { readLine } from '../engine/text.ts'

/** A move that the players may let stand, and what follows from it. */
interface IrregularMove<G extends GameTypes = GameTypes> {
  readonly action: G['action']
  readonly ruling: Extract<RulingOf<G>, { accepted: true }>
}

/** A player whose turn it can be taken for. */
export interface OutOfTurn<G extends GameTypes = GameTypes> extends IrregularMove<G> {
  readonly player: number
}

/** What the referee makes of `stands` and these words; null where that can't be. */
function judged<G extends GameTypes>(
  game: GameFor<G>,
  position: G['position'],
  words: string,
): IrregularMove<G> | null {
  const parsed = game.parseAction(readLine(`stands ${words}`, 0).words, position)
  if (!parsed.ok) return null
  const ruling: Ruling<G['position'], G['event'], G['refusal']> = game.play(position, parsed.value)
  return ruling.accepted ? { action: parsed.value, ruling } : null
}

/** A move that is refused, as one that stands (I1). */
export const irregularOf = <G extends GameTypes>(
  game: GameFor<G>,
  position: G['position'],
  action: G['action'],
): IrregularMove<G> | null => judged(game, position, game.makeAction(action))

/** Whose turn it may have been instead (I2), among so many players. */
export const outOfTurn = <G extends GameTypes>(
  game: GameFor<G>,
  position: G['position'],
  players: number,
): readonly OutOfTurn<G>[] =>
  Array.from({ length: players }, (_, seat) => seat + 1).flatMap(player => {
    const turn = judged(game, position, `turn ${player}`)
    return turn ? [{ ...turn, player }] : []
  })

/** The player whose move it would be, were it their turn. */
export const playerOf = <G extends GameTypes>(
  game: GameFor<G>,
  turns: readonly OutOfTurn<G>[],
  action: G['action'],
): OutOfTurn<G> | null => turns.find(({ ruling }) => game.play(ruling.position, action).accepted) ?? null
