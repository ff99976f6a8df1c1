import { describe, expect, it } from 'vitest'
import { adjudicate, createReferee, MAX_HEAD_LINES, type Answer } from '../../src/engine/record.ts'
import { MAX_LINE } from '../../src/engine/text.ts'
import { RULES } from '../rules.ts'

const TENNIS = 'game tennis\nplay\n'

/** Each answer as its line number and its type, or its code if it is an error. */
const told = (answers: readonly Answer[]): string[] =>
  answers.map(answer => `${answer.line} ${answer.type === 'problem' ? answer.problem.code : answer.type}`)

describe('a line of a record', () => {
  it('may have as many characters as the limit, and a longer comment', () => {
    expect(told(adjudicate(`${TENNIS}play K${' '.repeat(MAX_LINE - 6)}`, RULES))).toEqual(['1 head', '3 ruling'])
    expect(told(adjudicate(`${TENNIS}play K#${'x'.repeat(3 * MAX_LINE)}`, RULES))).toEqual(['1 head', '3 ruling'])
  })

  it.each([
    ['with an action', `play K${' '.repeat(MAX_LINE - 5)}`],
    ['with spaces', ' '.repeat(MAX_LINE + 1)],
    ['with a comment', `${'x'.repeat(MAX_LINE + 1)}# K`],
  ])('that is too long, %s, ends its record, and the next record is read', (_, line) => {
    const answers = adjudicate(`${TENNIS}${line}\nplay K\n${line}\n${TENNIS}play K`, RULES)
    expect(told(answers)).toEqual(['1 head', '3 line-too-long', '6 head', '8 ruling'])
    expect(answers[2]).toMatchObject({ record: 2 })
    expect(answers[1]).toMatchObject({ game: { name: 'tennis' }, problem: { about: [String(MAX_LINE)] } })
  })

  it('counts as the start of a record even if it is too long', () => {
    const answers = adjudicate(`game ${'x'.repeat(MAX_LINE)}\nplay\nplay K\n${TENNIS}`, RULES)
    expect(told(answers)).toEqual(['1 line-too-long', '4 head'])
    expect(answers[1]).toMatchObject({ record: 2 })
  })

  it('that is not UTF-8 can’t be read, unless only its comment is affected', () => {
    expect(told(adjudicate(`${TENNIS}play K # \uFFFD`, RULES))).toEqual(['1 head', '3 ruling'])
    expect(told(adjudicate(`${TENNIS}pl\uFFFDy K\nplay K`, RULES))).toEqual(['1 head', '3 not-utf8'])
    expect(told(adjudicate('game tennis\nplayers A, B, C, \uFFFD\nplay', RULES))).toEqual(['2 not-utf8'])
    expect(told(adjudicate('\uFFFD\uFFFDg\u0000\nplay', RULES))).toEqual(['1 not-utf8'])
  })
})

describe('a head of a record', () => {
  it('that never ends is abandoned with a single error', () => {
    const referee = createReferee(RULES)
    const answers = [...referee.read('game tennis')]
    for (let line = 0; line <= MAX_HEAD_LINES + 10; line++) answers.push(...referee.read('target 5'))
    expect(told([...answers, ...referee.end()])).toEqual(['1 head-too-long'])
  })

  it('is abandoned at the first line over the limit', () => {
    const referee = createReferee(RULES)
    const lines = ['game tennis', ...Array.from({ length: MAX_HEAD_LINES }, () => 'target 5')]
    expect(lines.flatMap(line => referee.read(line))).toEqual([])
    expect(told(referee.read('target 5'))).toEqual(['1 head-too-long'])
  })

  it('may have as many lines as the limit', () => {
    const lines = Array.from({ length: MAX_HEAD_LINES }, () => 'target 5')
    expect(told(adjudicate(['game tennis', ...lines, 'play'].join('\n'), RULES))).toEqual(['3 key-twice'])
  })
})
