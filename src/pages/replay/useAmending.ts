import { computed, shallowRef } from 'vue'
import { amendmentOf, draftOf, follow, put, type Amendment, type DraftMove } from '../../book/journal/amend.ts'
import { irregularOf } from '../../table/useIrregular.ts'
import type { Replay } from '../../book/journal/replay.ts'

/** What is being asked for: another move in the place of one, or one before it. */
interface Asked {
  readonly place: number
  readonly what: 'change' | 'insert'
}

/** Mending the line: what is tapped and typed makes a draft, and what would follow from it is shown before it counts. */
export function useAmending(replay: () => Replay) {
  const draft = shallowRef<readonly DraftMove[] | null>(null)
  const asked = shallowRef<Asked | null>(null)

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
    asked.value = { place, what }
  }

  /** Takes a move that can be played there for the place that is asked for. */
  function enter(action: string): void {
    if (!asked.value) return
    const { place, what } = asked.value
    splice(place, what === 'change' ? 1 : 0, put(action))
  }

  /** A move that is refused in its place now, as one that stands; null where it is none, or can't. */
  function irregularAt(place: number): string | null {
    const { game, moves } = shown.value
    const move = moves[place]
    if (!move || move.played === null || move.ruling?.accepted) return null
    const irregular = irregularOf(game, move.before, move.played)
    return irregular && game.makeAction(irregular.action)
  }

  /** It was played so, and stands. */
  function stand(place: number): void {
    const action = irregularAt(place)
    if (action !== null) splice(place, 1, put(action))
  }

  function leave(): void {
    draft.value = null
    asked.value = null
  }

  return {
    asked,
    outcome,
    shown,
    before,
    amendment,
    legal: computed(() => {
      const { game } = replay()
      return asked.value ? game.legal(before.value).map(action => game.makeAction(action)) : []
    }),
    actionAt: (place: number): string => replay().moves[place]?.action ?? '',
    ask,
    irregularAt,
    stand,
    enter,
    remove: (place: number) => splice(place, 1),
    /** Nothing counts from this place on. */
    cut: (place: number) => splice(place, Infinity),
    leave,
  }
}

export type Amending = ReturnType<typeof useAmending>
