import { choicesOf, choose } from '../../src/analysis/grafa/choices.ts'
import { playOut } from '../../src/analysis/grafa/policy.ts'
import { newHunt, run } from '../../src/analysis/grafa/solve.ts'
import { cardsIn, copyTable, deal, newTable, tableOf } from '../../src/analysis/grafa/table.ts'
import { createRandom } from '../../src/engine/random.ts'
import { candidates } from '../../src/analysis/wellsix/candidates.ts'
import { convert } from '../../src/analysis/wellsix/index.ts'
import { newSearch, rankMoves } from '../../src/analysis/wellsix/search.ts'
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
  const { table, open } = tableOf(randomPosition(random, { hand: 5, deck: 47, hidden: 46 }))
  const unseen = cardsIn(table.unseenLo, table.unseenHi)
  const game = newTable()
  const [first = 0] = choicesOf(table)
  timed('whole games played out', () => {
    deal(table, open, unseen, random)
    choose(copyTable(table, game), first)
    playOut(game)
    return 1
  })
  const known = tableOf(randomPosition(random, { hand: 5, deck: 47, hidden: 0 })).table
  timed('positions of a known deck', () => {
    const hunt = newHunt(52, random)
    for (const search = run(hunt, known, 5000, false); !search.next().done;);
    return hunt.visited
  })
}

function benchWellsixSearch(): void {
  process.stdout.write('The analyst of Wellsix\n')
  const { board } = convert(main(['7S QS 8S 2H', 'JH 3H 9S 6H', '4D .. TC 5S']))
  timed('positions', () => {
    const ply = newSearch({ first: 40, later: 14, sharp: true })
    for (const search = rankMoves(ply, board, candidates(board, 40), 3); !search.next().done;);
    return ply.visited
  })
}

export function benchOtherSearches(): void {
  benchGrafaSearch()
  benchWellsixSearch()
}
