import { anew } from './hands-across.ts'
import { applyHands, applyInstructions, cardsIn, leads, likeness, reverseInstructions, straightened, UNSEEN, type HandStep, type CardLocations, type Piece, type Place, type Instruction } from './hands.ts' // oxfmt-ignore

/** One event and the position right after it. */
interface Happened<Position, Event> {
  readonly event: Event
  readonly position: Position
}

/** The steps from some position on. */
export interface Path<Position, Event> {
  readonly start: Position
  readonly steps: readonly Happened<Position, Event>[]
}

/** An instruction, and how many steps of its path are done with it. */
interface Leg {
  readonly instruction: Instruction
  readonly done: number
}

/** The way of hands to the end of a line: its start, the instructions done, and the rest. */
export interface Way<Position, Event> {
  /** The last path whose end the table reached completely. */
  readonly from: Path<Position, Event>
  readonly walked: readonly Instruction[]
  readonly rest: readonly Instruction[]
  readonly to: Path<Position, Event>
}

interface Rules<Position, Event> {
  locations(position: Position): CardLocations
  steps(before: Position, happened: Happened<Position, Event>): readonly HandStep[]
  /** Whether its instruction waits for a tap; if left out, always. */
  opens?(event: Event): boolean
  /** Whether the event corrects the record, so that no card moves. */
  corrects?(event: Event): boolean
  /** The shortest way between any two tables of one deal. */
  across(from: CardLocations, to: CardLocations): readonly HandStep[]
  /** A number that changes when the cards are shuffled; left out by games that never shuffle again. */
  deal?(position: Position): number
  /** A place used only during an instruction. */
  readonly passing?: Place
  /** Places whose cards hands can't distinguish. */
  readonly hidden?: readonly Place[]
}

/** The walks of one game between any two of its positions; every instruction is one tap. */
export class Hands<Position = unknown, Event = unknown> {
  constructor(private readonly rules: Rules<Position, Event>) {}

  locations(position: Position): CardLocations {
    return this.rules.locations(position)
  }

  steps(before: Position, happened: Happened<Position, Event>): readonly HandStep[] {
    return this.rules.steps(before, happened)
  }

  /** For new steps. A correction needs no instruction, since the table is right, except with `withCorrections`. */
  forward(path: Path<Position, Event>, withCorrections = false): readonly Instruction[] {
    return this.legs(path, withCorrections).map(({ instruction }) => instruction)
  }

