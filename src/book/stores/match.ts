import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Level } from '../../analysis/advice.ts'
import type { Result } from '../../engine/result.ts'
import { useBook, type Book } from '../book.ts'
import { withAppSeats, type BranchAt } from '../journal/begin.ts'
import type { AskConsent } from '../journal/amend.ts'
import { matchesOf } from '../matches.ts'
import { requestLock, type Role, type WriterLock, createQueue } from '../lock.ts'
import type { Failure } from '../storage/port.ts'
import { playedRecord } from '../transfer/record.ts'
import { useLibraryStore } from './library.ts'
import { clearMatchState, createMatchState, type MatchState, createHands } from './match-state.ts'
import type { HandsAt } from '../journal/hands-at.ts'
import { createPlaying } from './playing.ts'
import { createWriting, type OpenProblem } from './writing.ts'
import { noteHandedOver } from '../storage/rows.ts'
import { journalText } from '../transfer/backup.ts'

function createHanding(
  book: Book,
  state: MatchState,
  queue: ReturnType<typeof createQueue>,
  refresh: (id: string) => Promise<void>,
) {
  async function hand(at: number | undefined): Promise<void> {
    const id = state.head.value?.id
    if (id === undefined || !(await noteHandedOver(book.storage, id, at))) return
    book.channel.send({ type: 'match', match: id })
    await refresh(id)
  }

  return {
    journalText: (): string => (state.match.value ? journalText(state.match.value, book.now()) : ''),
    handOver: () => queue(() => hand(book.now())),
    takeBack: () => queue(() => hand(undefined)),
  }
}

export type { MatchChange } from './match-state.ts'
export type { Judgement } from './playing.ts'

export const useMatchStore = defineStore('match', () => {
  const book = useBook()
  const state = createMatchState()
  const writing = createWriting(book, state)
  const hands = createHands(state)
  const queue = createQueue()
  const lock = shallowRef<WriterLock | null>(null)
  const permit = shallowRef<AskConsent | null>(null)

  book.channel.listen(news => {
    if (news.type === 'match') void queue(() => refresh(news.match))
  })

  async function refresh(id: string): Promise<void> {
    if (state.head.value?.id !== id) return
    const loaded = await writing.load(id)
    if (!loaded.ok) state.saving.value = { failed: failureOf(loaded.error) }
  }

  async function become(role: Role, id: string): Promise<void> {
    if (state.head.value?.id !== id) return
    if (role === 'writer') await refresh(id)
    state.role.value = role
  }

  async function openNow(id: string, toPlay: boolean): Promise<Result<null, OpenProblem>> {
    if (state.head.value?.id !== id) {
      dispose()
      lock.value = await requestLock(book.locks, id, role => void queue(() => become(role, id)))
      state.role.value = lock.value.role
    }
    const loaded = await writing.load(id)
    if (!loaded.ok) dispose()
    else if (toPlay) await writing.noteOpened()
    return loaded
  }

  function dispose(): void {
    lock.value?.dispose()
    lock.value = null
    clearMatchState(state)
  }

  async function seatApp(player: number, level: Level | null): Promise<void> {
    const { head, replay, readOnly } = state
    if (!head.value || !replay.value || readOnly.value !== null) return
    const { id, app = [] } = head.value
    const seating = replay.value.players.map((_, i) => (i === player - 1 ? level : (app[i] ?? null)))
    const changed = await matchesOf(book).changeHead(id, before => withAppSeats(before, seating))
    if (changed.ok) await writing.load(id)
  }

  return {
    head: state.head,
    stored: state.match,
    timeline: state.timeline,
    replay: state.replay,
    position: state.position,
    saving: state.saving,
    cursor: state.cursor,
    signatures: state.signatures,
    clock: state.clock,
    /** Milliseconds since 1970. In a match with a clock, the time never goes back. */
    now: writing.now,
    readOnly: state.readOnly,
    freeLength: state.freeLength,
    open: (id: string) => queue(() => openNow(id, true)),
    /** The app won't open this match on startup. */
    view: (id: string) => queue(() => openNow(id, false)),
    close: () => queue(async () => dispose()),
    takeOver: () => lock.value?.takeOver(),
    retry: () => queue(() => writing.write([], writing.sameHands)),
    /** `player`: from 1. With a null level, a person plays. */
    seatApp: (player: number, level: Level | null) => queue(() => seatApp(player, level)),
    handsAt: state.handsAt,
    setCursor: (step: number) => queue(() => writing.walk(hands.onLine(step))),
    moveHands: (at: HandsAt) => queue(() => writing.walk(hands.away(at))),
    /** If null, changes need no consent. */
    permit,
    recordText: (): string => (state.match.value ? playedRecord(state.match.value) : ''),
    listen: writing.listen,
    branch: (at: BranchAt) => branch(state, at),
    ...createHanding(book, state, queue, refresh),
    ...createPlaying(state, writing, hands, queue, async consent => (await permit.value?.(consent)) ?? 'agreed'),
  }
})

export type MatchStore = ReturnType<typeof useMatchStore>

async function branch({ head }: MatchState, at: BranchAt): Promise<string | null> {
  const made = head.value && (await useLibraryStore().branch(head.value.id, at))
  return made?.ok ? made.value.id : null
}

const failureOf = (problem: OpenProblem): Failure =>
  problem === 'missing' || problem === 'damaged' || problem === 'unplayable' || problem === 'out-of-reach'
    ? 'broken'
    : problem
