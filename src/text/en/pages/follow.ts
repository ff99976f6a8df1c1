import type { FollowStatus } from '../../../book/live/status.ts'
import type { ProposalOutcome, RoomProblem } from '../../../book/live/room.ts'
import type { ExchangeStatus } from '../../../book/live/evening-exchange.ts'
import { listOf } from '../lists.ts'
import { ROOM } from '../room.ts'

export const FOLLOW = {
  state: {
    connecting: 'Connecting to the table.',
    live: 'Live.',
    broken: 'Connection lost. Trying again.',
    gone: 'It is no longer shared.',
  } satisfies Record<FollowStatus, string>,
  live: 'Live',
  large: 'Television view',
  small: 'Phone view',
  seat: 'Where do you sit?',
  onlooker: 'I’m only watching',
  seatDetail: 'The layout turns to face your seat. You can propose your moves from here.',
  asked: {
    asked: 'Waiting for the players to confirm it at the table.',
    busy: 'Another move was proposed just now. Try again in a moment.',
    offline: 'The server can’t be reached.',
    refused: 'You can no longer propose moves here.',
  } satisfies Record<ProposalOutcome, string>,
  /** Shown if the table hasn't received a proposal. */
  unheard: 'Your move didn’t reach the table. Tell the players your move.',
  handed: 'The match is moving to another phone. You can watch it when it continues there.',
  nothing: 'There is no match to watch here.',
  nothingDetail: 'Perhaps it isn’t shared any more. Ask for the link again.',
  newer: 'A newer version of the app shows this match.',
  newerDetail: 'Update the app to watch it.',
  damaged: 'The data can’t be read.',
  damagedDetail: 'Ask for the link again.',
} as const

export const EVENING_ROOM = {
  title: 'All phones, one evening',
  what: (host: string): string =>
    `Every phone that opens the link shows the same evening, and each table enters its own results. This needs a network. Names, pairings and results are stored at ${host}. They are deleted when you stop sharing, or at the latest 30 days after the last change.`,
  begin: 'Share with all phones',
  beginning: ROOM.beginning,
  link: 'One code for all phones. A phone that opens it joins this evening, and every result goes to all phones.',
  code: 'QR code to join the evening, for all phones',
  alone: 'Without a network',
  name: 'Evening',
  end: 'Stop sharing',
  live: {
    sent: 'Shared: all phones are up to date.',
    sending: 'Shared: your changes are on their way. Without a network they wait, and you can continue.',
    offline: 'Shared, but the server doesn’t answer. Your changes are saved here and sent later.',
    'no-rooms': 'No longer shared: the server doesn’t offer it.',
    gone: 'No longer shared: another phone stopped it. Your copy stays here.',
    busy: 'The server is busy. Trying again soon.',
    differs: 'Shared: another phone changed it first. Trying again.',
    window: 'Shared: another window of this browser keeps it up to date.',
    full: 'This evening is too long to share. Stop sharing, then share it again.',
    newer: 'A newer version of the app has changed the evening. Update the app to see it.',
    damaged: 'The other phones’ changes can’t be read. Your copy stays as it is.',
    'not-kept':
      'The other phones’ changes were not saved here: the storage failed, or another window is changing the evening.',
  } satisfies Record<ExchangeStatus, string>,
  problem: {
    ...ROOM.problem,
    'no-rooms': 'This server can’t share evenings. Show a code to the other phone instead.',
  } satisfies Record<RoomProblem, string>,
  large: 'Television view',
  leave: 'Leave',
  board: {
    state: {
      connecting: 'Connecting to the evening.',
      live: 'Live.',
      broken: 'Connection lost. Trying again.',
      gone: 'It is not shared any more.',
    } satisfies Record<FollowStatus, string>,
    round: (number: number, all: number, game: string): string =>
      `Round ${number} of ${all}${game === '' ? '' : `: ${game}`}`,
    matches: 'Matches',
    results: 'Results',
  },
  found: (guests: readonly string[]): string => `${listOf(guests)}. Join to enter the results of your table.`,
  joins: 'All phones share this evening. Your results go to every phone.',
  meets: 'You have a copy of this evening. When you join, your results and theirs are merged.',
  finding: 'Connecting to an evening that all phones share.',
  nothing: 'There is no evening to join here.',
  nothingDetail: 'Perhaps it isn’t shared any more. Ask for the link again.',
  newer: 'A newer version of the app made this evening.',
  newerDetail: 'Update the app to join it.',
  damaged: 'The data can’t be read.',
  damagedDetail: 'Ask for the link again.',
} as const
