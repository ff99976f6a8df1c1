import { describe, expect, it } from 'vitest'
import { cellNumber } from '../../src/engine/wetice/board.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { actionAhead, hintOf } from '../../src/lessons/hint.ts'
import { sceneOf, type Task } from '../../src/lessons/lesson.ts'
import { COURSES } from './all.ts'
import { solve } from './solve.ts'

/** The cards on marked squares, as a suit, a rank or both. Other marks are returned unchanged. */
function cardsAt(game: string, record: string, marks: readonly string[]): readonly string[] {
  if (game === 'wetice') {
    const board = sceneOf(wetice, record)?.position.board
    return marks.flatMap(cell => (board && board.cells[cellNumber(board.layout, cell)]) ?? cell)
  }
  if (game !== 'wellsix') return marks
  const { table = {} } = sceneOf(wellsix, record)?.position ?? {}
  return marks.map(mark => table[mark] ?? mark)
}

const SUITS = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const
const RANKS = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' } as const
const isKey = <T extends object>(all: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(all, key)

/** The names that these cards may have in a text. */
const namesOf = (cards: readonly string[]): readonly string[] =>
  cards.flatMap(card => {
    if (!/^([2-9TJQKA]?[SHDC]|[2-9TJQKA])$/.test(card)) return []
    const [rank, suit] = [card.slice(0, 1), card.slice(-1)]
    return [...(isKey(SUITS, suit) ? [SUITS[suit]] : []), isKey(RANKS, rank) ? RANKS[rank] : rank]
  })

const NAMES = /\b(spade|heart|diamond|club|ace|king|queen|jack)s?\b|(?:\b(?:the|a|an|your|marked)|’s) (10|[2-9])\b/gi
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMES)].map(([, name, number]) => (name ?? number ?? '').toLowerCase())
/** Matches the name of a square in a text. */
const SQUARE = /\b[a-h][1-8]\b|−?\d, −?\d/g

const tasks = COURSES.flatMap(course =>
  course.lessons.flatMap(({ id, tasks: all }) =>
    all.map(task => ({ name: `${course.game.name}/${id}/${task.id}`, course, task })),
  ),
)

function marksOf({ game }: AnyCourse, task: Task) {
  const position = sceneOf(game, task.record)?.position
  const ahead = task.type === 'move' ? actionAhead(game, task, [], { refusal: null, events: [], position }) : null
  const works = task.type !== 'move' || (ahead !== null && solve(game, task, position).first.includes(ahead))
  return { marks: hintOf(task, ahead, []), works }
}

describe('a hint, and the reply to a wrong answer', () => {
  it.each(tasks)('name only cards and squares of the task and its solution: $name', ({ course, task }) => {
    const { marks, works } = marksOf(course, task)
    expect(works).toBe(true)
    expect(marks).not.toEqual([])
    const known = new Set([
      ...namesOf(cardsAt(course.game.name, task.record, task.type === 'mark' ? task.answer : marks)),
      ...namedIn(task.task),
    ])
    const told = [task.hint, task.otherwise].join(' ')
    expect(namedIn(told).filter(name => !known.has(name))).toEqual([])
    const squares = [...(task.task.match(SQUARE) ?? [])]
    expect((told.match(SQUARE) ?? []).filter(square => !squares.includes(square))).toEqual([])
  })

  it.each(tasks)('name squares only if their letters are shown: $name', ({ task }) => {
    const names = [task.task, task.hint, task.done, task.otherwise].some(text => text.search(SQUARE) >= 0)
    expect(names).toBe(task.named === true)
  })
})
