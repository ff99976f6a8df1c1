import { announcements } from '../../../src/ui/useAnnouncer.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seating } from '../../../src/book/journal/entries.ts'
import type { SeatView } from '../../../src/analysis/tennis/hand.ts'
import { DECK, rankOf, type Card } from '../../../src/engine/cards.ts'
import { tennisTable } from '../../../src/games/tennis/table/index.ts'
import { createDealNote } from '../../../src/games/tennis/table/held.ts'
import { handsFrom, head, plays } from './hands.ts'
import { mountTable } from '../mount.ts'
import { PAUSE, nearby, puppet } from '../opponent.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const later = async (): Promise<void> => {
  vi.advanceTimersByTime(PAUSE)
  await flushPromises()
}

async function at(app: Seating, actions: readonly string[] = [], analyst = nearby(), ...lines: string[]) {
  const table = await mountTable(tennisTable, head(...lines), actions, { app }, analyst)
  return {
    ...table,
    line: () => table.match.timeline.line.map(({ action }) => action),
    notes: () => table.match.timeline.notes.map(({ note }) => note),
    enter: (rank: string) => table.click(`.pad [data-key="${rank}"]`),
    note: async (...notes: Parameters<typeof table.match.note>[0][]) => {
      for (const note of notes) await table.match.note(note)
      await flushPromises()
    },
  }
}

type Table = Awaited<ReturnType<typeof at>>

const CAT = ['9', 'A', '2', '2', '3', '4', '5', '6', '7', '8', 'T', 'J', 'K']
const FISH = { type: 'hand', seat: 3, round: 1, cards: CAT } as const
/** The app plays Cat, the Fish. */
const CAT_APP = [null, null, 'easy', null] as const

async function enterAll(table: Table, cards: readonly string[]): Promise<void> {
  for (const card of cards) await table.enter(card)
}

