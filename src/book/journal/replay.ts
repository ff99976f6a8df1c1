import type { GameFor, GameTypes, RulingOf, SetupProblem, AnyGame } from '../../engine/game.ts'
import { adjudicate } from '../../engine/record.ts'
import { err, ok, type Result } from '../../engine/result.ts'
import { problem, readLine, unreadable, type ReadProblem, isName } from '../../engine/text.ts'
import type { Match, PlayableMatch } from './entries.ts'
import { fold, foldOn, namesIn, sameTexts, type Timeline, intactCount, type LogItem, setupIn } from './timeline.ts'

export type AnyRuling = RulingOf<GameTypes>

/** One action of the line with its ruling. */
export interface Move<G extends GameTypes = GameTypes> {
  readonly action: string
  /** Null if the action can't be read. */
  readonly played: G['action'] | null
  readonly before: G['position']
  /** Null if the action, or one before it, can't be read. After a refusal, `after` equals `before`. */
  readonly ruling: RulingOf<G> | null
  readonly after: G['position']
}

/** A move that could be read. A proposal keeps it until it is stored, so that the action is judged only once. */
export interface RuledMove<G extends GameTypes = GameTypes> extends Move<G> {
  readonly played: G['action']
  readonly ruling: RulingOf<G>
}

/** A replay of any game; `isReplayOf` narrows it to one game. */
export interface Replay<G extends GameTypes = GameTypes> {
  readonly head: string
  readonly game: AnyGame
  readonly setup: G['setup']
  readonly players: readonly string[]
  readonly start: G['position']
  readonly moves: readonly Move<G>[]
  readonly position: G['position']
  /** The seat that lost on time; null or left out if none did. */
  readonly lost?: number | null
}

export const isReplayOf = <G extends GameTypes>(replay: Replay, game: GameFor<G>): replay is Replay<G> =>
  replay.game.name === game.name

/** Why a match can't be replayed: its head can't be read, or its set-up is invalid. */
export interface HeadProblem {
  readonly problem: ReadProblem
  readonly setup: readonly SetupProblem[]
}

export type Unreadable = Omit<ReadProblem, 'line'>

/** Starts a replay, without any actions. `games`: the games that the match may be of. */
export function startReplay(head: string, games: readonly AnyGame[]): Result<Replay, HeadProblem> {
  const [first, second] = adjudicate(head, games)
  if (first?.type === 'problem') return err({ problem: first.problem, setup: first.setup })
  if (first?.type !== 'head') return err({ problem: problem('no-game', 1).error, setup: [] })
  if (second) return err({ problem: problem('word-count', second.line, 'play').error, setup: [] })
  const { game, setup, position } = first
  const players = game.players(setup)
  return ok({ head, game, setup, players, start: position, moves: [], position })
}

function alikeIn({ moves }: Replay, actions: readonly string[]): number {
  let alike = 0
  while (alike < actions.length && moves[alike]?.action === actions[alike]) alike++
  return alike
}

/** Replays several lines with the same head. Lines that begin alike share their first moves. */
export function replayLines(earlier: Replay, lines: readonly (readonly string[])[]): readonly Replay[] {
  const all = [earlier]
  for (const line of lines) {
    const nearest = all.reduce((one, other) => (alikeIn(other, line) > alikeIn(one, line) ? other : one))
    all.push(replayLine(nearest, line))
  }
  return all.slice(1)
}

/** Replays another line with the same head. Reuses the moves with which both lines begin, and `made` for the same action in the same position. */
export function replayLine(earlier: Replay, actions: readonly string[], made: RuledMove | null = null): Replay {
  const alike = alikeIn(earlier, actions)
  if (alike === actions.length && alike === earlier.moves.length && !earlier.lost) return earlier
  const { lost: _, ...start } = earlier
  const moves = earlier.moves.slice(0, alike)
  for (const action of actions.slice(alike)) moves.push(nextMove(earlier, moves.at(-1), action, made))
  return { ...start, moves, position: moves.at(-1)?.after ?? earlier.start }
}

interface Start {
  readonly game: GameFor<GameTypes>
  readonly start: unknown
}

/** Judges an action after the move `last`, or at the start if `last` is undefined. Returns `made` if it is this action in this position. */
export function nextMove(
  { game, start }: Start,
  last: Move | undefined,
  action: string,
  made: RuledMove | null = null,
): Move {
  const before = last ? last.after : start
  const follows = last?.ruling !== null
  if (follows && made && made.before === before && made.action === action) return made
  const judged = follows ? judge(game, before, action) : null
  return judged?.ok ? { ...judged.value, action } : { action, played: null, before, ruling: null, after: before }
}

/** These rulings never change. */
const undoneAs = new WeakMap<LogItem, Move>()

/**
 * Returns a function that judges an undone play in the position in which it was made. The function returns null if earlier
 * plays have been amended since, because that position is then unknown.
 */
