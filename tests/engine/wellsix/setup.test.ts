import { describe, expect, it } from 'vitest'
import type { SetupProblem } from '../../../src/engine/game.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Deal, Setup } from '../../../src/engine/wellsix/types.ts'
import { cards, dealt, list, main, setup, started } from './build.ts'

const problems = (of: Setup): readonly SetupProblem[] => {
  const start = wellsix.start(of)
  return start.ok ? [] : start.error
}

const TWO = ['7H 2S']
/** The opening after each player has placed one card: player 2 has one more card to place in this turn. */
const OPENING: Partial<Deal> = { phase: 'opening', turn: 2, moves: 1 }

describe('a set-up', () => {
  it('begins before the first card by default', () => {
    expect(started(setup({ opener: 2, colours: 'fixed', games: 100 }))).toMatchObject({
      phase: 'opening',
      opener: 2,
      red: 2,
      colours: 'fixed',
      games: 100,
      scores: [],
      winner: null,
    })
  })

  it.each([0, 1, 3, 7, 101, 102, -2, 2.5, NaN])('can’t have %s games', games => {
    expect(problems(setup({ games }))).toEqual([{ code: 'games', key: 'games', games }])
  })

  it.each([2, 4, 100])('can have %s games', games => {
    expect(problems(setup({ games }))).toEqual([])
  })

  it('reports all problems together', () => {
    const all = problems(dealt(['7H .. 7H'], { quiet: 10, seized: [['8H'], []] }, { games: 5 }))
    expect(all.map(({ code }) => code)).toEqual(['games', 'card-twice', 'not-connected', 'own-seized', 'quiet'])
  })
})

describe('a deal in the main phase', () => {
  it('puts all cards that are neither in the layout nor captured into the hands', () => {
    const position = main(TWO, { turn: 2, moves: 1, seized: [list('AC 2C'), list('KD')], quiet: 9 })
    expect(position).toMatchObject({ phase: 'main', turn: 2, moves: 1, quiet: 9, seizing: false })
    expect(position).toMatchObject({ table: { '0,0': '7H', '1,0': '2S' }, seized: [['2C', 'AC'], ['KD']] })
    expect(position.hands[0]).toHaveLength(24)
    expect(position.hands[1]).toHaveLength(23)
    expect(position.hands[0]).toEqual([...position.hands[0]].sort())
    expect(position.hands[0]).not.toContain('KD')
    expect(position.hands[0]).toContain('QD')
    expect(position.hands[1]).toContain('3C')
  })

  it('gives the red cards to the opener', () => {
    const position = main(TWO, {}, { opener: 2 })
    expect(position.hands[1]).toContain('8H')
    expect(position.hands[0]).toContain('3S')
  })

  it('sorts captured cards', () => {
    expect(main(TWO, { seized: [['TS', '3S'], ['KD', 'AH']] }).seized).toEqual([['3S', 'TS'], ['AH', 'KD']]) // oxfmt-ignore
  })

  it('must have at least one card', () => {
    expect(problems(dealt([]))).toEqual([{ code: 'no-cards', key: 'deal' }])
    expect(problems(dealt(['7H']))).toEqual([])
  })

  it('must have at most one card on a square', () => {
    const twice = [...cards(...TWO), { cell: '0,0', card: '8H' }] as const
    expect(problems(dealt([], { cards: twice }))).toEqual([{ code: 'cell-twice', key: 'deal', cells: ['0,0'] }])
  })

  it('must have each card once, in the layout or captured', () => {
    expect(problems(dealt(['7H 7H 2S 2S 2S']))).toEqual([{ code: 'card-twice', key: 'deal', cards: ['7H', '2S'] }])
    expect(problems(dealt(TWO, { seized: [['2S'], []] }))).toMatchObject([{ code: 'card-twice', cards: ['2S'] }])
    expect(problems(dealt(TWO, { seized: [['3S', '3S'], []] }))).toMatchObject([{ code: 'card-twice', cards: ['3S'] }])
    expect(problems(dealt(TWO, { seized: [['3S'], ['7H']] }))).toMatchObject([{ code: 'card-twice', cards: ['7H'] }])
  })

  it('must be connected', () => {
    expect(problems(dealt(['7H 2S .. 8H']))).toEqual([{ code: 'not-connected', key: 'deal', cells: ['3,0'] }])
    expect(problems(dealt(['7H .. ..', '.. 8H 9H']))).toEqual([{ code: 'not-connected', key: 'deal', cells: ['0,1'] }])
  })

  it('must not have six in line', () => {
    const cells = ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0']
    expect(problems(dealt(['7H 2D 9D 4D 3D KD']))).toEqual([{ code: 'aligned', key: 'deal', cells }])
    expect(problems(dealt(['7S 2C 9C 4C 3C KC']))).toEqual([{ code: 'aligned', key: 'deal', cells }])
  })

  it('lets each player have captured only cards of the opponent’s colour', () => {
    expect(problems(dealt(TWO, { seized: [['8H', '3S', 'KD'], ['9H']] }))).toEqual([{ code: 'own-seized', key: 'seized', player: 1, cards: ['8H', 'KD'] }]) // oxfmt-ignore
    expect(problems(dealt(TWO, { seized: [['3S'], ['9C']] }))).toEqual([{ code: 'own-seized', key: 'seized', player: 2, cards: ['9C'] }]) // oxfmt-ignore
    expect(problems(dealt(TWO, { seized: [['8H'], ['9C']] }, { opener: 2 }))).toEqual([])
    expect(problems(dealt(TWO, { seized: [['8H'], ['9C']] }))).toHaveLength(2)
  })

  it('must have fewer than ten quiet turns, and none if the turn has a capture', () => {
    expect(problems(dealt(TWO, { quiet: 10 }))).toEqual([{ code: 'quiet', key: 'quiet', quiet: 10 }])
    expect(problems(dealt(TWO, { quiet: 9 }))).toEqual([])
    expect(problems(dealt(TWO, { quiet: 1, seizing: true }))).toEqual([{ code: 'seizing-quiet', key: 'seizing', quiet: 1 }]) // oxfmt-ignore
    expect(problems(dealt(TWO, { quiet: 0, seizing: true }))).toEqual([])
    expect(main(TWO, { seizing: true }).seizing).toBe(true)
  })

  it('may have diamonds and clubs, the turn of either player, and one or two moves left', () => {
    expect(problems(dealt(['7D 2C'], { turn: 2, moves: 2 }))).toEqual([])
  })
})

