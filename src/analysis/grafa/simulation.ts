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

export function bitCount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Reads an element of an array, without a check: the caller knows that the index is valid. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

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

export interface Hand {
  lo: number
  hi: number
}

/** A game with a complete deck, some of whose cards the player hasn't seen. It is changed in place. */
export interface Simulation extends Hand {
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

export const createSimulation = (): Simulation => ({
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

export function copySimulation(from: Simulation, to: Simulation): Simulation {
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
export const scoreOf = (game: Simulation): number => game.top - bitCount(game.lo) - bitCount(game.hi)

export function addToHand(hand: Hand, card: CardNumber): void {
  if (card < HALF) hand.lo |= 1 << card
  else hand.hi |= 1 << (card - HALF)
}

/** The hand cards that pair with the face-up card, in two words. */
export const partnersLo = (game: Simulation): number => game.lo & at(PARTNERS, 2 * at(game.deck, game.top))
export const partnersHi = (game: Simulation): number => game.hi & at(PARTNERS, 2 * at(game.deck, game.top) + 1)

/** Pairs a hand card with the face-up card, and continues until the next choice. */
export function pairCard(game: Simulation, card: CardNumber): void {
  const top = at(game.deck, game.top)
  game.top++
  if (!isActingHeart(top)) {
    if (card < HALF) game.lo &= ~(1 << card)
    else game.hi &= ~(1 << (card - HALF))
  }
  if (isActingHeart(card)) addToHand(game, top)
  setActs(game, at(ABILITIES, 52 * card + top))
  if (game.next === 0) applyAbilities(game)
  else game.phase = USE
}

function setActs(game: Simulation, abilities: number): void {
  const digs = abilities & 3
  const draws = (abilities >>> 2) & 3
  const looks = abilities >>> 4
  game.act = 0
  game.next = 0
  if (looks > 0) game.act = LOOK | (looks << 2)
  if (draws > 0) {
    game.next = game.act
    game.act = DRAW | (draws << 2)
  }
  if (digs > 0) {
    game.next = game.act
    game.act = DIG | (digs << 2)
  }
}

/** Chooses which of two abilities acts first: the second, if `second`. */
export function chooseOrder(game: Simulation, second: boolean): void {
  if (second) {
    const { act } = game
    game.act = game.next
    game.next = act
  }
  applyAbilities(game)
}

/** Returns the number of cards from the top that are affected next, limited by the deck's length (G5). */
export const affectedCount = (game: Simulation): number => Math.min(game.act === 0 ? 1 : game.act >>> 2, 52 - game.top)

/** Continues the game after the looked-at cards were put in order. */
export function continueAfterArranging(game: Simulation): void {
  nextAct(game)
  applyAbilities(game)
}

function nextAct(game: Simulation): void {
  game.act = game.next
  game.next = 0
}

function see(game: Simulation, place: number): void {
  if (at(game.seen, place) === 1) return
  game.seen[place] = 1
  const card = at(game.deck, place)
  if (card < HALF) game.unseenLo &= ~(1 << card)
  else game.unseenHi &= ~(1 << (card - HALF))
}

/** Applies abilities and turns over the next card, until the player has a choice or the game is over. */
export function applyAbilities(game: Simulation): void {
  while (game.act !== 0) {
    const kind = game.act & 3
    const cards = affectedCount(game)
    for (let place = game.top; place < game.top + cards; place++) {
      see(game, place)
      if (kind === DRAW) addToHand(game, at(game.deck, place))
    }
    if (kind !== LOOK) game.top += cards
    else if (cards > 1) {
      game.phase = ARRANGE
      return
    }
    nextAct(game)
  }
  if (game.top < 52) see(game, game.top)
  game.phase = game.top < 52 && (partnersLo(game) | partnersHi(game)) !== 0 ? PAIR : OVER
}

const KINDS = { dig: DIG, draw: DRAW, look: LOOK } as const
const PHASES = { pair: PAIR, use: USE, reveal: REVEAL, arrange: ARRANGE, over: OVER } as const

/** Converts a position. `open` lists the indices of the deck whose cards are unseen. */
export function simulationOf(position: Position): {
  readonly game: Simulation
  readonly open: readonly number[]
} {
  const game = createSimulation()
  const { hand, deck, discard, acts } = position
  const open: number[] = []
  const gone = new Set([...hand, ...discard].map(numberOf))
  hand.forEach(card => addToHand(game, numberOf(card)))
  game.top = 52 - deck.length
  deck.forEach((slot, index) => {
    if (slot === '??') return open.push(game.top + index)
    game.deck[game.top + index] = numberOf(slot)
    game.seen[game.top + index] = 1
    return gone.add(numberOf(slot))
  })
  const [first, second] = acts.map(act => KINDS[act.for] | (act.count << 2))
  game.act = first ?? 0
  game.next = second ?? 0
  game.phase = PHASES[position.phase]
  const unseen = createSimulation()
  for (let card = 0; card < 52; card++) if (!gone.has(card)) addToHand(unseen, card)
  game.unseenLo = unseen.lo
  game.unseenHi = unseen.hi
  return { game, open }
}

export function cardsIn(lo: number, hi: number): CardNumber[] {
  const cards: CardNumber[] = []
  for (let card = 0; card < 52; card++) {
    if (((card < HALF ? lo >>> card : hi >>> (card - HALF)) & 1) === 1) cards.push(card)
  }
  return cards
}

/** Assigns the unseen cards to the open indices in random order. */
export function dealUnseen(game: Simulation, open: readonly number[], unseen: CardNumber[], random: Random): void {
  shuffle(unseen, random)
  open.forEach((place, index) => {
    game.deck[place] = unseen[index] ?? 0
  })
}
