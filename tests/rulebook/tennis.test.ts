import { describe, expect, it } from 'vitest'
import type { TennisProblem } from '../../src/engine/tennis/setup.ts'
import type { Event, Position, TennisRefusal } from '../../src/engine/tennis/types.ts'
import { tennisRulebook } from '#text/tennis/index.ts'
import { nextStepText, riskText, rulingOnCard } from '#text/tennis/table.ts'
import { after, begin, played, rule } from '../engine/tennis/table.ts'
import { expectShort, textsOf } from './book.ts'

const players = ['Ann', 'Bob', 'Cat', 'Dee']
const first = begin('')
const ghosting = begin('ghosting on')
const resting = after(begin('target 3'), 'hand fish')
const over = after(begin('target 1'), 'hand fish')
const full = played(ghosting, 'A A 2 2 A A 3 3 4 5 2 2 6 7 3 3 8 8 9 T')

const REFUSALS: Readonly<Record<TennisRefusal['code'], readonly [Position, string, sentence: string]>> = {
  over: [over, 'play K', 'The match is over: Cat won.'],
  'unknown-action': [first, 'undo', 'That is not a move in A Lifelike Tennis.'],
  'wrong-phase': [first, 'next', 'This hand isn’t over yet.'],
  'nothing-irregular': [ghosting, 'stands ghost', 'The rules allow this.'],
  'rank-used-up': [played(first, 'K K K K'), 'play KH', 'All four kings have been played.'],
  'already-played': [played(first, '6H'), 'play 6H', 'The 6 of hearts has already been played.'],
  'not-allowed': [first, 'ghost', 'In this match the Cormorant can’t become a Ghost.'],
  'already-ghost': [after(ghosting, 'ghost'), 'ghost', 'Dee is already a Ghost in this hand.'],
  'too-many-points': [full, 'ghost', 'Dee holds 8 cards and has 9 points.'],
  'already-begun': [played(first, 'K'), 'hand fish', 'One card of this hand is already entered.'],
}

describe.each(Object.entries(REFUSALS))('the refusal %s', (code, [position, line, sentence]) => {
  it('has a sentence and a section', () => {
    const ruling = rule(position, line)
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal?.code).toBe(code)
    const words = refusal && tennisRulebook.refusal(refusal, { players, position })
    expect(words?.sentence).toBe(sentence)
    expect(tennisRulebook.sections.map(section => section.id)).toContain(words?.section)
    expectShort(words)
  })
})

function said(position: Position, line: string): (readonly [Event['type'], string])[] {
  const ruling = rule(position, line)
  const steps = ruling.accepted ? ruling.steps : []
  return steps.map(step => {
    const told = tennisRulebook.event(step.event, { players, position: step.position })
    expect(tennisRulebook.sections.map(section => section.id)).toContain(told.section)
    expect(told.remedy).toBe('')
    return [step.event.type, told.sentence]
  })
}

describe('the texts of events', () => {
  it('describe a pair', () => {
    expect(said(played(first, 'J'), 'play 4')).toEqual([
      ['play', 'Ann plays a 4.'],
      ['net', 'The new Net is 11 − 4 = 7.'],
    ])
    expect(said(played(first, 'AH'), 'play 8')).toEqual([
      ['play', 'Ann plays an 8.'],
      ['net', 'The new Net is 8 − 1 = 7.'],
    ])
    expect(said(played(first, '4 J'), 'play KH')).toEqual([
      ['play', 'Bob plays the king of hearts.'],
      ['clear', 'The king (13) clears the Net (7): a point for Bob.'],
    ])
  })

  it('describe a Ghost that is let stand', () => {
    const ghost = ['ghost', 'Dee becomes a Ghost. Turn Dee’s cards to face the other players.']
    expect(said(first, 'stands ghost')).toEqual([['irregular', 'In this match, the Cormorant can’t become a Ghost, but the players let the move stand.'], ghost]) // oxfmt-ignore
    expect(said(full, 'stands ghost')).toEqual([['irregular', 'The Cormorant has too many points to become a Ghost. The players let the move stand.'], ghost]) // oxfmt-ignore
  })

  it('describe equal cards', () => {
    expect(said(played(first, 'A A T'), 'play 10s')).toEqual([
      ['play', 'Dee plays the 10 of spades.'],
      ['clear', 'The 10 clears the Net (0).'],
      ['match', 'Equal cards: Bob and Dee score two points each for this pair, and no point for the Net.'],
      ['net', 'The new Net is 10 − 10 = 0.'],
    ])
    expect(said(played(begin('match adds'), 'A'), 'play A')[1]).toEqual([
      'match',
      'Equal cards: Cat and Ann score two points each.',
    ])
  })

  it('describe a Ghost', () => {
    expect(said(ghosting, 'ghost')).toEqual([
      ['ghost', 'Dee becomes a Ghost. Turn Dee’s cards to face the other players.'],
    ])
  })

  it('describe a hand that is entered only as a result', () => {
    expect(said(begin('target 1\nghosting on'), 'hand cormorant ghost')).toEqual([
      ['result', 'Only the result was entered: the Cormorant had become a Ghost.'],
      [
        'hand-over',
        'Dee wins the hand as the Cormorant. The Cormorant had become a Ghost, so the hand counts for two.',
      ],
      ['over', 'Dee wins the match.'],
    ])
    expect(said(ghosting, 'hand fish ghost')[1]).toEqual([
      'hand-over',
      'Cat wins the hand as the Fish. Dee became a Ghost but didn’t win: take one hand off Dee’s total.',
    ])
    expect(said(first, 'hand angler')).toEqual([
      ['result', 'Only the result was entered.'],
      ['hand-over', 'Bob wins the hand as the Angler.'],
    ])
  })

  it('describe a played hand', () => {
    const late: Position = {
      ...first,
      played: [...'A23456789TJQ'].flatMap(rank => [rank, rank, rank, rank]).concat('K', 'K', 'K') as Position['played'],
      pair: ['K'],
      net: 13,
      points: [7, 5, 7, 5],
    }
    expect(said(late, 'play K').at(-1)).toEqual([
      'hand-over',
      'Dee wins the hand as the Cormorant with 7 points. Tied with Ann, Bob and Cat: Dee is farther clockwise from the dealer.',
    ])
    expect(said({ ...late, points: [9, 5, 7, 5] }, 'play K').at(-1)).toEqual([
      'hand-over',
      'Ann wins the hand as the Ghost with 9 points. The hand counts for two.',
    ])
  })

  it('describe the next hand', () => {
    expect(said(resting, 'next')).toEqual([['phase', 'Bob deals hand 2 as the Ghost. Dee plays first as the Fish.']])
  })
})

