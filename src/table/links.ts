import { sentPath, type SentPage } from '../book/transfer/sent.ts'

export const ruleLink = (game: string, section: string): string => `#/rulebook/${game}/${section}`

/** A look back at a match, from a given number of moves on. */
export const replayLink = (match: string, move?: number): string =>
  `#/replay/${match}${move === undefined ? '' : `/${move}`}`

/** The same, open for replacing the last of these moves. */
export const changeLink = (match: string, move: number): string => `${replayLink(match, move)}/change`

export const reviewLink = (match: string): string => `${replayLink(match)}/review`

/** The sheet on which players confirm the result. */
export const resultLink = (match: string): string => `#/result/${match}`

/** The address of a rematch of two players with seats exchanged. */
export const turnedLink = (game: string, match: string): string => `#/new/${game}?again=${match}&turned`

/** The address of the app, with what a page of it is to open: a packed record, what another device hands over, a room to follow, with the key to ask where others may, or one of an evening to take part in, with its key. */
export const sentLink = (address: string, page: SentPage, what: string): string =>
  `${address.replace(/#.*$/s, '')}#${sentPath(page, what)}`

/** The addresses for following a room, and for showing it large. */
export const followLink = (room: string): string => `#/follow/${room}`
export const watchLink = (room: string): string => `#/watch/${room}`

/** The address of a shared evening shown large. */
export const boardLink = (room: string): string => `#/board/${room}`

export const personLink = (name: string): string => `#/person/${encodeURIComponent(name)}`

export const eveningLink = (evening: string): string => `#/evening/${evening}`

/** The address for starting a match of an evening, with guests by number in their seats. */
export const pairLink = (evening: string, game: string, guests: readonly number[]): string =>
  `#/new/${game}?evening=${evening}&pair=${guests.join('-')}`
