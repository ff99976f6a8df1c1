import { describe, expect, it } from 'vitest'
import type { Win } from '../../src/book/journal/summary.ts'
import { ALWAYS, keyOf, meetings, standings } from '../../src/book/standings.ts'

const win = (what: Win['what'], seat: number, at = 5, count = 1): Win => ({ what, seat, at, count })
const match = (players: string, ...wins: readonly Win[]) => ({ players: players.split(' '), wins })

const EVENING = [
  match('Ann Bob', win('game', 1, 1), win('game', 2, 2), win('game', 0, 3), win('match', 1, 3)),
  match('bob Ann', win('match', 1, 7)),
  match('Ann Bob', win('match', 0, 8)),
  match('Ann Bob Cat Dee', win('hand', 3, 8, 2), win('hand', 1, 9), win('match', 3, 9)),
  match('Ann', win('match', 0, 9)),
]

describe('the standings of a period', () => {
  it('count everybody’s wins, ignoring the case of names', () => {
    expect(standings(EVENING, ALWAYS)).toEqual([
      { name: 'Ann', played: 4, hand: 1, game: 1, match: 1 },
      { name: 'Bob', played: 4, hand: 0, game: 1, match: 1 },
      { name: 'Cat', played: 1, hand: 2, game: 0, match: 1 },
      { name: 'Dee', played: 1, hand: 0, game: 0, match: 0 },
    ])
  })

  it('count only wins in the period', () => {
    expect(
      standings(EVENING, { from: 2, to: 8 }).map(({ name, played, game, match }) => [name, played, game, match]),
    ).toEqual([
      ['Bob', 2, 1, 1],
      ['Ann', 2, 0, 1],
    ])
    expect(standings(EVENING, { from: 10, to: null })).toEqual([])
  })
})

describe('the key of a name', () => {
  it('is the same for names that look the same, also when it is computed again after many others', () => {
    const keys = (): readonly string[] => ['Zoë', 'ZOE\u0308 ', 'Zo\u200be', 'Zoe'].map(keyOf)
    const first = keys()
    expect([first[0] === first[1], first[2] === first[3], first[0] === first[2]]).toEqual([true, true, false])
    for (let i = 0; i < 10_001; i++) keyOf(`Player ${i}`)
    expect(keys()).toEqual(first)
  })
})

describe('the direct results of two people', () => {
  it('count wins against each other, in any seats', () => {
    const [first, ...rest] = meetings(EVENING, ALWAYS)
    expect(first).toEqual({
      names: ['Ann', 'Bob'],
      won: [
        { hand: 1, game: 1, match: 1 },
        { hand: 0, game: 1, match: 1 },
      ],
      drawn: 1,
    })
    expect(
      rest.map(({ names, won }) => [names.join(' '), won[0].hand, won[1].hand, won[0].match, won[1].match]),
    ).toEqual([
      ['Ann Cat', 1, 2, 0, 1],
      ['Bob Cat', 0, 2, 0, 1],
      ['Cat Dee', 2, 0, 1, 0],
      ['Ann Dee', 1, 0, 0, 0],
    ])
  })

  it('count only matches of the period', () => {
    expect(meetings(EVENING, { from: 7, to: 8 })).toEqual([
      {
        names: ['Ann', 'bob'],
        won: [
          { hand: 0, game: 0, match: 0 },
          { hand: 0, game: 0, match: 1 },
        ],
        drawn: 0,
      },
    ])
  })
})
