import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../src/engine/record.ts'
import {
  isReplayOf,
  judge,
  replayLine,
  replayLines,
  startReplay,
  type Replay,
  replayMatch,
} from '../../../src/book/journal/replay.ts'
import { firstUnplayable, replay } from '../../replay.ts'
import { HEAD, tally } from '../tally.ts'
import { valueOf } from '../results.ts'
import { RULES, playable } from '../../rules.ts'
import type { Operation, Entry, Match, MatchHead } from '../../../src/book/journal/entries.ts'

const totalOf = (replayed: Replay): number => tally.status(replayed.position as never).scores.reduce((a, b) => a + b, 0)
const accepted = (replayed: Replay): unknown[] => replayed.moves.map(move => move.ruling && move.ruling.accepted)

const anyAction = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map(points => `add ${points}`),
  fc.constantFrom('pass', 'jump', 'add 0', 'add', ' ADD  3 # three', ''),
)
const anyLine = fc.array(anyAction, { maxLength: 20 })

describe('a replay', () => {
  it('begins with the set-up from the head', () => {
    const started = valueOf(startReplay(HEAD, RULES))
    expect(started.players).toEqual(['Zoë', 'Bo'])
    expect(started.position).toBe(started.start)
    expect(totalOf(started)).toBe(0)
    expect([started.moves, firstUnplayable(started)]).toEqual([[], null])
  })

  it('is recognised as a replay of its own game only', () => {
    const started = valueOf(startReplay(HEAD, RULES))
    expect(isReplayOf(started, tally)).toBe(true)
    expect(isReplayOf({ ...started, game: { ...started.game, name: 'tennis' } }, tally)).toBe(false)
  })

  it('is unplayable from its first move on if that is refused', () => {
    expect(firstUnplayable(valueOf(replay(HEAD, ['jump', 'add 1'], RULES)))).toBe(0)
  })

  it('has a ruling for each action, with the positions before and after it', () => {
    const replayed = valueOf(replay(HEAD, ['add 3', 'pass', 'add 2'], RULES))
    const { moves, position } = replayed
    expect(moves.map(move => move.ruling?.accepted)).toEqual([true, true, true])
    expect(moves[1]?.before).toBe(moves[0]?.after)
    expect(moves[2]?.after).toBe(position)
    expect(moves[0]?.ruling).toMatchObject({ steps: { length: 3 } })
    expect(firstUnplayable(replayed)).toBeNull()
  })

  it('reports refused actions, and continues from the position before them', () => {
    const replayed = valueOf(replay(HEAD, ['add 9', 'add 9', 'add 9', 'add 2'], RULES))
    expect(accepted(replayed)).toEqual([true, true, false, true])
    expect(firstUnplayable(replayed)).toBe(2)
    expect(totalOf(replayed)).toBe(20)
  })

  it('reports actions that can’t be read, and has no rulings after them', () => {
    const replayed = valueOf(replay(HEAD, ['add 9', 'add x', 'add 1'], RULES))
    expect(accepted(replayed)).toEqual([true, null, null])
    expect(firstUnplayable(replayed)).toBe(1)
    expect(totalOf(replayed)).toBe(9)
  })

  it.each([
    ['', 'no-game'],
    ['play', 'no-game'],
    ['game chess\nplay', 'unknown-game'],
    ['game tally', 'no-play'],
    ['game tally\ncolour red\nplay', 'unknown-key'],
    ['game tally\ntarget 0\nplay', 'setup'],
    ['game tally\nplay\nadd 1', 'word-count'],
  ])('of the head %j reports its problem', (head, code) => {
    expect(replay(head, [], RULES)).toMatchObject({ ok: false, error: { problem: { code } } })
  })

  it('of a text without a head, or with more than a head, reports the line and has no set-up', () => {
    expect(startReplay('game tally\nplay\nadd 1', RULES)).toEqual({
      ok: false,
      error: { problem: { code: 'word-count', line: 3, about: ['play'] }, setup: [] },
    })
    expect(startReplay('', RULES)).toEqual({
      ok: false,
      error: { problem: { code: 'no-game', line: 1, about: [] }, setup: [] },
    })
  })

  it('reuses the rulings of the moves with which both lines begin', () => {
    const earlier = valueOf(replay(HEAD, ['add 1', 'add 2', 'add 3'], RULES))
    const later = replayLine(earlier, ['add 1', 'add 2', 'add 4', 'add 5'])
    expect(later.moves[1]).toBe(earlier.moves[1])
    expect(totalOf(later)).toBe(12)
    expect(replayLine(later, ['add 1', 'add 2', 'add 4', 'add 5'])).toBe(later)
    expect(totalOf(replayLine(later, []))).toBe(0)
  })

  it('reuses rulings wherever two of several lines begin with the same moves', () => {
    const now = valueOf(replay(HEAD, ['add 1'], RULES))
    const longer = ['add 1', 'add 2', 'add 3', 'add 4']
    const [first, second, third] = replayLines(now, [longer, longer.slice(0, 3), ['add 1', 'add 2', 'add 5']])
    expect(first?.moves[0]).toBe(now.moves[0])
    expect(second?.moves[2]).toBe(first?.moves[2])
    expect(third?.moves[1]).toBe(first?.moves[1])
    expect([first, second, third].map(each => each && totalOf(each))).toEqual([10, 6, 8])
  })

  it('is equal to a direct replay when it is reached from another line', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (some, others) => {
        const direct = valueOf(replay(HEAD, others, RULES))
        expect(replayLine(valueOf(replay(HEAD, some, RULES)), others)).toEqual(direct)
      }),
    )
  })

  it('agrees with the adjudicator on the exported record', () => {
    const written = anyLine.map(line => line.filter(action => action !== ''))
    fc.assert(
      fc.property(written, line => {
        const replayed = valueOf(replay(HEAD, line, RULES))
        const answers = adjudicate([HEAD, ...line, ''].join('\n'), RULES)
        const rulings = answers.flatMap(answer => (answer.type === 'ruling' ? [answer.ruling] : []))
        expect(replayed.moves.flatMap(move => move.ruling ?? [])).toEqual(rulings)
      }),
    )
  })
})

