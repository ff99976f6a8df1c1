import { announcements } from '../../../src/ui/useAnnouncer.ts'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { replay } from '../../replay.ts'
import type { Position } from '../../../src/engine/tennis/types.ts'
import { tennisTable } from '../../../src/games/tennis/table/index.ts'
import { valueOf } from '../../book/results.ts'
import { mountTable } from '../mount.ts'
import { head, plays, WHOLE } from './hands.ts'
import { RULES } from '../../rules.ts'

type Table = Awaited<ReturnType<typeof at>>

async function at(actions: readonly string[] = [], ...lines: string[]) {
  const table = await mountTable(tennisTable, head(...lines), actions)
  const line = () => table.match.timeline.line.map(play => play.action)
  const enter = (rank: string) => table.click(`.pad [data-key="${rank}"]`)
  const plate = (side: string) => table.wrapper.get(`.plate.${side}`).attributes('aria-label')
  return { ...table, line, enter, plate, said: () => table.says().replaceAll('\u00a0', ' ') }
}

async function menu(table: Table, ...keys: readonly string[]): Promise<void> {
  await table.click('[aria-label="Menu"]')
  for (const key of keys) await table.press(key)
}

async function type(table: Table, text: string): Promise<void> {
  await table.wrapper.get('.log input').setValue(text)
  await table.wrapper.get('.log form').trigger('submit')
  await flushPromises()
}

describe('a card at the table', () => {
  it('counts after one tap, and then it is the next player’s turn', async () => {
    const table = await at()
    expect(table.says()).toBe('Ann deals hand 1 as the Ghost. Cat plays first as the Fish.')
    expect(table.wrapper.get('.plate.turn').classes()).toContain('north')
    await table.enter('J')
    expect(table.line()).toEqual(['play J'])
    expect(table.says()).toBe('The first pair has no Net: no point.')
    expect(announcements.polite.text).toMatch(/Ann plays next\.$/)
    expect(table.wrapper.get('.plate.turn').classes()).toContain('south')
    await table.enter('4')
    expect(table.says()).toBe('The new Net is 11 − 4 = 7.')
    expect(table.wrapper.get('.court').attributes('aria-label')).toBe('Net 7.')
  })

  it('is animated when it is played, but not when the table is opened or the next card is undone', async () => {
    const table = await at(plays('J 4'))
    const flying = () => table.wrapper.findAll('.chip.fresh text').map(rank => rank.text())
    expect(table.wrapper.findAll('.chip')).toHaveLength(2)
    expect(flying()).toEqual([])
    await table.enter('8')
    expect(flying()).toEqual(['8'])
    await table.enter('9')
    expect(flying()).toEqual(['9'])
    await table.click('[aria-label="Undo"]')
    expect(table.line()).toHaveLength(3)
    await table.press('Done')
    expect(flying()).toEqual([])
  })

  it('goes over the Net or into it, and the pair forms the next Net', async () => {
    const table = await at(plays('J 4'))
    await table.enter('8')
    expect(table.says()).toBe('The 8 clears the Net (7): a point for Bob.')
    expect(table.wrapper.get('.court').attributes('aria-label')).toBe('Net 7. Bob’s 8 clears the Net.')
    await table.enter('7')
    expect(table.says()).toBe('The 7 isn’t higher than the Net (7): no point.')
    expect(table.adds()).toBe('The new Net is 8 − 7 = 1.')
    expect(table.wrapper.findAll('.chip.past').map(chip => chip.classes()[2])).toEqual(['over', 'into'])
    expect(table.plate('west')).toBe('Bob, Angler, 1 point, 12 cards left, 0 hands won')
  })

  it('is refused as the fifth of its rank, with a remedy', async () => {
    const table = await at(plays('K K K K'))
    await table.enter('K')
    expect(table.says()).toBe('All four kings have been played.')
    expect(table.adds()).toContain('undo')
    await table.enter('2')
    expect(table.line()).toHaveLength(5)
  })

  it('can be entered even while the previous card is being stored', async () => {
    const table = await at()
    for (const rank of ['K', 'Q', '2', '3']) void table.wrapper.get(`[data-key="${rank}"]`).trigger('click')
    void table.wrapper.get('[data-key="3"]').trigger('keydown', { key: 'Backspace' })
    void table.wrapper.get('[data-key="4"]').trigger('click')
    await flushPromises()
    expect(table.line()).toEqual(plays('K Q 2 4'))
  })

  it('is undone with one tap, or with Backspace', async () => {
    const table = await at(plays('J 4 8'))
    await table.click('[aria-label="Undo the last card"]')
    expect(table.line()).toHaveLength(2)
    await table.wrapper.get('[data-key="A"]').trigger('keydown', { key: 'Backspace' })
    await flushPromises()
    expect(table.line()).toEqual(['play J'])
    await table.click('[aria-label="Redo"]')
    expect(table.line()).toHaveLength(2)
  })

  it('is entered with its suit if that setting is on', async () => {
    const table = await at()
    await menu(table, 'Table settings', 'Enter suits too')
    await table.enter('K')
    expect(table.line()).toEqual([])
    await table.click('[aria-label="king of hearts"]')
    expect(table.line()).toEqual(['play KH'])
    await table.enter('K')
    await table.click('[aria-label="king of hearts"]')
    expect(table.says()).toBe('The king of hearts has already been played.')
    expect(table.line()).toHaveLength(1)
    await menu(table, 'Table settings', 'Enter ranks only')
    await table.enter('K')
    expect(table.line()).toEqual(['play KH', 'play K'])
  })
})

