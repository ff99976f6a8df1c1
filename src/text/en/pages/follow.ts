import type { Following } from '../../../book/live/status.ts'
import type { Asked, RoomProblem } from '../../../book/live/room.ts'
import type { Exchanging } from '../../../book/live/evening-exchange.ts'
import { ROOM } from '../room.ts'

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
  /** Where nobody at the table has heard what was proposed. */
  unheard: 'The table doesn’t hear it. Tell them what you play.',
  handed: 'The match goes to another phone. You follow it there when it goes on.',
  nothing: 'There is no match to follow here.',
  nothingDetail: 'Whoever shows it may have stopped. Ask for the link once more.',
  newer: 'A newer version of the app shows this match.',
  newerDetail: 'Update the app to follow it.',
  damaged: 'What comes from there can’t be read.',
  damagedDetail: 'Ask for the link once more.',
} as const

/** Every text about an evening that several phones keep. */
export const EVENING_ROOM = {
  title: 'All phones, one evening',
  what: (host: string): string =>
    `Where there is a network: every phone that opens the link has the same evening, and each table enters its own results. Names, pairings and results go to ${host} for that, and stay there until you stop it, or for 30 days after the last change.`,
  begin: 'Share it with all phones',
  beginning: ROOM.beginning,
  link: 'One code for all phones: whoever opens it joins this evening, and every result goes to all.',
  code: 'QR code to join the evening, for all phones',
  alone: 'Without a network',
  name: 'Evening',
  end: 'Stop sharing it',
  live: {
    sent: 'Shared: all phones have the same.',
    sending: 'Shared: what was entered here is on its way. Without a network it waits, and you go on.',
    offline: 'Shared, but the server doesn’t answer. What you enter is saved here, and on its way when it answers.',
    'no-rooms': 'Not shared any more: the server has no rooms.',
    gone: 'Not shared any more: somebody has stopped it. What is here stays.',
    busy: 'The server asks for patience.',
    differs: 'Shared: another phone was first. It is tried again.',
    window: 'Shared: another window of this browser keeps it in step.',
    full: 'The room is full: share the evening anew.',
    newer: 'A newer version of the app has changed the evening. Update the app to see it.',
    damaged: 'What came from the other phones can’t be read. What is here stays.',
    'not-kept':
      'What came from the other phones could not be kept here: the storage failed, or another window is changing the evening.',
  } satisfies Record<Exchanging, string>,
  problem: {
    ...ROOM.problem,
    'no-rooms': 'Where this app comes from, evenings can’t be shared. Show it to another phone by code instead.',
  } satisfies Record<RoomProblem, string>,
  large: 'For a television',
  leave: 'Leave',
  board: {
    state: {
      connecting: 'Finding the evening.',
      live: 'Live.',
      broken: 'The connection is lost. It is tried again.',
      gone: 'It is not shared any more.',
    } satisfies Record<Following, string>,
    round: (number: number, all: number, game: string): string =>
      `Round ${number} of ${all}${game === '' ? '' : `: ${game}`}`,
    matches: 'Matches',
    results: 'Results',
  },
  found: (guests: string): string => `${guests}. Join it, and enter what is played at your table.`,
  joins: 'All phones share this evening: what you enter goes to every phone.',
  meets: 'You have a copy of this evening. When you join, its results go to all phones, and theirs come here.',
  finding: 'You join an evening that all phones share. It is being looked for.',
  nothing: 'There is no evening to join here.',
  nothingDetail: 'Whoever shared it may have stopped. Ask for the link once more.',
  newer: 'A newer version of the app has made this evening.',
  newerDetail: 'Update the app to join it.',
  damaged: 'What comes from there can’t be read.',
  damagedDetail: 'Ask for the link once more.',
} as const
