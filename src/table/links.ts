import { sentPath, type SentPage } from '../book/transfer/sent.ts'

export const ruleLink = (game: string, section: string): string => `#/rulebook/${game}/${section}`

/** The replay of a match, opened at the position after `move` moves. */
export const replayLink = (match: string, move?: number): string =>
  `#/replay/${match}${move === undefined ? '' : `/${move}`}`

/** The replay, opened to replace the last of the first `move` moves. */
export const changeLink = (match: string, move: number): string => `${replayLink(match, move)}/change`

export const reviewLink = (match: string): string => `${replayLink(match)}/review`

/** The page on which players confirm the result. */
export const resultLink = (match: string): string => `#/result/${match}`

/** The start of a rematch of two players with exchanged seats. */
export const rematchLink = (game: string, match: string): string => `#/new/${game}?again=${match}&turned`

/** The address of the app with data for a page: a packed record, a match that is handed over, or the id and key of a room. */
export const sentLink = (address: string, page: SentPage, what: string): string =>
  `${address.replace(/#.*$/s, '')}#${sentPath(page, what)}`

/** The page that follows the match in a room. `watchLink` opens the large version. */
export const followLink = (room: string): string => `#/follow/${room}`
export const watchLink = (room: string): string => `#/watch/${room}`

/** The page that shows a shared evening in large type. */
export const boardLink = (room: string): string => `#/board/${room}`

export const personLink = (name: string): string => `#/person/${encodeURIComponent(name)}`

export const eveningLink = (evening: string): string => `#/evening/${evening}`

/** The page that starts a match of an evening. `guests` are the numbers of the guests, in the order of the seats. */
export const pairLink = (evening: string, game: string, guests: readonly number[]): string =>
  `#/new/${game}?evening=${evening}&pair=${guests.join('-')}`
