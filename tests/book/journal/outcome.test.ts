import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../src/book/journal/entries.ts'
import { outcomeOf } from '../../../src/book/journal/outcome.ts'
import { replayMatch } from '../../../src/book/journal/replay.ts'
import { summarize } from '../../../src/book/journal/summary.ts'
import { clockOf } from '../../../src/book/journal/turns.ts'
import { recordOf, readRecords } from '../../../src/book/transfer/record.ts'
import { outcomeWords } from '#text/outcome.ts'
import { RULES } from '../../rules.ts'
import { valueOf } from '../results.ts'
import { entriesOf, note, play, undo } from './made.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHCCDC']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'turn 2', 'deal', ...ROWS, 'play'].join('\n')
const TENNIS = ['game tennis', 'players Ann, Bob, Cat, Dee', 'target 5', 'play'].join('\n')
const lost = (seat: number): Operation => ({ type: 'lost', seat })
const run = (seat: number): Operation => note({ type: 'clock', seat })

function replayed(head: string, ...operations: readonly (Operation | string)[]) {
  const game = RULES.find(({ name }) => head.startsWith(`game ${name}\n`))
  if (!game) throw new Error(head)
  const players = head.includes('Dee') ? ['Ann', 'Bob', 'Cat', 'Dee'] : ['Ann', 'Bob']
  const clock = { type: 'player', seconds: 60, increment: 5, up: 'decided' } as const
  const entries = entriesOf(...operations).map(entry => ({ ...entry, at: entry.number * 1000 }))
  const match = {
    head: { format: 4, id: 'm', game: game.name, head, players, created: 0, clock } as const,
    entries,
    game,
  }
  return valueOf(replayMatch(match))
}

const saidOf = ({ replay }: ReturnType<typeof replayed>): string => outcomeWords(replay.players, outcomeOf(replay))

describe('a match’s outcome', () => {
  it('is a loss for the player whose time ran out, even if others have fewer points, and the points stay', () => {
    const match = replayed(WETICE, 'swap g1 h1', lost(2))
    expect(outcomeOf(match.replay)).toEqual({ over: true, winner: 1, scores: [0, 6], onTime: 2 })
    expect(saidOf(match)).toBe('Ann wins on time')
    expect(summarize(match)).toMatchObject({ over: true, winner: 1, scores: [0, 6], onTime: 2, wins: [{ what: 'match', seat: 1, at: 1000 }] }) // oxfmt-ignore
  })

  it('is decided by the cards if the game was over before the loss on time', () => {
    const match = replayed(WETICE, 'swap g1 h1', 'pass', 'pass', lost(2))
    expect([outcomeOf(match.replay).onTime, saidOf(match)]).toEqual([null, 'Bob wins'])
  })

  it('in a game of four is decided between the others after a loss on time, by hands and then by points', () => {
    const points = ['play K', 'play 2', 'play 3', 'play 9']
    const match = replayed(TENNIS, ...points, lost(1))
    const { scores, points: now = [] } = match.game.status(match.replay.position)
    expect(scores).toEqual([0, 0, 0, 0])
    const best = [2, 3, 4].toSorted((a, b) => (now[b - 1] ?? 0) - (now[a - 1] ?? 0))
    const isAlone = now[(best[0] ?? 0) - 1] !== now[(best[1] ?? 0) - 1]
    expect(outcomeOf(match.replay)).toMatchObject({ onTime: 1, winner: isAlone ? best[0] : 0 })
    expect(saidOf(replayed(TENNIS, lost(3)))).toBe('Cat lost on time; the others drew')
  })

  it('is written to the record and read back, unless the loss was undone', () => {
    const now = { now: () => 9, newId: () => 'new' }
    const text = recordOf(replayed(WETICE, 'swap g1 h1', run(1), lost(1)))
    expect(text).toContain('\n# player 1 ran out of time: lost\n')
    const [found] = readRecords(text, RULES, now).found
    expect(found?.entries.map(({ what, format }) => [what, format])).toEqual([
      [play('swap g1 h1'), 1],
      [lost(1), 4],
    ])
    expect(recordOf(replayed(WETICE, 'swap g1 h1', lost(1), undo(1)))).not.toContain('ran out')
    // The note that earlier versions wrote.
    const noted = replayed(WETICE, 'swap g1 h1', note({ type: 'time-up', seat: 1, verdict: 'lost' }))
    expect(saidOf(noted)).toBe('Bob wins on time')
    expect(recordOf(noted)).toContain('\n# player 1 ran out of time: lost\n')
  })
})

describe('the clock of a replayed match', () => {
  const times = (...operations: readonly (Operation | string)[]): readonly number[] =>
    (clockOf(replayed(WETICE, ...operations))?.left ?? []).map(left => left / 1000)

  it('adds an increment once, at the end of a turn, and none at the beginning', () => {
    // Bob makes the first move. Then Ann's clock runs for a second, and her turn ends.
    expect(times('swap g1 h1')).toEqual([60, 60])
    expect(times('swap g1 h1', run(1), 'swap c1 d1')).toEqual([64, 60])
    // Time after her turn is not counted for her, and a stopped clock adds no increment.
    expect(times('swap g1 h1', run(1), run(99), 'swap c1 d1')).toEqual([64, 60])
    expect(times('swap g1 h1', run(1), run(0), 'swap c1 d1')).toEqual([59, 60])
  })

  it('adds no increment for a suit that is given away within a turn, or for a correction', () => {
    const rows = ['........', '........', '........', '........', '........', 'HHDHSSDD']
    const head = ['game wetice', 'players Ann, Bob', 'phase swap', 'piles S3 C3 / D3', 'deal', ...rows, 'play'].join(
      '\n',
    )
    const left = (...operations: readonly (Operation | string)[]): readonly number[] =>
      (clockOf(replayed(head, ...operations))?.left ?? []).map(each => each / 1000)
    expect(left(run(1), 'swap c1 d1')).toEqual([59, 60])
    expect(left(run(1), 'swap c1 d1', run(1), 'give S')).toEqual([63, 60])
    expect(left(run(1), 'correct e1 D')).toEqual([59, 60])
  })

  it('restores its earlier time when a loss is undone, and stops at the end of the game', () => {
    expect(times('swap g1 h1', run(1), 'swap c1 d1', run(2), lost(2), undo(1))).toEqual([64, 59])
    const ended = clockOf(replayed(WETICE, 'swap g1 h1', 'pass', 'pass', run(1)))
    expect(ended?.running).toBeNull()
    expect(clockOf(replayed(WETICE, 'swap g1 h1', run(1), lost(1), run(1)))?.running).toBeNull()
  })
})

describe('a corrected deal', () => {
  it('is part of the match from its first move on, keeps the names, and is written to the record', () => {
    const right = WETICE.replace('HHDHCCDC', 'HHDHCCCD').replace('Ann, Bob', 'Eve, Bob')
    const setup = { type: 'setup', head: right, cells: ['g1', 'h1'] } as const
    const names = { type: 'names', players: ['Ann', 'Eve'] } as const
    const match = replayed(WETICE, names, 'pass', setup)
    expect(match.replay.players).toEqual(['Ann', 'Eve'])
    expect(match.replay.head).toContain('HHDHCCCD')
    expect(summarize(match).setup).toBe(right)
    expect(recordOf(match)).toContain('HHDHCCCD')
    expect(replayed(WETICE, 'pass', setup, undo(1)).replay.head).toBe(WETICE)
  })
})