describe('with real cards', () => {
  it('the app’s hand is entered, and the app plays from it after a pause', async () => {
    const table = await at(CAT_APP)
    expect(table.says()).toBe('Deal hand 1. Then enter Cat’s cards.')
    expect(table.adds()).toContain('The app plays these cards.')
    expect(table.wrapper.find('.pad').exists()).toBe(false)
    await table.press('Enter Cat’s cards')
    await enterAll(table, CAT.slice(0, 12))
    expect(table.says()).toBe('Cat’s cards: 12 of 13.')
    await enterAll(table, ['Q'])
    await table.click('[aria-label="Undo the last card"]')
    await enterAll(table, ['K'])
    expect(table.says()).toBe('Are these Cat’s cards?')
    await table.press('Use these cards')
    expect(table.notes()).toEqual([FISH])
    expect(table.says()).toBe('The app needs the cards that Ann shows as the Ghost.')
    await later()
    expect(table.hasKey('Confirm')).toBe(false)
    await table.press('Don’t enter them')
    await later()
    expect(table.says()).toBe('Cat plays a king.')
    expect(table.adds()).toBe('Put it face up in front of Cat. The first pair has no Net: no point.')
    await table.press('Confirm')
    expect(table.line()).toEqual(['play K'])
    expect(announcements.polite.text).toContain('Ann plays next.')
    await table.enter('4')
    expect(table.line()).toEqual(['play K', 'play 4'])
    await table.click('[aria-label="Undo"]')
    expect(table.line()).toEqual(['play K'])
    expect(table.notes()).toEqual([FISH])
  })

  it('the Ghost’s cards are known to the app’s seats once they are entered, but aren’t shown', async () => {
    const { client, asked } = puppet()
    const table = await at(CAT_APP, [], client)
    await table.note(FISH)
    await table.press('Enter Ann’s cards')
    await enterAll(table, [...'A335667889QQQ'])
    await table.press('Use these cards')
    const seen = asked.at(-1)?.seen as SeatView
    expect(seen.own).toEqual(CAT)
    expect(seen.open).toEqual([{ seat: 1, cards: [...'A335667889QQQ'] }])
    expect(table.wrapper.text()).not.toContain('9, Q, Q')
  })

  it('the app’s Ghost plays a card that it can’t see, and a person enters the card', async () => {
    const table = await at(['strong', null, null, null], plays('9'))
    expect(table.adds()).toMatch(/^Put the \w+ card from the left face up in front of Ann. Then tap what it is.$/)
    await later()
    expect(table.hasKey('Confirm')).toBe(false)
    await table.enter('5')
    expect(table.line()).toEqual(['play 9', 'play 5'])
    expect(announcements.polite.text).toMatch(/Bob plays next\.$/)
  })

  it('the app’s cards must be entered again if a played card contradicts them', async () => {
    const table = await at(CAT_APP, plays('K 4 5 6'))
    expect(table.says()).toBe('Which cards does Cat hold?')
    expect(table.hasKey('Deal in the app')).toBe(false)
    await table.press('Enter Cat’s cards')
    await enterAll(table, CAT.slice(0, 12))
    await table.press('Use these cards')
    expect(table.notes()).toEqual([{ ...FISH, cards: ['K', ...CAT.slice(0, 12)] }])
    await later()
    await table.press('Confirm')
    expect(table.line()).toHaveLength(5)
    await table.match.undo(5)
    await table.match.play('play Q')
    await flushPromises()
    expect(table.says()).toBe('Which cards does Cat hold?')
  })

  it('an entered hand can be edited after a person uncovers it', async () => {
    const table = await at(CAT_APP)
    await table.note(FISH)
    await table.click('[aria-label="Menu"]')
    await table.press('Edit Cat’s cards')
    expect(table.says()).toBe('Show Cat’s cards?')
    expect(table.wrapper.find('.entered').exists()).toBe(false)
    await table.press('Show the cards')
    expect(table.wrapper.findAll('.entered button')).toHaveLength(13)
    await table.click('[aria-label="Remove the king"]')
    expect(table.says()).toBe('Cat’s cards: 12 of 13.')
    await table.enter('Q')
    await table.press('Use these cards')
    expect(table.notes().at(-1)).toEqual({ ...FISH, cards: [...CAT.slice(0, 12), 'Q'] })
  })

  it('a card that was entered in two hands is named, unless one of the hands is the Ghost’s', async () => {
    const table = await at([null, 'easy', 'easy', null])
    const own = ['KH', 'QH', ...CAT.slice(1, 12)]
    await table.note({ ...FISH, cards: own }, { type: 'hand', seat: 2, round: 1, cards: ['KH', ...CAT.slice(1, 13)] })
    expect(table.says()).toBe('The hands you entered can’t all be right.')
    expect(table.hasKey('Deal in the app')).toBe(true)
    await table.press('Edit Bob’s cards')
    expect(table.adds()).not.toContain('king')
    await table.press('Show the cards')
    expect(table.adds()).toContain('The king of hearts is also entered for Cat.')
    expect(table.wrapper.get('.entered .doubled').text()).toBe('K')
    const ghosts = await at(CAT_APP)
    await ghosts.note({ ...FISH, cards: own }, { type: 'hand', seat: 1, round: 1, cards: ['KH', ...CAT.slice(1, 13)] })
    await ghosts.press('Edit Ann’s cards')
    await ghosts.press('Show the cards')
    expect(ghosts.wrapper.get('.ruling').text()).not.toContain('king')
  })

  it('before the first card is played, hands can be dealt in the app, even if cards were entered', async () => {
    const table = await at(CAT_APP)
    await table.note(FISH)
    expect(table.says()).toBe('The app needs the cards that Ann shows as the Ghost.')
    await table.press('Deal in the app')
    expect(table.notes().at(-1)?.type).toBe('dealt')
  })

  it('an undo removes the app’s card with the person’s card before it, and restores the app’s hand', async () => {
    const table = await at([null, 'middling', null, null], plays('K 4'))
    await table.note({ type: 'hand', seat: 2, round: 1, cards: [...'A23456789TJQ2'] })
    await later()
    expect(table.says()).toBe('Bob plays a 10.')
    await table.press('Confirm')
    expect(table.line()).toEqual(plays('K 4 T'))
    await table.click('[aria-label="Undo"]')
    expect(table.line()).toEqual(plays('K'))
    await table.press('Done')
    await table.enter('5')
    await later()
    expect(table.says()).toBe('Bob plays a 9.')
  })

  it('the cards that are entered for the app aren’t read aloud', async () => {
    const spoken: string[] = []
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => spoken.push(text),
    })
    vi.stubGlobal('SpeechSynthesisUtterance', class { lang = ''; text: string; constructor(text: string) { this.text = text } }) // oxfmt-ignore
    const table = await at(CAT_APP)
    await table.settings.set('speak', true)
    await table.press('Enter Cat’s cards')
    await enterAll(table, CAT)
    expect(table.wrapper.findAll('.entered button').map(card => card.text())).toEqual(
      CAT.map(rank => (rank === 'T' ? '10' : rank)),
    )
    await table.press('Use these cards')
    vi.unstubAllGlobals()
    expect(spoken.at(-1)).toContain('Ann shows as the Ghost')
    expect(spoken.join()).not.toContain('9, A')
  })

  it('results are entered by people, even if the app plays seats', async () => {
    const table = await at(CAT_APP)
    await table.click('[aria-label="Menu"]')
    await table.press('Table settings')
    await table.press('Keep score only')
    expect(table.says()).toBe('Who won hand 1?')
    await later()
    await table.click('[aria-label="Cat, Fish"]')
    await table.press('Confirm')
    expect(table.line()).toEqual(['hand fish'])
  })

  it('the app’s Cormorant has no button to become a Ghost, and is labelled as the app’s seat', async () => {
    const table = await at([null, null, null, 'strong'], plays('J 4'), nearby(), 'ghosting on')
    expect(table.wrapper.find('.plate .choice').exists()).toBe(false)
    expect(table.wrapper.get('.plate.east').attributes('aria-label')).toContain('Cormorant, Tableside, strong')
  })
})

