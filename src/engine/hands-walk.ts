import { anew } from './hands-across.ts'
import { applyHands, applyInstructions, cardsIn, leads, likeness, reverseInstructions, straightened, UNSEEN, type HandStep, type CardLocations, type Piece, type Place, type Instruction } from './hands.ts' // prettier-ignore

/** As a game tells it: one event and the position right after it. */
interface Happened<Position, Event> {
  readonly event: Event
  readonly position: Position
}

/** What has happened from some position on. */
export interface Path<Position, Event> {
  readonly start: Position
  readonly steps: readonly Happened<Position, Event>[]
}

/** An instruction, and how many steps of its path are done with it. */
interface Leg {
  readonly instruction: Instruction
  readonly done: number
}

/** Hands on their way to the end of a line: where they set out, what they have done since, and what is left to do. */
export interface Way<Position, Event> {
  /** At its end the table lay whole for the last time. */
  readonly from: Path<Position, Event>
  readonly walked: readonly Instruction[]
  readonly rest: readonly Instruction[]
  readonly to: Path<Position, Event>
}

/** What a game knows of the hands at its table. */
interface Rules<Position, Event> {
  locations(position: Position): CardLocations
  /** What hands do for one event. */
  steps(before: Position, happened: Happened<Position, Event>): readonly HandStep[]
  /** Whether a tap lies before what hands do for it. */
  opens(event: Event): boolean
  /** The record was set right: the real table lies as it is. */
  corrects(event: Event): boolean
  /** The shortest way between any two tables of one deal. */
  across(from: CardLocations, to: CardLocations): readonly HandStep[]
  /** Another number where the cards have been shuffled in between: hands hold others then. */
  deal(position: Position): number
  /** Where cards lie only while one thing is done. */
  readonly passing: Place | null
  /** Places whose cards hands can't tell apart. */
  readonly hidden: readonly Place[]
}

/** The walks of one game between any two of its positions; every instruction is one tap. */
export interface Hands<Position = unknown, Event = unknown> {
  locations(position: Position): CardLocations
  steps(before: Position, happened: Happened<Position, Event>): readonly HandStep[]
  /** For what happens now. A correction asks for nothing: the table lies so already. */
  forward(path: Path<Position, Event>): readonly Instruction[]
  /** The same with where each instruction leads; steps in which no hand moves are done with the instruction before them. */
  legs(path: Path<Position, Event>): readonly Leg[]
  /** For taking all of it back. */
  back(path: Path<Position, Event>): readonly Instruction[]
  /** From these two tables alone; where `between` can be asked, it knows more. */
  across(from: Position, to: Position): readonly Instruction[]
  /** From the end of one line to the end of another: back to where they part and on from there; or straight across where that moves fewer cards, unless they only go on. */
  between(from: Path<Position, Event>, to: Path<Position, Event>): readonly Instruction[]
  /** On to the end of another line from an instruction of any way. */
  towards(way: Way<Position, Event>, to: Path<Position, Event>): Way<Position, Event>
  /** What lies on the table where hands are. */
  locationsOn(way: Way<Position, Event>): CardLocations
}

type Line<Position, Event> = Path<Position, Event>

export const handsOf = <Position, Event>(rules: Rules<Position, Event>): Hands<Position, Event> => ({
  locations: position => rules.locations(position),
  steps: (before, happened) => rules.steps(before, happened),
  forward: path => forward(rules, path, false),
  legs: path => legs(rules, path, false),
  back: path => back(rules, path),
  across: (from, to) => across(rules, from, to),
  between: (from, to) => between(rules, from, to),
  towards: (way, to) => towards(rules, way, to),
  locationsOn: way => locationsOn(rules, way),
})

/** The tables are named where more is known of them than the positions say. */
function across<Position, Event>(
  rules: Rules<Position, Event>,
  from: Position,
  to: Position,
  here = rules.locations(from),
  there = rules.locations(to),
): Instruction[] {
  const steps = rules.deal(from) === rules.deal(to) ? rules.across(here, there) : anew(here, there)
  return steps.map(step => [step])
}

