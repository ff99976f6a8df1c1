import { computed, shallowRef, type Ref } from 'vue'
import { fold } from '../journal/entries.ts'
import { readHandsRow, sameLine, type HandsAt } from '../journal/hands-at.ts'
import { LONGEST, lengthOf } from '../journal/length.ts'
import { signaturesIn } from '../journal/signatures.ts'
import type { ReplayedMatch } from '../journal/replayed.ts'
import { clockStateOf } from '../journal/times.ts'
import type { Role } from '../lock.ts'
import type { Failure } from '../storage/port.ts'
import type { Cursor, Damage, Unread } from '../storage/schema.ts'

type Saving = 'saved' | 'saving' | { readonly failed: Failure }

/**
 * Why nothing can be written: no match is open; another tab writes; it goes on on another device; another has written what is not shown here; or the journal
 * can't be read to its end, so that only a branch of it can be played on; or it is as long as a match may be.
 */
export type ReadOnly = 'closed' | 'follower' | 'handed' | 'another-writer' | Unread

export type MatchState = ReturnType<typeof createMatchState>

const NO_TIMELINE = fold([])

/** What was played in the match, and how far hands are with it. */
function playedIn(match: Readonly<Ref<ReplayedMatch | null>>, walked: Readonly<Ref<Cursor | null>>) {
  const timeline = computed(() => match.value?.timeline ?? NO_TIMELINE)
  const replay = computed(() => match.value?.replay ?? null)

  const line = computed(() => timeline.value.line.map(({ action }) => action))
  const hands = computed(() => (walked.value?.hands ? readHandsRow(walked.value.hands, line.value) : null))
  /** At the line's own end, or on a ruling of its last move. */
  const isOnLine = computed(
    () => !hands.value || (hands.value.way.length === 0 && sameLine(hands.value.line, line.value)),
  )

  return {
    timeline,
    replay,
    position: computed(() => replay.value?.position ?? null),
    line,
    /** How many steps of the last play have been walked; all of them, where nobody walks. */
    cursor: computed(() => {
      const ruling = replay.value?.moves.at(-1)?.ruling
      const steps = ruling?.accepted ? ruling.steps.length : 0
      if (hands.value) return isOnLine.value ? Math.min(hands.value.step, steps) : steps
      const last = timeline.value.line.at(-1)
      return walked.value && walked.value.play === last?.key ? Math.min(walked.value.step, steps) : steps
    }),
    /** Where hands are, while the table lies otherwise than the line says. */
    handsAt: computed((): HandsAt | null => (isOnLine.value ? null : hands.value)),
  }
}

/** The match that is open: what is stored of it, or waits to be, and all that follows from that. */
export function createMatchState() {
  const match = shallowRef<ReplayedMatch | null>(null)
  const damage = shallowRef<Damage | null>(null)
  const role = shallowRef<Role>('follower')
  const saving = shallowRef<Saving>('saved')
  const unsaved = shallowRef(0)
  const behind = shallowRef(false)
  const handed = shallowRef(false)
  const walked = shallowRef<Cursor | null>(null)

  /** How much longer it may become. */
  const room = computed(() => LONGEST - lengthOf(match.value?.entries ?? []))

  const readOnly = computed<ReadOnly | null>(() => {
    if (!match.value) return 'closed'
    if (damage.value) return damage.value.why
    if (role.value === 'follower') return 'follower'
    if (handed.value) return 'handed'
    if (behind.value) return 'another-writer'
    return room.value > 0 ? null : 'too-long'
  })

  return {
    match,
    head: computed(() => match.value?.head ?? null),
    damage,
    role,
    saving,
    unsaved,
    behind,
    handed,
    walked,
    ...playedIn(match, walked),
    room,
    signatures: computed(() => signaturesIn(match.value?.entries ?? [])),
    clock: computed(() => match.value && clockStateOf(match.value)),
    readOnly,
  }
}

export function clear(state: MatchState): void {
  state.match.value = null
  state.damage.value = null
  state.role.value = 'follower'
  state.saving.value = 'saved'
  state.unsaved.value = 0
  state.behind.value = false
  state.handed.value = false
  state.walked.value = null
}
