import { computed, shallowRef, watch, type Ref } from 'vue'
import type { MatchKind } from '../book/journal/begin.ts'
import type { Clock } from '../book/journal/entries.ts'
import type { ListedMatch } from '../book/listing.ts'
import { useSettingsStore } from '../book/stores/settings.ts'
import type { findGame } from '../games/index.ts'
import { CLOCK, SETUP } from '#text/entry.ts'

type View = ReturnType<typeof findGame>

/** The settings that players agree on before a match, preset from the repeated match `before`, or else from the game's `last`. */
export function useAgreed(
  view: Readonly<Ref<View>>,
  last: Readonly<Ref<ListedMatch | null>>,
  before: Readonly<Ref<ListedMatch | null>>,
) {
  const settings = useSettingsStore()
  /** A single player needs no agreement. */
  const most = computed(() => Math.max(...(view.value?.seats ?? [0])))
  const isTimed = computed(() => most.value > 1)
  const isDuel = computed(() => most.value === 2)
  const clock = shallowRef<Clock | null>(null)
  const help = computed<'asked' | 'off'>({ get: () => settings.help, set: chosen => (settings.help = chosen) })
  watch(
    () => last.value?.id,
    () => (clock.value = last.value?.head.clock ?? null),
    { immediate: true },
  )
  watch(before, match => match && (help.value = match.head.help ?? 'asked'), { immediate: true })

  const agreed = computed((): readonly string[] => [
    ...(clock.value && isTimed.value ? [CLOCK.said(clock.value)] : []),
    ...(!clock.value && isDuel.value ? [SETUP.noClock] : []),
    ...(view.value?.helps && help.value === 'off' ? [SETUP.noHelp] : []),
  ])

  function agreedFor({ scoreOnly = false }: MatchKind): Pick<MatchKind, 'help' | 'clock'> {
    const isHelped = help.value !== 'off' || !view.value?.helps
    const timed = scoreOnly || !isTimed.value ? null : clock.value
    return { help: isHelped ? 'asked' : 'off', ...(timed ? { clock: timed } : {}) }
  }

  return { clock, help, isTimed, agreed, agreedFor }
}