export function createUndoneJudge(
  log: readonly LogItem[],
  line: Start & Pick<Replay, 'moves'>,
): (play: LogItem) => Move | null {
  let plays: ReadonlyMap<string, LogItem> | null = null
  const find = (key: string): LogItem | undefined => (plays ??= new Map(log.map(each => [each.key, each]))).get(key)
  let whole: number | null = null
  const isWhole = (place: number): boolean => place < (whole ??= intactCount(log.filter(each => each.place !== null)))

  return play => {
    const ahead: LogItem[] = []
    let at: LogItem | undefined = play
    for (; at?.place === null && !undoneAs.has(at); at = find(at.follows)) {
      if (at.follows === null) return null
      ahead.push(at)
    }
    if (at && at.place !== null && !isWhole(at.place)) return null
    let last = at && (undoneAs.get(at) ?? line.moves[at.place ?? 0])
    for (const each of ahead.toReversed()) {
      last = nextMove(line, last, each.action)
      undoneAs.set(each, last)
    }
    return last ?? null
  }
}

export function ruleOn<G extends GameTypes>(
  game: GameFor<G>,
  before: G['position'],
  played: G['action'],
): RuledMove<G> {
  const ruling = game.play(before, played)
  return { action: game.makeAction(played), played, before, ruling, after: ruling.accepted ? ruling.position : before }
}

/** Parses and judges an action as a player entered it. The returned move has the canonical spelling. */
export function judge(game: GameFor<GameTypes>, before: unknown, text: string): Result<RuledMove, Unreadable> {
  const { words } = readLine(text, 0)
  if (words.length === 0) return unreadable('word-count')
  const parsed = game.parseAction(words, before)
  return parsed.ok ? ok(ruleOn(game, before, parsed.value)) : parsed
}

/** The head of a record in canonical spelling. */
export const headText = (game: AnyGame, setup: unknown): string =>
  [`game ${game.name}`, ...game.makeSetup(setup), 'play'].join('\n')

const MAX_NAME_LENGTH = 80

/** Invisible characters that reverse or break the surrounding text. Joiners are allowed, because some scripts and emoji need them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u

/** Characters that are invisible on their own. */
const BLANK = /[\p{Z}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether an imported name is valid: visible, not too long, and without characters that change the surrounding text. */
export const isValidName = (name: string): boolean =>
  isName(name) && name.length <= MAX_NAME_LENGTH && !UNSEEN.test(name) && name.replace(BLANK, '') !== ''

/** Returns the head of a record with other player names; null if they are not valid for the game. */
export function withNames(head: string, players: readonly string[], game: AnyGame): string | null {
  if (!players.every(isName)) return null
  const named = head.replace(/^players .*/m, () => `players ${players.join(', ')}`)
  const start = startReplay(named, [game])
  return start.ok && sameTexts(start.value.players, players) ? named : null
}

const withPlayers = (head: string, players: readonly string[] | null, game: AnyGame): string =>
  players === null ? head : (withNames(head, players, game) ?? head)

export interface ReplayedMatch extends PlayableMatch {
  readonly timeline: Timeline
  readonly replay: Replay
}

/** Returns the head of the match's record, corrected if the deal was, with the players' present names. */
export function currentHead({ head, entries, game, called }: PlayableMatch): string {
  const setup = setupIn(entries)
  const players = called ?? namesIn(entries) ?? (setup === null ? null : head.players)
  return withPlayers(setup ?? head.head, players, game)
}

/** Replays a match. Reuses moves of `earlier`, an earlier state of the match, and `made` for the same action in the same position. */
export function replayMatch(
  match: PlayableMatch,
  earlier: ReplayedMatch | null = null,
  made: RuledMove | null = null,
): Result<ReplayedMatch, HeadProblem> {
  const { game } = match
  const timeline = earlier ? timelineOn(earlier, match) : fold(match.entries)
  const known = earlier && isHeadedAlike(earlier, match, timeline) ? earlier.replay : null
  const start = known ? ok(known) : startReplay(currentHead(match), [game])
  if (!start.ok) return start
  const actions = timeline.line.map(play => play.action)
  const replay = replayLine(start.value, actions, made)
  const lost = timeline.lost?.seat ?? null
  return ok({ ...match, timeline, replay: lost === null ? replay : { ...replay, lost } })
}

function timelineOn({ entries: before, timeline }: ReplayedMatch, { entries }: Match): Timeline {
  const goesOn = before.every((entry, i) => entry === entries[i])
  return goesOn ? foldOn(timeline, entries.slice(before.length)) : fold(entries)
}

const isHeadedAlike = (earlier: ReplayedMatch, { head, called }: PlayableMatch, { names, setup }: Timeline): boolean =>
  earlier.head.head === head.head &&
  earlier.timeline.setup === setup &&
  sameTexts(earlier.called ?? earlier.timeline.names ?? [], called ?? names ?? [])

/** Whether a ruling accepts an illegal move that the players let stand (I1, I2). */
export const isIrregular = (ruling: AnyRuling | null): boolean =>
  ruling?.accepted === true && ruling.steps[0]?.event.type === 'irregular'

export const irregularCount = ({ moves }: Pick<Replay, 'moves'>): number =>
  moves.filter(({ ruling }) => isIrregular(ruling)).length
