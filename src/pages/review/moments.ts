import {
  costliestMoves,
  type MoveComparison,
  type PlayedMove,
  type Review,
  type MatchValue,
  type Reviewer,
  type AdviceRequest,
} from '../../analysis/review.ts'
import { replayLine, type Move, type Replay } from '../../book/journal/replay.ts'
import { logText } from '../../table/controls/log.ts'
import type { AnyTable, AnyTableModule, ReviewRules, Choice, OwnChoices } from '../../table/module.ts'
import { cardsAndCellsOf, type AnyAction, type GameTypes } from '../../engine/game.ts'
import { REVIEW as WORDS } from '#text/pages/replay.ts'
import type { NewMoment } from '../../book/stores/progress.ts'
import { onScopeDispose, shallowRef, computed, nextTick, ref } from 'vue'
import type { Advice } from '../../analysis/advice.ts'
import { useAnalyst } from '../../table/assist/analyst.ts'
import { useViewSource } from '../../table/session/useLookBack.ts'
import { useReplay } from '../replay/useReplay.ts'

const namedIn = ({ moves, game }: Replay, place: number): readonly string[] => {
  const played = moves[place]?.played
  return played ? cardsAndCellsOf(game, played) : []
}

/** The table that shows moments: the move played, or the better line, step by step. */
export function useMoments(replay: Replay, module: AnyTableModule) {
  const moment = shallowRef<Moment | null>(null)
  const line = shallowRef<LineName>('better')
  const shown = computed(() => (moment.value && line.value === 'better' ? better(replay, moment.value) : replay))
  const at = useReplay(() => shown.value, module, null)
  const atBeginning = computed(() => moment.value !== null && at.move.value <= moment.value.place)
  const table = module.open(
    useViewSource(
      () => ({
        ...shown.value,
        moves: shown.value.moves.slice(0, at.move.value),
        marked: atBeginning.value ? namedIn(shown.value, at.move.value) : [],
        markedAs: 'ink',
      }),
      () => at.frame.value?.cursor ?? Infinity,
    ),
  )

  async function show(next: Moment | null, which: LineName = 'better'): Promise<void> {
    moment.value = next
    line.value = which
    await nextTick()
    at.goToMove(next ? next.place : replay.moves.length)
  }

  return {
    moment,
    line,
    at,
    table,
    show,
    atBeginning,
  }
}

/** Returns a function that gives the players' view after `made` moves; null if no cards are hidden. */
export function createPlayersView(replay: Replay, module: AnyTableModule): ((made: number) => unknown) | null {
  if (!module.hides(replay.setup)) return null
  const made = ref(0)
  const table = module.open(
    useViewSource(
      () => ({ ...replay, moves: replay.moves.slice(0, made.value) }),
      () => Infinity,
    ),
  )
  const seen = table.appDeal?.seen ?? table.session.settled
  return count => {
    made.value = count
    return seen.value
  }
}

/** The search time for a position, in milliseconds: normally, with many choices, and for a closer look. */
export const BRIEF_SEARCH = 400
export const QUICK_SEARCH = 100
const THOROUGH = 2000
const SEED = 1

/** `whole`: false if the review was stopped early. */
type ReviewProgress =
  | { readonly type: 'looks'; readonly thorough: boolean; readonly review: Review }
  | { readonly type: 'over'; readonly whole: boolean; readonly review: Review }
  | { readonly type: 'fails'; readonly review: Review }

/** Reviews a match position by position in a worker, until the page is left. */
export function useReview(game: string, reviewer: Reviewer, brief = BRIEF_SEARCH) {
  const client = useAnalyst()
  const state = shallowRef<ReviewProgress>({ type: 'looks', thorough: false, review: reviewer.soFar })
  const run = reviewer.run()
  let cancel = (): void => undefined

  function end(last: ReviewProgress): void {
    cancel()
    state.value = last
  }

  function ask({ position, thorough, soFar }: AdviceRequest): void {
    state.value = { type: 'looks', thorough, review: soFar }
    const fail = (): void => end({ type: 'fails', review: soFar })
    cancel = client.ask(
      { game, position, ms: thorough ? THOROUGH : brief, seed: SEED },
      (advice, last) => last && (advice ? step(advice) : fail()),
      fail,
    )
  }

  function step(...answer: [] | [Advice<AnyAction>]): void {
    const { done, value } = run.next(...answer)
    if (done) end({ type: 'over', whole: true, review: value })
    else ask(value)
  }

  step()
  onScopeDispose(() => cancel())

  return {
    state,
    enough: (): void => end({ type: 'over', whole: false, review: state.value.review }),
  }
}

/** A moment as it is stored for learning. */
export function storedMomentOf(
  match: string,
  { head, game, moves }: Replay,
  moment: Moment,
  /** Whether to store the options, because the record doesn't have them. */
  own: boolean,
): NewMoment {
  const { place, asGood, better, basis, loss, each } = moment
  const held = new Set(each.map(({ action }) => game.makeAction(action)))
  const answers = [...better.slice(0, 1), ...asGood].map(game.makeAction)
  return {
    match,
    place,
    record: [head, ...moves.slice(0, place).map(({ action }) => action)].join('\n'),
    played: moves[place]?.action ?? '',
    answers: [...new Set(answers)],
    basis,
    loss,
    ...(own
      ? {
          options: game
            .legal(moves[place]?.before)
            .map(game.makeAction)
            .filter(action => held.has(action)),
        }
      : {}),
  }
}

