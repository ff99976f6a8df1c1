import { expect, it } from 'vitest'
import type { Match, Operation } from '../../../src/book/journal/entries.ts'
import { helpRequestCount, helpCountsOf } from '../../../src/book/people/person.ts'

const help = (seat: number): Operation => ({ type: 'note', note: { type: 'help', seat } })
const match = (...said: readonly Operation[]): Match => ({
  head: { format: 1, id: 'a', game: 'wetice', head: '', players: ['Ann', 'Bo'], created: 1 },
  entries: said.map((what, number) => ({ format: 2, match: 'a', number, id: `${number}.0`, at: 2, what })),
})

it('a person’s requests for help, and the matches with such requests, are counted, except in archived matches', () => {
  const some = match(help(1), help(2), help(1))
  expect(
    helpCountsOf([helpRequestCount(some, 1), helpRequestCount(match(help(2)), 2), helpRequestCount(match(help(2)), 1)]),
  ).toEqual({
    asked: 3,
    helped: 2,
  })
  expect(helpRequestCount({ ...some, head: { ...some.head, shelved: 1 } }, 1)).toBe(0)
})
