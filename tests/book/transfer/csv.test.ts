import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchSummary } from '../../../src/book/journal/summary.ts'
import type { ListedMatch } from '../../../src/book/listing.ts'
import { csvOfEvening, csvOfMatches } from '../../../src/book/transfer/csv.ts'
import { eveningOf } from '../evening/evenings.ts'

/** An independent parser that reads character by character, after RFC 4180. */
function parse(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let [row, field, isQuoted]: [string[], string, boolean] = [[], '', false]
  const end = (): void => void ([row, field] = [[...row, field], ''])
  const letters = [...text]
  for (let k = 0; k < letters.length; k++) {
    const letter = letters[k] ?? ''
    if (isQuoted && letter === '"' && letters[k + 1] === '"') field += letters[++k] ?? ''
    else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || !',\r\n'.includes(letter)) field += letter
    else if (letter === ',') end()
    else if (letter === '\n') {
      end()
      rows.push(row)
      row = []
    }
  }
  return rows
}

function read(text: string): readonly Readonly<Record<string, string>>[] {
  expect(text[0]).toBe('\uFEFF')
  const [columns = [], ...rows] = parse(text.slice(1))
  return rows.map(row => Object.fromEntries(columns.map((column, k) => [column, row[k] ?? ''])))
}

const match = (id: string, players: readonly string[], summary: Partial<MatchSummary> | null): ListedMatch => ({
  id,
  head: { format: 1, id, game: 'wetice', head: '', players: [...players], created: 0 },
  touched: 86_400_000,
  entries: 1,
  players: [...players],
  summary: summary && ({ players, scores: [], plays: 3, irregular: 0, wins: [], ...summary } as MatchSummary),
  saved: true,
})

describe('a spreadsheet table of matches', () => {
  it('has a row for each match, with its players, result and times', () => {
    const text = csvOfMatches([
      match('a', ['Ann', 'Bob'], { over: true, winner: 2, scores: [3, 30], irregular: 1 }),
      match('b', ['Ann', 'Bob'], { over: true, winner: 0, scores: [24, 24] }),
      match('c', ['Ann'], { over: true, winner: 0, scores: [4] }),
      match('d', ['Ann', 'Bob'], null),
      match('e', ['Ann', 'Bob'], { over: true, winner: 1, scores: [0, 6], onTime: 2 }),
    ])
    const rows = read(text)
    expect(rows[0]).toEqual({
      match: 'a',
      begun: '1970-01-01T00:00:00.000Z',
      played: '1970-01-02T00:00:00.000Z',
      game: 'wetice',
      state: 'over',
      player1: 'Ann',
      player2: 'Bob',
      player3: '',
      player4: '',
      score1: '3',
      score2: '30',
      score3: '',
      score4: '',
      winner: 'Bob',
      moves: '3',
      irregular: '1',
      how: 'score',
    })
    expect(rows.map(({ winner, state, how }) => [winner, state, how])).toEqual([
      ['Bob', 'over', 'score'],
      ['draw', 'over', ''],
      ['lost', 'over', ''],
      ['', 'unread', ''],
      ['Ann', 'over', 'time'],
    ])
  })

  it('keeps every name, and never starts a formula', () => {
    assert(
      property(string({ minLength: 1 }), name => {
        const [row] = read(csvOfMatches([match('a', [name, 'Bob'], null)]))
        expect([name, `'${name}`]).toContain(row?.player1)
        expect(row?.player1).not.toMatch(/^[=+\-@\t\r＝＋－＠﹢﹣﹫﬩]/)
        expect(row?.player2).toBe('Bob')
      }),
    )
  })

  it.each([
    '=1',
    '＝1',
    '﹢1',
    ' =1',
    '3-4',
    '１/2',
    '12:30',
    '7',
    '1e5',
    '5 %',
    '4 Nov',
    '4.nov.26',
    'Nov-4',
    'May 2026',
  ])('marks %j as text', name => {
    expect(read(csvOfMatches([match('a', [name, 'Bob'], null)]))[0]?.player1).toBe(`'${name}`)
  })

  it.each(['Ann', 'May', 'April', 'Ann 2', '2 Anns', 'x=1', 'E5', '4 Novaks x'])('leaves %j unchanged', name => {
    expect(read(csvOfMatches([match('a', [name, 'Bob'], null)]))[0]?.player1).toBe(name)
  })
})

it('a spreadsheet table of an evening has a row for each result, from the match or from the players', () => {
  const evening = eveningOf(3, {
    pairings: [
      { guests: [1, 2], match: 'a' },
      { guests: [3, 1], told: [{ winner: 0, scores: [8, 8], at: 5 }] },
      { guests: [2, 3] },
    ],
  })
  const listed = match('a', ['Ada', 'Ben'], { over: true, winner: 1, scores: [30, 4] })
  expect(read(csvOfEvening(evening, new Map([['a', listed]])))).toEqual([
    {
      evening: 'Friday',
      played: '1970-01-02T00:00:00.000Z',
      game: 'wetice',
      player1: 'Ada',
      player2: 'Ben',
      player3: '',
      player4: '',
      points1: '2',
      points2: '0',
      points3: '',
      points4: '',
      score1: '30',
      score2: '4',
      score3: '',
      score4: '',
      winner: 'Ada',
      source: 'match',
      how: 'score',
    },
    {
      evening: 'Friday',
      played: '1970-01-01T00:00:00.005Z',
      game: 'wellsix',
      player1: 'Cem',
      player2: 'Ada',
      player3: '',
      player4: '',
      points1: '1',
      points2: '1',
      points3: '',
      points4: '',
      score1: '8',
      score2: '8',
      score3: '',
      score4: '',
      winner: 'draw',
      source: 'players',
      how: '',
    },
  ])
})
