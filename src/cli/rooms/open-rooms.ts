import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Limits } from './limits.ts'
import { Room } from './room.ts'
import type { RoomStore } from './store.ts'

/** What stands for an id or a key where it is kept. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

interface Open {
  readonly room: Promise<Room | null>
  /** How many requests and streams have it in hand. */
  held: number
}

/** The rooms that somebody writes to or follows; what nobody has in hand is read again when it is needed. */
export class OpenRooms {
  private readonly open = new Map<string, Open>()
  private readonly followers = new Set<ServerResponse>()
  private readonly store: RoomStore
  private readonly limits: Limits

  constructor(store: RoomStore, limits: Limits) {
    this.store = store
    this.limits = limits
  }

  /** Does something with the room of an id; false where there is none. */
  async within(id: string, act: (room: Room) => Promise<void> | void): Promise<boolean> {
    const hash = hashOf(id)
    const open = this.open.get(hash) ?? { room: Room.open(hash, this.store, this.limits), held: 0 }
    this.open.set(hash, open)
    open.held++
    try {
      const room = await open.room
      if (room) await act(room)
      return room !== null
    } finally {
      this.leave(hash, open)
    }
  }

  /** Tells a follower all entries from a number on, and each that comes, till the stream is closed. */
  follow(room: Room, follower: ServerResponse, from: number): void {
    const open = this.open.get(room.hash)
    if (!open) return
    open.held++
    this.followers.add(follower)
    room.follow(follower, from)
    follower.once('close', () => {
      this.followers.delete(follower)
      room.followers.delete(follower)
      this.leave(room.hash, open)
    })
  }

  private leave(hash: string, open: Open): void {
    if (--open.held > 0) return
    if (this.open.get(hash) === open) this.open.delete(hash)
    open.room.then(room => room?.leave()).catch(() => undefined)
  }

  /** A sign of life, without which what lies between takes a silent stream for dead. */
  beat(): void {
    for (const follower of this.followers) if (!follower.writableNeedDrain) follower.write(':\n\n')
  }

  close(): void {
    for (const follower of this.followers) follower.destroy()
  }
}
