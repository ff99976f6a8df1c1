import type {
  Action as GrafaAction,
  Event as GrafaEvent,
  Position as GrafaPosition,
} from '../../src/engine/grafa/types.ts'
import { DECK, rankOf, SUITS, type Card } from '../../src/engine/cards.ts'
import type { Game, Refusal } from '../../src/engine/game.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import type { Path } from '../../src/engine/hands-walk.ts'
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

/** Three lines of play that start from one position. They contain corrections if the game allows corrections. */
export interface Lines<Position, Event> {
  readonly first: Path<Position, Event>
  readonly second: Path<Position, Event>
  /** The first line with one action replaced, and possibly with illegal moves that are let stand. */
  readonly amended: Path<Position, Event>
}

/** Chooses random actions of one game. `choose` returns null if no action is possible. */
interface Player<Position, Action> {
  readonly start: Position
  choose(position: Position, at: Dice): Action | null
  /** An illegal move that may be let stand. */
  irregular(position: Position, at: Dice): Action
  /** Whether a changed line may repeat this action. Otherwise another action is chosen. */
  isTrue?(position: Position, action: Action): boolean
}

interface Played<Position, Event, Action> {
  readonly action: Action
  readonly steps: Path<Position, Event>['steps']
  readonly position: Position
}

function lines<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  { start, choose, irregular, isTrue = () => true }: Player<Position, Action>,
  at: Dice,
  length: number,
): Lines<Position, Event> {
  type Plays = Played<Position, Event, Action>[]
  function playOn(from: Position, actions: Iterable<(position: Position) => Action | null>): Plays {
    const plays: Plays = []
    let position = from
    for (const next of actions) {
      const action = next(position)
      const ruling = action === null ? null : game.play(position, action)
      if (action === null || !ruling?.accepted) continue
      position = ruling.position
      plays.push({ action, steps: ruling.steps, position })
    }
    return plays
  }
  const any = (count: number) => Array.from({ length: count }, () => (position: Position) => choose(position, at))
  const path = (plays: Plays): Path<Position, Event> => ({ start, steps: plays.flatMap(({ steps }) => steps) })
  const shared = playOn(start, any(at.below(length)))
  const end = shared.at(-1)?.position ?? start
  const first = [...shared, ...playOn(end, any(at.below(length)))]
  const second = [...shared, ...playOn(end, any(at.below(length)))]
  const kept = first.slice(0, at.below(first.length + 1))
  const against = (position: Position): Action => irregular(position, at)
  const again = (action: Action) => (position: Position) => (isTrue(position, action) ? action : choose(position, at))
  const rest = first.slice(kept.length + 1).flatMap(({ action }) => {
    return at.below(3) === 0 ? [against, again(action)] : [again(action)]
  })
  const changed = playOn(kept.at(-1)?.position ?? start, [
    at.below(2) === 0 ? against : (any(1)[0] ?? against),
    ...rest,
  ])
  return { first: path(first), second: path(second), amended: path([...kept, ...changed]) }
}

export function weticeLines(seed: number): Lines<WetIcePosition, WetIceEvent> {
  const at = dice(seed)
  const start = at.oneOf(someSetups(seed, 3).flatMap(setup => (wetice.start(setup).ok ? [setup] : [])))
  return lines(
    wetice,
    { start: valueOf(wetice.start(start)), choose: weticeAction, irregular: weticeIrregular },
    at,
    24,
  )
}

export function weticeAction(position: WetIcePosition, at: Dice): WetIceAction | null {
  const cell = (): string => at.oneOf(CELLS[position.board.layout])
  if (at.below(8) === 0) {
    const suit = at.oneOf([...SUITS, null])
    return { type: 'correct', changes: [{ cell: cell(), suit }] }
  }
  const legal = wetice.legal(position)
  const swaps = legal.filter(({ type }) => type !== 'pass')
  return swaps.length > 0 && at.below(12) > 0 ? at.oneOf(swaps) : (legal[0] ?? null)
}

