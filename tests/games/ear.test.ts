// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { DECK } from '../../src/engine/cards.ts'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { headOf, WORKED } from './grafa/hands.ts'
import { mountTable } from './mount.ts'
import { head as tennisHead } from './tennis/hands.ts'
import { DEAL } from './wetice/entry/deals.ts'
import { PAIR } from './wellsix/heads.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const HEARTS = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSD.....\nHHDHC...\nplay`

const GIVES = `game wetice\nplayers Ann, Bob\nphase swap\npiles S3 D3 / C3\ndeal\n${EMPTY}\nSSS.....\nHHDHC...\nplay`

type Table = Awaited<ReturnType<typeof mountTable>>

async function say({ wrapper }: Table, text: string): Promise<void> {
  const field = wrapper.get<HTMLInputElement>('.log input')
  field.element.focus()
  await field.setValue(text)
  await wrapper.get('.log form').trigger('submit')
  await flushPromises()
}

async function hit(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await flushPromises()
}

const focused = (): string => document.activeElement?.textContent.trim().replace(/\s+/g, ' ') ?? ''

describe('with a keyboard and a screen reader', () => {
  it('undo and redo can be typed, and move the focus to the next instruction for hands', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await say(table, 'c1 d1')
    await table.press('Confirm')
    await table.press('Removed')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await say(table, 'undo')
    expect(table.match.timeline.line).toHaveLength(0)
    expect(focused()).toMatch(/^Done/)
    expect(announcements.polite.text).toBe(
      'Set aside the diamond at d1. Undone – Ann: The diamond at c1 and the heart at d1 were swapped.',
    )
    await say(table, 'redo')
    expect(table.match.timeline.line).toHaveLength(1)
    await say(table, 'Redo')
    expect(announcements.polite.text).toBe('There is nothing to redo.')
  })

  it.each([
    ['WetIce', weticeTable, HEARTS, 'swap c1 d1'],
    ['Wellsix', wellsixTable, PAIR, 'capture 0,0 1,0'],
    ['A Lifelike Tennis', tennisTable, tennisHead(), 'play 5'],
    ['Grafa', grafaTable, WORKED, 'pair 6S'],
  ] as const)(
    'a move of %s can be undone and redone by words and by keys, and the button of the next instruction gets the focus',
    async (_, module, head, action) => {
      const table = await mountTable(module, head, [action])
      const { line } = table.match.timeline
      expect(line).toHaveLength(1)
      for (const [undo, redo] of [
        [() => say(table, 'undo'), () => say(table, 'redo')],
        [() => hit('z', { ctrlKey: true }), () => hit('Z', { ctrlKey: true, shiftKey: true })],
      ] as const) {
        await undo()
        expect(table.match.timeline.line).toHaveLength(0)
        const step = document.querySelector('.walker .forward')
        expect(step === null || step === document.activeElement).toBe(true)
        expect(document.activeElement).not.toBe(document.body)
        await redo()
        expect(table.match.timeline.line).toEqual(line)
      }
    },
  )

  it('Control+Z cancels pending input, or else undoes a move; with Shift it redoes a move', async () => {
    const table = await mountTable(tennisTable, tennisHead(), ['play 5', 'play 8'])
    const at = table.wrapper.get<HTMLElement>('.log input').element
    at.focus()
    await hit('z', { ctrlKey: true })
    expect(table.match.timeline.line).toHaveLength(1)
    await hit('Z', { metaKey: true, shiftKey: true })
    expect(table.match.timeline.line).toHaveLength(2)
    expect(document.activeElement?.getAttribute('data-key')).toBe('A')
    at.focus()
    await table.wrapper.get('.log input').setValue('k')
    await hit('z', { ctrlKey: true })
    expect(table.match.timeline.line).toHaveLength(2)
  })

  it('a proposal is announced as allowed, and isn’t labelled as accepted', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await table.tap('c1')
    await table.tap('d1')
    expect(announcements.polite.text).toBe('Allowed. Three hearts for Ann.')
    expect(table.wrapper.get('.ruling').attributes('aria-label')).not.toBe('Accepted')
  })

  it('only the refusal is announced when refused text replaces pending input', async () => {
    const table = await mountTable(wellsixTable, PAIR)
    await table.tap('0,0')
    const { count } = announcements.polite
    await say(table, 'nonsense')
    expect(announcements.assertive.text).toMatch(/^Not allowed/)
    expect(announcements.polite.count).toBe(count)
  })

  it('the pad comes before the log', async () => {
    await mountTable(tennisTable, tennisHead(), ['play 5', 'play 8'])
    const keys = [...document.querySelectorAll('.pad, .log')].map(({ className }) => className)
    expect(keys[0]).toContain('pad')
  })

  it('showing the other player’s hand in Wellsix moves the focus to the button of that hand', async () => {
    const { wrapper } = await mountTable(wellsixTable, PAIR)
    const key = wrapper.get<HTMLElement>('.hand:not(.away) button.who')
    key.element.focus()
    await key.trigger('click')
    await flushPromises()
    expect(document.activeElement?.matches('.hand:not(.away) button.who')).toBe(true)
  })

  it('after the last instruction the focus is on a square of the layout', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await table.tap('c1')
    await table.tap('d1')
    await table.press('Confirm')
    const done = document.querySelector<HTMLElement>('.walker .button-primary')
    done?.focus()
    await table.press('Removed')
    expect(document.activeElement?.getAttribute('data-cell')).not.toBeNull()
  })

  it('the M key announces the choices at a square, and suit and rank keys move the focus to the next such card', async () => {
    const wetice = await mountTable(weticeTable, HEARTS)
    wetice.wrapper.get<HTMLElement>('[data-cell="c1"]').element.focus()
    await hit('m')
    expect(announcements.polite.text).toBe('You can choose a1 or d1.')
    await hit('c')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('e1')
    await hit('s')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('a2')
    const wellsix = await mountTable(wellsixTable, PAIR)
    wellsix.wrapper.get<HTMLElement>('[data-cell="0,0"]').element.focus()
    await hit('q')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('1,0')
    await hit('m')
    expect(announcements.polite.text).toMatch(/^You can choose \(0, 0\) or \d+ cards in your hand\.$/)
  })

  it('a ruling is read once, and not again after a card is deselected, a question is answered, or a move is undone', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await say(table, 'pass')
    await table.press('Confirm')
    const since = announcements.polite.count
    const todo = 'Bob: tap two cards to swap, or pass.'
    expect(announcements.polite.text).toContain('Ann passed.')
    const said: string[] = []
    const note = async (done: Promise<void>): Promise<void> => {
      await done
      said.push(announcements.polite.text)
    }
    await note(table.tap('c1'))
    await note(table.tap('c1'))
    await note(say(table, 'score'))
    await note(table.tap('c1'))
    await hit('Escape')
    await table.press('Why?').catch(() => undefined)
    expect(said[1]).toBe(todo)
    expect(said.join(' ')).not.toContain('Ann passed')
    expect(announcements.polite.count).toBeGreaterThan(since)
    await say(table, 'c1 d1')
    await table.press('Confirm')
    await table.press('Removed')
    await say(table, 'undo')
    for (let key = 0; key < 9 && table.hasKey('Done'); key++) await table.press('Done')
    expect(table.says()).toContain('Ann passed')
    expect(announcements.polite.text).toBe(todo)
  })

  it('a refusal is read once each time a move is refused', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await say(table, 'a1 e2')
    const { text, count } = announcements.assertive
    expect(text).toMatch(/^Not allowed/)
    await say(table, 'a1 e2')
    expect(announcements.assertive).toEqual({ text, count: count + 1 })
    await table.tap('c1')
    expect(announcements.assertive.text).toBe('')
    const tennis = await mountTable(
      tennisTable,
      tennisHead(),
      Array.from({ length: 4 }, () => 'play 5'),
    )
    const before = announcements.assertive.count
    await tennis.click('[data-key="5"]')
    expect(announcements.assertive.text).toMatch(/^Not allowed/)
    expect(announcements.assertive.count).toBe(before + 1)
  })

  it('`start` is announced and can be typed when a WetIce cleanup has no match left', async () => {
    const table = await mountTable(weticeTable, `game wetice\nplayers Ann, Bob\ndeal\n${DEAL.join('\n')}\nplay`)
    expect(announcements.polite.text).toContain('start')
    await say(table, 'start')
    expect(announcements.polite.text).toBe('Cleanup is over. Ann: tap two cards to swap, or pass.')
    expect(table.match.timeline.line).toHaveLength(2)
    await say(table, 'start')
    expect(announcements.assertive.text).toMatch(/^Not allowed/)
  })

  it('giving a suit away in WetIce, or making a pair in Grafa, moves the focus to the next instruction for hands', async () => {
    const table = await mountTable(weticeTable, GIVES, ['swap c1 d1'])
    await table.skip()
    await say(table, 'give d')
    expect(focused()).toMatch(/^Given away/)
    const grafa = await mountTable(grafaTable, WORKED)
    await say(grafa, '6S')
    expect(focused()).toMatch(/^Taken$/)
  })

  it('a warning is announced when one more quiet turn ends the game', async () => {
    await mountTable(wellsixTable, `${PAIR.replace('moves 2', 'quiet 9')}`)
    expect(announcements.polite.text).toContain('One more quiet turn ends the game.')
    expect(document.querySelector('.status .urgent')?.textContent).toBe('Quiet turns: 9 of 10')
    await mountTable(wellsixTable, PAIR)
    expect(announcements.polite.text).not.toContain('quiet')
  })

  it('a rank is announced when its button on the pad is pressed', async () => {
    const table = await mountTable(tennisTable, tennisHead(), ['play 5H'])
    await table.click('[data-key="8"]')
    expect(announcements.polite.text).toBe('8')
    await table.click('[data-key="S"]')
    expect(announcements.polite.text).not.toBe('8')
  })
})

