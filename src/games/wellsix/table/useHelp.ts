import { computed, ref } from 'vue'
import { threatsIn } from '../../../engine/wellsix/hints.ts'
import type { Wellsix } from '../../../engine/wellsix/types.ts'
import type { Session } from '../../../table/session.ts'

/** What is told on request only, since it helps a player: the lines that one more card completes. */
export function useHelp({ settled, helps, cancel, noteHelp, onChange }: Session<Wellsix>) {
  const asked = ref(false)

  onChange(close)

  function close(): void {
    asked.value = false
  }

  function ask(): void {
    cancel()
    asked.value = true
    noteHelp()
  }

  return {
    /** In a contest nobody is helped. */
    allowed: helps,
    asked,
    threats: computed(() => (asked.value ? threatsIn(settled.value) : [])),
    ask,
    close,
  }
}
