import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, watch, type Ref } from 'vue'
import { useBook, type Book } from '../book.ts'
import type { Match } from '../journal/entries.ts'
import { parseJson } from '../json.ts'
import { followRoom } from '../live/follow.ts'
import {
  endRoom,
  createRoom,
  sendNotice,
  type Room,
  type RoomProblem,
  readRoomRequest,
  type RoomRequest,
  createSender,
  type SendStatus,
} from '../live/room.ts'
import { createMatchWriter } from '../live/lines.ts'
import { type FollowStatus, statusOf } from '../live/status.ts'
import { type Locks, createQueue } from '../lock.ts'
import { roomKey } from '../storage/names.ts'
import type { AdmitResult } from '../transfer/admit.ts'
import { readSetting, settingRow, type Write } from '../storage/port.ts'
import { useMatchStore } from './match.ts'

/** Who may propose moves on other devices: nobody; or followers, but each of their moves must be confirmed here. */
export const PROPOSAL_POLICIES = ['nobody', 'confirmed'] as const
export type ProposalPolicy = (typeof PROPOSAL_POLICIES)[number]

/** A room, and the id of the match or the evening that is shared there. */
export interface SharedRoom {
  readonly room: Room
  readonly of: string
}

/** Creates and ends a room. `rowOf` returns the write that stores the room; a room that can't be stored lasts until the page closes. */
export function createSharedRoom<S extends SharedRoom>(
  { storage }: Book,
  shared: Readonly<Ref<S | null>>,
  setShared: (next: S | null) => void,
  rowOf: (next: S) => Write,
) {
  const problem = shallowRef<RoomProblem | null>(null)

  async function begin(share: (room: Room) => S): Promise<void> {
    const made = await createRoom()
    problem.value = made.ok ? null : made.error
    if (!made.ok) return
    const next = share(made.value)
    await storage.write([rowOf(next)])
    setShared(next)
  }

  async function end(): Promise<void> {
    const ending = shared.value
    if (!ending) return
    problem.value = (await endRoom(ending.room)) ? null : 'offline'
    if (problem.value !== null) return
    setShared(null)
    await storage.write([settingRow(roomKey(ending.of), undefined)])
  }

  return { problem, begin, end }
}

interface SharedMatch extends SharedRoom {
  readonly asks: ProposalPolicy
}

const rowOf = ({ room, of, asks }: SharedMatch): Write => settingRow(roomKey(of), { ...room, asks })

const storedRoom = v.object({
  id: v.string(),
  key: v.string(),
  ask: v.optional(v.string()),
  asks: v.optional(
    v.pipe(
      v.picklist([...PROPOSAL_POLICIES, 'at-once']),
      // In earlier versions, moves could count without confirmation (`at-once`).
      v.transform((asks): ProposalPolicy => (asks === 'at-once' ? 'confirmed' : asks)),
    ),
    'nobody',
  ),
})

/** The room of a match as it is stored, and handed to another device with the match. */
export type HandedRoom = v.InferOutput<typeof storedRoom>

/** Adds the room to a journal for another device, so that the device continues to send to the room. */
export const withRoom = (journal: string, room: HandedRoom | null): string =>
  room ? journal.replace('"rows":[', () => `"room":${JSON.stringify(room)},"rows":[`) : journal

/** Reads the room from a journal, or from the journal's beginning; null if the journal has no room. */
export function readRoom(journal: string): HandedRoom | null {
  const end = journal.indexOf('"rows":[')
  if (end < 0) return null
  const read = v.safeParse(v.object({ room: storedRoom }), parseJson(`${journal.slice(0, end)}"rows":[]}`))
  return read.success ? read.output.room : null
}