describe('a whole hand', () => {
  it('that is entered by taps leads to the engine’s position, and then to the next hand', async () => {
    const table = await at()
    for (const rank of WHOLE) await table.enter(rank)
    const expected = valueOf(replay(head(), plays(WHOLE.join(' ')), RULES)).position as Position
    expect(table.match.position).toEqual(expected)
    expect(table.says()).toMatch(/^\w+ wins the hand as the \w+ with \d+ points/)
    expect(table.adds()).toMatch(/Bob deals the next hand\.$/)
    expect(table.wrapper.get('.plate.south').text()).toContain('Ghost now, Cormorant in the next hand')
    expect(table.wrapper.get('.plate.won').text()).toMatch(/hands? \+[12]/)
    await table.press('Next hand')
    expect(table.says()).toContain('Bob deals hand 2 as the Ghost. Dee plays first')
    expect(table.wrapper.find('.played').exists()).toBe(false)
  })

  it('ends with its winner, the points, and the tie-break that decided it', async () => {
    const table = await at(
      plays('A A 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 T T J J Q Q K K A A 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 T T J J Q Q K K'),
    )
    expect(table.says()).toBe(
      'Dee wins the hand as the Cormorant with 26 points. Tied with Ann, Bob and Cat: Dee is farther clockwise from the dealer.',
    )
    expect(table.wrapper.get('.ruling a').attributes('href')).toBe('#/rulebook/tennis/winning-a-hand')
  })
})

describe('the Cormorant', () => {
  it('can become a Ghost: the risk is shown, and the choice counts once confirmed', async () => {
    const table = await at(plays('J 4'), 'ghosting on')
    await table.click('[aria-label="Become a Ghost, Dee"]')
    expect(table.says()).toBe('Dee becomes a Ghost. Turn Dee’s cards to face the other players.')
    expect(table.adds()).toBe('If Dee wins this hand, it counts for two. If not, one hand is taken off Dee’s total.')
    expect(table.line()).toHaveLength(2)
    await table.press('Confirm')
    expect(table.line().at(-1)).toBe('ghost')
    expect(table.plate('east')).toContain('Cormorant as Ghost')
    expect(table.wrapper.find('.choice').exists()).toBe(false)
  })

  it('can’t become a Ghost if the house rule is off, or too late in the hand', async () => {
    expect((await at()).wrapper.find('.choice').exists()).toBe(false)
    const full = await at(plays('A A 2 2 A A 3 3 4 5 2 2 6 7 3 3 8 8 9 T'), 'ghosting on')
    expect(full.wrapper.find('.choice').exists()).toBe(false)
  })
})

describe('a Cormorant who became a Ghost illegally', () => {
  it('can be reported from the menu, and stays a Ghost if all players agree', async () => {
    const table = await at(plays('K 4'))
    await menu(table, 'Report illegal move', 'Dee became a Ghost')
    expect(table.says()).toBe('In this match the Cormorant can’t become a Ghost.')
    await table.press('We played it')
    await table.press('Let it stand')
    for (const name of ['Ann', 'Bob', 'Cat', 'Dee']) await table.press(`${name} agrees`)
    expect(table.line().at(-1)).toBe('stands ghost')
    expect(table.plate('east')).toContain('Cormorant as Ghost')
    await table.click('[aria-label="Menu"]')
    expect(table.hasKey('Dee became a Ghost')).toBe(false)
  })

  it('can’t be reported if the choice is legal', async () => {
    const table = await at(plays('K 4'), 'ghosting on')
    await table.click('[aria-label="Menu"]')
    expect(table.hasKey('Dee became a Ghost')).toBe(false)
  })
})

