import type { Slip, SlipSearch } from '../../src/engine/slips.ts'

/** What a search finds within the rules, before it looks further. */
export function regularSlips(search: SlipSearch): readonly Slip[] {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    if (step.value.stage !== 'regular') return step.value.found
  }
}

/** What a search finds of moves against the rules, before it looks for two slips at once; null where the rules explain it. */
export function irregularSlips(search: SlipSearch): readonly Slip[] | null {
  for (;;) {
    const step = search.next()
    if (step.done) return null
    if (step.value.stage === 'both') return step.value.found
  }
}

/** All that a search finds, with what it looked for on the way. */
export function allSlips(search: SlipSearch): { readonly stages: readonly string[]; readonly found: readonly Slip[] } {
  const stages = new Set<string>()
  for (;;) {
    const step = search.next()
    if (step.done) return { stages: [...stages], found: step.value }
    stages.add(step.value.stage)
  }
}

/** In the words of a record. */
export function told(slip: Slip): string {
  switch (slip.type) {
    case 'change':
      return `${slip.place}: ${slip.instead}`
    case 'missing':
      return `${slip.place}: + ${slip.action}`
    case 'extra':
      return `${slip.place}: - ${slip.action}`
    case 'undone':
      return ['undone', ...slip.steps, ...slip.cells].join(' ')
    case 'deal':
      return ['deal', ...slip.cells].join(' ')
    default:
      return slip.type
  }
}
