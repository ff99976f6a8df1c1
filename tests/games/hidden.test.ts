import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Note } from '../../src/book/journal/entries.ts'
import { DECK, type Card } from '../../src/engine/cards.ts'
import { byTurns } from '../runs.ts'
import { handsFrom, head } from './tennis/hands.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { headOf } from './grafa/hands.ts'
import { mountTable } from './mount.ts'
import { PAUSE, nearby } from './opponent.ts'

type Table = Awaited<ReturnType<typeof mountTable>>
type Deed = (table: Table) => Promise<unknown>

const press =
  (name: string): Deed =>
  table =>
    table.press(name)
const click =
  (selector: string): Deed =>
  table =>
    table.click(selector)
const say =
  (text: string): Deed =>
  async ({ wrapper }) => {
    await wrapper.get('.log input').setValue(text)
    await wrapper.get('.log form').trigger('submit')
    await flushPromises()
  }
const enter = (...cards: readonly string[]): Deed[] => cards.map(card => click(`.pad [data-key="${card}"]`))

/** Everything that the holder of the device can see, hear and share, except for the focus and the match's id. */
function shown({ match }: Table): string {
  const record = match.recordText().replace(/^# match .*\n/, '')
  const page = document.body.innerHTML.replaceAll(/(<h1[^>]*) tabindex="-1"/g, '$1')
  return `${page}\n${record}`.replaceAll(match.head?.id ?? '', 'match')
}

/** Lists what is shown at first, and after each action. */
async function watch(open: () => Promise<Table>, deeds: readonly Deed[]): Promise<readonly string[]> {
  const table = await open()
  const seen = [shown(table)]
  for (const deed of deeds) {
    await deed(table)
    seen.push(shown(table))
  }
  table.wrapper.unmount()
  return seen
}

/** Removes all thirteen cards of an entered hand. */
const takeOut: readonly Deed[] = Array.from({ length: 13 }, () => click('.entered button'))

const ASKED = ['score', 'net', 'pair', 'turn', 'left', 'words', 'last move', 'last ruling', 'try k'].map(say)
const MENU: readonly Deed[] = [click('[aria-label="Menu"]'), click('.bottom-sheet [aria-label="Close"]')]

/** A match in which the app plays Cat, the Fish, and Dee, the Cormorant. Bob enters their cards. */
const tennisWith =
  (...notes: readonly Note[]) =>
  async (): Promise<Table> => {
    const app = [null, null, 'easy', 'easy'] as const
    const table = await mountTable(tennisTable, head(), [], { app }, nearby())
    for (const note of notes) await table.match.note(note)
    await flushPromises()
    return table
  }

const handOf = (seat: number, cards: string): Note => ({ type: 'hand', seat, round: 1, cards: [...cards] })
const DEES = '223344556789T'

describe('the entered cards of a hand', () => {
  const pairs = [
    ['ranks', 'AAAAKKKQQQJ99', 'KKKK66778889T'],
    ['other ranks', 'A66778889TJQK', 'AAAQQQJJJT99K'],
  ] as const

  it.each(byTurns(pairs, 4))(
    'can’t be inferred from the buttons when another hand is entered: %s',
    async (_, one, other) => {
      const deeds = [
        press('Enter Dee’s cards'),
        ...enter(...DEES),
        ...ASKED,
        ...MENU,
        press('Use these cards'),
        press('Enter Ann’s cards'),
        ...enter(...'AKQJ'),
        press('Cancel'),
        press('Don’t enter them'),
        ...MENU,
      ]
      const before = await watch(tennisWith(handOf(3, one)), deeds)
      expect(await watch(tennisWith(handOf(3, other)), deeds)).toEqual(before)
    },
  )

  it('can’t be inferred from the buttons when another hand is edited', async () => {
    const deeds = [
      click('[aria-label="Menu"]'),
      press('Correct the layout'),
      press('Edit Dee’s cards'),
      press('Show the cards'),
      ...takeOut,
      ...enter(...DEES),
      press('Use these cards'),
    ]
    const world = (cards: string) => tennisWith(handOf(3, cards), handOf(4, '223344556789J'))
    const before = await watch(world('AAAAKKKQQQJ99'), deeds)
    expect(await watch(world('KKKKAAQQQJJT9'), deeds)).toEqual(before)
  })

  it('are not announced when another player plays one of them', async () => {
    const app = [null, null, 'easy', null] as const
    const world = (cards: readonly string[]) => async () => {
      const table = await mountTable(tennisTable, head(), ['play KH'], { app }, nearby())
      await table.match.note({ type: 'hand', seat: 3, round: 1, cards: ['KH', ...cards] })
      await flushPromises()
      return table
    }
    const hand = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS'.split(' ')
    const deeds = [...enter('A', 'H', 'Q', 'H'), click('[aria-label="Undo"]'), press('Done')]
    const before = await watch(world(['AS', ...hand]), deeds)
    expect(await watch(world(['AH', ...hand]), deeds)).toEqual(before)
  })

  it('are not named in the message that the hands can’t all be right', async () => {
    const deeds = [press('Enter Dee’s cards'), ...enter(...'AA223344556789'.slice(0, 13)), press('Use these cards')]
    const table = await tennisWith(handOf(3, 'AAAAKKKQQQJ99'))()
    for (const deed of deeds) await deed(table)
    expect(table.says()).toBe('The hands you entered can’t all be right.')
    expect(table.adds()).not.toMatch(/\bA\b|ace/)
    expect(table.wrapper.find('.pad').exists()).toBe(false)
    await table.press('Edit Dee’s cards')
    await table.press('Show the cards')
    for (const deed of [...takeOut, ...enter(...DEES)]) await deed(table)
    await table.press('Use these cards')
    expect(table.says()).toBe('The app needs the cards that Ann shows as the Ghost.')
  })
})

describe('editing a hand', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('cancels a move that the app has proposed, and stores the new cards', async () => {
    const table = await tennisWith(handOf(3, 'AAAAKKKQQQJ99'), handOf(4, DEES))()
    await table.press('Don’t enter them')
    vi.advanceTimersByTime(PAUSE)
    await flushPromises()
    expect(table.hasKey('Confirm')).toBe(true)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.press('Edit Cat’s cards')
    await table.press('Show the cards')
    expect(table.hasKey('Confirm')).toBe(false)
    for (const deed of [...takeOut, ...enter(...'KKKK66778889T')]) await deed(table)
    await table.match.note({ type: 'help', seat: 2 })
    await flushPromises()
    await table.press('Use these cards')
    expect(table.wrapper.get('.log').text()).toContain('The cards were entered.')
    expect(table.match.timeline.notes.at(-1)?.note).toEqual(handOf(3, 'KKKK66778889T'))
  })
})

