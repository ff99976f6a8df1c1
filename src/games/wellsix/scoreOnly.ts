import { shallowRef } from 'vue'

/** The match that is about to begin is played without the referee: its table opens on the score pad. */
export const scoreOnly = shallowRef(false)

/** Whether the match that is opened now was begun so; it is asked once. */
export function isBegunScoreOnly(): boolean {
  const begun = scoreOnly.value
  scoreOnly.value = false
  return begun
}
