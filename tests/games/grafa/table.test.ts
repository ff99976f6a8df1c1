import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { announcements } from '../../../src/ui/useAnnouncer.ts'
import { headOf, sit, WORKED } from './hands.ts'

/** Actions up to the choice between spades and clubs. */
const TO_USE = ['pair 6S', 'reveal 5D', 'reveal 6C', 'pair 6S']

describe('a pair at the table', () => {
  it('is marked with its reason and its effect before it is chosen', async () => {
    const table = await sit(WORKED)
    expect(table.says()).toBe('The 4 of hearts is face up.')
    expect(table.adds()).toBe('Four cards in your hand pair with it. Tap one of them.')
    expect(table.name('6S')).toBe('6 of spades, can pair (higher). You keep the 6 of spades. Spades: dig one card.')
    expect(table.name('2S')).toBe('2 of spades, does not pair')
    expect(table.wrapper.get('[data-card="3H"] .mark').text()).toBe('suitstays+4')
    expect(table.wrapper.find('[data-card="2S"] .mark').exists()).toBe(false)
  })

  it('counts after one tap, since its label says what it does, and is undone with one tap', async () => {
    const table = await sit(WORKED)
    await table.tap('6S')
    expect(table.played()).toEqual(['pair 6S'])
    expect(table.hasKey('Confirm')).toBe(false)
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual([])
    await table.settle()
    expect(table.says()).toBe('The 4 of hearts is face up.')
  })

  describe('by a drag', () => {
    async function open() {
      const table = await sit(WORKED)
      const deck = table.wrapper.get('[data-deck]').element
      deck.getBoundingClientRect = () => new DOMRect(0, 0, 80, 100)
      document.elementFromPoint = () => deck
      const card = table.wrapper.get('[data-card="6S"]')
      async function drag(to: number): Promise<void> {
        const at = (clientX: number, clientY: number) => ({
          pointerId: 1,
          clientX,
          clientY,
          button: 0,
          isPrimary: true,
        })
        table.wait()
        await card.trigger('pointerdown', at(300, 400))
        await card.trigger('pointermove', at(to, 50))
        expect(card.classes()).toContain('carried')
        await card.trigger('pointerup', at(to, 50))
        await card.trigger('click')
        await flushPromises()
      }
      return { ...table, card, drag }
    }

    it('is accepted on the face-up card only', async () => {
      const table = await open()
      await table.drag(200)
      expect(table.played()).toEqual([])
      await table.drag(40)
      expect(table.played()).toEqual(['pair 6S'])
    })

    it('doesn’t block a later tap on a card that was dropped elsewhere', async () => {
      const table = await open()
      await table.drag(200)
      // The click after the drag would have been handled by now.
      await new Promise(resolve => setTimeout(resolve))
      table.wait()
      await table.card.trigger('click')
      await flushPromises()
      expect(table.played()).toEqual(['pair 6S'])
    })
  })

  it('is refused with a link to the rule, and a second tap removes the refusal', async () => {
    const table = await sit(WORKED)
    await table.tap('2S')
    expect(table.says()).toBe('The 2 of spades doesn’t pair with the 4 of hearts.')
    expect(table.wrapper.get('.ruling a').attributes('href')).toBe('#/rulebook/grafa/pairs')
    expect(table.hasKey('Confirm')).toBe(false)
    await table.tap('2S')
    expect(table.says()).toBe('The 4 of hearts is face up.')
  })
})

