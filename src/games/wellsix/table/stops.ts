import type { WellsixStep } from '../../../engine/wellsix/types.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** Only cards that are cut off are shown before they are gone: they are lifted at one go with the capture that cuts them off. */
export function stopsOf(steps: readonly WellsixStep[]): readonly Stop[] {
  const index = steps.findIndex(({ event }) => event.type === 'isolate')
  const isolated = steps[index]?.event
  if (isolated?.type !== 'isolate') return []
  const captures = steps[index - 1]?.event.type === 'capture'
  const cards = Object.keys(isolated.removed).length
  return [{ from: captures ? index - 1 : index, to: index + 1, cards: captures ? cards + 2 : cards }]
}
