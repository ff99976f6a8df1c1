import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { tennisFirst } from '../../src/games/tennis/first/index.ts'
import { wellsixFirst } from '../../src/games/wellsix/first/index.ts'
import { weticeFirst } from '../../src/games/wetice/first/index.ts'
import { firstPicture } from '../../src/games/wetice/first/view.ts'
import type { FirstBoards } from '../../src/games/first.ts'
import type { Picture } from '../../src/ui/types.ts'

/** The pictures that show one of a board's answers; by default, the last answer. */
function solved(first: FirstBoards, id: string, place = -1): readonly Picture[] {
  const board = first.boards.find(each => each.id === id)
  if (!board || board.answers === 'any') throw new Error(`no board ${id}`)
  const start = first.start(board)
  const made = first.attempt(board, start, board.answers.at(place)?.split(' ').slice(1) ?? [])
  return first.pictures(board, start, made.type === 'refused' ? [] : made.steps)
}

const figures = (pictures: readonly Picture[], key: string): readonly string[] =>
  pictures.map(({ boxes }) => boxes.find(box => box.key === key)?.figure ?? '')

describe('the first board', () => {
  it('looks the same before and after the referee is loaded', () => {
    expect(firstPicture()).toEqual(solved(weticeFirst, 'row')[0])
  })

  it('shows a swap, then the removal of three cards, and a pile that grows from 0 to 3', () => {
    const pictures = solved(weticeFirst, 'row')
    expect(figures(pictures, 'pile 1')).toEqual(['0', '0', '0', '3'])
    const looks = pictures.map(({ cards }) => cards.filter(({ look }) => look === 'lifted' || look === 'gone').length)
    expect(looks).toEqual([0, 0, 3, 3])
  })
})

describe('the first boards of a game', () => {
  it.each([
    ['wetice', weticeFirst],
    ['wellsix', wellsixFirst],
    ['tennis', tennisFirst],
  ] as const)('of %s show each card once, and every card and square that an answer needs', async (name, first) => {
    expect(await GAMES[name].first()).toBe(first)
    for (const { id, answers } of first.boards) {
      for (const picture of solved(first, id)) {
        const keys = picture.cards.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
      }
      const [lying] = solved(first, id)
      const taps = [...(lying?.cards ?? []), ...(lying?.places ?? [])].map(({ tap }) => tap)
      for (const answer of answers) expect(taps).toEqual(expect.arrayContaining(answer.split(' ').slice(1)))
    }
  })

  it('of Wellsix accept a tap on the square as the whole move if the hand has only one card', () => {
    const [board] = wellsixFirst.boards
    if (!board) throw new Error('no board')
    expect(wellsixFirst.whole?.(board, wellsixFirst.start(board), ['5,0'])).toEqual(['KH', '5,0'])
    expect(wellsixFirst.whole?.(board, wellsixFirst.start(board), ['KH'])).toEqual(['KH'])
  })

  it('of Tennis show the points of a card, and the next Net', () => {
    expect(figures(solved(tennisFirst, 'clear'), 'points').at(-1)).toBe('1')
    expect(figures(solved(tennisFirst, 'net'), 'net').at(-1)).toBe('4')
    expect(figures(solved(tennisFirst, 'equal'), 'points').at(-1)).toBe('2')
  })
})
