import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { BOOK, type Book } from '../../../src/book/book.ts'
import { startReplay } from '../../../src/book/journal/replay.ts'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import WellsixEntry from '../../../src/games/wellsix/entry/WellsixEntry.vue'
import { Disk, openMemory } from '../../book/memory.ts'
import { valueOf } from '../../book/results.ts'
import { LIST, RULES } from '../../rules.ts'

async function open(disk = new Disk(), props: { readonly straight?: boolean } = {}) {
  const book: Book = {
    games: LIST,
    storage: openMemory(disk),
    locks: undefined,
    channel: { send: () => undefined, listen: () => () => undefined },

    now: () => 0,
    newId: () => 'id',
  }
  const wrapper = mount(WellsixEntry, {
    global: { plugins: [createPinia()], provide: { [BOOK as symbol]: book } },
    attachTo: document.body,
    props,
  })
  await flushPromises()
  const click = async (selector: string) => {
    await wrapper.get(selector).trigger('click')
    await flushPromises()
  }
  const started = (): readonly (readonly [string, readonly string[]])[] =>
    (wrapper.emitted<[string, readonly string[], MatchKind]>('start') ?? []).map(([head, actions]) => [head, actions])
  return {
    wrapper,
    click,
    press: async (name: string) => {
      // The page of a later step covers the choices, so the last button of this name is the visible one.
      const key = wrapper.findAll('button').findLast(each => each.text() === name)
      if (!key) throw new Error(`No key “${name}”`)
      await key.trigger('click')
      await flushPromises()
    },
    /** Chooses another way to begin. */
    async way(name: string): Promise<void> {
      await this.press('More ways')
      await this.press(name)
    },
    write: async (label: string, text: string) => {
      await wrapper.get(`[aria-label="${label}"]`).setValue(text)
      await flushPromises()
    },
    /** Chooses a card, then its square. */
    lay: async (card: string, cell: string) => {
      await click(`[data-card="${card}"]`)
      await click(`[data-cell="${cell}"]`)
    },
    word: () => wrapper.get('.word p').text(),
    started,
    kind: () => wrapper.emitted<[string, readonly string[], MatchKind]>('start')?.at(-1)?.[2],
    /** The lines of the head that the game begins with. */
    head: (): readonly string[] => {
      const [text = ''] = started()[0] ?? []
      valueOf(startReplay(text, RULES))
      return text.split('\n')
    },
  }
}

describe('the choices of a match', () => {
  it('show the stored name if it differs from the typed one', async () => {
    const entry = await open()
    await entry.write('Name of player 1', 'Ann')
    expect(entry.wrapper.text().includes('Written as')).toBe(false)
    await entry.write('Name of player 2', 'Ann')
    expect(entry.wrapper.get('.seat-name [role=status]').text()).toBe('Written as “Ann 2”.')
    await entry.press('Start')
    expect(entry.head()).toContain('players Ann, Ann 2')
  })

  it('are the usual rules by default', async () => {
    const entry = await open()
    await entry.press('Start')
    const lines = ['players Player 1, Player 2', 'opener 1', 'colours alternate', 'games 6']
    expect(entry.head()).toEqual(['game wellsix', ...lines, 'play'])
    expect(entry.started()[0]?.[1]).toEqual([])
  })

  it('include names, the opener, the number of games and the colours', async () => {
    const entry = await open()
    await entry.write('Name of player 1', 'Ann, the #1')
    await entry.write('Name of player 2', 'Bob')
    await entry.click('[aria-label="Bob plays first"]')
    await entry.click('.row-key[aria-haspopup]')
    await entry.click('[aria-label="Games: increase"]')
    await entry.wrapper.get('input[value="fixed"]').setValue(true)
    await entry.press('Start')
    expect(entry.head().slice(1, 5)).toEqual(['players Ann the 1, Bob', 'opener 2', 'colours fixed', 'games 8'])
  })

  it('are skipped for a rematch', async () => {
    const entry = await open(new Disk(), { straight: true })
    expect(entry.started()).toHaveLength(1)
  })

  it('are restored for the next match, which the other player opens', async () => {
    const disk = new Disk()
    const first = await open(disk)
    await first.write('Name of player 1', 'Ann')
    await first.press('Start')
    first.wrapper.unmount()
    const second = await open(disk)
    await second.press('Start')
    expect(second.head().slice(1, 3)).toEqual(['players Ann, Player 2', 'opener 2'])
  })

  it('include a way to keep only the score', async () => {
    const entry = await open()
    await entry.way('Keep score only')
    expect(entry.started()).toHaveLength(1)
    await entry.press('Start')
    const kinds = entry.wrapper.emitted<[string, readonly string[], MatchKind]>('start')?.map(([, , kind]) => kind)
    expect(kinds).toEqual([{ scoreOnly: true }, {}])
  })
})

