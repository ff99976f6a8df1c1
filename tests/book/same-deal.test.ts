import { describe, expect, it } from 'vitest'
import { dealKey, sameDeal } from '../../src/book/same-deal.ts'
import { valueOf } from './results.ts'
import { Browser } from './world.ts'

const head = (players: string, low: string, mode = 'solo'): string =>
  ['game wetice', `mode ${mode}`, `players ${players}`, 'phase swap', 'deal', ...Array.from({ length: 5 }, () => '........'), low, 'play'].join('\n') // prettier-ignore

describe('the same deal', () => {
  it('is told by how the cards lay, whoever played', () => {
    expect(dealKey(head('Ann', 'HHDHC...'))).toBe(dealKey(head('Bob', 'HHDHC...')))
    expect(dealKey(head('Ann', 'HHDHC...'))).not.toBe(dealKey(head('Ann', 'HHDHS...')))
    expect(dealKey(head('Ann', 'HHDHC...'))).not.toBe(dealKey(head('Ann', 'HHDHC...', 'solo-plus')))
    expect(dealKey('game wellsix\nplayers Ann, Bob\nplay')).toBeNull()
  })

  it('brings the finished matches of the book together', async () => {
    const { library, match } = new Browser().openTab()
    async function play(players: string, low: string, actions: readonly string[]): Promise<string> {
      const { id } = valueOf(await library.create(head(players, low)))
      await match.open(id)
      for (const action of actions) await match.play(action)
      await match.close()
      return id
    }
    const first = await play('Ann', 'HHDHC...', ['pass'])
    const second = await play('Bob', 'HHDHC...', ['swap c1 d1', 'pass'])
    await play('Cat', 'HHDHC...', [])
    await play('Dan', 'HHDHS...', ['pass'])
    await library.refresh()
    const item = library.list.find(({ id }) => id === first)
    expect(item && sameDeal(library.list, item).map(({ id, summary }) => [id, summary?.scores])).toEqual([
      [second, [3]],
    ])
  })
})
