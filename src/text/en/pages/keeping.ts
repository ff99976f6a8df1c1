import type { RestoreResult, TornItem } from '../../../book/restore.ts'
import type { CopyState } from '../../../book/stores/safety.ts'
import type { AutosaveState } from '../../../book/stores/autosave.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { BackupProblem } from '../../../book/transfer/backup-file.ts'
import type { UnreadBackupPart } from '../../../book/transfer/backup.ts'
import type { UnreadPart } from '../../../book/transfer/record.ts'
import type { AdmitResult, MergePreview, EveningMerge } from '../../../book/transfer/admit.ts'
import { daysBetween, createSizeFormat } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import { revealInvisible } from '../signs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' })

const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })

const size = createSizeFormat(LANGUAGE)

function nameOfTorn({ type, head, name }: TornItem): string {
  if (type === 'evening') return name === null ? 'an evening' : `“${name}”`
  if (type === 'person') return name === null ? 'the name of a player' : `the name of ${name}`
  return head ? `${listOf(head.players)}, ${date.format(head.created)}` : 'a match without its start'
}

type Held = Pick<RestoreResult, 'matches' | 'evenings' | 'people'>

function kindsOf({ matches, evenings, people }: Held): readonly string[] {
  return [
    ...(matches > 0 ? [counted(matches, 'match', 'matches')] : []),
    ...(evenings > 0 ? [counted(evenings, 'evening', 'evenings')] : []),
    ...(people > 0 ? [counted(people, 'player’s name', 'players’ names')] : []),
  ]
}

export const BACKUP = {
  title: 'Back up',
  lasting: {
    yes: 'The browser keeps your matches on this device.',
    no: 'The browser may delete your matches if the device is full, or if you don’t open the app for weeks.',
    unknown: 'This browser doesn’t say whether it will keep your matches.',
  },
  ask: 'Ask the browser to keep them',
  used: (used: number, available: number | null): string =>
    available === null ? `They take up ${size(used)}.` : `They take up ${size(used)} of ${size(available)}.`,
  /** `Last backup: 3 days ago`. */
  backup: (at: number | null, now: number): string =>
    at === null ? 'No backup yet' : `Last backup: ${ago.format(-daysBetween(at, now), 'day')}`,
  autosaved: (name: string): string => `Saved to ${name} after each match`,

  saveAll: 'Save the whole book',
  shareAll: 'Share the whole book',
  writing: (share: number): string => `Writing the book: ${Math.floor(share * 100)} %`,
  cancel: 'Stop',
  notSaved: {
    full: 'The book was not saved: this device is full.',
    refused: 'The book was not saved: this browser stores nothing for this page.',
    broken: 'The book was not saved: this browser’s storage has failed. Close the app, open it and try again.',
    blocked: 'The book was not saved: an older version of the app is open in another window. Close that window first.',
    newer: 'The book was not saved: a newer version of the app wrote it. Update the app first.',
    'another-writer': 'The book was not saved: another window is writing to it.',
    cancelled: '',
    unverified: 'The book was not saved: the file is incomplete. Free some space and try again.',
  } satisfies Record<BackupProblem, string>,
  failing: {
    full: 'This device is full, and new moves may be lost. Free some space, or save the whole book as a file.',
    refused:
      'This browser stores nothing for this page. Your moves are lost when you close it, unless you save them as a file.',
    broken: 'This browser’s storage has failed, and new moves may be lost. Save the whole book as a file.',
    blocked: 'An older version of the app is open in another window. Close that window, or new moves may be lost.',
    newer: 'A newer version of the app wrote the book. Update the app, or new moves may be lost.',
  } satisfies Record<Exclude<Failure, 'another-writer'>, string>,
  restored: (restored: RestoreResult): string => {
    const { matches, evenings, people, failed, torn } = restored
    const back = matches + evenings + people
    return [
      'The browser had lost part of the match book.',
      ...(back > 0
        ? [`${listOf(kindsOf(restored))} ${back === 1 ? 'was' : 'were'} restored from the second copy.`]
        : []),
      ...(failed > 0
        ? [
            `${counted(failed, 'part of it', 'parts of it')} could not be restored. Free some space and open the app again.`,
          ]
        : []),
      ...(torn.length > 0 ? [`Part of this is lost for good: ${listOf(torn.map(nameOfTorn))}.`] : []),
    ].join(' ')
  },
  copyState: {
    checking: 'Comparing the book with its second copy.',
    whole: 'Your book and its second copy are both intact.',
    behind: 'The book and its second copy differ. The app compares them again when you next open it.',
    torn: 'Part of the book is lost, in its second copy too. The rest is complete.',
    'no-copy': 'This browser has no second copy of the book.',
    'copy-unreadable': 'The second copy of the book can’t be read. Save the book as a file.',
    'database-unreadable': 'The book can’t be read. The match book shows its second copy.',
  } satisfies Record<CopyState, string>,
  copyOnly: {
    title: 'The second copy',
    found: (held: Held): string => `The book can’t be opened, but its second copy has ${listOf(kindsOf(held))}.`,
    more: (count: number): string => `and ${count} more`,
    save: 'Save the second copy as a file',
    renew: 'Restore the book from it',
    sure: 'This deletes the book that can’t be opened, and restores it from the second copy. Save the copy as a file first.',
    yes: 'Delete and restore',
    no: 'Cancel',
    failed: 'The book was not restored. Close the app’s other windows and try again.',
  },
  understood: 'OK',
  file: {
    choose: 'Auto-save to a file',
    detail: 'Save the book after each match',
    chooseAgain: 'Choose the file again',
    allow: (name: string): string => `Save to ${name}`,
    forget: 'Stop auto-saving',
    state: {
      none: (): string => '',
      ready: (name: string): string => `The book is saved to ${name} after each match.`,
      asks: (name: string): string => `The browser needs your permission again to save the book to ${name}.`,
      failed: (name: string): string => `The book was not saved to ${name}.`,
    } satisfies Record<AutosaveState, (name: string) => string>,
  },
  bring: 'Add matches',
  saveTable: 'Save as a table (CSV)',
  tableDetail: (found: number): string => counted(found, 'match', 'matches'),
  tableName: (at: number): string => `tableside-${new Date(at).toISOString().slice(0, 10)}.csv`,
  fileName: (at: number): string => `tableside-book-${new Date(at).toISOString().slice(0, 10)}.json`,
  taking: {
    copied: 'Copied',
    notCopied: 'Copying doesn’t work here.',
    notShared: 'Sharing doesn’t work here. Save it as a file instead.',
  },

  nudge: {
    backup: (count: number): string =>
      `${counted(count, 'match exists', 'matches exist')} only on this device. Save the book as a file.`,
    install: 'Install the app, and the browser keeps its book longer.',
    installKey: 'Install',
    later: 'Later',
  },

  import: {
    file: 'From a file',
    text: 'Or paste a record, or a whole book',
    look: 'Import the text',
    reading: (share: number): string => `Reading: ${Math.floor(share * 100)} %`,
    bringing: (share: number): string => `Importing: ${Math.floor(share * 100)} %`,
    stop: 'Stop',
    nothing: 'It has no match that can be read.',
    evening: (name: string, at: number): string => `${name}, ${date.format(at)}`,
    found: (count: number): string => `${counted(count, 'match', 'matches')} can be read.`,
    bring: (matches: number, evenings: number): string =>
      matches + evenings === 0
        ? 'Add the names'
        : `Add ${listOf([
            ...(matches > 0 ? [counted(matches, 'match', 'matches')] : []),
            ...(evenings > 0 ? [counted(evenings, 'evening', 'evenings')] : []),
          ])}`,
    known: (known: number, isMore: boolean): string =>
      !isMore
        ? 'All of it is in the book already.'
        : `${known} more ${known === 1 ? 'is' : 'are'} in the book already.`,
    people: (count: number): string => `It also has the ${counted(count, 'name', 'names')} of players.`,
    foreseen: {
      added: 'new',
      known: 'in the book',
      longer: 'has more moves than the one in the book',
      forked: 'has other moves than the one in the book; both are saved',
      failed: 'the book can’t be read',
    } satisfies Record<MergePreview['type'], string>,
    foreseenEvening: {
      added: 'new',
      known: 'in the book',
      longer: 'is merged with the one in the book',
      failed: 'can’t be merged with the one in the book',
    } satisfies Record<EveningMerge, string>,
    differing: (names: readonly string[]): string =>
      `${listOf(names)}: two results were entered. Open the evening and choose one.`,
    brought: (admitted: readonly AdmitResult[]): string => {
      const failed = admitted.filter(({ type }) => type === 'failed' || type === 'in-use').length
      const stored = admitted.filter(({ type }) => type !== 'failed' && type !== 'in-use')
      const evenings = stored.filter(({ evening }) => evening).length
      const matches = counted(stored.length - evenings, 'match', 'matches')
      const brought = evenings > 0 ? listOf([matches, counted(evenings, 'evening', 'evenings')]) : matches
      return failed === 0
        ? `Imported: ${brought}.`
        : `Imported: ${brought}. Not saved: ${failed}. Close other windows, or free some space, and try again.`
    },
    lostTitle: 'What can’t be read',
    lost,
    more: (count: number): string => `and ${count} more`,
  },
} as const

