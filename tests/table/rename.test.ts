// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { createMatchReader, createMatchWriter } from '../../src/book/live/lines.ts'
import { mountTable } from '../games/mount.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const HEARTS = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSD.....\nHHDHC...\nplay`

async function openForm() {
  const table = await mountTable(weticeTable, HEARTS, ['pass'])
  await table.click('[aria-label="Menu"]')
  await table.press('Table settings')
  await table.press('Rename players')
  return {
    ...table,
    async call(...names: readonly string[]): Promise<void> {
      const fields = table.wrapper.findAll('dialog[open] input[type="text"]')
      for (const [i, name] of names.entries()) await fields[i]?.setValue(name)
      await table.wrapper.get('dialog[open] form').trigger('submit')
      await flushPromises()
    },
  }
}

describe('the players of the open match', () => {
  it('can be renamed at its table, and the log and followers get the new names', async () => {
    const table = await openForm()
    const write = createMatchWriter()
    const kept = table.match.stored
    if (!kept) throw new Error('no match')
    write(kept)
    await table.call('Anna ', 'Bo')
    expect(table.wrapper.find('dialog[open]').exists()).toBe(false)
    expect(table.adds()).toBe('Bo: tap two cards to swap, or pass.')
    expect(table.wrapper.get('.log').text()).toContain('Anna')
    expect(table.match.timeline.line).toHaveLength(1)
    const followed = createMatchReader(['wetice'])(write(table.match.stored ?? kept))
    if (followed === null || typeof followed === 'string') throw new Error('not followed')
    expect(followed.entries.at(-1)?.what).toEqual({ type: 'names', players: ['Anna', 'Bo'] })
  })

  it('keep their names if one of the new names is invalid', async () => {
    const table = await openForm()
    await table.call('#', 'Bo')
    expect(table.wrapper.get('dialog[open] [role="alert"]').text()).toContain('A name needs a letter')
    expect(table.match.stored?.entries).toHaveLength(1)
  })
})
