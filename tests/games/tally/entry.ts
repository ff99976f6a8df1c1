import { defineComponent, h } from 'vue'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import { HEAD } from '../../book/tally.ts'

/** An entry with one button, which begins a match. */
export const fifthEntry = defineComponent({
  emits: { start: (_head: string, _actions: readonly string[], _kind: MatchKind) => true },
  setup:
    (_, { emit }) =>
    () =>
      h('button', { type: 'button', onClick: () => emit('start', HEAD, [], {}) }, 'Begin'),
})

/** An entry without content, which can't begin a match. */
export const noEntry = defineComponent({ emits: ['done'], setup: () => () => null })
