import { describe, expect, it } from 'vitest'
import { undoCount, redoCount } from '../../../src/book/journal/amend.ts'
import type { Operation, Seating } from '../../../src/book/journal/entries.ts'
import { replayMatch } from '../../../src/book/journal/replay.ts'
import { valueOf } from '../results.ts'
import { Browser } from '../world.ts'
import { amend, matchOf, undo } from './made.ts'
import { playable } from '../../rules.ts'

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

/** Ann is a person and Bob is the app. The turn goes to the next player after each pass. */
async function begin(app: Seating) {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD, { app }))
  valueOf(await tab.match.open(id))
  const play = async (...actions: string[]): Promise<void> => {
    for (const action of actions) expect((await tab.match.play(action)).type).toBe('accepted')
  }
  return { ...tab, browser, id, play, line: () => tab.match.timeline.line.map(({ action }) => action) }
}
const BOB: Seating = [null, 'easy']

describe('undo with the app as a player', () => {
  it('removes the app’s move and the person’s move before it, and redo brings both back', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'pass')
    await match.undo()
    expect(line()).toEqual([])
    await match.redo()
    expect(line()).toEqual(['swap c1 d1', 'pass'])
  })

  it('removes only the person’s move before the app has answered', async () => {
    const { match, play, line } = await begin(BOB)
    await play('pass', 'swap c1 d1', 'pass')
    await match.undo()
    expect(line()).toEqual(['pass', 'swap c1 d1'])
    await match.undo()
    expect(line()).toEqual([])
    await match.redo()
    expect(line()).toEqual(['pass', 'swap c1 d1'])
  })

  it('treats a correction as a person’s change, in any player’s turn', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'correct h1 D')
    await match.undo()
    expect(line()).toEqual(['swap c1 d1'])
  })

  it('removes the app’s first moves if no other player has moved', async () => {
    const { match, play, line } = await begin(['easy', null])
    await play('swap c1 d1')
    await match.undo()
    expect(line()).toEqual([])
  })

  it('removes the requested number of changes', async () => {
    const { match, play, line } = await begin(BOB)
    await play('swap c1 d1', 'pass')
    await match.undo(1)
    expect(line()).toEqual(['swap c1 d1'])
  })
})

describe('the changes that one undo removes', () => {
  const ANN = ['place 2H 0,1', 'place 3H 0,2']
  const back = (app: Seating, ...operations: readonly (Operation | string)[]): number => {
    const { replay, timeline } = valueOf(replayMatch(playable(matchOf(...operations))))
    return undoCount(replay, timeline.undoable, app)
  }

  it('are the app’s moves and the person’s move before them', () => {
    expect(back(BOB, ...ANN, 'place 2S 1,1')).toBe(2)
    expect(back(BOB, ...ANN)).toBe(1)
  })

  it('are an amendment alone, even if it changes the app’s move or is followed only by the app’s moves', () => {
    expect(back(BOB, ...ANN, 'place 2S 1,1', amend(2, 1, 'place 4S 1,1'))).toBe(1)
    expect(back(['easy', 'easy'], ANN[0] ?? '', amend(0, 0, 'place 3S 1,1'))).toBe(1)
    expect(back(BOB, ...ANN, 'place 2S 1,1', amend(3, 0, 'place 3S 1,2', 'place 4H 0,3'))).toBe(1)
  })

  it('are all changes if only the app has played, and the count is one if there are none', () => {
    expect(back(['easy', 'easy'], ...ANN)).toBe(2)
    expect(back(BOB)).toBe(1)
  })

  it('are only the last play if it is unreadable, since the app’s plays never are', () => {
    expect(back(BOB, ...ANN, 'place 2S 1,1', 'place')).toBe(1)
  })

  it('are restored by one redo, up to a person’s turn', () => {
    const forth = (...operations: readonly (Operation | string)[]): number => {
      const { replay, timeline } = valueOf(replayMatch(playable(matchOf(...operations))))
      return redoCount(replay, timeline, BOB)
    }
    expect(forth(...ANN, 'place 2S 1,1', 'place 3S 1,2', 'place 4H 0,3', undo(2))).toBe(1)
    expect(forth(...ANN, 'place 2S 1,1', 'place 3S 1,2', undo(3))).toBe(3)
  })
})

describe('a seat that the app plays', () => {
  it('is stored in the head, with a format version that supports it', async () => {
    const { browser, id } = await begin(BOB)
    const other = browser.openTab()
    valueOf(await other.match.open(id))
    expect(other.match.head).toMatchObject({ format: 3, app: BOB })
  })

  it('can be taken over by a person, and given back', async () => {
    const { match, browser, id, play } = await begin(BOB)
    await play('pass')
    await match.seatApp(2, null)
    expect(match.head).not.toHaveProperty('app')
    expect(browser.disk.rows.matches.get(id)).toMatchObject({ format: 1 })
    await match.seatApp(2, 'strong')
    expect(match.head?.app).toEqual([null, 'strong'])
    expect(match.timeline.line).toHaveLength(1)
  })

  it('is the same in a branch', async () => {
    const { match, library, id } = await begin(BOB)
    await match.close()
    const branch = valueOf(await library.branch(id, { plays: 0 }))
    valueOf(await match.open(branch.id))
    expect(match.head?.app).toEqual(BOB)
  })
})