describe('a match that only keeps score', () => {
  it('asks for the winner of each hand until the match ends', async () => {
    const table = await at([], 'target 3', 'ghosting on')
    await menu(table, 'Table settings', 'Keep score only')
    expect(table.says()).toBe('Who won hand 1?')
    await table.click('[aria-label="Ann, Ghost"]')
    expect(table.says()).toBe('Ann wins the hand as the Ghost. The hand counts for two.')
    expect(table.line()).toEqual([])
    await table.press('Confirm')
    expect(table.line()).toEqual(['hand ghost'])
    expect(table.plate('south')).toBe('Ann, Ghost, 2 hands won')
    await table.press('Next hand')
    expect(table.says()).toBe('Who won hand 2?')
    await table.wrapper.get('.winners input').setValue(true)
    await table.click('[aria-label="Dee, Fish"]')
    expect(table.says()).toBe(
      'Dee wins the hand as the Fish. Ann became a Ghost but didn’t win: take one hand off Ann’s total.',
    )
    await table.press('Confirm')
    expect(table.line().at(-1)).toBe('hand fish ghost')
    expect(table.plate('south')).toContain('1 hand won')
    await table.press('Next hand')
    await table.wrapper.get('.winners input').setValue(true)
    await table.click('[aria-label="Bob, Cormorant"]')
    await table.press('Confirm')
    await table.press('Next hand')
    await table.click('[aria-label="Bob, Fish"]')
    expect(table.adds()).toBe('Bob wins the match.')
    await table.press('Confirm')
    expect(table.says()).toMatch(/^Bob won, \d+ to \d+\.$/)
    expect(table.hasKey('Play again')).toBe(true)
    await table.press('Look back')
    await table.press('The record')
    expect(document.querySelector('textarea')?.value).toContain('hand cormorant ghost')
  })

  it('can’t start during a hand with entered cards, and can be continued with cards', async () => {
    const table = await at(plays('K'))
    await menu(table, 'Table settings', 'Keep score only')
    expect(table.says()).toBe('One card of this hand is already entered.')
    await table.click('[aria-label="Undo"]')
    await table.press('Done')
    expect(table.says()).toBe('Who won hand 1?')
    await table.press('Enter each card')
    await table.enter('K')
    expect(table.line()).toEqual(['play K'])
  })
})

