import { ref, watch, type Ref } from 'vue'
import { useBook } from '../../book/book.ts'
import type { Replay } from '../../book/journal/replay.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { scheduleAfterMiss } from '../../lessons/review.ts'
import { storedMomentOf, type shownMomentsIn, type useReview } from './moments.ts'

/** Stores the moments of a match for drills once its review is complete; until then they may change. Returns whether they are stored. */
export function useStoredMoments(
  id: string,
  replay: Replay,
  state: ReturnType<typeof useReview>['state'],
  moments: Readonly<Ref<ReturnType<typeof shownMomentsIn>>>,
  isOwn: boolean,
): Readonly<Ref<boolean>> {
  const book = useBook()
  const progress = useProgressStore()
  const stored = ref(false)
  watch(state, async now => {
    if (now.type !== 'over' || !now.whole || moments.value.length === 0) return
    if (!progress.loaded) await progress.load()
    const when = scheduleAfterMiss(book.now())
    for (const each of moments.value)
      await progress.keepMoment(replay.game.name, storedMomentOf(id, replay, each, isOwn), when)
    stored.value = true
  })
  return stored
}
