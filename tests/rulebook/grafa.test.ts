import { describe, expect, it } from 'vitest'
import type { GrafaProblem } from '../../src/engine/grafa/setup.ts'
import type { Event, GrafaRefusal, Position } from '../../src/engine/grafa/types.ts'
import { grafaRulebook } from '#text/grafa/index.ts'
import { after, begin, rule, withShortDeck } from '../engine/grafa/table.ts'
import { textsOf } from './book.ts'

const players = ['Ann']
const first = begin('hand 9S 3D TC\ndeck 7D')
const using = after(begin('hand 9S\ndeck 3C 4H 5H 6H'), 'pair 9S')
const revealing = after(begin('hand 9S\ndeck 3S ?? ??'), 'pair 9S')
const arranging = after(begin('hand 9C\ndeck 3H 4C 5C'), 'pair 9C')
const over = begin('hand 2C\ndeck KD')

const REFUSALS: Readonly<Record<GrafaRefusal['code'], readonly [Position, string, sentence: string, remedy: string]>> =
  {
    over: [over, 'pair 2C', 'The game is over.', 'Undo the last move, or start a new game.'],
    'unknown-action': [
      first,
      'undo',
      'That is not a move in Grafa.',
      'Pair the 3 of diamonds, the 9 of spades or the 10 of clubs with the 7 of diamonds.',
    ],
    'wrong-phase': [using, 'pair 9S', 'First finish this step.', 'Choose which suit acts first: spades or clubs.'],
    'nothing-irregular': [
      begin('hand KS\ndeck 7D'),
      'stands pair KS',
      'The rules allow this pair. Enter it like any other pair.',
      'Pair the king of spades with the 7 of diamonds.',
    ],
    'not-in-hand': [
      begin('hand KS\ndeck 7D'),
      'pair 8S',
      'The 8 of spades is not in your hand.',
      'Pair the king of spades with the 7 of diamonds.',
    ],
    'no-pair': [
      begin('hand 5S AH\ndeck 7D'),
      'pair 5S',
      'The 5 of spades doesn’t pair with the 7 of diamonds.',
      'Pair the ace of hearts with the 7 of diamonds.',
    ],
    'not-in-pair': [
      using,
      'use D',
      'Neither card of the pair has that suit.',
      'Choose which suit acts first: spades or clubs.',
    ],
    'wrong-count': [
      revealing,
      'reveal 2H',
      'This needs two cards; you entered one.',
      'Enter the two new cards that you dig, the top one first.',
    ],
    'already-seen': [
      revealing,
      'reveal 9S 2H',
      'The 9 of spades has already been seen.',
      'Enter the two new cards that you dig, the top one first.',
    ],
    'wrong-cards': [
      arranging,
      'arrange 4C 6C',
      'Those are not the cards you looked at.',
      'Put the 4 of clubs and the 5 of clubs back face down on the deck, in any order.',
    ],
  }

describe.each(Object.entries(REFUSALS))('the refusal %s', (code, [position, line, sentence, remedy]) => {
  it('has a sentence, a remedy and a section', () => {
    const ruling = rule(position, line)
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal?.code).toBe(code)
    const words = refusal && grafaRulebook.refusal(refusal, { players, position })
    expect(words).toMatchObject({ sentence, remedy })
    expect(grafaRulebook.sections.map(section => section.id)).toContain(words?.section)
  })
})

it('the refusal of a pair with the face-up card alone says which card it is', () => {
  const position = begin('hand KS\ndeck 7D')
  const ruling = rule(position, 'pair 7D')
  expect(ruling.accepted ? null : grafaRulebook.refusal(ruling.refusal, { players, position }).sentence).toBe(
    'The 7 of diamonds is the face-up card.',
  )
})

function said(position: Position, line: string): (readonly [Event['type'], string])[] {
  const ruling = rule(position, line)
  const steps = ruling.accepted ? ruling.steps : []
  return steps.map(step => {
    const told = grafaRulebook.event(step.event, { players, position: step.position })
    expect(grafaRulebook.sections.map(section => section.id)).toContain(told.section)
    expect(told.remedy).toBe('')
    return [step.event.type, told.sentence]
  })
}

