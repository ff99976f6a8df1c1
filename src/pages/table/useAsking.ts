import { computed, provide, shallowRef, watch } from 'vue'
import { useMatchStore } from '../../book/stores/match.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { notesFor, type Note } from '../../lessons/guide.ts'
import { ASKING } from '../../table/ask.ts'
import { useTableModule } from '../useTableModule.ts'
import { useCourse } from '../learn/useCourse.ts'

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
  /** The steps are carried out first, where there is more than one thing to do. */
  const isSettled = computed(() => {
    if (!match.replay || !module.value || !last.value) return match.replay !== null
    const stops = module.value.rules.stops(steps.value, last.value.before)
    return stops.length <= 1 || match.cursor >= steps.value.length
  })

  function look(): void {
    const guide = course.value?.guide
    if (!practice.value || !guide || !progress.loaded || !isSettled.value || note.value) return
    const given = progress.seenIn(match.head?.game ?? '')
    const notes = notesFor(guide, last.value?.before ?? match.position, steps.value, match.position)
    note.value = notes.find(({ id }) => !given.includes(id)) ?? null
  }

  watch([course, isSettled, () => match.position, () => progress.loaded], look, { immediate: true })

  async function closeNote(): Promise<void> {
    const given = note.value
    if (!given) return
    await progress.see(match.head?.game ?? '', given.id)
    note.value = null
    look()
  }

  provide(ASKING, {
    why: proposal => (question.value = { type: 'why', proposal }),
    how: () => (question.value = { type: 'how', lesson: null }),
    get hint() {
      const guide = practice.value ? course.value?.guide : undefined
      return guide ? (position: unknown, hand?: readonly string[]) => guide.hint(position, hand) : null
    },
    get reason() {
      return (practice.value && course.value?.guide.reason) || null
    },
    get explains() {
      return note.value !== null
    },
  })

  return { course, module, question, note, closeNote }
}