export function weticeIrregular({ board, turn }: WetIcePosition, at: Dice): WetIceAction {
  const cell = (): string => at.oneOf(CELLS[board.layout])
  if (at.below(4) === 0) return { type: 'stands', action: { type: 'turn', player: turn === 1 ? 2 : 1 } }
  return { type: 'stands', action: { type: 'swap', cells: [cell(), cell()] } }
}

export function wellsixLines(seed: number): Lines<WellsixPosition, WellsixEvent> {
  const at = dice(seed)
  const start = valueOf(wellsix.start(setupOf(randomHead(at))))
  return lines(wellsix, { start, choose: wellsixAction, irregular: wellsixIrregular }, at, 30)
}

export function wellsixAction(position: WellsixPosition, at: Dice): WellsixAction | null {
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

export function wellsixIrregular({ table, turn }: WellsixPosition, at: Dice): WellsixAction {
  const cells = Object.keys(table)
  const type = at.oneOf(['turn', 'pass', 'switch', 'capture', 'capture'] as const)
  if (type === 'pass' || cells.length < 2) return { type: 'stands', action: { type: 'pass' } }
  if (type === 'turn') return { type: 'stands', action: { type, player: turn === 1 ? 2 : 1 } }
  const [from, to] = [at.oneOf(cells), at.oneOf(cells)]
  return { type: 'stands', action: type === 'switch' ? { type, cells: [from, to] } : { type, from, to } }
}

export function tennisLines(seed: number): Lines<TennisPosition, TennisEvent> {
  const at = dice(seed)
  const players = ['Ann', 'Bob', 'Cat', 'Dee']
  const dealer = 1 + at.below(4)
  const start = tennis.start({
    players,
    dealer,
    target: 3,
    match: seed % 2 === 0 ? 'adds' : 'replaces',
    ghosting: seed % 3 > 0,
  })
  const irregular = (): TennisAction => ({ type: 'stands', action: { type: 'ghost' } })
  return lines(
    tennis,
    { start: valueOf(start), choose: tennisAction(seed), irregular, isTrue: (_, { type }) => type !== 'play' },
    at,
    80,
  )
}

/** Chooses a random action. The seed determines the dealt hands, and each player plays only their own cards. */
export const tennisAction =
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

/** Whether this card is entered without its suit. */
const hidden = (seed: number, card: Card): boolean => (DECK.indexOf(card) + seed) % 3 === 0

/** Lines of a game with a real deck, of which the referee knows only the first 6 or 12 cards. */
export function grafaLines(seed: number): Lines<GrafaPosition, GrafaEvent> & { readonly deck: readonly Card[] } {
  const at = dice(seed)
  const cards = at.shuffled(DECK)
  const known = at.below(2) === 0 ? 6 : 12
  const deck = cards.map((card, index) => (index < known ? card : '??'))
  const start = valueOf(grafa.start({ players: ['Ann'], hand: null, deck, discard: [] }))
  const choose = (position: GrafaPosition): GrafaAction | null =>
    position.phase === 'reveal' ? revealAction(position, cards) : (at.shuffled(grafa.legal(position))[0] ?? null)
  const irregular = ({ hand }: GrafaPosition): GrafaAction =>
    ({ type: 'stands', action: { type: 'pair', card: hand[at.below(hand.length)] ?? 'AS' } }) // oxfmt-ignore
  return {
    ...lines(
      grafa,
      { start, choose, irregular, isTrue: (_, { type }) => type !== 'reveal' && type !== 'arrange' },
      at,
      14,
    ),
    deck: cards.slice(6),
  }
}

export function revealAction(position: GrafaPosition, cards: readonly Card[]): GrafaAction {
  const { need } = grafa.state(position) as { need: { count: number } }
  const under = cards.slice(-position.deck.length)
  const unknown = under.filter((_, index) => position.deck[index] === '??')
  return { type: 'reveal', cards: unknown.slice(0, need.count) }
}
