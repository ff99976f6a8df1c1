import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import GameTable from '../../src/table/GameTable.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { mountTable } from './mount.ts'
import { PHASES } from './phases.ts'
import { head, main, PAIR } from './wellsix/heads.ts'
import { byTurns } from '../runs.ts'

/** Opens a table, and also returns the object that its components get. */
async function sit(module: AnyTableModule, record: string, actions: readonly string[]) {
  const opened = await mountTable(module, record, actions)
  await opened.match.setCursor(99)
  return { ...opened, table: opened.wrapper.getComponent(GameTable).props('table') }
}

describe.each(byTurns(PHASES, 3))('the offered moves: %s', (_, module, record, actions) => {
  it('are never refused by the referee', async () => {
    const { table, wrapper, match } = await sit(module, record, actions)
    const made = match.timeline.line.length
    // Not tried: the report of an illegal move, which opens a refusal, and settings, which can be refused during a hand.
    const offered = (): readonly (readonly [string, () => unknown])[] =>
      [
        ...table.controls.keys.value,
        ...table.controls.menu.value.filter(({ id, group }) => group !== 'settings' && id !== 'became'),
      ].map(({ id, act }) => [id, act])
    for (const [id] of offered()) {
      offered().find(([each]) => each === id)?.[1]()
      await flushPromises()
      expect([id, table.proposal.refusal.value, wrapper.find('.ruling.refused').exists()]).toEqual([id, null, false])
      for (let started = 0; started < 3; started++) (table.controls.takeBack ?? table.input.abandon)()
      if (match.timeline.line.length > made) await match.undo(match.timeline.line.length - made)
      await match.setCursor(99)
      await flushPromises()
    }
    wrapper.unmount()
  })
})

/** The words that offer an action for a card or a square of Wellsix. */
const KINDS = {
  switch: /switch/,
  capture: /capture/,
  exchange: /exchange/,
  place: /Tap a square|to put there/,
} as const
const MAIN = main('0,0 7H, 1,0 9S, 2,0 QS, 3,0 JC, 0,1 KH', 'turn 1', 'moves 2')

describe.each([
  ['the opening', head(), ['place 7H 0,0', 'place 8S 1,0', 'place 7S 2,0']],
  ['the main phase', MAIN, []],
  ['the main phase with two cards that can switch', PAIR, []],
] as const)('a tap at a Wellsix table in %s', (_, record, actions) => {
  it('offers only legal moves', async () => {
    const { table, wrapper, tap, click, says, adds } = await sit(wellsixTable, record, actions)
    const legal = table.rules.game.legal(table.session.settled.value).map(action => table.rules.game.makeAction(action))
    const cells = wrapper.findAll('[data-cell]').map(each => each.attributes('data-cell') ?? '')
    const cards = wrapper.findAll('.hand [data-card]').map(each => each.attributes('data-card') ?? '')
    const places = [...cells.map(cell => [cell, () => tap(cell)] as const), ...cards.slice(0, 3).map(card => [card, () => click(`[data-card="${card}"]`)] as const)] // oxfmt-ignore
    const told: [words: string, forbidden: readonly string[]][] = []
    for (const [name, touch] of places) {
      await touch()
      const isLegal = (kind: string): boolean =>
        legal.some(action => action.startsWith(kind) && action.split(' ').includes(name))
      const offered = Object.entries(KINDS).flatMap(([kind, pattern]) => (pattern.test(adds()) ? [kind] : []))
      told.push([`${says()} ${adds()}`, offered.filter(kind => !isLegal(kind))])
      table.input.abandon()
      await flushPromises()
    }
    expect(told.filter(([, forbidden]) => forbidden.length > 0)).toEqual([])
  })

  it.runIf(actions.length > 0)('asks for a card in the hand if the cards of the layout must stay', async () => {
    const { tap, adds } = await sit(wellsixTable, record, actions)
    for (const cell of ['0,0', '1,0', '2,0']) {
      await tap(cell)
      expect(adds()).toBe('It stays there. Choose a card in your hand.')
      await tap(cell)
    }
  })
})
