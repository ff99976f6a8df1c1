import { describe, expect, it } from 'vitest'
import { POINTS, type Evening } from '../../../src/book/evening/evening.ts'
import type { Match, Operation } from '../../../src/book/journal/entries.ts'
import { guestsToPart, pastOf, toldIn } from '../../../src/book/people/past.ts'

/** A match of these players, with what was said in it. */
const match = (id: string, players: readonly string[], ...said: readonly Operation[]): Match => ({
  head: { format: 1, id, game: 'wetice', head: '', players, created: 1 },
  entries: said.map((what, number) => ({ format: 2, match: id, number, id: `${number}.0`, at: 2, what })),
})
const called = (...players: string[]): Operation => ({ type: 'names', players })
const help = (seat: number): Operation => ({ type: 'note', note: { type: 'help', seat } })

const past = (name: string, ...matches: readonly Match[]) => pastOf(matches.flatMap(each => toldIn(name, each) ?? []))
const others = (name: string, ...matches: readonly Match[]) =>
  past(name, ...matches).others.map(other => [other.name, other.renamings.map(({ id, players }) => [id, ...players])])

describe('what journals tell of somebody', () => {
  it('is how often they asked for help, and nobody else', () => {
    const some = match('a', ['Ann', 'Bo'], help(1), help(2), help(1))
    expect(past('ann', some, match('b', ['Cem', 'Ann'], help(1)), match('c', ['Cem', 'Ann'], help(2)))).toMatchObject({
      asked: 3,
      helped: 2,
    })
    const away = match('e', ['Ann', 'Bo'], help(1))
    expect(past('Ann', { ...away, head: { ...away.head, shelved: 1 } }).asked).toBe(0)
    const app = match('d', ['Ann', 'Bo'], help(1))
    expect(toldIn('Ann', { ...app, head: { ...app.head, app: ['easy', null] } })).toBeNull()
  })

  it('is whom a name made one with them, and what they were called before that', () => {
    const merged = match('a', ['An', 'Bo'], called('Annie', 'Bo'), called('Ann', 'Bob'))
    expect(others('Ann', merged, match('b', ['Ann', 'Bo']), match('c', ['Bo', 'annie'], called('Bo', 'Ann')))).toEqual([
      [
        'Annie',
        [
          ['a', 'Annie', 'Bob'],
          ['c', 'Bo', 'annie'],
        ],
      ],
    ])
  })

  it('is nothing where they were parted again, or written otherwise', () => {
    const parted = match('a', ['Annie', 'Bo'], called('Ann', 'Bo'), called('Annie', 'Bo'))
    expect([others('Annie', parted), others('ANN', match('b', ['ann', 'Bo'], called('Ann', 'Bo')))]).toEqual([[], []])
    expect(others('Ann', match('c', ['Annie', 'Bo'], called('Ann', 'Annie')))).toEqual([])
  })

  it('parts the guest of an evening whose matches there are all of the other name', () => {
    const evening: Evening = {
      format: 2,
      id: 'e',
      name: 'Friday',
      created: 1,
      touched: 1,
      games: [{ name: 'wetice', seats: 2 }],
      everyone: true,
      points: POINTS.two,
      ties: [],
      guests: [{ name: 'Ann' }, { name: 'Bo' }],
      pairings: [{ guests: [2, 1], match: 'a' }],
    }
    const [other] = past('Ann', match('a', ['Bo', 'Annie'], called('Bo', 'Ann'))).others
    const mixed = { ...evening, id: 'f', pairings: [...evening.pairings, { guests: [1, 2], match: 'b' } as const] }
    const free = { ...evening, id: 'g', guests: [...evening.guests, { name: 'Annie' }] }
    expect(other && guestsToPart([evening, mixed, free], 'Ann', other)).toEqual([{ id: 'e', guest: 1 }])
  })
})
