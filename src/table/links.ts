import { sentPath, type SentPage } from '../book/transfer/sent.ts'

/** Where a section of a game's rulebook is read. */
export const ruleLink = (game: string, section: string): string => `#/rulebook/${game}/${section}`

/** A look back at a match, from a given number of moves on. */
export const replayLink = (match: string, move?: number): string =>
  `#/replay/${match}${move === undefined ? '' : `/${move}`}`

/** The same, open for replacing the last of these moves. */
export const changeLink = (match: string, move: number): string => `${replayLink(match, move)}/change`

/** Where the analyst says what mattered in a match. */
export const reviewLink = (match: string): string => `${replayLink(match)}/review`

/** The sheet on which players confirm what a match came to. */
export const resultLink = (match: string): string => `#/result/${match}`

/** Where two who have played a match play again, each where the other sat. */
export const turnedLink = (game: string, match: string): string => `#/new/${game}?again=${match}&turned`

/** The address of the app, with what a page of it is to open: a packed record, what another device hands over, a room to follow, with the key to ask where others may, or one of an evening to take part in, with its key. */
export const sentLink = (address: string, page: SentPage, what: string): string =>
  `${address.replace(/#.*$/s, '')}#${sentPath(page, what)}`

/** Where a room is followed, and where it is shown large. */
export const followLink = (room: string): string => `#/follow/${room}`
export const watchLink = (room: string): string => `#/watch/${room}`

/** Where an evening that several phones keep is shown large. */
export const boardLink = (room: string): string => `#/board/${room}`

/** What somebody of the book has played. */
export const personLink = (name: string): string => `#/person/${encodeURIComponent(name)}`

/** Where an evening is looked at. */
export const eveningLink = (evening: string): string => `#/evening/${evening}`

/** Where a match of an evening is started, for guests by number, as they sit. */
export const pairLink = (evening: string, game: string, guests: readonly number[]): string =>
  `#/new/${game}?evening=${evening}&pair=${guests.join('-')}`
