import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import GameTable from '../../src/table/GameTable.vue'
import { gluedNames, spokenText } from '../heard.ts'
import { byTurns } from '../runs.ts'
import { mountTable } from './mount.ts'
import { GRAFA_DEAL, PHASES } from './phases.ts'

/** Names that are not part of any other word. */
const NAMES = ['Ida', 'Ugo', 'Zoe', 'Wim']
const named = (head: string): string =>
  head.replace(/^players (.*)$/m, (_, all: string) => `players ${all.split(', ').map((_each, i) => NAMES[i]).join(', ')}`) // oxfmt-ignore

const sheet = (): HTMLElement | null => document.querySelector('dialog[open]')
const keys = (): readonly HTMLElement[] => [...(sheet()?.querySelectorAll<HTMLElement>('button') ?? [])]

async function close(): Promise<void> {
  while (sheet()) {
    sheet()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await flushPromises()
  }
}

it('the search finds names that are joined to the next word of a line', () => {
  document.body.innerHTML =
    '<p><b>Ida</b><span>swaps.</span></p><p>Ida</p><p>swaps. <i aria-label="by Ugo"></i>also</p>'
  expect(gluedNames(NAMES, spokenText(document.body))).toEqual(['Idaswaps.', 'Ugoalso'])
  document.body.replaceChildren()
})

describe.each(byTurns([...PHASES, GRAFA_DEAL], 4))('a name that is read aloud at %s', (_, module, head, actions) => {
  it('is separated from the words beside it, everywhere on the table and in its sheets', async () => {
    const opened = await mountTable(module, named(head), actions)
    const { match, wrapper, press, click } = opened
    const found = new Set<string>()
    const names = new Set<string>()
    const listen = (): void => {
      const text = spokenText(document.body)
      for (const name of NAMES) if (text.includes(name)) names.add(name)
      for (const each of gluedNames(NAMES, text)) found.add(each)
    }
    const walk = async (): Promise<void> => {
      for (let stop = 0; stop < 20 && document.querySelector('.walker .forward'); stop++) {
        await click('.walker .forward')
        listen()
      }
    }
    listen()
    await walk()
    const table = wrapper.getComponent(GameTable).props('table')
    const { game } = table.rules
    const legal = game.legal(table.session.settled.value).map(action => game.makeAction(action))
    const kinds = [...new Map(legal.map(action => [action.split(' ')[0], action])).values()]
    for (const text of [...kinds, 'correct', 'nonsense', `stands ${legal[0]}`, 'score']) {
      await wrapper.get('.log input').setValue(text)
      await wrapper.get('.log form').trigger('submit')
      await flushPromises()
      listen()
      table.input.abandon()
    }
    for (const action of kinds.slice(0, 1)) {
      await match.play(action)
      await flushPromises()
      listen()
      await walk()
      await match.undo()
      await flushPromises()
      listen()
      await walk()
    }
    if (document.querySelector('[aria-label="Menu"]')) {
      await click('[aria-label="Menu"]')
      listen()
      const rows = keys().map(({ textContent }) => textContent.trim())
      for (const row of rows.filter(each => each !== '' && !/^(Advice|Close|Correct|Edit|Enter)/.test(each))) {
        await close()
        await click('[aria-label="Menu"]')
        await press(row)
        listen()
      }
      await close()
    }
    expect(names.size > 0).toBe((match.replay?.players.length ?? 0) > 1)
    expect([...found]).toEqual([])
  })
})