describe('the texts of events', () => {
  it('describe a pair with a heart and spades', () => {
    expect(said(begin('hand 9S 2C\ndeck 3H 10D JC'), 'pair 9S')).toEqual([
      ['pair', 'Pair the 9 of spades with the 3 of hearts: the 9 is higher than the 3.'],
      ['return', 'Hearts: take the 9 of spades into your hand.'],
      ['discard', 'Discard the 3 of hearts.'],
      ['dig', 'Spades: put the 10 of diamonds from the deck on the discard pile.'],
      ['turn', 'Turn the top card of the deck face up: the jack of clubs.'],
    ])
  })

  it('describe a pair that is let stand', () => {
    expect(said(begin('hand 8S AH\ndeck 9D'), 'stands pair 8S').slice(0, 2)).toEqual([
      ['irregular', 'These cards are not a pair, but you let the move stand.'],
      ['pair', 'Pair the 8 of spades with the 9 of diamonds.'],
    ])
  })

  it.each([
    ['AS', 'KH', 'an ace pairs with any card'],
    ['2H', 'KH', 'both are hearts'],
    ['KS', 'KH', 'both have the same value'],
    ['KS', 'TH', 'the king (13) is higher than the 10'],
    ['JS', 'TH', 'the jack (11) is higher than the 10'],
  ])('say why %s and %s are a pair', (card, top, reason) => {
    expect(said(begin(`hand ${card}\ndeck ${top}`), `pair ${card}`)[0]?.[1]).toContain(`: ${reason}.`)
  })

  it('describe the effect of diamonds', () => {
    expect(said(begin('hand 9D\ndeck 3D ?? 4C 5S'), 'pair 9D')[1]).toEqual([
      'discard',
      'Discard the 3 of diamonds and the 9 of diamonds.',
    ])
    const position = after(begin('hand 9D\ndeck 3D ?? 4C 5C'), 'pair 9D')
    expect(said(position, 'reveal KC').slice(0, 2)).toEqual([
      ['reveal', 'The new card is the king of clubs.'],
      ['draw', 'Diamonds: draw the 4 of clubs and the king of clubs into your hand.'],
    ])
  })

  it('describe the effect of clubs', () => {
    expect(said(begin('hand 9C\ndeck 3C 4S 5S 6S'), 'pair 9C').at(-1)).toEqual([
      'look',
      'Clubs: put the 4 of spades, the 5 of spades and the 6 of spades back face down on the deck, in any order.',
    ])
    expect(said(arranging, 'arrange 5C 4C')[0]).toEqual([
      'arrange',
      'Put them back face down. From the top: the 5 of clubs and the 4 of clubs.',
    ])
    expect(said(withShortDeck('9C', '3C 8S'), 'pair 9C')[2]).toEqual([
      'look',
      'Clubs: look at the 8 of spades, the last card of the deck, and put it back face down.',
    ])
  })

  it('describe the end of the game', () => {
    expect(said(withShortDeck('9C', '3C 8S'), 'pair 9C').at(-1)?.[1]).toBe(
      'You can’t make a pair. Your score: 51 cards in the discard pile.',
    )
    expect(said(withShortDeck('9C KH', '3C'), 'pair 9C').at(-1)?.[1]).toBe(
      'The deck is empty. Your score: 51 cards in the discard pile.',
    )
    expect(said(withShortDeck('9C', '3C'), 'pair 9C').at(-1)?.[1]).toBe(
      'All 52 cards are in the discard pile: a perfect game.',
    )
  })
})

describe('other texts', () => {
  it('ask for one card if two are entered', () => {
    const position = after(begin('hand 9H\ndeck 3H'), 'pair 9H')
    const ruling = rule(position, 'reveal 2H 3C')
    expect(!ruling.accepted && grafaRulebook.refusal(ruling.refusal, { players, position })).toMatchObject({
      sentence: 'This needs one card; you entered two.',
      remedy: 'Enter the card that you turn up.',
    })
  })

  it.each<readonly [GrafaProblem, string]>([
    [{ code: 'one-player', key: 'players', count: 2 }, 'Grafa is for one player. Enter one name.'],
    [{ code: 'bad-name', key: 'players', names: ['#'] }, 'A name needs a letter. It can’t have a comma or a #.'],
    [{ code: 'no-hand', key: 'hand', count: 51 }, 'Enter the cards in your hand, or all 52 cards of the deck.'],
    [{ code: 'too-many-cards', key: 'deck', count: 53 }, 'Hand, deck and discard pile have 53 cards in all. Only 52 are possible.'],
    [{ code: 'card-twice', key: 'deck', cards: ['9S'] }, 'The 9 of spades is entered twice. Remove one of them.'],
    [{ code: 'unknown-hand', key: 'deck', places: [2] }, 'Your hand is the first five cards of the deck. Enter all five.'],
    [{ code: 'unknown-top', key: 'deck' }, 'Turn the top card of the deck face up, and enter it.'],
  ])('describe the problem %o', (problem, words) => expect(grafaRulebook.setupProblem(problem)).toBe(words)) // oxfmt-ignore

  it('cite each ruling in exactly one section', () => {
    expect(grafaRulebook.sections.flatMap(section => section.rulings).sort()).toEqual(
      Object.keys(grafaRulebook.rulings).sort(),
    )
    expect(Object.keys(grafaRulebook.rulings)).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'I1', 'I3'])
    expect(new Set(grafaRulebook.sections.map(section => section.id)).size).toBe(grafaRulebook.sections.length)
  })

  it('have no exclamation marks', () => {
    expect(textsOf(grafaRulebook).filter(text => text.includes('!') || text.trim() === '')).toEqual([])
  })
})
