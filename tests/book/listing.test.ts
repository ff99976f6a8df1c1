import { describe, expect, it } from 'vitest'
import { sameDeal } from '../../src/book/listing.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
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
    expect(item && sameDeal(wetice, library.list, item).map(({ id, summary }) => [id, summary?.scores])).toEqual([
      [second, [3]],
    ])
    const undealt = library.list.find(({ id }) => id === without)
    expect(undealt && sameDeal(wellsix, library.list, undealt)).toEqual([])
  })
})