/** The unreadable part of a link, in a sentence or two; '' if there is none. */
export function unreadPartsText([first, ...more]: readonly (UnreadPart | UnreadBackupPart)[]): string {
  if (!first) return ''
  return more.length === 0
    ? lost(first)
    : `${lost(first)} ${counted(more.length, 'more part', 'more parts')} can’t be read.`
}

const LOST_MATCH: Readonly<Record<Extract<UnreadBackupPart, { type: 'match' }>['why'], string>> = {
  newer: 'A newer version of the app wrote one match, or a part of it.',
  damaged: 'The start of one match is missing.',
  unplayable: 'One match has a start that can’t be played.',
  names: 'One match has names that can’t be shown.',
  'too-long': 'One match is too long to be saved here.',
}

function lost(part: UnreadPart | UnreadBackupPart): string {
  switch (part.type) {
    case 'too-long':
      return 'It is too long to be read.'
    case 'too-many-lines':
      return `The text is too long. Nothing is read from line ${part.line} on.`
    case 'unreadable':
      return `Line ${part.line}: ${readProblemText(part.problem)}. The rest of that match is left out.`
    case 'refused':
      return `Line ${part.line}: ${revealInvisible(part.action)} can’t be played there, and is left out.`
    case 'names':
      return `Line ${part.line}: a name that can’t be shown. That match is left out.`
    case 'newer-file':
      return 'A newer version of the app wrote it. It may have more than this version can read.'
    case 'cut-off':
      return 'The end of the file is missing.'
    case 'damaged-row':
      return part.line === null ? 'A part of it is damaged.' : `Line ${part.line} is damaged.`
    case 'match':
      return LOST_MATCH[part.why]
    case 'evening':
      return part.why === 'newer' ? 'A newer version of the app wrote one evening.' : 'One evening is damaged.'
    case 'person':
      return part.why === 'newer'
        ? 'A newer version of the app wrote the name of one player.'
        : 'The name of one player is damaged.'
    case 'entries':
      return part.count === 1
        ? `One match can be read up to move ${part.from}. The entry after it is missing.`
        : `One match can be read up to move ${part.from}. The ${part.count} entries after it are missing.`
  }
}
