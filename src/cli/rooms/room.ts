import type { ServerResponse } from 'node:http'
import { err, ok, type Result } from '../../engine/result.ts'
import type { KeptRoom, Keys, RoomStore } from './store.ts'
import type { Limits } from './limits.ts'

/** `next`: another number must come. `differs`: something else stands there. */
export interface Unfit {
  readonly why: 'next' | 'differs' | 'full' | 'gone'
  readonly next: number
}

interface Appended {
  readonly next: number
  /** How many of the entries weren't there yet. */
  readonly added: number
}

const eventOf = (entry: string, number: number): string => `id: ${number}\ndata: ${entry}\n\n`
/** What a follower is told where a room has ended. */
export const GONE = 'event: gone\ndata:\n\n'

/** A room that somebody writes to or follows: its entries, in their order, and who is told of each. */
export class Room {
  readonly hash: string
  readonly keys: Keys
  readonly followers = new Set<ServerResponse>()
  /** How many requests have it in hand. */
  held = 0
  private readonly entries: string[]
  private readonly store: RoomStore
  private readonly limits: Limits
  private ended = false
  private writing: Promise<unknown> = Promise.resolve()

  constructor(hash: string, { entries, ...keys }: KeptRoom, store: RoomStore, limits: Limits) {
    this.hash = hash
    this.keys = keys
    this.entries = [...entries]
    this.store = store
    this.limits = limits
  }

  get next(): number {
    return this.entries.length
  }

  /** Entries from number `from` on; what is there already, byte by byte, is passed over. Kept before anybody is told. */
  append(from: number, lines: readonly string[]): Promise<Result<Appended, Unfit>> {
    const appended = this.writing.then(() => this.appendNow(from, lines))
    this.writing = appended.catch(() => undefined)
    return appended
  }

  private async appendNow(from: number, lines: readonly string[]): Promise<Result<Appended, Unfit>> {
    const { next } = this
    if (this.ended) return err({ why: 'gone', next })
    if (from > next) return err({ why: 'next', next })
    if (lines.some((line, i) => from + i < next && this.entries[from + i] !== line))
      return err({ why: 'differs', next })
    if (from + lines.length > this.limits.entries) return err({ why: 'full', next })
    const added = lines.slice(next - from)
    if (added.length > 0) await this.store.append(this.hash, added)
    for (const line of added) {
      this.tellAll(eventOf(line, this.entries.push(line) - 1))
    }
    return ok({ next: this.next, added: added.length })
  }

  /** Tells a follower all entries from a number on, and each that comes. */
  follow(follower: ServerResponse, from: number): void {
    const events = this.entries.slice(from).map((entry, i) => eventOf(entry, from + i))
    follower.write(events.join(''))
    this.followers.add(follower)
  }

  /** What somebody asks for goes to all who are there, the writer among them; it isn't kept. */
  ask(wish: string): void {
    this.tellAll(`event: ask\ndata: ${wish}\n\n`)
  }

  private tellAll(event: string): void {
    for (const follower of this.followers) {
      if (follower.writableLength > this.limits.backlog) follower.destroy()
      else follower.write(event)
    }
  }

  /** Nobody follows it any more, and nothing of it is kept. */
  async end(): Promise<void> {
    this.ended = true
    await this.writing
    await this.store.remove(this.hash)
    for (const follower of this.followers) follower.end(GONE)
    this.followers.clear()
  }
}
