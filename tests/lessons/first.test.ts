import { describe, expect, it } from 'vitest'
import { attempt, tapCount, type FirstBoard } from '../../src/lessons/first.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { boards as tennisBoards } from '../../src/lessons/tennis/first.ts'
import { boards as wellsixBoards } from '../../src/lessons/wellsix/first.ts'
import { boards as weticeBoards } from '../../src/lessons/wetice/first.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { AnyGame } from '../../src/engine/game.ts'

interface Case {
  readonly name: string
  readonly game: AnyGame
  readonly board: FirstBoard
}

const casesOf = (game: AnyGame, boards: readonly FirstBoard[]): readonly Case[] =>
  boards.map(board => ({ name: `${game.name}, ${board.id}`, game, board }))

const CASES = [
  ...casesOf(wetice, weticeBoards),
  ...casesOf(wellsix, wellsixBoards),
  ...casesOf(tennis, tennisBoards),
] as const

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => word !== '').length

const positionOf = ({ game, board }: Case): unknown => {
  const scene = sceneOf(game, board.record)
  if (!scene) throw new Error(`no table: ${board.record}`)
  return scene.position
}

/** The possible taps: for each legal action that the board allows, its words after the first. */
function tapsThere({ game, board }: Case, position: unknown): readonly (readonly string[])[] {
  const [kind = ''] = board.kinds
  const legal = game
    .legal(position)
    .map(action => game.makeAction(action).split(' '))
    .filter(([first]) => first === kind)
    .map(([, ...words]) => words)
  return board.choices ? legal.filter(([card = '']) => board.choices?.includes(card)) : legal
}

describe.each(CASES.map(each => [each.name, each] as const))('the first board of %s', (_, each) => {
  const { game, board } = each

  it('is solved by exactly the answers that the engine finds', () => {
    const position = positionOf(each)
    const right = tapsThere(each, position)
      .filter(taps => attempt(game, board, position, taps).type === 'right')
      .map(taps => [board.kinds[0], ...taps].join(' '))
    expect(right.sort()).toEqual([...board.answers].sort())
    expect(right.length).toBeGreaterThan(0)
  })

  it('needs at most two taps, and has texts of at most six words', () => {
    expect(tapCount(board)).toBeLessThanOrEqual(2)
    for (const text of [board.task, board.done, board.otherwise]) expect(wordsIn(text)).toBeLessThanOrEqual(6)
    expect(`${board.task}${board.done}${board.otherwise}`).not.toContain('!')
  })

  it('has a reply to a wrong move if and only if a wrong move is possible', () => {
    const position = positionOf(each)
    const wrong = tapsThere(each, position).some(taps => attempt(game, board, position, taps).type === 'wrong')
    expect(board.otherwise !== '').toBe(wrong)
  })
})

describe('the first boards of WetIce', () => {
  const scores = (id: string, taps: readonly string[]) => {
    const board = weticeBoards.find(each => each.id === id)
    const scene = board && sceneOf(wetice, board.record)
    if (!board || !scene) throw new Error(`no board ${id}`)
    const made = attempt(wetice, board, scene.position, taps)
    return made.type === 'refused' ? [] : wetice.status(made.steps.at(-1)?.position ?? scene.position).scores
  }

  it('score the points that their texts mention', () => {
    expect(scores('row', ['c1', 'd1'])).toEqual([3, 0])
    expect(scores('column', ['a1', 'b1'])).toEqual([6, 0])
    expect(scores('fall', ['c1', 'd1'])).toEqual([12, 0])
    expect(scores('owner', ['c1', 'd1'])).toEqual([6, 3])
    expect(scores('owner', ['c2', 'd2'])).toEqual([3, 6])
    expect(scores('give', ['D'])).toEqual([6, 3])
  })
})

describe('the last of Wellsix’s first boards', () => {
  const board = wellsixBoards.find(({ id }) => id === 'stop')
  const scene = board && sceneOf(wellsix, board.record)

  it('accepts a placement if and only if black then can’t win in two moves', () => {
    if (!board || !scene) throw new Error('no board')
    for (const action of wellsix.legal(scene.position).filter(({ type }) => type === 'place')) {
      const text = wellsix.makeAction(action)
      const ruling = wellsix.play(scene.position, action)
      if (!ruling.accepted) throw new Error(`${text} is refused`)
      const wins = (at: typeof ruling.position, moves: number): boolean =>
        wellsix.legal(at).some(next => {
          const made = wellsix.play(at, next)
          if (!made.accepted) return false
          if (made.steps.some(({ event }) => event.type === 'align' && event.player === 2)) return true
          return moves > 1 && made.position.turn === 2 && wins(made.position, moves - 1)
        })
      expect([text, wins(ruling.position, 2)]).toEqual([text, !board.answers.includes(text)])
    }
  })

  it('shows how black wins if the placement doesn’t stop it', () => {
    if (!board || !scene) throw new Error('no board')
    const made = attempt(wellsix, board, scene.position, ['KH', '3,1'])
    expect(made.type).toBe('wrong')
    const events = made.type === 'refused' ? [] : made.steps.map(({ event }) => event)
    expect(events.some(event => event.type === 'align' && event.player === 2)).toBe(true)
  })
})