describe('a pasted record', () => {
  const RECORD = 'game wellsix\nplayers Ann, Bob\nplay\nplace 7H 0,0\nplace 9S 1,0\n'

  it('is opened with its moves', async () => {
    const entry = await open()
    await entry.way('From a text')
    await entry.wrapper.get('textarea').setValue(RECORD)
    expect(entry.word()).toBe('Ann and Bob, 2 moves.')
    await entry.press('Open it with its 2 moves')
    expect(entry.started()[0]?.[1]).toEqual(['place 7H 0,0', 'place 9S 1,0'])
    expect(entry.head()).toContain('players Ann, Bob')
  })

  it('is restored after a reload, but not after the page is left', async () => {
    const disk = new Disk()
    const entry = await open(disk)
    await entry.way('From a text')
    await entry.wrapper.get('textarea').setValue(RECORD)
    // A reload unmounts no component.
    const reloaded = await open(disk)
    for (let i = 0; i < 5; i++) await flushPromises()
    expect(reloaded.wrapper.get('textarea').element.value).toBe(RECORD)
    expect(reloaded.word()).toBe('Ann and Bob, 2 moves.')
    entry.wrapper.unmount()
    reloaded.wrapper.unmount()
    const later = await open(disk)
    for (let i = 0; i < 5; i++) await flushPromises()
    expect(later.wrapper.get('textarea').element.value).toBe('')
    later.wrapper.unmount()
  })

  it('with an illegal move is opened up to that move, with a message', async () => {
    const entry = await open()
    await entry.way('From a text')
    await entry.wrapper.get('textarea').setValue(`${RECORD}place 2S 5,5`)
    expect(entry.word()).toContain('Line 6, “place 2S 5,5”: A card at (5, 5) would not touch another')
    await entry.press('Open it as far as it goes')
    expect(entry.started()[0]?.[1]).toHaveLength(2)
  })

  it('of another game is refused with a message', async () => {
    const entry = await open()
    await entry.way('From a text')
    await entry.wrapper.get('textarea').setValue('game tennis\nplay')
    expect(entry.word()).toBe('This text has no game of Wellsix.')
  })
})

describe('a game in progress', () => {
  it('is entered card by card, with the card or the square tapped first', async () => {
    const entry = await open()
    await entry.way('Game in progress')
    await entry.lay('7H', '0,0')
    await entry.click('[data-cell="1,0"]')
    await entry.click('[data-card="9S"]')
    await entry.lay('4C', '0,1')
    expect(entry.word()).toBe('3 cards in the layout.')
    await entry.press('Whose turn, and piles')
    await entry.click('[aria-label="Player 1 has captured 0"] [data-card="QC"]')
    await entry.wrapper.get('input[type="radio"][value="2"]').setValue(true)
    await entry.press('Start')
    expect(entry.head().slice(5)).toEqual([
      'phase main',
      'turn 2',
      'moves 2',
      'seized QC / -',
      'quiet 0',
      'seizing no',
      'deal',
      '0,0 7H',
      '1,0 9S',
      '0,1 4C',
      'play',
    ])
  })

  it('lets cards be moved, swapped and removed, and a removal be undone', async () => {
    const entry = await open()
    await entry.way('Game in progress')
    await entry.lay('7H', '0,0')
    await entry.lay('9S', '1,0')
    await entry.click('[data-cell="1,0"]')
    await entry.click('[data-cell="0,0"]')
    expect(entry.wrapper.get('[data-cell="0,0"]').attributes('aria-label')).toContain('9 of spades')
    await entry.click('[data-cell="1,0"]')
    await entry.click('[data-cell="-1,0"]')
    expect(entry.wrapper.get('[data-cell="-1,0"]').attributes('aria-label')).toContain('7 of hearts')
    await entry.click('[data-cell="-1,0"]')
    await entry.press('Remove card')
    expect(entry.wrapper.find('[data-card="7H"]').exists()).toBe(true)
    await entry.click('[aria-label="Undo"]')
    expect(entry.wrapper.find('[data-card="7H"]').exists()).toBe(false)
  })

  it('can’t start before its layout is connected', async () => {
    const entry = await open()
    await entry.way('Game in progress')
    await entry.press('Whose turn, and piles')
    expect(entry.word()).toBe('Tap a card, then its square. Start with any card.')
    await entry.lay('7H', '0,0')
    await entry.lay('9S', '1,0')
    await entry.lay('4C', '2,0')
    await entry.click('[data-cell="1,0"]')
    await entry.press('Remove card')
    expect(entry.word()).toMatch(/not connected to the other cards/)
    await entry.press('Whose turn, and piles')
    expect(entry.word()).toMatch(/not connected to the other cards/)
  })

  it('in the opening derives whose turn it is from the number of cards', async () => {
    const entry = await open()
    await entry.way('Game in progress')
    await entry.lay('7H', '0,0')
    await entry.lay('9S', '1,0')
    await entry.press('Whose turn, and piles')
    await entry.wrapper.get('input[value="opening"]').setValue(true)
    await entry.press('Start')
    expect(entry.head().slice(5, 8)).toEqual(['phase opening', 'turn 2', 'moves 1'])
  })

  it('is restored after a reload', async () => {
    const disk = new Disk()
    const first = await open(disk)
    await first.way('Game in progress')
    await first.lay('7H', '0,0')
    first.wrapper.unmount()
    const second = await open(disk)
    expect(second.wrapper.get('[data-cell="0,0"]').attributes('aria-label')).toContain('7 of hearts')
  })
})

describe('a seat for the app', () => {
  it('shows the limits of the chosen level, and is stored with the match', async () => {
    const screen = await open()
    await screen.click('.row-key[aria-haspopup]')
    await screen.wrapper.get('input[type="radio"][value="middling"]').setValue()
    expect(screen.wrapper.text()).toContain('but not your answer')
    await screen.press('Start')
    expect(screen.kind()).toEqual({ app: [null, 'middling'] })
    expect(screen.head()).toContain('players Player 1, Tableside')
  })

  it('is left out of a match that only keeps score', async () => {
    const screen = await open()
    await screen.click('.row-key[aria-haspopup]')
    await screen.wrapper.get('input[type="radio"][value="middling"]').setValue()
    await screen.way('Keep score only')
    expect(screen.kind()).toEqual({ scoreOnly: true })
  })
})
