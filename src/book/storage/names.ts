/**
 * Every name and version of data that is stored or sent outside the page. The meaning of a name never changes; a new version converts the
 * data of older ones.
 */

export const DATABASE = 'tableside'
export const DATABASE_VERSION = 6

/** The stores of the database, each with the properties that form its key. */
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

/** Used only inside the database: the first entries of a match in one row, with their count. One row for each entry would take ten times as long. */
export const JOURNALS = { journals: ['match', 'count'] } as const

/** The newest formats of heads and entries that this version reads and writes; it also reads older ones. */
export const HEAD_FORMAT = 4
export const ENTRY_FORMAT = 4

/** The version of summaries; those of other versions are recomputed. */
export const RESULT_VERSION = 1

/** The format of backup files, described in `format.md`. */
export const BOOK_FILE = 'tableside-book'
export const BOOK_FILE_VERSION = 3

/** The format of a match's result for another device with the same evening; described in `format.md`. */
export const RESULT_FILE = 'tableside-result'

/** The format of a shared page, such as standings; described in `format.md`. */
export const HANDOUT_FILE = 'tableside-page'

/** The channel for messages between the tabs of one browser. */
export const CHANNEL = 'tableside-news'

/** The second copy of the book in the page's own file system, and its replacement while it is rewritten. */
export const COPY_FILE = 'book-copy.jsonl'
export const COPY_FILE_NEXT = 'book-copy-next.jsonl'

/** The lock that a window holds while it writes to the second copy. */
export const COPY_LOCK = 'tableside-copy'

export const PEOPLE_LOCK = 'people'

/** The settings row with the ids of damaged matches, evenings and people that were already reported. */
export const REPORTED_LOSSES = 'torn'

/** The lock that a match's only writer holds. */
export const lockName = (match: string): string => `tableside-match-${match}`

/** The settings row with the id of the match that was opened last. Other settings use their own names as keys. */
export const LAST_OPENED = 'last-opened'

/** The settings row that says that the people collected from an earlier book have not been checked yet. */
export const PEOPLE_UNCHECKED = 'look-over'

/** The settings row with the time at which a match was handed to another device. */
export const handedKey = (match: string): string => `handed-${match}`

/** In local storage: something was played or learned here. */
export const HAS_PLAYED = 'tableside-begun'

/** In local storage: the language of the app on this device. */
export const LANGUAGE = 'tableside-language'

/** In local storage: the match that the app is opening on startup. */
export const OPENING = 'tableside-opening'

/** In session storage: the proposal or refusal that was shown when its table was left. */
export const SHOWN_PROPOSAL = 'tableside-refused'

/** The settings row of a draft of a game or evening that has not started. */
export const draftKey = (name: string): string => `draft-${name}`

/** In session storage: a text that was entered but not used yet, so that it survives a reload. */
export const textKey = (place: string): string => `tableside-text-${place}`

/** The settings row with this device's id for reports in evenings. */
export const DEVICE = 'device'

/** The settings row with the name of this phone's owner, which is noted on results entered here. */
export const OWNER = 'owner'

/** The settings rows of the last backup, its postponement, and the request to the browser to keep the book. */
export const BACKUP_TIMES = { backup: 'last-backup', later: 'backup-later', asked: 'keep-asked' } as const

/** The settings row with the room in which a match or an evening is shared. */
export const roomKey = (match: string): string => `room-${match}`

/** The settings row of the autosave file. */
export const AUTOSAVE_FILE = 'backup-file'

/** The keys of the progress store. */
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
