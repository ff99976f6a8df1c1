import { choicesOf, makeChoice } from '../../src/analysis/grafa/choices.ts'
import { playOut } from '../../src/analysis/grafa/policy.ts'
import { createTargetSearch, startRun } from '../../src/analysis/grafa/solve.ts'
import {
  cardsIn,
  copySimulation,
  dealUnseen,
  createSimulation,
  simulationOf,
} from '../../src/analysis/grafa/simulation.ts'
import { createRandom } from '../../src/engine/random.ts'
import { candidateMoves } from '../../src/analysis/wellsix/candidates.ts'
import { convertPosition } from '../../src/analysis/wellsix/index.ts'
import { createSearch, rankMoves } from '../../src/analysis/wellsix/search.ts'
import { randomPosition } from '../analysis/grafa/positions.ts'
import { sized } from './measure.ts'
import { main } from '../engine/wellsix/build.ts'

function timed(name: string, work: () => number): void {
  work()
  const begin = performance.now()
  let units = 0
  while (performance.now() - begin < sized(1000)) units += work()
  process.stdout.write(`  ${name}: ${Math.round((1000 * units) / (performance.now() - begin))} a second\n`)
}

function benchGrafaSearch(): void {
  process.stdout.write('The analyst of Grafa\n')
  const random = createRandom(1)
  const { game, open } = simulationOf(randomPosition(random, { hand: 5, deck: 47, hidden: 46 }))
  const unseen = cardsIn(game.unseenLo, game.unseenHi)
  const trial = createSimulation()
  const [first = 0] = choicesOf(game)
  timed('whole games played out', () => {
    dealUnseen(game, open, unseen, random)
    makeChoice(copySimulation(game, trial), first)
    playOut(trial)
    return 1
  })
  const known = simulationOf(randomPosition(random, { hand: 5, deck: 47, hidden: 0 })).game
  timed('positions of a known deck', () => {
    const hunt = createTargetSearch(52, random)
    for (const search = startRun(hunt, known, 5000, false); !search.next().done;);
    return hunt.visited
  })
}

function benchWellsixSearch(): void {
  process.stdout.write('The analyst of Wellsix\n')
  const { board } = convertPosition(main(['7S QS 8S 2H', 'JH 3H 9S 6H', '4D .. TC 5S']))
  timed('positions', () => {
    const ply = createSearch({ first: 40, later: 14, sharp: true })
    for (const search = rankMoves(ply, board, candidateMoves(board, 40), 3); !search.next().done;);
    return ply.visited
  })
}

export function benchOtherSearches(): void {
  benchGrafaSearch()
  benchWellsixSearch()
}
