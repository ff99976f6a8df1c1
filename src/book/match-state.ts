import { computed, shallowRef } from 'vue'
import { fold, type Entry, type MatchHead } from './journal.ts'
import type { Role } from './lock.ts'
import { withPlayers } from './players.ts'
import { replayLine, startReplay, type Replay } from './replay.ts'
import type { Cursor, Damage, Unread } from './schema.ts'
import type { Failure } from './storage.ts'

export type Saving = 'saved' | 'saving' | { readonly failed: Failure }

/**
 * Why nothing can be written: no match is open; another tab writes; another has written what is not shown here; or the journal
 * can't be read to its end, so that only a branch of it can be played on.
 */
export type ReadOnly = 'closed' | 'follower' | 'another-writer' | Unread

export type MatchState = ReturnType<typeof createMatchState>

/** The match that is open: what is stored of it, or waits to be, and all that follows from that. */
export function createMatchState() {
  const head = shallowRef<MatchHead | null>(null)
  const entries = shallowRef<readonly Entry[]>([])
  const damage = shallowRef<Damage | null>(null)
  const role = shallowRef<Role>('follower')
  const saving = shallowRef<Saving>('saved')
  const unsaved = shallowRef(0)
  const behind = shallowRef(false)
  const walked = shallowRef<Cursor | null>(null)

  const timeline = computed(() => fold(entries.value))

  /** The head of the record, with the names that the players have now. */
  const text = computed(() => (head.value ? withPlayers(head.value.head, timeline.value.names) : null))
  const start = computed(() => {
    const begun = text.value === null ? null : startReplay(text.value)
    return begun?.ok ? begun.value : null
  })
  const replay = computed<Replay | null>(earlier => {
    if (!start.value) return null
    const known = earlier?.head === start.value.head ? earlier : start.value
    return replayLine(
      known,
      timeline.value.line.map(play => play.action),
    )
  })
  const position = computed(() => replay.value?.position ?? null)

  /** How many steps of the last play have been walked; all of them, where nobody walks. */
  const cursor = computed(() => {
    const ruling = replay.value?.moves.at(-1)?.ruling
    const steps = ruling?.accepted ? ruling.steps.length : 0
    const last = timeline.value.line.at(-1)
    return walked.value && walked.value.play === last?.key ? Math.min(walked.value.step, steps) : steps
  })

  const readOnly = computed<ReadOnly | null>(() => {
    if (!head.value) return 'closed'
    if (damage.value) return damage.value.why
    if (role.value === 'follower') return 'follower'
    return behind.value ? 'another-writer' : null
  })

  return {
    head,
    text,
    entries,
    damage,
    role,
    saving,
    unsaved,
    behind,
    walked,
    timeline,
    replay,
    position,
    cursor,
    readOnly,
  }
}