describe('hands that were dealt in the app', () => {
  it('don’t change anything that is shown to a seat that can’t see them, whatever is typed', async () => {
    const [ann = [], bob = [], cat = [], dee = []] = handsFrom(DECK)
    const world = (hands: readonly (readonly Card[])[]) => async () => {
      const table = await mountTable(tennisTable, head(), [], { app: [null, null, 'easy', null] }, nearby())
      await table.match.note({ type: 'dealt', round: 1, hands })
      await table.match.play(`play ${cat[0] ?? ''}`)
      await flushPromises()
      return table
    }
    const probes = [dee[5], bob[3], cat[4], 'KH'].map(card => say(`play ${card ?? ''}`))
    const deeds = [...ASKED, ...MENU, ...probes, ...ASKED]
    // Ann, the Ghost, sees no cards, not even her own.
    const before = await watch(world([ann, bob, cat, dee]), deeds)
    expect(await watch(world([dee, ann, cat, bob]), deeds)).toEqual(before)
  })

  it('are not revealed by a refusal', async () => {
    const [ann = [], bob = [], cat = [], dee = []] = handsFrom(DECK)
    const world = (hands: readonly (readonly Card[])[]) => async () => {
      const table = await mountTable(tennisTable, head(), [], { app: [null, 'easy', 'easy', null] }, nearby())
      await table.match.note({ type: 'dealt', round: 1, hands })
      for (const card of [cat[0], ann[0], bob[0]]) await table.match.play(`play ${card ?? ''}`)
      await flushPromises()
      return table
    }
    const [other = 'AS'] = cat.slice(3)
    const [last = 'AS'] = bob.slice(7)
    const deeds = [...ASKED, say(`play ${other}`), ...ASKED, ...MENU]
    const swapped = [bob.with(7, other), cat.with(3, last)]
    const before = await watch(world([ann, bob, cat, dee]), deeds)
    expect(await watch(world([ann, ...swapped, dee]), deeds)).toEqual(before)
    expect(before.some(text => text.includes('Dee wasn’t dealt a card that was played.'))).toBe(true)
  })
})

describe('a deck that the app has dealt', () => {
  const said = ['score', 'hand', 'deck', 'words', 'last move', 'last ruling', 'try pair AS'].map(say)
  const actions = ['pair 4C', 'arrange 7S KH 2H', 'pair 8S']
  const first = '4C 8S 2D 3D 5D 3C KH 7S 2H'.split(' ').flatMap(card => DECK.filter(each => each === card))
  const rest = DECK.filter(card => !first.includes(card))

  it('looks the same if its unseen cards are in another order', async () => {
    const walk: Deed = async ({ click: tap, wrapper }) => {
      while (wrapper.find('.forward').exists()) await tap('.forward')
    }
    const deeds = [...said, ...actions.flatMap(action => [say(action), say('words'), walk]), ...said, ...MENU]
    // The record of a deal contains the whole deck, and the button for it says so.
    const shownOf = async (deck: readonly Card[]): Promise<readonly string[]> =>
      (await watch(() => mountTable(grafaTable, headOf(`deck ${deck.join(' ')}`)), deeds)).map(text =>
        text.replace(/^deck .*$/m, ''),
      )
    const known = rest.slice(0, 6)
    const seen = await shownOf([...first, ...rest])
    expect(await shownOf([...first, ...known, ...rest.slice(known.length).toReversed()])).toEqual(seen)
  })
})
