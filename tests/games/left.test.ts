import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { mountTable, sitDown } from './mount.ts'
import { byTurns } from '../runs.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')
const MAIN = ['game wellsix', 'players Ann, Bob', 'phase main', 'moves 2', 'deal']
const WELLSIX = [...MAIN, '0,0 KH', '1,0 QH', '0,1 4S', 'play'].join('\n')
const TENNIS = 'game tennis\nplayers Ann, Bob, Cy, Di\nplay'
const DEALT_BY_CY = TENNIS.replace(/play$/, 'dealer 3\nplay')
const GRAFA = 'game grafa\nplayers Ann\nhand AH 6S 4C 3H 2S\ndeck 4H\nplay'

type Opened = Awaited<ReturnType<typeof sitDown>>

/** Leaves the table, lets `act` change the match elsewhere, and returns to the table. */
async function meanwhile(table: Opened, module: AnyTableModule, act: () => Promise<unknown>) {
  table.wrapper.unmount()
  await act()
  const back = await sitDown(table, module)
  await flushPromises()
  return back
}

describe('a table that was left and is opened again', () => {
  const CHANGED: readonly (readonly [
    string,
    AnyTableModule,
    string,
    readonly string[],
    readonly [number, number, readonly string[]],
    string,
    RegExp,
  ])[] = [
    [
      'WetIce',
      weticeTable,
      WETICE,
      ['swap c1 d1', 'pass'],
      [0, 2, []],
      'Undone – 2 moves (Ann 1, Bob 1).',
      /Give|Lay|Take/,
    ],
    [
      'WetIce',
      weticeTable,
      WETICE,
      ['pass', 'pass'],
      [0, 1, ['swap c1 d1']],
      'Edited – Ann: The diamond at c1 and the heart at d1 were swapped.',
      /^Swap the diamond/,
    ],
    [
      'Wellsix',
      wellsixTable,
      WELLSIX,
      ['place 3H 2,0'],
      [0, 1, ['place 5H 2,0']],
      'Edited – Ann: The 5 of hearts was put on (2, 0).',
      /5 of hearts|3 of hearts/,
    ],
    ['Tennis', tennisTable, TENNIS, ['play J', 'play 4'], [1, 1, []], 'Undone – Ann: A 4 was played.', /4/],
    ['Grafa', grafaTable, GRAFA, ['pair 6S', 'reveal KD'], [0, 2, []], 'Undone – 2 moves.', /king of diamonds/],
  ]
  it.each(byTurns(CHANGED, 2))(
    'has instructions that bring the real cards up to date: %s',
    async (_, module, head, played, [from, remove, insert], told, says) => {
      const table = await mountTable(module, head, played)
      await table.match.setCursor(99)
      const back = await meanwhile(table, module, () => table.match.amend(from, remove, insert))
      expect([back.says(), back.adds()]).toEqual([expect.stringMatching(says), told])
      expect(back.wrapper.find('.walker').exists()).toBe(true)
    },
  )

  it('has instructions that lead to the start of a branch, and none if nothing has changed', async () => {
    const table = await mountTable(weticeTable, WETICE, ['swap c1 d1'])
    await table.skip()
    const same = await meanwhile(table, weticeTable, () => Promise.resolve())
    expect(same.says()).toBe('Ann scored 6 cards.')
    const branch = await meanwhile(same, weticeTable, async () => {
      const { id } = valueOf(await same.library.branch(same.match.head?.id ?? '', { plays: 0 }))
      await same.match.open(id)
    })
    expect(branch.adds()).toBe('Undone – Ann: The diamond at c1 and the heart at d1 were swapped.')
  })

  it('has no instructions for moves that were only added, since hands have already made them', async () => {
    const table = await mountTable(weticeTable, WETICE, ['pass'])
    const back = await meanwhile(table, weticeTable, () => table.match.play('swap c1 d1'))
    expect(back.wrapper.text()).not.toContain('Redone')
  })

  it('continues the instructions of two undos, until a redo replaces them', async () => {
    const table = await mountTable(weticeTable, WETICE, ['swap c1 d1', 'pass'])
    await table.match.undo()
    await table.match.undo()
    await flushPromises()
    expect(table.adds()).toBe('Undone – 2 moves (Ann 1, Bob 1).')
    const before = table.says()
    await table.press('Done')
    const next = table.says()
    expect(next).not.toBe(before)
    table.wrapper.unmount()
    const tab = new Browser(table.disk).openTab()
    await tab.match.open(table.match.head?.id ?? '')
    const back = await sitDown(tab, weticeTable)
    expect(back.says()).toBe(next)
    await back.match.redo(2)
    await flushPromises()
    expect(back.adds()).toContain('Redone')
    await back.click('.forward')
    expect(back.wrapper.find('.walker').exists()).toBe(false)
    expect(back.match.handsAt).toBeNull()
  })

  it('has instructions for the latest card first if undos interrupt one another', async () => {
    const cards = '5 9 2 7 J 6'.split(' ').map(card => `play ${card}`)
    const table = await mountTable(tennisTable, DEALT_BY_CY, cards)
    const said: string[] = []
    for (const undone of [2, 1, 1, 0]) {
      for (let i = 0; i < undone; i++) await table.match.undo()
      await flushPromises()
      said.push(table.says())
      await table.press('Done')
    }
    expect(said.map(each => each.match(/a \w+(?=\.)/)?.[0])).toEqual(['a 6', 'a jack', 'a 7', 'a 2'])
  })

  it('names a removed move even if it was no longer legal', async () => {
    const table = await mountTable(tennisTable, TENNIS, ['hand angler', 'next'])
    for (let i = 0; i < 2; i++) {
      await table.match.setCursor(99)
      await table.match.amend(0, 1, [])
    }
    await flushPromises()
    expect(table.wrapper.get('.ruling').text()).toContain('Undone – The next hand was started.')
  })

  it('has instructions to reverse a move that a player declined to let stand', async () => {
    const table = await mountTable(weticeTable, WETICE)
    table.match.permit = () => Promise.resolve('declined')
    await table.match.play('stands swap b1 e1')
    await flushPromises()
    expect(table.says()).toMatch(/^Swap the \w+ at \w\d and the \w+ at \w\d\.$/)
    await table.press('Done')
    expect(table.wrapper.find('.walker').exists()).toBe(false)
  })

  it('shows its last refusal again, unless the match has changed since then', async () => {
    const table = await mountTable(weticeTable, WETICE, ['pass'])
    await table.tap('b1')
    await table.tap('e1')
    const back = await meanwhile(table, weticeTable, () => Promise.resolve())
    expect(back.says()).toBe('Swapping b1 and e1 makes no match.')
    const changed = await meanwhile(back, weticeTable, () => back.match.amend(0, 1, ['swap c1 d1']))
    expect(changed.adds()).toBe('Edited – Ann: The diamond at c1 and the heart at d1 were swapped.')
  })
})

