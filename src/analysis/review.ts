import type { AnyAction, Game, GameTypes, RulingOf } from '../engine/game.ts'
import type { Advice, AdviceBasis } from './advice.ts'

type Judge = Pick<Game, 'play' | 'legal' | 'status' | 'makeAction' | 'isCorrection'>

/**
 * Converts values of advice to values of a whole match. A value is one number: the first player's lead over the second or, in a solo game,
 * the score.
 */
export interface Scale<Position = unknown> {
  /** Returns the value of the match, given the value of advice on a position in it. */
  matchValue(value: number, position: Position): number
  /** Smaller differences are ignored. */
  readonly least: number
}

/** A move of the match, with the positions before and after it. */
export interface PlayedMove {
  readonly before: unknown
  /** The action; null if it can't be read. */
  readonly played: AnyAction | null
  readonly after: unknown
  /** The player's view, in games with hidden cards: advice and value are from that view. Null if there was no choice. */
  readonly seen?: unknown
}

type Decision = PlayedMove & { readonly played: AnyAction }

/** A position's value, on the match's scale. */
export interface MatchValue {
  readonly basis: AdviceBasis
  readonly value: number
}

/** The move played and the best one found, each with the best reply to it or, in a solo game, the rest of its line. */
export interface MoveComparison {
  readonly place: number
  readonly seat: number
  readonly basis: AdviceBasis
  readonly loss: number
  readonly played: readonly AnyAction[]
  readonly better: readonly AnyAction[]
  /** All moves as good as the best, as far as the advice lists them. */
  readonly asGood: readonly AnyAction[]
  /** The actions that the advice lists, with their values, the best first. */
  readonly each: readonly { readonly action: AnyAction; readonly value: number }[]
  readonly thorough: boolean
}

export interface Review {
  /** The value after each number of moves; incomplete while the review runs. In games with hidden cards, null where no player had a choice. */
  readonly worths: readonly (MatchValue | null)[]
  readonly judged: readonly MoveComparison[]
}

/** A request for advice on a position; if `thorough`, with more time. */
export interface AdviceRequest {
  readonly position: unknown
  readonly thorough: boolean
  readonly soFar: Review
}

type Answers<T> = Generator<AdviceRequest, T, Advice<AnyAction>>

interface KnownValue extends MatchValue {
  readonly advice: Advice<AnyAction> | null
  readonly thorough: boolean
}

type Compared = Pick<MoveComparison, 'basis' | 'loss' | 'played' | 'better'>

const MOMENTS = 3

/** Returns up to three moves that cost at least `least`, the costliest first, and equally costly ones in order of play. */
export const costliestMoves = (judged: readonly MoveComparison[], least: number): readonly MoveComparison[] =>
  judged
    .filter(({ loss }) => loss >= least)
    .sort((a, b) => b.loss - a.loss || a.place - b.place)
    .slice(0, MOMENTS)

const WEAKEST: readonly AdviceBasis[] = ['sampled', 'searched', 'exact']
const weakest = (...bases: readonly AdviceBasis[]): AdviceBasis =>
  WEAKEST.find(basis => bases.includes(basis)) ?? 'exact'

/** Reviews a match. It yields requests for advice, and is resumed with the answers. */
export class Reviewer {
  private readonly known = new Map<unknown, KnownValue>()
  private readonly worths: (MatchValue | null)[] = []
  private readonly judged = new Map<number, MoveComparison>()

  constructor(
    private readonly game: Judge,
    private readonly scale: Scale,
    private readonly moves: readonly PlayedMove[],
    private readonly isAsked: (seat: number) => boolean = () => true,
  ) {}

  get soFar(): Review {
    return { worths: [...this.worths], judged: [...this.judged.values()] }
  }

  /** Judges every move. Then judges the costliest one again with more time, until the three costliest have all been judged with more time. */
  *run(): Answers<Review> {
    for (const [place, made] of this.moves.entries()) {
      this.worths[place] = yield* this.worthBefore(made, false)
      yield* this.judge(place, false)
    }
    const last = this.moves.at(-1)
    if (last && last.seen === undefined) this.worths.push(yield* this.worthOf(last.after, false))
    for (let next = this.nextMoment(); next; next = this.nextMoment()) {
      yield* this.judge(next.place, true)
      this.moves.forEach(
        ({ before, seen }, place) =>
          (this.worths[place] = this.known.get(seen === undefined ? before : seen) ?? this.worths[place] ?? null),
      )
    }
    return this.soFar
  }

  private nextMoment(): MoveComparison | undefined {
    return costliestMoves([...this.judged.values()], this.scale.least).find(({ thorough }) => !thorough)
  }

