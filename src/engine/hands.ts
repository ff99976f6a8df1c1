import type { Card, Rank, Suit } from './cards.ts'
import { err, ok, type Result } from './result.ts'

export const UNSEEN = '??'
/** The known part of a card: WetIce knows the suit, A Lifelike Tennis perhaps the rank alone; some cards are unseen. */
export type Piece = Card | Rank | Suit | typeof UNSEEN

/**
 * Where a card is on the real table. A cell and `top`, the card face up on Grafa's deck, hold one card; the deck is in order, top first; in
 * all others order means nothing. `aside` is a temporary place, `pack` holds cards not in play.
 */
export type Place =
  | `cell ${string}`
  | `pile ${number}`
  | `hand ${number}`
  | `seized ${number}`
  | `played ${number}`
  | 'threes'
  | 'fours'
  | 'removed'
  | 'deck'
  | 'top'
  | 'looked'
  | 'pair'
  | 'discard'
  | 'aside'
  | 'pack'

/** Cards by place; a missing place is empty. */
export type CardLocations = ReadonlyMap<Place, readonly Piece[]>

export interface Movement {
  readonly piece: Piece
  readonly from: Place
  readonly to: Place
}

/** Columns slide down as far as they go; they are pulled down, and pushed up, so far and no farther. */
export type HandKind =
  | 'swap'
  | 'exchange'
  | 'lift'
  | 'lay'
  | 'slide'
  | 'push'
  | 'pull'
  | 'move'
  | 'give'
  | 'draw'
  | 'put-back'
  | 'turn-up'
  | 'turn-down'
  | 'gather'
  | 'deal'

/** One movement of hands. Cards taken off the deck, or put on it, are listed top first. */
export interface HandStep {
  readonly kind: HandKind
  readonly movements: readonly Movement[]
}

/** The movements before the next tap. */
export type Instruction = readonly HandStep[]

const REVERSED: Readonly<Record<HandKind, HandKind>> = {
  swap: 'swap',
  exchange: 'exchange',
  lift: 'lay',
  lay: 'lift',
  slide: 'push',
  push: 'slide',
  pull: 'push',
  move: 'move',
  give: 'give',
  draw: 'put-back',
  'put-back': 'draw',
  'turn-up': 'turn-down',
  'turn-down': 'turn-up',
  gather: 'deal',
  deal: 'gather',
}

const reverse = ({ kind, movements }: HandStep): HandStep => ({
  kind: REVERSED[kind],
  movements: movements.map(({ piece, from, to }) => ({ piece, from: to, to: from })),
})

/** The same instructions backwards. */
export const reverseInstructions = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.map(instruction => instruction.map(reverse).reverse()).reverse()

/** Removes intermediate places: cards go straight to where they end, or stay. */
export function straightened(instruction: Instruction, place: Place): Instruction {
  const steps = instruction.map(({ kind, movements }) => ({ kind, movements: [...movements] }))
  for (const [index, { movements: coming }] of steps.entries()) {
    for (const into of coming.filter(({ to }) => to === place)) {
      for (const { movements } of steps.slice(index + 1)) {
        const at = movements.findIndex(({ from, piece }) => from === place && piece === into.piece)
        const out = movements[at]
        if (!out) continue
        coming.splice(coming.indexOf(into), 1)
        movements.splice(at, 1, ...(into.from === out.to ? [] : [{ ...out, from: into.from }]))
        break
      }
    }
  }
  return steps.filter(({ movements }) => movements.length > 0)
}

/** How many cards move, for the pace of hands: a card that is moved twice counts twice. */
export const handsCount = (instruction: Instruction): number =>
  instruction.reduce((sum, step) => sum + step.movements.length, 0)

export const cardsIn = (instructions: readonly Instruction[]): number =>
  instructions.reduce((sum, instruction) => sum + handsCount(instruction), 0)

export const isCell = (place: Place): boolean => place.startsWith('cell ')