describe('the effects of a pair', () => {
  it('are carried out with the real cards step by step, and each new card is entered', async () => {
    const table = await sit(WORKED, ['pair 6S'])
    expect(table.says()).toBe('Hearts: take the 6 of spades into your hand.')
    expect(table.adds()).toBe('Discard the 4 of hearts.')
    expect(table.wrapper.find('.picker').exists()).toBe(false)
    await table.press('Taken')
    expect(table.says()).toBe('Dig the top card. Which card is it?')
    await table.pick('5D')
    expect(table.says()).toBe('Turn up the top card. Which card is it?')
    await table.pick('6C')
    expect(table.played()).toEqual(['pair 6S', 'reveal 5D', 'reveal 6C'])
    expect(table.says()).toBe('The 6 of clubs is face up.')
    expect(table.wrapper.get('.pile:last-child').attributes('aria-label')).toBe(
      'Discard pile, 2 cards, 5 of diamonds on top',
    )
  })

  it('continue after a reload', async () => {
    const table = await sit(WORKED, ['pair 3H'])
    expect(table.says()).toContain('Hearts: take the 3 of hearts and the 4 of hearts into your hand')
    await table.match.open(table.match.head?.id ?? '')
    await flushPromises()
    expect(table.says()).toContain('Hearts: take')
  })

  it('include the discard of the pair if no heart returns a card', async () => {
    const table = await sit(WORKED, TO_USE)
    expect(table.says()).toBe('Which suit acts first?')
    expect(table.adds()).toBe('Discard the pair.')
    await table.press('Clubs first')
    expect(table.played().at(-1)).toBe('use C')
    expect(table.says()).toBe('Look at the top two cards. Which cards are they?')
  })

  it('can need several cards, which are entered from the top, and the last entered card can be erased', async () => {
    const table = await sit(WORKED, [...TO_USE, 'use C'])
    await table.pick('QC')
    await table.click('[aria-label="Erase the last card"]')
    await table.pick('JD')
    expect(table.played().at(-1)).toBe('use C')
    await table.pick('TC')
    expect(table.played().at(-1)).toBe('reveal JD TC')
  })

  it('can reveal only unseen cards, and the picker says where each other card is', async () => {
    const table = await sit(WORKED, [...TO_USE, 'use C'])
    await table.pick('JD')
    const why = (card: string) => table.wrapper.get(`.picker [data-cell="${card}"]`).attributes('title')
    expect(why('AH')).toBe('The ace of hearts is in your hand.')
    expect(why('5D')).toBe('The 5 of diamonds is in the discard pile.')
    expect(why('JD')).toBe('The jack of diamonds is already entered.')
    expect(why('TC')).toBeUndefined()
    await table.pick('5D')
    expect(table.played().at(-1)).toBe('use C')
  })

  it('name the cards in the deck that are known', async () => {
    const looked = ['pair 4C', 'reveal KH 7S 2D', 'arrange 7S KH 2D']
    const table = await sit(headOf('hand 4C 8S', 'deck 3C'), looked)
    expect(table.says()).toBe('Turn the top card of the deck face up: the 7 of spades.')
    expect(table.wrapper.get('.known-below').text()).toMatch(/king of hearts.*2 of diamonds.*46 unseen/)
    await table.tap('8S')
    expect(table.says()).toBe('Spades: put the king of hearts and the 2 of diamonds from the deck on the discard pile.')
    await table.press('Dug')
    expect(table.says()).toBe('Turn up the top card. Which card is it?')
  })
})

describe('looking at cards', () => {
  const LOOKED = [...TO_USE, 'use C', 'reveal TC JD']

  it('shows for each card, in the current order, what will happen to it', async () => {
    const table = await sit(WORKED, LOOKED)
    expect(table.order()).toEqual([
      '10 of clubs, on top, will be dug',
      'jack of diamonds, second from the top, will be turned up',
    ])
  })

  it('lets two taps move a card to another place in the order', async () => {
    const table = await sit(WORKED, LOOKED)
    await table.lift('JD')
    expect(table.says()).toBe('Tap the new place of the jack of diamonds.')
    await table.lift('TC')
    expect(table.order()).toEqual([
      'jack of diamonds, on top, will be dug',
      '10 of clubs, second from the top, will be turned up',
    ])
    await table.press('Put back like this')
    expect(table.played().at(-1)).toBe('arrange JD TC')
    expect(table.says()).toBe('Spades: put the jack of diamonds from the deck on the discard pile.')
  })

  it('lets a second tap on a selected card deselect it', async () => {
    const table = await sit(WORKED, LOOKED)
    await table.lift('JD')
    await table.lift('JD')
    await table.press('Put back like this')
    expect(table.played().at(-1)).toBe('arrange TC JD')
  })

  it('lets arrow keys move a selected card, or else the focus', async () => {
    const table = await sit(headOf('hand 4C', 'deck 3C'), ['pair 4C', 'reveal 2D 9H 7S'])
    const arrow = async (card: string, key: string): Promise<void> => {
      await table.wrapper.get(`[data-slot="${card}"]`).trigger('keydown', { key })
      await flushPromises()
    }
    await arrow('2D', 'ArrowRight')
    expect(document.activeElement?.getAttribute('data-slot')).toBe('9H')
    await table.lift('2D')
    await arrow('2D', 'ArrowRight')
    await arrow('2D', 'ArrowRight')
    await arrow('2D', 'ArrowRight')
    expect(document.activeElement?.getAttribute('data-slot')).toBe('2D')
    expect(announcements.polite.text).toBe('2 of diamonds, third from the top')
    await table.press('Put back like this')
    expect(table.played().at(-1)).toBe('arrange 9H 7S 2D')
  })

  it('lets a card be dragged to another place in the order', async () => {
    const table = await sit(WORKED, LOOKED)
    const items = table.wrapper.findAll('.middle li')
    items.forEach((item, i) => {
      item.element.getBoundingClientRect = () => new DOMRect(i * 60, 0, 50, 70)
    })
    const jack = table.wrapper.get('[data-slot="JD"]')
    const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 30, button: 0, isPrimary: true })
    await jack.trigger('pointerdown', at(85))
    await jack.trigger('pointermove', at(20))
    expect(jack.classes()).toContain('carried')
    document.elementFromPoint = () => jack.element
    await jack.trigger('pointerup', at(20))
    await jack.trigger('click')
    await flushPromises()
    expect(table.order()[0]).toBe('jack of diamonds, on top, will be dug')
    expect(table.says()).toBe('Put the cards back in any order.')
  })
})

