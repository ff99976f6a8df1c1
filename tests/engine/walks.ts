import type {
  Action as GrafaAction,
  Event as GrafaEvent,
  Position as GrafaPosition,
} from '../../src/engine/grafa/types.ts'
import { DECK, rankOf, SUITS, type Card } from '../../src/engine/cards.ts'
import type { Game, Refusal } from '../../src/engine/game.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import type { Happened, Path } from '../../src/engine/hands-walk.ts'
import { seatOfCard } from '../../src/engine/tennis/seats.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import type {
  Action as TennisAction,
  Event as TennisEvent,
  Position as TennisPosition,
} from '../../src/engine/tennis/types.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import type {
  Action as WellsixAction,
  Event as WellsixEvent,
  Position as WellsixPosition,
} from '../../src/engine/wellsix/types.ts'
import { CELLS } from '../../src/engine/wetice/board.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type {
  Action as WetIceAction,
  Event as WetIceEvent,
  Position as WetIcePosition,
} from '../../src/engine/wetice/types.ts'
import { valueOf } from './session.ts'
import { setupOf } from './wellsix/cross.ts'
import { dice, randomHead, type Dice } from './wellsix/random.ts'
import { someSetups } from './wetice/transitions.ts'

/** Two lines of one match that begin alike, with corrections among their actions where the game has them. */
export interface Lines<Position, Event> {
  readonly first: Path<Position, Event>
  readonly second: Path<Position, Event>
}

/** A way to play at random: an action, or null where nothing is left to do. */
interface Player<Position, Action> {
  readonly start: Position
  choose(position: Position, at: Dice): Action | null
}

function lines<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  { start, choose }: Player<Position, Action>,
  at: Dice,
  length: number,
): Lines<Position, Event> {
  function playOn(from: Position, count: number): Happened<Position, Event>[] {
    const happened: Happened<Position, Event>[] = []
    let position = from
    for (let n = 0; n < count; n++) {
      const action = choose(position, at)
      const ruling = action === null ? null : game.play(position, action)
      if (!ruling?.accepted) continue
      happened.push(...ruling.steps)
      position = ruling.position
    }
    return happened
  }
  const shared = playOn(start, at.below(length))
  const end = shared.at(-1)?.position ?? start
  const line = (): Path<Position, Event> => ({ start, steps: [...shared, ...playOn(end, at.below(length))] })
  return { first: line(), second: line() }
}

export function weticeLines(seed: number): Lines<WetIcePosition, WetIceEvent> {
  const at = dice(seed)
  const start = at.oneOf(someSetups(seed, 3).flatMap(setup => (wetice.start(setup).ok ? [setup] : [])))
  return lines(wetice, { start: valueOf(wetice.start(start)), choose: weticeAction }, at, 24)
}

function weticeAction(position: WetIcePosition, at: Dice): WetIceAction | null {
  const cell = (): string => at.oneOf(CELLS[position.board.layout])
  if (at.below(8) === 0) {
    const suit = at.oneOf([...SUITS, null])
    return { type: 'correct', changes: [{ cell: cell(), suit }] }
  }
  const legal = wetice.legal(position)
  const swaps = legal.filter(({ type }) => type !== 'pass')
  return swaps.length > 0 && at.below(12) > 0 ? at.oneOf(swaps) : (legal[0] ?? null)
}

export function wellsixLines(seed: number): Lines<WellsixPosition, WellsixEvent> {
  const at = dice(seed)
  const start = valueOf(wellsix.start(setupOf(randomHead(at))))
  return lines(wellsix, { start, choose: wellsixAction }, at, 30)
}

function wellsixAction(position: WellsixPosition, at: Dice): WellsixAction | null {
  const cells = Object.keys(position.table)
  if (at.below(40) === 0) return { type: 'agree' }
  if (at.below(10) === 0 && cells.length > 0) {
    return { type: 'correct', changes: [{ cell: at.oneOf(cells), card: at.oneOf([...DECK, null]) }] }
  }
  const legal = wellsix.legal(position)
  if (legal.length === 0) return null
  const type = at.oneOf([...new Set(legal.map(action => action.type))])
  return at.oneOf(legal.filter(action => action.type === type))
}

export function tennisLines(seed: number): Lines<TennisPosition, TennisEvent> {
  const at = dice(seed)
  const players = ['Ann', 'Bob', 'Cat', 'Dee']
  const start = tennis.start({ players, dealer: 1 + at.below(4), target: 3, match: 'replaces', ghosting: true })
  return lines(tennis, { start: valueOf(start), choose: tennisAction(seed) }, at, 80)
}

/** Each hand is dealt once, and everyone plays the cards that were dealt to them. */
const tennisAction =
  (seed: number) =>
  ({ phase, hand, dealer, played }: TennisPosition, at: Dice): TennisAction | null => {
    if (phase === 'hand-over') return { type: 'next' }
    if (played.length === 0 && at.below(4) === 0) return { type: 'hand', winner: 'fish', ghosted: false }
    if (at.below(30) === 0) return { type: 'ghost' }
    const seat = seatOfCard(dealer, played.length)
    const dealt = dice(100 * seed + hand)
      .shuffled(DECK)
      .slice(13 * (seat - 1), 13 * seat)
    const left = dealt.filter(card => !played.includes(card) && !hidden(seed, card))
    const unnamed = dealt.filter(card => hidden(seed, card))
    const gone = played.filter((card, index) => card.length === 1 && seatOfCard(dealer, index) === seat)
    for (const rank of gone)
      unnamed.splice(
        unnamed.findIndex(card => rankOf(card) === rank),
        1,
      )
    return { type: 'play', card: at.oneOf([...left, ...unnamed.map(rankOf)]) }
  }

/** Whether the card is entered by its rank alone. */
const hidden = (seed: number, card: Card): boolean => (DECK.indexOf(card) + seed) % 3 === 0

/** With the deck as it really lies, known to nobody, from the sixth card on. */
export function grafaLines(seed: number): Lines<GrafaPosition, GrafaEvent> & { readonly deck: readonly Card[] } {
  const at = dice(seed)
  const cards = at.shuffled(DECK)
  const known = at.below(2) === 0 ? 6 : 12
  const deck = cards.map((card, index) => (index < known ? card : '??'))
  const start = valueOf(grafa.start({ players: ['Ann'], hand: null, deck, discard: [] }))
  const choose = (position: GrafaPosition): GrafaAction | null =>
    position.phase === 'reveal' ? seen(position, cards) : (at.shuffled(grafa.legal(position))[0] ?? null)
  return { ...lines(grafa, { start, choose }, at, 14), deck: cards.slice(6) }
}

function seen(position: GrafaPosition, cards: readonly Card[]): GrafaAction {
  const { need } = grafa.state(position) as { need: { count: number } }
  const under = cards.slice(-position.deck.length)
  const unknown = under.filter((_, index) => position.deck[index] === '??')
  return { type: 'reveal', cards: unknown.slice(0, need.count) }
}
