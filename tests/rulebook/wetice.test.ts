import { describe, expect, it } from 'vitest'
import type { Event, Position, WetIceRefusal } from '../../src/engine/wetice/types.ts'
import type { WetIceProblem } from '../../src/engine/wetice/setup.ts'
import { weticeRulebook } from '#text/wetice/index.ts'
import { after, solitaire, begin, DEAL, duel, rule } from '../engine/wetice/table.ts'
import { expectShort, textsOf } from './book.ts'

const players = ['Ann', 'Bob']
const position = begin(duel(['SSD.....', 'HHDHC...']))
const cleanup = begin(['deal', ...DEAL].join('\n'))
const giving = after(begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3')), 'swap c1 d1')
const over = after(position, 'pass', 'pass')
const sectionIds = weticeRulebook.sections.map(section => section.id)

const REFUSALS: Readonly<Record<Exclude<WetIceRefusal['code'], 'out-of-turn'>, readonly [Position, string, sentence: string, remedy: string]>> = {
  over: [over, 'pass', 'The game is over.', 'Undo the last move, or start another game.'],
  'unknown-action': [position, 'jump', 'That is not a move in WetIce.', 'Swap, pass, give a suit or edit the layout.'],
  'wrong-phase': [giving, 'pass', 'A suit must be given away first.', 'Choose the suit to give.'],
  'off-board': [position, 'swap a7 i1', 'A7 and i1 are outside the layout.', 'Columns go from a to h, rows from 1 to 6.'],
  'same-cell': [position, 'swap a1 a1', 'You named a1 twice.', 'Name each square once.'],
  'empty-cell': [position, 'swap a1 h6', 'There is no card at h6.', 'Swap two cards in the layout.'],
  'not-fewer': [cleanup, 'swap a1 b1', 'One match before, one match after.', 'A swap must leave fewer matches.'],
  'no-line': [position, 'swap a1 e1', 'Swapping a1 and e1 makes no match.', 'One card must line up with two of its suit.'],
  'not-your-suit': [giving, 'give C', 'Ann has no clubs to give.', 'Choose a suit from that pile.'],
  'too-many-of-suit': [begin(duel(['S.......'], 'piles H12 / -')), 'correct a1 H', 'That makes 13 hearts, and there are only twelve.', 'Correct the other squares, too.'],
  'too-many-cards': [begin(solitaire(['SS......'], 'piles three 23 / four 23')), 'correct a2 S', 'With the piles, that makes 49 cards. There are only 48.', 'Correct the other squares, too.'],
  'nothing-irregular': [position, 'stands swap c1 d1', 'The rules allow this move.', 'Enter it like any other move.'],
  floating: [position, 'correct c5 H', 'C5 would have a gap below.', 'Fill the gap, too.'],
} // oxfmt-ignore

describe.each(Object.entries(REFUSALS))('the refusal %s', (code, [at, line, sentence, remedy]) => {
  it('has a sentence, a remedy and a section', () => {
    const ruling = rule(at, line)
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal?.code).toBe(code)
    const words = refusal && weticeRulebook.refusal(refusal, { players, position: at })
    expect(words).toMatchObject({ sentence, remedy })
    expect(sectionIds).toContain(words?.section)
    expectShort(words)
  })
})

it('a refused swap of two cards of one suit has a special remedy', () => {
  const ruling = rule(position, 'swap a1 b1')
  const words = ruling.accepted ? null : weticeRulebook.refusal(ruling.refusal, { players, position })
  expect(words?.remedy).toBe('Choose two cards of different suits.')
})

function said(at: Position, line: string): (readonly [Event['type'], string])[] {
  const ruling = rule(at, line)
  return (ruling.accepted ? ruling.steps : []).map(step => {
    const told = weticeRulebook.event(step.event, { players, position: step.position })
    expect(sectionIds).toContain(told.section)
    return [step.event.type, told.sentence]
  })
}