/** Matches an instruction, which begins with a verb, unlike any sentence about the past. */
const ORDER =
  /(^|[.:;] )(Move|Put|Take|Swap|Switch|Set aside|Turn|Give|Draw|Dig|Look|Pair|Let|Deal|Slide|Place|Discard|Collect)\b/

const UNDONE: readonly (readonly [string, AnyTableModule, string, readonly string[]])[] = [
  ['WetIce', weticeTable, WETICE, ['swap c1 d1']],
  ['WetIce, an illegal swap', weticeTable, WETICE, ['stands swap b1 e1']],
  ['WetIce, a correction', weticeTable, WETICE, ['correct a1 S']],
  ['Wellsix, a placed card', wellsixTable, WELLSIX, ['place 3H 2,0']],
  ['Wellsix, a switch', wellsixTable, WELLSIX, ['switch 0,0 1,0']],
  ['Wellsix, an exchange', wellsixTable, WELLSIX, ['exchange 0,0 3H']],
  ['Wellsix, a capture', wellsixTable, WELLSIX.replace('0,1 4S', '0,1 QS'), ['capture 0,0 0,1']],
  ['Tennis', tennisTable, TENNIS, ['play J', 'play 4']],
  ['Tennis, a Ghost', tennisTable, TENNIS, ['stands ghost']],
  ['Grafa, a pair', grafaTable, GRAFA, ['pair 6S']],
  ['Grafa, a revealed card', grafaTable, GRAFA, ['pair 6S', 'reveal KD']],
]
it.each(byTurns(UNDONE, 3))(
  'an undo is described in the past tense, without instructions and without a chain: %s',
  async (...sample) => {
    const [, module, head, actions] = sample
    const table = await mountTable(module, head, actions)
    await table.match.setCursor(99)
    await table.match.undo()
    await flushPromises()
    const told = table.adds() || table.says()
    expect(told).toMatch(/^Undone – .*\b(was|were|became|captured)\b/)
    expect(told).not.toMatch(ORDER)
    expect(table.wrapper.find('.links').exists()).toBe(false)
  },
)

it('the chain of an earlier move is not shown beside a later undo', async () => {
  const table = await mountTable(weticeTable, WETICE, ['swap c1 d1', 'pass'])
  await table.match.setCursor(99)
  await table.match.undo()
  await flushPromises()
  expect([table.says(), table.wrapper.find('.links').exists()]).toEqual(['Undone – Bob: The turn was passed.', false])
})
