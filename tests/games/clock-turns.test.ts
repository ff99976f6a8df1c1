import { flushPromises } from '@vue/test-utils'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { isCounted } from '../../src/book/journal/turns.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { runs, SEED } from '../runs.ts'
import { mountTable } from './mount.ts'

const ROWS = ['........', '........', '........', 'DDCDCDSH', 'DDSHHDSS', 'DSDCDHHS']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'piles S3 C3 / D2', 'deal', ...ROWS, 'play'].join('\n')
const WELLSIX = 'game wellsix\nplayers Ann, Bob\ngames 2\nplay'
const CLOCK = { type: 'player', seconds: 60, increment: 5, up: 'decided' } as const

const DOINGS = ['play', 'play', 'play', 'undo', 'redo', 'menu', 'wait', 'lose'] as const
const doing = fc.tuple(fc.constantFrom(...DOINGS), fc.nat(999))

it.each([
  ['WetIce', weticeTable, WETICE],
  ['Wellsix', wellsixTable, WELLSIX],
] as const)('in %s, only the clock of the player whose turn it is ever runs', async (_, module, head) => {
  const tried = fc.asyncProperty(fc.array(doing, { minLength: 6, maxLength: 20 }), async doings => {
    const table = await mountTable(module, head, [], { clock: CLOCK })
    const { match, wrapper } = table
    let now = table.book.now()
    table.book.now = () => now
    let isOpen = false
    const gifts: number[] = []

    function check(): void {
      const { replay, clock } = match
      if (!replay || !clock) throw new Error('no match')
      const { turn, over } = replay.game.status(replay.position)
      const seat = clock.running?.seat ?? null
      const counts = replay.moves.some(move => isCounted(replay.game, move))
      const rests = over || match.timeline.lost !== null || !counts || isOpen
      expect(seat).toBe(rests || (clock.left[(turn ?? 1) - 1] ?? 0) <= 0 ? null : turn)
    }

    for (const [what, number] of doings) {
      const { replay } = match
      if (!replay) throw new Error('no match')
      const legal = replay.game.legal(replay.position)
      const action = legal[number % legal.length]
      now += what === 'wait' ? number * 10 : 1_000
      const before = match.clock?.left ?? []
      const { turn } = replay.game.status(replay.position)
      const ran = match.clock?.started === true
      if (what === 'play' && action && match.timeline.lost === null) {
        await match.play(replay.game.makeAction(action))
        await match.setCursor(Number.MAX_SAFE_INTEGER)
        // The player whose turn ends gets the increment of 5 seconds once. No other time left grows.
        const after = match.replay?.game.status(match.replay.position).turn
        const tooMuch = (match.clock?.left ?? []).filter((left, i) => {
          const most = ran && turn === i + 1 && after !== turn ? 5_000 : 0
          return left - (before[i] ?? 0) > most
        })
        gifts.push(...tooMuch)
      } else if (what === 'undo' || what === 'redo') await match[what]()
      else if (what === 'lose' && number % 5 === 0 && turn !== null) await match.loseOnTime(turn)
      // There is no menu at the end of a match.
      else if (what === 'menu' && (isOpen || wrapper.find('[aria-label="Menu"]').exists())) {
        isOpen = !isOpen
        table.wait()
        if (isOpen) await table.click('[aria-label="Menu"]')
        else wrapper.get('dialog[open]').element.dispatchEvent(new Event('cancel'))
      }
      await flushPromises()
      table.wait()
      await flushPromises()
      while (match.handsAt) await match.setCursor(Number.MAX_SAFE_INTEGER)
      await flushPromises()
      check()
    }
    wrapper.unmount()
  })
  await fc.assert(tried, { numRuns: runs(4), seed: SEED })
})

vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
