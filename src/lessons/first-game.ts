/** The app's level in a first game, at which the learner can win. */
export const SEATS_LEVEL = 'easy' as const

export const HINT = { level: 'strong', seed: 1 } as const

/** The app's seed at the start of a first game. The guides' deals were chosen with it. */
export const CHANCES = 0

/** The difference between the seeds of two consecutive actions. */
const AN_ACTION = 1009

/** Returns the app's seed after a number of actions; `begin` is the match's first seed. */
export const chancesAfter = (actions: number, begin: number): number => begin + AN_ACTION * actions