describe('by typing', () => {
  it('cards can be played without a pointer', async () => {
    const table = await sit(WORKED)
    await table.type('2s')
    expect(table.says()).toContain('doesn’t pair')
    await table.key('Escape')
    expect(table.says()).toBe('The 4 of hearts is face up.')
    await table.type('6s')
    expect(table.says()).toContain('take the 6 of spades into your hand')
    await table.key('Enter')
    await table.type('5d6c6sc10cj')
    await table.key('Backspace')
    await table.type('qd')
    expect(table.played()).toEqual([...TO_USE, 'use C', 'reveal TC QD'])
    await table.key('Enter')
    expect(table.played().at(-1)).toBe('arrange TC QD')
  })

  it('actions of the current phase can be entered, and questions asked', async () => {
    const table = await sit(WORKED, TO_USE.slice(0, 3))
    await table.say('deck')
    expect(table.says()).toBe('The deck has 45 cards. The 6 of clubs is face up.')
    expect(announcements.polite.text).toContain('The deck has 45 cards. The 6 of clubs is face up.')
    await table.say('hand')
    expect(table.says()).toContain('In your hand: the ace of hearts, the 2 of spades, the 3 of hearts')
    await table.say('score')
    expect(table.says()).toBe('2 cards discarded.')
    await table.say('last ruling')
    expect(table.says()).toBe('The 6 of clubs is face up. Three cards in your hand pair with it. Tap one of them.')
    await table.say('6s')
    await table.say('use c')
    await table.say('jd tc')
    await table.say('tc jd')
    expect(table.played().slice(-3)).toEqual(['use C', 'reveal JD TC', 'arrange TC JD'])
  })

  it('an unknown action is refused', async () => {
    const table = await sit(WORKED)
    await table.say('jump')
    expect(table.says()).toBe('That is not a move in Grafa.')
    await table.say('pair 6x')
    expect(table.says()).toBe('That can’t be read as a move.')
  })
})

