import { once } from '../once.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differenceOn, engineAnswers } from './agree.ts'
import { answerSummary } from './answer-summary.ts'

interface Recorded {
  /** Line numbers in the record, each with a summary of the answer to that line. */
  readonly rulings: readonly (readonly [number, string])[]
  readonly end: object
}

const GAMES: Readonly<Record<string, Recorded>> = {
  duel: {
    rulings: [
      [13, 'swap; cleanup 1'],
      [14, 'no: not-fewer'],
      [17, 'pass; cleanup 2'],
      [18, 'pass; swap 2'],
      [19, 'no: wrong-phase'],
      [20, 'no: no-line'],
      [21, 'swap; match H a1 b1 c1, C c4 d4 e4, D a4 a5 a6; score H 3 to 2; score D 3 to 2; score C 3 to 2; give 2'],
      [22, 'no: wrong-phase'],
      [23, 'give C 3 to 1; fall 15; match S b4 c4 d4; score S 3 to 2'],
      [24, 'give D 3 to 1; fall 2; swap 1'],
      [26, 'no: too-many-of-suit'],
      [
        28,
        'swap; match C g1 g2 g3; score C 3 to 1; fall 3; match D e2 f2 g2; score D 3 to 1; fall 8; match S c2 d2 e2; score S 3 to 2; fall 5; match H a2 b2 c2; score H 3 to 2; fall 2; swap 2',
      ],
      [32, 'swap; match H e1 e2 e3; score H 3 to 2; swap 2'],
      [36, 'legal: pass'],
      [38, 'correct'],
      [39, 'no: unknown-action'],
      [40, 'pass; over 21-24 winner 2'],
      [41, 'no: over'],
    ],
    end: {
      phase: 'over',
      turn: null,
      board: ['........', '........', '........', '........', '.D......', '.D.....D'],
      piles: [
        { C: 12, D: 9 },
        { H: 12, S: 12 },
      ],
      winner: 2,
    },
  },
  solitaire: {
    rulings: [
      [16, 'swap'],
      [18, 'pass; swap 1'],
      [
        19,
        'swap; match S a4 b4 c4, H d2 d3 d4; score S 3 three; score H 3 three; fall 16; match D c2 c3 c4; score D 3 three; fall 3; match H a3 b3 c3; score H 3 three; fall 9; match S b1 b2 b3; score S 3 three; fall 3',
      ],
      [27, 'no: too-many-of-suit'],
      [30, 'swap; match D d1 e1 f1, H b1 b2 b3; score H 3 three; score D 3 three; over 48 winner 1'],
      [31, 'no: over'],
    ],
    end: {
      phase: 'over',
      turn: null,
      board: Array<string>(8).fill('......'),
      piles: [{ three: 48, four: 0 }],
      winner: 1,
    },
  },
  'ng-plus': {
    rulings: [
      [19, 'swap; match S b5 c5 d5 e5, S b4 b5 b6; score S 2 three; score S 4 four; fall 3'],
      [20, 'swap; match H a1 b1 c1 d1; score H 4 four; fall 15'],
      [22, 'swap; match D a2 b2 c2 d2 e2; score D 5 four; fall 10; match H e4 f4 g4; score H 3 three; fall 4'],
      [
        28,
        'swap; match H f1 g1 h1, H f1 f2 f3; score H 3 three; score H 2 three; fall 3; match S f1 g1 h1; score S 3 three; over 48 winner 1',
      ],
    ],
    end: {
      phase: 'over',
      turn: null,
      board: Array<string>(6).fill('........'),
      piles: [{ three: 19, four: 29 }],
      winner: 1,
    },
  },
}

describe.each(Object.entries(GAMES))('the recorded game %s', (name, { rulings, end }) => {
  const text = readFileSync(new URL(`recorded/${name}.record`, import.meta.url), 'utf8')
  const answers = once(() => engineAnswers(text))

  it.each(rulings)('has the recorded ruling on line %i: %s', (line, words) => {
    expect(answerSummary(answers().find(answer => answer.line === line))).toBe(words)
  })

  it('ends with the recorded result', () => {
    expect(answers().findLast(answer => 'state' in answer)?.state).toEqual(end)
  })

  it('has the same rulings in the naive implementation', () => {
    expect(differenceOn(text)).toBeNull()
  })
})
