import { describe, expect, it } from 'vitest'
import type { Evening } from '../../../src/book/evening/evening.ts'
import type { Seating } from '../../../src/book/journal/entries.ts'
import type { ListedMatch } from '../../../src/book/listing.ts'
import { personStats, withReportedResults } from '../../../src/book/people/person.ts'

/** A match of these players that ended at a time with these scores. The highest score won. */
function match(id: string, game: string, at: number, said: string, app?: Seating): ListedMatch {
  const [names = '', sums = ''] = said.split(' ')
  const players = names.split(',')
  const scores = sums.split(',').map(Number)
  const most = Math.max(...scores)
  const winner = players.length === 1 || scores.filter(each => each === most).length > 1 ? 0 : scores.indexOf(most) + 1
  const wins = [{ what: 'match', seat: winner, count: 1, at }] as const
  return {
    id,
    head: { format: 3, id, game, head: '', players, created: at, ...(app ? { app } : {}) },
    touched: at,
    entries: 1,
    players,
    summary: {
      match: id,
      version: 1,
      entries: 1,
      players,
      plays: 1,
      over: true,
      winner,
      scores,
      wins,
      irregular: at === 2 ? 1 : 0,
    },
    saved: true,
  }
}

const BOOK = [
  match('a', 'wellsix', 1, 'Ann,Ben 30,4'),
  match('b', 'wellsix', 2, 'ben,Ann 9,7'),
  match('c', 'wetice', 3, 'Ann,Ben 20,20'),
  match('d', 'tennis', 4, 'Ann,Ben,Cat,Dee 5,2,0,1'),
  match('e', 'grafa', 5, 'Ann 40'),
  match('f', 'grafa', 6, 'Ann 45'),
]

const evening = (pairings: Evening['pairings']): Evening => ({
  format: 2,
  id: 'friday',
  name: 'Friday',
  created: 1,
  touched: 1,
  games: [{ name: 'wellsix', seats: 2 }],
  everyone: true,
  points: { win: 1, draw: 0.5, loss: 0 },
  ties: [],
  guests: [{ name: 'Ann' }, { name: 'Ben' }],
  pairings,
})

describe('a person', () => {
  const ann = personStats('ANN ', BOOK)

  it('has the same statistics if entries are added after the end of a match', () => {
    const renamed = BOOK.map(each => (each.id === 'a' ? { ...each, touched: 99 } : each))
    expect(personStats('Ann', renamed)).toEqual(ann)
  })

  it('has wins, draws and losses by game and by opponent', () => {
    expect(ann?.all).toEqual({ played: 4, won: 2, drawn: 1 })
    expect(ann?.games).toEqual([
      { name: 'wellsix', played: 2, won: 1, drawn: 0 },
      { name: 'tennis', played: 1, won: 1, drawn: 0 },
      { name: 'wetice', played: 1, won: 0, drawn: 1 },
    ])
    expect(ann?.opponents.map(({ name, played, won }) => [name, played, won])).toEqual([
      ['Ben', 4, 2],
      ['Cat', 1, 1],
      ['Dee', 1, 1],
    ])
  })

  it('at a table of four has lost only to the winner', () => {
    expect(personStats('Cat', BOOK)?.opponents).toEqual([{ name: 'Ann', played: 1, won: 0, drawn: 0 }])
    const shared = [match('x', 'tennis', 4, 'Ann,Ben,Cat,Dee 5,5,2,1')]
    expect(personStats('Ann', shared)?.opponents).toEqual([
      { name: 'Cat', played: 1, won: 1, drawn: 0 },
      { name: 'Dee', played: 1, won: 1, drawn: 0 },
      { name: 'Ben', played: 1, won: 0, drawn: 1 },
    ])
    expect(personStats('Dee', shared)?.all).toEqual({ played: 1, won: 0, drawn: 0 })
  })

  it('has a recent form, best results, and a number of matches with illegal moves', () => {
    expect(ann?.form).toEqual([1, 0, 0, 1])
    expect(ann?.best.map(({ match: id, score }) => [id, score])).toEqual([
      ['a', 30],
      ['d', 5],
    ])
    expect(ann?.irregular).toBe(1)
  })

  it('has a best and a mean result in solitaires, and no losses there', () => {
    expect(ann?.solitaires).toEqual([{ game: 'grafa', scores: [40, 45], best: 45, mean: 42.5 }])
  })

  it('has no statistics without a match', () => {
    expect(personStats('Eve', BOOK)).toBeNull()
  })
})

describe('reported results', () => {
  it('replace the result of a match, and count without a match', () => {
    const told = withReportedResults(BOOK.slice(0, 1), [
      evening([
        { guests: [1, 2], match: 'a', told: [{ winner: 2, at: 7, match: 'a' }] },
        { guests: [2, 1], told: [{ winner: 1, at: 8 }] },
        { guests: [1, 2] },
      ]),
    ])
    expect(personStats('Ben', told)?.all).toEqual({ played: 2, won: 2, drawn: 0 })
    expect(told.map(({ summary }) => summary?.wins.length)).toEqual([1, 1])
  })
})
