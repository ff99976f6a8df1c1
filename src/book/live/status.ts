import type { RoomProblem, SendStatus } from './room.ts'

/** `live`: an event arrived within the last few seconds. `broken`: none did, and the connection is retried. */
export type FollowStatus = 'connecting' | 'live' | 'broken' | 'gone'

/** The status of a room; it is `sent` only while the server responds. */
export type RoomStatus = SendStatus | Extract<RoomProblem, 'offline'>

export function statusOf<S extends string>(sending: S | 'sent' | 'sending', following: FollowStatus): S | RoomStatus {
  const isOpen = sending === 'sent' || sending === 'sending'
  if (!isOpen || following === 'live') return sending
  return following === 'broken' ? 'offline' : 'sending'
}
