import { expect, it } from 'vitest'
import type { ListedMatch } from '../../../src/book/listing.ts'
import { type Evening, POINT_SYSTEMS } from '../../../src/book/evening/evening.ts'
import { matchingPeople, peopleOf } from '../../../src/book/people/people.ts'

const match = (touched: number, ...players: string[]): ListedMatch => ({
  id: String(touched),
  head: { format: 1, id: String(touched), game: 'wetice', head: '', players, created: touched },
  touched,
  entries: 0,
  players,
  summary: null,
  saved: true,
})

const EVENING: Evening = {
  format: 2,
  id: 'e',
  name: 'Friday',
  created: 1,
  touched: 25,
  games: [{ name: 'wetice', seats: 2 }],
  everyone: true,
  points: POINT_SYSTEMS.two,
  ties: [],
  guests: [{ name: 'Cem' }, { name: 'Zoë Ó Briain', left: true }],
  pairings: [],
}

const PEOPLE = ['Ann', 'Zoë Ó Briain', 'Bo', 'Cem']

it('the list of people to choose from has their latest names, the latest players first', () => {
  const matches = [match(10, 'ann', 'Bo'), match(30, 'Ann', 'Tableside, strong'), match(20, 'Bo', 'Cem')]
  expect(peopleOf(matches, [EVENING])).toEqual(['Ann', 'Cem', 'Zoë Ó Briain', 'Bo'])
})

it('the list of people to choose from leaves out those who are seated, and matches the beginning of any word in a name', () => {
  expect(matchingPeople(PEOPLE, ['ANN ', ''], '')).toEqual(['Zoë Ó Briain', 'Bo', 'Cem'])
  expect(matchingPeople(PEOPLE, [], 'zoe')).toEqual(['Zoë Ó Briain'])
  expect(matchingPeople(PEOPLE, [], ' o b')).toEqual(['Zoë Ó Briain'])
  expect(matchingPeople(PEOPLE, [], 'riain')).toEqual([])
})
