import { describe, expect, it } from 'vitest'
import { startReplay } from '../../src/book/journal/replay.ts'
import type { RuleWords } from '../../src/text/contract/rulebook.ts'
import { DECK } from '../../src/engine/cards.ts'
import { GAMES, listGames } from '../../src/games/index.ts'
import { RULES } from '../rules.ts'
import { valueOf } from '../book/results.ts'

const nameOf = (player: number): string => ['Ann', 'Bob', 'Cat', 'Dee'][player - 1] ?? ''

async function agreedIn(name: keyof typeof GAMES, ...lines: readonly string[]): Promise<readonly string[]> {
  const { game, setup } = valueOf(startReplay([`game ${name}`, ...lines, 'play'].join('\n'), RULES))
  const { houseRules } = await GAMES[name].rulebook()
  return Object.entries<RuleWords[string]>(houseRules).flatMap(([key, say]) =>
    game.isMoot?.(key, setup) ? [] : [say(setup, nameOf)],
  )
}

const TABLE = ['deal', ...Array.from({ length: 6 }, () => 'SHDCSHDC')]

describe('house rules', () => {
  it.each([
    ['wetice', ['groups lines', ...TABLE], ['Two players', '8 wide, 6 high']],
    [
      'wetice',
      ['mode solo-plus', 'groups lines', ...TABLE],
      ['Alone, two piles (NG+)', '8 wide, 6 high', 'Matches that share a card score one by one'],
    ],
    ['wellsix', ['games 6', 'opener 2'], ['Bob opens', 'The opener plays red', '6 games']],
    [
      'tennis',
      ['target 5', 'dealer 3', 'ghosting on'],
      [
        'Cat deals',
        'Five hands win the match',
        'Equal cards: two points each, and no point for the Net',
        'The Cormorant may become a Ghost',
      ],
    ],
    ['grafa', [`deck ${DECK.join(' ')}`], []],
  ] as const)('are written in plain words: %s %j', async (name, lines, said) => {
    expect(await agreedIn(name, ...lines)).toEqual(said)
  })

  it('include everything that players can agree on in each game', async () => {
    for (const { engine, rulebook } of listGames()) {
      const { head } = await engine()
      expect(Object.keys((await rulebook()).houseRules)).toEqual(Object.keys(head).filter(key => head[key] === 'rule'))
    }
  })
})