/** `withCorrections`: corrections too are carried out. */
function legs<Position, Event>(
  rules: Rules<Position, Event>,
  { start, steps }: Line<Position, Event>,
  withCorrections: boolean,
): Leg[] {
  const made: { instruction: HandStep[]; done: number }[] = []
  let opened = true
  let before = start
  for (const [index, happened] of steps.entries()) {
    const corrected = rules.corrects(happened.event)
    const todo = corrected ? [] : rules.steps(before, happened)
    opened ||= corrected || rules.opens(happened.event)
    if (todo.length > 0 && opened) made.push({ instruction: [], done: index })
    if (todo.length > 0) opened = false
    made.at(-1)?.instruction.push(...todo)
    if (corrected && withCorrections) {
      made.push(
        ...across(rules, before, happened.position).map(instruction => ({
          instruction: [...instruction],
          done: index,
        })),
      )
    }
    const last = made.at(-1)
    if (last) last.done = index + 1
    before = happened.position
  }
  return made
}

const forward = <Position, Event>(
  rules: Rules<Position, Event>,
  path: Line<Position, Event>,
  withCorrections: boolean,
): Instruction[] => legs(rules, path, withCorrections).map(({ instruction }) => instruction)

function back<Position, Event>(rules: Rules<Position, Event>, { start, steps }: Line<Position, Event>): Instruction[] {
  const corrected = steps.findLastIndex(({ event }) => rules.corrects(event))
  if (corrected < 0) {
    const instructions = reverseInstructions(forward(rules, { start, steps }, false))
    const { passing } = rules
    return passing === null
      ? instructions
      : instructions
          .map(instruction => straightened(instruction, passing))
          .filter(instruction => instruction.length > 0)
  }
  const after = steps[corrected]?.position ?? start
  const before = steps[corrected - 1]?.position ?? start
  return [
    ...back(rules, { start: after, steps: steps.slice(corrected + 1) }),
    ...across(rules, after, before),
    ...back(rules, { start, steps: steps.slice(0, corrected) }),
  ]
}

function between<Position, Event>(
  rules: Rules<Position, Event>,
  from: Line<Position, Event>,
  to: Line<Position, Event>,
): readonly Instruction[] {
  if (from.start !== to.start) return across(rules, endOf(from), endOf(to))
  let alike = 0
  while (alike < from.steps.length && from.steps[alike] === to.steps[alike]) alike++
  const start = from.steps[alike - 1]?.position ?? from.start
  const walked = [
    ...back(rules, { start, steps: from.steps.slice(alike) }),
    ...forward(rules, { start, steps: to.steps.slice(alike) }, true),
  ]
  // What is done again is done by its own steps.
  if (alike === from.steps.length) return walked
  const here = seen(rules, from)
  const there = here && applyInstructions(here, walked)
  if (!here || !there?.ok) return walked
  const straight = across(rules, endOf(from), endOf(to), here, there.value)
  return cardsIn(straight) < cardsIn(walked) && canBeMade(rules, here, straight, there.value) ? straight : walked
}

const endOf = <Position, Event>({ start, steps }: Line<Position, Event>): Position => steps.at(-1)?.position ?? start

/** The table at the end of a line, with all that was seen on the way; null where hands can't get there. */
function seen<Position, Event>(rules: Rules<Position, Event>, line: Line<Position, Event>): CardLocations | null {
  const { start, steps } = line
  const dealt = beforeDeal(rules, line)
  const known = steps.findLastIndex((happened, index) => index === dealt - 1 || lain.has(happened))
  const last = steps[known]
  let before = last?.position ?? start
  let locations = (last && lain.get(last)) ?? rules.locations(before)
  for (const [index, happened] of steps.slice(known + 1).entries()) {
    const after = applyInstructions(locations, [rules.steps(before, happened)])
    if (!after.ok) return null
    locations = rules.corrects(happened.event) ? rules.locations(happened.position) : after.value
    before = happened.position
    if ((known + 1 + index) % EVERY === 0) lain.set(happened, locations)
  }
  return locations
}

