import { handsCount } from '../../../engine/hands.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import type { Position, WetIceStep } from '../../../engine/wetice/types.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** What hands do at one go: the swap; each link, with what slides after it; and a suit that is handed over. */
export function stopsOf(steps: readonly WetIceStep[], before: Position): readonly Stop[] {
  const legs = wetice.hands.legs({ start: before, steps })
  return legs.map(({ stop, done }, i) => ({ from: legs[i - 1]?.done ?? 0, to: done, cards: handsCount(stop) }))
}
