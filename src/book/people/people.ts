import { keyOf, visibleText } from '../standings.ts'
import * as v from 'valibot'
import { type Stored, timestamp } from '../journal/entries.ts'
import { isValidName } from '../journal/replay.ts'
import type { Trace } from '../storage/rows.ts'
import { isName } from '../../engine/text.ts'
import type { Evening } from '../evening/evening.ts'
import type { ListedMatch } from '../listing.ts'

/** The same on every device and in every language. Ids of matches and evenings can't begin with `=`. */
const idOf = (name: string): string => `=${keyOf(name)}`
/** In earlier versions, names that look the same could belong to different people. */
const earlierIdOf = (name: string): string => `=${name.trim().normalize('NFC').toLowerCase()}`

const isId = (text: string): boolean => {
  const name = text.slice(1)
  return keyOf(name) !== '' && (idOf(name) === text || (isValidName(name) && earlierIdOf(name) === text))
}

const MAX_CALLED = 1_000

const id = v.pipe(v.string(), v.check(isId))
/** `at`: since when; 0 for the original name, which matches contain. */
const naming = v.strictObject({ name: v.pipe(v.string(), v.check(isValidName)), at: timestamp })

/** Only a person who was renamed, merged or split has a row. Matches and evenings store names. */
const person = v.strictObject({
  format: v.literal(1),
  /** The id of the person's original name. */
  id,
  called: v.pipe(v.array(naming), v.minLength(1), v.maxLength(MAX_CALLED)),
  /** `with`: null after a split. */
  one: v.exactOptional(v.strictObject({ with: v.nullable(id), at: timestamp })),
})
export type Person = Stored<typeof person>
const newer = v.looseObject({ format: v.pipe(v.number(), v.minValue(2)) })

export function readPerson(row: unknown): Person | 'newer' | 'damaged' {
  if (v.is(newer, row)) return 'newer'
  const read = v.safeParse(person, row)
  return read.success ? read.output : 'damaged'
}

/** A former name of a person, or the name of a person merged with them. */
export interface OtherName {
  readonly name: string
  /** The id of the merged person, who can be split off again; null for a former name. */
  readonly id: string | null
}

export function withPresentId(row: Person): Person {
  const idNow = (id: string): string => idOf(id.slice(1))
  const { one } = row
  return { ...row, id: idNow(row.id), ...(one ? { one: { ...one, with: one.with && idNow(one.with) } } : {}) }
}

function mergedById(rows: readonly Person[]): ReadonlyMap<string, Person> {
  const byId = new Map<string, Person>()
  for (const row of rows.map(withPresentId)) {
    const other = byId.get(row.id)
    byId.set(row.id, other ? mergePerson(other, row) : row)
  }
  return byId
}

export type People = ReturnType<typeof peopleIn>

/** The people of the book. Each has one present name, whatever name a match has. */
export function peopleIn(stored: readonly Person[]) {
  const byId = mergedById(stored)
  const rows = [...byId.values()]
  const names = namesIn(rows, byId)
  const owners = ownersIn(rows, names)
  const whoIs = (name: string): string => {
    const id = idOf(name)
    return rootOf(byId, byId.has(id) ? id : (owners.get(id) ?? id))
  }
  const nameOf = (name: string): string => names.get(whoIs(name)) ?? name
  return {
    isPlain: rows.length === 0,
    rows,
    whoIs,
    knows: (name: string): boolean => byId.has(idOf(name)) || owners.has(idOf(name)),
    nameOf,
    /** Two people at one table who have been merged keep their names there. */
    called(names: readonly string[]): readonly string[] {
      if (rows.length === 0) return names
      const now = names.map(nameOf)
      const apart = now.map((name, i) =>
        now.every((other, j) => i === j || keyOf(other) !== keyOf(name)) ? name : (names[i] ?? name),
      )
      return new Set(apart.map(keyOf)).size === apart.length ? apart : names
    },
    othersOf(name: string): readonly OtherName[] {
      const root = whoIs(name)
      const theirs = rows.filter(row => rootOf(byId, row.id) === root)
      const others = theirs.flatMap(row => othersIn(row, row.id === root ? null : row.id))
      return others.filter(
        (other, i) =>
          keyOf(other.name) !== keyOf(names.get(root) ?? name) &&
          others.findIndex(each => keyOf(each.name) === keyOf(other.name)) === i,
      )
    },
  }
}

