import type { Discrepancy, DiscrepancySearch } from '../../src/engine/discrepancies.ts'

/** The explanations by legal actions that a search finds. */
export function regularDiscrepancies(search: DiscrepancySearch): readonly Discrepancy[] {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    if (step.value.stage !== 'regular') return step.value.found
  }
}

/** The illegal moves that a search has found when it begins to look for two slips; null if it ends before that. */
export function irregularDiscrepancies(search: DiscrepancySearch): readonly Discrepancy[] | null {
  for (;;) {
    const step = search.next()
    if (step.done) return null
    if (step.value.stage === 'both') return step.value.found
  }
}

/** All explanations that a search finds, and the names of its stages in order. */
export function allDiscrepancies(search: DiscrepancySearch): {
  readonly stages: readonly string[]
  readonly found: readonly Discrepancy[]
} {
  const stages = new Set<string>()
  for (;;) {
    const step = search.next()
    if (step.done) return { stages: [...stages], found: step.value }
    stages.add(step.value.stage)
  }
}

/** The text of a discrepancy, such as `1: + pass` for a pass that is missing after the first action. */
export function notationOf(discrepancy: Discrepancy): string {
  switch (discrepancy.type) {
    case 'change':
      return `${discrepancy.place}: ${discrepancy.instead}`
    case 'missing':
      return `${discrepancy.place}: + ${discrepancy.action}`
    case 'extra':
      return `${discrepancy.place}: - ${discrepancy.action}`
    case 'undone':
      return ['undone', ...discrepancy.steps, ...discrepancy.cells].join(' ')
    case 'deal':
      return ['deal', ...discrepancy.cells].join(' ')
    default:
      return discrepancy.type
  }
}
