import { describe, expect, it } from 'vitest'
import { rowsWithResults, othersOnDeal } from '../../src/book/listing.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { LIST, NAMES } from '../rules.ts'
import { valueOf } from './results.ts'
import { Browser } from './world.ts'

const head = (players: string, low: string, mode = 'solo'): string =>
  ['game wetice', `mode ${mode}`, `players ${players}`, 'phase swap', 'deal', ...Array.from({ length: 5 }, () => '........'), low, 'play'].join('\n') // oxfmt-ignore

describe('a deal', () => {
  it('groups the finished matches of the book that were played with it, by any players', async () => {
    const { library, match } = new Browser().openTab()
    async function play(players: string, low: string, actions: readonly string[], mode = 'solo'): Promise<string> {
      const { id } = valueOf(await library.create(head(players, low, mode)))
      await match.open(id)
      for (const action of actions) await match.play(action)
      await match.close()
      return id
    }
    const first = await play('Ann', 'HHDHC...', ['pass'])
    const second = await play('Bob', 'HHDHC...', ['swap c1 d1', 'pass'])
    await play('Cat', 'HHDHC...', [])
    await play('Dan', 'HHDHS...', ['pass'])
    await play('Eve', 'HHDHC...', ['pass'], 'solo-plus')
    const { id: without } = valueOf(await library.create('game wellsix\nplayers Ann, Bob\nplay'))
    await library.refresh()
    const item = library.list.find(({ id }) => id === first)
    expect(item && othersOnDeal(wetice, library.list, item).map(({ id, summary }) => [id, summary?.scores])).toEqual([
      [second, [3]],
    ])
    const undealt = library.list.find(({ id }) => id === without)
    expect(undealt && othersOnDeal(wellsix, library.list, undealt)).toEqual([])
  })
})

describe('the rows of new matches', () => {
  it('contain a summary of each match of a known game, and need only the rules of these games', async () => {
    const loaded = new Set<string>()
    const list = Object.fromEntries(
      NAMES.map(name => [name, { engine: async () => (loaded.add(name), LIST[name]?.engine() ?? Promise.reject()) }]),
    )
    const matchOf = (game: string) => ({
      head: {
        format: 1,
        id: game,
        game,
        head: `game ${game}\nplayers Ann, Bob\nplay`,
        players: [],
        created: 1,
      } as const,
      entries: [],
    })
    const rows = await rowsWithResults(list, ['tally', 'wellsix', 'tally', 'chess'].map(matchOf))
    const stores = rows.flatMap(row => ('store' in row ? [row.store] : []))
    expect(stores.join(' ')).toBe('matches tips results matches tips results matches tips results matches tips')
    expect([...loaded].sort()).toEqual(['tally', 'wellsix'])
  })
})
