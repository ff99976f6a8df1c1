import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { defineComponent, ref } from 'vue'
import WhoPlays from '../../src/table/WhoPlays.vue'
import { Browser } from '../book/world.ts'
import { valueOf } from '../book/results.ts'

afterEach(() => document.body.replaceChildren())

const WELLSIX = (players: string) => `game wellsix\nplayers ${players}\ngames 2\nplay`

async function open(start: readonly string[], closed: readonly boolean[] = []) {
  const tab = new Browser().openTab()
  valueOf(await tab.library.create(WELLSIX('Bo, Zoë')))
  valueOf(await tab.library.create(WELLSIX('Ann, Player 2')))
  valueOf(await tab.library.create(WELLSIX('Ann, Dan'), { app: [null, 'strong'] }))
  const names = ref([...start])
  const page = defineComponent({
    components: { WhoPlays },
    setup: () => ({ names, closed }),
    template: `<WhoPlays :names="names" :closed="closed" @take="(place, name) => names = names.with(place, name)">
      <input v-for="(_, i) in names" :key="i" v-model="names[i]" type="text" /><input type="radio" />
    </WhoPlays>`,
  })
  const wrapper = mount(page, { global: { plugins: [tab.pinia] }, attachTo: document.body })
  await flushPromises()
  const fields = () => wrapper.findAll('input[type=text]')
  return {
    names,
    people: () => wrapper.findAll('button').map(each => each.text()),
    text: () => wrapper.get('[role=group]').text(),
    focus: async (place: number) => {
      const field = fields()[place]?.element
      if (field instanceof HTMLElement) field.focus()
      await flushPromises()
    },
    leave: async () => {
      wrapper.get<HTMLInputElement>('[type=radio]').element.focus()
      await flushPromises()
    },
    type: async (place: number, text: string) => {
      await fields()[place]?.setValue(text)
    },
    down: (place: number) => fields()[place]?.trigger('keydown', { key: 'ArrowDown' }),
    tap: async (name: string) => {
      await wrapper
        .findAll('button')
        .find(each => each.text() === name)
        ?.trigger('click')
      await flushPromises()
    },
  }
}

it('seats people by a tap, one after the other where nobody sits yet', async () => {
  const page = await open(['', ''])
  expect(page.people()).toEqual(['Ann', 'Bo', 'Zoë'])
  await page.tap('Bo')
  await page.tap('Ann')
  expect(page.names.value).toEqual(['Bo', 'Ann'])
  expect(page.people()).toEqual([])
})

it('keeps a seat of the app free', async () => {
  const page = await open(['', '', ''], [true, false, true])
  await page.focus(0)
  await page.tap('Zoë')
  expect([page.names.value, page.people()]).toEqual([['', 'Zoë', ''], []])
})

it('offers others for the field that has the focus, and leaves it alone when that is left', async () => {
  const page = await open(['Ann', 'Eve'])
  expect(page.people()).toEqual([])
  await page.focus(1)
  expect(page.people()).toEqual(['Bo', 'Zoë'])
  await page.leave()
  expect(page.people()).toEqual([])
  await page.focus(1)
  await page.tap('Bo')
  expect(page.names.value).toEqual(['Ann', 'Bo'])
})

it('says that a name is new', async () => {
  const page = await open(['', ''])
  await page.focus(0)
  await page.type(0, 'Fay')
  expect(page.text()).toBe('Nobody of the book is called so yet.')
  await page.type(0, 'b')
  expect(page.text()).toBe('Bo')
})

it('ends a name that is begun, by keys too, and the focus stays', async () => {
  const page = await open(['', ''])
  await page.focus(1)
  await page.type(1, 'zo')
  expect(page.people()).toEqual(['Zoë'])
  expect(page.text()).toBe('Zoë')
  await page.leave()
  expect(page.people()).toEqual(['Zoë'])
  await page.focus(1)
  await page.type(1, 'zo')
  await page.down(1)
  expect(document.activeElement?.textContent?.trim()).toBe('Zoë')
  await page.tap('Zoë')
  expect(page.names.value).toEqual(['', 'Zoë'])
  expect(document.activeElement?.textContent?.trim()).toBe('Ann')
})
