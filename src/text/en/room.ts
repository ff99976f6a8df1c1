import type { RoomProblem } from '../../book/live/room.ts'
import type { RoomStatus } from '../../book/live/status.ts'
import type { Asks } from '../../book/stores/sharing.ts'

/** Every text about following a match from another device. */
export const ROOM = {
  title: 'Let others watch',
  followed: 'others watch',
  what: (host: string): string =>
    `Whoever has the link sees this match on their own device while you play. Names, moves and times go to ${host} for that, and stay there until you stop it, or for 30 days after the last move. Cards that one seat holds in secret are not sent.`,
  begin: 'Let others watch',
  beginning: 'One moment',
  asks: 'What others can do',
  ask: { nobody: 'Watch', confirmed: 'Watch and propose' } satisfies Record<Asks, string>,
  asksHint: 'The moves they propose count when you confirm them here.',
  /** `Proposed: Ben swaps c4 and d6.` */
  proposed: (what: string): string => `Proposed: ${what}`,
  link: 'Open this on another device to watch.',
  code: 'QR code of the link to follow',
  local:
    'This address opens on this device alone. Open the app at the address of this device in the network, and share it from there.',
  end: 'Stop: nobody can watch any more',
  status: {
    sent: 'All that was played is there.',
    sending: 'What was played is on its way. Where there is no network it waits, and you play on.',
    offline: 'The server doesn’t answer. You play on: your moves are saved here, and on their way when it answers.',
    'no-rooms': 'The server has no rooms any more.',
    gone: 'The server has forgotten it. Stop, and begin anew.',
    busy: 'The server asks for patience.',
    differs: 'Something else was played there, on another device. Stop, and begin anew.',
    full: 'The match is too long to be followed further.',
  } satisfies Record<RoomStatus, string>,
  problem: {
    'no-rooms': 'Where this app comes from, no match can be followed. Its record goes as a link or as a code.',
    offline: 'The server can’t be reached. Try again where there is a network.',
    gone: 'The server has forgotten it.',
    busy: 'Too many were begun from this network. Try again in an hour.',
    differs: 'Something else was played there.',
    full: 'The match is too long to be followed.',
  } satisfies Record<RoomProblem, string>,
} as const
