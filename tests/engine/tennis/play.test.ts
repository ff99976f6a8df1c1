import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { after, begin, events, legal, played, refused, rule } from './table.ts'

/** With dealer 1, seats 1 to 4 are Ghost, Angler, Fish and Cormorant. */
const first = begin('dealer 1')
const adds = begin('match adds')
const ghosting = begin('ghosting on')

describe('turns', () => {
  it('go to the Fish, the Ghost, the Angler and the Cormorant, and then to the Fish again', () => {
    let position = first
    const turns = [...'24689'].map(card => {
      const { turn } = tennis.status(position)
      position = played(position, card)
      return turn
    })
    expect(turns).toEqual([3, 1, 2, 4, 3])
  })

  it('begin with the Fish, who sits two seats after the dealer', () => {
    expect([1, 2, 3, 4].map(dealer => tennis.status(begin(`dealer ${dealer}`)).turn)).toEqual([3, 4, 1, 2])
  })

  it('take a card from the player’s hand', () => {
    expect(tennis.state(played(first, '2 4 6 8 9'))).toMatchObject({ left: [12, 12, 11, 12] })
  })

  it('have an event with the player and the card as entered', () => {
    expect(events(first, 'play 10h')).toEqual([{ type: 'play', player: 3, card: 'TH' }])
    expect(events(first, 'play 10')).toEqual([{ type: 'play', player: 3, card: 'T' }])
  })
})

describe('the Net', () => {
  it('doesn’t exist during the first pair (T1)', () => {
    expect(tennis.state(first)).toMatchObject({ net: null })
    expect(events(first, 'play K')).toEqual([{ type: 'play', player: 3, card: 'K' }])
    expect(tennis.state(played(first, 'K A'))).toMatchObject({ points: [0, 0, 0, 0] })
  })

  it.each([
    ['J', '4', 7],
    ['4', 'J', 7],
    ['K', 'A', 12],
    ['Q', 'T', 2],
    ['9', '9', 0],
  ])('is the difference of %s and %s: %i', (one, other, net) => {
    const position = played(first, `${one} ${other}`)
    expect(events(played(first, one), `play ${other}`).at(-1)).toEqual({ type: 'net', net, cards: [one, other] })
    expect(tennis.state(position)).toMatchObject({ net, pair: [] })
  })

  it('stays the same until the next pair is complete', () => {
    expect(tennis.state(played(first, 'J 4 KH'))).toMatchObject({ net: 7, pair: ['KH'] })
  })

  it('is cleared only by a strictly higher card (T2)', () => {
    const position = played(first, 'J 4')
    expect(events(position, 'play 8')).toEqual([
      { type: 'play', player: 2, card: '8' },
      { type: 'clear', player: 2, net: 7, points: 1, card: '8' },
    ])
    expect(events(position, 'play 7')).toEqual([{ type: 'play', player: 2, card: '7' }])
    expect(tennis.state(played(position, '8 7'))).toMatchObject({ points: [0, 1, 0, 0] })
    expect(tennis.state(played(position, '7 8'))).toMatchObject({ points: [0, 0, 0, 1] })
    expect(tennis.state(played(position, '9 8'))).toMatchObject({ points: [0, 1, 0, 1] })
  })

  it('of 0 is cleared by every card', () => {
    expect(tennis.state(played(first, '5 5 A 2'))).toMatchObject({ points: [2, 1, 2, 1] })
  })
})

describe('equal cards (T3)', () => {
  it('score in the first pair too', () => {
    expect(events(played(first, 'K'), 'play KD')).toEqual([
      { type: 'play', player: 1, card: 'KD' },
      { type: 'match', players: [3, 1], points: 2, cards: ['K', 'KD'] },
      { type: 'net', net: 0, cards: ['K', 'KD'] },
    ])
    expect(tennis.state(played(first, 'K K'))).toMatchObject({ points: [2, 0, 2, 0] })
    expect(tennis.state(played(adds, 'K K'))).toMatchObject({ points: [2, 0, 2, 0] })
  })

  it('score instead of the points for a Net that both cards cleared', () => {
    const position = played(first, '6 3 9')
    expect(events(position, 'play 9')).toEqual([
      { type: 'play', player: 4, card: '9' },
      { type: 'clear', player: 4, net: 3, points: 1, card: '9' },
      { type: 'match', players: [2, 4], points: 2, cards: ['9', '9'] },
      { type: 'net', net: 0, cards: ['9', '9'] },
    ])
    expect(tennis.state(played(position, '9'))).toMatchObject({ points: [0, 2, 0, 2] })
  })

  it('score in addition to the points for the Net if the head says `match adds`', () => {
    expect(tennis.state(played(adds, '6 3 9 9'))).toMatchObject({ points: [0, 3, 0, 3] })
  })

  it.each([
    ['replaces', first],
    ['adds', adds],
  ])('score two points if no card cleared the Net (%s)', (_, position) => {
    expect(tennis.state(played(position, '6 3 2 2'))).toMatchObject({ points: [0, 2, 0, 2] })
  })

  it('score in a step of their own, after the step for the cleared Net', () => {
    const ruling = rule(played(first, '6 3 9'), 'play 9')
    expect(ruling.accepted && ruling.steps.map(({ position }) => position.points)).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 1],
      [0, 2, 0, 2],
      [0, 2, 0, 2],
    ])
  })
})

