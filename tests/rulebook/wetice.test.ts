import { describe, expect, it } from 'vitest'
import type { Event, Position, WetIceRefusal } from '../../src/engine/wetice/types.ts'
import type { WetIceProblem } from '../../src/engine/wetice/setup.ts'
import { weticeBook } from '#text/wetice/index.ts'
import { after, alone, begin, DEAL, duel, rule } from '../engine/wetice/table.ts'
import { expectShort, textsOf } from './book.ts'

const players = ['Ann', 'Bob']
const position = begin(duel(['SSD.....', 'HHDHC...']))
const cleanup = begin(['deal', ...DEAL].join('\n'))
const giving = after(begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3')), 'swap c1 d1')
const over = after(position, 'pass', 'pass')
const sectionIds = weticeBook.sections.map(section => section.id)

/** All refusals, each where it happens. */
const REFUSALS: Readonly<Record<Exclude<WetIceRefusal['code'], 'out-of-turn'>, readonly [Position, string, sentence: string, remedy: string]>> = {
  over: [over, 'pass', 'The game is over.', 'Undo to go back into it, or begin another.'],
  'unknown-action': [position, 'jump', 'That is no move of this game.', 'Swap, pass, give a suit or correct.'],
  'wrong-phase': [giving, 'pass', 'A suit must be given away first.', 'Choose the suit to give.'],
  'off-board': [position, 'swap a7 i1', 'A7 and i1 lie outside the table.', 'Columns go from a to h, rows from 1 to 6.'],
  'same-cell': [position, 'swap a1 a1', 'A1 is named twice.', 'Name each cell once.'],
  'empty-cell': [position, 'swap a1 h6', 'No card lies on h6.', 'Swap two cards that lie on the table.'],
  'not-fewer': [cleanup, 'swap a1 b1', 'One match before, one match after.', 'A swap must leave fewer matches.'],
  'no-line': [position, 'swap a1 e1', 'Swapping a1 and e1 makes no line.', 'One card must join two of its suit.'],
  'not-your-suit': [giving, 'give C', 'Ann has no clubs to give.', 'Choose a suit from that pile.'],
  'too-many-of-suit': [begin(duel(['S.......'], 'piles H12 / -')), 'correct a1 H', 'That makes 13 hearts, and there are only twelve.', 'Correct the other squares, too.'],
  'too-many-cards': [begin(alone(['SS......'], 'piles three 23 / four 23')), 'correct a2 S', 'That makes 49 cards with the piles, and there are only 48.', 'Correct the other squares, too.'],
  'nothing-irregular': [position, 'stands swap c1 d1', 'The rules allow this.', 'Make it as any other move.'],
  floating: [position, 'correct c5 H', 'C5 would hang in the air.', 'Say what lies below it, too.'],
} // oxfmt-ignore

describe.each(Object.entries(REFUSALS))('the refusal %s', (code, [at, line, sentence, remedy]) => {
  it('has a sentence, a remedy and a section', () => {
    const ruling = rule(at, line)
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal?.code).toBe(code)
    const words = refusal && weticeBook.refusal(refusal, { players, position: at })
    expect(words).toMatchObject({ sentence, remedy })
    expect(sectionIds).toContain(words?.section)
    expectShort(words)
  })
})

it('a refusal tells of two cards of one suit', () => {
  const ruling = rule(position, 'swap a1 b1')
  const words = ruling.accepted ? null : weticeBook.refusal(ruling.refusal, { players, position })
  expect(words?.remedy).toBe('Choose two cards of different suits.')
})

/** What is said of the steps of one accepted line. */
function said(at: Position, line: string): (readonly [Event['type'], string])[] {
  const ruling = rule(at, line)
  return (ruling.accepted ? ruling.steps : []).map(step => {
    const told = weticeBook.event(step.event, { players, position: step.position })
    expect(sectionIds).toContain(told.section)
    return [step.event.type, told.sentence]
  })
}