describe('a judgement', () => {
  const { game, position } = valueOf(startReplay(HEAD, RULES))

  it('gives the canonical spelling of the action', () => {
    expect(judge(game, position, '  ADD   3 # three')).toMatchObject({ ok: true, value: { action: 'add 3' } })
  })

  it('refuses an unknown action', () => {
    const refused = { accepted: false, refusal: { code: 'unknown-action' } }
    expect(judge(game, position, 'Jump')).toMatchObject({ ok: true, value: { action: 'jump', ruling: refused } })
  })

  it.each(['', '  # a comment', 'add', 'add ten'])('fails for the text %j', text => {
    expect(judge(game, position, text).ok).toBe(false)
  })

  it('reports missing words in an empty line', () => {
    expect(judge(game, position, ' ')).toEqual({ ok: false, error: { code: 'word-count', about: [] } })
  })

  it('that comes with an action is reused, unless the position or the action differs', () => {
    const fresh = valueOf(startReplay(HEAD, RULES))
    const made = valueOf(judge(game, fresh.position, 'add 4'))
    expect(replayLine(fresh, ['add 4'], made).moves[0]).toBe(made)
    const others = replayLine(fresh, ['add 5', 'add 4'], made).moves
    expect(others.map(({ ruling }) => ruling?.accepted && ruling.steps.length)).toEqual([5, 4])
    expect(replayLine(fresh, ['add', 'add 4'], made).moves.map(({ ruling }) => ruling)).toEqual([null, null])
  })
})

const head: MatchHead = {
  format: 1,
  id: 'm',
  game: 'tennis',
  head: 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 9\nplay',
  players: [],
  created: 1,
}
const entriesOf = (operations: readonly Operation[], id: string): Entry[] =>
  operations.map((what, number) => ({ format: 1, match: 'm', number, id: `${id}${number}`, at: number, what }))

const actions = fc.constantFrom('hand fish', 'hand ghost', 'next', 'play K', 'no action')
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: actions.map((action): Operation => ({ type: 'play', action })) },
  fc.integer({ min: 1, max: 3 }).map((count): Operation => ({ type: 'undo', count })),
  fc.integer({ min: 1, max: 3 }).map((count): Operation => ({ type: 'redo', count })),
  fc.constant<Operation>({ type: 'names', players: ['Ann', 'Bea', 'Cat', 'Dee'] }),
  fc
    .tuple(fc.nat(9), fc.nat(2), fc.array(actions, { maxLength: 2 }))
    .map(([from, remove, insert]): Operation => ({ type: 'amend', from, remove, insert })),
)
const operations = fc.array(operation, { maxLength: 25 })

const whole = (match: Match) => valueOf(replayMatch(playable(match)))

const HAND: Operation = { type: 'play', action: 'hand fish' }
const NEXT: Operation = { type: 'play', action: 'next' }

describe('the replay of a match that continues', () => {
  it('keeps its rulings and its log', () => {
    const entries = entriesOf([HAND, NEXT, HAND], 'e')
    const earlier = whole({ head, entries: entries.slice(0, 2) })
    const { replay, timeline } = valueOf(replayMatch(playable({ head, entries }), earlier))
    expect(replay.moves[1]).toBe(earlier.replay.moves[1])
    expect(timeline.log[1]).toBe(earlier.timeline.log[1])
  })

  it('replaces its last entry if another window has written another one', () => {
    const [first] = entriesOf([HAND], 'e')
    const [, second] = entriesOf([HAND, NEXT], 'f')
    if (!first || !second) throw new Error('none')
    const earlier = whole({ head, entries: entriesOf([HAND, HAND], 'e').with(0, first) })
    const match = { head, entries: [first, second] }
    expect(valueOf(replayMatch(playable(match), earlier))).toEqual(whole(match))
    const shorter = { head, entries: [first] }
    expect(valueOf(replayMatch(playable(shorter), earlier))).toEqual(whole(shorter))
  })

  it('starts again if the head was corrected', () => {
    const entries = entriesOf([HAND], 'e')
    const match = { head: { ...head, head: head.head.replace('target 9', 'target 1') }, entries }
    expect(valueOf(replayMatch(playable(match), whole({ head, entries })))).toEqual(whole(match))
  })

  it('is equal to a replay from the beginning', () => {
    fc.assert(
      fc.property(operations, fc.nat(25), (all, cut) => {
        const entries = entriesOf(all, 'e')
        const earlier = whole({ head, entries: entries.slice(0, cut) })
        expect(valueOf(replayMatch(playable({ head, entries }), earlier))).toEqual(whole({ head, entries }))
      }),
    )
  })

  it('is equal to a replay from the beginning even if another window has written other entries', () => {
    fc.assert(
      fc.property(operations, operations, (here, there) => {
        const earlier = whole({ head, entries: entriesOf(here, 'e') })
        const match = { head, entries: entriesOf(there, 'f') }
        expect(valueOf(replayMatch(playable(match), earlier))).toEqual(whole(match))
      }),
    )
  })
})