describe('the played cards', () => {
  it('include at most four of each rank', () => {
    const position = played(first, 'K KH K')
    expect(refused(position, 'play K')).toBeNull()
    const four = played(position, 'K')
    expect(refused(four, 'play K')).toBe('rank-used-up')
    expect(refused(four, 'play KH')).toBe('rank-used-up')
    expect(refused(four, 'play KS')).toBe('rank-used-up')
    expect(refused(four, 'play Q')).toBeNull()
  })

  it('include each card at most once', () => {
    const position = played(first, 'KH QD K')
    expect(refused(position, 'play KH')).toBe('already-played')
    expect(refused(position, 'play KD')).toBeNull()
    expect(refused(position, 'play QH')).toBeNull()
    expect(refused(position, 'play K')).toBeNull()
  })

  it('are named in a refusal', () => {
    const about = { card: 'KH', cards: ['KH'], rule: 'entering' }
    expect(rule(played(first, 'KH'), 'play kh')).toEqual({
      accepted: false,
      refusal: { code: 'already-played', ...about },
    })
    expect(rule(played(first, 'K K K K'), 'play kh')).toEqual({
      accepted: false,
      refusal: { code: 'rank-used-up', ...about },
    })
  })

  it('don’t count in the next hand', () => {
    const next = after(begin('target 2'), 'hand angler', 'next')
    expect(refused(played(next, 'KH K K'), 'play K')).toBeNull()
  })
})

describe('becoming a Ghost (T6)', () => {
  it('is not possible if the variant is off', () => {
    expect(rule(first, 'ghost')).toMatchObject({ refusal: { code: 'not-allowed', rule: 'cormorant' } })
  })

  it('is possible at any moment of a hand, for the Cormorant only', () => {
    expect(events(ghosting, 'ghost')).toEqual([{ type: 'ghost', player: 4 }])
    expect(events(played(ghosting, 'K'), 'ghost')).toEqual([{ type: 'ghost', player: 4 }])
    expect(events(begin('ghosting on\ndealer 3'), 'ghost')).toEqual([{ type: 'ghost', player: 2 }])
    expect(tennis.state(after(ghosting, 'ghost'))).toMatchObject({ ghosted: true, turn: 3 })
  })

  it('is possible once in a hand', () => {
    const ghost = after(ghosting, 'ghost')
    expect(refused(ghost, 'ghost')).toBe('already-ghost')
    expect(refused(played(ghost, '2'), 'ghost')).toBe('already-ghost')
    const next = after(begin('ghosting on'), 'ghost', 'hand fish', 'next')
    expect(tennis.state(next)).toMatchObject({ ghosted: false })
    expect(refused(next, 'ghost')).toBeNull()
  })

  it('is not possible with more points than cards', () => {
    // The Angler and the Cormorant play equal cards in each of their pairs, for two points each.
    const lines = 'A A 2 2 A A 3 3 4 5 2 2 6 7 3 3'
    const level = played(ghosting, lines)
    expect(tennis.state(level)).toMatchObject({ points: [6, 8, 6, 8], left: [9, 9, 9, 9] })
    expect(refused(level, 'ghost')).toBeNull()
    const more = played(level, '8 8 9 T')
    expect(tennis.state(more)).toMatchObject({ points: [8, 9, 8, 9], left: [8, 8, 8, 8] })
    expect(rule(more, 'ghost')).toMatchObject({ refusal: { code: 'too-many-points', left: 8, points: 9 } })
  })

  it('is not possible with as many points as cards', () => {
    const before = played(ghosting, 'A A 2 2 A A 3 3 4 5 2 2 6 7 3 3 8 Q 9')
    expect(tennis.state(before)).toMatchObject({ points: [7, 9, 7, 8], left: [8, 8, 8, 9] })
    expect(refused(before, 'ghost')).toBeNull()
    const even = played(before, '4')
    expect(tennis.state(even)).toMatchObject({ points: [7, 9, 7, 8], left: [8, 8, 8, 8] })
    expect(rule(even, 'ghost')).toMatchObject({ refusal: { code: 'too-many-points', left: 8, points: 8 } })
  })
})

describe('phases', () => {
  const resting = after(begin('target 2'), 'hand angler')
  const over = after(begin('target 1'), 'hand angler')

  it('allow only their own actions', () => {
    expect(rule(first, 'next')).toMatchObject({ refusal: { code: 'wrong-phase', rule: 'hand' } })
    expect(['play K', 'ghost', 'hand fish'].map(line => refused(resting, line))).toEqual(Array(3).fill('wrong-phase'))
    expect(refused(resting, 'next')).toBeNull()
  })

  it('refuse everything once the match is over', () => {
    expect(rule(over, 'undo')).toMatchObject({ refusal: { code: 'over', rule: 'winning' } })
    expect(['play K', 'ghost', 'hand fish', 'next', 'hm'].map(line => refused(over, line))).toEqual(
      Array(5).fill('over'),
    )
  })

  it('refuse unknown words', () => {
    expect(rule(first, 'undo')).toMatchObject({ refusal: { code: 'unknown-action', rule: 'entering' } })
    expect(refused(resting, 'pass now')).toBe('unknown-action')
  })
})

describe('the legal actions', () => {
  const ranks = [...'23456789AJKQT']

  it('include a play of each rank that has not yet been played four times', () => {
    expect(legal(first)).toEqual(ranks.map(rank => `play ${rank}`))
    expect(legal(played(first, 'KH K K KS A'))).toEqual(ranks.filter(rank => rank !== 'K').map(rank => `play ${rank}`))
  })

  it('include `ghost` if that is allowed', () => {
    expect(legal(ghosting)).toEqual(['ghost', ...ranks.map(rank => `play ${rank}`)])
    expect(legal(after(ghosting, 'ghost'))).toEqual(ranks.map(rank => `play ${rank}`))
  })

  it('are only `next` between two hands; after the match there are none', () => {
    expect(legal(after(begin('target 2'), 'hand angler'))).toEqual(['next'])
    expect(legal(after(begin('target 1'), 'hand angler'))).toEqual([])
  })
})
