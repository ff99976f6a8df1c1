import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_NAMES } from '../names.ts'
import { adjudicate } from '../../src/engine/record.ts'
import { HEADS } from './corpus.ts'
import { bookText, settled, valueOf } from './results.ts'
import { line, type Tab } from './table.ts'
import { Browser } from './world.ts'
import { RULES } from '../rules.ts'
import { firstUnplayable } from '../replay.ts'
import { some } from '../runs.ts'

/** Plays the legal action at each index; a negative number undoes. */
async function wander({ match }: Pick<Tab, 'match'>, choices: readonly number[]): Promise<void> {
  for (const choice of choices) {
    const actions = match.replay?.game.legal(match.position) ?? []
    const action = actions[Math.abs(choice) % Math.max(actions.length, 1)]
    if (choice < 0 || action === undefined) await match.undo()
    else await match.play(match.replay?.game.makeAction(action) ?? '')
  }
}

describe.each(GAME_NAMES)('a match of %s', name => {
  it('has equal contents after a kill, in its record, and in a backup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -40, max: 400 }), { maxLength: 25 }), async choices => {
        const browser = new Browser()
        const tab = browser.openTab()
        const { id } = valueOf(await tab.library.create(HEADS[name]))
        valueOf(await tab.match.open(id))
        await wander(tab, choices)
        const { position } = tab.match
        expect(firstUnplayable(tab.match.replay)).toBeNull()

        const again = new Browser(browser.disk).openTab()
        valueOf(await again.match.open(id))
        expect([again.match.position, line(again)]).toEqual([position, line(tab)])

        const answers = adjudicate(valueOf(await tab.library.recordText(id)), RULES)
        const last = answers.at(-1)
        expect(
          last?.type === 'ruling' && last.ruling.accepted ? last.ruling.position : again.match.replay?.start,
        ).toEqual(position)

        const elsewhere = new Browser().openTab()
        await elsewhere.library.admit(await elsewhere.library.read(await bookText(tab)))
        valueOf(await elsewhere.match.open(id))
        expect(elsewhere.match.position).toEqual(position)
        await settled()
      }),
      { numRuns: some(25) },
    )
  })
})

it.each(GAME_NAMES)('a record of %s may let the app play seats, but not the only seat', async name => {
  const { library } = new Browser().openTab()
  const [match] = (await library.read(`# app easy strong easy strong easy\n${HEADS[name]}`)).found
  const players = match?.head.players.length ?? 0
  expect(match?.head.app).toEqual(players > 1 ? ['easy', 'strong', 'easy', 'strong'].slice(0, players) : undefined)
})
