import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renameGuest, isNameFree, addGuest } from '../../../src/book/evening/changes.ts'
import { readEvening } from '../../../src/book/evening/evening.ts'
import { mergeEvenings } from '../../../src/book/evening/merge.ts'
import {
  rowsForMerge,
  NO_PEOPLE,
  matchingPeople,
  peopleIn,
  readPerson,
  rowsForRename,
} from '../../../src/book/people/people.ts'
import { changedPeople } from '../../../src/book/people/stored.ts'
import { ALWAYS, keyOf, meetings, pastResults, standings } from '../../../src/book/standings.ts'
import { writtenNames } from '../../../src/games/entry/useEntry.ts'
import { namesProblem } from '../../../src/pages/evening/fields.ts'
import { eveningOf } from '../evening/evenings.ts'

/** Names, each with another one that looks the same. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['Zoë', 'Zoe\u0308'],
  ['Ann Lee', 'Ann  Lee'],
  ['Ann Lee', 'Ann\u00a0Lee'],
  ['Ann Lee', ' Ann\u2003Lee '],
  ['Ann', 'A\u200bnn'],
  ['Ann', 'Ann\ufe0f'],
  ['Ann', 'An\u00adn'],
  ['Ann', 'Ａｎｎ'],
  ['Fin', 'ﬁn'],
  ['Zoë', 'Zoe\u200d\u0308'],
  ['Karl', '\u212aarl'],
  ['ÅSA', 'a\u030asa'],
]

const wins = [{ what: 'match', seat: 1, count: 1, at: 1 }] as const

describe.each(ALIKE)('%s and %j are one person', (name, other) => {
  it('in evenings', () => {
    const evening = eveningOf(0, { guests: [{ name }, { name: 'Cem' }] })
    expect(addGuest(other)(evening).guests).toHaveLength(2)
    expect([isNameFree(evening, other), isNameFree(evening, other, 1)]).toEqual([false, true])
    expect(renameGuest(1, other)(evening).guests[0]?.name).toBe(other)
    expect(namesProblem([name, other])).toBe(`${other} is here twice. Use two different names.`)
    const copy = { ...evening, guests: [{ name: 'Cem' }, { name: other }], touched: 9 }
    expect(mergeEvenings(evening, copy).evening.guests).toEqual(copy.guests)
  })

  it('in standings and lists', () => {
    const matches = [name, other].map(each => ({ players: [each, 'Cem'], wins }))
    expect(standings(matches, ALWAYS)[0]).toMatchObject({ name, match: 2 })
    expect(meetings(matches, ALWAYS)).toHaveLength(1)
    const listed = matches.map(({ players }) => ({
      head: { game: 'wetice' },
      summary: { players, over: true, winner: 1, scores: [2, 1] },
    }))
    expect(pastResults(listed, 'wetice', ['Cem', other])?.won).toEqual([0, 2])
    expect(matchingPeople([name, 'Cem'], [other], '')).toEqual(['Cem'])
    expect(matchingPeople([name], [], other)).toEqual([name])
  })

  it('when they are renamed or merged, and at one table', () => {
    expect(NO_PEOPLE.whoIs(other)).toBe(NO_PEOPLE.whoIs(name))
    const people = peopleIn(rowsForRename(NO_PEOPLE, name, 'Eva', 1))
    expect(people.nameOf(other)).toBe('Eva')
    expect(rowsForMerge(NO_PEOPLE, name, other, 1)).toEqual([])
    expect(writtenNames([name, other], ['1', '2'])[1]).toMatch(/ 2$/)
  })
})

it('a name has the same key in every Unicode normalization form, and the key of a key is that key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const key = keyOf(text)
      expect([
        keyOf(key),
        ...(['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map(form => keyOf(text.normalize(form))),
      ]).toEqual(Array(5).fill(key))
    }),
  )
})

it('an evening with two guests whose names look alike can be read, and stays whole when it is merged', () => {
  const evening = eveningOf(0, { guests: [{ name: 'Zoë' }, { name: 'Zoe\u0308' }, { name: 'Cem' }] })
  const played = { ...evening, pairings: [{ guests: [1, 2] }, { guests: [2, 3] }], touched: 9 }
  expect(readEvening(played, ['wellsix'])).toEqual(played)
  expect(mergeEvenings(evening, played).evening).toEqual(played)
  const one = { ...evening, guests: [{ name: 'Cem' }, { name: 'Zoë' }], touched: 12 }
  for (const merged of [mergeEvenings(one, played), mergeEvenings(played, one)])
    expect(readEvening(merged.evening, ['wellsix'])).toEqual(merged.evening)
})

it('a row of people with an id in an earlier spelling is read under the present spelling', () => {
  const row = {
    format: 1,
    id: '=ann  lee',
    called: [
      { name: 'Ann  Lee', at: 0 },
      { name: 'Anna', at: 3 },
    ],
  } as const
  const other = {
    format: 1,
    id: '=ann lee',
    called: [
      { name: 'Ann Lee', at: 0 },
      { name: 'Annie', at: 5 },
    ],
  } as const
  expect(readPerson(row)).toEqual(row)
  const people = peopleIn([row, other])
  expect(people.rows.map(({ id }) => id)).toEqual(['=ann lee'])
  expect(['Ann Lee', 'Anna', 'ann  lee'].map(people.nameOf)).toEqual(['Annie', 'Annie', 'Annie'])
  expect(changedPeople(people, [row, other])).toEqual([])
  const wide = rowsForRename(NO_PEOPLE, 'ａ，ｂ ﷺ', 'Bo', 1)
  expect(wide.map(readPerson)).toEqual(wide)
})
