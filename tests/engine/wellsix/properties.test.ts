import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, suitOf } from '../../../src/engine/cards.ts'
import { readLine } from '../../../src/engine/text.ts'
import { groupsOf } from '../../../src/engine/wellsix/board.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Action, Position } from '../../../src/engine/wellsix/types.ts'
import { setupOf } from './cross.ts'
import { dice, randomHead } from './random.ts'
import { walk, type MatchRuling } from './walks.ts'
import { some } from '../../runs.ts'

/** Expects that `find` returns nothing for every ruling of many random matches, which are the same in each run. */
function expectNone(find: (ruled: MatchRuling) => readonly unknown[], runs = 30): void {
  fc.assert(
    fc.property(fc.integer(), seed => {
      expect(walk(seed, 40).flatMap(find)).toEqual([])
    }),
    { seed: 6, numRuns: some(runs) },
  )
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isRed = (card: string): boolean => /[HD]/.test(card)

/** The cards of a game in progress, including the diamonds and clubs that are not dealt yet in the opening. */
function cardsOf({ phase, table, hands, seized }: Position): string[] {
  const waiting = phase === 'opening' ? DECK.filter(card => /[DC]/.test(suitOf(card))) : []
  return [...Object.values(table), ...hands.flat(), ...seized.flat(), ...waiting].sort()
}

describe('after any actions', () => {
  it('all 52 cards are still in the game', () => {
    const deck = [...DECK].sort()
    expectNone(({ before, ruling }) =>
      [before, ...(ruling.accepted ? ruling.steps.map(step => step.position) : [])]
        .filter(({ turn }) => turn !== null)
        .filter(position => !sameText(cardsOf(position), deck)),
    )
  })

  it('hands contain only cards of the player’s colour, and piles of captured cards only cards of the other colour', () => {
    expectNone(({ before: { hands, seized, red } }) => {
      const [reds, blacks] = red === 1 ? [0, 1] : [1, 0]
      const wrong = [...(hands[reds] ?? []), ...(seized[blacks] ?? [])].filter(card => !isRed(card))
      return [...wrong, ...[...(hands[blacks] ?? []), ...(seized[reds] ?? [])].filter(isRed)]
    })
  })

  it('hands and captured cards are in ASCII order', () => {
    expectNone(({ before: { hands, seized } }) =>
      [...hands, ...seized].filter(pile => !sameText(pile, [...pile].sort())),
    )
  })

  it('the layout is one group, except while a group has to be chosen', () => {
    expectNone(({ before: { phase, table } }) => {
      const groups = groupsOf(table).length
      return (phase === 'keep' ? groups > 1 : groups <= 1) ? [] : [table]
    })
  })

  it('positions copied through JSON are equal', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const positions = walk(seed, 40).map(({ before }) => before)
        expect(JSON.parse(JSON.stringify(positions))).toEqual(positions)
      }),
      { seed: 6, numRuns: 10 },
    )
  })

  it('the position of a ruling is the position of its last step', () => {
    expectNone(({ ruling }) => (ruling.accepted && ruling.steps.at(-1)?.position !== ruling.position ? [ruling] : []))
  })
})

/** The legal actions of each position, cached. */
const asked = new WeakMap<Position, readonly Action[]>()

function legalAt(position: Position): readonly Action[] {
  const legal = asked.get(position) ?? wellsix.legal(position)
  asked.set(position, legal)
  return legal
}

describe('legal actions', () => {
  const isListed = ({ type }: Action): boolean => !['agree', 'result', 'correct', 'stands', 'unknown'].includes(type)
  const spelled = (action: Action): string =>
    wellsix.makeAction(action.type === 'switch' ? { ...action, cells: sortedPair(action.cells) } : action)
  const sortedPair = ([a, b]: readonly [string, string]): readonly [string, string] => (a < b ? [a, b] : [b, a])

  it('include an action if and only if it is accepted, except for types that are never listed', () => {
    expectNone(({ before, action, ruling }) => {
      const listed = legalAt(before).map(wellsix.makeAction).includes(spelled(action))
      return isListed(action) && listed !== ruling.accepted ? [action] : []
    })
  })

  it('are all accepted', () => {
    expectNone(({ before }) => legalAt(before).filter(action => !wellsix.play(before, action).accepted), 6)
  })

  it('are listed once, in canonical spelling', () => {
    expectNone(({ before }) => {
      const listed = legalAt(before).map(wellsix.makeAction)
      const once = new Set(legalAt(before).map(spelled))
      return sameText(listed, [...once]) ? [] : [before]
    })
  })
})

describe('the text', () => {
  it('of an action is parsed back to the action', () => {
    expectNone(({ before, action }) =>
      [action, ...legalAt(before).slice(0, 5)].filter(each => {
        const parsed = wellsix.parseAction(readLine(wellsix.makeAction(each), 1).words)
        return !sameText(parsed, { ok: true, value: each })
      }),
    )
  })

  it('of a set-up is parsed back to the set-up', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const setup = setupOf(randomHead(dice(seed)))
        const lines = wellsix.makeSetup(setup).map((line, index) => readLine(line, index + 1))
        expect(wellsix.parseSetup(lines)).toEqual({ ok: true, value: setup })
      }),
      { seed: 6, numRuns: some(100) },
    )
  })
})