/** Actions up to the choice between spades and clubs. */
const TO_USE = ['pair 6S', 'reveal 5D', 'reveal 6C', 'pair 6S']

/** The cards in the hand and the deck. All others are in the discard pile. */
const ON_TABLE = ['AS', '2H', 'AC', 'KC']
const END = headOf('hand AS 2H', 'deck AC KC', `discard ${DECK.filter(card => !ON_TABLE.includes(card)).join(' ')}`)

describe('a Grafa table that is read aloud', () => {
  it('announces the order of the cards that were looked at, before and after a change', async () => {
    const table = await mountTable(grafaTable, WORKED, TO_USE)
    expect(announcements.polite.text).toMatch(
      /^Which suit acts first\? Discard the pair\. Spades first: dig .*\. Clubs first: look/,
    )
    await say(table, 'use C')
    await say(table, 'reveal JD TC')
    expect(announcements.polite.text).toMatch(/From the top: the jack of diamonds and the 10 of clubs\.$/)
    await say(table, 'arrange TC JD')
    expect(announcements.polite.text).toMatch(/You put back, from the top: the 10 of clubs and the jack of diamonds\.$/)
  })

  it('announces the last card that is turned up when the game ends', async () => {
    const table = await mountTable(grafaTable, END)
    await say(table, 'AS')
    expect(announcements.polite.text).toBe(
      'Accepted. You can’t make a pair. Your score: 50 cards in the discard pile. The pair is discarded. The king of clubs is face up.',
    )
  })
})
