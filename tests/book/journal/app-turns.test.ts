import { describe, expect, it } from 'vitest'
import type { Seating } from '../../../src/book/journal/entries.ts'
import { valueOf } from '../results.ts'
import { Browser } from '../world.ts'

const HEAD = [
  'game wetice',
  'players Ann, Bob',
  'phase swap',
  'deal',
  ...Array.from({ length: 4 }, () => '........'),
  'SSS.....',
  'HHDHC...',
  'play',
].join('\n')

/** Ann, whom a person plays, and Bob: whose turn it is by whoever has passed last. */
async function begin(app: Seating) {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.shelf.create(HEAD, { app }))
  valueOf(await tab.match.open(id))
  const play = async (...actions: string[]): Promise<void> => {
    for (const action of actions) expect((await tab.match.play(action)).type).toBe('accepted')
  }
  return { ...tab, browser, id, play, line: () => tab.match.timeline.line.map(({ action }) => action) }
}
const BOB: Seating = [null, 'easy']

describe('undo where the app plays', () => {
  it('takes back the app’s move with the person’s before it, and brings both back', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'pass')
    await match.undo()
    expect(line()).toEqual([])
    await match.redo()
    expect(line()).toEqual(['swap c1 d1', 'pass'])
  })

  it('takes back the person’s move alone while the app has not answered', async () => {
    const { match, play, line } = await begin(BOB)
    await play('pass', 'swap c1 d1', 'pass')
    await match.undo()
    expect(line()).toEqual(['pass', 'swap c1 d1'])
    await match.undo()
    expect(line()).toEqual([])
    await match.redo()
    expect(line()).toEqual(['pass', 'swap c1 d1'])
  })

  it('takes a correction for a person’s, whoever’s turn it was', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'correct h1 D')
    await match.undo()
    expect(line()).toEqual(['swap c1 d1'])
  })

  it('takes back what the app began with, where nobody else has played', async () => {
    const { match, play, line } = await begin(['easy', null])
    await play('swap c1 d1')
    await match.undo()
    expect(line()).toEqual([])
  })

  it('takes back as many as it is told', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'pass')
    await match.undo(1)
    expect(line()).toEqual(['swap c1 d1'])
  })
})

describe('a seat that the app plays', () => {
  it('is kept in the head, which earlier versions leave alone', async () => {
    const { browser, id } = await begin(BOB)
    const other = browser.openTab()
    valueOf(await other.match.open(id))
    expect(other.match.head).toMatchObject({ format: 3, app: BOB })
  })

  it('is taken over by a person, and given back', async () => {
    const { match, browser, id, play } = await begin(BOB)
    await play('pass')
    await match.seatApp(2, null)
    expect(match.head).not.toHaveProperty('app')
    expect(browser.disk.rows.matches.get(id)).toMatchObject({ format: 1 })
    await match.seatApp(2, 'strong')
    expect(match.head?.app).toEqual([null, 'strong'])
    expect(match.timeline.line).toHaveLength(1)
  })

  it('stays with a branch', async () => {
    const { match, shelf, id } = await begin(BOB)
    await match.close()
    const branch = valueOf(await shelf.branch(id, { plays: 0 }))
    valueOf(await match.open(branch.id))
    expect(match.head?.app).toEqual(BOB)
  })
})
