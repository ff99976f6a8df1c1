import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../../src/book/book.ts'
import { adjudicate } from '../../../src/engine/record.ts'
import { newMatchFrom, restoreDraft } from '../../../src/games/tennis/entry/draft.ts'
import TennisEntry from '../../../src/games/tennis/entry/TennisEntry.vue'
import { Browser } from '../../book/world.ts'
import { RULES } from '../../rules.ts'

/** Opens the entry page in a tab, and returns the actions of a person there. */
async function entry(browser = new Browser()) {
  const tab = browser.openTab()
  const wrapper = mount(TennisEntry, {
    global: { plugins: [tab.pinia], provide: { [BOOK as symbol]: tab.book } },
    attachTo: document.body,
  })
  await flushPromises()
  const name = (seat: number) => wrapper.get<HTMLInputElement>(`[aria-label="Name of player ${seat}"]`)
  const press = async (selector: string) => {
    await wrapper.get(selector).trigger('click')
    await flushPromises()
  }
  async function start(): Promise<string[]> {
    await press('.button-primary')
    const [head, actions] = wrapper.emitted<[string, readonly string[]]>('start')?.at(-1) ?? []
    expect(actions).toEqual([])
    return head?.split('\n') ?? []
  }
  return { wrapper, name, press, start }
}

describe('setting up a match', () => {
  it('needs one tap', async () => {
    const head = await (await entry()).start()
    expect(head).toEqual([
      'game tennis',
      'players Player 1, Player 2, Player 3, Player 4',
      'dealer 1',
      'target 5',
      'match replaces',
      'ghosting off',
      'play',
    ])
    expect(adjudicate(head.join('\n'), RULES)[0]?.type).toBe('head')
  })

  it('stores names, the dealer, the number of hands to win, and the house rules', async () => {
    const { wrapper, name, press, start } = await entry()
    await name(2).setValue(' Bob, # B ')
    await press('.turn')
    expect(wrapper.findAll('.seat-name .note').map(note => note.text())).toEqual([
      'Cormorant',
      'Ghost, deals first',
      'Angler',
      'Fish',
    ])
    await press('.row-key[aria-haspopup]')
    await press('[aria-label="Hands to win: decrease"]')
    await wrapper.get('input[value="adds"]').setValue(true)
    await wrapper.get('input[value="true"]').setValue(true)
    expect((await start()).slice(1, -1)).toEqual([
      'players Player 1, Bob B, Player 3, Player 4',
      'dealer 2',
      'target 4',
      'match adds',
      'ghosting on',
    ])
  })

  it('lets the app play seats, but not all four', async () => {
    const { wrapper, press, start } = await entry()
    await press('.row-key[aria-haspopup]')
    const seat = (number: number) => wrapper.findAll('.app fieldset')[number - 1]
    await seat(2)?.get('input[value="easy"]').setValue(true)
    await seat(4)?.get('input[value="strong"]').setValue(true)
    expect(seat(2)?.text()).toContain('It plays its highest card, and doesn’t look ahead')
    expect(await start()).toContain('players Player 1, Ben, Player 3, Dan')
    expect(wrapper.emitted('start')?.at(-1)?.[2]).toEqual({ app: [null, 'easy', null, 'strong'] })
    await seat(1)?.get('input[value="easy"]').setValue(true)
    expect(seat(3)?.findAll('input')).toHaveLength(1)
    await press('.foot > .link')
    expect(wrapper.emitted('start')?.at(-1)?.[2]).toEqual({ scoreOnly: true })
  })

  it('doesn’t accept fewer than one hand to win', async () => {
    const { wrapper, press } = await entry()
    await press('.row-key[aria-haspopup]')
    for (let target = 5; target > 1; target--) await press('[aria-label="Hands to win: decrease"]')
    expect(wrapper.get<HTMLInputElement>('input[type=number]').element.value).toBe('1')
    expect(wrapper.get('[aria-label="Hands to win: decrease"]').attributes('disabled')).toBeDefined()
    expect(wrapper.get('[aria-label="Hands to win: increase"]').attributes('disabled')).toBeUndefined()
  })

  it('restores the choices after a reload, and makes the next player the dealer of the next match', async () => {
    const browser = new Browser()
    const first = await entry(browser)
    await first.name(3).setValue('Zoe')
    await flushPromises()
    const second = await entry(browser)
    expect(second.name(3).element.value).toBe('Zoe')
    await second.start()
    const third = await entry(browser)
    const head = await third.start()
    expect(head).toContain('players Player 1, Player 2, Zoe, Player 4')
    expect(head).toContain('dealer 2')
  })
})

describe('a draft', () => {
  it.each([undefined, null, {}, { format: 2 }, { ...restoreDraft(undefined), names: ['Ann'] }])(
    'that is missing or invalid is replaced by a new one: case %#',
    kept => {
      expect(newMatchFrom(restoreDraft(kept))).toEqual(newMatchFrom(restoreDraft(undefined)))
    },
  )
})
