import { describe, expect, it } from 'vitest'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { mountTable } from '../games/mount.ts'

const HEAD = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 99\nplay'

describe('the log of a long match', () => {
  it('shows the latest turns, and earlier ones on request', async () => {
    const actions = Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 'hand fish' : 'next'))
    const { wrapper, match } = await mountTable(tennisTable, HEAD, actions)
    const lines = (): number => wrapper.findAll('ol.log .line').length
    const earlier = () => wrapper.findAll('button').find(button => button.text() === 'Show earlier moves')
    expect(lines()).toBe(60)
    await earlier()?.trigger('click')
    expect([lines(), earlier()]).toEqual([80, undefined])
    await match.undo(2)
    expect(wrapper.findAll('ol.log del')).toHaveLength(2)
  })
})
