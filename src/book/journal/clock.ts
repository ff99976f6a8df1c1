/** What follows when somebody's time is up: that it is told, or what the players then decide. */
export const TIME_UPS = ['told', 'decided'] as const
export type TimeUp = (typeof TIME_UPS)[number]

/**
 * The clock of a match: so many seconds for each move; so many for each player, and more with each move that they make; or none, where
 * time is only taken.
 */
export type Clock =
  | { readonly type: 'move'; readonly seconds: number; readonly up: TimeUp }
  | { readonly type: 'player'; readonly seconds: number; readonly increment: number; readonly up: TimeUp }
  | { readonly type: 'stopwatch' }

/** Seconds that a clock may be set to. */
export const MOST_SECONDS = 86_400
export const MOST_INCREMENT = 3_600

/** In a few words for a record's comment: `player 600 5 told`. */
export function makeClock(clock: Clock): string {
  switch (clock.type) {
    case 'move':
      return `move ${clock.seconds} ${clock.up}`
    case 'player':
      return `player ${clock.seconds} ${clock.increment} ${clock.up}`
    case 'stopwatch':
      return clock.type
  }
}

const isTimeUp = (word: string | undefined): word is TimeUp => TIME_UPS.some(each => each === word)

const within = (word: string | undefined, least: number, most: number): number | null => {
  const number = /^\d{1,6}$/.test(word ?? '') ? Number(word) : NaN
  return number >= least && number <= most ? number : null
}

/** Null where it is no clock. */
export function parseClock(text: string): Clock | null {
  const [type, first, ...rest] = text.trim().split(/\s+/)
  if (type === 'stopwatch') return first === undefined ? { type } : null
  const up = rest.at(-1)
  const seconds = within(first, 1, MOST_SECONDS)
  if (seconds === null || !isTimeUp(up)) return null
  if (type === 'move') return rest.length === 1 ? { type, seconds, up } : null
  const increment = within(rest[0], 0, MOST_INCREMENT)
  return type === 'player' && increment !== null && rest.length === 2 ? { type, seconds, increment, up } : null
}