describe('the ruling on a card', () => {
  const ruled = (before: Position, card: 'K' | '7' | 'A') => {
    const ruling = rule(before, `play ${card}`)
    const position = ruling.accepted ? ruling.position : before
    return rulingOnCard(card, before.net, ruling.accepted ? ruling.steps : [], { players, position })
  }

  it.each([
    [first, 'K', 'The first pair has no Net: no point.', '', 'net'],
    [played(first, 'K'), '7', 'The new Net is 13 − 7 = 6.', '', 'net'],
    [played(first, 'K 7'), '7', 'The 7 clears the Net (6): a point for Bob.', '', 'clearing'],
    [played(first, 'K 7'), 'A', 'The ace (1) isn’t higher than the Net (6): no point.', '', 'clearing'],
    [
      played(first, 'K 7 8'),
      'A',
      'The ace (1) isn’t higher than the Net (6): no point.',
      'The new Net is 8 − 1 = 7.',
      'clearing',
    ],
    [
      played(first, 'K 7 K'),
      'K',
      'Equal cards: Bob and Dee score two points each for this pair, and no point for the Net.',
      'The new Net is 13 − 13 = 0.',
      'matching',
    ],
    [
      played(begin('match adds'), 'K 7 K'),
      'K',
      'The king (13) clears the Net (6): a point for Dee. Equal cards: Bob and Dee score two points each.',
      'The new Net is 13 − 13 = 0.',
      'matching',
    ],
  ] as const)('has the expected text: %#', (before, card, sentence, net, section) => {
    expect(ruled(before, card)).toMatchObject({ sentence, net, section })
  })
})

describe('the instructions for moves', () => {
  it.each([
    [first, 'Cat plays next.'],
    [resting, 'Bob deals the next hand.'],
    [over, 'Undo the last move, or start a new match.'],
  ])('have the expected text: %#', (position, sentence) => {
    expect(nextStepText({ players, position })).toBe(sentence)
  })

  it('state what the Cormorant risks by becoming a Ghost', () => {
    expect(riskText({ players, position: ghosting })).toBe(
      'If Dee wins this hand, it counts for two. If not, one hand is taken off Dee’s total.',
    )
  })
})

describe('other texts', () => {
  it('give another remedy when the hand is over', () => {
    const ruling = rule(resting, 'play K')
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal && tennisRulebook.refusal(refusal, { players, position: resting })).toEqual({
      sentence: 'This hand is over.',
      remedy: 'Start the next hand.',
      section: 'hand',
    })
  })

  it.each<readonly [TennisProblem, string]>([
    [{ code: 'four-players', key: 'players', count: 3 }, 'Three names are entered. Enter four, clockwise.'],
    [{ code: 'bad-name', key: 'players', names: [''] }, 'A name needs a letter. It can’t have a comma or a #.'],
    [{ code: 'bad-name', key: 'players', names: ['', '#'] }, 'A name needs a letter. It can’t have a comma or a #.'],
    [{ code: 'no-such-dealer', key: 'dealer', dealer: 5 }, 'Choose the dealer: player 1, 2, 3 or 4.'],
    [{ code: 'bad-target', key: 'target', target: 0 }, 'Choose how many hands win the match: 1 to 99.'],
  ])('describe the problem %o', (problem, words) => expect(tennisRulebook.setupProblem(problem)).toBe(words)) // oxfmt-ignore

  it('cite each ruling in exactly one section', () => {
    expect(tennisRulebook.sections.flatMap(section => section.rulings).sort()).toEqual(
      Object.keys(tennisRulebook.rulings).sort(),
    )
    expect(Object.keys(tennisRulebook.rulings)).toEqual([
      'T1',
      'T2',
      'T3',
      'T4',
      'T5',
      'T6',
      'T7',
      'T8',
      'T9',
      'I1',
      'I2',
      'I3',
    ])
    expect(new Set(tennisRulebook.sections.map(section => section.id)).size).toBe(tennisRulebook.sections.length)
  })

  it('have no exclamation marks', () => {
    expect(textsOf(tennisRulebook).filter(text => text.includes('!') || text.trim() === '')).toEqual([])
  })
})
