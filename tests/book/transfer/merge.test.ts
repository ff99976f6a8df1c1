import { describe, expect, it } from 'vitest'
import { type Operation, type Match, type MatchHead, MAX_LENGTH } from '../../../src/book/journal/entries.ts'
import { merge, type ExistingMatch } from '../../../src/book/transfer/merge.ts'
import { idsOf } from '../../../src/book/transfer/comments.ts'
import { entriesOf, note, undo } from '../journal/made.ts'
import { HEAD, tally } from '../tally.ts'

const head: MatchHead = { format: 1, id: 'm', game: 'tally', head: HEAD, players: ['Zoë', 'Bo'], created: 0 }

const journal = (...operations: readonly (Operation | string)[]): Match => ({ head, entries: entriesOf(...operations) })

/** A match as imported from a record, with ids that depend on its plays. */
function record(...operations: readonly (Operation | string)[]): Match {
  const entries = entriesOf(...operations)
  const ids = idsOf(
    'm',
    entries.map(({ what }) => (what.type === 'play' ? what.action : JSON.stringify(what))),
  )
  return { head, entries: entries.map((entry, i) => ({ ...entry, id: ids[i] ?? '' })) }
}

const there = (match: Match, damage: Exclude<ExistingMatch, null | 'unreadable'>['damage'] = null): ExistingMatch => ({
  ...match,
  game: tally,
  damage,
})

function told(found: Match, book: ExistingMatch): unknown {
  const merged = merge(found, book)
  if (merged.type === 'known') return 'known'
  if (merged.type === 'forked') {
    const { head: made, entries } = merged.fork
    const own = entries.filter(({ match }) => match === made.id)
    return `${made.id} from ${made.origin?.match} ${made.origin?.entries}, ${own.length}`
  }
  const { head: made, entries } = merged.missing
  return `${merged.type} ${made?.id ?? '-'} ${entries.map(({ number }) => number).join()}`
}

const first = journal('add 1', 'add 2')

describe('an imported match', () => {
  it('is added if it is new, and known if the book has all of it', () => {
    expect(told(first, null)).toBe('added m 0,1')
    expect([told(first, there(first)), told(journal('add 1'), there(first))]).toEqual(['known', 'known'])
  })

  it('adds only the entries after those in the book', () => {
    expect(told(journal('add 1', 'add 2', 'pass', undo(1)), there(first))).toBe('longer - 2,3')
  })

  it('is added as a separate match if the one in the book diverged, is damaged, can’t be read, or has another head', () => {
    const other = { head, entries: first.entries.map(entry => ({ ...entry, id: `x${entry.id}` })) }
    expect(told(first, there(other))).toBe('m~e0 from m 0, 2')
    const damage = { entry: 1, why: 'damaged' } as const
    expect(told(first, there(journal('add 1'), damage))).toBe('m~e1 from m 1, 2')
    expect(told(first, 'unreadable')).toBe('m~e0 from m 0, 2')
    expect(told(journal(), 'unreadable')).toBe('m~head from m 0, 0')
    const renamed = { ...first, head: { ...head, head: HEAD.replace('Bo', 'Eve') } }
    expect(told(renamed, there(first))).toBe('m~e0 from m 0, 2')
  })

  it('is marked as a branch of the match in the book if it is added separately', () => {
    const branch = { ...first, head: { ...head, origin: { match: 'other', entries: 7 } } }
    expect(told(branch, 'unreadable')).toBe('m~e0 from m 0, 2')
  })
})

describe('a record of a match in the book', () => {
  const played = journal('add 1', 'pass', undo(1), 'add 2')

  it('is known if its plays are, and its new plays are added after the whole journal', () => {
    expect(told(record('add 1', 'add 2'), there(played))).toBe('known')
    expect(told(record('add 1', 'add 2', 'pass', 'add 3'), there(played))).toBe('longer - 4,5')
    const merged = merge(record('add 1', 'add 2', 'pass'), there(played))
    expect(merged.type === 'longer' ? merged.missing.entries : []).toMatchObject([
      { number: 4, what: { type: 'play', action: 'pass' } },
    ])
  })

  it('adds its new notes once, after the plays', () => {
    const said = note({ type: 'confirmed', seat: 1 })
    expect(told(record('add 1', 'add 2', said), there(played))).toBe('longer - 4')
    expect(told(record('add 1', 'add 2', said), there(journal('add 1', 'add 2', said)))).toBe('known')
    const merged = merge(record('add 1', 'add 2', 'pass', said), there(played))
    expect(merged.type === 'longer' ? merged.missing.entries.map(({ what }) => what.type) : []).toEqual([
      'play',
      'note',
    ])
  })

  it('is added as a separate match if the one in the book is damaged', () => {
    const damage = { entry: 4, why: 'damaged' } as const
    expect(told(record('add 1', 'add 2'), there(played, damage))).toMatch(/^m~r-\w+ from m 0, 2$/)
  })

  it('is added as a separate match if only some of its ids are those of a record', () => {
    const mixed = { head, entries: [...record('add 1').entries, ...entriesOf('add 1', 'add 2').slice(1)] }
    expect(told(mixed, there(played))).toMatch(/^m~r-\w+ from m 0, 2$/)
  })

  it('is added as a separate match if it would make the one in the book too long', () => {
    const passes = Array.from({ length: MAX_LENGTH - 1 }, () => 'pass')
    const long = there(journal(...passes))
    expect(told(record(...passes, 'add 1'), long)).toBe(`longer - ${MAX_LENGTH - 1}`)
    expect(told(record(...passes, 'add 1', 'add 2'), long)).toMatch(/^m~r-\w+ from m 0, 20001$/)
  })
})
