import { expect, it } from 'vitest'
import { actionOf, choicesOf, makeChoice } from '../../../src/analysis/grafa/choices.ts'
import {
  cardsIn,
  scoreOf,
  simulationOf,
  type Simulation,
  cardOfNumber,
} from '../../../src/analysis/grafa/simulation.ts'
import { createRandom } from '../../../src/engine/random.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { some } from '../../runs.ts'
import { after } from './naive.ts'
import { randomPosition } from './positions.ts'

const MOVES = some(30_000)
const PHASES = ['pair', 'use', 'arrange', 'over']

const shown = (game: Simulation): object => ({
  phase: PHASES[game.phase],
  hand: cardsIn(game.lo, game.hi).map(cardOfNumber).sort(),
  deck: [...game.deck.subarray(game.top)].map(cardOfNumber),
  score: scoreOf(game),
  choices: choicesOf(game)
    .map(choice => grafa.makeAction(actionOf(game, choice)))
    .sort(),
})

const ruled = (position: Position): object => ({
  phase: position.phase,
  hand: position.hand,
  deck: position.deck,
  score: position.discard.length,
  choices: grafa.legal(position).map(grafa.makeAction).sort(),
})

it('the fast model of Grafa has the same choices and outcomes as the referee in random games', () => {
  const random = createRandom(3)
  for (let moves = 0; moves < MOVES;) {
    let position = randomPosition(random, { hand: 5, deck: 47, hidden: 0 })
    const { game } = simulationOf(position)
    for (;;) {
      const [found, wanted] = [shown(game), ruled(position)].map(each => JSON.stringify(each))
      if (found !== wanted) throw new Error(`${found} instead of ${wanted}`)
      const choices = choicesOf(game)
      const choice = choices[random.below(choices.length)]
      if (choice === undefined) break
      position = after(position, actionOf(game, choice))
      makeChoice(game, choice)
      moves++
    }
    expect(position.phase).toBe('over')
  }
}, 60_000)
