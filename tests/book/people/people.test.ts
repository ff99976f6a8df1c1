import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  uniqueName,
  rowsForMerge,
  mergePerson,
  NO_PEOPLE,
  rowsForSplit,
  peopleIn,
  rowsForRename,
  type People,
  type Person,
  withCurrentGuests,
  presentNames,
  readPerson,
} from '../../../src/book/people/people.ts'

import { eveningOf } from '../evening/evenings.ts'

/** The id of a person without changes. */
const idOf = (name: string): string => NO_PEOPLE.whoIs(name)

/** The people after these changes, in order. */
const after = (...said: readonly ((people: People, at: number) => readonly Person[])[]): People =>
  said.reduce((people, say, at) => {
    const rows = new Map([...people.rows, ...say(people, at + 1)].map(row => [row.id, row]))
    return peopleIn([...rows.values()])
  }, NO_PEOPLE)
const calls = (name: string, to: string) => (people: People, at: number) => rowsForRename(people, name, to, at)
const joins = (name: string, into: string) => (people: People, at: number) => rowsForMerge(people, name, into, at)
const parts = (name: string) => (people: People, at: number) => rowsForSplit(people, idOf(name), at)

describe('people', () => {
  it('are identified by name, ignoring case and composition', () => {
    expect([NO_PEOPLE.nameOf('Ann'), NO_PEOPLE.whoIs(' ANN ')]).toEqual(['Ann', NO_PEOPLE.whoIs('ann')])
    expect(idOf('E\u0301milie')).toBe(idOf('\u00C9milie'))
  })

  it('have one name, under whatever names they played', () => {
    const people = after(calls('Dave', 'David'), calls('David', 'Davide'))
    expect(['Dave', 'david', 'Davide', 'Ann'].map(people.nameOf)).toEqual(['Davide', 'Davide', 'Davide', 'Ann'])
    expect(people.othersOf('Dave').map(({ name, id }) => [name, id])).toEqual([
      ['Dave', null],
      ['David', null],
    ])
  })

  it('can return to an earlier name, and the names in between are free again', () => {
    const people = after(calls('Dave', 'David'), calls('David', 'Dave'))
    expect([people.nameOf('Dave'), people.nameOf('David'), people.othersOf('Dave')]).toEqual(['Dave', 'David', []])
  })

  it('are merged, and split again', () => {
    const one = after(joins('Dave', 'David'))
    expect([one.nameOf('Dave'), one.othersOf('David')]).toEqual(['David', [{ name: 'Dave', id: idOf('Dave') }]])
    const two = after(joins('Dave', 'David'), parts('Dave'))
    expect([two.nameOf('Dave'), two.nameOf('David'), two.othersOf('David')]).toEqual(['Dave', 'David', []])
  })

  it('are merged through a third person, and renamed together', () => {
    const people = after(joins('D', 'Dave'), joins('Dave', 'David'), calls('D', 'Davide'))
    expect(['D', 'Dave', 'David'].map(people.nameOf)).toEqual(['Davide', 'Davide', 'Davide'])
  })

  it('with equal names are distinguished by numbers after the name', () => {
    expect(uniqueName('Ben', () => false)).toBe('Ben')
    expect(uniqueName('Ben', name => ['Ben', 'Ben (2)'].includes(name))).toBe('Ben (3)')
    const people = after(calls('Ben (2)', 'Ben (Wood)'))
    expect(['Ben', 'Ben (2)', 'ben (wood)'].map(people.nameOf)).toEqual(['Ben', 'Ben (Wood)', 'Ben (Wood)'])
  })

  it('get different names if two devices have given them the same name', () => {
    const some = after(calls('Ann', 'Eve'))
    const people = peopleIn([...some.rows, ...after(calls('Bo', 'Eve')).rows])
    expect([people.nameOf('Ann'), people.nameOf('Bo')]).toEqual(['Eve', 'Eve (2)'])
    expect(people.whoIs('Eve (2)')).toBe(idOf('Bo'))
  })

  it('become one if each was merged with the other on two devices', () => {
    const people = peopleIn([
      ...after(joins('Ann', 'Bo')).rows.slice(0, 1),
      ...after(joins('Bo', 'Ann')).rows.slice(0, 1),
    ])
    expect(people.nameOf('Ann')).toBe(people.nameOf('Bo'))
  })
})

it('people have their present names at tables and in evenings, unless two people there would have equal names', () => {
  const people = after(calls('Dave', 'David'), joins('Bo', 'Bob'))
  expect(presentNames(['Dave', 'Dave'], ['easy', null], people)).toEqual(['Dave', 'David'])
  expect(presentNames(['Bo', 'Bob', 'Dave'], [], people)).toEqual(['Bo', 'Bob', 'David'])
  const evening = eveningOf(0, { guests: [{ name: 'Dave' }, { name: 'Cem' }] })
  expect(withCurrentGuests(evening, people).guests).toEqual([{ name: 'David', lot: 'Dave' }, { name: 'Cem' }])
  expect(withCurrentGuests(withCurrentGuests(evening, people), people).guests[0]).toEqual({
    name: 'David',
    lot: 'Dave',
  })
})

const name = fc.constantFrom('Ann', 'Bo', 'Cem', 'Émilie', 'Ben (2)')
const at = fc.nat({ max: 4 })
const one = fc.record({ with: fc.option(name.map(idOf)), at })
const person: fc.Arbitrary<Person> = fc
  .record({ called: fc.array(fc.record({ name, at }), { minLength: 1, maxLength: 4 }), one: fc.option(one) })
  .map(each => ({ format: 1, id: idOf('Ann'), called: each.called, ...(each.one ? { one: each.one } : {}) }))

it('the changes of several devices to a person can be merged in any order and repeatedly, with equal results', () => {
  fc.assert(
    fc.property(person, person, person, (a, b, c) => {
      const ab = mergePerson(a, b)
      expect(mergePerson(b, a)).toEqual(ab)
      expect(mergePerson(ab, b)).toEqual(ab)
      expect(mergePerson(ab, c)).toEqual(mergePerson(a, mergePerson(b, c)))
      expect(readPerson(ab)).toEqual(ab)
    }),
  )
})

it('a row of people is read only if it is valid', () => {
  const fit = { format: 1, id: '=ann', called: [{ name: 'Ann', at: 0 }] }
  expect(readPerson(fit)).toEqual(fit)
  expect(readPerson({ ...fit, format: 2 })).toBe('newer')
  for (const row of [null, { ...fit, id: 'ann' }, { ...fit, id: '=Ann' }, { ...fit, called: [] }, { ...fit, more: 1 }])
    expect(readPerson(row)).toBe('damaged')
})
