import { append, type Room, type RoomProblem } from './room.ts'

/** `sent`: all is there. `sending`: it is on its way, or waits for the network. Else what keeps it from going on. */
export type Sending = 'sent' | 'sending' | Exclude<RoomProblem, 'offline'>

/** What one request may hold: lines, and characters, which may be three bytes each. */
const [LINES, LENGTH] = [50, 16_000]
/** Milliseconds until it is tried again, and at most. */
const [PAUSE, LONGEST_PAUSE] = [1_000, 30_000]

/**
 * Does work in rounds: one at a time, once more where it was asked for meanwhile, and again later after longer and longer pauses until
 * something goes well.
 */
export function createRounds(round: () => Promise<void>) {
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    running = true
    while (again) {
      again = false
      await round()
    }
    running = false
  }

  function now(): void {
    clearTimeout(timer)
    again = !stopped
    if (again && !running) void run()
  }

  return {
    now,
    /** Something has gone well. */
    begin: (): void => void (pause = PAUSE),
    later(): void {
      clearTimeout(timer)
      timer = setTimeout(now, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    },
    isStopped: (): boolean => stopped,
    stop(): void {
      stopped = true
      again = false
      clearTimeout(timer)
    },
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
  const rounds = createRounds(send)

  async function send(): Promise<void> {
    for (;;) {
      const all = lines()
      if (known && next >= all.length) return tell(next > all.length ? 'differs' : 'sent')
      tell('sending')
      const sent = await append(room, next, portion(all, next))
      if (rounds.isStopped()) return
      known = sent.ok
      if (!sent.ok) return sent.error === 'offline' ? rounds.later() : tell(sent.error)
      next = sent.value
      rounds.begin()
    }
  }

  const awake = (): void => void (document.visibilityState === 'visible' && rounds.now())
  window.addEventListener('online', rounds.now)
  document.addEventListener('visibilitychange', awake)
  rounds.now()

  return {
    /** There is more. */
    push: rounds.now,
    /** The server may have less than was known of it, as after it has begun again. */
    ask(): void {
      known = false
      rounds.now()
    },
    stop(): void {
      rounds.stop()
      window.removeEventListener('online', rounds.now)
      document.removeEventListener('visibilitychange', awake)
    },
  }
}