type LineName = 'played' | 'better'

interface Moment extends MoveComparison {
  readonly name: string
  readonly amount: string
}

export const shownMomentsIn = (
  { judged }: Review,
  review: ReviewRules<GameTypes>,
  table: AnyTable,
): readonly Moment[] =>
  costliestMoves(judged, review.least).map(each => ({
    ...each,
    name: table.session.players.value.length > 1 ? table.session.nameOf(each.seat) : '',
    amount: review.amount(each.loss),
  }))

function better(replay: Replay, { place, better: line }: MoveComparison): Replay {
  const before = replay.moves.slice(0, place).map(({ action }) => action)
  const after = replayLine(replay, [...before, ...line.map(replay.game.makeAction)])
  const broken = after.moves.findIndex(({ ruling }, at) => at >= place && ruling?.accepted !== true)
  return broken < 0
    ? after
    : replayLine(
        replay,
        after.moves.slice(0, broken).map(({ action }) => action),
      )
}

const stepsOf = (move: Move | undefined) => (move?.ruling?.accepted ? move.ruling.steps : [])

const sameIn =
  ({ makeAction }: Replay['game']) =>
  (action: AnyAction, other: AnyAction | undefined): boolean =>
    other !== undefined && makeAction(action) === makeAction(other)

function compared({ each, played }: Moment, replay: Replay, module: AnyTableModule): string | null {
  const [action] = played
  const is = sameIn(replay.game)
  const worth = action && each.find(line => is(line.action, action))?.value
  return module.review?.own?.compare(worth ?? 0, each[0]?.value ?? 0) ?? null
}

export function momentView(moment: Moment, line: LineName, replay: Replay, module: AnyTableModule, table: AnyTable) {
  const shown = line === 'better' ? better(replay, moment) : replay
  const move = shown.moves[moment.place]
  const steps = stepsOf(move)
  const [first] = steps
  const what = first ? (table.texts.logEntry(first.event, first.position) ?? table.referee.explain(first.event, first.position)).sentence : (move ? logText(move.action, table) : '') // oxfmt-ignore
  const gains = (each: Move | undefined): readonly string[] =>
    module.review?.gains(stepsOf(each), table.session.nameOf) ?? []
  const own = compared(moment, replay, module)
  return {
    sentence: WORDS.sentence(line, what),
    detail: [
      WORDS.brings(gains(move)),
      own === null ? WORDS.answered(gains(shown.moves[moment.place + 1])) : '',
      own ?? (line === 'better' ? WORDS.difference(moment.amount, moment.basis) : ''),
    ]
      .filter(part => part !== '')
      .join(' '),
  }
}

/** The moves of a match for a review. `viewAt`: the players' view, null if all cards are open; `choices`: null if all see the same. */
export function playedMoves(
  { moves, game }: Replay,
  viewAt: ((made: number) => unknown) | null,
  choices: Choices | null,
): readonly PlayedMove[] {
  return moves.map(({ before, played, after }, place): PlayedMove => {
    const choice = choices?.[place] ?? null
    if (choices) return { before, played: choice?.played ?? null, after, seen: choice?.seen ?? null }
    if (!viewAt) return { before, played, after }
    const seen = viewAt(place)
    const ruling = played === null ? null : game.play(seen, played)
    return { before: seen, played, after: ruling?.accepted && !game.status(after).over ? ruling.position : after }
  })
}

type Choices = readonly (Choice<GameTypes> | null)[]

/** A player's expected result at each of their choices. */
export interface OwnLine {
  readonly name: string
  readonly points: readonly { readonly place: number; readonly part: number; readonly value: number }[]
}

export function ownLines(
  { game, moves, players }: Replay,
  choices: Choices,
  worths: readonly (MatchValue | null)[],
): readonly OwnLine[] {
  return players.map((name, i) => ({
    name,
    points: worths.flatMap((worth, place) => {
      const choice = choices[place]
      const isOwn = game.status(moves[place]?.before).turn === i + 1
      return worth && choice && isOwn ? [{ place, part: choice.part, value: worth.value }] : []
    }),
  }))
}

/** An action at a moment: its value, and whether it was played or is the best. */
export interface RatedOption {
  readonly label: string
  readonly value: number
  readonly played: boolean
  readonly best: boolean
}

/** Returns the actions of a moment with their values, in the game's order. */
export function ratedOptionsAt(
  { game, moves }: Replay,
  { place, each, played, better }: MoveComparison,
  { label }: OwnChoices<GameTypes>,
): readonly RatedOption[] {
  const is = sameIn(game)
  return game.legal(moves[place]?.before).flatMap(action => {
    const line = each.find(chosen => is(chosen.action, action))
    return line ? [{ label: label(action), value: line.value, played: is(action, played[0]), best: is(action, better[0]) }] : [] // oxfmt-ignore
  })
}