describe('a misread card', () => {
  it('is changed in its place, after a preview', async () => {
    const table = await at(plays('K 4 J 9 2'))
    await table.click('[data-card="3"]')
    expect(table.says()).toBe('Card 3 wasn’t a jack. What did Bob play?')
    await table.enter('5')
    expect(table.said()).toBe('Bob 0 instead of 1.')
    expect(table.adds()).toBe('Card 3: jack becomes 5. 2 rulings change.')
    expect(table.wrapper.findAll('.differs').map(chip => chip.attributes('data-card'))).toEqual(['3', '4'])
    expect(table.line()).toEqual(plays('K 4 J 9 2'))
    await table.press('Change this card')
    expect(table.line()).toEqual(plays('K 4 5 9 2'))
    expect(table.said()).toBe('Changed. Bob 0 instead of 1.')
    await table.click('[aria-label="Undo"]')
    expect(table.line()).toEqual(plays('K 4 J 9 2'))
    await table.press('Done')
    expect(table.said()).not.toContain('Changed.')
    await table.click('[aria-label="Redo"]')
    expect(table.adds()).toBe('Edited – Bob: A 5 was played.')
  })

  it('stays changed when the last card is undone', async () => {
    const table = await at(plays('K 4 J 9 2'))
    await table.click('[data-card="3"]')
    await table.enter('5')
    await table.press('Change this card')
    await table.click('[aria-label="Undo the last card"]')
    expect(table.line()).toEqual(plays('K 4 5 9'))
    expect(table.adds()).toMatch(/^Undone – /)
    await table.click('[aria-label="Undo the last card"]')
    expect(table.line()).toEqual(plays('K 4 5'))
    await table.click('[aria-label="Undo"]')
    await table.click('[aria-label="Undo"]')
    await table.click('[aria-label="Undo"]')
    expect(table.line()).toEqual(plays('K 4 J 9 2'))
  })

  it.each([
    ['3', 'Swap with next', 'K 4 9 K 2', 'From card 3: king and 9 become 9 and king.'],
    ['5', 'Swap with previous', 'K 4 K 2 9', 'From card 4: 9 and 2 become 2 and 9.'],
  ])('can be swapped with its neighbour: card %s, %s', async (card, key, line, says) => {
    const table = await at(plays('K 4 K 9 2'))
    await table.click(`[data-card="${card}"]`)
    await table.press(key)
    expect(table.adds()).toContain(says)
    await table.press('Change this card')
    expect(table.line()).toEqual(plays(line))
  })

  it('can be swapped with its neighbour even if all four cards of its rank are entered', async () => {
    const table = await at(plays('K K K 4 K 9 2'))
    await table.click('[data-card="4"]')
    await table.press('Swap with next')
    await table.press('Change this card')
    expect(table.line()).toEqual(plays('K K K K 4 9 2'))
  })

  it('can be removed, and the preview lists only later cards whose result changes', async () => {
    const table = await at(plays('K 4 J 9 2 5 5'))
    await table.click('[data-card="5"]')
    await table.press('Remove this card')
    const rows = table.wrapper.findAll('.differing li').map(row => row.text().replace(/\s+/g, ' '))
    const alike = rows.filter(row => {
      const [, before, after] = /^\d+\. [A-Z][a-z]+?((?:\+|no|new).*), now (.*)$/.exec(row) ?? []
      return before === after
    })
    expect(alike).toEqual([])
    expect(rows.at(-1)).toMatch(/^7\. Bob.*, now not played$/)
  })

  it('can be reached with arrow keys from the focused card', async () => {
    const table = await at(plays('K 4 J 9 2'))
    const chip = (number: number) => table.wrapper.get<HTMLElement>(`[data-card="${number}"]`)
    chip(3).element.focus()
    await chip(3).trigger('keydown', { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(chip(2).element)
    expect(table.wrapper.findAll('.strip [tabindex="0"]').map(each => each.attributes('data-card'))).toEqual(['2'])
  })

  it('can be removed, or a missing card can be added before it', async () => {
    const table = await at(plays('K 4 J 9 2'))
    await table.click('[data-card="2"]')
    await table.press('Remove this card')
    await table.press('Cancel')
    await table.press('Add one before')
    expect(table.says()).toBe('What did Ann play before card 2?')
    await table.enter('7')
    await table.press('Change this card')
    expect(table.line()).toEqual(plays('K 7 4 J 9 2'))
  })

  it('stays unchanged if the edit is cancelled, which takes two steps', async () => {
    const table = await at(plays('K 4 J 9 2'))
    await table.click('[data-card="3"]')
    await table.enter('5')
    await table.click('[aria-label="Undo"]')
    expect(table.says()).toBe('Card 3 wasn’t a jack. What did Bob play?')
    await table.click('[aria-label="Undo"]')
    expect(table.hasKey('Cancel')).toBe(false)
    expect(table.line()).toHaveLength(5)
  })

  it('can’t be changed if that makes a later card illegal', async () => {
    const table = await at(plays('2 K K K K'))
    await table.click('[data-card="1"]')
    await table.enter('K')
    expect(table.says()).toBe('Then card 5 would be impossible.')
    expect(table.hasKey('Change this card')).toBe(false)
    await table.press('Cancel')
    await table.press('Cancel')
    await table.enter('3')
    expect(table.line()).toHaveLength(6)
  })
})

describe('typed words', () => {
  it('can enter cards and ask questions', async () => {
    const table = await at()
    for (const text of ['k', '10h', '4']) await type(table, text)
    expect(table.line()).toEqual(['play K', 'play TH', 'play 4'])
    await type(table, 'net')
    expect(table.says()).toBe('The Net is 3.')
    await type(table, 'turn')
    expect(table.says()).toBe('Dee plays next, as the Cormorant.')
    await type(table, 'score')
    expect(table.says()).toBe('Points: Ann 0, Bob 1, Cat 0 and Dee 0. Hands won: Ann 0, Bob 0, Cat 0 and Dee 0.')
    await type(table, 'jump')
    expect(table.says()).toBe('That is not a move in A Lifelike Tennis.')
    await type(table, 'last ruling')
    expect(table.says()).toContain('That is not a move in A Lifelike Tennis.')
    await table.enter('2')
    expect(table.says()).toBe('The 2 isn’t higher than the Net (3): no point.')
  })
})

describe('players around the table', () => {
  it('have their plates turned to their seats, and the ruling turned to the player whose turn it is', async () => {
    const table = await at()
    table.settings.facing = 'opposite'
    await flushPromises()
    const facing = () => table.wrapper.get('.centre').classes().at(-1)
    expect(facing()).toBe('to-north')
    expect(table.wrapper.findAll('.plate.turned')).toHaveLength(4)
    expect(table.wrapper.findAll('.sentence')).toHaveLength(1)
    for (const side of ['south', 'west', 'east', 'north']) {
      await table.enter('4')
      if (side === 'north') break
      expect(facing()).toBe(`to-${side}`)
    }
    await menu(table, 'Open the log', 'Turn the view')
    expect(table.wrapper.get('.plate.south').attributes('aria-label')).toMatch(/^Bob/)
  })
})
