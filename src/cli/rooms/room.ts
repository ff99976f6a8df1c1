import type { ServerResponse } from 'node:http'
import { err, ok, type Result } from '../../engine/index.ts'
import type { StoredRoom, KeyHashes, RoomMessage, RoomStore } from './store.ts'
import type { Limits } from './limits.ts'
import { createHash } from 'node:crypto'

/** `next`: the first number is too large. `differs`: another entry has one of the numbers. */
export interface AppendProblem {
  readonly why: 'next' | 'differs' | 'full' | 'gone'
  readonly next: number
}

interface Appended {
  readonly next: number
  readonly added: number
}

const eventOf = (entry: string, number: number): string => `id: ${number}\ndata: ${entry}\n\n`
/** The event sent to followers when a room has ended. */
export const GONE_EVENT = 'event: gone\ndata:\n\n'

interface StreamOptions {
  readonly from: number
  readonly beats: boolean
}

const lengthOf = (entries: readonly string[]): number => entries.reduce((sum, { length }) => sum + length, 0)

const isReading = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  !writableEnded && !writableNeedDrain

const ENTRIES_PER_WRITE = 16

/** A room in use: its entries in order, and its followers. */
export class Room {
  readonly hash: string
  readonly keys: KeyHashes
  /** The number of each follower's next entry. */
  readonly followers = new Map<ServerResponse, number>()
  private entries: string[] = []
  /** The length of all entries, in characters. */
  private length = 0
  private readonly store: RoomStore
  private readonly limits: Limits
  private ended = false
  private writing: Promise<unknown> = Promise.resolve()
  private stopListening = (): void => undefined

  private constructor(hash: string, { entries, ...keys }: StoredRoom, store: RoomStore, limits: Limits) {
    this.hash = hash
    this.keys = keys
    this.add(entries)
    this.store = store
    this.limits = limits
  }

  /** Opens a room, without missing messages from other servers in the meantime; null if it doesn't exist. */
  static async open(hash: string, store: RoomStore, limits: Limits): Promise<Room | null> {
    const early: (RoomMessage | null)[] = []
    let handle = (news: RoomMessage | null): unknown => early.push(news)
    const stop = await store.listen?.(hash, news => void handle(news))
    const stored = await store.read(hash)
    if (!stored) {
      stop?.()
      return null
    }
    const room = new Room(hash, stored, store, limits)
    room.stopListening = stop ?? room.stopListening
    handle = news => room.handleNews(news)
    for (const news of early) await room.handleNews(news)
    return room
  }

  get next(): number {
    return this.entries.length
  }

  /** Appends entries from number `from` on, and skips identical ones that already exist. Followers get entries after they are stored. */
  append(from: number, lines: readonly string[]): Promise<Result<Appended, AppendProblem>> {
    const appended = this.writing.then(() => this.appendNow(from, lines))
    this.writing = appended.catch(() => undefined)
    return appended
  }

  private async appendNow(from: number, lines: readonly string[]): Promise<Result<Appended, AppendProblem>> {
    if (from > this.next) await this.catchUp()
    for (;;) {
      const { next } = this
      if (this.ended) return err({ why: 'gone', next })
      if (from > next) return err({ why: 'next', next })
      if (lines.some((line, i) => from + i < next && this.entries[from + i] !== line))
        return err({ why: 'differs', next })
      const added = lines.slice(next - from)
      if (added.length === 0) return ok({ next, added: 0 })
      if (!this.hasSpaceFor(added)) return err({ why: 'full', next })
      if (await this.store.append(this.hash, next, added)) {
        this.receive(next, added)
        return ok({ next: this.next, added: added.length })
      }
      // Another server was first, or the room was deleted.
      await this.catchUp()
    }
  }

  private hasSpaceFor(added: readonly string[]): boolean {
    const { entries, length } = this.limits
    return this.next + added.length <= entries && this.length + lengthOf(added) <= length
  }

  private add(entries: readonly string[]): void {
    this.entries.push(...entries)
    this.length += lengthOf(entries)
  }

  /** Sends a follower all entries from a number on, and each new one, no faster than the follower reads. */
  follow(follower: ServerResponse, from: number): void {
    this.followers.set(follower, from)
    follower.on('drain', () => this.send(follower))
    this.send(follower)
  }

  private send(follower: ServerResponse): void {
    let sent = Math.min(this.followers.get(follower) ?? Infinity, this.next)
    while (sent < this.next && isReading(follower)) {
      const portion = this.entries.slice(sent, sent + ENTRIES_PER_WRITE)
      follower.write(portion.map((entry, i) => eventOf(entry, sent + i)).join(''))
      sent += portion.length
    }
    if (this.followers.has(follower)) this.followers.set(follower, sent)
  }

