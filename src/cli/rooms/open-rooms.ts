import { createHash } from 'node:crypto'
import type { Limits } from './limits.ts'
import { Room } from './room.ts'
import type { RoomStore } from './store.ts'

/** What stands for an id or a key where it is kept. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The rooms that somebody writes to or follows; what nobody has in hand is read again when it is needed. */
export class OpenRooms {
  private readonly open = new Map<string, Room>()
  private readonly store: RoomStore
  private readonly limits: Limits

  constructor(store: RoomStore, limits: Limits) {
    this.store = store
    this.limits = limits
  }

  /** Does something with the room of an id; false where there is none. */
  async within(id: string, act: (room: Room) => Promise<void> | void): Promise<boolean> {
    const hash = hashOf(id)
    const room = this.open.get(hash) ?? this.read(hash)
    if (!room) return false
    this.open.set(hash, room)
    room.held++
    try {
      await act(room)
    } finally {
      room.held--
      this.leave(room)
    }
    return true
  }

  private read(hash: string): Room | null {
    const kept = this.store.read(hash)
    return kept && new Room(hash, kept, this.store, this.limits)
  }

  /** A follower has gone, or a request is answered. */
  leave(room: Room): void {
    if (room.held === 0 && room.followers.size === 0) this.open.delete(room.hash)
  }

  /** A sign of life, without which what lies between takes a silent stream for dead. */
  beat(): void {
    for (const { followers } of this.open.values()) for (const follower of followers) follower.write(':\n\n')
  }

  close(): void {
    for (const { followers } of this.open.values()) for (const follower of followers) follower.destroy()
  }
}
