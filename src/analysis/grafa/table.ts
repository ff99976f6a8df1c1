import type { Position } from '../../engine/grafa/types.ts'
import { shuffle, type Random } from '../../engine/random.ts'
import { DECK, type Card } from '../../engine/cards.ts'

/** A card as its index in the engine's deck, 0 to 51: by suit (S H D C), then by ascending rank. */
type CardNumber = number

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(DECK.map((card, number) => [card, number]))

const numberOf = (card: Card): CardNumber => NUMBERS.get(card) ?? 0
export const cardOfNumber = (number: CardNumber): Card => DECK[number] ?? 'AS'

/** Sets of cards are bits in two words: spades and hearts in `lo`, diamonds and clubs in `hi`, thirteen bits per suit. */
export const HALF = 26
const RANKS = 13
export const FULL = (1 << HALF) - 1
export const ACES = 1 | (1 << RANKS)

export function count(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Reads an element of an array, without a check: the caller knows that the index is valid. */
export const at = (table: ArrayLike<number>, index: number): number => table[index] ?? 0

/** The set of cards that pair with each face-up card: `lo` at twice the face-up card's number, `hi` after it. */
export const PARTNERS = new Int32Array(104)

/** The numbers of cards that each pair digs, draws and looks at, at 52 × hand card + top card: `digs | draws << 2 | looks << 4`. */
export const ABILITIES = new Uint8Array(52 * 52)

const rankOf = (card: CardNumber): number => card % RANKS
const suitOf = (card: CardNumber): number => Math.floor(card / RANKS)
const isAce = (card: CardNumber): boolean => rankOf(card) === 0

const pairs = (card: CardNumber, top: CardNumber): boolean =>
  isAce(card) || isAce(top) || suitOf(card) === suitOf(top) || rankOf(card) >= rankOf(top)

function abilities(pair: readonly CardNumber[]): number {
  const ofSuit = (suit: number): number => pair.filter(card => !isAce(card) && suitOf(card) === suit).length
  const clubs = ofSuit(3)
  return ofSuit(0) | (ofSuit(2) << 2) | ((clubs > 0 ? clubs + 1 : 0) << 4)
}

for (let top = 0; top < 52; top++) {
  for (let card = 0; card < 52; card++) {
    ABILITIES[52 * card + top] = abilities([card, top])
    if (!pairs(card, top)) continue
    const half = 2 * top + (card < HALF ? 0 : 1)
    PARTNERS[half] = at(PARTNERS, half) | (1 << (card % HALF))
  }
}

/** An acting heart puts the other card of its pair into the hand (G4). */
export const isActingHeart = (card: CardNumber): boolean => card > RANKS && card < HALF

export const PAIR = 0
export const USE = 1
export const ARRANGE = 2
export const OVER = 3
/** The phase in which cards must be revealed before the game continues. */
export const REVEAL = 4

export const DIG = 1
export const DRAW = 2
export const LOOK = 3

/** An ability, and the number of cards that it acts on: `kind | count << 2`; 0 for none. */
type Act = number

/** A hand, in two words. */
export interface Hand {
  lo: number
  hi: number
}

/** A game whose whole deck is assigned, seen or not. It is changed in place. */
export interface Table extends Hand {
  phase: number
  /** The cards in order. The deck is from `top` to 51, the face-up card first. */
  readonly deck: Uint8Array
  top: number
  /** 1 if the card at this index was seen, or known from the start. */
  readonly seen: Uint8Array
  /** The set of cards not seen. */
  unseenLo: number
  unseenHi: number
  /** The abilities still to act; in phase `USE`, the two to choose from. */
  act: Act
  next: Act
}

export const newTable = (): Table => ({
  phase: PAIR,
  lo: 0,
  hi: 0,
  deck: new Uint8Array(52),
  top: 52,
  seen: new Uint8Array(52),
  unseenLo: 0,
  unseenHi: 0,
  act: 0,
  next: 0,
})

export function copyTable(from: Table, to: Table): Table {
  to.phase = from.phase
  to.lo = from.lo
  to.hi = from.hi
  to.deck.set(from.deck)
  to.top = from.top
  to.seen.set(from.seen)
  to.unseenLo = from.unseenLo
  to.unseenHi = from.unseenHi
  to.act = from.act
  to.next = from.next
  return to
}

/** The score so far: every card that is neither in the hand nor in the deck is discarded. */
export const scoreOf = (table: Table): number => table.top - count(table.lo) - count(table.hi)

export function addToHand(hand: Hand, card: CardNumber): void {
  if (card < HALF) hand.lo |= 1 << card
  else hand.hi |= 1 << (card - HALF)
}

/** The hand cards that pair with the face-up card, in two words. */
export const partnersLo = (table: Table): number => table.lo & at(PARTNERS, 2 * at(table.deck, table.top))
export const partnersHi = (table: Table): number => table.hi & at(PARTNERS, 2 * at(table.deck, table.top) + 1)

/** Pairs a hand card with the face-up card, and continues until the next choice. */
export function pairCard(table: Table, card: CardNumber): void {
  const top = at(table.deck, table.top)
  table.top++
  if (!isActingHeart(top)) {
    if (card < HALF) table.lo &= ~(1 << card)
    else table.hi &= ~(1 << (card - HALF))
  }
  if (isActingHeart(card)) addToHand(table, top)
  setActs(table, at(ABILITIES, 52 * card + top))
  if (table.next === 0) applyAbilities(table)
  else table.phase = USE
}

/** Sets the abilities of a pair, in the order spades, diamonds, clubs. */
function setActs(table: Table, abilities: number): void {
  const digs = abilities & 3
  const draws = (abilities >>> 2) & 3
  const looks = abilities >>> 4
  table.act = 0
  table.next = 0
  if (looks > 0) table.act = LOOK | (looks << 2)
  if (draws > 0) {
    table.next = table.act
    table.act = DRAW | (draws << 2)
  }
  if (digs > 0) {
    table.next = table.act
    table.act = DIG | (digs << 2)
  }
}

/** Chooses which of two abilities acts first: the second, if `second`. */
export function chooseOrder(table: Table, second: boolean): void {
  if (second) {
    const { act } = table
    table.act = table.next
    table.next = act
  }
  applyAbilities(table)
}

/** Returns the number of cards from the top that are affected next, limited by the deck's length (G5). */
export const reachOf = (table: Table): number => Math.min(table.act === 0 ? 1 : table.act >>> 2, 52 - table.top)

/** Continues the game after the looked-at cards were put in order. */
export function continueAfterArranging(table: Table): void {
  nextAct(table)
  applyAbilities(table)
}

function nextAct(table: Table): void {
  table.act = table.next
  table.next = 0
}

function see(table: Table, place: number): void {
  if (at(table.seen, place) === 1) return
  table.seen[place] = 1
  const card = at(table.deck, place)
  if (card < HALF) table.unseenLo &= ~(1 << card)
  else table.unseenHi &= ~(1 << (card - HALF))
}

/** Applies abilities and turns over the next card, until the player has a choice or the game is over. */
export function applyAbilities(table: Table): void {
  while (table.act !== 0) {
    const kind = table.act & 3
    const cards = reachOf(table)
    for (let place = table.top; place < table.top + cards; place++) {
      see(table, place)
      if (kind === DRAW) addToHand(table, at(table.deck, place))
    }
    if (kind !== LOOK) table.top += cards
    else if (cards > 1) {
      table.phase = ARRANGE
      return
    }
    nextAct(table)
  }
  if (table.top < 52) see(table, table.top)
  table.phase = table.top < 52 && (partnersLo(table) | partnersHi(table)) !== 0 ? PAIR : OVER
}

const KINDS = { dig: DIG, draw: DRAW, look: LOOK } as const
const PHASES = { pair: PAIR, use: USE, reveal: REVEAL, arrange: ARRANGE, over: OVER } as const

/** Converts a position. `open` lists the indices of the deck whose cards are unseen. */
export function tableOf(position: Position): { readonly table: Table; readonly open: readonly number[] } {
  const table = newTable()
  const { hand, deck, discard, acts } = position
  const open: number[] = []
  const gone = new Set([...hand, ...discard].map(numberOf))
  hand.forEach(card => addToHand(table, numberOf(card)))
  table.top = 52 - deck.length
  deck.forEach((slot, index) => {
    if (slot === '??') return open.push(table.top + index)
    table.deck[table.top + index] = numberOf(slot)
    table.seen[table.top + index] = 1
    return gone.add(numberOf(slot))
  })
  const [first, second] = acts.map(act => KINDS[act.for] | (act.count << 2))
  table.act = first ?? 0
  table.next = second ?? 0
  table.phase = PHASES[position.phase]
  const unseen = newTable()
  for (let card = 0; card < 52; card++) if (!gone.has(card)) addToHand(unseen, card)
  table.unseenLo = unseen.lo
  table.unseenHi = unseen.hi
  return { table, open }
}

export function cardsIn(lo: number, hi: number): CardNumber[] {
  const cards: CardNumber[] = []
  for (let card = 0; card < 52; card++) {
    if (((card < HALF ? lo >>> card : hi >>> (card - HALF)) & 1) === 1) cards.push(card)
  }
  return cards
}

/** Assigns the unseen cards to the open indices in random order. */
export function deal(table: Table, open: readonly number[], unseen: CardNumber[], random: Random): void {
  shuffle(unseen, random)
  open.forEach((place, index) => {
    table.deck[place] = unseen[index] ?? 0
  })
}
