import { onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import { useBook } from '../../book/book.ts'
import { judge, replayMatch, type ReplayedMatch } from '../../book/journal/replay.ts'
import { followRoom } from '../../book/live/follow.ts'
import { createMatchReader, type FollowedMatch } from '../../book/live/lines.ts'
import { sendRoomRequest, readRoomRequest, readNotice } from '../../book/live/room.ts'
import type { FollowStatus } from '../../book/live/status.ts'
import { loadGame, gameNames } from '../../engine/game.ts'
import { moveSentence } from '../../table/controls/catch-up-words.ts'
import { isolated } from '../../text/contract/names.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import { useTableModule } from '../useGame.ts'
import { FOLLOW as WORDS } from '#text/pages/follow.ts'
import { ROOM } from '#text/room.ts'

const RECEIPT_TIMEOUT_MS = 5_000

type LineListener = (line: string) => void

/** A match played in a room, with all lines received so far. */
export function useFollowed(room: () => string) {
  const { games, locks } = useBook()
  const state = ref<FollowStatus>('connecting')
  const trouble = ref<'newer' | 'damaged' | null>(null)
  const shown = shallowRef<ReplayedMatch | null>(null)
  /** The number of milliseconds by which the server’s clock is ahead of this device's clock, which may be wrong. */
  const ahead = ref(0)
  /** The time of the server's last response if the server doesn’t respond now; otherwise null. The clock stops at that time. */
  const unheard = ref<number | null>(null)
  const time = (): number => unheard.value ?? Date.now() + ahead.value
  let stopFollowing = (): void => undefined
  let onRequest: LineListener = () => undefined
  let onNotice: LineListener = () => undefined

  /** If a line can't be read, the last state stays on the screen. */
  async function show(followed: FollowedMatch): Promise<void> {
    if (typeof followed === 'string') trouble.value = followed
    if (followed === null || typeof followed === 'string') return
    const game = shown.value?.game ?? (await loadGame(games, followed.head.game).catch(() => null))
    const replayed = game && replayMatch({ ...followed, game }, shown.value)
    if (replayed?.ok) shown.value = replayed.value
    else trouble.value = 'damaged'
  }

  function showingOf(wanted: string): (line: string) => void {
    const read = createMatchReader(gameNames(games))
    let waiting: string[] = []
    let showing = Promise.resolve()
    return line => {
      if (waiting.push(line) > 1) return
      showing = showing.then(() => {
        const lines = waiting
        waiting = []
        return wanted === room() ? show(read(lines)) : undefined
      })
    }
  }

  function follow(wanted: string): void {
    stopFollowing()
    shown.value = null
    trouble.value = null
    const follower = {
      handleLine: showingOf(wanted),
      handleState(next: FollowStatus): void {
        if (next !== state.value && (next === 'broken' || next === 'gone')) announce(WORDS.state[next])
        state.value = next
        unheard.value = next === 'live' ? null : time()
      },
      handleRequest: (wish: string) => onRequest(wish),
      handleNotice: (line: string) => onNotice(line),
      handleTime: (by: number) => void (ahead.value = by),
    }
    stopFollowing = followRoom(wanted, follower, locks)
  }

  watch(room, follow, { immediate: true })
  onBeforeUnmount(() => stopFollowing())

  return {
    state,
    trouble,
    shown,
    unheard,
    time,
    listen(requests: LineListener, notices: LineListener): void {
      onRequest = requests
      onNotice = notices
    },
  }
}

function useTimer(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => clearTimeout(timer)
  onBeforeUnmount(forget)
  return {
    forget,
    wait(then: () => void): void {
      forget()
      timer = setTimeout(then, ms)
    },
  }
}

type FollowedState = ReturnType<typeof useFollowed>

/** Proposes moves, and shows messages about proposals from all viewers. */
export function useProposing(
  { shown, listen }: FollowedState,
  room: () => string,
  key: () => string,
  seat: () => number | null,
) {
  const module = useTableModule(() => shown.value?.game.name ?? '')
  const proposed = ref('')
  const { wait, forget } = useTimer(RECEIPT_TIMEOUT_MS)
  watch(shown, clear, { flush: 'sync' })
  listen(handleRequest, handleNotice)
  function clear(): void {
    forget()
    proposed.value = ''
  }

  function notify(text: string): void {
    proposed.value = text
    announce(text)
  }

  function handleRequest(wish: string): void {
    const [asked, match] = [readRoomRequest(wish), shown.value]
    const judged = asked && match && judge(match.game, match.replay.position, asked.action)
    if (!judged?.ok || !match || !module.value) return
    const what = moveSentence(judged.value, module.value.rules, match.replay.players.map(isolated))
    notify(`${ROOM.proposed(what)} ${WORDS.asked.asked}`)
  }

  function handleNotice(line: string): void {
    const message = readNotice(line)
    if (message?.type === 'heard' && message.seat === seat()) forget()
    if (message?.type === 'handed') notify(WORDS.handed)
  }

  return {
    module,
    proposed,
    async propose(action: string): Promise<void> {
      wait(() => notify(WORDS.unheard))
      const request = { seat: seat() ?? 0, made: shown.value?.replay.moves.length ?? 0, action }
      const asked = await sendRoomRequest(room(), key(), request)
      // The stream sends the request to all viewers, this one included.
      if (asked === 'asked') return
      forget()
      notify(WORDS.asked[asked])
    },
  }
}
