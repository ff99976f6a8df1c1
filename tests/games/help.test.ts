import { describe, expect, it } from 'vitest'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { valueOf } from '../book/results.ts'
import { mountTable } from './mount.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const HEAD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')

async function refused(kind: { readonly help?: 'off'; readonly practice?: true }) {
  const table = await mountTable(weticeTable, HEAD, [], kind)
  await table.tap('b1')
  await table.tap('e1')
  return table
}

const log = ({ wrapper }: Awaited<ReturnType<typeof mountTable>>): string[] =>
  wrapper.findAll('.log ol .what').map(each => each.text().replace(/\s+/g, ' '))

describe('help during a match', () => {
  it('is off if the players agreed on that, and the table says so', async () => {
    const table = await refused({ help: 'off' })
    expect(table.hasKey('Show a valid swap')).toBe(false)
    expect(table.wrapper.get('h1').text()).toBe('WetIce Game, no help')
    await table.click('[aria-label="Menu"]')
    expect(table.hasKey('Correct the layout')).toBe(true)
    await table.press('Get help')
    expect(table.hasKey('Show a swap')).toBe(false)
  })

  it('is noted in the log once for each move', async () => {
    const table = await refused({})
    expect(table.wrapper.get('h1').text()).toBe('WetIce Game')
    await table.press('Show a valid swap')
    expect(table.hasKey('Confirm')).toBe(true)
    await table.click('[aria-label="Menu"]')
    await table.press('Get help')
    await table.press('Any valid swap?')
    expect(log(table)).toEqual(['Ann asked for help.'])
    await table.match.play('pass')
    await table.click('[aria-label="Menu"]')
    await table.press('Get help')
    await table.press('Any valid swap?')
    expect(log(table)).toEqual(['Bob asked for help.', expect.stringContaining('ass'), 'Ann asked for help.'])
  })

  it('isn’t logged in a guided game', async () => {
    const table = await refused({ practice: true })
    await table.press('Show a valid swap')
    expect(table.match.timeline.notes).toEqual([])
  })

  it('stays off in the record and in branches of the match', async () => {
    const { library, match } = await refused({ help: 'off' })
    const { found } = await library.read(match.recordText())
    expect(found[0]?.head).toMatchObject({ help: 'off', format: 3 })
    const [plain] = (await library.read(`${match.recordText()}\n${HEAD}`)).found.slice(1)
    expect(plain?.head).toMatchObject({ format: 1 })
    expect(plain?.head.help).toBe(undefined)
    const branch = valueOf(await library.branch(match.head?.id ?? ''))
    await match.view(branch.id)
    expect(match.head?.help).toBe('off')
  })
})
