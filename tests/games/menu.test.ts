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
  return [...document.querySelectorAll('dialog[open] .menu')].map(group => [
    group.querySelector('h3')?.textContent,
    ...[...group.querySelectorAll('.button')].map(({ textContent }) => textContent.trim()),
  ])
}

describe('the menu of a table', () => {
  it('has its keys in groups', async () => {
    expect(await menuOf(weticeTable, WETICE)).toEqual([
      ['At the table', 'The table differs', 'It was Bob’s turn', 'Go on on another phone', 'Let others follow'],
      ['Help', 'Is a swap left?', 'Show a swap', 'Advice'],
      ['To look at', 'Log', 'Turn the table', 'The record'],
      ['How it is played', 'Rename players', 'Moves count at once', 'Settings'],
    ])
  })

  it('drops nothing that is being put right', async () => {
    const table = await mountTable(tennisTable, tennis(), plays('K 4'), { app: [null, null, null, 'easy'] })
    const offered = async (): Promise<boolean> => {
      await table.click('[aria-label="Menu"]')
      const isOffered = ['Only the score', 'Play for Dee'].some(table.hasKey)
      await table.press('Log')
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'))
      return isOffered
    }
    expect(await offered()).toBe(true)
    await table.click('[data-card="1"]')
    expect(table.says()).toContain('but which?')
    expect(await offered()).toBe(false)
    expect(table.says()).toContain('but which?')
  })

  it('has no setting that changes nothing: in Grafa every tap counts', async () => {
    const groups = await menuOf(grafaTable, WORKED)
    expect(groups.flat()).toContain('Settings')
    expect(groups.flat()).not.toContain('Moves count at once')
  })
})

it('the log of A Lifelike Tennis shows the points of the hand, and nothing where none are counted', async () => {
  const table = await mountTable(tennisTable, tennis(), ['hand fish', 'next', ...plays('K 4 J 3')])
  const scores = table.wrapper.findAll('.log .after b').map(each => each.text())
  expect(scores).toEqual(['0–0–1–0', '0–0–1–0', '0–0–0–0', '0–0–0–0'])
})

it('the large number of a solitaire is what is left', async () => {
  const table = await mountTable(weticeTable, WETICE.replace('players Ann, Bob', 'mode solo\nplayers Ann'))
  expect(table.wrapper.get('.tally').text()).toMatch(/^8\s*cards left$/)
})
