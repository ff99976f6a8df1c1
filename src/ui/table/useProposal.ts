import { computed, shallowRef, watch } from 'vue'
import { useMatchStore, type Judgement } from '../../book/match.ts'
import type { AnyRuling } from '../../book/replay.ts'
import { useSettingsStore } from '../../book/settings.ts'
import type { Refusal, Step } from '../../engine/game.ts'

export const stepsOf = <Position, Event>(ruling: AnyRuling | null): readonly Step<Position, Event>[] =>
  ruling?.accepted ? (ruling.steps as readonly Step<Position, Event>[]) : []

/** A move that is judged and shown, and counts only when it is confirmed. */
export function useProposal<Position, Event, R extends Refusal>() {
  const match = useMatchStore()
  const settings = useSettingsStore()
  const judgement = shallowRef<Judgement | null>(null)

  watch([() => match.timeline, () => match.head?.id], cancel)

  function cancel(): void {
    judgement.value = null
  }

  function show(action: string): void {
    judgement.value = match.preview(action)
  }

  /** With the setting for it, what is accepted counts at once. */
  async function propose(action: string): Promise<void> {
    show(action)
    if (settings.confirm === 'immediate') await confirm()
  }

  /** Whether it counts now. */
  async function confirm(): Promise<boolean> {
    const proposed = judgement.value
    if (proposed?.type !== 'accepted') return false
    const outcome = await match.play(proposed.action)
    if (judgement.value === proposed) cancel()
    return outcome.type === 'accepted'
  }

  const ruling = computed(() => {
    const judged = judgement.value
    return judged === null || judged.type === 'unreadable' ? null : judged.ruling
  })

  return {
    judgement,
    accepted: computed(() => ruling.value?.accepted === true),
    /** What an accepted proposal would bring. */
    steps: computed(() => stepsOf<Position, Event>(ruling.value)),
    refusal: computed(() => (ruling.value?.accepted === false ? (ruling.value.refusal as R) : null)),
    /** Only asks, whatever the setting. */
    show,
    propose,
    confirm,
    cancel,
  }
}

export type Proposal<Position, Event, R extends Refusal> = ReturnType<typeof useProposal<Position, Event, R>>
