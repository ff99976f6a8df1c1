import { describe, expect, it } from 'vitest'
import { readLine } from '../../../src/engine/text.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { cards, dealt, setup } from './build.ts'

const read = (...lines: readonly string[]) => wellsix.parseSetup(lines.map((line, index) => readLine(line, index + 2)))
const value = (...lines: readonly string[]) => {
  const parsed = read(...lines)
  return parsed.ok ? parsed.value : parsed.error
}

const DEAL = ['deal', '0,0 7h', '1,0 10S']

describe('the head', () => {
  it('has defaults for missing lines', () => {
    expect(value()).toEqual({
      players: ['Player 1', 'Player 2'],
      opener: 1,
      colours: 'alternate',
      games: 6,
      deal: null,
    })
  })

  it('may contain players, opener, colours and games', () => {
    expect(value('games 4', 'opener 2', 'colours fixed', 'players Zoë,  van der Berg')).toEqual({
      players: ['Zoë', 'van der Berg'],
      opener: 2,
      colours: 'fixed',
      games: 4,
      deal: null,
    })
    expect(value('opener 1', 'colours alternate')).toMatchObject({ opener: 1, colours: 'alternate' })
  })

  it('may begin in the middle of a game', () => {
    expect(value(...DEAL)).toMatchObject({
      deal: {
        cards: [
          { cell: '0,0', card: '7H' },
          { cell: '1,0', card: 'TS' },
        ],
        phase: 'opening',
        turn: 1,
        moves: 1,
        seized: [[], []],
        quiet: 0,
        seizing: false,
      },
    })
  })

  it('may contain phase, turn, moves, captured cards, quiet turns, and whether the turn had a capture', () => {
    const lines = ['phase MAIN', 'turn 2', 'moves 2', 'seized 5c  10S / -', 'quiet 9', 'seizing yes']
    expect(value(...lines.map(line => line.toLowerCase()), ...DEAL)).toMatchObject({
      deal: { phase: 'main', turn: 2, moves: 2, seized: [['5C', 'TS'], []], quiet: 9, seizing: true },
    })
    expect(value('seized - / QH', 'seizing no', 'phase opening', ...DEAL)).toMatchObject({
      deal: { seized: [[], ['QH']], seizing: false, phase: 'opening' },
    })
  })

  it('gives the turn to the opener by default', () => {
    expect(value('opener 2', ...DEAL)).toMatchObject({ deal: { turn: 2, moves: 1 } })
    expect(value('opener 2', 'turn 1', ...DEAL)).toMatchObject({ deal: { turn: 1 } })
  })

  it('may have its deal before other lines, and may name squares far from the origin', () => {
    expect(value('deal', '-12,305 7H', 'games 2', 'phase main')).toMatchObject({
      games: 2,
      deal: { cards: [{ cell: '-12,305', card: '7H' }], phase: 'main' },
    })
    expect(value('deal', '0,0 7H', 'players Ann, Ben')).toMatchObject({ players: ['Ann', 'Ben'] })
  })

  it('is parsed without checking whether a match can start from it', () => {
    expect(value('games 7', 'quiet 12', 'deal')).toMatchObject({ games: 7, deal: { quiet: 12, cards: [] } })
    expect(value('games 0')).toMatchObject({ games: 0 })
  })

  it.each([
    [['players Ann'], 'player-count'],
    [['players Ann, '], 'player-count'],
    [['players Ann, Ben, Cleo'], 'player-count'],
    [['opener 3'], 'bad-value'],
    [['opener 1 2'], 'bad-value'],
    [['colours red'], 'bad-value'],
    [['games six'], 'bad-value'],
    [['games 06'], 'bad-value'],
    [['games +6'], 'bad-value'],
    [['games -2'], 'bad-value'],
    [['games 9999999'], 'bad-value'],
    [['games'], 'bad-value'],
    [['mode duel'], 'unknown-key'],
    [['games 2', 'games 2'], 'key-twice'],
    [['deal main', '0,0 7H'], 'bad-value'],
    [[...DEAL, 'deal', '5,5 KD'], 'key-twice'],
    [['0,0 7H'], 'unknown-key'],
    [['deal', '0,0'], 'word-count'],
    [['deal', '0,0 7H 8H'], 'word-count'],
    [['deal', '+1,0 7H'], 'not-a-cell'],
    [['deal', '01,0 7H'], 'not-a-cell'],
    [['deal', '-0,0 7H'], 'not-a-cell'],
    [['deal', '0,0, 7H'], 'not-a-cell'],
    [['deal', '0,0 1H'], 'not-a-card'],
    [['deal', '0,0 ??'], 'not-a-card'],
    [['deal', '0,0 .'], 'not-a-card'],
    [['deal', '7H 0,0'], 'unknown-key'],
    [[...DEAL, 'phase keep'], 'bad-value'],
    [[...DEAL, 'turn 0'], 'bad-value'],
    [[...DEAL, 'turn 3'], 'bad-value'],
    [[...DEAL, 'moves 0'], 'bad-value'],
    [[...DEAL, 'moves 3'], 'bad-value'],
    [[...DEAL, 'quiet x'], 'bad-value'],
    [[...DEAL, 'quiet -1'], 'bad-value'],
    [[...DEAL, 'seizing maybe'], 'bad-value'],
    [[...DEAL, 'seized 5S'], 'bad-value'],
    [[...DEAL, 'seized 5S /'], 'bad-value'],
    [[...DEAL, 'seized / 5H'], 'bad-value'],
    [[...DEAL, 'seized 5S / 5H / -'], 'bad-value'],
    [[...DEAL, 'seized - 5S / -'], 'bad-value'],
    [[...DEAL, 'seized 5S XX / -'], 'bad-value'],
    [[...DEAL, 'seized - / -5H'], 'bad-value'],
  ] as const)('can’t be read: %s', (lines, code) => {
    expect(value(...lines)).toMatchObject({ code })
  })

  it('reports the line with the problem', () => {
    expect(value('players Ann, Ben', 'games six')).toEqual({ code: 'bad-value', line: 3, about: ['games', 'six'] })
    expect(value('deal', '0,0 7H', '1,0 XX')).toEqual({ code: 'not-a-card', line: 4, about: ['deal', 'xx'] })
    expect(value('deal', '0,0 7H', '1,x 8H')).toEqual({ code: 'not-a-cell', line: 4, about: ['deal', '1,x'] })
    expect(value('deal', '0,0 7H 8H')).toEqual({ code: 'word-count', line: 3, about: ['deal'] })
    expect(value(...DEAL, 'Seized 5S  x / -')).toEqual({ code: 'bad-value', line: 5, about: ['seized', '5S  x / -'] })
  })

  it.each(['phase main', 'turn 1', 'moves 1', 'seized - / -', 'quiet 0', 'seizing no'])(
    'may have %s only with a deal',
    line => {
      expect(value('games 2', line)).toEqual({ code: 'needs-key', line: 3, about: [line.split(' ')[0], 'deal'] })
    },
  )
})

