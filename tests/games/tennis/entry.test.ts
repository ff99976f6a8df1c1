import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { formOf, headOf, setupOf } from '../../../src/games/tennis/entry/form.ts'
import TennisEntry from '../../../src/games/tennis/entry/TennisEntry.vue'
import { valueOf } from '../../book/results.ts'
import { Browser } from '../../book/world.ts'
import { head } from './hands.ts'

enableAutoUnmount(afterEach)

/** The entry, where these matches were played before; the number of the one to be played again stands behind them. */
async function entry(heads: readonly string[] = [], again?: number) {
  const tab = new Browser().openTab()
  const ids: string[] = []
  for (const each of heads) ids.push(valueOf(await tab.shelf.create(each)).id)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:any(.*)*', component: TennisEntry }],
  })
  await router.push({ path: '/new/tennis', query: again === undefined ? {} : { again: ids[again] } })
  const wrapper = mount(TennisEntry, { global: { plugins: [tab.pinia, router] }, attachTo: document.body })
  await flushPromises()
  const start = async () => {
    await wrapper.get('form').trigger('submit')
    return wrapper.emitted('start')?.at(-1)
  }
  const name = (seat: number) => wrapper.get(`[aria-label="Name of player ${seat}"]`)
  return { wrapper, start, name }
}

describe('choosing a match', () => {
  it('needs one tap', async () => {
    const { start } = await entry()
    const players = 'Player 1, Player 2, Player 3, Player 4'
    const lines = [
      'game tennis',
      `players ${players}`,
      'dealer 1',
      'target 5',
      'match replaces',
      'ghosting off',
      'play',
    ]
    expect(await start()).toEqual([lines.join('\n'), []])
  })

  it('takes names, the dealer, the hands to win and the house rules', async () => {
    const { wrapper, start, name } = await entry()
    await name(2).setValue(' Bob, # B ')
    await wrapper.get('[aria-label="Bob B deals first"]').trigger('change')
    await wrapper.get('[aria-label="Hands to win: one fewer"]').trigger('click')
    await wrapper.get('input[value="adds"]').setValue(true)
    await wrapper.get('input[value="on"]').setValue(true)
    const [text] = (await start()) ?? []
    expect(String(text).split('\n').slice(1, -1)).toEqual([
      'players Player 1, Bob B, Player 3, Player 4',
      'dealer 2',
      'target 4',
      'match adds',
      'ghosting on',
    ])
  })

  it.each(['0', '100', '', '2.5'])('asks for another number of hands than %s', async value => {
    const { wrapper } = await entry()
    await wrapper.get('input[type="number"]').setValue(value)
    expect(wrapper.get('[role="alert"]').text()).toBe('Agree on 1 to 99 hands to win the match.')
    expect(wrapper.get('[type="submit"]').attributes('disabled')).toBeDefined()
  })

  it('begins with the choices of the match before, or of the one to be played again', async () => {
    const played = [head('target 3', 'dealer 2'), head('target 7').replace('Ann', 'Zoe')]
    const latest = await entry(played)
    expect((latest.name(1).element as HTMLInputElement).value).toBe('Zoe')
    const again = await entry(played, 0)
    expect((again.name(1).element as HTMLInputElement).value).toBe('Ann')
    expect(String((await again.start())?.[0])).toContain('dealer 2\ntarget 3\n')
  })
})

describe('a form', () => {
  it('is the set-up that its head was made of', () => {
    const form = formOf(head('dealer 4', 'target 9', 'match adds', 'ghosting on'))
    expect(form && formOf(headOf(setupOf(form)))).toEqual(form)
    expect(formOf('game wetice\nplay')).toBeNull()
  })
})
