import { createRandom, shuffle, type Random } from '../../src/engine/random.ts'
import { grafaAnalyst } from '../../src/analysis/grafa/index.ts'
import { wellsixAnalyst, chooseMove } from '../../src/analysis/wellsix/index.ts'
import { atOnce } from '../analysis/at-once.ts'
import type { Search, Level } from '../../src/analysis/advice.ts'
import { DECK, type Card } from '../../src/engine/cards.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import type { Position as GrafaPosition } from '../../src/engine/grafa/types.ts'
import { play } from '../../src/engine/wellsix/play.ts'
import { legal } from '../../src/engine/wellsix/legal.ts'
import type { Action, Position } from '../../src/engine/wellsix/types.ts'
import { setup, started } from '../engine/wellsix/build.ts'
import { winnerOf } from '../analysis/tennis/play.ts'

const choose = atOnce(chooseMove)

const say = (line: string): boolean => process.stdout.write(`  ${line}\n`)
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

/** If the search has no action after `ms` milliseconds, the first action that it finds counts. */
function advised<A>(search: Search<A>, ms: number): A | null {
  const end = performance.now() + ms
  let best: A | null = null
  for (;;) {
    const { done, value } = search.next()
    best = value?.best[0]?.action ?? best
    if (done || (best !== null && performance.now() > end)) return best
  }
}

type Player = (position: Position, random: Random) => Action | null

const ofLevel =
  (level: Level): Player =>
  (position, random) =>
    choose(position, level, random.next())

const greedy: Player = (position, random) => {
  const { turn } = position
  const actions = legal(position).map(action => {
    const ruling = play(position, action)
    const after = ruling.accepted && turn !== null ? ruling.position : position
    const aligned =
      after.scores.length > position.scores.length && turn !== null && after.scores.at(-1)?.[turn - 1] === 30
    return { action, gain: aligned ? 30 : turn === null ? 0 : (after.seized[turn - 1]?.length ?? 0) }
  })
  const most = Math.max(...actions.map(({ gain }) => gain))
  const best = actions.filter(({ gain }) => gain === most)
  return best[random.below(best.length)]?.action ?? null
}

function game(first: Player, second: Player, opener: 1 | 2, random: Random): number {
  let position = started(setup({ opener }))
  while (position.phase !== 'game-over') {
    const action = (position.turn === 1 ? first : second)(position, random)
    const ruling = action && play(position, action)
    if (!ruling?.accepted) throw new Error(`${JSON.stringify(action)} is refused`)
    position = ruling.position
  }
  const [points = [0, 0]] = position.scores
  return points[0] - points[1]
}

function match(name: string, [better, other]: readonly [Player, Player], games: number): void {
  const random = createRandom(1)
  let [wins, draws, lead] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const points = game(better, other, i % 2 === 0 ? 1 : 2, random)
    if (points > 0) wins++
    if (points === 0) draws++
    lead += points
  }
  say(
    `${name}: ${wins} won, ${draws} drawn of ${games}: ${percent(wins + draws / 2, games)}, ${(lead / games).toFixed(2)} points ahead`,
  )
}

export function tournamentOfWellsix(games: number, ms: number): void {
  process.stdout.write(`Wellsix, ${games} games each, with alternating openers, seed 1\n`)
  match('easy against greedy', [ofLevel('easy'), greedy], games)
  match('middling against easy', [ofLevel('middling'), ofLevel('easy')], games)
  match('strong against middling', [ofLevel('strong'), ofLevel('middling')], games)
  const analyst: Player = position => advised(wellsixAnalyst.search(position, 1), ms)
  match(`analyst with ${ms} ms per move against greedy`, [analyst, greedy], Math.min(games, 100))
}

/** All six ways to give each side two seats. A side wins if one of its seats wins. */
const SIDES = [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]] as const // oxfmt-ignore

export function tournamentOfTennis(games: number): void {
  process.stdout.write(
    `A Lifelike Tennis, ${games} matches to five hands each, two seats for each level, seeds 0 to ${games - 1}\n`,
  )
  for (const [better, other] of [
    ['middling', 'easy'],
    ['strong', 'middling'],
  ] as const) {
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const side = SIDES[seed % SIDES.length] ?? SIDES[0]
      const winner = winnerOf(
        seed,
        side.map(each => (each === 1 ? better : other)),
      )
      wins += side[winner - 1] ?? 0
    }
    say(`${better} against ${other}: ${wins} won of ${games}: ${percent(wins, games)}`)
  }
}

/** The player knows only the cards that have been seen. */
function deepest(deck: readonly Card[], ms: number): number {
  const start = grafa.start({ players: ['Ann'], hand: deck.slice(0, 5), deck: deck.slice(5, 6), discard: [] })
  if (!start.ok) throw new Error('The set-up is refused')
  let position: GrafaPosition = start.value
  while (position.phase !== 'over') {
    const action =
      position.phase === 'reveal'
        ? { type: 'reveal' as const, cards: shown(position, deck.slice(-position.deck.length)) }
        : advised(grafaAnalyst.search(position, 1), ms)
    const ruling = action && grafa.play(position, action)
    if (!ruling?.accepted) throw new Error(`${JSON.stringify(action)} is refused`)
    position = ruling.position
  }
  return position.discard.length
}

const shown = ({ deck, acts }: GrafaPosition, real: readonly Card[]): readonly Card[] =>
  deck.slice(0, acts[0]?.count ?? 1).flatMap((slot, index) => (slot === '??' ? (real[index] ?? []) : []))

export function strengthOfGrafa(games: number, ms: number): void {
  const random = createRandom(99)
  const scores = Array.from({ length: games }, () => deepest(shuffle([...DECK], random), ms))
  const mean = scores.reduce((sum, score) => sum + score, 0) / games
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (games - 1))
  const perfect = scores.filter(score => score === DECK.length).length
  process.stdout.write(`Grafa, ${games} deals of seed 99, ${ms} ms per choice\n`)
  say(`final score ${mean.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(games)).toFixed(2)}, ${perfect} perfect`)
}
