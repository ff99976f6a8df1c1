import { err, ok, type Result } from '../../engine/result.ts'
import { runAsWriter, type Locks } from '../lock.ts'
import type { SecondCopy } from '../storage/copy.ts'
import { PEOPLE_LOCK } from '../storage/names.ts'
import { toFailure, type Failure, type Storage, type Write } from '../storage/port.ts'
import { traceRow } from '../storage/rows.ts'
import { mergePerson, peopleIn, readPerson, withPresentId, type People, type Person, traceOfPerson } from './people.ts'

interface PeopleEnv {
  readonly storage: Storage
  readonly locks: Locks | undefined
  readonly copy?: SecondCopy | null
}

/** The stored rows, readable or not. */
export const personRows = async ({
  storage,
}: Pick<PeopleEnv, 'storage'>): Promise<Result<readonly unknown[], Failure>> => toFailure(await storage.all('people'))

export async function loadPeople(env: Pick<PeopleEnv, 'storage'>): Promise<Result<People, Failure>> {
  const rows = await personRows(env)
  if (!rows.ok) return rows
  return ok(peopleIn(rows.value.map(readPerson).filter(row => typeof row !== 'string')))
}

/** Returns the rows of `others` that change the book, each merged with the book's row of that person. */
export const changedPeople = ({ rows }: People, others: readonly Person[]): readonly Person[] =>
  others.map(withPresentId).flatMap(person => {
    const there = rows.find(({ id }) => id === person.id)
    const row = there ? mergePerson(there, person) : person
    return JSON.stringify(row) === JSON.stringify(there) ? [] : [row]
  })

const rowsOf = (value: Person): readonly Write[] => [
  { type: 'put', store: 'people', value },
  traceRow(traceOfPerson(value)),
]

/** Merges the rows that `edit` returns into the book, in one transaction. `in-use`: another window is changing people. */
export async function changePeople(
  env: PeopleEnv,
  edit: (people: People) => readonly Person[],
): Promise<Result<readonly Person[], Failure | 'in-use'>> {
  const done = await runAsWriter(env.locks, PEOPLE_LOCK, async (): Promise<Result<readonly Person[], Failure>> => {
    const people = await loadPeople(env)
    if (!people.ok) return people
    const rows = changedPeople(people.value, edit(people.value))
    if (rows.length === 0) return ok(rows)
    const stored = toFailure(await env.storage.write(rows.flatMap(rowsOf)))
    if (!stored.ok) return stored
    await env.copy?.append(rows.map(person => ({ person })))
    return ok(rows)
  })
  return done ?? err('in-use')
}