  /** Sends a request to all followers, including the writer. It isn't stored. */
  ask = (wish: string): Promise<void> => this.publish({ type: 'ask', wish })

  /** Sends the writer's notice to all followers. It isn't stored. */
  notify = (wish: string): Promise<void> => this.publish({ type: 'notice', wish })

  private async publish(news: RoomMessage): Promise<void> {
    if (this.store.publish) await this.store.publish(this.hash, news)
    else await this.handleNews(news)
  }

  /** Sends an event that isn't stored to all followers who keep up. */
  private broadcast(event: string): void {
    for (const follower of this.followers.keys()) if (isReading(follower)) follower.write(event)
  }

  private async handleNews(news: RoomMessage | null): Promise<void> {
    if (news?.type === 'gone') this.close()
    else if (news && news.type !== 'entries') this.broadcast(`event: ${news.type}\ndata: ${news.wish}\n\n`)
    else if (news && news.from <= this.next) this.receive(news.from, news.lines)
    else await this.catchUp().catch(() => undefined)
  }

  /** Adds stored entries, except those already received, and sends them to followers. */
  private receive(from: number, lines: readonly string[]): void {
    this.add(lines.slice(this.next - from))
    for (const follower of this.followers.keys()) this.send(follower)
  }

  /** Rereads the room between two writes. */
  refresh(): void {
    this.writing = this.writing.then(() => this.catchUp()).catch(() => undefined)
  }

  /** Rereads the room: other servers may have appended, the store may have lost entries, or the room may be gone. */
  private async catchUp(): Promise<void> {
    const known = this.next
    const stored = await this.store.read(this.hash)
    if (!stored) this.close()
    else if (stored.entries.length < known) {
      this.entries = []
      this.length = 0
      this.add(stored.entries)
    } else this.receive(0, stored.entries)
  }

  /** Ends the room for all followers and deletes it. */
  async end(): Promise<void> {
    this.ended = true
    await this.writing
    await this.store.remove(this.hash)
    this.close()
  }

  private close(): void {
    this.ended = true
    for (const follower of this.followers.keys()) follower.end(GONE_EVENT)
    this.followers.clear()
  }

  dispose(): void {
    this.stopListening()
  }
}

/** The stored form of an id or a key. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

interface Open {
  readonly room: Promise<Room | null>
  /** The number of requests and streams that use the room. */
  held: number
}

/** The rooms in use. Others are read from the store when needed. */
export class OpenRooms {
  private readonly open = new Map<string, Open>()
  /** The room of each stream that gets beats; null for a quiet stream. */
  private readonly followers = new Map<ServerResponse, Room | null>()
  private readonly store: RoomStore
  private readonly limits: Limits

  constructor(store: RoomStore, limits: Limits) {
    this.store = store
    this.limits = limits
  }

  /** Runs `act` with the room of an id; false if there is no such room. */
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
      this.release(hash, open)
    }
  }

  /** Sends a follower all entries from a number on, and each new one, until the stream is closed. */
  follow(room: Room, follower: ServerResponse, { from, beats }: StreamOptions): void {
    const open = this.open.get(room.hash)
    if (!open) return
    open.held++
    this.followers.set(follower, beats ? room : null)
    room.follow(follower, from)
    follower.once('close', () => {
      this.followers.delete(follower)
      room.followers.delete(follower)
      this.release(room.hash, open)
    })
  }

  private release(hash: string, open: Open): void {
    if (--open.held > 0) return
    if (this.open.get(hash) === open) this.open.delete(hash)
    open.room.then(room => room?.dispose()).catch(() => undefined)
  }

  /** Sends beats to all followers who want them, but not while the store doesn't answer. */
  async beat(): Promise<void> {
    if (this.followers.size === 0 || (await this.store.answers?.()) === false) return
    for (const [follower, room] of this.followers)
      if (room && isReading(follower)) follower.write(`event: beat\ndata: ${room.next}\n\n`)
  }

  /** Sends comments on quiet streams, because proxies treat a silent stream as dead. */
  comment(): void {
    for (const [follower, room] of this.followers) if (!room && isReading(follower)) follower.write(':\n\n')
  }

  /** Rereads every open room: adds missed entries, and closes rooms that no longer exist. */
  refresh(): void {
    for (const { room } of this.open.values()) room.then(each => each?.refresh()).catch(() => undefined)
  }

  close(): void {
    for (const follower of this.followers.keys()) follower.destroy()
  }
}
