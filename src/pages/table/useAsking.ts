import { computed, provide, shallowRef, watch, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import { useMatchStore } from '../../book/stores/match.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { notesFor } from '../../lessons/guide.ts'
import { PAGE_HELP, type AnyTableModule } from '../../table/module.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import { useCourse } from '../useGame.ts'

export type Question = { readonly type: 'why'; readonly proposal: string | null } | { readonly type: 'how' }

/** The answers to a player's questions at a table, and the notes of a guided game. */
export function useQuestion(module: Readonly<Ref<AnyTableModule | null>>) {
  const match = useMatchStore()
  const progress = useProgressStore()
  const route = useRoute()
  const question = shallowRef<Question | null>(null)
  const practice = computed(() => match.head?.practice === true)
  const wanted = computed(() => (question.value !== null || practice.value ? (match.head?.game ?? '') : ''))
  const { course } = useCourse(() => wanted.value)
  const note = shallowRef('')

  if (!progress.loaded) void progress.load()

  const last = computed(() => match.replay?.moves.at(-1) ?? null)
  const steps = computed(() => (last.value?.ruling?.accepted ? last.value.ruling.steps : []))
  const latest = computed(() => {
    if (!match.replay || (last.value && !module.value)) return null
    const before = last.value?.before ?? match.position
    const stop = module.value?.rules.stops(steps.value, before).find(({ to }) => to > match.cursor)
    const known = stop ? steps.value.slice(0, stop.to) : steps.value
    return { before, steps: known, position: stop ? known.at(-1)?.position : match.position, isWalked: !stop }
  })

  function showNote(): void {
    const guide = course.value?.guide
    const game = match.head?.game ?? ''
    if (!practice.value || !guide || !progress.loaded || !latest.value) return
    const given = progress.seenIn(game)
    const notes = notesFor(guide, latest.value.before, latest.value.steps, latest.value.position)
    const fresh = notes.filter(({ id }) => !given.includes(id))
    const found = latest.value.isWalked ? fresh.at(-1) : fresh[0]
    if (!found) return
    note.value = found.text
    announce(found.text)
    void progress.see(game, found.id)
  }

  watch(last, () => (note.value = ''), { flush: 'sync' })
  watch([course, latest, () => progress.loaded], showNote, { immediate: true })

  watch(
    () => match.head?.id,
    () => {
      question.value = null
      note.value = ''
    },
    { flush: 'sync' },
  )

  provide(PAGE_HELP, {
    why: proposal => (question.value = { type: 'why', proposal }),
    how: () => (question.value = { type: 'how' }),
    get guide() {
      return practice.value ? (course.value?.guide ?? null) : null
    },
    note,
    get hands() {
      return !practice.value || route.query['own'] !== undefined
    },
    get explains() {
      return question.value !== null
    },
  })

  return { course, question }
}