describe('hands dealt in the app', () => {
  const dealt = { type: 'dealt', round: 1, hands: handsFrom(DECK) } as const
  const handOf = (seat: number): readonly Card[] => dealt.hands[seat - 1] ?? []

  it('are all dealt with one tap, and the app knows only its own cards and the Ghost’s', async () => {
    const { client, asked, plays: answer } = puppet()
    const table = await at(CAT_APP, [], client)
    await table.press('Deal in the app')
    const [note] = table.notes()
    expect(note?.type === 'dealt' && new Set(note.hands.flat()).size).toBe(52)
    const hands = note?.type === 'dealt' ? note.hands : []
    const seen = asked.at(-1)?.seen as SeatView
    expect(seen.own).toEqual(hands[2])
    expect(seen.open).toEqual([{ seat: 1, cards: hands[0] }])
    const [card] = hands[2] ?? []
    answer({ type: 'play', card })
    expect(table.says()).toBe('The cards are dealt, and Ann is the Ghost.')
    await later()
    expect(table.line()).toEqual([`play ${card}`])
    expect(table.says()).toMatch(/^Cat plays the /)
    expect(table.wrapper.findAll('.backs button')).toHaveLength(13)
    await table.click('[aria-label="Card 2, face down"]')
    expect(table.line()).toEqual([`play ${card}`, `play ${hands[0]?.[1]}`])
  })

  it.each([
    [1, 'Ann', /= \d+\. Bob is thinking\.$/],
    [2, 'Bob', /no point|a point for Bob/],
    [5, 'Ann', /= \d+\. Bob is thinking\.$/],
    [6, 'Bob', /(no point|a point for Bob)\. Dee is thinking\.$/],
    [50, 'Bob', /(no point|a point for Bob)\. Dee is thinking\.$/],
    [51, 'Dee', /wins the hand.*Dee plays the [^=]*\. Bob deals the next hand\.$/],
  ])(
    'let the ruling on each of the app’s cards be read while the next player chooses, after %i cards',
    async (made, name, ruling) => {
      const { client, plays: answer } = puppet()
      const order = [3, 1, 2, 4] as const
      const all = Array.from({ length: 52 }, (_, i) => handOf(order[i % 4] ?? 1)[Math.floor(i / 4)] ?? 'AS')
      const table = await at(['easy', 'easy', null, 'easy'], plays(all.slice(0, made).join(' ')), client)
      await table.note(dealt)
      answer(name === 'Ann' ? { type: 'play', index: 0 } : { type: 'play', card: all[made] })
      await later()
      expect(table.line()).toHaveLength(made + 1)
      const text = `${table.says()} ${table.adds()}`
      expect(text).toContain(`${name} plays the`)
      expect(text).toMatch(ruling)
    },
  )

  it('are covered until the player who holds the device taps, and again after each card', async () => {
    const table = await at([null, null, null, 'easy'])
    await table.note(dealt)
    expect(table.wrapper.find('[data-card]').exists()).toBe(false)
    await table.press('Show Cat’s cards')
    const cards = () => table.wrapper.findAll('.own [data-card]').map(each => each.attributes('data-card'))
    expect(cards().toSorted()).toEqual([...handOf(3)].sort())
    expect(table.wrapper.get('.own').text()).toContain('Ann shows')
    const [card = 'AS'] = handOf(3)
    await table.click(`.own [data-card="${card}"]`)
    expect(table.line()).toEqual([`play ${card}`])
    expect(table.wrapper.find('.own [data-card]').exists()).toBe(false)
    await table.click('[aria-label="Card 13, face down"]')
    expect(table.hasKey('Show Bob’s cards')).toBe(true)
  })

  it('are never covered for a single person, and the app’s Ghost plays from its own hand', async () => {
    const table = await at(['easy', 'easy', null, 'easy'])
    await table.note(dealt)
    const [card = 'AS'] = handOf(3)
    await table.click(`.own [data-card="${card}"]`)
    await table.press('Confirm')
    await later()
    expect(handOf(1)).toContain(table.line()[1]?.slice(5))
    expect(table.wrapper.findAll('.own [data-card]')).toHaveLength(12)
  })

  it('aren’t covered if only one person sees cards, and that person can also tap the Ghost’s cards', async () => {
    const table = await at([null, null, 'easy', 'easy'])
    await table.note(dealt)
    expect(table.wrapper.findAll('.own [data-card]')).toHaveLength(13)
    await later()
    await table.click('[aria-label="Card 3, face down"]')
    const [card = 'AS'] = handOf(2)
    await table.click(`.own [data-card="${card}"]`)
    await table.press('Confirm')
    expect(table.line().slice(1)).toEqual([`play ${handOf(1)[2]}`, `play ${card}`])
    expect(table.wrapper.findAll('.own [data-card]')).toHaveLength(12)
  })

  it('stay in the app if people take over all seats', async () => {
    const table = await at(CAT_APP)
    await table.note(dealt)
    await table.click('[aria-label="Menu"]')
    await table.press('Table settings')
    await table.press('Play for Cat')
    await later()
    expect(table.hasKey('Confirm')).toBe(false)
    await table.press('Show Cat’s cards')
    expect(table.wrapper.findAll('.own [data-card]')).toHaveLength(13)
  })

  it('make the app play the same card after two hands that it can’t see are exchanged', async () => {
    const said: string[] = []
    for (const order of [
      [0, 1, 2, 3],
      [0, 3, 2, 1],
    ]) {
      // oxfmt-ignore
      const table = await at([null, null, 'strong', null], [], nearby(), 'target 1')
      await table.note({ ...dealt, hands: order.map(seat => dealt.hands[seat] ?? []) })
      await later()
      said.push(table.says())
      table.wrapper.unmount()
    }
    expect(said[0]).toMatch(/^Cat plays the /)
    expect(said[1]).toBe(said[0])
  })

  it('lead to a message if a card is played that its player wasn’t dealt, until that card is undone', async () => {
    const table = await at(CAT_APP)
    await table.note(dealt)
    const other = handOf(3).some(card => rankOf(card) === 'K') ? handOf(4)[0] : 'KS'
    await table.match.play(`play ${other}`)
    await flushPromises()
    expect(table.says()).toBe('Cat wasn’t dealt a card that was played.')
    await table.click('[aria-label="Undo"]')
    await table.press('Done')
    await later()
    expect(table.says()).toMatch(/^Cat plays/)
  })
})

describe('a guided first game', () => {
  it('uses the deal that is prepared for a first game', async () => {
    const kind = { practice: true, app: ['easy', 'easy', null, 'easy'] } as const
    const table = await mountTable(tennisTable, head(), [], kind, nearby())
    await table.press('Deal in the app')
    const created = table.match.head?.created ?? 0
    const hands = createDealNote({ practice: true, created }, 1).hands
    expect(table.match.timeline.notes.map(({ note }) => note)).toEqual([{ type: 'dealt', round: 1, hands }])
  })
})