describe('a deal in the opening', () => {
  it('puts the other hearts and spades into the hands', () => {
    const position = started(dealt(TWO, OPENING))
    expect(position).toMatchObject({ phase: 'opening', turn: 2, moves: 1, table: { '0,0': '7H', '1,0': '2S' } })
    expect(position.hands[0]).toEqual('2H 3H 4H 5H 6H 8H 9H AH JH KH QH TH'.split(' '))
    expect(position.hands[1]).toEqual('3S 4S 5S 6S 7S 8S 9S AS JS KS QS TS'.split(' '))
  })

  it('must have hearts and spades only', () => {
    expect(problems(dealt(['7D 2C'], OPENING))).toEqual([{ code: 'opening-suit', key: 'deal', cards: ['2C', '7D'] }])
  })

  it('must have the number of cards of each suit that the order of the opening requires', () => {
    expect(problems(dealt(['7S 2S'], OPENING))).toEqual([{ code: 'opening-count', key: 'deal', placed: { opener: 0, other: 2 }, due: { opener: 1, other: 1 } }]) // oxfmt-ignore
    expect(problems(dealt(['7H 2S 3H'], { phase: 'opening', turn: 1, moves: 2 }))).toEqual([{ code: 'opening-count', key: 'deal', placed: { opener: 2, other: 1 }, due: { opener: 1, other: 2 } }]) // oxfmt-ignore
    expect(problems(dealt(['7H 2S 3S'], { phase: 'opening', turn: 1, moves: 2 }))).toEqual([])
  })

  it('counts red cards as the opener’s, even if player 2 opens', () => {
    const black = dealt(['7H 2S 3S'], { phase: 'opening', turn: 2, moves: 2 }, { opener: 2 })
    expect(problems(black)).toEqual([])
    expect(problems(dealt(['7H 2H 3S'], { phase: 'opening', turn: 2, moves: 2 }, { opener: 2 }))).toHaveLength(1)
  })

  it('must have the turn and the number of moves that the order of the opening requires', () => {
    const due = { turn: 2, moves: 1 }
    expect(problems(dealt(TWO, { ...OPENING, turn: 1 }))).toEqual([{ code: 'opening-turn', key: 'turn', ...due }])
    expect(problems(dealt(TWO, { ...OPENING, moves: 2 }))).toEqual([{ code: 'opening-turn', key: 'moves', ...due }])
    expect(problems(dealt(TWO, { ...OPENING, turn: 1, moves: 2 }))).toEqual([
      { code: 'opening-turn', key: 'turn', ...due },
    ])
    expect(problems(dealt(['7S 2S'], { ...OPENING, turn: 1 })).map(({ code }) => code)).toEqual(['opening-count', 'opening-turn']) // oxfmt-ignore
    expect(problems(dealt(['7S 2S'], { ...OPENING, moves: 2 })).map(({ code }) => code)).toEqual(['opening-count', 'opening-turn']) // oxfmt-ignore
  })

  it('must have fewer than 26 cards', () => {
    const ranks = [...'A23456789TJQK']
    const row = (suit: string, from: number, to: number) => ranks.slice(from, to).map(rank => rank + suit).join(' ') // oxfmt-ignore
    const rows = [row('H', 0, 5), row('S', 0, 5), row('H', 5, 10), row('S', 5, 10), `${row('H', 10, 13)} ${row('S', 10, 13)}`] // oxfmt-ignore
    const all = problems(dealt(rows, { phase: 'opening', turn: 1, moves: 1 }))
    expect(all).toEqual([{ code: 'opening-over', key: 'phase', count: 26 }])
    expect(problems(dealt(rows))).toEqual([])
  })

  it('must have no captures and no quiet turns', () => {
    expect(problems(dealt(TWO, { ...OPENING, seized: [['3S'], []] }))).toEqual([{ code: 'opening-seized', key: 'seized' }]) // oxfmt-ignore
    expect(problems(dealt(TWO, { ...OPENING, seized: [[], ['3H']] }))).toMatchObject([{ code: 'opening-seized' }])
    expect(problems(dealt(TWO, { ...OPENING, seizing: true }))).toEqual([{ code: 'opening-seized', key: 'seizing' }]) // oxfmt-ignore
    expect(problems(dealt(TWO, { ...OPENING, quiet: 1 }))).toEqual([{ code: 'opening-quiet', key: 'quiet' }])
  })
})
