import type { GrafaStep } from '../../../engine/grafa/types.ts'
import type { Stop } from '../../../table/useWalk.ts'

/**
 * What hands do at one go: cards that hearts return, with what is left of the pair; cards that are dug; cards that are drawn. What was
 * just entered has been dug or drawn already.
 */
export const stopsOf = (steps: readonly GrafaStep[]): readonly Stop[] =>
  steps.flatMap(({ event }, from): readonly Stop[] => {
    const [before, after] = [steps[from - 1]?.event, steps[from + 1]?.event]
    switch (event.type) {
      case 'return':
        return after?.type === 'discard'
          ? [{ from, to: from + 2, cards: event.cards.length + after.cards.length }]
          : [{ from, to: from + 1, cards: event.cards.length }]
      case 'dig':
      case 'draw':
        return before?.type === 'reveal' ? [] : [{ from, to: from + 1, cards: event.cards.length }]
      default:
        return []
    }
  })
