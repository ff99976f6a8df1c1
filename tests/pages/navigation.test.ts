import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter, createWebHashHistory } from 'vue-router'
import { defineComponent, h } from 'vue'
import { storePreviousPages, useWayBack } from '../../src/pages/navigation.ts'

const Reading = defineComponent(() => {
  const { back, backLabel, goBack } = useWayBack()
  return () => h('a', { href: back.value, onClick: goBack }, backLabel.value)
})

const Other = defineComponent(() => () => h('p'))

async function app(...paths: readonly string[]) {
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/rules/:section?', component: Reading },
      { path: '/:any(.*)*', component: Other },
    ],
  })
  storePreviousPages(router)
  for (const path of paths) await router.push(path)
  const wrapper = mount({ template: '<RouterView />' }, { global: { plugins: [router] }, attachTo: document.body })
  await flushPromises()
  const link = () => [wrapper.get('a').attributes('href'), wrapper.get('a').text()]
  return { router, wrapper, link, back: vi.spyOn(router, 'back').mockReturnValue() }
}

beforeEach(() => {
  history.replaceState(null, '', '#/')
})

describe('the way back', () => {
  it('leads to the table that the person came from', async () => {
    const { link, wrapper, back } = await app('/', '/table/m1', '/rules/swap')
    expect(link()).toEqual(['#/table/m1', 'Back to the table'])
    await wrapper.get('a').trigger('click')
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('leads to the previous page even after going through sections of the rulebook', async () => {
    const { link, router } = await app('/table/m1', '/settings', '/rules/swap')
    await router.replace('/rules/fall')
    await router.replace('/rules/give')
    expect(link()).toEqual(['#/settings', 'Back'])
  })

  it('leads home from an outside link, without leaving the app', async () => {
    const { link, wrapper, back } = await app('/rules/swap')
    expect(link()).toEqual(['#/', 'Home'])
    await wrapper.get('a').trigger('click')
    expect(back).not.toHaveBeenCalled()
  })

  it('leaves a click with Ctrl to the browser', async () => {
    const { wrapper, back } = await app('/', '/rules')
    await wrapper.get('a').trigger('click', { ctrlKey: true })
    expect(back).not.toHaveBeenCalled()
  })
})
