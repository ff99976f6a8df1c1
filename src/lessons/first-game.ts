/** How the app plays in a first game: the player should meet all its parts, and may win. */
export const SEATS_LEVEL = 'easy' as const

export const HINT = { level: 'strong', seed: 1 } as const

/** The first seed of a first game: the deals of each guide were chosen with it. */
export const CHANCES = 0

/** Between the chances of one action and of the next. */
const AN_ACTION = 1009

/** The app's seed after `actions` actions of a match whose first seed is `begin`. */
export const chancesAfter = (actions: number, begin: number): number => begin + AN_ACTION * actions
