import { describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { isReplayOf, replayMatch } from '../../src/book/journal/replay.ts'
import type { Operation, Entry } from '../../src/book/journal/entries.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { tennisRules } from '../../src/games/tennis/table/useTennisPlay.ts'
import { logLines } from '../../src/table/controls/log.ts'
import { valueOf } from '../book/results.ts'
import { playable } from '../rules.ts'

const HEAD = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 9\nplay'
const play = (action: string): Operation => ({ type: 'play', action })

/** Plays, some of them undone, and notes between them. */
const OPERATIONS: readonly Operation[] = [
  play('hand fish'),
  play('next'),
  { type: 'note', note: { type: 'help', seat: 1 } },
  ...['K', '4', 'J', 'J'].map(rank => play(`play ${rank}`)),
  { type: 'undo', count: 2 },
  play('play 9'),
  { type: 'note', note: { type: 'help', seat: 2 } },
  { type: 'note', note: { type: 'help', seat: 3 } },
  play('play 2'),
]

function logOf(operations: readonly Operation[]) {
  const entries = operations.map((what, number): Entry => ({
    format: 2,
    match: 'm',
    number,
    id: `e${number}`,
    at: number,
    what,
  }))
  const head = { format: 1, id: 'm', game: 'tennis', head: HEAD, players: [], created: 1 } as const
  const { replay, timeline } = valueOf(replayMatch(playable({ head, entries })))
  if (!isReplayOf(replay, tennis)) throw new Error('another game')
  const { players, start, moves } = replay
  const table = {
    rules: tennisRules,
    source: { start: shallowRef(start) },
    session: { players: shallowRef(players), nameOf: (seat: number) => players[seat - 1] ?? '' },
    texts: { logEntry: () => null },
  }
  return (most?: number) => logLines(timeline.log, moves, table, timeline.notes, most)
}

it('a line of the log has the name of its player, or no name if it was entered for all', () => {
  const lines = logOf([play('hand fish'), play('next'), play('play K')])()
  expect(lines.map(({ who }) => who)).toEqual(['Dee', '', ''])
})

describe('the last turns of a log', () => {
  it('are the same lines as in the whole log, with the notes after them', () => {
    const last = logOf(OPERATIONS)
    const all = last()
    const turns = all.flatMap(({ id }, index) => (id.startsWith('note') ? [] : [index]))
    expect([turns.length, all.length]).toEqual([8, 11])
    for (const [count, index] of turns.entries()) expect(last(count + 1)).toEqual(all.slice(0, index + 1))
  })
})

describe('undone moves in the log', () => {
  const undoneOf = (...operations: readonly Operation[]) =>
    logOf([play('hand fish'), play('next'), ...operations])()
      .filter(({ undone }) => undone)
      .map(({ who, what }) => [who, what])
      .toReversed()

  const undo = (count: number): Operation => ({ type: 'undo', count })

  it('name their players, and describe the moves', () => {
    expect(undoneOf(play('play K'), play('play 4'), undo(2), play('play 9'))).toEqual([
      ['Dee', 'plays a king.'],
      ['Bob', 'plays a 4.'],
    ])
  })

  it('have separate lines if one of them replaced another', () => {
    expect(undoneOf(play('play K'), undo(1), play('play 4'), undo(1), play('play 9'))).toEqual([
      ['Dee', 'plays a king.'],
      ['Dee', 'plays a 4.'],
    ])
  })

  it('have no player if an earlier move was amended later', () => {
    const amend: Operation = { type: 'amend', from: 2, remove: 1, insert: ['play 9'] }
    expect(undoneOf(play('play K'), play('play 4'), play('play 2'), undo(1), amend)).toEqual([
      ['Dee', 'plays a king.'],
      ['', 'A 2 was played.'],
    ])
  })
})