describe('the texts of events', () => {
  it('describe a chain', () => {
    expect(said(position, 'swap c1 d1')).toEqual([
      ['swap', 'Ann swaps the cards at c1 and d1.'],
      ['match', 'Three hearts in a line.'],
      ['score', 'Put the three hearts on Ann’s pile.'],
      ['fall', 'Slide down all cards with a gap below them.'],
      ['phase', 'It is Bob’s turn.'],
    ])
  })

  it('describe a suit that is given away', () => {
    const before = begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3'))
    expect(said(before, 'swap c1 d1').at(-1)).toEqual([
      'phase',
      'Ann has more than two suits, and chooses one to give away.',
    ])
    expect(said(giving, 'give S')[0]).toEqual(['give', 'Move all spades from Ann’s pile to Bob’s pile: three cards.'])
  })

  it('describe cleanup, corrections and the end', () => {
    expect(said(cleanup, 'pass')).toEqual([
      ['pass', 'Ann passes.'],
      ['phase', 'Bob continues cleanup.'],
    ])
    expect(said(position, 'correct a1 D e1 .')).toEqual([
      ['correct', 'Corrected: now a diamond at a1 and nothing at e1.'],
    ])
    expect(said(after(position, 'pass'), 'pass').at(-1)).toEqual(['over', 'A draw, 0 to 0.'])
    expect(said(after(begin(duel(['S.......'], 'piles - / C3')), 'pass'), 'pass').at(-1)).toEqual([
      'over',
      'Bob wins, 3 to 0.',
    ])
  })

  it('describe illegal moves that are let stand', () => {
    expect(said(position, 'stands swap a1 e1')[0]).toEqual(['irregular', 'The swap is illegal: it makes no match. The players let the swap stand.']) // oxfmt-ignore
    expect(said(cleanup, 'stands swap a1 b1')[0]).toEqual(['irregular', 'The swap is illegal: it doesn’t leave fewer matches. The players let the swap stand.']) // oxfmt-ignore
    expect(said(position, 'stands turn 2')).toEqual([
      ['irregular', 'The move is out of turn. The players let the move stand.'],
      ['phase', 'It is Bob’s turn.'],
    ])
  })

  it('describe solitaire', () => {
    const last = (rows: readonly string[], line: string) => said(begin(solitaire(rows)), line).at(-1)?.[1]
    expect(said(begin(solitaire(['SSH.....', 'HHHS....'])), 'swap c2 d1').map(([, sentence]) => sentence)).toEqual([
      'Swap the cards at c2 and d1.',
      'Four hearts in a line and three spades in a line.',
      'Put the three spades on the pile of threes.',
      'Put the four hearts on the four-plus pile.',
      'The layout is clear: you win.',
    ])
    expect(last(['SSH.....', 'HHS.....'], 'swap c2 c1')).toBe(
      'The layout is clear, but the four-plus pile is not the larger one.',
    )
    expect(last(['HHSHH...'], 'pass')).toBe('The game is over with 5 cards left.')
    expect(last(['S.......'], 'pass')).toBe('The game is over with 1 card left.')
  })
})

const PROBLEMS: readonly (readonly [WetIceProblem, string])[] = [
  [{ code: 'wrong-shape', key: 'deal', width: 8, height: 6 }, 'The deal needs 6 rows of 8 cards.'],
  [{ code: 'unknown-cells', key: 'deal', cells: ['a1', 'b2'] }, 'Not entered yet: a1 and b2.'],
  [{ code: 'unknown-cells', key: 'deal', cells: ['a1', 'a2', 'a3', 'a4', 'a5'] }, '5 squares are not entered yet.'],
  [{ code: 'too-many-of-suit', key: 'deal', suit: 'H', count: 13, cells: ['a1'] }, '13 hearts: one of these is a king, or of another suit.'],
  [{ code: 'too-many-of-suit', key: 'deal', suit: 'D', count: 14, cells: [] }, '14 diamonds: 2 of these are of another suit.'],
  [{ code: 'too-few-of-suit', key: 'deal', suit: 'S', count: 11 }, 'Only 11 spades; a fresh deal has twelve.'],
  [{ code: 'floating', key: 'deal', cells: ['a3'] }, 'There is a gap below a3. Fill it, or remove the card above.'],
  [{ code: 'floating', key: 'deal', cells: ['a3', 'b3'] }, 'There are gaps below a3 and b3. Fill them, or remove the cards above.'],
  [{ code: 'two-owners', key: 'piles', suit: 'H' }, 'Hearts can be in only one player’s pile.'],
  [{ code: 'pile-of-three-suits', key: 'piles', player: 2 }, 'Player 2’s pile has more than two suits. Move one suit to the other pile.'],
  [{ code: 'bad-name', key: 'players', names: ['A, B'] }, '“A, B”: a name needs a letter, and no comma or #.'],
  [{ code: 'too-many-cards', key: 'piles', count: 49 }, 'The layout and piles have 49 cards together. There are only 48.'],
] // oxfmt-ignore

it.each(PROBLEMS)('the set-up problem %o has a text', (problem, words) => {
  expect(weticeRulebook.setupProblem(problem)).toBe(words)
})

describe('the rulebook of WetIce', () => {
  it('cites every ruling in exactly one section', () => {
    const cited = weticeRulebook.sections.flatMap(section => section.rulings)
    expect(cited.toSorted()).toEqual(Object.keys(weticeRulebook.rulings).toSorted())
  })

  it('has no exclamation marks', () => {
    for (const text of textsOf(weticeRulebook)) expect(text).toMatch(/^[^!]*$/)
  })
})