describe('the lines of a head', () => {
  it('are written from a set-up', () => {
    expect(wellsix.makeSetup(setup({ opener: 2, colours: 'fixed', games: 4 }))).toEqual([
      'players Ann, Ben',
      'opener 2',
      'colours fixed',
      'games 4',
    ])
    const deal = { turn: 2, moves: 1, seized: [['3S', 'TS'], []], quiet: 0, seizing: true } as const
    expect(wellsix.makeSetup(dealt(['7H', '2S'], deal))).toEqual([
      'players Ann, Ben',
      'opener 1',
      'colours alternate',
      'games 2',
      'phase main',
      'turn 2',
      'moves 1',
      'seized 3S TS / -',
      'quiet 0',
      'seizing yes',
      'deal',
      '0,1 7H',
      '0,0 2S',
    ])
    expect(wellsix.makeSetup(dealt(['7H']))).toContain('seizing no')
  })

  it.each([
    setup({ games: 8 }),
    dealt(['7H 2S', '.. 9D'], { quiet: 3, seized: [['3S'], ['KD', 'AD']] }),
    dealt([], { phase: 'opening', cards: cards('7H 2S').map(each => ({ ...each, cell: `-${each.cell}`.replace('-0', '-7') })) }), // oxfmt-ignore
  ])('are parsed back to the set-up', of => {
    expect(value(...wellsix.makeSetup(of))).toEqual(of)
  })
})
