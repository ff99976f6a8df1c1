import type { Evening } from '../evening/evening.ts'
import type { ListedMatch } from '../listing.ts'
import type { People } from './people.ts'

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
