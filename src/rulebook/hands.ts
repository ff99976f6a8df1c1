import type { HandStep, Movement, Stop } from '../engine/hands.ts'

/** A player's name by number. */
export type NameOf = (player: number) => string

/** One game's sentence for one step. */
export type HandWords = (step: HandStep, nameOf: NameOf) => string

/** What hands do before the next tap, so that it can be followed without seeing. */
export const stopWords = (stop: Stop, words: HandWords, nameOf: NameOf): string =>
  stop.map(step => words(step, nameOf)).join(' ')

/** `Bob’s`, `Agnes’s`. */
export const possessive = (name: string): string => `${name}’s`

/** The number that a place ends with: a player's, or a seat's. */
export const playerOf = (place: string): number => Number(place.slice(place.lastIndexOf(' ') + 1))

/** `c4` of `cell c4`. */
export const cellOf = (place: string): string => place.slice(5)

/** Movements that have a key in common, in the order in which they come. */
export function grouped(
  movements: readonly Movement[],
  key: (movement: Movement) => string,
): readonly (readonly Movement[])[] {
  const groups = new Map<string, Movement[]>()
  for (const movement of movements) groups.set(key(movement), [...(groups.get(key(movement)) ?? []), movement])
  return [...groups.values()]
}