  private *worthBefore({ before, seen }: PlayedMove, thorough: boolean): Answers<KnownValue | null> {
    return seen === null ? null : yield* this.worthOf(before, thorough, seen)
  }

  private *worthOf(position: unknown, thorough: boolean, seen: unknown = position): Answers<KnownValue> {
    const { over, scores } = this.game.status(position)
    const [mine = 0, theirs = 0] = scores
    if (over) return { basis: 'exact', value: mine - theirs, advice: null, thorough: true }
    const before = this.known.get(seen)
    if (before && (before.thorough || before.basis === 'exact' || !thorough)) return before
    const advice = yield { position: seen, thorough, soFar: this.soFar }
    const { basis } = advice
    const known = { basis, value: this.scale.matchValue(advice.value ?? 0, position), advice, thorough }
    this.known.set(seen, known)
    return known
  }

  /** An illegal action isn't a decision. */
  private isDecision(made: PlayedMove): made is Decision {
    const { before, played, seen } = made
    if (played === null || this.game.isCorrection(played)) return false
    if (seen !== undefined) return seen !== null
    const words = this.game.makeAction(played)
    const legal = this.game.legal(before)
    return legal.length > 1 && legal.some(action => this.game.makeAction(action) === words)
  }

  private *judge(place: number, thorough: boolean): Answers<void> {
    const made = this.moves[place]
    if (!made) return
    const seat = this.game.status(made.before).turn ?? 1
    if (!this.isAsked(seat) || !this.isDecision(made)) return
    const here = yield* this.worthBefore(made, thorough)
    const [best] = here?.advice?.best ?? []
    if (!here || !best) return
    const compared =
      made.seen === undefined
        ? yield* this.compare(here, made, best.action, seat, thorough)
        : this.choose(here, made, best.action)
    if (!compared) return
    this.judged.set(place, {
      place,
      seat,
      ...compared,
      asGood: this.asGood(here),
      each: this.eachOf(here, made),
      thorough,
    })
  }

  private *compare(
    here: KnownValue,
    made: Decision,
    best: AnyAction,
    seat: number,
    thorough: boolean,
  ): Answers<Compared> {
    const isBest = this.game.makeAction(best) === this.game.makeAction(made.played)
    const played = yield* this.lineOf(made.before, made.played, thorough)
    const better = isBest ? played : yield* this.lineOf(made.before, best, thorough)
    const compared = this.inOne(here, made) ?? {
      basis: weakest(here.basis, played.worth.basis, better.worth.basis),
      lost: (here.basis === 'exact' ? here.value : better.worth.value) - played.worth.value,
    }
    return {
      basis: compared.basis,
      loss: Math.max(0, seat === 2 ? -compared.lost : compared.lost),
      played: played.line,
      better: better.line,
    }
  }

  /** Uses only the player's own view, without later knowledge. */
  private choose(here: KnownValue, made: Decision, best: AnyAction): Compared | null {
    const compared = this.inOne(here, made)
    return compared && { basis: compared.basis, loss: compared.lost, played: [made.played], better: [best] }
  }

  private eachOf({ advice }: KnownValue, { before }: PlayedMove): MoveComparison['each'] {
    return (advice?.best ?? []).map(({ action, value }) => ({ action, value: this.scale.matchValue(value, before) }))
  }

  private inOne(
    { advice, basis }: KnownValue,
    { before, played }: Decision,
  ): { basis: AdviceBasis; lost: number } | null {
    const words = this.game.makeAction(played)
    const line = advice?.best.find(({ action }) => this.game.makeAction(action) === words)
    const [best] = advice?.best ?? []
    if (!line || !best) return null
    return { basis, lost: this.scale.matchValue(best.value, before) - this.scale.matchValue(line.value, before) }
  }

  private asGood({ advice }: KnownValue): readonly AnyAction[] {
    const [best] = advice?.best ?? []
    const near = advice?.best.filter(line => best && Math.abs(line.value - best.value) < this.scale.least)
    return (near ?? []).map(({ action }) => action)
  }

  private *lineOf(
    before: unknown,
    action: AnyAction,
    thorough: boolean,
  ): Answers<{ worth: MatchValue; line: readonly AnyAction[] }> {
    const ruling: RulingOf<GameTypes> = this.game.play(before, action)
    if (!ruling.accepted) return { worth: yield* this.worthOf(before, thorough), line: [action] }
    const made = this.moves.find(each => each.before === before && each.played === action)
    const worth = yield* this.worthOf(made?.after ?? ruling.position, thorough)
    const { swaps, best = [] } = worth.advice ?? {}
    return { worth, line: [action, ...(swaps ?? best.slice(0, 1).map(line => line.action))] }
  }
}
