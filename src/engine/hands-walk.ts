import { redealSteps } from './hands-across.ts'
import { applyHands, applyInstructions, totalMovementCount, leadsFromTo, likeness, reverseInstructions, withoutPlace, UNSEEN, type HandStep, type CardLocations, type Piece, type Place, type Instruction } from './hands.ts' // oxfmt-ignore

interface EventAt<Position, Event> {
  readonly event: Event
  readonly position: Position
}

/** A position and the steps that follow it. */
export interface Path<Position, Event> {
  readonly start: Position
  readonly steps: readonly EventAt<Position, Event>[]
}

/** `done`: the number of steps of the path that are complete after the instruction. */
interface Leg {
  readonly instruction: Instruction
  readonly done: number
}

/** The instructions from the end of one path to the end of another: those carried out (`walked`), and the rest. */
export interface Way<Position, Event> {
  /** The last path whose end the real table reached. */
  readonly from: Path<Position, Event>
  readonly walked: readonly Instruction[]
  readonly rest: readonly Instruction[]
  readonly to: Path<Position, Event>
}

interface Rules<Position, Event> {
  locations(position: Position): CardLocations
  steps(before: Position, happened: EventAt<Position, Event>): readonly HandStep[]
  /** Whether the event starts a new instruction, which waits for a tap. If undefined, every event does. */
  opens?(event: Event): boolean
  /** Whether the event corrects the record, so that no card moves on the real table. */
  corrects?(event: Event): boolean
  across(from: CardLocations, to: CardLocations): readonly HandStep[]
  /** A number that changes when the cards are shuffled. Undefined if the game never reshuffles. */
  deal?(position: Position): number
  /** A place that cards use only during an instruction. */
  readonly passing?: Place
  /** Places whose cards are face down, so that players can't tell them apart. */
  readonly hidden?: readonly Place[]
}

/** Computes the instructions between any two positions of a game. Each instruction waits for one tap. */
export class HandsPlanner<Position = unknown, Event = unknown> {
  constructor(private readonly rules: Rules<Position, Event>) {}

  locations(position: Position): CardLocations {
    return this.rules.locations(position)
  }

  steps(before: Position, happened: EventAt<Position, Event>): readonly HandStep[] {
    return this.rules.steps(before, happened)
  }

  /**
   * The instructions for new steps. A correction has none, because the real cards are already right; `withCorrections`
   * includes instructions for it.
   */
  forward(path: Path<Position, Event>, withCorrections = false): readonly Instruction[] {
    return this.legs(path, withCorrections).map(({ instruction }) => instruction)
  }

  /** Like `forward`, with the number of steps that are complete after each instruction. */
  legs({ start, steps }: Path<Position, Event>, withCorrections = false): readonly Leg[] {
    const { rules } = this
    const made: { instruction: HandStep[]; done: number }[] = []
    let opened = true
    let before = start
    for (const [index, happened] of steps.entries()) {
      const corrected = this.corrects(happened)
      const todo = corrected ? [] : rules.steps(before, happened)
      opened ||= corrected || (rules.opens?.(happened.event) ?? true)
      if (todo.length > 0 && opened) made.push({ instruction: [], done: index })
      if (todo.length > 0) opened = false
      made.at(-1)?.instruction.push(...todo)
      if (corrected && withCorrections) {
        const way = this.across(before, happened.position)
        made.push(...way.map(instruction => ({ instruction: [...instruction], done: index })))
      }
      const last = made.at(-1)
      if (last) last.done = index + 1
      before = happened.position
    }
    return made
  }

  back({ start, steps }: Path<Position, Event>): readonly Instruction[] {
    const corrected = steps.findLastIndex(happened => this.corrects(happened))
    if (corrected < 0) {
      const instructions = reverseInstructions(this.forward({ start, steps }))
      const { passing } = this.rules
      return passing === undefined
        ? instructions
        : instructions.map(each => withoutPlace(each, passing)).filter(each => each.length > 0)
    }
    const after = steps[corrected]?.position ?? start
    const before = steps[corrected - 1]?.position ?? start
    return [
      ...this.back({ start: after, steps: steps.slice(corrected + 1) }),
      ...this.across(after, before),
      ...this.back({ start, steps: steps.slice(0, corrected) }),
    ]
  }

  /** The instructions that move the cards from one position to another, without a path. `here` and `there` may know more cards than the positions. */
  across(
    from: Position,
    to: Position,
    here = this.locations(from),
    there = this.locations(to),
  ): readonly Instruction[] {
    const steps = this.dealOf(from) === this.dealOf(to) ? this.rules.across(here, there) : redealSteps(here, there)
    return steps.map(step => [step])
  }

  /** The instructions between the ends of two paths: back to where the paths part and forward again, or directly if that moves fewer cards. */
  between(from: Path<Position, Event>, to: Path<Position, Event>): readonly Instruction[] {
    if (from.start !== to.start) return this.across(endOf(from), endOf(to))
    let alike = 0
    while (alike < from.steps.length && from.steps[alike] === to.steps[alike]) alike++
    const start = from.steps[alike - 1]?.position ?? from.start
    const walked = [
      ...this.back({ start, steps: from.steps.slice(alike) }),
      ...this.forward({ start, steps: to.steps.slice(alike) }, true),
    ]
    // `to` only continues `from`: use its own steps, as for a redo.
    if (alike === from.steps.length) return walked
    return this.straight({ from, walked: [] }, to, walked) ?? walked
  }