function createExchange(matchNow: () => Match | null, locks: Locks | undefined) {
  const shared = shallowRef<SharedMatch | null>(null)
  const sending = shallowRef<SendStatus>('sending')
  const request = shallowRef<RoomRequest | null>(null)
  /** `live` while this page doesn't listen to the stream. */
  const following = shallowRef<FollowStatus>('live')
  let watched = false
  let sender: ReturnType<typeof createSender> | null = null
  let written = createMatchWriter()
  let lines: readonly string[] = []
  let stopFollowing = (): void => undefined

  /** After another match was opened, the last known lines of the shared match are still sent. */
  function linesNow(): readonly string[] {
    const now = matchNow()
    return now && now.head.id === shared.value?.of ? (lines = written(now)) : lines
  }

  /** A new request replaces the request before it. */
  function listen({ room, asks }: SharedMatch): void {
    stopFollowing()
    stopFollowing = () => undefined
    request.value = null
    following.value = 'live'
    if (asks === 'nobody' && !watched) return
    const listener = {
      from: linesNow().length,
      handleState(state: FollowStatus) {
        following.value = state
        if (state === 'live') sender?.ask()
      },
      handleRequest(wish: string) {
        const ask = asks === 'nobody' ? null : readRoomRequest(wish)
        if (!ask) return
        request.value = ask
        void sendNotice(room, { type: 'heard', seat: ask.seat, made: ask.made })
      },
    }
    stopFollowing = followRoom(room.id, listener, locks)
  }

  function setWatched(wanted: boolean): void {
    if (watched === wanted) return
    watched = wanted
    if (shared.value?.asks === 'nobody') listen(shared.value)
  }

  function setShared(next: SharedMatch | null): void {
    stopFollowing()
    sender?.stop()
    sender = null
    written = createMatchWriter()
    lines = []
    shared.value = next
    if (!next) return
    sender = createSender(next.room, linesNow, state => (sending.value = state))
    listen(next)
  }

  function setPolicy(asks: ProposalPolicy): SharedMatch | null {
    if (!shared.value) return null
    listen((shared.value = { ...shared.value, asks }))
    return shared.value
  }

  const status = computed(() => statusOf(sending.value, following.value))
  function takeRequest(): RoomRequest | null {
    const { value: ask } = request
    request.value = null
    return ask
  }

  return { shared, status, request, takeRequest, setShared, setPolicy, setWatched, push: () => sender?.push() }
}

/** Shares the open match with followers on other devices. Sends its entries to the room, and continues after a reload. */
export const useSharingStore = defineStore('sharing', () => {
  const book = useBook()
  const match = useMatchStore()
  const queue = createQueue()
  const { shared, status, request, takeRequest, setShared, setPolicy, setWatched, push } = createExchange(
    () => match.stored,
    book.locks,
  )
  const { problem, begin, end } = createSharedRoom(book, shared, setShared, rowOf)

  async function resume(): Promise<void> {
    const id = match.head?.id
    if (id === undefined || match.readOnly === 'follower') return
    if (match.readOnly === 'handed') return handOver(id)
    if (shared.value?.of === id) return push()
    problem.value = null
    const read = v.safeParse(storedRoom, await readSetting(book.storage, roomKey(id)))
    if (match.head?.id !== id) return
    if (!read.success) return setShared(null)
    const { asks, ...room } = read.output
    setShared({ room, of: id, asks })
  }

  /** From now on, the device that took over the match uses the room. */
  function handOver(id: string): void {
    if (shared.value?.of !== id) return
    void sendNotice(shared.value.room, { type: 'handed' })
    setShared(null)
  }

  match.listen(() => void queue(resume))
  watch(
    () => match.readOnly,
    () => void queue(resume),
  )
  void queue(resume)

  const own = computed(() => (shared.value?.of === match.head?.id ? shared.value : null))

  return {
    room: computed(() => own.value?.room ?? null),
    handed: computed((): HandedRoom | null => own.value && { ...own.value.room, asks: own.value.asks }),
    async continueRoom(match: string, admitted: readonly AdmitResult[], room: HandedRoom | null) {
      const isHere = admitted.some(({ id, type }) => id === match && type !== 'failed' && type !== 'in-use')
      if (room && isHere) await book.storage.write([settingRow(roomKey(match), room)])
    },
    asks: computed((): ProposalPolicy => own.value?.asks ?? 'nobody'),
    setPolicy: (asks: ProposalPolicy) =>
      queue(async () => {
        const next = setPolicy(asks)
        if (next) await book.storage.write([rowOf(next)])
      }),
    request,
    takeRequest,
    status,
    /** While `status` is on the screen, the page listens to the room whether or not followers may propose moves. */
    watch: setWatched,
    problem: computed(() => problem.value),
    begin: () =>
      queue(async () => {
        const id = match.head?.id
        if (id !== undefined && shared.value?.of !== id) await begin(room => ({ room, of: id, asks: 'nobody' }))
      }),
    end: () => queue(end),
  }
})
