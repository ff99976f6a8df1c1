import { describe, expect, it } from 'vitest'
import { after, rulingCode, events, legal, main, refusal, setup, started } from './build.ts'

describe('a correction in the main phase', () => {
  const position = main(['7H 2S', '9D ..'], { seized: [['5S'], ['5H']], quiet: 3, moves: 1 })

  it('puts the named cards from the hands on the squares, and the cards they replace back into the hands', () => {
    expect(events(position, 'correct 0,0 KC 1,1 .')).toEqual([{ type: 'correct', cells: { '0,0': 'KC', '1,1': '.' } }])
    const corrected = after(position, 'correct 0,0 KC 1,1 .')
    expect(corrected.table).toEqual({ '0,1': '7H', '0,0': 'KC' })
    expect(corrected.hands[0]).toEqual([...position.hands[0], '9D'].sort())
    expect(corrected.hands[1]).toEqual([...position.hands[1].filter(card => card !== 'KC'), '2S'].sort())
    expect(corrected).toMatchObject({ phase: 'main', turn: 1, moves: 1, quiet: 3, seized: [['5S'], ['5H']] })
  })

  it('moves a card if both squares are named', () => {
    expect(after(position, 'correct 1,1 . 1,0 2S').table).toEqual({ '0,1': '7H', '0,0': '9D', '1,0': '2S' })
    expect(after(position, 'correct 1,1 7H 0,1 2S').table).toEqual({ '0,1': '2S', '1,1': '7H', '0,0': '9D' })
    expect(after(position, 'correct 1,1 7H 0,1 2S').hands).toEqual(position.hands)
  })

  it('may name cards that are already on their squares', () => {
    expect(after(position, 'correct 0,1 7H 5,5 .')).toEqual(position)
  })

  it('is refused for a square named twice', () => {
    expect(refusal(position, 'correct 0,1 . 1,1 KC 0,1 KD')).toEqual({
      code: 'same-cell',
      rule: 'record',
      cell: '0,1',
      cells: ['0,1'],
    })
    expect(rulingCode(position, 'correct 7,7 7H 7,7 7H')).toBe('same-cell')
  })

  it('is refused for a card on two squares', () => {
    expect(refusal(position, 'correct 1,0 7H')).toEqual({ code: 'duplicate', rule: 'record', cells: ['0,1', '1,0'], cards: ['7H'] }) // oxfmt-ignore
    expect(rulingCode(position, 'correct 1,0 KC 2,0 KC')).toBe('duplicate')
    expect(refusal(position, 'correct 1,0 7H 2,0 2S')).toMatchObject({ cards: ['2S', '7H'] })
  })

  it('is refused for captured cards', () => {
    expect(refusal(position, 'correct 1,0 5S')).toEqual({ code: 'card-seized', rule: 'record', cards: ['5S'] })
    expect(refusal(position, 'correct 1,0 5S 2,0 5H')).toMatchObject({ cards: ['5H', '5S'] })
  })

  it('is refused if it would leave the layout empty', () => {
    expect(refusal(position, 'correct 0,1 . 1,1 . 0,0 .')).toEqual({ code: 'no-cards', rule: 'record' })
  })

  it('is refused if the layout would not be connected', () => {
    expect(refusal(position, 'correct 0,1 .')).toMatchObject({ code: 'not-connected', rule: 'record', cells: [expect.any(String)] }) // oxfmt-ignore
    expect(refusal(position, 'correct 5,5 KC')).toEqual({ code: 'not-connected', rule: 'record', cells: ['5,5'] })
    expect(refusal(position, 'correct 5,5 KC 7,7 KD')).toMatchObject({ cells: ['5,5', '7,7'] })
  })

  it('is refused if it would put six cards of either player in line', () => {
    const row = main(['7H 2D 9D 4D 3D 2S'])
    const cells = ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0']
    expect(refusal(row, 'correct 5,0 KD')).toEqual({ code: 'aligned', rule: 'record', cells })
    expect(refusal(main(['7S 2C 9C 4C 3C 2D']), 'correct 5,0 KC')).toEqual({ code: 'aligned', rule: 'record', cells })
    expect(rulingCode(row, 'correct 5,0 KC')).toBe('accepted')
  })

  it('is not listed as legal', () => {
    expect(legal(position).filter(each => each.startsWith('correct'))).toEqual([])
  })
})

describe('a correction in the opening', () => {
  const position = after(started(setup()), 'place 7H 0,0', 'place 2S 1,0', 'place 3S 2,0')

  it('keeps the turn, the moves, and the number of cards of each suit', () => {
    const corrected = after(position, 'correct 1,0 3S 2,0 . 0,1 KS 0,0 8H')
    expect(corrected).toMatchObject({ phase: 'opening', turn: 1, moves: 2 })
    expect(corrected.table).toEqual({ '0,0': '8H', '1,0': '3S', '0,1': 'KS' })
    expect(corrected.hands[0]).toEqual('2H 3H 4H 5H 6H 7H 9H AH JH KH QH TH'.split(' '))
    expect(corrected.hands[1]).toEqual('2S 4S 5S 6S 7S 8S 9S AS JS QS TS'.split(' '))
  })

  it('is refused for suits that are not dealt yet', () => {
    expect(refusal(position, 'correct 0,0 7D')).toEqual({ code: 'opening-order', rule: 'opening', cards: ['7D'] })
    expect(refusal(position, 'correct 1,0 7D 2,0 2C')).toMatchObject({ cards: ['2C', '7D'] })
  })

  it('is refused if it changes the number of cards of a suit', () => {
    const counts = (red: number, black: number) => ({
      code: 'opening-order',
      rule: 'opening',
      counts: { placed: { red: 1, black: 2 }, corrected: { red, black } },
    })
    expect(refusal(position, 'correct 2,0 .')).toEqual(counts(1, 1))
    expect(refusal(position, 'correct 0,1 8H')).toEqual(counts(2, 2))
    expect(refusal(position, 'correct 2,0 8H')).toEqual(counts(2, 1))
    expect(refusal(position, 'correct 0,0 . 1,0 . 2,0 .')).toEqual(counts(0, 0))
  })

  it('is refused before the first card', () => {
    expect(rulingCode(started(setup()), 'correct 0,0 .')).toBe('no-cards')
    expect(rulingCode(started(setup()), 'correct 0,0 7H')).toBe('opening-order')
  })

  it('is refused if the layout would not be connected, and for a card on two squares', () => {
    expect(rulingCode(position, 'correct 2,0 . 3,0 3S')).toBe('not-connected')
    expect(rulingCode(position, 'correct 2,0 2S')).toBe('duplicate')
  })
})

describe('a correction at another time', () => {
  it('is refused between two games', () => {
    const over = after(started(setup()), 'result 30 0')
    expect(rulingCode(over, 'correct 0,0 7H')).toBe('wrong-phase')
  })
})
