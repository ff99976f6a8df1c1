import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsInCopy, matchFrom } from '../../src/book/heal.ts'
import { addGuest } from '../../src/book/evening/changes.ts'
import { eveningsOf } from '../../src/book/evening/evenings.ts'
import type { Match } from '../../src/book/journal/entries.ts'
import { matchesOf } from '../../src/book/matches.ts'
import { rowsForRename } from '../../src/book/people/people.ts'
import { loadPeople, changePeople } from '../../src/book/people/stored.ts'
import { restore } from '../../src/book/restore.ts'
import { DAMAGES } from './damages.ts'
import { eveningOf, TALLY } from './evening/evenings.ts'
import { createLocks } from './locks.ts'
import { Disk, PaperCopy } from './memory.ts'
import { settled, valueOf } from './results.ts'
import { runs } from '../runs.ts'
import { entriesOf, headOf } from './transfer/backups.ts'
import { Browser } from './world.ts'
import { NAMES } from '../rules.ts'

/**
 * A book in both copies, with what was reported as stored of each match, and everything that the test tried to store.
 */
class Library {
  readonly disk = new Disk()
  readonly paper = new PaperCopy()
  readonly told = new Map<string, number>()
  readonly erased = new Set<string>()
  /** The number of guests in each evening, and of renames of each person. */
  readonly evenings = new Map<string, number>()
  readonly people = new Map<string, number>()
  private book = this.start()
  private matches = 0

  private start() {
    return new Browser(this.disk, createLocks(), this.paper).openTab().book
  }

  private get isDead(): boolean {
    return this.disk.writes >= this.disk.diesAfter || this.paper.changes >= this.paper.diesAfter
  }

  /** Waits for work to end or for the page to die; returns whether the work reported success. */
  private async lives(work: Promise<{ readonly ok: boolean }>): Promise<boolean> {
    const done = await Promise.race([
      work,
      settled()
        .then(settled)
        .then(() => null),
    ])
    return done !== null && done.ok && !this.isDead
  }

  async create(): Promise<void> {
    const id = `m${++this.matches}`
    if (await this.lives(matchesOf(this.book).create({ head: headOf(id), entries: [] }))) this.told.set(id, 0)
  }

  async play(which: number, count: number): Promise<void> {
    const id = [...this.told.keys()][which % Math.max(1, this.told.size)]
    const played = this.told.get(id ?? '')
    if (id === undefined || played === undefined) return
    for (let number = played; number < played + count; number++) {
      const match: Match = { head: headOf(id), entries: entriesOf(id, number) }
      const [entry] = entriesOf(id, number + 1).slice(number)
      if (!entry || !(await this.lives(matchesOf(this.book).append(match, [entry])))) return
      this.told.set(id, number + 1)
    }
  }

  async erase(which: number): Promise<void> {
    const id = [...this.told.keys()][which % Math.max(1, this.told.size)]
    if (id === undefined) return
    this.told.delete(id)
    if (await this.lives(matchesOf(this.book).remove(id))) this.erased.add(id)
  }

  /** Starts an evening, or adds a guest to it. */
  async meet(which: number): Promise<void> {
    const id = `e${which}`
    const evenings = eveningsOf(this.book)
    const come = this.evenings.get(id)
    const work =
      come === undefined
        ? evenings.put({ ...eveningOf(2, { games: TALLY }), id })
        : evenings.change(id, addGuest(`Guest ${come}`))
    if (await this.lives(work)) this.evenings.set(id, (come ?? 1) + 1)
  }

  async call(which: number): Promise<void> {
    const name = `Player ${which}`
    const called = (this.people.get(name) ?? 0) + 1
    const at = this.book.now()
    if (await this.lives(changePeople(this.book, people => rowsForRename(people, name, `${name} the ${called}.`, at))))
      this.people.set(name, called)
  }

