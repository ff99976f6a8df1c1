import { describe, expect, it } from 'vitest'
import { type Operation, isValidRemark } from '../../../src/book/journal/entries.ts'
import { signaturesIn } from '../../../src/book/journal/timeline.ts'
import { readEntry } from '../../../src/book/storage/schema.ts'
import { valueOf } from '../results.ts'
import { line } from '../table.ts'
import { Browser } from '../world.ts'
import { entriesOf } from './made.ts'

const HEAD = 'game wellsix\nplayers Ann, Bob\nphase main\nturn 1\nmoves 2\ndeal\n0,0 7H\n1,0 6S\nplay'

async function open() {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD))
  await tab.match.open(id)
  return { ...tab, browser, id }
}

describe('a note', () => {
  it('is stored in the journal, is not a move, and stays after an undo', async () => {
    const tab = await open()
    await tab.match.play('place 2H 0,1')
    const declined = { type: 'declined', seat: 2, what: 'stands', about: 'stands turn 2', word: 'It was not.' } as const
    expect(await tab.match.note(declined)).toEqual({ type: 'done' })
    expect(line(tab)).toBe('place 2H 0,1')
    await tab.match.undo()
    await tab.match.redo()
    const again = tab.browser.openTab()
    await again.match.view(tab.id)
    expect([line(again), again.match.timeline.notes.map(({ note }) => note)]).toEqual(['place 2H 0,1', [declined]])
  })

  it('doesn’t change the current step of the instructions', async () => {
    const tab = await open()
    await tab.match.play('place 2H 0,1')
    await tab.match.setCursor(0)
    await tab.match.note({ type: 'help', seat: 1 })
    expect(tab.match.cursor).toBe(0)
  })

  it('is limited to one short line', async () => {
    const tab = await open()
    expect(await tab.match.note({ type: 'protest', seat: 1, word: 'two\nlines' })).toEqual({ type: 'nothing' })
    expect([isValidRemark('a'.repeat(200)), isValidRemark('a'.repeat(201))]).toEqual([true, false])
    const what = { type: 'note', note: { type: 'protest', seat: 1, word: 'two\nlines' } }
    expect(readEntry({ format: 2, match: 'm', number: 0, id: 'e', at: 0, what })).toBe('damaged')
  })

  it('is an entry that earlier versions don’t know', async () => {
    const tab = await open()
    await tab.match.play('place 2H 0,1')
    await tab.match.note({ type: 'help', seat: 1 })
    const rows = await tab.book.storage.entries(tab.id, 0)
    expect(valueOf(rows)).toMatchObject([{ format: 1 }, { format: 2 }])
  })
})

describe('cards dealt in the app', () => {
  const hand = { type: 'hand', seat: 2, round: 1, cards: ['K', 'TH'] } as const
  const dealt = { type: 'dealt', round: 2, hands: [['AS'], ['KD']] } as const

  it('are stored as entered, in entries that earlier versions don’t know', async () => {
    const tab = await open()
    await tab.match.note(hand)
    await tab.match.note(dealt)
    const rows = valueOf(await tab.book.storage.entries(tab.id, 0))
    expect(rows).toMatchObject([{ format: 3 }, { format: 3 }])
    expect(rows.map(row => readEntry(row))).toEqual(rows)
    expect(tab.match.recordText()).not.toMatch(/TH|KD/)
  })

  it('must be valid cards, and at most a whole deck', () => {
    const row = (note: object) => readEntry({ format: 3, match: 'm', number: 0, id: 'e', at: 0, what: { type: 'note', note } }) // oxfmt-ignore
    for (const cards of [['KX'], ['10'], [''], ['K\nplay'], Array.from({ length: 53 }, () => 'K')]) {
      expect(row({ ...hand, cards })).toBe('damaged')
      expect(row({ ...dealt, hands: [cards] })).toBe('damaged')
    }
    expect(row({ ...hand, round: 0 })).toBe('damaged')
  })

  it('are copied to a branch', async () => {
    const tab = await open()
    await tab.match.play('place 2H 0,1')
    await tab.match.note(hand)
    await tab.match.play('place 3H 1,1')
    await tab.match.close()
    const made = valueOf(await tab.library.branch(tab.id, { plays: 1 }))
    await tab.match.open(made.id)
    expect([line(tab), tab.match.timeline.notes.map(({ note }) => note)]).toEqual(['place 2H 0,1', [hand]])
  })
})

describe('notes on a result', () => {
  it('are the latest note of each player, and are void once something is played or changed', async () => {
    const { match } = await open()
    await match.play('agree')
    await match.note({ type: 'confirmed', seat: 2 })
    await match.note({ type: 'protest', seat: 1, word: 'The six was mine.' })
    await match.note({ type: 'confirmed', seat: 1 })
    expect(match.signatures).toEqual([
      { type: 'confirmed', seat: 1 },
      { type: 'confirmed', seat: 2 },
    ])
    await match.play('next')
    expect(match.signatures).toEqual([])
  })

  it('stay after a change of names and after other notes, and include protests', () => {
    const operations: Operation[] = [
      { type: 'note', note: { type: 'confirmed', seat: 1 } },
      { type: 'note', note: { type: 'protest', seat: 2, word: 'No.' } },
      { type: 'names', players: ['Cat', 'Dee'] },
      { type: 'note', note: { type: 'help', seat: 1 } },
    ]
    expect(signaturesIn(entriesOf('agree', ...operations))).toEqual([
      { type: 'confirmed', seat: 1 },
      { type: 'protest', seat: 2, word: 'No.' },
    ])
  })
})
