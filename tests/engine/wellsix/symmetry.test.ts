import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Action, Position } from '../../../src/engine/wellsix/types.ts'
import { walk } from './walks.ts'

/** A symmetry: a function that mirrors or rotates all squares, or swaps the players or the colours, in any value. */
type View = <T>(value: T) => T

const throughText =
  (change: (text: string) => string): View =>
  value =>
    JSON.parse(change(JSON.stringify(value))) as typeof value

const cells = (turned: (x: number, y: number) => readonly [number, number]): View =>
  throughText(text => text.replace(/"(-?\d+),(-?\d+)"/g, (_, x, y) => `"${turned(Number(x), Number(y)).map(n => n + 0).join(',')}"`)) // oxfmt-ignore

const SUITS: Readonly<Record<string, string>> = { H: 'S', S: 'H', D: 'C', C: 'D' }
const players = (value: unknown, key = ''): unknown => {
  if (['turn', 'opener', 'red', 'player', 'winner'].includes(key) && (value === 1 || value === 2)) return 3 - value
  if (['hands', 'seized', 'totals', 'suits'].includes(key) && Array.isArray(value) && value.length === 2 && typeof value[0] !== 'string') return [...value].reverse() // oxfmt-ignore
  if (key === 'scores' && Array.isArray(value)) {
    return typeof value[0] === 'number' ? [...value].reverse() : value.map((pair: unknown[]) => [...pair].reverse())
  }
  if (Array.isArray(value)) return value.map(each => players(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, players(each, name)]))
}

const VIEWS: Readonly<Record<string, View>> = {
  'mirrored left to right': cells((x, y) => [-x, y]),
  'mirrored upside down': cells((x, y) => [x, -y]),
  'rotated by 90 degrees': cells((x, y) => [-y, x]),
  'mirrored along a diagonal': cells((x, y) => [y, x]),
  'with the players swapped': value => players(value) as typeof value,
  'with the colours swapped': throughText(text =>
    text
      .replace(/"([A2-9TJQK])([SHDC])"/g, (_, rank, suit) => `"${rank}${SUITS[suit]}"`)
      .replace(/"red":([12])/g, (_, red) => `"red":${3 - Number(red)}`),
  ),
}

/** Sorts the keys and the lists of words in a value, and removes keys that name colours. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every(each => typeof each === 'string') ? [...value].sort() : value.map(plain)
  }
  if (typeof value !== 'object' || value === null) return value
  const isOrder = Object.values(value).includes('opening-order')
  const entries = Object.entries(value).filter(([key]) => key !== 'suits' && !(key === 'counts' && isOrder))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, plain(each)]))
}

describe.each(Object.keys(VIEWS))('a match %s', name => {
  const view = VIEWS[name] ?? (value => value)

  it('has rulings that correspond to those of the unchanged match', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        for (const { before, action, ruling } of walk(seed, 30)) {
          // The colours of the next game depend on its opener, so the action that starts it is left out.
          if (action.type === 'next' && before.colours === 'alternate') continue
          const other = wellsix.play(sorted(view(before)), view(action))
          expect(plain(other)).toEqual(plain(view(ruling)))
        }
      }),
      { seed: 7, numRuns: 20 },
    )
  })

  it('has legal actions that correspond to those of the unchanged match', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        for (const { before } of walk(seed, 10)) {
          const spelled = (actions: readonly Action[]): string[] => actions.map(each => wellsix.makeAction(switched(each))).sort() // oxfmt-ignore
          expect(spelled(wellsix.legal(sorted(view(before))))).toEqual(spelled(wellsix.legal(before).map(view)))
        }
      }),
      { seed: 8, numRuns: 10 },
    )
  })
})

/** Sorts the squares of a switch, because a symmetry may change their order. */
const switched = (action: Action): Action =>
  action.type === 'switch' ? { ...action, cells: [...action.cells].sort() as [string, string] } : action

/** Sorts the cards of hands and piles, because a symmetry may change their order. */
const sorted = (position: Position): Position => ({
  ...position,
  hands: [[...position.hands[0]].sort(), [...position.hands[1]].sort()],
  seized: [[...position.seized[0]].sort(), [...position.seized[1]].sort()],
})
