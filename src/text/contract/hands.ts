import { isRank, parseCard, type Card } from '../../engine/cards.ts'
import { applyHands, likeness, type HandStep, type CardLocations, type Instruction, type Movement, type Piece } from '../../engine/hands.ts' // oxfmt-ignore

export type NameOf = (player: number) => string

/** A game's sentence for one step, given the cards before it. */
export type StepSentence = (step: HandStep, nameOf: NameOf, locations: CardLocations) => string

/** The texts of instructions, which can be followed without a picture. `start`: the cards' locations before the first instruction. */
export function instructionTexts(
  instructions: readonly Instruction[],
  words: StepSentence,
  nameOf: NameOf,
  start: CardLocations,
): string[] {
  let locations = start
  return instructions.map(instruction => {
    const sentences = instruction.map(step => {
      const text = words(step, nameOf, locations)
      const after = applyHands(locations, step)
      if (after.ok) locations = after.value
      return text
    })
    return sentences.join(' ')
  })
}

/** Returns the number at the end of a location: a player's or a seat's. */
export const playerOf = (place: string): number => Number(place.slice(place.lastIndexOf(' ') + 1))

/** Returns the named cards that could be confused with a card known only by its rank. */
export const similarCards = (piece: Piece, others: readonly Piece[]): readonly Card[] =>
  isRank(piece) ? others.filter(each => likeness(piece, each) === 2).flatMap(each => parseCard(each) ?? []) : []

/** Returns the cards left in the place from which a card is taken, if only that card's rank is known. */
export function stayingCards({ piece, from }: Movement, all: readonly Movement[], locations: CardLocations): Piece[] {
  const there = locations.get(from) ?? []
  return there.includes(piece) ? there.filter(each => !all.some(other => other.piece === each)) : []
}

/** `c4` of `cell c4`. */
export const cellOf = (place: string): string => place.slice(5)

/** A square in words: `a1`, `(−3, 0)`. */
export const placeName = (place: string): string =>
  place.includes(',') ? `(${place.replaceAll('-', '−').replace(',', ', ')})` : place

/** Converts squares in a typed text to the notation of records: `(−3, 0)` and `−3, 0` become `-3,0`. */
export const withRecordSquares = (text: string): string =>
  text.replaceAll('−', '-').replaceAll(/\(?(-?\d+), *(-?\d+)\)?/g, '$1,$2')

/** Groups items by key, in the order in which the keys first occur. */
export function grouped<T>(all: readonly T[], key: (each: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return [...groups.values()]
}
