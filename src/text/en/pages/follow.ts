import type { Following } from '../../../book/live/follow.ts'
import type { Asked } from '../../../book/live/room.ts'

/** Every text of a match that is followed from another device. */
export const FOLLOW = {
  state: {
    connecting: 'Finding the table.',
    live: 'Live.',
    broken: 'The connection is lost. It is tried again.',
    gone: 'It is not shown any more.',
  } satisfies Record<Following, string>,
  live: 'Live',
  large: 'For a television',
  small: 'For a phone',
  seat: 'Where do you sit?',
  onlooker: 'I look on',
  seatDetail: 'The table is turned to your seat. What comes next you can propose from here when it is your turn.',
  asked: {
    asked: 'It waits to be confirmed at the table.',
    busy: 'Somebody has proposed something just now. Try again in a moment.',
    offline: 'The server can’t be reached.',
    refused: 'Nobody may propose anything here any more.',
  } satisfies Record<Asked, string>,
  nothing: 'There is no match to follow here.',
  nothingDetail: 'Whoever shows it may have stopped. Ask for the link once more.',
  newer: 'A newer version of the app shows this match.',
  newerDetail: 'Update the app to follow it.',
  damaged: 'What comes from there can’t be read.',
  damagedDetail: 'Ask for the link once more.',
} as const
