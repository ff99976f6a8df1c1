import { flushPromises, mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import DealOfDay from '../../src/games/entry/DealOfDay.vue'
import { wetice } from '../../src/engine/wetice/index.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const head = (player: string): string =>
  ['game wetice', 'mode solo', `players ${player}`, 'phase swap', 'deal', ...Array.from({ length: 5 }, () => '........'), 'HHDHC...', 'play'].join('\n') // oxfmt-ignore

it('the deal of the day can be started and continued, and shows its result after it was played', async () => {
  const { library, match, pinia } = new Browser().openTab()
  valueOf(await library.create(head('Cat'), { practice: true }))
  const props = {
    game: wetice,
    deals: 9,
    headOf: () => library.list.at(-1)?.head.head ?? '',
    hint: 'The same for all.',
  }
  const wrapper = mount(DealOfDay, { props, global: { plugins: [pinia] } })
  await flushPromises()
  await wrapper.get('button').trigger('click')
  expect([wrapper.text(), wrapper.emitted('deal')?.length]).toEqual(['Deal of the dayThe same for all.', 1])

  const { id } = valueOf(await library.create(head('Ann')))
  await flushPromises()
  expect(wrapper.get('a').attributes('href')).toBe(`#/table/${id}`)
  expect(wrapper.text()).toContain('Continue the deal of the day')

  await match.open(id)
  await match.play('swap c1 d1')
  await match.play('pass')
  await match.close()
  await library.refresh()
  await flushPromises()
  expect(wrapper.get('button').text()).toBe('Deal of the dayPlayed already: 3')
})
