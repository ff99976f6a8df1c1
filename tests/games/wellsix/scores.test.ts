import { describe, expect, it } from 'vitest'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { mountTable } from '../mount.ts'
import { head } from './heads.ts'

async function open(actions: readonly string[] = [], scoreOnly = false) {
  const table = await mountTable(wellsixTable, head('games 4'), actions, { scoreOnly })
  return {
    ...table,
    number: (value: number) => table.click(`[data-number="${value}"]`),
    played: () => table.match.timeline.line.map(play => play.action),
    closed: () =>
      table.wrapper.findAll('[data-number][aria-disabled="true"]').map(key => Number(key.attributes('data-number'))),
    hasPad: () => table.wrapper.find('.result').exists(),
  }
}

describe('a match that only keeps score', () => {
  it('asks for two numbers for each game', async () => {
    const table = await open()
    await table.press('Enter a result')
    await table.number(30)
    await table.number(4)
    await table.press('Enter game 1')
    expect(table.played()).toEqual(['result 30 4'])
    await table.number(7)
    await table.number(12)
    await table.press('Enter game 2')
    expect(table.played()).toEqual(['result 30 4', 'next', 'result 7 12'])
    expect(table.wrapper.get('.scores').text()).toContain('Total3716')
    expect(table.says()).toBe('How did game 3 of 4 end?')
    expect(table.adds()).toBe('Match: 37 for Ann, 16 for Bob.')
  })

  it('has a graph with a step for each game', async () => {
    const table = await open(['result 30 4', 'next', 'result 7 12', 'next', 'result 20 3', 'next', 'result 30 9'])
    const drawn = table.wrapper.get('.end .chart polyline').attributes('points') ?? ''
    const heights = drawn.split(' ').map(point => point.split(',')[1])
    expect(heights.filter((height, i) => i > 0 && height !== heights[i - 1])).toHaveLength(4)
    const [across] = [drawn.split(' ').map(point => point.split(',')[0])]
    expect(across.filter((at, i) => i > 0 && at === across[i - 1])).toHaveLength(4)
  })

  it('offers only points with which a game can end', async () => {
    const table = await open()
    await table.press('Enter a result')
    const numbers = table.wrapper.findAll('[data-number]').map(key => Number(key.attributes('data-number')))
    expect(numbers).toEqual([...Array.from({ length: 27 }, (_, value) => value), 30])
    expect(table.closed()).toEqual([])
    await table.number(30)
    expect(table.closed()).toEqual([21, 22, 23, 24, 25, 26, 30])
    await table.number(25)
    expect(table.says()).toBe('No game ends 30 to 25.')
    await table.number(20)
    expect(table.says()).toBe('How did game 1 of 4 end?')
    await table.click('[aria-label="Bob, 20"]')
    await table.number(25)
    expect(table.hasKey('Enter game 1')).toBe(true)
    expect(table.wrapper.get('.keys .button-primary').attributes('disabled')).toBeDefined()
  })

  it('lets an entered number be replaced', async () => {
    const table = await open()
    await table.press('Enter a result')
    await table.number(3)
    await table.number(5)
    await table.click('[aria-label="Ann, 3"]')
    await table.number(9)
    await table.press('Enter game 1')
    expect(table.played()).toEqual(['result 9 5'])
  })

  it('opens with the number pad if it was set up to keep score, or has a result', async () => {
    const table = await open([], true)
    expect(table.hasPad()).toBe(true)
    await table.click('[aria-label="Undo"]')
    const later = await open(['result 30 4'])
    expect(later.hasPad()).toBe(true)
  })

  it('can be continued with cards in the next game', async () => {
    const table = await open(['result 30 4'])
    await table.press('Play this game in Tableside')
    expect(table.hasPad()).toBe(false)
    expect(table.played()).toEqual(['result 30 4', 'next'])
    await table.click('[data-card="7H"]')
    await table.tap('0,0')
    await table.press('Confirm')
    expect(table.played()).toEqual(['result 30 4', 'next', 'place 7H 0,0'])
    expect(table.hasKey('Enter a result')).toBe(false)
  })

  it('isn’t offered while a game is played with cards', async () => {
    const table = await open(['place 7H 0,0'])
    expect(table.hasPad()).toBe(false)
    expect(table.hasKey('Enter a result')).toBe(false)
  })

  it('ends with each player’s score, without cards', async () => {
    const table = await open(['result 30 4', 'next', 'result 7 12', 'next', 'result 0 30', 'next', 'result 30 2'])
    expect(table.says()).toBe('Ann won, 67 to 48.')
    expect(table.wrapper.findAll('.end .scores li').map(each => each.text().replace(/\s+/g, ' '))).toEqual([
      'Ann 67',
      'Bob 48',
    ])
    expect(table.wrapper.text()).not.toContain('Infinity')
    expect(table.wrapper.find('[data-card]').exists()).toBe(false)
  })
})
