/** How well a seat is played by the app. */
export const LEVELS = ['easy', 'middling', 'strong'] as const
export type Level = (typeof LEVELS)[number]