  /** The same with the steps that each instruction completes; steps without a movement belong to the one before. */
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
        : instructions.map(each => straightened(each, passing)).filter(each => each.length > 0)
    }
    const after = steps[corrected]?.position ?? start
    const before = steps[corrected - 1]?.position ?? start
    return [
      ...this.back({ start: after, steps: steps.slice(corrected + 1) }),
      ...this.across(after, before),
      ...this.back({ start, steps: steps.slice(0, corrected) }),
    ]
  }

  /** From two tables alone; pass `here` and `there` if more cards are known than in the positions. `between` knows more. */
  across(
    from: Position,
    to: Position,
    here = this.locations(from),
    there = this.locations(to),
  ): readonly Instruction[] {
    const steps = this.dealOf(from) === this.dealOf(to) ? this.rules.across(here, there) : anew(here, there)
    return steps.map(step => [step])
  }

  /** From the end of one line to another: back to the fork and forward, or straight across if that moves fewer cards. A longer line just goes forward. */
  between(from: Path<Position, Event>, to: Path<Position, Event>): readonly Instruction[] {
    if (from.start !== to.start) return this.across(endOf(from), endOf(to))
    let alike = 0
    while (alike < from.steps.length && from.steps[alike] === to.steps[alike]) alike++
    const start = from.steps[alike - 1]?.position ?? from.start
    const walked = [
      ...this.back({ start, steps: from.steps.slice(alike) }),
      ...this.forward({ start, steps: to.steps.slice(alike) }, true),
    ]
    // A redo uses its own steps.
    if (alike === from.steps.length) return walked
    return this.straight({ from, walked: [] }, to, walked) ?? walked
  }

  /** From the hands' present place to the end of another line: through their goal, back through their start, or straight. */
  towards(way: Way<Position, Event>, to: Path<Position, Event>): Way<Position, Event> {
    const { from, walked, rest } = way
    if (walked.length === 0) return { ...way, rest: this.between(from, to), to }
    if (isSame(way.to, to)) return way
    const on = [...rest, ...this.between(way.to, to)]
    const back = [...reverseInstructions(walked), ...this.between(from, to)]
    const shorter = cardsIn(back) < cardsIn(on) ? back : on
    const [here, there] = [this.locationsOn(way), this.locations(endOf(to))]
    const isWay = (instructions: readonly Instruction[]): boolean => leads(here, instructions, there)
    const known = [this.straight(way, to, shorter) ?? shorter, shorter, on, back].find(isWay)
    if (known) return { ...way, rest: known, to }
    const across = this.across(endOf(from), endOf(to), here, there)
    return { ...way, rest: isWay(across) ? across : shorter, to }
  }

  /** The table at the hands' present place. */
  locationsOn({ from, walked }: Way<Position, Event>): CardLocations {
    const start = this.locations(endOf(from))
    const now = applyInstructions(start, walked)
    return now.ok ? now.value : start
  }

  private corrects({ event }: Happened<Position, Event>): boolean {
    return this.rules.corrects?.(event) ?? false
  }

  private dealOf(position: Position): number {
    return this.rules.deal?.(position) ?? 0
  }

  /** Null if it isn't shorter than `other`, or impossible. */
  private straight(
    { from, walked }: Pick<Way<Position, Event>, 'from' | 'walked'>,
    to: Path<Position, Event>,
    other: readonly Instruction[],
  ): readonly Instruction[] | null {
    // Gathered cards are no longer known.
    if (walked.flat().some(({ kind }) => kind === 'gather' || kind === 'deal')) return null
    const start = this.seen(from)
    const here = start && applyInstructions(start, walked)
    const there = here?.ok ? applyInstructions(here.value, other) : null
    if (!here?.ok || !there?.ok) return null
    const instructions = this.across(endOf(from), endOf(to), here.value, there.value)
    const isBetter = cardsIn(instructions) < cardsIn(other) && this.canBeMade(here.value, instructions, there.value)
    return isBetter ? instructions : null
  }

  /** The table at the end of a line with all cards seen on the way; null if unreachable. */
  private seen(line: Path<Position, Event>): CardLocations | null {
    const { start, steps } = line
    const dealt = this.beforeDeal(line)
    const known = steps.findLastIndex((happened, index) => index === dealt - 1 || lain.has(happened))
    const last = steps[known]
    let before = last?.position ?? start
    let locations = (last && lain.get(last)) ?? this.locations(before)
    for (const [index, happened] of steps.slice(known + 1).entries()) {
      const after = applyInstructions(locations, [this.steps(before, happened)])
      if (!after.ok) return null
      locations = this.corrects(happened) ? this.locations(happened.position) : after.value
      before = happened.position
      if ((known + 1 + index) % EVERY === 0) lain.set(happened, locations)
    }
    return locations
  }

  /** The number of steps up to the last deal: cards seen before it are unknown again. */
  private beforeDeal({ start, steps }: Path<Position, Event>): number {
    const deal = this.dealOf(endOf({ start, steps }))
    if (this.dealOf(start) === deal) return 0
    return steps.findLastIndex(({ position }) => this.dealOf(position) !== deal) + 2
  }

  /** Whether hands can do it: no instruction or goal may depend on a hidden card that isn't known. */
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

/** The table after every 64th step of a line, as a cache for long lines. */
const lain = new WeakMap<object, CardLocations>()
const EVERY = 64

/** Hands that have nothing to do. */
export const arrived = <Position, Event>(path: Path<Position, Event>): Way<Position, Event> => ({
  from: path,
  walked: [],
  rest: [],
  to: path,
})

export function advanced<Position, Event>(way: Way<Position, Event>, instructions: number): Way<Position, Event> {
  if (instructions >= way.rest.length) return arrived(way.to)
  return { ...way, walked: [...way.walked, ...way.rest.slice(0, instructions)], rest: way.rest.slice(instructions) }
}

const isSame = <Position, Event>(one: Path<Position, Event>, other: Path<Position, Event>): boolean =>
  one.start === other.start && one.steps.length === other.steps.length && one.steps.at(-1) === other.steps.at(-1)