describe('events', () => {
  it('of a chain', () => {
    expect(said(position, 'swap c1 d1')).toEqual([
      ['swap', 'Ann swaps c1 and d1.'],
      ['match', 'Three hearts in a line.'],
      ['score', 'Put three hearts on Ann’s pile.'],
      ['fall', 'Slide the cards down.'],
      ['phase', 'It is Bob’s turn.'],
    ])
  })

  it('of giving away', () => {
    const before = begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3'))
    expect(said(before, 'swap c1 d1').at(-1)).toEqual(['phase', 'Ann has too many suits and gives one away.'])
    expect(said(giving, 'give S')[0]).toEqual(['give', 'Put all spades on Bob’s pile: 3 cards.'])
  })

  it('of cleanup, corrections and the end', () => {
    expect(said(cleanup, 'pass')).toEqual([
      ['pass', 'Ann passes.'],
      ['phase', 'Bob goes on with cleanup.'],
    ])
    expect(said(position, 'correct a1 D e1 .')).toEqual([['correct', 'Corrected: a1 a diamond and e1 empty.']])
    expect(said(after(position, 'pass'), 'pass').at(-1)).toEqual(['over', 'A draw, 0 to 0.'])
    expect(said(after(begin(duel(['S.......'], 'piles - / C3')), 'pass'), 'pass').at(-1)).toEqual([
      'over',
      'Bob wins, 3 to 0.',
    ])
  })

  it('of moves that stand', () => {
    expect(said(position, 'stands swap a1 e1')[0]).toEqual(['irregular', 'Not allowed, as it makes no line; the players let it stand.']) // oxfmt-ignore
    expect(said(cleanup, 'stands swap a1 b1')[0]).toEqual(['irregular', 'Not allowed, as it leaves no fewer matches; the players let it stand.']) // oxfmt-ignore
    expect(said(position, 'stands turn 2')).toEqual([
      ['irregular', 'Out of turn; the players let it stand.'],
      ['phase', 'It is Bob’s turn.'],
    ])
  })

  it('of solitaire', () => {
    const last = (rows: readonly string[], line: string) => said(begin(alone(rows)), line).at(-1)?.[1]
    expect(said(begin(alone(['SSH.....', 'HHHS....'])), 'swap c2 d1').map(([, sentence]) => sentence)).toEqual([
      'Swap c2 and d1.',
      'Four hearts in a line and three spades in a line.',
      'Put three spades on the pile of threes.',
      'Put four hearts on the four-plus pile.',
      'The table is clear: a win.',
    ])
    expect(last(['SSH.....', 'HHS.....'], 'swap c2 c1')).toBe(
      'The table is clear, but the pile of threes is not the smaller one.',
    )
    expect(last(['HHSHH...'], 'pass')).toBe('The game is over with 5 cards left.')
    expect(last(['S.......'], 'pass')).toBe('The game is over with 1 card left.')
  })
})

const PROBLEMS: readonly (readonly [WetIceProblem, string])[] = [
  [{ code: 'wrong-shape', key: 'deal', width: 8, height: 6 }, 'The deal needs 6 rows of 8 cards.'],
  [{ code: 'unknown-cells', key: 'deal', cells: ['a1', 'b2'] }, 'Still open: a1 and b2.'],
  [{ code: 'unknown-cells', key: 'deal', cells: ['a1', 'a2', 'a3', 'a4', 'a5'] }, '5 places are still open.'],
  [{ code: 'too-many-of-suit', key: 'deal', suit: 'H', count: 13, cells: ['a1'] }, '13 hearts: one of these is a king, or of another suit.'],
  [{ code: 'too-many-of-suit', key: 'deal', suit: 'D', count: 14, cells: [] }, '14 diamonds: 2 of these are of another suit.'],
  [{ code: 'too-few-of-suit', key: 'deal', suit: 'S', count: 11 }, 'Only 11 spades; a fresh deal has twelve.'],
  [{ code: 'floating', key: 'deal', cells: ['a3'] }, 'A3 hangs in the air: fill the gap below, or clear it.'],
  [{ code: 'floating', key: 'deal', cells: ['a3', 'b3'] }, 'A3 and b3 hang in the air: fill the gap below, or clear them.'],
  [{ code: 'two-owners', key: 'piles', suit: 'H' }, 'Hearts can lie in one player’s pile only.'],
  [{ code: 'pile-of-three-suits', key: 'piles', player: 2 }, 'Player 2’s pile has more than two suits; one must go to the other pile.'],
  [{ code: 'bad-name', key: 'players', names: ['A, B'] }, '“A, B”: a name needs a letter, and no comma or #.'],
  [{ code: 'too-many-cards', key: 'piles', count: 49 }, '49 cards with the piles; there are only 48.'],
] // oxfmt-ignore

it.each(PROBLEMS)('the set-up problem %o has its words', (problem, words) => {
  expect(weticeBook.setupProblem(problem)).toBe(words)
})

describe('the book', () => {
  it('has every ruling in one section', () => {
    const cited = weticeBook.sections.flatMap(section => section.rulings)
    expect(cited.toSorted()).toEqual(Object.keys(weticeBook.rulings).toSorted())
  })

  it('shouts nowhere', () => {
    for (const text of textsOf(weticeBook)) expect(text).toMatch(/^[^!]*$/)
  })
})
