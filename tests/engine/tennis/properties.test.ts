import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbers } from '../../bench/measure.ts'
import { RANKS } from '../../../src/engine/cards.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { SEATS, type Action, type Position } from '../../../src/engine/tennis/types.ts'
import { deepFreeze, valueOf } from '../session.ts'
import { some } from '../../runs.ts'

const ACTIONS: readonly Action[] = [
  ...RANKS.map((card): Action => ({ type: 'play', card })),
  { type: 'ghost' },
  { type: 'next' },
  { type: 'hand', winner: 'fish', ghosted: false },
  { type: 'unknown', words: ['undo'] },
]

const startAt = (dealer: number, match: 'replaces' | 'adds'): Position =>
  valueOf(tennis.start({ players: ['Ann', 'Bob', 'Cat', 'Dee'], dealer, target: 3, match, ghosting: true }))

/** The positions of a random match, each with its next action. */
function walk(seed: number, start: Position): { readonly position: Position; readonly action: Action }[] {
  const next = numbers(seed)
  const seen: { position: Position; action: Action }[] = []
  let position = start
  for (;;) {
    const legal = tennis.legal(position)
    // `ghost` is rarely among the choices, since nearly every hand would have it otherwise.
    const choices = next() < 0.02 ? legal : legal.filter(action => action.type !== 'ghost')
    const action = choices[Math.floor(next() * choices.length)]
    if (action === undefined) return seen
    seen.push({ position, action })
    const ruling = tennis.play(position, action)
    if (!ruling.accepted) throw new Error(ruling.refusal.code)
    position = ruling.position
  }
}

const matches = fc.record({
  seed: fc.integer(),
  dealer: fc.constantFrom(...SEATS),
  match: fc.constantFrom('replaces' as const, 'adds' as const),
})
const SOME = { seed: 7, numRuns: some(25) }

/** Rotates a list by one seat. */
const turned = <T>(list: readonly T[]): T[] => [...list.slice(3), ...list.slice(0, 3)]
const turnedSeat = (seat: number | null): number | null => (seat === null ? null : (seat % 4) + 1)

describe('in random matches', () => {
  it('the numbers of cards in the hands and of played cards always add up to 52', () => {
    fc.assert(
      fc.property(matches, ({ seed, dealer, match }) => {
        for (const { position } of walk(seed, startAt(dealer, match))) {
          const { left } = tennis.state(position) as { left: readonly number[] }
          expect(left.reduce((sum, each) => sum + each, position.played.length)).toBe(52)
        }
      }),
      SOME,
    )
  })

  it('an action is listed as legal if and only if it is accepted, except that results are not listed', () => {
    fc.assert(
      fc.property(matches, ({ seed, dealer, match }) => {
        for (const { position } of walk(seed, startAt(dealer, match)).filter((_, index) => index % 7 === 0)) {
          const accepted = ACTIONS.filter(action => tennis.play(position, action).accepted)
          expect(tennis.legal(position)).toEqual(accepted.filter(action => action.type !== 'hand'))
        }
      }),
      SOME,
    )
  })

  it('no argument is modified, and a position copied through JSON gives the same rulings', () => {
    fc.assert(
      fc.property(matches, ({ seed, dealer, match }) => {
        for (const { position, action } of walk(seed, startAt(dealer, match))) {
          const ruling = tennis.play(deepFreeze(position), deepFreeze(action))
          expect(tennis.play(JSON.parse(JSON.stringify(position)) as Position, action)).toEqual(ruling)
          expect(ruling.accepted && ruling.steps.at(-1)?.position).toBe(ruling.accepted && ruling.position)
        }
      }),
      SOME,
    )
  })

  it('moving the dealer by one seat moves all scores by one seat', () => {
    fc.assert(
      fc.property(matches, ({ seed, dealer, match }) => {
        let other = startAt((dealer % 4) + 1, match)
        for (const { position, action } of walk(seed, startAt(dealer, match))) {
          const [mine, theirs] = [position, other].map(each => tennis.status(each))
          expect(theirs).toEqual({
            ...mine,
            turn: turnedSeat(mine?.turn ?? null),
            scores: turned(mine?.scores ?? []),
            points: turned(mine?.points ?? []),
          })
          expect(other.points).toEqual(turned(position.points))
          const ruling = tennis.play(other, action)
          other = ruling.accepted ? ruling.position : other
        }
        expect(other.phase).toBe('over')
      }),
      SOME,
    )
  })
})
