import { shallowRef } from 'vue'

/** The match that is about to begin is played without the referee: its table opens on the score pad. */
export const scoreOnly = shallowRef(false)
