import { describe, expect, it } from 'vitest'
import { startReplay } from '../../src/book/journal/replay.ts'
import { houseRule } from '#text/rulebook.ts'
import { RULES } from '../rules.ts'

const nameOf = (player: number): string => ['Ann', 'Bob', 'Cat', 'Dee'][player - 1] ?? ''

describe('a house rule', () => {
  it.each([
    ['groups lines', 'Matches that share a card score one by one'],
    ['games 1', 'One game'],
    ['games 6', '6 games'],
    ['target 5', '5 hands win'],
    ['dealer 3', 'Cat deals'],
    ['wind north', 'wind north'],
  ])('is said in people’s words: %s', (line, said) => {
    expect(houseRule(line, nameOf)).toBe(said)
  })

  it.each([
    ['game tennis', 'players Ann, Bob, Cat, Dee'],
    ['game wellsix', 'players Ann, Bob'],
    ['game wetice', 'players Ann, Bob', 'deal', ...Array.from({ length: 6 }, () => 'SHDCSHDC')],
  ])('is no word of the record, in a game that is begun as usual: %s', (...head) => {
    const start = startReplay([...head, 'play'].join('\n'), RULES)
    const lines = start.ok ? start.value.game.makeSetup(start.value.setup) : []
    const agreed = lines.filter(line => /^(mode|layout|groups|opener|colours|games|dealer|target|match|gh)/.test(line))
    expect(agreed.length).toBeGreaterThanOrEqual(3)
    expect(agreed.filter(line => houseRule(line, nameOf) === line)).toEqual([])
  })
})