  /** Redirects a partly completed way to the end of another path: through its goal, back through its start, or directly. */
  towards(way: Way<Position, Event>, to: Path<Position, Event>): Way<Position, Event> {
    const { from, walked, rest } = way
    if (walked.length === 0) return { ...way, rest: this.between(from, to), to }
    if (isSame(way.to, to)) return way
    const on = [...rest, ...this.between(way.to, to)]
    const back = [...reverseInstructions(walked), ...this.between(from, to)]
    const shorter = totalMovementCount(back) < totalMovementCount(on) ? back : on
    const [here, there] = [this.locationsOn(way), this.locations(endOf(to))]
    const isWay = (instructions: readonly Instruction[]): boolean => leadsFromTo(here, instructions, there)
    const known = [this.straight(way, to, shorter) ?? shorter, shorter, on, back].find(isWay)
    if (known) return { ...way, rest: known, to }
    const across = this.across(endOf(from), endOf(to), here, there)
    return { ...way, rest: isWay(across) ? across : shorter, to }
  }

  /** Where the real cards are after the instructions carried out so far. */
  locationsOn({ from, walked }: Way<Position, Event>): CardLocations {
    const start = this.locations(endOf(from))
    const now = applyInstructions(start, walked)
    return now.ok ? now.value : start
  }

  private corrects({ event }: EventAt<Position, Event>): boolean {
    return this.rules.corrects?.(event) ?? false
  }

  private dealOf(position: Position): number {
    return this.rules.deal?.(position) ?? 0
  }

  /** Returns null unless these instructions move fewer cards than `other` and can be carried out. */
  private straight(
    { from, walked }: Pick<Way<Position, Event>, 'from' | 'walked'>,
    to: Path<Position, Event>,
    other: readonly Instruction[],
  ): readonly Instruction[] | null {
    // Gathering the cards makes them unknown.
    if (walked.flat().some(({ kind }) => kind === 'gather' || kind === 'deal')) return null
    const start = this.seen(from)
    const here = start && applyInstructions(start, walked)
    const there = here?.ok ? applyInstructions(here.value, other) : null
    if (!here?.ok || !there?.ok) return null
    const instructions = this.across(endOf(from), endOf(to), here.value, there.value)
    const isBetter =
      totalMovementCount(instructions) < totalMovementCount(other) &&
      this.canBeMade(here.value, instructions, there.value)
    return isBetter ? instructions : null
  }

  /** Includes all cards seen on the way. Returns null if a step can't be carried out. */
  private seen(line: Path<Position, Event>): CardLocations | null {
    const { start, steps } = line
    const dealt = this.beforeDeal(line)
    const known = steps.findLastIndex((happened, index) => index === dealt - 1 || tableCache.has(happened))
    const last = steps[known]
    let before = last?.position ?? start
    let locations = (last && tableCache.get(last)) ?? this.locations(before)
    for (const [index, happened] of steps.slice(known + 1).entries()) {
      const after = applyInstructions(locations, [this.steps(before, happened)])
      if (!after.ok) return null
      locations = this.corrects(happened) ? this.locations(happened.position) : after.value
      before = happened.position
      if ((known + 1 + index) % EVERY === 0) tableCache.set(happened, locations)
    }
    return locations
  }

  /** The number of steps up to and including the last deal, after which earlier cards are unknown again. */
  private beforeDeal({ start, steps }: Path<Position, Event>): number {
    const deal = this.dealOf(endOf({ start, steps }))
    if (this.dealOf(start) === deal) return 0
    return steps.findLastIndex(({ position }) => this.dealOf(position) !== deal) + 2
  }

  /** Neither the instructions nor the goal may depend on an unknown face-down card. */
  private canBeMade(locations: CardLocations, instructions: readonly Instruction[], goal: CardLocations): boolean {
    const { hidden = [] } = this.rules
    const isKnown = (place: Place, piece: Piece, pieces: readonly Piece[] = []): boolean =>
      !hidden.includes(place) || pieces.some(each => likeness(each, piece) > 1)
    let now = locations
    for (const step of instructions.flat()) {
      const known = step.movements.every(({ piece, from }) => isKnown(from, piece, now.get(from)))
      const after = applyHands(now, step)
      if (!known || !after.ok) return false
      now = after.value
    }
    return hidden.every(
      place =>
        goal.get(place)?.every((piece, index) => {
          const there = now.get(place) ?? []
          return piece === UNSEEN || isKnown(place, piece, place === 'deck' ? there.slice(index, index + 1) : there)
        }) ?? true,
    )
  }
}

const endOf = <Position, Event>({ start, steps }: Path<Position, Event>): Position => steps.at(-1)?.position ?? start

/** Caches the card locations after every 64th step of long paths. */
const tableCache = new WeakMap<object, CardLocations>()
const EVERY = 64

/** A way without any instructions left. */
export const completedWay = <Position, Event>(path: Path<Position, Event>): Way<Position, Event> => ({
  from: path,
  walked: [],
  rest: [],
  to: path,
})

export function advanceWay<Position, Event>(way: Way<Position, Event>, instructions: number): Way<Position, Event> {
  if (instructions >= way.rest.length) return completedWay(way.to)
  return { ...way, walked: [...way.walked, ...way.rest.slice(0, instructions)], rest: way.rest.slice(instructions) }
}

const isSame = <Position, Event>(one: Path<Position, Event>, other: Path<Position, Event>): boolean =>
  one.start === other.start && one.steps.length === other.steps.length && one.steps.at(-1) === other.steps.at(-1)
