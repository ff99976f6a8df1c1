import { computed, shallowRef } from 'vue'
import { amendmentOf, draftOf, follow, put, type Amendment, type DraftMove } from '../../book/journal/amend.ts'
import { judge, type Replay, type Unreadable } from '../../book/journal/replay.ts'
import type { Refusal } from '../../engine/game.ts'

/** What is being asked for: another move in the place of one, or one before it. */
interface Asked {
  readonly place: number
  readonly what: 'change' | 'insert'
}

/** Why what was entered isn't taken. */
export type Objection =
  | { readonly type: 'unreadable'; readonly problem: Unreadable }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** Mending the line: what is tapped and typed makes a draft, and what would follow from it is shown before it counts. */
export function useAmending(replay: () => Replay) {
  const draft = shallowRef<readonly DraftMove[] | null>(null)
  const asked = shallowRef<Asked | null>(null)
  const objection = shallowRef<Objection | null>(null)

  const outcome = computed(() => (draft.value ? follow(replay(), draft.value) : null))
  /** The match as it would be. */
  const shown = computed(() => outcome.value?.replay ?? replay())
  /** What lies on the table where a move is asked for. */
  const before = computed(() => {
    const place = asked.value?.place ?? 0
    return shown.value.moves[place]?.before ?? shown.value.position
  })
  const amendment = computed((): Amendment | null => {
    const next = draft.value?.map(({ action }) => action)
    return next
      ? amendmentOf(
          replay().moves.map(({ action }) => action),
          next,
        )
      : null
  })

  function splice(place: number, remove: number, ...insert: readonly DraftMove[]): void {
    draft.value = (draft.value ?? draftOf(replay())).toSpliced(place, remove, ...insert)
    asked.value = null
  }

  function ask(place: number, what: Asked['what']): void {
    objection.value = null
    asked.value = { place, what }
  }

  /** Takes a move for the place that is asked for, if it can be played there. */
  function enter(text: string): void {
    if (!asked.value) return
    const { place, what } = asked.value
    const judged = judge(replay().game, before.value, text)
    if (!judged.ok) objection.value = { type: 'unreadable', problem: judged.error }
    else if (!judged.value.ruling.accepted) objection.value = { type: 'refused', refusal: judged.value.ruling.refusal }
    else splice(place, what === 'change' ? 1 : 0, put(judged.value.action))
  }

  function leave(): void {
    draft.value = null
    asked.value = null
    objection.value = null
  }

  return {
    asked,
    objection,
    outcome,
    shown,
    before,
    amendment,
    legal: computed(() => {
      const { game } = replay()
      return asked.value ? game.legal(before.value).map(action => game.makeAction(action)) : []
    }),
    ask,
    enter,
    remove: (place: number) => splice(place, 1),
    /** Nothing counts from this place on. */
    cut: (place: number) => splice(place, Infinity),
    leave,
  }
}

export type Amending = ReturnType<typeof useAmending>
