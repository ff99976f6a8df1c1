import type { RoomProblem } from '../../book/live/room.ts'
import type { RoomStatus } from '../../book/live/status.ts'
import type { ProposalPolicy } from '../../book/stores/sharing.ts'

/** Texts about following a match from another device. */
export const ROOM = {
  title: 'Let others watch',
  followed: 'others are watching',
  what: (host: string): string =>
    `Anyone with the link can watch this match on their own device. Names, moves and times are stored at ${host} until you stop sharing, or for 30 days after the last move. Hidden cards are never sent.`,
  begin: 'Let others watch',
  beginning: 'One moment',
  asks: 'What others can do',
  ask: { nobody: 'Watch', confirmed: 'Watch and propose' } satisfies Record<ProposalPolicy, string>,
  asksHint: 'The moves they propose count when you confirm them here.',
  /** `Proposed: Ben swaps c4 and d6.` */
  proposed: (what: string): string => `Proposed: ${what}`,
  link: 'Open this link on another device to watch.',
  code: 'QR code of the link for watching',
  local: 'This link works on this device only. Open the app at this device’s network address, and share it from there.',
  end: 'Stop sharing',
  status: {
    sent: 'Every move appears there.',
    sending: 'Your moves are on their way. Without a network they wait, and you can continue.',
    offline: 'The server doesn’t answer. You can continue: your moves are saved here and sent later.',
    'no-rooms': 'The server no longer offers this.',
    gone: 'The server no longer has this match. Stop sharing, then share it again.',
    busy: 'The server is busy. Trying again soon.',
    differs: 'Another device has sent different moves. Stop sharing, then share it again.',
    full: 'The match is too long to share any further.',
  } satisfies Record<RoomStatus, string>,
  problem: {
    'no-rooms': 'This server can’t share matches. Share the record as a link or a code instead.',
    offline: 'The server can’t be reached. Try again when you have a network.',
    gone: 'The server no longer has it.',
    busy: 'This network has shared too much. Try again in an hour.',
    differs: 'Another device has sent different moves.',
    full: 'The match is too long to share.',
  } satisfies Record<RoomProblem, string>,
} as const
