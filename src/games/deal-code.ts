import { err, ok, type Result } from '../engine/result.ts'
import { sfc32 } from '../engine/random.ts'

/** Returns a generator of integers below 2³². The same seed always gives the same numbers. */
export const randomNumbersFrom = (seed: number): (() => number) => sfc32([seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1], 20)

function draw(deck: unknown[], i: number, next: () => number): void {
  const j = randomBelow(i + 1, next)
  const card = deck[i]
  deck[i] = deck[j]
  deck[j] = card
}

export function shuffled<Card>(cards: readonly Card[], next: () => number): readonly Card[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) draw(deck, i, next)
  return deck
}

/** Whether shuffling `cards` with the numbers of `next` gives `locations`. Stops at the first difference. */
export function isShuffled<Card>(cards: readonly Card[], next: () => number, locations: readonly Card[]): boolean {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    draw(deck, i, next)
    if (deck[i] !== locations[i]) return false
  }
  return deck.length === locations.length && deck[0] === locations[0]
}

/** Returns a random integer from 0 to `most` − 1. Numbers that would make small results likelier are drawn again. */
export function randomBelow(most: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % most)
  let drawn = next()
  while (drawn >= fair) drawn = next()
  return drawn % most
}

/** A prime number of characters, for the checksum. 0, O, 1, I and L are missing, and 2 and S are read as Z and 5. */
const SIGNS = '3456789ABCDEFGHJKMNPQRTUVWXYZ'
const LOOK_ALIKE: Readonly<Record<string, string>> = { 2: 'Z', S: '5' }

/** The checksum is one more character. */
const LENGTH = 6

export type CodeProblem =
  | { readonly code: 'length'; readonly count: number }
  | { readonly code: 'sign'; readonly sign: string }
  /** The checksum is wrong, or there is no deal with this number. */
  | { readonly code: 'mistyped' }

/** The weights differ, so the checksum detects any single wrong character, and any two swapped neighbours. */
const checksumOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, i) => sum + digit * (i + 1), 0) % SIGNS.length

/** Returns the code of the deal with this number, such as `K7M-4PQX`. */
export function makeCode(number: number): string {
  const digits = Array.from({ length: LENGTH }, (_, i) => Math.floor(number / SIGNS.length ** i) % SIGNS.length)
  const signs = [...digits, checksumOf(digits)].map(digit => SIGNS[digit] ?? '').join('')
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}

/** Parses the code of a deal, ignoring case, spaces and hyphens. `deals` is the number of deals. */
export function parseCode(text: string, deals: number): Result<number, CodeProblem> {
  const signs = [...text.toUpperCase().replace(/[\s-]/g, '')].map(sign => LOOK_ALIKE[sign] ?? sign)
  const foreign = signs.find(sign => !SIGNS.includes(sign))
  if (foreign !== undefined) return err({ code: 'sign', sign: foreign })
  if (signs.length !== LENGTH + 1) return err({ code: 'length', count: signs.length })
  const digits = signs.map(sign => SIGNS.indexOf(sign))
  const number = digits.slice(0, LENGTH).reduce((sum, digit, i) => sum + digit * SIGNS.length ** i, 0)
  const fits = number < deals && checksumOf(digits.slice(0, LENGTH)) === digits.at(-1)
  return fits ? ok(number) : err({ code: 'mistyped' })
}

export const randomDealNumber = (deals: number): number => randomBelow(deals, randomNumber)

/** A cryptographically random integer below 2³². */
export const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The number of the deal for a local calendar day, from a generator with the date as its seed. Never change it: people compare results. */
export const dealOfDay = (date: Date, deals: number): number =>
  randomBelow(deals, randomNumbersFrom(date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()))
