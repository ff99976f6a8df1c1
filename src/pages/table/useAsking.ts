import { computed, provide, shallowRef, watch } from 'vue'
import { useMatchStore } from '../../book/stores/match.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { notesFor, type Note } from '../../lessons/guide.ts'
import { ASKING } from '../../table/module.ts'
import { useTableModule, useCourse } from '../useGame.ts'

type Question =
  { readonly type: 'why'; readonly proposal: string | null } | { readonly type: 'how'; readonly lesson: string | null }

/** What is asked at a table, and in a practice game what is explained unasked. */
export function useAsking() {
  const match = useMatchStore()
  const progress = useProgressStore()
  const question = shallowRef<Question | null>(null)
  const practice = computed(() => match.head?.practice === true)
  /** Fetched when it is needed. */
  const wanted = computed(() => (question.value !== null || practice.value ? (match.head?.game ?? '') : ''))
  const { course } = useCourse(() => wanted.value)
  const module = useTableModule(() => wanted.value)
  const note = shallowRef<Note | null>(null)

  if (!progress.loaded) void progress.load()

  const last = computed(() => match.replay?.moves.at(-1) ?? null)
  const steps = computed(() => (last.value?.ruling?.accepted ? last.value.ruling.steps : []))
  /** What hands have done of the last move, and what they do next: it is explained before they do it. */
  const latest = computed(() => {
    if (!match.replay || (last.value && !module.value)) return null
    const before = last.value?.before ?? match.position
    const stop = module.value?.rules.stops(steps.value, before).find(({ to }) => to > match.cursor)
    const known = stop ? steps.value.slice(0, stop.to) : steps.value
    return { before, steps: known, position: stop ? known.at(-1)?.position : match.position, isWalked: !stop }
  })

  /** One sheet at a time: what else comes up with a step waits till hands have done it. */
  function look(): void {
    const guide = course.value?.guide
    if (!practice.value || !guide || !progress.loaded || !latest.value || note.value) return
    const given = progress.seenIn(match.head?.game ?? '')
    const notes = notesFor(guide, latest.value.before, latest.value.steps, latest.value.position)
    note.value = notes.find(({ id }) => !given.includes(id)) ?? null
  }

  watch([course, latest, () => progress.loaded], look, { immediate: true })

  // What was asked at a table isn't answered over another.
  watch(
    () => match.head?.id,
    () => {
      question.value = null
      note.value = null
    },
    { flush: 'sync' },
  )

  async function closeNote(): Promise<void> {
    const given = note.value
    if (!given) return
    await progress.see(match.head?.game ?? '', given.id)
    note.value = null
    if (latest.value?.isWalked) look()
  }

  provide(ASKING, {
    why: proposal => (question.value = { type: 'why', proposal }),
    how: () => (question.value = { type: 'how', lesson: null }),
    get guide() {
      return practice.value ? (course.value?.guide ?? null) : null
    },
    get explains() {
      return note.value !== null
    },
  })

  return { course, question, note, closeNote }
}
