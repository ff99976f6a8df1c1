import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { DECK } from '../../src/engine/cards.ts'
import { readLine } from '../../src/engine/text.ts'
import GameTable from '../../src/table/GameTable.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { numbers } from '../bench/measure.ts'
import { byTurns, runs } from '../runs.ts'
import { mountTable } from './mount.ts'
import { GRAFA_DEAL, PHASES } from './phases.ts'

/** Words with which a table's texts offer a move, and kinds of actions, of which the referee must then accept one. */
const OFFERS: readonly (readonly [words: RegExp, ...actions: readonly string[]])[] = [
  [/tap two cards to swap/i, 'swap'],
  [/can only pass|or pass\.|swapped.* goes first|The game can start/, 'pass'],
  [/which suit will you give away/, 'give'],
  [/Tap each card|Or enter each card/, 'play'],
  [/Who won hand/, 'hand fish'],
  [/deals the next hand/, 'next'],
  [/pairs? with it\. Tap/, 'pair'],
  [/Which suit acts first/, 'use'],
  [/Which cards? (?:is it|are they)\?/, 'reveal'],
  [/Put the cards back|Tap the new place/, 'arrange'],
  [/Tap a square(?: to place|\.)|to put there|tap the middle square/, 'place'],
  [/to exchange(?: it)?\./, 'exchange'],
  [/to switch(?: or capture)?[.,]/, 'switch'],
  [/to (?:switch or )?capture\b/i, 'capture'],
  [/Tap the one that stays/, 'keep'],
]

const STEPS = runs(6)

type Opened = Awaited<ReturnType<typeof sit>>

async function sit(module: AnyTableModule, record: string, actions: readonly string[]) {
  const opened = await mountTable(module, record, actions)
  await opened.match.setCursor(99)
  await flushPromises()
  return { ...opened, table: opened.wrapper.getComponent(GameTable).props('table') }
}

/** Actions that the referee accepts, in notation: all legal ones that it lists, and a few others such as reveals. */
function accepted({ table }: Opened): readonly string[] {
  const { game } = table.rules
  const { value: position } = table.session.settled
  const isAccepted = (text: string): boolean => {
    const action = game.parseAction(readLine(text, 0).words, position)
    return action.ok && game.play(position, action.value).accepted
  }
  const reveals = [1, 2, 3].map(count => ['reveal', ...unseen(position).slice(0, count)].join(' '))
  const beside = ['pass', 'next', 'hand fish', ...reveals]
  return [...game.legal(position).map(action => game.makeAction(action)), ...beside.filter(isAccepted)]
}

/** The cards whose place a position of Grafa doesn't contain. */
const unseen = (position: unknown): readonly string[] => DECK.filter(card => !JSON.stringify(position).includes(card))

/** The offers in the table's texts that none of these actions fulfils. */
function forbidden(may: readonly string[]): readonly string[] {
  const said = document.querySelector('.talk > .ruling')?.textContent ?? ''
  return OFFERS.filter(([words, ...kinds]) => words.test(said) && !kinds.some(kind => may.some(each => each.startsWith(kind)))).map(([words]) => `${said}: ${words}`) // oxfmt-ignore
}

describe.each(byTurns([...PHASES, GRAFA_DEAL], 3))(
  'the moves that the texts of a table offer: %s',
  (_, module, record, actions) => {
    it('are accepted by the referee while people play and tap cards', async () => {
      const opened = await sit(module, record, actions)
      const { table, match, wrapper } = opened
      const random = numbers(actions.length + 3)
      const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
      const found: string[] = []
      for (let step = 0; step < STEPS; step++) {
        const may = accepted(opened)
        found.push(...forbidden(may))
        for (let tap = 0; tap < 2; tap++) {
          const place = oneOf([
            ...document.querySelectorAll<HTMLElement>('[data-cell], .hand [data-card], [data-slot]'),
          ])
          opened.wait()
          const made = match.timeline.line.length
          place?.click()
          await flushPromises()
          const counts = match.timeline.line.length > made
          found.push(...forbidden(counts ? accepted(opened) : may))
          table.input.abandon()
          if (counts) await match.undo()
          await match.setCursor(99)
          await flushPromises()
        }
        const next = oneOf(may)
        if (next === undefined) break
        await match.play(next)
        await match.setCursor(99)
        await flushPromises()
      }
      wrapper.unmount()
      expect(found).toEqual([])
    })
  },
)
