import type { WellsixStep } from '../../../engine/wellsix/types.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** Only cards that are cut off are shown before they are gone: what was proposed has been done. */
export const stopsOf = (steps: readonly WellsixStep[]): readonly Stop[] =>
  steps.flatMap(({ event }, from) =>
    event.type === 'isolate' ? [{ from, to: from + 1, cards: Object.keys(event.removed).length }] : [],
  )
