import { expect, test } from 'vitest'
import type { CardLocations } from '../../../src/engine/hands.ts'
import { weticeRules } from '../../../src/games/wetice/table/useWetIcePlay.ts'
import { begin, duel } from '../../engine/wetice/table.ts'

test('a position that is made from card locations has piles with the given number of cards of each suit', () => {
  const locations: CardLocations = new Map([
    ['cell a1', ['H']],
    ['pile 1', ['S', 'S', 'S']],
    ['pile 2', []],
  ])
  const { piles } = weticeRules.withLocations(begin(duel(['H.......'])), locations)
  expect(piles).toEqual([{ S: 3 }, {}])
})
