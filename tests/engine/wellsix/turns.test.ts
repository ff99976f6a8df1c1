import { describe, expect, it } from 'vitest'
import { noCapturePossible } from '../../../src/engine/wellsix/hints.ts'
import { after, rulingCode, events, legal, main, mainWithHands, refusal, setup, started } from './build.ts'

const ROW = ['7H 2S 9D 4C']

describe('turns of the main phase', () => {
  it('have two moves, and an event only when the turn changes', () => {
    const position = main(ROW)
    expect(events(position, 'place KD 0,1').map(({ type }) => type)).toEqual(['place'])
    const second = after(position, 'place KD 0,1')
    expect(second).toMatchObject({ turn: 1, moves: 1 })
    expect(events(second, 'place QD 0,2')[1]).toEqual({ type: 'phase', phase: 'main', turn: 2, moves: 2 })
    expect(after(second, 'place QD 0,2')).toMatchObject({ phase: 'main', turn: 2, moves: 2 })
  })

  it.each(['place KD 0,1', 'exchange 0,0 KD', 'capture 2,0 1,0', 'switch 0,0 1,0'])(
    'end after the second move: %s',
    text => {
      const position = main(['7H 8D 9D 4C'], { moves: 1 })
      const rest = text.startsWith('capture') ? after(position, 'capture 2,0 1,0') : after(position, text)
      expect(rest).toMatchObject({ turn: 2, moves: 2 })
    },
  )

  it('alternate between the players', () => {
    expect(after(main(ROW, { turn: 2, moves: 1 }), 'place KC 0,1')).toMatchObject({ turn: 1, moves: 2 })
  })
})

describe('quiet turns', () => {
  it('are counted when they end', () => {
    const position = main(ROW, { quiet: 4 })
    const second = after(position, 'place KD 0,1')
    expect(second.quiet).toBe(4)
    expect(after(second, 'place QD 0,2')).toMatchObject({ quiet: 5, seizing: false })
  })

  it('include the opener’s single move, which is a turn', () => {
    expect(after(main(ROW, { moves: 1 }), 'place KD 0,1').quiet).toBe(1)
  })

  it('are counted from zero after a turn with a capture', () => {
    const seized = after(main(['3H 2S 9D 4C'], { quiet: 4 }), 'capture 0,0 1,0')
    expect(seized).toMatchObject({ quiet: 0, seizing: true, moves: 1 })
    const ended = after(seized, 'place KD 1,1')
    expect(ended).toMatchObject({ quiet: 0, seizing: false, turn: 2 })
    expect(after(ended, 'place KC 1,-1', 'place QC 2,1').quiet).toBe(1)
  })

  it('end the game when the tenth quiet turn ends', () => {
    const position = main(ROW, { quiet: 9, moves: 1, seized: [['5S', '6S'], ['5H']] })
    expect(events(position, 'place KD 0,1')).toEqual([
      { type: 'place', player: 1, card: 'KD', cell: '0,1' },
      { type: 'game-over', scores: [2, 1], reason: 'quiet' },
    ])
    const over = after(position, 'place KD 0,1')
    expect(over).toMatchObject({ phase: 'game-over', turn: null, moves: null, quiet: 10, seizing: false })
    expect(over).toMatchObject({ scores: [[2, 1]], winner: null, table: { '0,1': 'KD' } })
    expect(after(main(ROW, { quiet: 8, moves: 1 }), 'place KD 0,1')).toMatchObject({ phase: 'main', quiet: 9 })
  })

  it('do not end the game in the middle of the tenth quiet turn', () => {
    expect(after(main(ROW, { quiet: 9 }), 'place KD 0,1')).toMatchObject({ phase: 'main', quiet: 9 })
  })

  it('do not end the game if the tenth turn has a capture', () => {
    const position = main(['3H 2S 9D 4C'], { quiet: 9, moves: 1 })
    expect(after(position, 'capture 0,0 1,0')).toMatchObject({ phase: 'main', turn: 2, quiet: 0 })
  })

  it('are not counted if a line ends the game', () => {
    const position = main(['7H 2D 9D 4D 3D'], { quiet: 9, moves: 1 })
    expect(after(position, 'place KD 5,0')).toMatchObject({ phase: 'game-over', quiet: 9, scores: [[30, 0]] })
  })
})

