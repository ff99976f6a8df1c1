/** How the app plays its seats: whoever plays a first game is to meet what is in it, and may win. */
export const SEATS_LEVEL = 'easy' as const

/** How a hint is looked for. */
export const HINT = { level: 'strong', seed: 1 } as const

/** What the chances of a first game begin with: the deals of each guide were chosen with these. */
export const CHANCES = 0

/** Between the chances of one action and of the next. */
const AN_ACTION = 1009

/** The chances that the app takes at the seats it plays, after so many actions of a match whose chances begin so. */
export const chancesAfter = (actions: number, begin: number): number => begin + AN_ACTION * actions
