/**
 * Every name and version of data stored or sent outside the page's memory. A used name never gets another meaning; a
 * new version converts the old one.
 */

export const DATABASE = 'tableside'
export const DATABASE_VERSION = 6

/** The stores of the database, and the property or properties that are each one's key. */
export const STORES = {
  matches: 'id',
  entries: ['match', 'number'],
  cursors: 'match',
  tips: 'match',
  results: 'match',
  settings: 'key',
  progress: 'key',
  evenings: 'id',
  people: 'id',
} as const
export type StoreName = keyof typeof STORES

/** In the database alone: the first entries of a match together in one row, with their number. A row each would take ten times as long to store. */
export const JOURNALS = { journals: ['match', 'count'] } as const

/** The newest form of a head and of an entry that this version can read and write; older ones are read too. */
export const HEAD_FORMAT = 4
export const ENTRY_FORMAT = 4

/** The version of summaries; those of other versions are computed again. */
export const RESULT_VERSION = 1

/** The backup file of the whole book, described in `format.md`; of the first version if it contains nothing newer. */
export const BOOK_FILE = 'tableside-book'
export const BOOK_FILE_VERSION = 3

/** A match's result for another device that has its evening; described in `format.md` too. */
export const RESULT_FILE = 'tableside-result'

/** A page for others, such as standings; described in `format.md` too. */
export const HANDOUT_FILE = 'tableside-page'

/** News between the tabs of one browser. */
export const CHANNEL = 'tableside-news'

/** The second copy of the book in the page's own file system, and its replacement while it is rewritten. */
export const COPY_FILE = 'book-copy.jsonl'
export const COPY_FILE_NEXT = 'book-copy-next.jsonl'

/** The lock that a window holds while it writes to the second copy. */
export const COPY_LOCK = 'tableside-copy'

export const PEOPLE_LOCK = 'people'

/** The settings row of matches whose loss people have read. */
export const TORN = 'torn'

/** The lock that a match's only writer holds. */
export const lockName = (match: string): string => `tableside-match-${match}`

/** The settings row of the running match. Players' settings have rows of their own names. */
export const LAST_OPENED = 'last-opened'

/** The settings row for people that were collected from an earlier book and have to be checked. */
export const LOOK_OVER = 'look-over'

/** The settings row with the time since when a match continues on another device. */
export const handedKey = (match: string): string => `handed-${match}`

/** In the page's local storage: something was played or learned here. */
export const BEGUN = 'tableside-begun'

/** In the page's local storage: the language that the app speaks on this device. */
export const LANGUAGE = 'tableside-language'

/** In local storage: the match that the app is about to open on its own. */
export const OPENING = 'tableside-opening'

/** In the page's session storage: the proposal or the refusal that a table was left with. */
export const REFUSED = 'tableside-refused'

/** The settings row of a draft of a game or evening that has not started. */
export const draftKey = (name: string): string => `draft-${name}`

/** The key of the page's own storage for a text that is entered and not used yet: it outlives a reload. */
export const textKey = (place: string): string => `tableside-text-${place}`

/** The settings row with the id of this device for results of evenings. */
export const DEVICE = 'device'

/** The row of the settings store that holds the name of the player whose phone this is: the results that are entered here bear it. */
export const OWNER = 'owner'

/** The settings rows of the last backup, its postponement, and the request to keep the book. */
export const KEEPING = { backup: 'last-backup', later: 'backup-later', asked: 'keep-asked' } as const

/** The row of the settings store that holds the room in which a match is followed. */
export const roomKey = (match: string): string => `room-${match}`

/** The settings row of the autosave file. */
export const KEPT_FILE = 'backup-file'

/** The rows of the progress store. */
export const PROGRESS = {
  lesson: (lesson: string): string => `lesson ${lesson}`,
  drill: (game: string): string => `drill ${game}`,
  guide: (game: string): string => `guide ${game}`,
  moment: (match: string, place: number): string => `moment ${match}/${place}`,
} as const

/** 128 random bits in hexadecimal. Unlike `randomUUID`, it works on pages without https too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