describe('a pass', () => {
  const stuck = mainWithHands(['7H 2S'], ['', '4C'], { quiet: 2 })

  it('is legal only for a player without a legal move, and ends the turn', () => {
    expect(legal(stuck)).toEqual(['pass'])
    expect(events(stuck, 'pass')).toEqual([
      { type: 'pass', player: 1 },
      { type: 'phase', phase: 'main', turn: 2, moves: 2 },
    ])
    expect(after(stuck, 'pass')).toMatchObject({ turn: 2, moves: 2, quiet: 3 })
  })

  it('can also replace only the second move', () => {
    const second = mainWithHands(['7H 2S'], ['', '4C'], { moves: 1, seizing: true })
    expect(after(second, 'pass')).toMatchObject({ turn: 2, moves: 2, quiet: 0, seizing: false })
  })

  it('can complete the tenth quiet turn', () => {
    const position = mainWithHands(['7H 2S'], ['', '4C'], { quiet: 9 })
    expect(events(position, 'pass').map(({ type }) => type)).toEqual(['pass', 'game-over'])
  })

  it.each([
    [['7H 2S'], '9D', 9],
    [['7H 9D'], '', 1],
    [['7H 6S'], '', 1],
    [['7H 6H'], '', 2],
  ] as const)('is refused if a move is possible: %s, %s', (rows, hand, moves) => {
    const position = mainWithHands(rows, [hand, '4C'])
    expect(legal(position)).not.toContain('pass')
    expect(refusal(position, 'pass')).toMatchObject({ code: 'must-move', rule: 'turns' })
    expect(legal(position)).toHaveLength(hand === '' ? moves : 7)
    expect(refusal(position, 'pass')).toMatchObject({ moves: hand === '' ? moves : 7 })
  })
})

describe('agreeing that no capture is possible', () => {
  it('ends the game and gives each player a point for each captured card', () => {
    const position = main(ROW, { seized: [['5S', '6S'], ['5H']], quiet: 3 })
    expect(events(position, 'agree')).toEqual([
      { type: 'agree' },
      { type: 'game-over', scores: [2, 1], reason: 'no-seizures' },
    ])
    expect(after(position, 'agree')).toMatchObject({ phase: 'game-over', quiet: 3, turn: null, moves: null })
    expect(legal(position)).not.toContain('agree')
  })

  it('does not count a quiet turn if the turn had a capture', () => {
    expect(after(main(ROW, { seizing: true, moves: 1 }), 'agree')).toMatchObject({ quiet: 0, seizing: true })
  })
})

describe('the proof that no capture is possible any more', () => {
  it('exists if no card in play ranks directly above a card of the other player', () => {
    expect(noCapturePossible(mainWithHands(['7H 2S'], ['9D', '4C']))).toBe(true)
    expect(noCapturePossible(mainWithHands(['7H 2S'], ['8D', '4C']))).toBe(false)
    expect(noCapturePossible(mainWithHands(['7H 2S'], ['9D', '8C']))).toBe(false)
    expect(noCapturePossible(mainWithHands(['KH 2S'], ['', 'AC']))).toBe(false)
    expect(noCapturePossible(mainWithHands(['7H 6S'], ['', '']))).toBe(false)
  })

  it('exists if a player has no card in play', () => {
    expect(noCapturePossible(mainWithHands(['7H 8H'], ['', '']))).toBe(true)
    expect(noCapturePossible(mainWithHands(['7H 8H'], ['', '2S']))).toBe(false)
    expect(noCapturePossible(mainWithHands(['7S'], ['', '8S']))).toBe(true)
  })

  it('does not exist at the beginning', () => {
    expect(noCapturePossible(started(setup()))).toBe(false)
  })
})

describe('actions of other phases', () => {
  it('are refused in the main phase', () => {
    const position = main(ROW)
    for (const text of ['keep 0,0', 'next', 'result 30 0']) {
      expect(refusal(position, text)).toEqual({ code: 'wrong-phase', rule: 'turns' })
    }
    expect(rulingCode(position, 'frobnicate')).toBe('unknown-action')
  })
})
