import { describe, expect, it } from 'vitest'
import { createDealNote } from '../../src/games/tennis/table/held.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { firstGame } from './first-game.ts'

const GAMES = 3
const EACH = Array.from({ length: GAMES }, (_, created) => created)

describe('a first game of A Lifelike Tennis', () => {
  it.each(EACH)('is one hand, and is won: deal %i', deal => {
    expect(firstGame(tennisCourse, { deal }).position).toMatchObject({ hand: 1, hands: [0, 0, 1, 0] })
  })

  it.each(EACH)('is followed by a game that explains everything, and is won in two hands: deal %i', deal => {
    const { given, position } = firstGame(tennisCourse, { deal, head: tennisCourse.guide.deal(deal, true) })
    expect(tennisCourse.guide.notes.filter(({ id }) => !given.includes(id)).map(({ id }) => id)).toEqual([])
    expect(position).toMatchObject({ hand: 2, hands: [0, 0, 3, 0] })
  })

  it('has a deal that depends on the time of its creation', () => {
    const games = EACH.map(created => createDealNote({ practice: true, created }, 1).hands.join())
    expect(new Set(games).size).toBe(GAMES)
    expect(createDealNote({ practice: true, created: GAMES }, 1).hands.join()).toBe(games[0])
    expect(createDealNote({ practice: true, created: 0 }, 2).hands.join()).not.toBe(games[0])
  })
})
