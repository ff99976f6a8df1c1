import type { Foreseen } from '../../../book/transfer/admit.ts'

/** Every text of a match that came in a link. */
export const LINK = {
  title: 'A match from a link',
  reading: 'Reading the link',
  unread: 'This link holds no match that can be read.',
  unreadDetail: 'It may have been cut short on its way. Ask for it once more, or for the file.',
  from: 'From a link.',
  foreseen: {
    added: 'It isn’t in the book of this device.',
    known: 'It is in the book of this device.',
    longer: 'It goes on from where the one in the book of this device ends.',
    forked: 'The one in the book of this device went another way: both can stay.',
    failed: 'The book of this device can’t be read.',
  } satisfies Record<Foreseen['type'], string>,
  keep: 'Keep it in the book',
  open: 'Open it in the book',
  notKept: 'It was not kept: the storage failed, or the match is open in another window.',
} as const
