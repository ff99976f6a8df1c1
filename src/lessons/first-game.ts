/** The app's level in a first game, easy enough for the learner to win. */
export const APP_LEVEL = 'easy' as const

export const HINT_OPTIONS = { level: 'strong', seed: 1 } as const

/** The app's seed at the start of a first game. The guides' deals were chosen for this seed. */
export const FIRST_SEED = 0

const SEED_STEP = 1009

/** Returns the app's seed after a number of actions; `begin` is the match's first seed. */
export const seedAfter = (actions: number, begin: number): number => begin + SEED_STEP * actions
