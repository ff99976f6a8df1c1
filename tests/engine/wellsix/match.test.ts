import { describe, expect, it } from 'vitest'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { after, rulingCode, dealt, events, legal, main, refusal, setup, started } from './build.ts'

const FIVE = ['7H 2D 9D 4D 3D']

describe('six in line', () => {
  it('give the winner 30 points, and the loser one point for each captured card', () => {
    const position = main(FIVE, {
      seized: [
        ['5S', '6S'],
        ['5H', '6H', '8H'],
      ],
      moves: 1,
    })
    expect(events(position, 'place KD 5,0')).toEqual([
      { type: 'place', player: 1, card: 'KD', cell: '5,0' },
      { type: 'align', player: 1, cells: ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'] },
      { type: 'game-over', scores: [30, 3], reason: 'alignment' },
    ])
  })

  it('also give 30 points to player 2', () => {
    const position = main(['7S 2C 9C 4C 3C'], {
      turn: 2,
      seized: [
        ['5S', '6S'],
        ['5H', '6H', '8H'],
      ],
    })
    expect(events(position, 'place KC -1,0').at(-1)).toEqual({
      type: 'game-over',
      scores: [2, 30],
      reason: 'alignment',
    })
  })

  it('end the game in the middle of a turn', () => {
    const over = after(main(FIVE, { quiet: 5 }), 'place KD 5,0')
    expect(over).toMatchObject({ phase: 'game-over', turn: null, moves: null, quiet: 5, seizing: false })
    expect(legal(over)).toEqual(['next'])
  })

  it('can result from a capture', () => {
    const position = main(['.. .. .. .. .. QH', '7H 2D 9D 4D 3D JS'])
    expect(events(position, 'capture 5,1 5,0').map(({ type }) => type)).toEqual(['capture', 'align', 'game-over'])
    expect(after(position, 'capture 5,1 5,0')).toMatchObject({ seizing: true, quiet: 0, seized: [['JS'], []] })
  })

  it('count if no card of the line is removed by isolation', () => {
    const position = main(['.. .. .. .. .. QH 5S', '7H 2D 9D 4D 3D JS ..'])
    expect(events(position, 'capture 5,1 5,0').map(({ type }) => type)).toEqual(['capture', 'isolate', 'align', 'game-over']) // oxfmt-ignore
  })

  it('do not count if isolation removes a card of the line', () => {
    const column = ['6H', '8H', '9H', 'TH', '3H'].map(card => `${card} .. .. .. .. .. .. .. ..`)
    const position = main(['JS QH 5S 6S 2D 3S 4D 5C 6D', ...column])
    expect(events(position, 'capture 1,5 0,5').map(({ type }) => type)).toEqual(['capture', 'isolate'])
    expect(after(position, 'capture 1,5 0,5')).toMatchObject({ phase: 'main', turn: 1, moves: 1 })
  })
})

describe('the next game', () => {
  const over = after(main(FIVE, { seized: [['5S'], []] }), 'place KD 5,0')

  it('is opened by the other player, who then plays red', () => {
    expect(events(over, 'next')).toEqual([{ type: 'phase', phase: 'opening', turn: 2, moves: 1, suits: ['S', 'H'] }])
    const next = after(over, 'next')
    expect(next).toMatchObject({
      phase: 'opening',
      game: 2,
      opener: 2,
      red: 2,
      turn: 2,
      moves: 1,
      table: {},
      seized: [[], []],
      quiet: 0,
      seizing: false,
      scores: [[30, 0]],
      winner: null,
    })
    expect(next.hands[0]).toContain('7S')
    expect(next.hands[1]).toContain('7H')
  })

  it('keeps the colours if these are fixed', () => {
    const fixed = after(main(FIVE, {}, { colours: 'fixed' }), 'place KD 5,0', 'next')
    expect(fixed).toMatchObject({ opener: 2, red: 1, turn: 2 })
    expect(fixed.hands[1]).toContain('7S')
    expect(rulingCode(fixed, 'place 7S 0,0')).toBe('accepted')
  })

  it('must be started by the action `next`', () => {
    expect(refusal(over, 'place KD 5,0')).toEqual({ code: 'wrong-phase', rule: 'match' })
    expect(rulingCode(over, 'pass')).toBe('wrong-phase')
    expect(rulingCode(over, 'what now')).toBe('unknown-action')
  })

  it('has the other player as its opener each time', () => {
    const four = started(setup({ games: 4, opener: 2 }))
    const openers = [1, 2, 3].reduce(
      positions => [...positions, after(positions.at(-1) ?? four, 'result 1 0', 'next')],
      [four],
    )
    expect(openers.map(({ game, opener, red, turn }) => [game, opener, red, turn])).toEqual([
      [1, 2, 2, 2],
      [2, 1, 1, 1],
      [3, 2, 2, 2],
      [4, 1, 1, 1],
    ])
  })
})

describe('the match', () => {
  const last = (first: string, second: string) =>
    events(after(started(setup()), `result ${first}`, 'next'), `result ${second}`).slice(1)

  it('is over after the last game, and the higher total wins', () => {
    expect(last('30 4', '3 5')).toEqual([
      { type: 'game-over', scores: [3, 5], reason: 'result' },
      { type: 'over', totals: [33, 9], winner: 1 },
    ])
    expect(last('3 4', '0 30')[1]).toEqual({ type: 'over', totals: [3, 34], winner: 2 })
    expect(last('3 4', '4 3')[1]).toEqual({ type: 'over', totals: [7, 7], winner: 0 })
  })

  it('accepts no action once it is over', () => {
    const over = after(started(setup()), 'result 30 4', 'next', 'result 3 5')
    expect(over).toMatchObject({ phase: 'over', winner: 1, turn: null, moves: null, scores: [[30, 4], [3, 5]] }) // oxfmt-ignore
    expect(legal(over)).toEqual([])
    for (const text of ['next', 'pass', 'place 7H 0,0', 'hello there', 'result 1 1', 'correct 0,0 7H']) {
      expect(refusal(over, text)).toEqual({ code: 'over', rule: 'match' })
    }
  })

  it('continues until its last game', () => {
    const over = after(started(setup({ games: 4 })), 'result 30 4', 'next', 'result 3 5')
    expect(over).toMatchObject({ phase: 'game-over', winner: null, game: 2 })
  })
})

describe('the match data that pages show', () => {
  it('contain the phase, the turn and the totals', () => {
    const two = after(started(setup({ games: 4 })), 'result 30 4', 'next', 'result 3 5')
    expect(wellsix.status(two)).toEqual({ phase: 'game-over', turn: null, over: false, scores: [33, 9], winner: null })
    const over = after(started(setup()), 'result 30 4', 'next', 'result 3 5')
    expect(wellsix.status(over)).toEqual({ phase: 'over', turn: null, over: true, scores: [33, 9], winner: 1 })
    expect(wellsix.status(main(FIVE))).toEqual({ phase: 'main', turn: 1, over: false, scores: [0, 0], winner: null })
  })

  it('contain the state in the format of records, with the layout sorted by x, then y', () => {
    const position = main(['7H 2D', '9D ..', '4D 3S'], { seized: [['6S', '5S'], ['5H']], quiet: 2, turn: 2 })
    const state = wellsix.state(position)
    expect(JSON.stringify(state)).toBe(
      JSON.stringify({
        phase: 'main',
        game: 1,
        opener: 1,
        turn: 2,
        moves: 2,
        table: { '0,0': '4D', '0,1': '9D', '0,2': '7H', '1,0': '3S', '1,2': '2D' },
        hands: position.hands,
        seized: [['5S', '6S'], ['5H']],
        quiet: 2,
        seizing: false,
        scores: [],
        totals: [0, 0],
        winner: null,
      }),
    )
    expect(wellsix.state(after(position, 'agree'))).toMatchObject({ scores: [[2, 1]], totals: [2, 1], turn: null })
  })

  it('contain the names of the players and of the game', () => {
    expect(wellsix.players(dealt(FIVE))).toEqual(['Ann', 'Ben'])
    expect(wellsix.name).toBe('wellsix')
  })
})
