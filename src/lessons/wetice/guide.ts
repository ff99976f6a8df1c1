import { type Suit, SUITS } from '../../engine/cards.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import { wetice } from '../../engine/wetice/index.ts'
import { pileOf, suitsIn } from '../../engine/wetice/score.ts'
import type { Action, Event, Position } from '../../engine/wetice/types.ts'
import { bestOf, type Hint, happened, notesOf, type Guide, type Moment } from '../guide.ts'
import { hintText, guideText } from '../../text/en/wetice/practice.ts'
import { CARDS_PER_SUIT, HEIGHT, WIDTH } from '../../engine/wetice/board.ts'
import { seeded } from '../seeded.ts'
import { matchesOn } from './goals.ts'
import { table } from './table.ts'

interface Result {
  readonly action: Action
  readonly lifted: number
  /** Cards that go to whose turn it is. */
  readonly own: number
  readonly links: number
  readonly matchesLeft: number
}

const PASS = 'pass'

function resultOf(position: Position, action: Action): Result {
  const ruling = wetice.play(position, action)
  const events: readonly Event[] = ruling.accepted ? ruling.steps.map(step => step.event) : []
  const scores = events.flatMap(event => (event.type === 'score' ? [event] : []))
  const sum = (some: typeof scores): number => some.reduce((cards, score) => cards + score.cards, 0)
  return {
    action,
    lifted: sum(scores),
    own: sum(scores.filter(score => score.player === position.turn)),
    links: events.filter(event => event.type === 'match').length,
    matchesLeft: ruling.accepted ? findRuns(ruling.position.board).length : 0,
  }
}

const swapsOf = (position: Position): Result[] =>
  wetice
    .legal(position)
    .filter(action => action.type === 'swap')
    .map(action => resultOf(position, action))

const reasonIn = ({ phase }: Position, { lifted, links, own, matchesLeft }: Result): string =>
  phase === 'cleanup' ? hintText.leaves(matchesLeft) : hintText.lifts(lifted, links, own)

function hintInCleanup(position: Position): Hint {
  const best = bestOf(swapsOf(position), ({ matchesLeft }) => -matchesLeft)
  if (!best) return { action: PASS, reason: hintText.noMatchLeft }
  return { action: wetice.makeAction(best.action), reason: reasonIn(position, best) }
}

/** More cards for oneself than for the other; of equals the longer chain. */
const worth = ({ lifted, own, links }: Result): number => (2 * own - lifted) * 10 + links

function hintInGame(position: Position): Hint {
  const best = bestOf(swapsOf(position), worth)
  if (!best) return { action: PASS, reason: hintText.noLine }
  if (position.mode === 'duel' && best.own === 0) {
    return { action: PASS, reason: hintText.onlyForOther }
  }
  return { action: wetice.makeAction(best.action), reason: reasonIn(position, best) }
}

/** The suit that has brought, and still can bring, the fewest cards. */
function hintToGive(position: Position): Hint | null {
  const pile = pileOf(position, position.turn ?? 1)
  const lying = (suit: Suit): number => position.board.cells.filter(each => each === suit).length
  const suit = bestOf(suitsIn(pile), each => -(2 * (pile[each] ?? 0) + lying(each)))
  if (!suit) return null
  const reason = hintText.costsLeast(suit, pile[suit] ?? 0, lying(suit))
  return { action: wetice.makeAction({ type: 'give', suit }), reason }
}

/** The move that lifts most for whose turn it is, chain and all. */
export function hint(position: Position): Hint | null {
  switch (position.phase) {
    case 'cleanup':
      return hintInCleanup(position)
    case 'swap':
      return hintInGame(position)
    case 'give':
      return hintToGive(position)
    case 'over':
      return null
  }
}

/** Why the app plays so: what a swap does; of what else there is, what is advised. */
export function reason(position: Position, action: Action): string | null {
  if (action.type === 'swap') return reasonIn(position, resultOf(position, action))
  const advised = hint(position)
  return advised?.action === wetice.makeAction(action) ? advised.reason : null
}

const links = ({ steps }: Moment<Position, Event>): number => steps.filter(({ event }) => event.type === 'match').length

/** A first game of WetIce. */
export const guide: Guide<Position, Event, Action> = {
  deal(seed) {
    const cards = seeded(seed).shuffled(SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit)))
    const width = WIDTH['8x6']
    const rows = Array.from({ length: HEIGHT['8x6'] }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
    return table(rows.join(' '), { phase: 'cleanup' })
  },
  learner: 1,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'runs', arises: () => true },
    cleanup: { lesson: 'cleanup', arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) > 0 },
    pass: { lesson: 'cleanup', arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) === 0 },
    swap: { lesson: 'swap', arises: ({ position: { phase } }) => phase === 'swap' },
    score: { lesson: 'score', arises: moment => happened(moment, 'score') },
    owner: {
      lesson: 'score',
      arises: ({ before, steps }) =>
        steps.some(({ event }) => event.type === 'score' && before.turn !== null && event.player !== before.turn),
    },
    fall: { lesson: 'fall', arises: moment => happened(moment, 'fall') },
    chain: { lesson: 'chains', arises: moment => links(moment) > 1 },
    give: { lesson: 'give', arises: ({ position: { phase } }) => phase === 'give' },
    'first-pass': { lesson: 'end', arises: ({ position: { phase, passes } }) => phase === 'swap' && passes > 0 },
    over: { lesson: 'end', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
