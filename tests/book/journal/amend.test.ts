import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amendmentOf, consequencesOf, draftOf, tryDraft, insertion } from '../../../src/book/journal/amend.ts'
import { firstUnplayable, replay } from '../../replay.ts'
import { valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { RULES } from '../../rules.ts'

const played = (...actions: string[]) => valueOf(replay(HEAD, actions, RULES))

describe('the consequences of an amendment', () => {
  it('are empty if the rulings stay equal', () => {
    const { changed, firstFallen, statusAfter } = consequencesOf(played('add 1', 'pass', 'add 2'), 1, 1, ['PASS'])
    expect([changed, firstFallen, statusAfter.scores]).toEqual([[], null, [3, 0]])
  })

  it('are only changes of points if all plays stay legal', () => {
    const {
      changed,
      statusBefore,
      statusAfter,
      replay: after,
    } = consequencesOf(played('add 1', 'add 2', 'add 3'), 0, 1, ['pass', 'pass', 'pass'])
    expect(changed).toEqual([])
    expect([statusBefore.scores, statusAfter.scores, after.moves.length]).toEqual([[4, 2], [3, 2], 5])
  })

  it('include points that go to another player', () => {
    const { changed, firstFallen } = consequencesOf(played('add 1', 'add 2', 'add 3'), 1, 0, ['pass'])
    expect(firstFallen).toBeNull()
    expect(changed.map(({ was, is, gainedBefore, gainedAfter }) => [was, is, gainedBefore, gainedAfter])).toEqual([
      [1, 2, [0, 2], [2, 0]],
      [2, 3, [3, 0], [0, 3]],
    ])
  })

  it('include plays that are no longer legal, and the first of them', () => {
    const {
      changed,
      firstFallen,
      replay: after,
    } = consequencesOf(played('add 1', 'add 9', 'add 9', 'add 1'), 0, 1, ['add 3'])
    expect(firstUnplayable(after)).toBe(2)
    expect(firstFallen).toBe(2)
    expect(changed.map(change => [change.is, change.after?.accepted])).toEqual([
      [2, false],
      [3, true],
    ])
  })

  it('include refusals of inserted actions', () => {
    const match = played('add 9', 'add 9', 'add 2')
    expect(consequencesOf(match, 1, 1, ['add 9', 'add 9']).firstFallen).toBe(2)
    expect(consequencesOf(match, 1, 1, ['add none']).firstFallen).toBe(1)
  })

  it('include plays that are refused for another reason', () => {
    const { changed, firstFallen } = consequencesOf(played('add 9', 'add 9', 'add 9'), 0, 1, ['add 8'])
    expect(changed).toMatchObject([{ is: 2, before: { refusal: { points: 27 } }, after: { refusal: { points: 26 } } }])
    expect(firstFallen).toBeNull()
  })

  it('exclude plays that were refused before', () => {
    const { changed, firstFallen } = consequencesOf(played('jump', 'add 1', 'add 2'), 2, 1, ['add 3'])
    expect([changed, firstFallen]).toEqual([[], null])
  })

  it('are reversed if the amendment is undone', () => {
    const action = fc.constantFrom('add 1', 'add 9', 'pass', 'jump')
    const some = fc.array(action, { maxLength: 8 })
    fc.assert(
      fc.property(some, some, fc.nat(8), fc.nat(8), (line, insert, start, most) => {
        const from = Math.min(start, line.length)
        const taken = line.slice(from, from + most)
        const there = consequencesOf(played(...line), from, taken.length, insert)
        const back = consequencesOf(there.replay, from, insert.length, taken)
        expect(back.replay).toEqual(played(...line))
        expect(back.changed.map(change => [change.after, change.before])).toEqual(
          there.changed.map(change => [change.before, change.after]),
        )
      }),
    )
  })
})

describe('an edited line', () => {
  const action = fc.constantFrom<string>('add 1', 'add 9', 'pass', 'jump')
  const some = fc.array(action, { maxLength: 8 })

  it('becomes one amendment, which another one reverts', () => {
    fc.assert(
      fc.property(some, some, (line, next) => {
        const there = amendmentOf(line, next)
        const back = amendmentOf(next, line)
        expect(there === null).toBe(line.join() === next.join())
        if (!there || !back) return
        expect(line.toSpliced(there.from, there.remove, ...there.insert)).toEqual(next)
        expect([back.from, back.remove, back.insert.length]).toEqual([there.from, there.insert.length, there.remove])
      }),
    )
  })

  it.each([
    ['abcde', 'abxde', { from: 2, remove: 1, insert: ['x'] }],
    ['ab', 'abc', { from: 2, remove: 0, insert: ['c'] }],
    ['abc', 'ab', { from: 2, remove: 1, insert: [] }],
    ['aa', 'aaa', { from: 2, remove: 0, insert: ['a'] }],
    ['abc', 'xbc', { from: 0, remove: 1, insert: ['x'] }],
    ['ab', 'ab', null],
  ])('keeps what both lines have in common at the beginning and the end: %s, %s', (line, next, amendment) => {
    expect(amendmentOf([...line], [...next])).toEqual(amendment)
  })

  it('agrees with a replay of the amended record', () => {
    fc.assert(
      fc.property(some, some, (line, next) => {
        const draft = next.map(insertion)
        expect(tryDraft(played(...line), draft).replay).toEqual(played(...next))
      }),
    )
  })

  it('may differ in several places, and keeps track of each play that stays', () => {
    const match = played('add 1', 'add 2', 'add 3', 'add 4')
    const draft = [insertion('pass'), ...draftOf(match).slice(1, 3), insertion('add 9'), insertion('add 9')]
    const { changed, firstFallen } = tryDraft(match, draft)
    expect(changed.map(({ was, is }) => [was, is])).toEqual([])
    expect(firstFallen).toBe(4)
  })
})
