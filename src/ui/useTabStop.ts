import { shallowRef, type Ref } from 'vue'
import { afterPaint } from './afterPaint.ts'

interface TabStop {
  /** Where people are: the last that they went to or touched. */
  current(): string | null
  /** Which one Tab reaches. */
  readonly stop: Readonly<Ref<string | null>>
  visit(id: string): void
  /** For what a finger touches: the stop follows when the answer to the tap has been painted. */
  touch(id: string): void
}

/**
 * The one of several keys that Tab reaches. A key that has the focus can't get or lose the stop without the whole page being laid out at
 * once, which would make every tap slow.
 */
export function useTabStop(): TabStop {
  let at: string | null = null
  const stop = shallowRef<string | null>(null)

  function settle(): void {
    stop.value = at
  }

  return {
    current: () => at,
    stop,
    visit(id) {
      at = id
      settle()
    },
    touch(id) {
      at = id
      afterPaint(settle)
    },
  }
}
