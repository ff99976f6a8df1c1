import { err, ok, type Result } from '../../engine/result.ts'
import {
  consentForAmendment,
  consentForPlay,
  consentForUndo,
  type ConsentAnswer,
  type Consent,
  type AskConsent,
  undoCount,
  redoCount,
} from '../journal/amend.ts'
import { type Entry, isValidRemark, type Note } from '../journal/entries.ts'
import { outcomeOf } from '../journal/outcome.ts'
import {
  isValidName,
  judge,
  withNames,
  startReplay,
  type AnyRuling,
  type Move,
  type Replay,
  type RuledMove,
  type Unreadable,
} from '../journal/replay.ts'
import type { createQueue } from '../lock.ts'
import type { Failure } from '../storage/port.ts'
import { IRREGULAR_STEPS, type MatchState, type ReadOnly, type MatchHands } from './match-state.ts'
import type { Writing } from './writing.ts'

type Accepted = Extract<AnyRuling, { accepted: true }>
type Refused = Extract<AnyRuling, { accepted: false }>

export type Judgement =
  | { readonly type: 'accepted'; readonly action: string; readonly ruling: Accepted }
  | { readonly type: 'refused'; readonly action: string; readonly ruling: Refused }
  | { readonly type: 'unreadable'; readonly problem: Unreadable }

type OperationProblem =
  /** The operation counts, but is only in memory until `retry` stores it. After `another-writer`, the operation doesn't count. */
  | { readonly type: 'not-saved'; readonly reason: Failure }
  | { readonly type: 'read-only'; readonly why: ReadOnly }
  /** The match had changed before the operation could run, for example after a double tap. */
  | { readonly type: 'stale' }
  | { readonly type: 'not-agreed' }
  /** The players closed the question without an answer. */
  | { readonly type: 'cancelled' }

type Outcome = Judgement | OperationProblem

type OperationResult =
  | { readonly type: 'done' | 'nothing' }
  | { readonly type: 'unreadable'; readonly problem: Unreadable }
  | OperationProblem

const PROBLEMS = { declined: { type: 'not-agreed' }, cancelled: { type: 'cancelled' } } as const

type Queue = ReturnType<typeof createQueue>

function createTurns(state: MatchState, queue: Queue) {
  async function writable<T>(task: () => Promise<T>): Promise<T | OperationProblem> {
    const why = state.readOnly.value
    return why === null ? task() : { type: 'read-only', why }
  }

  /** Notes don't change the line. */
  const newest = (): Entry | undefined => state.match.value?.entries.findLast(({ what }) => what.type !== 'note')

  return {
    inTurn: <T>(task: () => Promise<T>): Promise<T | OperationProblem> => queue(() => writable(task)),
    guarded<T>(task: () => Promise<T>): Promise<T | OperationProblem> {
      const seen = [state.head.value?.id, newest()?.id]
      const isSame = (): boolean => seen[0] === state.head.value?.id && seen[1] === newest()?.id
      return queue(() => writable(async (): Promise<T | OperationProblem> => (isSame() ? task() : { type: 'stale' })))
    },
  }
}

interface PlayContext extends ReturnType<typeof createTurns> {
  readonly state: MatchState
  readonly writing: Writing
  readonly hands: MatchHands
  askConsent(consent: Consent | null): Promise<ConsentAnswer>
}

function createChanges({ state, writing, hands, askConsent, inTurn, guarded }: PlayContext) {
  async function move(type: 'undo' | 'redo', wanted: number | undefined): Promise<OperationResult> {
    const changes = type === 'undo' ? state.timeline.value.undoable : state.timeline.value.redoable
    const count = Math.min(countOf(state, type, wanted), changes.length)
    const operation = { type, count } as const
    return count > 0 ? resultOf(await writing.addEntry(operation, hands.after(operation))) : { type: 'nothing' }
  }

  return {
    /** Each call counts, even while an earlier undo is being stored. */
    async undo(count?: number): Promise<OperationResult> {
      const replay = state.replay.value
      const timeline = state.timeline.value
      const consent =
        replay && consentForUndo(replay, timeline, timeline.undoable.slice(-countOf(state, 'undo', count)))
      const answer = await askConsent(consent)
      return answer === 'agreed' ? inTurn(() => move('undo', count)) : PROBLEMS[answer]
    },
    redo: (count?: number) => inTurn(() => move('redo', count)),
    /** `isLaid`: the real table already agrees with the result. */
    async amend(from: number, remove: number, insert: readonly string[], isLaid = false): Promise<OperationResult> {
      const replay = state.replay.value
      const answer = await askConsent(replay && consentForAmendment(replay, from, remove, insert))
      if (answer !== 'agreed') return PROBLEMS[answer]
      return guarded(async () => {
        const length = state.timeline.value.line.length
        const fits = from >= 0 && remove >= 0 && from + remove <= length && remove + insert.length > 0
        if (!fits) return { type: 'nothing' }
        const actions = spelled(state, insert)
        if (!actions.ok) return { type: 'unreadable', problem: actions.error }
        const operation = { type: 'amend', from, remove, insert: actions.value } as const
        return resultOf(await writing.addEntry(operation, hands.after(operation, { isLaid })))
      })
    },
    /** In the deal, the cards at `cells` were swapped. `head` agrees with the real table. */
    correctDeal: (head: string, cells: readonly string[]) =>
      guarded(async (): Promise<OperationResult> => {
        const game = state.match.value?.game
        if (!game || !startReplay(head, [game]).ok) return { type: 'nothing' }
        const operation = { type: 'setup', head, cells } as const
        return resultOf(await writing.addEntry(operation, hands.after(operation, { isLaid: true })))
      }),
    loseOnTime: (seat: number) =>
      guarded(async () => resultOf(await writing.addEntry({ type: 'lost', seat }, writing.sameHands))),
  }
}

