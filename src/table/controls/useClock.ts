import { scopeSignal } from '../../ui/scopeSignal.ts'
import { computed, onScopeDispose, provide, ref, watch, type Ref } from 'vue'
import { PAUSED, type MatchHead } from '../../book/journal/entries.ts'
import { isCounted } from '../../book/journal/turns.ts'
import type { MatchStore } from '../../book/stores/match.ts'
import type { ClockState } from '../../book/journal/times.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import { rightsDuring } from '../session/activity.ts'
import { faceOf, TABLE_CLOCK, msUntilChange, type ClockFace } from './clock-face.ts'
import type { AnyTable } from '../module.ts'
import { openMatchOf } from '../session/source.ts'
import { TABLE_WORDS } from '#text/table.ts'

const WORDS = TABLE_WORDS.clock
const NONE: readonly ClockFace[] = []

type Shown = ReturnType<typeof useClockFaces>

type IsAsking = () => boolean

function personToAct({ rules, session: { settled, levelOf, outcome } }: AnyTable): number | null {
  const { turn } = outcome.value.over ? { turn: null } : rules.game.status(settled.value)
  return turn !== null && levelOf(turn) === null ? turn : null
}

function useRunning(table: AnyTable, state: Readonly<Ref<ClockState | null>>, asks: IsAsking) {
  const match = openMatchOf(table)
  const first = table.source.moves.value.length
  let noting = false

  const due = computed(() => (match.readOnly === null ? personToAct(table) : null))
  /** No clock runs before the first play that counts as a move. */
  const counts = computed(() => table.source.moves.value.some(move => isCounted(table.rules.game, move)))
  const rests = computed(() => rightsDuring(table.input.activity.value).clock !== 'waits')
  const pauses = computed(() => asks() || rightsDuring(table.input.activity.value).clock === 'stands')

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
    const { running } = value
    if (running && pauses.value) void run(PAUSED)
    else if (running && running.seat !== due.value) void run(due.value)
    else if (!running && !pauses.value && rests.value && goesOn(value)) void run(due.value)
  }

  function goesOn({ started, stopped }: ClockState): boolean {
    return counts.value && (started ? !stopped : table.source.moves.value.length > first)
  }

  async function start(): Promise<void> {
    if (due.value !== null && counts.value) await run(due.value)
  }

  return { due, counts, start, stop: (): Promise<void> => run(0) }
}

/** The clock of a match, and the display of each player (empty without a clock). */
export function useClockFaces(
  head: () => MatchHead | null,
  stands: () => ClockState | null,
  players: () => readonly string[],
  time: () => number,
) {
  const now = ref(0)
  const read = (): number => (now.value = time())
  const clock = computed(() => {
    const of = head()
    return of?.scoreOnly ? null : (of?.clock ?? null)
  })
  const state = computed(() => (clock.value ? stands() : null))
  useTicks(state, read)
  const faces = computed(() => {
    const [rule, how] = [clock.value, state.value]
    return rule && how ? players().map((_, i) => faceOf(rule, how, i + 1, now.value)) : NONE
  })
  const stopped = computed(() => state.value !== null && (state.value.stopped || state.value.paused))
  return {
    clock,
    state,
    faces,
    stopped,
    read(): readonly ClockFace[] {
      read()
      return faces.value
    },
  }
}

function seatWaiting(
  table: AnyTable,
  match: MatchStore,
  { clock: { value: rule }, state, faces }: Shown,
): number | null {
  if (!rule || rule.type === 'stopwatch' || rule.up === 'told') return null
  const seat = personToAct(table)
  if (seat === null || match.readOnly !== null || state.value?.decided.includes(seat)) return null
  return faces.value[seat - 1]?.state === 'up' ? seat : null
}

/**
 * The clock of the open match. It runs for the current player, from the first move on, whenever the instructions have been carried out. It
 * is paused during corrections, agreements and explanations, and while a sheet covers the table (C1). When time is up, the players decide,
 * if they chose this (C3). The display is computed from the journal and the time of day, so it is right after a reload.
 */
export function useClock(table: AnyTable, asks: IsAsking) {
  const match = openMatchOf(table)
  const putOff = ref<number | null>(null)
  const shown = useClockFaces(
    () => match.head,
    () => match.clock,
    () => table.session.players.value,
    match.now,
  )
  const { state, faces, stopped } = shown
  const waiting = computed(() => seatWaiting(table, match, shown))
  const { due, counts, start, stop } = useRunning(table, state, () => asks() || waiting.value !== null)
  const mine = computed(() => due.value !== null && counts.value)
  const running = computed(() => {
    const { value: now } = state
    return mine.value ? (now?.running?.seat ?? (now?.paused ? due.value : null)) : null
  })
  const named = (seat: number | null): string | null => (seat === null ? null : table.session.nameOf(seat))

  watch(waiting, () => (putOff.value = null))
  useAnnounced(table, faces)

  const over = computed(() => table.session.outcome.value.over)
  provide(TABLE_CLOCK, { faces, stopped, over, mine })

  return {
    /** The name of the player whose time is up, while the question about it is open; else null. */
    asked: computed(() => named(waiting.value === putOff.value ? null : waiting.value)),
    inWords: (): string => facesInWords(shown.read(), table.session.nameOf),
    /** The name of the player whose time is up, if the question about it was postponed; else null. */
    putOff: computed(() => named(putOff.value)),
    ask: (): void => void (putOff.value = null),
    decide: (verdict: 'on' | 'lost'): Promise<void> => decide(match, waiting.value, verdict),
    /** The name of the player whose clock runs or is paused, if this device can stop it; else ''. */
    running: computed(() => named(running.value) ?? ''),
    runningTime: computed(() => faces.value[(running.value ?? 0) - 1]?.text ?? ''),
    stopped: computed(() => mine.value && state.value?.stopped === true),
    stop,
    start,
    putOffDecision: (): void => void (putOff.value = waiting.value),
  }
}

async function decide(match: MatchStore, seat: number | null, verdict: 'on' | 'lost'): Promise<void> {
  if (seat === null) return
  if (verdict === 'on') await match.note({ type: 'time-up', seat, verdict })
  else await match.loseOnTime(seat)
}

function facesInWords(faces: Shown['faces']['value'], nameOf: (player: number) => string): string {
  const parts = faces.map(({ text, state, runs }, i) => WORDS.stands(nameOf(i + 1), text, state === 'counts', runs))
  return parts.length > 0 ? parts.join(' ') : WORDS.none
}

function useTicks(state: Readonly<Ref<ClockState | null>>, read: () => number): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick(): void {
    clearTimeout(timer)
    if (!state.value) return
    const wait = msUntilChange(state.value, read())
    if (wait < Infinity) timer = setTimeout(tick, wait)
  }

  watch(state, tick, { immediate: true, flush: 'sync' })
  document.addEventListener('visibilitychange', tick, { signal: scopeSignal() })
  onScopeDispose(() => clearTimeout(timer))
}

function useAnnounced({ session: { nameOf } }: AnyTable, faces: Readonly<Ref<readonly ClockFace[]>>): void {
  watch(faces, (now, before) => {
    for (const [i, { state, seconds, runs }] of now.entries()) {
      if (!runs || state === before[i]?.state) continue
      if (state === 'low') announce(WORDS.lowSaid(nameOf(i + 1), seconds))
      if (state === 'up') announce(WORDS.upSaid(nameOf(i + 1)))
    }
  })
}
