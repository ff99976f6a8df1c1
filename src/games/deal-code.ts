import { err, ok, type Result } from '../engine/result.ts'
import { sfc32 } from '../engine/random.ts'

/** Whole numbers below 2³², the same ones for the same seed. */
export const numbersFrom = (seed: number): (() => number) => sfc32([seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1], 20)

/** Draws the card for place `i` from it and those before it. */
function draw(deck: unknown[], i: number, next: () => number): void {
  const j = below(i + 1, next)
  const card = deck[i]
  deck[i] = deck[j]
  deck[j] = card
}

export function shuffled<Card>(cards: readonly Card[], next: () => number): readonly Card[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) draw(deck, i, next)
  return deck
}

/** Whether these numbers shuffle the cards into this order; stops at the first difference. */
export function isShuffled<Card>(cards: readonly Card[], next: () => number, locations: readonly Card[]): boolean {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    draw(deck, i, next)
    if (deck[i] !== locations[i]) return false
  }
  return deck.length === locations.length && deck[0] === locations[0]
}

/** Each as likely as the others: what would favour small numbers is drawn again. */
export function below(most: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % most)
  let drawn = next()
  while (drawn >= fair) drawn = next()
  return drawn % most
}

/** Digits and letters of which no two look alike: without 0 O 1 I L, and with one each of 2 Z and 5 S. A prime number of them. */
const SIGNS = '3456789ABCDEFGHJKMNPQRTUVWXYZ'
const LOOK_ALIKE: Readonly<Record<string, string>> = { 2: 'Z', S: '5' }

/** Signs of the number; one more is a checksum. */
const LENGTH = 6

export type CodeProblem =
  | { readonly code: 'length'; readonly count: number }
  | { readonly code: 'sign'; readonly sign: string }
  /** No deal has this code: something was misread or mistyped. */
  | { readonly code: 'mistyped' }

/** Distinct weights: one wrong sign, or two neighbours that changed places, never go unnoticed. */
const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, i) => sum + digit * (i + 1), 0) % SIGNS.length

/** The short code of a deal: `K7M-4PQX`. */
export function makeCode(number: number): string {
  const digits = Array.from({ length: LENGTH }, (_, i) => Math.floor(number / SIGNS.length ** i) % SIGNS.length)
  const signs = [...digits, checkOf(digits)].map(digit => SIGNS[digit] ?? '').join('')
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}

/** A deal's number from its code, ignoring case, blanks and hyphens; `deals` is their number. */
export function parseCode(text: string, deals: number): Result<number, CodeProblem> {
  const signs = [...text.toUpperCase().replace(/[\s-]/g, '')].map(sign => LOOK_ALIKE[sign] ?? sign)
  const foreign = signs.find(sign => !SIGNS.includes(sign))
  if (foreign !== undefined) return err({ code: 'sign', sign: foreign })
  if (signs.length !== LENGTH + 1) return err({ code: 'length', count: signs.length })
  const digits = signs.map(sign => SIGNS.indexOf(sign))
  const number = digits.slice(0, LENGTH).reduce((sum, digit, i) => sum + digit * SIGNS.length ** i, 0)
  const fits = number < deals && checkOf(digits.slice(0, LENGTH)) === digits.at(-1)
  return fits ? ok(number) : err({ code: 'mistyped' })
}

/** A random deal number below `deals`, from the device's source of chance. */
export const anyDeal = (deals: number): number => below(deals, chance)

/** A whole number below 2³² from there. */
export const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/**
 * The deal of a local calendar day: the first number below `deals` that the generator gives for the seed
 * year · 10000 + month · 100 + day. This never changes, since people everywhere play the same deal.
 */
export const dealOfDay = (date: Date, deals: number): number =>
  below(deals, numbersFrom(date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()))
