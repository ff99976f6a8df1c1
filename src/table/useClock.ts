import { computed, onScopeDispose, provide, ref, watch, type Ref } from 'vue'
import { useMatchStore } from '../book/stores/match.ts'
import type { Verdict } from '../book/journal/notes.ts'
import type { ClockState } from '../book/journal/times.ts'
import { announce } from '../ui/useAnnouncer.ts'
import { faceOf, TABLE_CLOCK, untilNext, type Face } from './clock-face.ts'
import type { AnyTable } from './module.ts'
import { TABLE_WORDS } from './words.ts'

const WORDS = TABLE_WORDS.clock
const NONE: readonly Face[] = []

/**
 * The clock of the open match. It starts by itself for whoever is to act when hands have done what was ruled, and what it shows follows
 * from the journal and the time of day: a page that slept, or was loaded anew, shows what it would have shown. `busy`: hands have
 * something else to do.
 */
export function useClock(table: AnyTable, busy: () => boolean) {
  const match = useMatchStore()
  const now = ref(0)
  const asking = ref(false)

  const clock = computed(() => (match.head?.scoreOnly ? null : (match.head?.clock ?? null)))
  const state = computed(() => (clock.value ? match.clock : null))
  /** Whose time should run: a person's, whose turn it is. */
  const due = computed(() => {
    const { turn } = table.rules.game.status(table.settled.value)
    return turn !== null && table.levelOf(turn) === null ? turn : null
  })
  const rests = computed(() => !table.walk.walking.value && !busy())
  const mine = computed(() => match.readOnly === null && due.value !== null)

  watch(
    () => [state.value, due.value, rests.value, match.readOnly] as const,
    () => {
      const { value } = state
      const waits = value !== null && !value.stopped && value.running === null
      if (waits && rests.value && mine.value && due.value !== null) void run(due.value)
    },
    { immediate: true },
  )

  let noting = false
  async function run(seat: number): Promise<void> {
    if (noting) return
    noting = true
    await match.note({ type: 'clock', seat })
    noting = false
  }

  function tap(seat: number): void {
    if (!state.value || !mine.value || due.value === null) return
    if (seat === waiting.value) asking.value = true
    else void run(state.value.stopped ? due.value : 0)
  }

  const faces = computed(() => {
    const [rule, stands] = [clock.value, state.value]
    if (!rule || !stands) return NONE
    return table.players.value.map((_, i) => faceOf(rule, stands, i + 1, now.value))
  })

  useTicks(state, () => (now.value = match.now()))
  const waiting = computed(() => {
    const rule = clock.value
    if (!rule || rule.type === 'stopwatch' || rule.up === 'told') return null
    const seat = faces.value.findIndex(({ runs, state: how }) => runs && how === 'up') + 1
    return seat === 0 || state.value?.decided.includes(seat) ? null : seat
  })
  useTold(table, faces)

  provide(TABLE_CLOCK, { faces, stopped: computed(() => state.value?.stopped ?? false), mine, waiting, tap })

  async function decide(verdict: Verdict): Promise<void> {
    const seat = waiting.value
    asking.value = false
    if (seat === null) return
    await match.note({ type: 'time-up', seat, verdict })
    if (verdict === 'lost') await run(0)
  }

  return {
    /** Whose time is up, while the players are asked what follows. */
    asked: computed(() => (asking.value && waiting.value !== null ? table.nameOf(waiting.value) : null)),
    /** How the time of each player stands, in words. */
    told(): string {
      now.value = match.now()
      const parts = faces.value.map(({ text, state: how, runs }, i) =>
        WORDS.told(table.nameOf(i + 1), text, how === 'counts', runs),
      )
      return parts.length > 0 ? parts.join(' ') : WORDS.none
    },
    decide,
    leave: (): void => void (asking.value = false),
  }
}

/** Reads the time whenever a clock shows something else, and when the page is seen again. */
function useTicks(state: Readonly<Ref<ClockState | null>>, read: () => number): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick(): void {
    clearTimeout(timer)
    if (!state.value) return
    const wait = untilNext(state.value, read())
    if (wait < Infinity) timer = setTimeout(tick, wait)
  }

  watch(state, tick, { immediate: true, flush: 'sync' })
  document.addEventListener('visibilitychange', tick)
  onScopeDispose(() => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  })
}

/** Says when little time is left, and when it is up. */
function useTold({ nameOf }: AnyTable, faces: Readonly<Ref<readonly Face[]>>): void {
  watch(faces, (now, before) => {
    for (const [i, { state, seconds, runs }] of now.entries()) {
      if (!runs || state === before[i]?.state) continue
      if (state === 'low') announce(WORDS.lowSaid(nameOf(i + 1), seconds))
      if (state === 'up') announce(WORDS.upSaid(nameOf(i + 1)))
    }
  })
}
