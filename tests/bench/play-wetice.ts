import type { Level } from '../../src/analysis/advice.ts'
import { createRandom, type Random } from '../../src/engine/random.ts'
import { chooseMove } from '../../src/analysis/wetice/index.ts'
import { atOnce } from '../analysis/at-once.ts'
import { legal } from '../../src/engine/wetice/legal.ts'
import { play } from '../../src/engine/wetice/play.ts'
import { pileSize } from '../../src/engine/wetice/board.ts'
import type { Action, Position } from '../../src/engine/wetice/types.ts'
import { fullDeal } from '../analysis/wetice/positions.ts'

const choose = atOnce(chooseMove)

interface Player {
  readonly name: string
  choose(position: Position, random: Random): Action
}

const PASS: Action = { type: 'pass' }

const ofLevel = (level: Level): Player => ({
  name: level,
  choose: (position, random) => choose(position, level, random.next()) ?? PASS,
})

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[random.below(items.length)]

const AT_RANDOM: Player = {
  name: 'random',
  choose(position, random) {
    const swaps = legal(position).filter(({ type }) => type !== 'pass')
    return pick(swaps, random) ?? PASS
  },
}

const GREEDY: Player = {
  name: 'greedy',
  choose(position, random) {
    const moves = legal(position).map(action => ({ action, lead: leadAfter(position, action) }))
    const most = Math.max(...moves.map(({ lead }) => lead))
    const pass = moves.find(({ action, lead }) => action.type === 'pass' && lead === most)
    const best = pass ?? pick(moves.filter(({ lead }) => lead === most), random) // oxfmt-ignore
    return best?.action ?? PASS
  },
}

const leadOf = ({ piles }: Position): number => pileSize(piles[0]) - pileSize(piles[1])

function after(position: Position, action: Action): Position {
  const ruling = play(position, action)
  if (!ruling.accepted) throw new Error(`${JSON.stringify(action)} is refused: ${ruling.refusal.code}`)
  return ruling.position
}

const leadAfter = (position: Position, action: Action): number =>
  (position.turn === 2 ? -1 : 1) * leadOf(after(position, action))

/** The first player's final lead, in cards. */
function game(first: Player, second: Player, deal: Position, random: Random): number {
  let position = deal
  while (position.phase !== 'over')
    position = after(position, (position.turn === 1 ? first : second).choose(position, random))
  return leadOf(position)
}

function match(better: Player, other: Player, games: number): void {
  const random = createRandom(1)
  let [wins, draws, lead] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const layout = i % 4 < 2 ? '8x6' : '6x8'
    const deal = fullDeal('duel', layout, 'swap', Math.floor(i / 2))
    const result = i % 2 === 0 ? game(better, other, deal, random) : -game(other, better, deal, random)
    if (result > 0) wins++
    if (result === 0) draws++
    lead += result
  }
  const share = ((100 * (wins + draws / 2)) / games).toFixed(1)
  process.stdout.write(
    `  ${better.name} against ${other.name}: ${wins} won, ${draws} drawn of ${games}: ${share} %, ${(lead / games).toFixed(2)} cards ahead\n`,
  )
}

export function tournamentOfWetIce(games: number): void {
  process.stdout.write(`WetIce, ${games} games each from deals 0 to ${Math.ceil(games / 2) - 1}, seed 1\n`)
  match(GREEDY, AT_RANDOM, games)
  match(ofLevel('easy'), AT_RANDOM, games)
  match(ofLevel('middling'), ofLevel('easy'), games)
  match(ofLevel('middling'), GREEDY, games)
  match(ofLevel('strong'), ofLevel('middling'), games)
  match(ofLevel('strong'), GREEDY, games)
}
