import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbers } from '../../bench/measure.ts'
import { DECK, SUITS, type Card } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Action, Position } from '../../../src/engine/grafa/types.ts'
import { deepFreeze, valueOf } from '../session.ts'
import { shuffled } from './table.ts'
import { some } from '../../runs.ts'

/** The positions of a random game, each with its next action. A revealed card may be any unseen card. */
function walk(seed: number): { readonly position: Position; readonly action: Action }[] {
  const next = numbers(seed)
  const cards = shuffled(next) as Card[]
  const deck = cards.map((card, index) => (index < 6 || next() < 0.5 ? card : '??'))
  const seen: { position: Position; action: Action }[] = []
  let position = valueOf(grafa.start({ players: ['Ann'], hand: null, deck, discard: [] }))
  while (position.phase !== 'over') {
    const legal = grafa.legal(position)
    const action = legal[Math.floor(next() * legal.length)] ?? revealing(position, cards)
    seen.push({ position, action })
    const ruling = grafa.play(position, action)
    if (!ruling.accepted) throw new Error(ruling.refusal.code)
    position = ruling.position
  }
  return seen
}

function revealing(position: Position, cards: readonly Card[]): Action {
  const { need } = grafa.state(position) as { need: { count: number } }
  const known = [...position.hand, ...position.deck, ...position.discard]
  return { type: 'reveal', cards: cards.filter(card => !known.includes(card)).slice(0, need.count) }
}

const seeds = fc.integer()
const SOME = { seed: 7, numRuns: some(60) }

describe('in random games', () => {
  it('hand, deck, discard pile and pair together contain each of the 52 cards once, at every step', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const { position, action } of walk(seed)) {
          const ruling = grafa.play(position, action)
          const steps = ruling.accepted ? ruling.steps.map(step => step.position) : []
          for (const { phase, hand, deck, discard, pair } of [position, ...steps]) {
            const all = [...hand, ...deck, ...discard]
            const apart = all.length === 52 ? [] : (pair ?? []).filter(card => !all.includes(card))
            expect(all.length + apart.length).toBe(52)
            const known = [...all, ...apart].filter(slot => slot !== '??')
            expect(new Set(known).size).toBe(known.length)
            expect(phase === 'pair' || phase === 'over' || pair !== null).toBe(true)
          }
        }
      }),
      SOME,
    )
  })

  it('a pair or a choice of suit is listed as legal if and only if it is accepted', () => {
    const ACTIONS: readonly Action[] = [
      ...DECK.map((card): Action => ({ type: 'pair', card })),
      ...SUITS.map((suit): Action => ({ type: 'use', suit })),
      { type: 'unknown', words: ['undo'] },
    ]
    fc.assert(
      fc.property(seeds, seed => {
        for (const { position } of walk(seed)) {
          const accepted = ACTIONS.filter(action => grafa.play(position, action).accepted)
          const legal = grafa.legal(position).filter(action => action.type !== 'arrange')
          const lines = [accepted, legal].map(actions => actions.map(action => grafa.makeAction(action)).sort())
          expect(lines[1]).toEqual(lines[0])
        }
      }),
      SOME,
    )
  })

  it('every order of the cards that are looked at is listed once', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const { position } of walk(seed).filter(each => each.position.phase === 'arrange')) {
          const legal = grafa.legal(position)
          const count = position.acts[0]?.count ?? 0
          expect(legal).toHaveLength(Math.min(count, position.deck.length) === 2 ? 2 : 6)
          expect(new Set(legal.map(action => grafa.makeAction(action))).size).toBe(legal.length)
          expect(legal.every(action => grafa.play(position, action).accepted)).toBe(true)
        }
      }),
      SOME,
    )
  })

  it('no argument is modified, and a position copied through JSON gives the same rulings', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const { position, action } of walk(seed)) {
          const ruling = grafa.play(deepFreeze(position), deepFreeze(action))
          expect(grafa.play(JSON.parse(JSON.stringify(position)) as Position, action)).toEqual(ruling)
          const last = ruling.accepted && (ruling.steps.at(-1)?.position ?? ruling.position)
          expect(last).toBe(ruling.accepted && ruling.position)
        }
      }),
      SOME,
    )
  })
})
