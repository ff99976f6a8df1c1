import { defineComponent, h } from 'vue'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import { HEAD } from '../../book/tally.ts'

/** One button, which begins a match. */
export const fifthEntry = defineComponent({
  emits: { start: (_head: string, _actions: readonly string[], _kind: MatchKind) => true },
  setup:
    (_, { emit }) =>
    () =>
      h('button', { type: 'button', onClick: () => emit('start', HEAD, [], {}) }, 'Begin'),
})

/** A button that never starts. */
export const noEntry = defineComponent({ emits: ['done'], setup: () => () => null })
