import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { WORKED } from './grafa/hands.ts'
import { mountTable } from './mount.ts'
import { head as tennis, plays } from './tennis/hands.ts'

const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...Array(4).fill('........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore

async function menuOf(module: AnyTableModule, head: string) {
  const table = await mountTable(module, head)
  await table.click('[aria-label="Menu"]')
  const rows = (): string[] =>
    [...document.querySelectorAll('dialog[open] .row-key .pointed')].map(each => each.textContent)
  return { ...table, rows }
}

describe('the menu of a table', () => {
  it('has its rows in two groups', async () => {
    await menuOf(weticeTable, WETICE)
    const groups = [...document.querySelectorAll('dialog[open] section')].map(group => [
      group.querySelector('h3')?.textContent,
      ...[...group.querySelectorAll('.pointed')].map(({ textContent }) => textContent),
    ])
    expect(groups).toEqual([
      ['At the table', 'Correct the layout', 'Report illegal move', 'Let others watch'],
      ['This game', 'Advice', 'Get help', 'Open the log', 'Table settings', 'End the game'],
    ])
  })

  it('opens a page of choices for reports, help, settings and the end of the game', async () => {
    const table = await menuOf(weticeTable, WETICE)
    const pages: (readonly string[])[] = []
    for (const row of ['Report illegal move', 'Get help', 'Table settings', 'End the game']) {
      await table.press(row)
      pages.push(table.rows())
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'))
      await flushPromises()
      await table.click('[aria-label="Menu"]')
    }
    expect(pages).toEqual([
      ['It was Bob’s turn'],
      ['Any valid swap?', 'Show a swap', 'Advice', 'The rules'],
      ['Rename players', 'All settings'],
      ['Continue it later', 'Archive it'],
    ])
  })

  it('offers “Turn the view” in the log only if there are several players', async () => {
    const offers: boolean[] = []
    for (const players of ['Ann, Bob', 'Ann']) {
      const solo = players === 'Ann' ? 'mode solo\n' : ''
      const { press, wrapper } = await menuOf(
        weticeTable,
        WETICE.replace('players Ann, Bob\n', `${solo}players ${players}\n`),
      )
      await press('Open the log')
      offers.push(document.querySelector('dialog[open]')?.textContent.includes('Turn the view') ?? false)
      wrapper.unmount()
    }
    expect(offers).toEqual([true, false])
  })

  it('links from “Report illegal move” to the page that edits the last move', async () => {
    const table = await mountTable(weticeTable, WETICE, ['pass'])
    await table.click('[aria-label="Menu"]')
    await table.press('Report illegal move')
    const links = [...document.querySelectorAll('dialog[open] a')].map(link => link.getAttribute('href'))
    const { id } = table.match.head ?? { id: '' }
    expect(links).toEqual([`#/replay/${id}/1/change`])
  })

  it('can archive the game', async () => {
    const table = await mountTable(weticeTable, WETICE)
    await table.click('[aria-label="Menu"]')
    await table.press('End the game')
    await table.press('Archive it')
    expect([table.library.list.length, table.library.removed.length]).toEqual([0, 1])
  })

  it('leaves out the settings that would discard a pending edit', async () => {
    const table = await mountTable(tennisTable, tennis(), plays('K 4'), { app: [null, null, null, 'easy'] })
    const offered = async (): Promise<boolean> => {
      await table.click('[aria-label="Menu"]')
      await table.press('Table settings')
      const isOffered = ['Keep score only', 'Play for Dee'].some(table.hasKey)
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'))
      return isOffered
    }
    expect(await offered()).toBe(true)
    await table.click('[data-card="1"]')
    expect(table.says()).toContain('What did')
    expect(await offered()).toBe(false)
    expect(table.says()).toContain('What did')
  })

  it('leaves out settings without effect, such as confirmation in Grafa', async () => {
    const table = await menuOf(grafaTable, WORKED)
    await table.press('Table settings')
    const switches = [...document.querySelectorAll('dialog[open] .switch-field')].map(each => each.textContent)
    expect(switches).toEqual(['Read messages aloud'])
    expect(table.rows()).toContain('All settings')
  })
})

it('the log of A Lifelike Tennis shows the points in the current hand after each card', async () => {
  const table = await mountTable(tennisTable, tennis(), ['hand fish', 'next', ...plays('K 4 J 3')])
  const scores = table.wrapper.findAll('.log .after b').map(each => each.text())
  expect(scores).toEqual(['0–0–1–0', '0–0–1–0', '0–0–0–0', '0–0–0–0'])
})

it('the large number in solitaire is the number of remaining cards', async () => {
  const table = await mountTable(weticeTable, WETICE.replace('players Ann, Bob', 'mode solo\nplayers Ann'))
  expect(table.wrapper.get('.tally').text()).toMatch(/^8\s*cards left$/)
})
