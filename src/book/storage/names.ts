/**
 * The names and versions of all data that is stored, or sent outside the page. The meaning of a name never changes; new versions of the app
 * convert the data of older versions.
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

/** Used only inside the database: one row with the first entries of a match, and their count. Writing a row for each entry would take ten times as long. */
export const JOURNALS = { journals: ['match', 'count'] } as const

/** The newest formats of heads and entries that this version reads and writes. It also reads older formats. */
export const HEAD_FORMAT = 4
export const ENTRY_FORMAT = 4

/** The version of summaries. Summaries of other versions are recomputed. */
export const RESULT_VERSION = 1

/** The format of backup files, described in `format.md`. */
export const BOOK_FILE = 'tableside-book'
export const BOOK_FILE_VERSION = 3

/** The format of a match's result that is sent to another device with the same evening; described in `format.md`. */
export const RESULT_FILE = 'tableside-result'

/** The format of a shared page, such as standings; described in `format.md`. */
export const HANDOUT_FILE = 'tableside-page'

/** The channel for messages between the tabs of one browser. */
export const CHANNEL = 'tableside-news'

/** The files of the second copy in the page's private file system: the copy, and its replacement during a rewrite. */
export const COPY_FILE = 'book-copy.jsonl'
export const COPY_FILE_NEXT = 'book-copy-next.jsonl'

/** The lock that a window holds while it writes to the second copy. */
export const COPY_LOCK = 'tableside-copy'

export const PEOPLE_LOCK = 'people'

/** The settings row with the ids of matches, evenings and people whose losses were already reported. */
export const REPORTED_LOSSES = 'torn'

/** The lock that a match's only writer holds. */
export const lockName = (match: string): string => `tableside-match-${match}`

/** The settings row with the id of the match that was opened last. Other settings use their own names as keys. */
export const LAST_OPENED = 'last-opened'

/** The settings row that is set if an earlier version wrote the book, so that the user should still check its list of people. */
export const PEOPLE_UNCHECKED = 'look-over'

/** The settings row with the time at which a match was handed to another device. */
export const handedKey = (match: string): string => `handed-${match}`

/** In local storage: set if something was played or learned on this device. */
export const HAS_PLAYED = 'tableside-begun'

/** In local storage: the language of the app on this device. */
export const LANGUAGE = 'tableside-language'

/** In local storage: the match that the app is opening on startup. */
export const OPENING = 'tableside-opening'

/** In session storage: the proposal or refusal that was shown when its table was left. */
export const SHOWN_PROPOSAL = 'tableside-refused'

/** The settings row of the draft of a game or an evening that has not started. */
export const draftKey = (name: string): string => `draft-${name}`

/** In session storage: a text that was entered but not used yet. It stays when the page is reloaded. */
export const textKey = (place: string): string => `tableside-text-${place}`

/** The settings row with this device's id for reports in evenings. */
export const DEVICE = 'device'

/** The settings row with the name of this phone's owner, which is noted on results entered here. */
export const OWNER = 'owner'

/** The settings rows with the times of the last backup, of the last time that a backup was postponed, and of the request to the browser to keep the book. */
export const BACKUP_TIMES = { backup: 'last-backup', later: 'backup-later', asked: 'keep-asked' } as const

/** The settings row with the room in which a match or an evening is shared. */
export const roomKey = (match: string): string => `room-${match}`

/** The settings row with the handle of the autosave file. */
export const AUTOSAVE_FILE = 'backup-file'

/** The keys of the progress store. */
export const PROGRESS = {
  lesson: (lesson: string): string => `lesson ${lesson}`,
  drill: (game: string): string => `drill ${game}`,
  guide: (game: string): string => `guide ${game}`,
  moment: (match: string, place: number): string => `moment ${match}/${place}`,
} as const

/** Returns 128 random bits in hexadecimal. Unlike `randomUUID`, this also works on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
