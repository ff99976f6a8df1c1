import type { Foreseen } from '../../book/transfer/admit.ts'

/** What is said where a match goes over to another phone, and comes back. */
export const HANDING = {
  detail:
    'The whole match goes over, with its clock and its people. From then on this phone looks on, until the match is handed back.',
  tooLong: 'This match is too long for codes and links. The file holds it all.',
  show: 'Show it as a code',
  copyLink: 'Copy the link',
  shareLink: 'Share the link',
  save: 'Save as a file',
  copied: 'Copied',
  notCopied: 'Copying is not possible here: show the code instead.',
  notShared: 'Sharing is not possible here: show the code instead.',
} as const

/** What is said of what came over. */
export const TAKEN = {
  reading: 'Reading what came',
  unread: 'Nothing that came can be read.',
  unreadDetail: 'It may have been cut short on its way. Ask for it once more, or for the file.',
  match: {
    added: 'It isn’t in the book of this device, and goes on here.',
    known: 'All of it is in the book of this device.',
    longer: 'It goes on from where the one in the book of this device ends.',
    forked: 'The one in the book of this device went another way: both stay, each a match of its own.',
    failed: 'The book of this device can’t be read.',
  } satisfies Record<Foreseen['type'], string>,
  goOn: 'Go on here',
  notKept: 'It was not kept: the storage failed, or the match is open in another window.',
} as const
