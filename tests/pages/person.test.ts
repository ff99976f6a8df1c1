import { flushPromises, mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import PersonPage from '../../src/pages/person/PersonPage.vue'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await flushPromises()
}

async function openBook() {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create('game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 1\nplay'))
  await tab.match.open(id)
  await tab.match.play('hand fish')
  await tab.match.close()
  valueOf(await tab.library.create('game wellsix\nplayers Ann, Eve\ngames 2\nplay'))
  return tab
}

async function openPerson(name: string, book = openBook()) {
  const tab = await book
  const routes = [{ path: '/person/:name', component: PersonPage, props: true }]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push(`/person/${name}`)
  const global = { plugins: [tab.pinia, router] }
  const wrapper = mount({ template: '<RouterView />' }, { global, attachTo: document.body })
  await settle()
  return { ...tab, wrapper, router }
}

it('the page of a person shows the person’s wins and opponents', async () => {
  const { wrapper } = await openPerson('cat')
  expect(wrapper.get('h1').text()).toBe('Cat')
  expect(wrapper.get('.all').text()).toBe('Won 1 of 1 match, lost 0.')
  expect(wrapper.findAll('[aria-labelledby="opponents"] tbody th').map(each => each.text())).toEqual([
    'Ann',
    'Bob',
    'Dee',
  ])
})

it('the page of a person ignores a seat without a name', async () => {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create('game tennis\nplayers Ann, Bob, Player 3, Player 4\ntarget 1\nplay'))
  await tab.match.open(id)
  await tab.match.play('hand ghost')
  await tab.match.close()
  const book = Promise.resolve(tab)
  const ann = await openPerson('Ann', book)
  expect(ann.wrapper.findAll('[aria-labelledby="opponents"] tbody th').map(each => each.text())).toEqual(['Bob'])
  expect((await openPerson('Player 3', book)).wrapper.text()).toContain(
    'This book has no finished match with this name.',
  )
})

it('renaming a person on that person’s page changes the name everywhere, and can be reverted', async () => {
  const { wrapper, router, library } = await openPerson('Ann')
  await wrapper.get('[aria-label="Name"]').setValue('Anna')
  await wrapper.get('form').trigger('submit')
  await settle()
  expect(library.list.map(({ players }) => players[0])).toEqual(['Anna', 'Anna'])
  expect([router.currentRoute.value.params['name'], wrapper.get('h1').text()]).toEqual(['Anna', 'Anna'])
  const key = wrapper.findAll('button').find(button => button.text() === 'Undo')
  await key?.trigger('click')
  await settle()
  expect(library.list.map(({ players }) => players[0])).toEqual(['Ann', 'Ann'])
})

it('the page of a person splits people who were merged under one name', async () => {
  const book = openBook()
  const first = await openPerson('Dee', book)
  await first.wrapper.get('[aria-label="Name"]').setValue('Eve')
  await first.wrapper.get('form').trigger('submit')
  await settle()
  first.wrapper.unmount()
  const { wrapper, library } = await openPerson('Eve', book)
  const names = (): readonly unknown[] => library.list.map(({ players }) => players.at(-1)).sort()
  expect([names(), wrapper.get('[aria-labelledby="others"] li span').text()]).toEqual([['Eve', 'Eve'], 'Dee'])
  await wrapper.get('[aria-label="Split off Dee"]').trigger('click')
  await settle()
  expect([names(), wrapper.find('[aria-labelledby="others"]').exists()]).toEqual([['Dee', 'Eve'], false])
  await wrapper
    .findAll('button')
    .find(button => button.text() === 'Undo')
    ?.trigger('click')
  await settle()
  expect([names(), wrapper.find('[aria-labelledby="others"]').exists()]).toEqual([['Eve', 'Eve'], true])
})

it('the page of a person renames a person without a finished match', async () => {
  const { wrapper, library } = await openPerson('Eve')
  expect(wrapper.text()).toContain('This book has no finished match with this name.')
  await wrapper.get('[aria-label="Name"]').setValue('Eva')
  await wrapper.get('form').trigger('submit')
  await settle()
  expect(library.list.map(({ players }) => players.at(-1))).toContain('Eva')
})
