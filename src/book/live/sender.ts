import { append, type Room, type RoomProblem } from './room.ts'

/** `sent`: all is there. `sending`: it is on its way, or waits for the network. Else what keeps it from going on. */
export type Sending = 'sent' | 'sending' | Exclude<RoomProblem, 'offline'>

/** What one request may hold: lines, and characters, which may be three bytes each. */
const [LINES, LENGTH] = [50, 16_000]
/** Milliseconds until it is tried again, and at most. */
const [PAUSE, LONGEST_PAUSE] = [1_000, 30_000]

/** Tries again later, after longer and longer pauses until something goes well. */
export function createRetry(work: () => void) {
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin: (): void => void (pause = PAUSE),
    later(): void {
      clearTimeout(timer)
      timer = setTimeout(work, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** As many of the lines from a number on as one request may hold. */
export function portion(lines: readonly string[], from: number): readonly string[] {
  let length = 0
  const rest = lines.slice(from, from + LINES)
  const fitting = rest.findIndex(line => (length += line.length + 1) > LENGTH)
  return fitting < 0 ? rest : rest.slice(0, Math.max(1, fitting))
}

/**
 * Keeps a room as long as what is to be followed: `lines` are all there are, and only grow. What the server has is known from its
 * answers alone, so a lost answer, a reload and a server that begins again lose nothing and double nothing.
 */
export function createSender(room: Room, lines: () => readonly string[], tell: (state: Sending) => void) {
  let next = Math.max(0, lines().length - 1)
  /** Whether it is the server that said so. */
  let known = false
  let running = false
  let again = false
  let stopped = false
  const retry = createRetry(push)

  async function send(): Promise<void> {
    for (;;) {
      const all = lines()
      if (known && next >= all.length) return tell(next > all.length ? 'differs' : 'sent')
      tell('sending')
      const sent = await append(room, next, portion(all, next))
      if (stopped) return
      known = sent.ok
      if (!sent.ok) return sent.error === 'offline' ? retry.later() : tell(sent.error)
      next = sent.value
      retry.begin()
    }
  }

  async function run(): Promise<void> {
    running = true
    while (again) {
      again = false
      await send()
    }
    running = false
  }

  function push(): void {
    retry.stop()
    again = !stopped
    if (again && !running) void run()
  }

  const awake = (): void => void (document.visibilityState === 'visible' && push())
  window.addEventListener('online', push)
  document.addEventListener('visibilitychange', awake)
  push()

  return {
    /** There is more. */
    push,
    /** The server may have less than was known of it, as after it has begun again. */
    ask(): void {
      known = false
      push()
    },
    stop(): void {
      stopped = true
      again = false
      retry.stop()
      window.removeEventListener('online', push)
      document.removeEventListener('visibilitychange', awake)
    },
  }
}