describe('corrections', () => {
  it('undo and redo a move', async () => {
    const table = await sit(WORKED, ['pair 6S', 'reveal 5D'])
    await table.click('[aria-label="Undo"]')
    await table.settle()
    expect(table.says()).toBe('Dig the top card. Which card is it?')
    expect(table.wrapper.get('.log del').text()).toContain('The new card is the 5 of diamonds.')
    await table.click('[aria-label="Redo"]')
    expect(table.played()).toEqual(['pair 6S', 'reveal 5D'])
  })

  const amend = async (actions: readonly string[], wrong: string, right: string) => {
    const table = await sit(WORKED, actions)
    await table.click('[aria-label="Menu"]')
    await table.press('Edit an earlier card')
    expect(table.says()).toBe('Which card was entered wrongly?')
    expect(table.wrapper.get('[data-key="K"]').attributes('title')).toBe('No king has been entered.')
    await table.pick(wrong)
    await table.pick(right)
    return table
  }

  it('replace a wrong card, also in the later moves that name it', async () => {
    const line = [...TO_USE, 'use C', 'reveal JD TC', 'arrange JD TC', 'pair 4C', 'reveal 2D 9H 7S', 'arrange 9H 7S 2D']
    const table = await amend(line, '9H', '8H')
    expect(table.says()).toBe('The 9 of hearts becomes the 8 of hearts.')
    expect(table.adds()).toBe('All later moves still fit.')
    expect(table.played()).toEqual(line)
    await table.press('Confirm')
    expect(table.played().slice(-2)).toEqual(['reveal 2D 8H 7S', 'arrange 8H 7S 2D'])
    await table.settle()
    expect(table.says()).toBe('The 8 of hearts is face up.')
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual(line)
  })

  it('drop moves that are no longer legal, after a preview', async () => {
    const table = await amend([...TO_USE, 'use C', 'reveal JD TC'], '6C', 'KC')
    expect(table.says()).toBe('The 6 of clubs becomes the king of clubs.')
    expect(table.adds()).toBe('The last 3 entries no longer fit, and are dropped. 2 cards discarded instead of 4.')
    await table.press('Confirm')
    expect(table.played()).toEqual(['pair 6S', 'reveal 5D', 'reveal KC'])
    await table.settle()
    expect(table.says()).toBe('The king of clubs is face up.')
  })

  it('replace one of the first six cards, and an undo restores it', async () => {
    const table = await amend(['pair 6S', 'reveal 5D', 'reveal 6C'], '2S', '2C')
    expect(table.says()).toBe('The 2 of spades becomes the 2 of clubs.')
    expect(table.adds()).toBe('All later moves still fit.')
    await table.press('Confirm')
    expect(table.hand()).toContain('2C')
    expect(table.hand()).not.toContain('2S')
    expect(table.played()).toEqual(['pair 6S', 'reveal 5D', 'reveal 6C'])
    await table.click('[aria-label="Menu"]')
    await table.press('Open the log')
    expect(document.body.textContent).toContain('The 2 of clubs was entered as the 2 of spades.')
    await table.click('[aria-label="Close"]')
    await table.click('[aria-label="Undo"]')
    expect(table.hand()).toContain('2S')
  })

  it('replace one of the first six cards only after the moves made with it are undone', async () => {
    const table = await amend(['pair 6S', 'reveal 5D'], '6S', '9C')
    expect(table.says()).toBe('The 6 of spades becomes the 9 of clubs.')
    expect(table.adds()).toBe('A later move doesn’t fit. Undo that move first, then edit the card.')
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it.each(['the button below the cards', 'the button in the bar', 'Escape'])(
    'can be cancelled step by step with %s',
    async how => {
      const table = await amend(TO_USE, '6C', 'KC')
      const back = () => {
        if (how === 'Escape') return table.wrapper.get('.bar button').trigger('keydown', { key: how })
        return how === 'the button in the bar' ? table.click('[aria-label="Undo"]') : table.press('Undo')
      }
      await back()
      expect(table.says()).toBe('Which card was it, instead of the 6 of clubs?')
      await back()
      expect(table.says()).toBe('Which card was entered wrongly?')
      expect(table.hasKey('Undo')).toBe(false)
      expect(table.played()).toEqual(TO_USE)
    },
  )

  it('can be cancelled', async () => {
    const table = await amend(TO_USE, '6C', 'KC')
    await table.press('Cancel')
    expect(table.says()).toBe('Which suit acts first?')
    expect(table.played()).toEqual(TO_USE)
  })

  it('give the reason why a card can’t be chosen', async () => {
    const table = await sit(WORKED, TO_USE)
    await table.click('[aria-label="Menu"]')
    await table.press('Edit an earlier card')
    const why = (card: string) => table.wrapper.get(`.picker [data-cell="${card}"]`).attributes('title')
    expect(why('KH')).toBe('The king of hearts hasn’t been entered.')
    await table.pick('5D')
    expect(table.says()).toBe('Which card was it, instead of the 5 of diamonds?')
    expect(why('4H')).toBe('The 4 of hearts is in the discard pile.')
  })
})

it('the count of the deck excludes cards that were looked at, until hands have put them back', async () => {
  const table = await sit(WORKED, ['pair 4C', 'reveal JD TC'])
  await table.settle()
  const count = (): string => table.wrapper.get('.pile').attributes('aria-label') ?? ''
  const looked = count()
  await table.match.undo()
  await flushPromises()
  expect([looked, count()]).toEqual(['Deck, 44 cards', 'Deck, 44 cards'])
  await table.press('Done')
  expect(count()).toBe('Deck, 46 cards')
})

describe('the two cards of a pair', () => {
  const CLUBS = headOf('hand AS 2C KD 3H 4H', 'deck 5C')

  it('are discarded in the step that carries out their effect, if that step needs no new card', async () => {
    const table = await sit(CLUBS, ['pair 2C', 'reveal QD TD 2D', 'arrange QD TD 2D'])
    await table.tap('AS')
    expect(table.says()).toBe('Diamonds: draw the 10 of diamonds into your hand.')
    expect(table.adds()).toBe('Discard the pair.')
    expect(table.wrapper.get('.pile[aria-label^="Discard pile"]').attributes('aria-label')).toContain('2 cards')
    await table.press('Drawn')
    expect(table.says()).toBe('Turn the top card of the deck face up: the 2 of diamonds.')
    expect(table.adds()).not.toContain('Discard')
  })

  it('are discarded before a known card is turned up', async () => {
    const table = await sit(headOf('hand AS 2C AD 3H 4H', 'deck 5C'), [
      'pair 2C',
      'reveal AH TD 2D',
      'arrange AH TD 2D',
    ])
    await table.tap('AS')
    expect(table.says()).toBe('Discard the pair. Turn the top card of the deck face up: the 10 of diamonds.')
    await table.click('[aria-label="Undo"]')
    await table.settle()
    await table.click('[aria-label="Redo"]')
    await table.settle()
    await table.tap('AD')
    await table.click('[aria-label="Undo"]')
    await table.settle()
    expect(table.says()).not.toMatch(/Discard|Turn up/)
  })

  it('are discarded before known cards are put back in an order', async () => {
    const table = await sit(headOf('hand AS 2C 3C 3H 4H', 'deck 5C'), [
      'pair 2C',
      'reveal 4C TD 2D',
      'arrange 4C TD 2D',
      'pair AS',
    ])
    expect(table.says()).toBe('Put the cards back in any order.')
    expect(table.adds()).toMatch(/^Discard the pair\./)
  })

  it('are discarded at the end of the game, and the next card is turned up', async () => {
    const table = await sit(headOf('hand AS 2C', 'deck 5C'), ['pair 2C', 'reveal AH TD 2D', 'arrange AH TD 2D'])
    await table.tap('AS')
    expect(table.says()).toBe('You can’t make a pair. Your score: 4 cards in the discard pile.')
    expect(table.adds()).toBe('Discard the pair. Turn the top card of the deck face up: the 10 of diamonds.')
  })
})

describe('a card that was entered before', () => {
  /** A game in which the 5 of spades was entered as the 5 of clubs. */
  const SLIP = ['pair 6S', 'reveal 5C', 'reveal 6C', 'pair 6S', 'use C']

  it('can be edited after it is chosen again, and entry then continues', async () => {
    const table = await sit(WORKED, SLIP)
    await table.click('.parts [data-key="5"]')
    expect(table.played()).toEqual(SLIP)
    await table.click('.parts [data-key="C"]')
    expect(table.says()).toBe('The 5 of clubs is in the discard pile.')
    expect(table.adds()).toBe('You entered it before. If it was another card then, edit that entry first.')
    await table.press('Edit that card')
    expect(table.says()).toBe('Which card was it, instead of the 5 of clubs?')
    await table.pick('5S')
    await table.press('Confirm')
    expect(table.played()).toEqual(SLIP.with(1, 'reveal 5S'))
    await table.settle()
    await table.pick('5C')
    await table.pick('TC')
    expect(table.played().at(-1)).toBe('reveal 5C TC')
  })

  it('can be edited if all four cards of its rank have been entered', async () => {
    const looked = ['reveal 5C 8S 9S', 'arrange 5C 8S 9S']
    const four = await sit(headOf('hand 5S 5H 5D 4C 3H', 'deck 3C'), ['pair 4C', ...looked, 'pair 5S', 'use S'])
    await four.settle()
    await four.click('.parts [data-key="5"]')
    expect(four.says()).toBe('All four 5s have been entered.')
    await four.press('Edit an earlier card')
    expect(four.says()).toBe('Which card was entered wrongly?')
    await four.press('Cancel')
    await four.pick('5H')
    expect(four.says()).toBe('The 5 of hearts is in your hand.')
    await four.press('Edit that card')
    expect(four.says()).toBe('Which card was it, instead of the 5 of hearts?')
  })

  it('can be edited after it is typed again', async () => {
    const table = await sit(WORKED, SLIP)
    await table.say('5c tc')
    expect(table.says()).toBe('The 5 of clubs has already been seen.')
    await table.press('Edit that card')
    expect(table.says()).toBe('Which card was it, instead of the 5 of clubs?')
  })
})