function createNotes({ state, writing, inTurn }: PlayContext) {
  return {
    note: (note: Note): Promise<OperationResult> =>
      inTurn(async () => {
        if ('word' in note && !isValidRemark(note.word)) return { type: 'nothing' }
        return resultOf(await writing.addEntry({ type: 'note', note }, writing.sameHands))
      }),
    rename: (players: readonly string[]): Promise<OperationResult> =>
      inTurn(async () => {
        const { value: match } = state.match
        const isFit = players.every(isValidName) && match && withNames(match.head.head, players, match.game) !== null
        return isFit
          ? resultOf(await writing.addEntry({ type: 'names', players }, writing.sameHands))
          : { type: 'nothing' }
      }),
  }
}

export function createPlaying(state: MatchState, writing: Writing, hands: MatchHands, queue: Queue, ask: AskConsent) {
  const askConsent = async (consent: Consent | null): Promise<ConsentAnswer> =>
    consent === null ? 'agreed' : ask(consent)
  const context: PlayContext = { state, writing, hands, askConsent, ...createTurns(state, queue) }
  const judged = (proposed: string | RuledMove): Judged => judgeIn(state.replay.value, proposed)

  /** Stores the action before it counts. `done`: the number of its steps that are already done with the real cards. */
  async function play(proposed: string | RuledMove, done = 0): Promise<Outcome> {
    const shown = judged(proposed)
    const replay = state.replay.value
    const consent = shown.ok && shown.value.ruling.accepted && replay ? consentForPlay(replay, shown.value) : null
    const answer = await askConsent(consent)
    if (answer !== 'agreed') {
      const made = consent?.come[0]
      const isMade = answer === 'declined' && consent?.what === 'stands' && made && replay && movesCards(replay, made)
      if (isMade) await context.guarded(() => writing.walk(hands.afterDeclined(made.action)))
      return PROBLEMS[answer]
    }
    return context.guarded(async (): Promise<Outcome> => {
      // A match that was lost on time is over.
      if (state.replay.value && outcomeOf(state.replay.value).onTime !== null) return { type: 'stale' }
      const made = judged(shown.ok ? shown.value : proposed)
      const judgement = judgementOf(made)
      if (!made.ok || judgement.type !== 'accepted') return judgement
      const operation = { type: 'play', action: judgement.action } as const
      const stored = await writing.addEntry(operation, hands.after(operation, { done }), made.value)
      return stored.ok ? judgement : problemOf(stored.error)
    })
  }

  return {
    preview: (action: string): Judgement => judgementOf(judged(action)),
    play,
    ...createNotes(context),
    ...createChanges(context),
  }
}

function movesCards({ game }: Replay, { before, ruling }: Move): boolean {
  const steps = ruling?.accepted ? ruling.steps.slice(0, IRREGULAR_STEPS) : []
  return game.hands.forward({ start: before, steps }).length > 0
}

type Judged = Result<RuledMove, Unreadable>

function judgeIn(replay: Replay | null, proposed: string | RuledMove): Judged {
  if (!replay) return err({ code: 'no-game', about: [] })
  if (typeof proposed === 'string') return judge(replay.game, replay.position, proposed)
  return proposed.before === replay.position ? ok(proposed) : judge(replay.game, replay.position, proposed.action)
}

function judgementOf(judged: Judged): Judgement {
  if (!judged.ok) return { type: 'unreadable', problem: judged.error }
  const { action, ruling } = judged.value
  return ruling.accepted ? { type: 'accepted', action, ruling } : { type: 'refused', action, ruling }
}

/** In a match with the app, by default a person's last or next change and the app's plays after it. */
function countOf({ replay, head, timeline }: MatchState, type: 'undo' | 'redo', wanted: number | undefined): number {
  const app = head.value?.app
  if (wanted !== undefined || !replay.value || !app) return wanted ?? 1
  return type === 'undo'
    ? undoCount(replay.value, timeline.value.undoable, app)
    : redoCount(replay.value, timeline.value, app)
}

const resultOf = (stored: Result<null, Failure | 'too-long'>): OperationResult =>
  stored.ok ? { type: 'done' } : problemOf(stored.error)

const problemOf = (why: Failure | 'too-long'): OperationProblem =>
  why === 'too-long' ? { type: 'read-only', why } : { type: 'not-saved', reason: why }

/** The replay decides whether the actions are legal. */
function spelled(state: MatchState, actions: readonly string[]): Result<readonly string[], Unreadable> {
  const spelled: string[] = []
  for (const action of actions) {
    const judged = judgeIn(state.replay.value, action)
    if (!judged.ok) return judged
    spelled.push(judged.value.action)
  }
  return ok(spelled)
}