  /** The number of guests in each evening and of changes of each person, read from the database. */
  async others(): Promise<readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>]> {
    const { evenings } = valueOf(await eveningsOf(this.book).all())
    const { rows } = valueOf(await loadPeople(this.book))
    return [
      new Map(evenings.map(({ id, guests }) => [id, guests.length])),
      new Map(rows.map(({ called }) => [called[0]?.name ?? '', called.length - 1])),
    ]
  }

  /** Reopens the app, as after a kill, and restores the book. */
  async open() {
    this.paper.kill()
    this.disk.diesAfter = Infinity
    this.book = this.start()
    return restore(this.book)
  }

  /** The length of each match in the database and in the copy. */
  async lengths(): Promise<readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>]> {
    const there = new Map<string, number>()
    for (const id of await this.idsThere()) {
      const loaded = await matchesOf(this.book).load(id)
      there.set(id, loaded.ok && !loaded.value.damage ? loaded.value.entries.length : -1)
    }
    const { copy } = this.book
    const copied = (copy && (await rowsInCopy(copy, () => true))) ?? new Map()
    const matches = [...copied].filter(([, { type }]) => type === 'match')
    const found = matches.map(([id, each]) => [id, matchFrom(each, NAMES)?.entries.length ?? -1] as const)
    return [there, new Map(found.sort())]
  }

  private async idsThere(): Promise<readonly string[]> {
    const ids = await matchesOf(this.book).ids()
    return ids.ok ? [...ids.value].sort() : []
  }
}

const step = fc.oneof(
  fc.record({ type: fc.constant('create' as const) }),
  fc.record({ type: fc.constant('play' as const), which: fc.nat(9), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant('erase' as const), which: fc.nat(9) }),
  fc.record({ type: fc.constant('meet' as const), which: fc.nat(1) }),
  fc.record({ type: fc.constant('call' as const), which: fc.nat(1) }),
)

const session = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
  /** Kills the page after the given number of writes to one of the copies. */
  kill: fc.record({ place: fc.constantFrom('disk' as const, 'paper' as const), after: fc.nat(14) }),
  damage: fc.constantFrom(...Object.keys(DAMAGES), ''),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

type Session = typeof session extends fc.Arbitrary<infer T> ? T : never

async function live(library: Library, { steps, kill }: Session): Promise<void> {
  if (kill.place === 'disk') library.disk.diesAfter = library.disk.writes + kill.after
  else library.paper.diesAfter = library.paper.changes + kill.after
  for (const each of steps) {
    if (each.type === 'create') await library.create()
    else if (each.type === 'play') await library.play(each.which, each.count)
    else await library[each.type](each.which)
  }
}

const NOTHING = { matches: 0, evenings: 0, people: 0, failed: 0, torn: [], isWhole: true }

/** Expects both copies to hold everything that was reported as stored, and nothing that was deleted. */
async function expectKept(library: Library): Promise<void> {
  const [there, copied] = await library.lengths()
  expect(copied).toEqual(there)
  for (const [id, entries] of library.told) expect(there.get(id) ?? -1).toBeGreaterThanOrEqual(entries)
  for (const id of library.erased) expect(there.has(id)).toBe(false)
  expect(Math.min(0, ...there.values())).toBe(0)
  const [evenings, people] = await library.others()
  for (const [id, guests] of library.evenings) expect(evenings.get(id) ?? 0).toBeGreaterThanOrEqual(guests)
  for (const [name, called] of library.people) expect(people.get(name) ?? 0).toBeGreaterThanOrEqual(called)
}

describe('the book and its second copy', () => {
  it('lose nothing if the page is killed between any two writes and one copy is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(session, { minLength: 1, maxLength: 4 }), async sessions => {
        const library = new Library()
        for (const each of sessions) {
          await live(library, each)
          expect(await library.open()).toMatchObject({ failed: 0, torn: [] })
          await expectKept(library)
          DAMAGES[each.damage]?.(library, each.at)
          expect(await library.open()).toMatchObject({ failed: 0, torn: [] })
          await expectKept(library)
          expect(await library.open()).toEqual(NOTHING)
        }
      }),
      { numRuns: runs(30) },
    )
  }, 120_000)
})
