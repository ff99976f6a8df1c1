import type { Card, Rank, Suit } from './cards.ts'
import { err, ok, type Result } from './result.ts'

export const UNSEEN = '??'
/** What is known of a card: in WetIce its suit, in A Lifelike Tennis sometimes only its rank. */
export type Piece = Card | Rank | Suit | typeof UNSEEN

/**
 * Where a card is on the real table. A cell and `top` (the face-up card on Grafa's deck) hold one card. The deck is listed from the top;
 * in all other places the order has no meaning. `aside` is temporary. `pack` is for cards that are not in play.
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

/** The cards in each place. A missing place is empty. */
export type CardLocations = ReadonlyMap<Place, readonly Piece[]>

export interface Movement {
  readonly piece: Piece
  readonly from: Place
  readonly to: Place
}

/** `slide` moves columns down until they rest on a card or the edge; `pull` and `push` move them down or up by a given distance. */
export type HandStepKind =
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

/** Movements of real cards that players make together. Cards that leave the deck or go on it are listed from the top. */
export interface HandStep {
  readonly kind: HandStepKind
  readonly movements: readonly Movement[]
}

/** The steps to carry out before the next tap. */
export type Instruction = readonly HandStep[]

const REVERSED: Readonly<Record<HandStepKind, HandStepKind>> = {
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

/** The instructions that undo the given ones. */
export const reverseInstructions = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.map(instruction => instruction.map(reverse).reverse()).reverse()

/** Removes an intermediate place: a card that would pass through it moves directly, or not at all. */
export function withoutPlace(instruction: Instruction, place: Place): Instruction {
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

/** The number of movements. A card that moves twice counts twice. */
export const movementCount = (instruction: Instruction): number =>
  instruction.reduce((sum, step) => sum + step.movements.length, 0)

export const totalMovementCount = (instructions: readonly Instruction[]): number =>
  instructions.reduce((sum, instruction) => sum + movementCount(instruction), 0)

export const isCell = (place: Place): boolean => place.startsWith('cell ')

export const locationsOf = (places: Iterable<readonly [Place, readonly Piece[]]>): CardLocations =>
  new Map([...places].filter(([, pieces]) => pieces.length > 0))

export const unseenCards = (count: number): Piece[] => Array.from({ length: count }, () => UNSEEN)

/**
 * How likely two pieces are the same card: 4 if both are the same named card; 3 if both are the same rank or the same suit; 2 if one is a
 * named card and the other its rank; 1 if either is unseen; 0 if they differ.
 */
export function likeness(one: Piece, other: Piece): 0 | 1 | 2 | 3 | 4 {
  if (one === UNSEEN || other === UNSEEN) return 1
  if (one === other) return one.length === 2 ? 4 : 3
  return one.length !== other.length && one[0] === other[0] ? 2 : 0
}

/** Returns -1 if no piece matches. */
function find(pieces: readonly Piece[], piece: Piece): number {
  const alike = pieces.map(each => likeness(each, piece))
  const best = Math.max(0, ...alike)
  return best === 0 ? -1 : alike.findIndex(each => each === best)
}

/** Returns the card locations after a step, or an impossible movement: its card is missing or its target is occupied. */
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

/** Returns the card locations after all instructions, or an impossible movement. */
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

function mayBeSame(one: CardLocations, other: CardLocations): boolean {
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

/** Pairs items of the first list with items of the second, the most similar first, then in the order of the lists. */
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

/** Whether instructions lead from `here` to `there`. `there` may know less about the cards that move. */
export function leadsFromTo(here: CardLocations, instructions: readonly Instruction[], there: CardLocations): boolean {
  const end = applyInstructions(here, instructions)
  return end.ok && mayBeSame(end.value, there)
}
