import type { RoomProblem, Sending } from './room.ts'

/** `live`: the stream was heard within the last seconds. `broken`: it wasn't, and is tried again. */
export type Following = 'connecting' | 'live' | 'broken' | 'gone'

/** What can be said of a room: that all is there only while its server is heard. */
export type RoomStatus = Sending | Extract<RoomProblem, 'offline'>

export function statusOf<S extends string>(sending: S | 'sent' | 'sending', following: Following): S | RoomStatus {
  const isOpen = sending === 'sent' || sending === 'sending'
  if (!isOpen || following === 'live') return sending
  return following === 'broken' ? 'offline' : 'sending'
}
