import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { defineComponent, ref } from 'vue'
import WhoPlays from '../../src/table/sheets/WhoPlays.vue'
import { watchTouches } from '../../src/ui/lastTouch.ts'
import { wait } from '../clock.ts'
import { Browser } from '../book/world.ts'
import { valueOf } from '../book/results.ts'

watchTouches()
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
    /** Taps the first offered name, always at the same point of the screen, after this number of milliseconds. */
    tapFirst: async (later: number) => {
      wait(later)
      const how = { clientX: 50, clientY: 50, bubbles: true, cancelable: true, detail: 1 }
      const target = wrapper.find('button').element
      for (const event of [new PointerEvent('pointerdown', how), new MouseEvent('click', how)])
        target.dispatchEvent(event)
      await flushPromises()
    },
    tap: async (name: string) => {
      await wrapper
        .findAll('button')
        .find(each => each.text() === name)
        ?.trigger('click')
      await flushPromises()
    },
  }
}

it('tapped names are put on free seats, one after another', async () => {
  const page = await open(['', ''])
  expect(page.people()).toEqual(['Ann', 'Bo', 'Zoë'])
  await page.tap('Bo')
  await page.tap('Ann')
  expect(page.names.value).toEqual(['Bo', 'Ann'])
  expect(page.people()).toEqual([])
})

it('a tapped name isn’t put on a seat of the app', async () => {
  const page = await open(['', '', ''], [true, false, true])
  await page.focus(0)
  await page.tap('Zoë')
  expect([page.names.value, page.people()]).toEqual([['', 'Zoë', ''], []])
})

it('if all seats are filled, people are offered only while a field has the focus', async () => {
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

it('a new name is labelled as a new player', async () => {
  const page = await open(['', ''])
  await page.focus(0)
  await page.type(0, 'Fay')
  expect(page.text()).toBe('New player')
  await page.type(0, 'b')
  expect(page.text()).toBe('Bo')
})

it('a typed name can be completed with an offered name, which an arrow key reaches', async () => {
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

it('repeated taps on the first offered name all count if they are 300 ms apart, but not if they are 80 ms apart', async () => {
  const page = await open(['', '', ''])
  for (const later of [1000, 300, 300]) await page.tapFirst(later)
  expect(page.names.value).toEqual(['Ann', 'Bo', 'Zoë'])
  const other = await open(['', '', ''])
  for (const later of [1000, 80]) await other.tapFirst(later)
  expect(other.names.value).toEqual(['Ann', '', ''])
})
