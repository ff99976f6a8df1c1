import { computed, ref, watch } from 'vue'
import type { Wellsix } from '../../../engine/wellsix/types.ts'
import type { Session } from '../../../table/session.ts'
import { beginningsOf, isAmong, type Tap } from '../taps.ts'
import { ghostOf } from './ghost.ts'
import { legalIn } from './legal.ts'

/** Milliseconds in which a tap is answered and shown. */
const PAUSE = 120

/** A move that waits to be confirmed: where it is seen, and which taps make it count. */
export function useWaiting({ settled, proposed, proposal, walk, closed, accepts, confirm }: Session<Wellsix>) {
  /** A tap came that can't begin the next move. */
  const held = ref(false)
  const ghost = computed(() => ghostOf(proposed.value, settled.value))
  /** Once what is proposed has been done. */
  const next = computed(() => proposed.value.at(-1)?.position ?? settled.value)
  const beginnings = computed(() => beginningsOf(legalIn(next.value).filter(({ type }) => accepts(type))))

  watch(proposal, () => (held.value = false), { flush: 'sync' })
  /** Looked for while nobody taps, so that no tap waits for it. */
  watch(
    next,
    (_position, _before, whenOutdated) => {
      const search = setTimeout(() => void beginnings.value, PAUSE)
      whenOutdated(() => clearTimeout(search))
    },
    { immediate: true },
  )

  /** Whether it counted because the next move begins with this tap; cards that are cut off are lifted first. */
  async function countBefore(tapped: Tap): Promise<boolean> {
    if (isAmong(beginnings.value, tapped)) return (await confirm()) && !walk.walking.value && !closed.value
    held.value = true
    return false
  }

  return {
    held,
    ghost,
    next,
    beginnings,
    isOnGhost: (tapped: Tap): boolean => tapped.type === 'cell' && !!ghost.value?.cells.includes(tapped.cell),
    countBefore,
  }
}
