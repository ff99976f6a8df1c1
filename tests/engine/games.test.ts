import { describe, expect, it } from 'vitest'
import { answerToJson, createSentencePrinter } from '../../src/cli/answers.ts'
import { adjudicate } from '../../src/engine/record.ts'
import { GAME_NAMES } from '../names.ts'
import { RULES } from '../rules.ts'

describe('the games', () => {
  it('are WetIce, Wellsix, Tennis and Grafa, in this order', () =>
    expect(GAME_NAMES).toEqual(['wetice', 'wellsix', 'tennis', 'grafa']))

  it('can have a new game added, whose records are then adjudicated', () => {
    const answers = adjudicate('game tally\ntarget 3\nplay\nadd 2\nadd 2\nlegal\nadd x', RULES)
    expect(answers.map(answerToJson)).toMatchObject([
      { record: 1, line: 1, game: 'tally', state: { target: 3, turn: 1 } },
      { line: 4, action: 'add 2', accepted: true, events: [{ type: 'point' }, { type: 'point' }] },
      { line: 5, action: 'add 2', accepted: false, refusal: 'too-much' },
      { line: 6, legal: ['pass'] },
      { line: 7, error: '“x” isn’t a number that fits here' },
    ])
    expect(answers.map(createSentencePrinter())).toEqual([
      '1: tally, Player 1 and Player 2.',
      '4: add 2: accepted (point, point).',
      '5: add 2: refused (too-much).',
      '6: legal: pass',
      '7: can’t be read: “x” isn’t a number that fits here',
    ])
  })
})
