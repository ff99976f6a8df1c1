import { isName } from '../../engine/text.ts'
import type { Evening } from '../evening/evening.ts'
import type { ListedMatch } from '../listing.ts'
import { keyOf } from '../standings.ts'
import { NOBODY, type People } from './people.ts'

/** A match of a list, with its people as they are called now: what the app plays is nobody's. */
export function matchShown(item: ListedMatch, people: People): ListedMatch {
  if (people.isPlain) return item
  const players = seatsCalled(item.players, item.head.app ?? [], people)
  const { summary } = item
  return { ...item, players, summary: summary && { ...summary, players } }
}

/** The names at a table. */
export function seatsCalled(said: readonly string[], app: readonly unknown[], people: People): readonly string[] {
  const isApp = (seat: number): boolean => (app[seat] ?? null) !== null
  const called = people.called(said.filter((_, seat) => !isApp(seat)))
  let next = 0
  return said.map((name, seat) => (isApp(seat) ? name : (called[next++] ?? name)))
}

/** An evening likewise; the lot of whoever is called otherwise stays drawn. */
export function eveningShown(evening: Evening, people: People): Evening {
  const said = evening.guests.map(({ name }) => name)
  const called = people.called(said)
  if (called === said || called.every((name, i) => name === said[i])) return evening
  const guests = evening.guests.map((guest, i) => {
    const name = called[i] ?? guest.name
    return name === guest.name ? guest : { ...guest, name, lot: guest.lot ?? guest.name }
  })
  return { ...evening, guests }
}

/** Without case and accents, as people type. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Everybody of the book and of its evenings, whoever was there last first, as they were called then. */
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

/** Those who are not seated yet, and of whose names one begins as it is typed, or of those that they had before. */
export function offered(
  people: readonly string[],
  seated: readonly string[],
  typed: string,
  { othersOf }: Pick<People, 'othersOf'> = NOBODY,
): readonly string[] {
  const taken = new Set(seated.map(keyOf))
  const begun = ` ${folded(typed).trim()}`
  const isMeant = (name: string): boolean => ` ${folded(name)}`.includes(begun)
  return people.filter(
    name => !taken.has(keyOf(name)) && (isMeant(name) || othersOf(name).some(other => isMeant(other.name))),
  )
}
