import { defineComponent, h } from 'vue'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import { HEAD } from '../../book/tally.ts'

/** One key, which begins a match. */
export const fifthEntry = defineComponent({
  emits: { start: (_head: string, _actions: readonly string[], _kind: MatchKind) => true },
  setup:
    (_, { emit }) =>
    () =>
      h('button', { type: 'button', onClick: () => emit('start', HEAD, [], {}) }, 'Begin'),
})

/** Another, which never does. */
export const noEntry = defineComponent({ emits: ['done'], setup: () => () => null })