/** How many steps of a line lie behind the last deal: what was seen before the cards were shuffled says nothing more. */
function beforeDeal<Position, Event>(rules: Rules<Position, Event>, { start, steps }: Line<Position, Event>): number {
  const deal = rules.deal(endOf({ start, steps }))
  if (rules.deal(start) === deal) return 0
  return steps.findLastIndex(({ position }) => rules.deal(position) !== deal) + 2
}

/** What lay after a step of a line, which has no other steps before it: after one in so many, for lines grow long. */
const lain = new WeakMap<object, CardLocations>()
const EVERY = 64

/** Whether hands can do it although they can't tell hidden cards apart: none is asked for, or left where it is, that isn't known. */
function canBeMade<Position, Event>(
  { hidden }: Rules<Position, Event>,
  locations: CardLocations,
  instructions: readonly Instruction[],
  goal: CardLocations,
): boolean {
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

/** Hands that have nothing to do. */
export const arrived = <Position, Event>(path: Line<Position, Event>): Way<Position, Event> => ({
  from: path,
  walked: [],
  rest: [],
  to: path,
})

/** The same way with so many more instructions done. */
export function goneOn<Position, Event>(way: Way<Position, Event>, instructions: number): Way<Position, Event> {
  if (instructions >= way.rest.length) return arrived(way.to)
  return { ...way, walked: [...way.walked, ...way.rest.slice(0, instructions)], rest: way.rest.slice(instructions) }
}

/** The way on to the end of another line from wherever hands are: through where they were going, back to where they set out, or straight. */
function towards<Position, Event>(
  rules: Rules<Position, Event>,
  way: Way<Position, Event>,
  to: Line<Position, Event>,
): Way<Position, Event> {
  const { from, walked, rest } = way
  if (walked.length === 0) return { ...way, rest: between(rules, from, to), to }
  if (isSame(way.to, to)) return way
  const on = [...rest, ...between(rules, way.to, to)]
  const back = [...reverseInstructions(walked), ...between(rules, from, to)]
  const shorter = cardsIn(back) < cardsIn(on) ? back : on
  const [here, there] = [locationsOn(rules, way), rules.locations(endOf(to))]
  for (const instructions of waysOn()) if (leads(here, instructions, there)) return { ...way, rest: instructions, to }
  return { ...way, rest: shorter, to }

  function* waysOn(): Generator<readonly Instruction[]> {
    yield straight(rules, way, to, shorter) ?? shorter
    yield* [shorter, on, back]
    yield across(rules, endOf(from), endOf(to), here, there)
  }
}

const isSame = <Position, Event>(one: Line<Position, Event>, other: Line<Position, Event>): boolean =>
  one.start === other.start && one.steps.length === other.steps.length && one.steps.at(-1) === other.steps.at(-1)

/** Null where it is no shorter than the other way, or can't be made. */
function straight<Position, Event>(
  rules: Rules<Position, Event>,
  { from, walked }: Way<Position, Event>,
  to: Line<Position, Event>,
  other: readonly Instruction[],
): readonly Instruction[] | null {
  // Once cards were gathered, what was known of them says nothing more.
  if (walked.flat().some(({ kind }) => kind === 'gather' || kind === 'deal')) return null
  const start = seen(rules, from)
  const here = start && applyInstructions(start, walked)
  const there = here?.ok ? applyInstructions(here.value, other) : null
  if (!here?.ok || !there?.ok) return null
  const instructions = across(rules, endOf(from), endOf(to), here.value, there.value)
  return cardsIn(instructions) < cardsIn(other) && canBeMade(rules, here.value, instructions, there.value)
    ? instructions
    : null
}

function locationsOn<Position, Event>(
  rules: Rules<Position, Event>,
  { from, walked }: Way<Position, Event>,
): CardLocations {
  const start = rules.locations(endOf(from))
  const now = applyInstructions(start, walked)
  return now.ok ? now.value : start
}
