/** The app's level in a first game, at which the learner can win. */
export const APP_LEVEL = 'easy' as const

export const HINT_OPTIONS = { level: 'strong', seed: 1 } as const

/** The app's seed at the start of a first game. The guides' deals were chosen with it. */
export const FIRST_SEED = 0

/** The difference between the seeds of two consecutive actions. */
const AN_ACTION = 1009

/** Returns the app's seed after a number of actions; `begin` is the match's first seed. */
export const seedAfter = (actions: number, begin: number): number => begin + AN_ACTION * actions
