import { flushPromises } from '@vue/test-utils'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { mountTable } from '../mount.ts'

export const headOf = (...lines: string[]): string => ['game grafa', 'players Ann', ...lines, 'play'].join('\n')

/** The example game of the rules. */
export const WORKED = headOf('hand AH 6S 4C 3H 2S', 'deck 4H')

/** Opens Grafa's table, and returns the actions of a person there. */
export async function sit(head: string, actions: readonly string[] = []) {
  const table = await mountTable(grafaTable, head, actions)
  const { wrapper } = table
  const key = async (name: string): Promise<void> => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true }))
    await flushPromises()
  }
  return {
    ...table,
    hand: (): readonly string[] => wrapper.findAll('.hand [data-card]').map(card => card.attributes('data-card') ?? ''),
    tap: (card: string) => table.click(`[data-card="${card}"]`),
    lift: (card: string) => table.click(`[data-slot="${card}"]`),
    pick: (card: string) => table.click(`.picker [data-cell="${card}"]`),
    name: (card: string): string => wrapper.get(`[data-card="${card}"] > .visually-hidden`).text(),
    order: (): readonly string[] => wrapper.findAll('[data-slot] > .visually-hidden').map(name => name.text()),
    /** Presses keys while no element has the focus. */
    async type(keys: string): Promise<void> {
      for (const each of keys) await key(each)
    },
    key,
    /** Types a line of text. */
    async say(text: string): Promise<void> {
      await wrapper.get('.log input').setValue(text)
      await wrapper.get('.log form').trigger('submit')
      await flushPromises()
    },
    /** Carries out all pending instructions. */
    async settle(): Promise<void> {
      while (wrapper.find('.forward').exists()) await table.click('.forward')
    },
    played: (): readonly string[] => table.match.timeline.line.map(play => play.action),
  }
}
