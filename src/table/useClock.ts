import { computed, onScopeDispose, provide, ref, watch, type Ref } from 'vue'
import type { MatchHead, Verdict } from '../book/journal/entries.ts'
import type { ClockState } from '../book/journal/times.ts'
import { announce } from '../ui/useAnnouncer.ts'
import { rightsIn } from './activity.ts'
import { faceOf, TABLE_CLOCK, untilNext, type Face } from './clock-face.ts'
import type { AnyTable } from './module.ts'
import { openMatchOf } from './source.ts'
import { TABLE_WORDS } from '../text/en/table.ts'

const WORDS = TABLE_WORDS.clock
const NONE: readonly Face[] = []

/** Whether players are asked something: nobody's time runs meanwhile. */
type Asks = () => boolean

/** Whose time should run: a person's, whose turn it is. */
function personToAct({ rules, settled, levelOf }: AnyTable): number | null {
  const { turn } = rules.game.status(settled.value)
  return turn !== null && levelOf(turn) === null ? turn : null
}

/** Starts the clock for whoever is to act, and stops it, where it should by itself. */
function useRunning(table: AnyTable, state: Readonly<Ref<ClockState | null>>, asks: Asks) {
  const match = openMatchOf(table)
  const first = table.moves.value.length
  /** It was stopped for what goes by, and goes on after that. */
  let paused = false
  let noting = false

  const due = computed(() => (match.readOnly === null ? personToAct(table) : null))
  const rests = computed(() => rightsIn(table.activity.value).clock !== 'waits')
  const pauses = computed(() => asks() || rightsIn(table.activity.value).clock === 'stands')

  watch([state, due, rests, pauses], follow, { immediate: true })

  async function run(seat: number): Promise<void> {
    if (noting) return
    noting = true
    await match.note({ type: 'clock', seat })
    noting = false
    follow()
  }

  function follow(): void {
    const { value } = state
    if (!value || noting || due.value === null) return
    if (pauses.value) {
      if (value.running) void stop(true)
    } else if (value.running === null && rests.value && (paused || goesOn(value))) {
      void start()
    }
  }

  function goesOn({ begun, stopped }: ClockState): boolean {
    return begun ? !stopped : table.moves.value.length > first
  }

  function stop(goesBy = false): Promise<void> {
    paused = goesBy
    return run(0)
  }

  async function start(): Promise<void> {
    paused = false
    if (due.value !== null) await run(due.value)
  }

  return { due, pauses, start, stop: (): Promise<void> => stop() }
}

/** The clock of a match, and what it shows each player second by second: nothing where there is none. */
export function useFaces(
  head: () => MatchHead | null,
  stands: () => ClockState | null,
  players: () => readonly string[],
  time: () => number,
) {
  const now = ref(0)
  const clock = computed(() => {
    const of = head()
    return of?.scoreOnly ? null : (of?.clock ?? null)
  })
  const state = computed(() => (clock.value ? stands() : null))
  useTicks(state, () => (now.value = time()))
  const faces = computed(() => {
    const [rule, how] = [clock.value, state.value]
    return rule && how ? players().map((_, i) => faceOf(rule, how, i + 1, now.value)) : NONE
  })
  return { now, clock, state, faces, stopped: computed(() => state.value?.stopped ?? false) }
}

/**
 * The clock of the open match. It begins with the first move, and starts by itself for whoever is to act when hands have done what was
 * ruled; it stands still while something is put right, or agreed on. What it shows follows from the journal and the time of day: a page
 * that slept, or was loaded anew, shows what it would have shown.
 */
export function useClock(table: AnyTable, asks: Asks) {
  const match = openMatchOf(table)
  const asking = ref(false)
  const { now, clock, state, faces, stopped } = useFaces(
    () => match.head,
    () => match.clock,
    () => table.players.value,
    match.now,
  )
  const { due, pauses, start, stop } = useRunning(table, state, asks)
  const mine = computed(() => due.value !== null)

  function tap(seat: number): void {
    if (!state.value || !mine.value || pauses.value) return
    if (seat === waiting.value) asking.value = true
    else void (state.value.stopped ? start() : stop())
  }

  const waiting = computed(() => {
    const rule = clock.value
    if (!rule || rule.type === 'stopwatch' || rule.up === 'told') return null
    const seat = faces.value.findIndex(({ runs, state: how }) => runs && how === 'up') + 1
    return seat === 0 || state.value?.decided.includes(seat) ? null : seat
  })
  useAnnounced(table, faces)

  const over = computed(() => table.rules.game.status(table.settled.value).over)
  provide(TABLE_CLOCK, { faces, stopped, over, mine, waiting, tap })

  async function decide(verdict: Verdict): Promise<void> {
    const seat = waiting.value
    asking.value = false
    if (seat === null) return
    await match.note({ type: 'time-up', seat, verdict })
    if (verdict === 'lost') await stop()
  }

  return {
    /** Whose time is up, while the players are asked what follows. */
    asked: computed(() => (asking.value && waiting.value !== null ? table.nameOf(waiting.value) : null)),
    /** How the time of each player stands, in words. */
    inWords(): string {
      now.value = match.now()
      const parts = faces.value.map(({ text, state: how, runs }, i) =>
        WORDS.stands(table.nameOf(i + 1), text, how === 'counts', runs),
      )
      return parts.length > 0 ? parts.join(' ') : WORDS.none
    },
    decide,
    /** Whose time runs here, and can be stopped; '' where nobody's. */
    running: computed(() => (mine.value && state.value?.running ? table.nameOf(state.value.running.seat) : '')),
    stop,
    start,
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
function useAnnounced({ nameOf }: AnyTable, faces: Readonly<Ref<readonly Face[]>>): void {
  watch(faces, (now, before) => {
    for (const [i, { state, seconds, runs }] of now.entries()) {
      if (!runs || state === before[i]?.state) continue
      if (state === 'low') announce(WORDS.lowSaid(nameOf(i + 1), seconds))
      if (state === 'up') announce(WORDS.upSaid(nameOf(i + 1)))
    }
  })
}
