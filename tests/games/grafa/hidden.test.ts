import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { cardOf, DECK, parseRank, parseSuit, RANKS, SUITS, type Card } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Event, Grafa } from '../../../src/engine/grafa/types.ts'
import { isReplayOf, type Move } from '../../../src/book/journal/replay.ts'
import { dealOf } from '../../../src/games/grafa/deal.ts'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { grafaRules } from '../../../src/games/grafa/table/useGrafaPlay.ts'
import { grafaCourse } from '../../../src/lessons/grafa/index.ts'
import ReplayView from '../../../src/pages/replay/ReplayView.vue'
import WhySheet from '../../../src/pages/table/WhySheet.vue'
import { headOf, sit } from './hands.ts'
import { byTurns } from '../../runs.ts'

type Sat = Awaited<ReturnType<typeof sit>>

const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const SUIT_NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** Every card that a part of the page reveals: by faces, names, accessible names, or notation. */
function cardsOn(root: Element): readonly Card[] {
  const faces = [...root.querySelectorAll('.card')].flatMap(face => {
    const [rank, suit] = [face.querySelector('.rank'), SUITS.find(each => face.querySelector(`.suit.of-${each}`))]
    const read = parseRank(rank?.textContent ?? '')
    return read && suit ? [cardOf(read, suit)] : []
  })
  const said = [root, ...root.querySelectorAll('*')].flatMap(each => [...each.attributes].map(({ value }) => value))
  const text = [root.textContent, ...said].join(' | ')
  const named = DECK.filter((_, i) => {
    const [rank, suit] = [RANK_NAMES[i % RANKS.length] ?? '', SUITS[Math.floor(i / RANKS.length)] ?? 'S']
    return new RegExp(`\\b${rank} of ${SUIT_NAMES[suit]}`).test(text)
  })
  const spelled = [...text.matchAll(/\b([A2-9TJQK])([SHDC])\b/g)].flatMap(([, rank = '', suit = '']) => {
    const [r, s] = [parseRank(rank), parseSuit(suit)]
    return r && s ? [cardOf(r, s)] : []
  })
  return [...faces, ...named, ...spelled]
}

const cardsOf = (event: Event): readonly Card[] => {
  switch (event.type) {
    case 'pair':
      return [event.hand, event.top]
    case 'turn':
      return [event.card]
    case 'over':
    case 'irregular':
      return []
    default:
      return event.cards
  }
}

const movesOf = ({ match }: Sat): readonly Move<Grafa>[] =>
  match.replay && isReplayOf<Grafa>(match.replay, grafa) ? match.replay.moves : []

/**
 * The cards of a dealt deck that people have seen once `done` steps of the last move have been carried out, including
 * the step in progress.
 */
function seen(deck: readonly Card[], moves: readonly Move<Grafa>[], done: number): ReadonlySet<Card> {
  const events = moves.flatMap(({ ruling, before }, i) => {
    const steps = ruling?.accepted ? ruling.steps : []
    const to =
      i < moves.length - 1
        ? steps.length
        : (grafaRules.stops(steps, before).find(stop => stop.to > done)?.to ?? steps.length)
    return steps.slice(0, to).map(step => step.event)
  })
  return new Set([...deck.slice(0, 6), ...events.flatMap(cardsOf)])
}

const unseenOn = (root: Element, known: ReadonlySet<Card>): readonly Card[] =>
  cardsOn(root).filter(card => !known.has(card))

/** The first legal action in notation; null if there is none. */
function nextAction({ match }: Sat): string | null {
  if (!match.replay || !isReplayOf<Grafa>(match.replay, grafa)) return null
  const [action] = grafa.legal(match.replay.position)
  return action ? grafa.makeAction(action) : null
}

/** The top of a deck: the hand, the face-up card, and the three cards that the 4 of clubs looks at. */
const FIRST = '4C 8S 2D 3D 5D 3C KH 7S 2H'.split(' ').flatMap(card => DECK.filter(each => each === card))
const LOOKS = [...FIRST, ...DECK.filter(card => !FIRST.includes(card))]
const DECKS: readonly (readonly Card[])[] = [dealOf(0), dealOf(7_654_321), LOOKS]

