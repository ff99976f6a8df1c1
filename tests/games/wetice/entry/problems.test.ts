import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../../src/games/wetice/entry/draft.ts'
import { isWrong, ofTheTable, onlySuit, placesOf, problemsOf } from '../../../../src/games/wetice/entry/problems.ts'
import { sayProblems } from '../../../../src/text/en/wetice/entry-problems.ts'
import { DEAL, entered, whole } from './deals.ts'

const codes = (draft: Draft) => problemsOf(draft).map(({ code }) => code)
const deal = DEAL.join('')

describe('what is wrong with a table', () => {
  it('is nothing where it is a deal', () => {
    expect(problemsOf(whole())).toEqual([])
  })

  it('is only that it is not finished, while it is entered', () => {
    expect(codes(entered('SHDC'))).toEqual(['unknown-cells'])
    expect(problemsOf(entered('SHDC')).some(isWrong)).toBe(false)
  })

  it('is a thirteenth heart as soon as it is entered', () => {
    const draft = entered('H'.repeat(13))
    const [problem] = problemsOf(draft)
    expect(problem && placesOf(problem, draft)).toHaveLength(13)
    expect(sayProblems(problemsOf(draft))).toBe('13 hearts: one of these is a king, or of another suit.')
  })

  it('names both suits when the table is full', () => {
    const draft = entered(`H${deal.slice(1)}`)
    expect(sayProblems(problemsOf(draft))).toBe('13 hearts, 11 spades: one of the marked ones is a spade, or a king.')
    expect(sayProblems(problemsOf(entered(`HHDH${deal.slice(4)}`)))).toBe('14 hearts: 2 of these are of another suit.')
  })

  it('is a card in the air, not one above a place that is still open', () => {
    const draft = entered(`S.......${'?'.repeat(32)}.SSSSSSS`, { running: true })
    const problem = problemsOf(draft).find(({ code }) => code === 'floating')
    expect(problem).toMatchObject({ cells: ['a6'] })
    expect(codes(entered('SHDC', { running: true }))).toEqual(['unknown-cells'])
  })

  it('is a pile of three suits, which the table does not show', () => {
    const owners = { S: 1, H: 1, D: 1 } as const
    const draft = entered('.'.repeat(40) + 'CCCCCCCC', { running: true, owners })
    expect(codes(draft)).toEqual(['pile-of-three-suits'])
    expect(ofTheTable(problemsOf(draft))).toEqual([])
  })
})

describe('the last cards', () => {
  it('can be one suit only, where the others are complete', () => {
    expect(onlySuit(entered(deal.slice(0, 47)))).toBe('H')
    expect(onlySuit(entered(deal.slice(0, 46)))).toBeNull()
  })

  it('are not guessed where something is wrong, or nothing is open', () => {
    expect(onlySuit(entered(`H${deal.slice(1, 47)}`))).toBe('S')
    expect(onlySuit(entered(`D${deal.slice(1, 46)}H`))).toBeNull()
    expect(onlySuit(whole())).toBeNull()
    expect(onlySuit(entered(deal.slice(0, 47), { running: true }))).toBeNull()
  })
})