export const NO_PEOPLE = peopleIn([])

/** Renaming a person back to an earlier name drops the names in between. */
function namesKept({ called }: Person): readonly string[] {
  const remaining: string[] = []
  for (const { name } of called) {
    const known = remaining.findIndex(each => idOf(each) === idOf(name))
    remaining.splice(known < 0 ? remaining.length : known, remaining.length, name)
  }
  return remaining
}

/** Only the latest name of a merged person has an id. */
function othersIn(row: Person, id: string | null): readonly OtherName[] {
  const remaining = namesKept(row)
  const own = id === null ? null : (remaining.at(-1) ?? row.id.slice(1))
  return [
    ...remaining.filter(name => name !== own).map(name => ({ name, id: null })),
    ...(own === null ? [] : [{ name: own, id }]),
  ]
}

/** The same on every device. A present owner takes precedence over a former one. */
function ownersIn(rows: readonly Person[], now: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const owners = new Map([...now].map(([id, name]) => [idOf(name), id]))
  const taken = rows
    .map(row => ({ id: row.id, names: namesKept(row).toReversed() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  for (let place = 0; taken.some(({ names }) => place < names.length); place++) {
    for (const { id, names } of taken) {
      const name = names[place]
      if (name !== undefined && !owners.has(idOf(name))) owners.set(idOf(name), id)
    }
  }
  return owners
}

/** The same on all devices, even if two devices merged people in opposite directions. */
function rootOf(byId: ReadonlyMap<string, Person>, id: string): string {
  const seen: string[] = []
  for (let at = id; ;) {
    seen.push(at)
    const next = byId.get(at)?.one?.with ?? null
    if (next === null) return at
    if (seen.includes(next)) return seen.slice(seen.indexOf(next)).sort()[0] ?? id
    at = next
  }
}

function namesIn(rows: readonly Person[], byId: ReadonlyMap<string, Person>): ReadonlyMap<string, string> {
  const roots = [...new Set(rows.map(({ id }) => rootOf(byId, id)))].sort()
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const id of roots) {
    const row = byId.get(id)
    const name = (row && namesKept(row).at(-1)) ?? id.slice(1)
    const free = uniqueName(name, each => taken.has(idOf(each)))
    taken.add(idOf(free))
    names.set(id, free)
  }
  return names
}

/** Makes a name unique: `Ben`, `Ben (2)`. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  const plain = name.replace(/ \(\d+\)$/, '')
  for (let count = 2; ; count++) if (!isTaken(`${plain} (${count})`)) return `${plain} (${count})`
}

function rowOf(people: People, name: string): Person {
  const id = people.whoIs(name)
  return people.rows.find(row => row.id === id) ?? { format: 1, id, called: [{ name, at: 0 }] }
}

export function rowsForRename(people: People, name: string, to: string, at: number): readonly Person[] {
  const row = rowOf(people, name)
  return [{ ...row, called: [...row.called, { name: to, at: later(row, at) }] }]
}

/** Returns the rows that merge two people. Both then have the second person's name. */
export function rowsForMerge(people: People, name: string, into: string, at: number): readonly Person[] {
  const [row, other] = [rowOf(people, name), rowOf(people, into)]
  return row.id === other.id ? [] : [{ ...row, one: { with: other.id, at: later(row, at) } }, other]
}

export const rowsForSplit = (people: People, id: string, at: number): readonly Person[] =>
  people.rows.filter(row => row.id === id).map(row => ({ ...row, one: { with: null, at: later(row, at) } }))

/** Later than all earlier changes, even if the device's clock is slow. */
const later = ({ called, one }: Person, at: number): number =>
  Math.max(at, (one?.at ?? 0) + 1, ...called.map(each => each.at + 1))

/** Merges two rows; the result has all changes of both. Merging is symmetric and idempotent. */
export function mergePerson(some: Person, other: Person): Person {
  const all = new Map([...some.called, ...other.called].map(each => [JSON.stringify([each.at, each.name]), each]))
  const called = [...all].sort(([a, one], [b, two]) => one.at - two.at || (a < b ? -1 : 1)).map(([, each]) => each)
  const ones = [some.one, other.one].flatMap(one => one ?? [])
  const one = ones.reduce((last, each) => (last && isAfter(last, each) ? last : each), ones[0])
  return { format: 1, id: some.id, called, ...(one ? { one } : {}) }
}

type One = NonNullable<Person['one']>

const isAfter = (some: One, other: One): boolean =>
  some.at > other.at || (some.at === other.at && `${some.with}` >= `${other.with}`)

export const traceOfPerson = ({ id, called, one }: Person): Trace => ({
  match: id,
  of: 'person',
  name: called.at(-1)?.name ?? id.slice(1),
  touched: Math.max(one?.at ?? 0, ...called.map(({ at }) => at)),
})

/** Returns a listed match with the players' present names. Seats that the app plays keep the names in the match. */
export function withCurrentPlayers(item: ListedMatch, people: People): ListedMatch {
  if (people.isPlain) return item
  const players = presentNames(item.players, item.head.app ?? [], people)
  return { ...item, players, summary: item.summary && { ...item.summary, players } }
}

export function presentNames(names: readonly string[], app: readonly unknown[], people: People): readonly string[] {
  const isApp = (seat: number): boolean => (app[seat] ?? null) !== null
  const called = people.called(names.filter((_, seat) => !isApp(seat)))
  let next = 0
  return names.map((name, seat) => (isApp(seat) ? name : (called[next++] ?? name)))
}

/** Returns an evening with the guests' present names. Renamed guests keep their lots. */
export function withCurrentGuests(evening: Evening, people: People): Evening {
  const names = evening.guests.map(({ name }) => name)
  const called = people.called(names)
  if (called === names || called.every((name, i) => name === names[i])) return evening
  const guests = evening.guests.map((guest, i) => {
    const name = called[i] ?? guest.name
    return name === guest.name ? guest : { ...guest, name, lot: guest.lot ?? guest.name }
  })
  return { ...evening, guests }
}

/** Removes case and accents, for searching. */
export const searchForm = (text: string): string =>
  visibleText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The names of all people in matches and evenings, the most recent first. */
export function peopleOf(items: readonly ListedMatch[], evenings: readonly Evening[]): readonly string[] {
  const met = [
    ...items.map(({ touched, players }) => ({ touched, names: players })),
    ...evenings.map(({ touched, guests }) => ({ touched, names: guests.map(({ name }) => name) })),
  ]
  const people = new Map<string, string>()
  for (const name of met.sort((a, b) => b.touched - a.touched).flatMap(({ names }) => names)) {
    if (isName(name) && !people.has(keyOf(name))) people.set(keyOf(name), name)
  }
  return [...people.values()]
}

/** Returns people who aren't seated and have a present or former name that matches the typed text. */
export function matchingPeople(
  people: readonly string[],
  seated: readonly string[],
  typed: string,
  { othersOf }: Pick<People, 'othersOf'> = NO_PEOPLE,
): readonly string[] {
  const taken = new Set(seated.map(keyOf))
  const prefix = ` ${searchForm(typed).trim()}`
  const isMeant = (name: string): boolean => ` ${searchForm(name)}`.includes(prefix)
  return people.filter(
    name => !taken.has(keyOf(name)) && (isMeant(name) || othersOf(name).some(other => isMeant(other.name))),
  )
}