export const locationsOf = (places: Iterable<readonly [Place, readonly Piece[]]>): CardLocations =>
  new Map([...places].filter(([, pieces]) => pieces.length > 0))

export const unseen = (count: number): Piece[] => Array.from({ length: count }, () => UNSEEN)

/**
 * How sure it is that two are the same card: 4 by name; 3 where both are known by the same rank or suit alone; 2 where only one is named,
 * the other being known by its rank; 1 where one is unseen; 0 if they aren't.
 */
export function likeness(one: Piece, other: Piece): 0 | 1 | 2 | 3 | 4 {
  if (one === UNSEEN || other === UNSEEN) return 1
  if (one === other) return one.length === 2 ? 4 : 3
  return one.length !== other.length && one[0] === other[0] ? 2 : 0
}

/** The index of the likeliest match; -1 if there is none. */
function find(pieces: readonly Piece[], piece: Piece): number {
  const alike = pieces.map(each => likeness(each, piece))
  const best = Math.max(0, ...alike)
  return best === 0 ? -1 : alike.findIndex(each => each === best)
}

/** The table after the step; or the first impossible movement, whose card is elsewhere or whose place is taken. */
export function applyHands(locations: CardLocations, { movements }: HandStep): Result<CardLocations, Movement> {
  const places = new Map([...locations].map(([place, pieces]) => [place, [...pieces]]))
  for (const movement of movements) {
    const there = places.get(movement.from) ?? []
    const index = movement.from === 'deck' ? find(there.slice(0, 1), movement.piece) : find(there, movement.piece)
    if (index < 0) return err(movement)
    there.splice(index, 1)
  }
  for (const movement of [...movements].reverse()) {
    const there = places.get(movement.to) ?? []
    if ((isCell(movement.to) || movement.to === 'top') && there.length > 0) return err(movement)
    places.set(movement.to, [movement.piece, ...there])
  }
  return ok(locationsOf(places))
}

/** The table after all instructions; or the first movement that can't be made. */
export function applyInstructions(
  locations: CardLocations,
  instructions: readonly Instruction[],
): Result<CardLocations, Movement> {
  let result: Result<CardLocations, Movement> = ok(locations)
  for (const step of instructions.flat()) {
    if (!result.ok) return result
    result = applyHands(result.value, step)
  }
  return result
}

/** Whether one table may be the other, as far as the cards are known. */
function agree(one: CardLocations, other: CardLocations): boolean {
  return [...new Set([...one.keys(), ...other.keys()])].every(place => {
    const pieces = one.get(place) ?? []
    const others = other.get(place) ?? []
    if (pieces.length !== others.length) return false
    return place === 'deck'
      ? pieces.every((piece, index) => likeness(piece, others[index] ?? piece) > 0)
      : pairOff(pieces, others, likeness).pairs.length === pieces.length
  })
}

interface Paired<A, B> {
  readonly pairs: readonly (readonly [A, B])[]
  readonly over: readonly A[]
  readonly wanted: readonly B[]
}

/** Finds one of the first list for each of the second, the likest first, else in the order of the lists. */
export function pairOff<A, B>(first: readonly A[], second: readonly B[], like: (a: A, b: B) => number): Paired<A, B> {
  const over = [...first]
  let wanted = [...second]
  const pairs: (readonly [A, B])[] = []
  for (const least of [4, 3, 2, 1]) {
    wanted = wanted.filter(each => {
      const index = over.findIndex(one => like(one, each) >= least)
      const [found] = index < 0 ? [] : over.splice(index, 1)
      if (found === undefined) return true
      pairs.push([found, each])
      return false
    })
  }
  return { pairs, over, wanted }
}

/** Whether instructions lead from one table to another, which may have less knowledge of a moved card. */
export function leads(here: CardLocations, instructions: readonly Instruction[], there: CardLocations): boolean {
  const end = applyInstructions(here, instructions)
  return end.ok && agree(end.value, there)
}