describe('a deck that the app has dealt', () => {
  it.each(byTurns(DECKS, 2))('shows only cards that have been seen, at each step', async (...deck) => {
    const table = await sit(headOf(`deck ${deck.join(' ')}`))
    for (let move = 0; move < 8; move++) {
      const action = nextAction(table)
      if (action === null) break
      await table.say(action)
      for (let steps = 0; steps < 6; steps++) {
        expect(unseenOn(document.body, seen(deck, movesOf(table), table.match.cursor))).toEqual([])
        if (!table.wrapper.find('.forward').exists()) break
        await table.click('.forward')
      }
    }
    expect(movesOf(table).length).toBeGreaterThan(1)
  })

  it.each(['score', 'hand', 'deck', 'last ruling'])('is not revealed by the answer to “%s”', async question => {
    const table = await sit(headOf(`deck ${LOOKS.join(' ')}`), ['pair 4C', 'arrange 7S KH 2H'])
    await table.say(question)
    expect(unseenOn(document.body, seen(LOOKS, movesOf(table), Infinity))).toEqual([])
  })

  it.each(byTurns([[[]], [['pair 4C']], [['pair 4C', 'arrange 7S KH 2H']]], 3, 1))(
    'is not revealed by “Why?” either, after %j',
    async line => {
      const table = await sit(headOf(`deck ${LOOKS.join(' ')}`), line)
      await table.match.setCursor(100)
      for (const proposal of [null, 'pair 8S', 'pair 2D', 'arrange KH']) {
        const why = mount(WhySheet, {
          props: { course: grafaCourse, module: grafaTable, proposal },
          global: { plugins: [table.pinia, table.router] },
        })
        await flushPromises()
        expect(why.find('.grafa').exists()).toBe(true)
        expect(cardsOn(why.element).length).toBeGreaterThan(0)
        const known = seen(LOOKS, movesOf(table), Infinity)
        for (const part of why.findAll(proposal === null ? '.grafa, section.ruling' : '.grafa')) {
          expect(unseenOn(part.element, known)).toEqual([])
        }
        why.unmount()
      }
    },
  )

  it('shows the looked-at cards in “Why?”', async () => {
    const table = await sit(headOf(`deck ${LOOKS.join(' ')}`), ['pair 4C', 'arrange 7S KH 2H'])
    await table.match.setCursor(100)
    const why = mount(WhySheet, {
      props: { course: grafaCourse, module: grafaTable, proposal: null },
      global: { plugins: [table.pinia, table.router] },
    })
    await flushPromises()
    expect(why.get('.known-below').text()).toMatch(/king of hearts.*2 of hearts/)
  })

  it('shows at each move of a replay only the cards seen up to that move, even while a move is added', async () => {
    const table = await sit(headOf(`deck ${LOOKS.join(' ')}`), ['pair 4C', 'arrange 7S KH 2H', 'pair 8S'])
    const { replay, timeline } = table.match
    if (!replay) throw new Error('no match')
    const all = movesOf(table)
    for (let move = 0; move <= all.length; move++) {
      const view = mount(ReplayView, {
        props: {
          module: grafaTable,
          replay,
          log: timeline.log,
          back: '#/',
          backLabel: 'Back',
          start: move,
          editable: true,
        },
        global: { plugins: [table.pinia, table.router] },
      })
      await flushPromises()
      const board = () => view.get('.grafa').element
      expect(unseenOn(board(), seen(LOOKS, all.slice(0, move), Infinity))).toEqual([])
      expect(unseenOn(view.element, seen(LOOKS, all, Infinity))).toEqual([])
      const press = async (name: string): Promise<void> => {
        await view
          .findAll('button')
          .find(each => each.text().startsWith(name))
          ?.trigger('click')
        await flushPromises()
      }
      await press('More')
      await press('Add a move after it')
      expect(unseenOn(board(), seen(LOOKS, all.slice(0, move), Infinity))).toEqual([])
      await press(`${view.text().match(/\d+ legal/)?.[0]}`)
      expect(unseenOn(view.element, seen(LOOKS, all, Infinity))).toEqual([])
      view.unmount()
    }
  })

  it('can have its looked-at cards reordered in a replay', async () => {
    const table = await sit(headOf(`deck ${LOOKS.join(' ')}`), ['pair 4C', 'arrange 7S KH 2H'])
    const { replay, timeline } = table.match
    if (!replay) throw new Error('no match')
    const view = mount(ReplayView, {
      props: {
        module: grafaTable,
        replay,
        log: timeline.log,
        back: '#/',
        backLabel: 'Back',
        start: 2,
        editable: true,
      },
      global: { plugins: [table.pinia, table.router] },
    })
    const press = async (name: string): Promise<void> => {
      await view
        .findAll('button')
        .find(each => each.text().startsWith(name))
        ?.trigger('click')
      await flushPromises()
    }
    await press('More')
    await press('Change this move')
    await view.get('[data-slot="2H"]').trigger('click')
    await view.get('[data-slot="KH"]').trigger('click')
    await press('Put back like this')
    await view.findComponent({ name: 'AmendSheets' }).get('.button-primary').trigger('click')
    expect(view.emitted('amend')).toEqual([[1, 1, ['arrange 2H KH 7S']]])
  })

  it('counts as hidden if no hand is entered in the set-up', async () => {
    const deck = '5S 2S 3H 4H 6H 3C KH 7S 2H'.split(' ').flatMap(card => DECK.filter(each => each === card))
    const table = await sit(headOf(`deck ${[...deck, ...DECK.filter(card => !deck.includes(card))].join(' ')}`), [
      'pair 5S',
    ])
    expect(table.says()).toBe('Which suit acts first?')
    const setup = { players: ['Ann'], hand: null, deck, discard: [] }
    expect(grafaTable.hides?.(setup)).toBe(true)
    expect(grafaTable.hides?.({ ...setup, hand: ['AS'] })).toBe(false)
  })
})
