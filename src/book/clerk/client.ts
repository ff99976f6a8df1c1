import type { MatchSummary } from '../journal/summary.ts'
import type { Counted } from '../listing.ts'
import type { Watch } from '../transfer/backup-file.ts'
import type { Incoming } from '../transfer/incoming.ts'
import type { Answer, Errand, FromDesk, ToDesk } from './desk.ts'
import type { Clerk } from './here.ts'

/** A desk somewhere else; it calls `take` with its answers, and `fail` where it can't go on. */
interface Hired {
  send(message: ToDesk): void
  end(): void
}
export type Hire = (take: (message: FromDesk) => void, fail: () => void) => Hired

/** What is shorter, in bytes or characters, or fewer, isn't worth the way to another thread. */
const SHORT = 20_000
const FEW = 10

/** A desk that has said nothing for so many milliseconds isn't waited for. */
const SILENCE = 30_000

interface Asker {
  take(answer: Answer): void
  fail(): void
}

/** A clerk whose errands are run at a desk, which is opened when it is first needed; where it fails, or may not be used, they are run here. */
export function createClient(hire: Hire, here: Clerk, isFree: () => boolean, silence = SILENCE): Clerk {
  const asking = new Map<number, Asker>()
  let hired: Hired | null = null
  let asked = 0
  let opened = 0

  function fail(): void {
    hired?.end()
    hired = null
    for (const asker of asking.values()) asker.fail()
  }

  function send(message: ToDesk): void {
    try {
      hired ??= hire(({ id, answer }) => asking.get(id)?.take(answer), fail)
      hired.send(message)
    } catch {
      fail()
    }
  }

  /** The answers to an errand; none, or no more, where the desk fails. */
  async function* answers(id: number, errand: Errand, signal?: AbortSignal): AsyncGenerator<Answer> {
    const waiting: (Answer | 'failed')[] = []
    let wake = (): void => undefined
    const hear = (answer: Answer | 'failed'): void => {
      waiting.push(answer)
      wake()
    }
    const giveUp = (): void => send({ id, errand: 'cancel' })
    asking.set(id, { take: hear, fail: () => hear('failed') })
    signal?.addEventListener('abort', giveUp)
    send({ id, errand })
    try {
      for (;;) {
        const answer = waiting.shift()
        if (answer === 'failed') return
        if (answer) yield answer
        else await new Promise<void>(resolve => (wake = whicheverFirst(resolve, fail, silence)))
      }
    } finally {
      asking.delete(id)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /** The last word on an errand; null where it must be run here. */
  async function run(id: number, errand: Errand, { signal, progress }: Watch): Promise<Answer | null> {
    for await (const answer of answers(id, errand, signal)) {
      if (answer.type !== 'share') return answer.type === 'failed' ? null : answer
      progress?.(answer.share)
    }
    return null
  }

  async function open(source: string | Blob, watch: Watch = {}): Promise<Incoming> {
    const size = typeof source === 'string' ? source.length : source.size
    if (size < SHORT || !isFree()) return here.open(source, watch)
    send({ id: opened, errand: 'forget' })
    const id = (opened = ++asked)
    const read = await run(id, { type: 'open', source }, watch)
    if (read?.type !== 'opened') return here.open(source, watch)
    const { found, evenings, lost, cancelled } = read
    const bring: Incoming['bring'] = async (again = {}) => {
      const brought = isFree() ? await run(++asked, { type: 'bring', opened: id }, again) : null
      return brought?.type === 'brought' ? brought.admitted : (await here.open(source)).bring(again)
    }
    return { found, evenings, lost, cancelled, bring }
  }

  async function* sumUp(matches: readonly Counted[]): AsyncGenerator<ReadonlyMap<string, MatchSummary>> {
    const plain = matches.map(({ id, entries }) => ({ id, entries }))
    const left = new Map(plain.map(match => [match.id, match]))
    if (plain.length >= FEW && isFree()) {
      for await (const answer of answers(++asked, { type: 'sum-up', matches: plain })) {
        if (answer.type === 'done') return
        if (answer.type === 'failed') break
        if (answer.type !== 'told') continue
        for (const id of answer.summaries.keys()) left.delete(id)
        yield answer.summaries
      }
    }
    yield* here.sumUp([...left.values()])
  }

  return { open, sumUp }
}

/** Calls `resolve` when it is called itself, and `late` when that hasn't happened after so many milliseconds. */
function whicheverFirst(resolve: () => void, late: () => void, milliseconds: number): () => void {
  const timer = setTimeout(late, milliseconds)
  return () => {
    clearTimeout(timer)
    resolve()
  }
}
