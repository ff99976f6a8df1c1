import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { makeAction } from '../../../src/engine/wellsix/notation.ts'
import type { Action, Position, WellsixRuling } from '../../../src/engine/wellsix/types.ts'
import { action, started } from './build.ts'
import { setupOf } from './cross.ts'
import { dice, randomAction, randomHead } from './random.ts'

export interface MatchRuling {
  readonly before: Position
  readonly action: Action
  readonly ruling: WellsixRuling
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const CORRECTIONS = ['.', '7H', 'KS', '2D', '9C']

const walks = new Map<string, readonly MatchRuling[]>()

/** The rulings of a random match with legal and illegal actions. All positions and actions are frozen. Each match is cached. */
export function walk(seed: number, length: number): readonly MatchRuling[] {
  const key = `${seed} ${length}`
  const walked = walks.get(key) ?? walkAnew(seed, length)
  walks.set(key, walked)
  return walked
}

function walkAnew(seed: number, length: number): readonly MatchRuling[] {
  const at = dice(seed)
  const walked: MatchRuling[] = []
  let before = frozen(started(frozen(setupOf(randomHead(at)))))
  while (walked.length < length) {
    const legal = wellsix.legal(before)
    const cells = Object.keys(before.table)
    const kind = at.below(8)
    const type = legal.length > 0 ? at.oneOf([...new Set(legal.map(move => move.type))]) : null
    const text =
      kind === 0 || type === null
        ? randomAction(at, cells)
        : kind === 1 && cells.length > 0
          ? `correct ${at.oneOf(cells)} ${at.oneOf(CORRECTIONS)}`
          : makeAction(at.oneOf(legal.filter(move => move.type === type)))
    const ruled = { before, action: frozen(action(text)) }
    const ruling = frozen(wellsix.play(ruled.before, ruled.action))
    walked.push({ ...ruled, ruling })
    if (ruling.accepted) before = ruling.position
  }
  return walked
}
