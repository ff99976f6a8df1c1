import { scoresOf } from '../../../engine/wetice/board.ts'
import type { Event, Player, Position, ScoreEvent, WetIce } from '../../../engine/wetice/types.ts'
import type { Move } from '../../../book/journal/replay.ts'

interface ChainLink {
  readonly number: number
  readonly scores: readonly ScoreEvent[]
  readonly gives: readonly Extract<Event, { type: 'give' }>[]
}

type Moves = readonly Move<WetIce>[]

const eventsOf = ({ ruling }: Move<WetIce>): readonly Event[] =>
  ruling?.accepted ? ruling.steps.map(step => step.event) : []

const chainOf = (moves: Moves): Moves =>
  moves.slice(
    Math.max(
      moves.findLastIndex(move => !isGive(move)),
      0,
    ),
  )

const isGive = ({ before }: Move<WetIce>): boolean => before.phase === 'give'

/** The events of the last chain, up to `done` steps of the last move. */
export function latestChain(moves: Moves, done: number): readonly Event[] {
  const chain = chainOf(moves)
  return chain.flatMap((move, i) => (i === chain.length - 1 ? eventsOf(move).slice(0, done) : eventsOf(move)))
}

/** The change of score in the last turn, including its `give` moves, for each player whose score changed. */
export function gainsOf(moves: Moves): readonly (readonly [Player, number])[] {
  const [first] = chainOf(moves)
  const last = moves.at(-1)
  if (!first || !last) return []
  const before = scoresOf(first.before)
  return scoresOf(last.after).flatMap((score, i): (readonly [Player, number])[] => {
    const gain = score - (before[i] ?? 0)
    return gain === 0 ? [] : [[i === 0 ? 1 : 2, gain]]
  })
}

export function linksOf(events: readonly Event[]): ChainLink[] {
  const links: { number: number; scores: ScoreEvent[]; gives: Extract<Event, { type: 'give' }>[] }[] = []
  for (const event of events) {
    if (event.type === 'match') links.push({ number: links.length + 1, scores: [], gives: [] })
    else if (event.type === 'score') links.at(-1)?.scores.push(event)
    else if (event.type === 'give') links.at(-1)?.gives.push(event)
  }
  return links.filter(link => link.scores.length > 0)
}

/** A turn is a swap or a pass, with the `give` moves in its chain. */
const turnsOf = (moves: Moves): readonly Moves[] =>
  moves.reduce<Moves[]>((turns, move) => {
    const last = turns.at(-1)
    return last && isGive(move) ? [...turns.slice(0, -1), [...last, move]] : [...turns, [move]]
  }, [])

export interface Highlight {
  readonly player: Player
  readonly count: number
}

const bestOf = (highlights: readonly Highlight[]): Highlight | null =>
  highlights.reduce<Highlight | null>((best, feat) => (feat.count > (best?.count ?? 0) ? feat : best), null)

/** The highlights of a game: the most cards in a turn, and the most links in a chain. */
export function highlightsOf(moves: Moves): { readonly turn: Highlight | null; readonly chain: Highlight | null } {
  const turns = turnsOf(moves).map(turn => ({ turn, player: turn[0]?.before.turn ?? 1 }))
  const gainOf = ({ turn, player }: (typeof turns)[number]): number =>
    gainsOf(turn).find(([who]) => who === player)?.[1] ?? 0
  const linksIn = ({ turn }: (typeof turns)[number]): number => linksOf(turn.flatMap(eventsOf)).length
  return {
    turn: bestOf(turns.map(each => ({ player: each.player, count: gainOf(each) }))),
    chain: bestOf(turns.map(each => ({ player: each.player, count: linksIn(each) }))),
  }
}

/** Returns the player who passed last, if that pass may be one of those that end the game; else null. */
export function lastPasser(moves: Moves, { phase, passes }: Position): Player | null {
  if (phase === 'over' || passes === 0) return null
  return moves.findLast(move => eventsOf(move).some(event => event.type === 'pass'))?.before.turn ?? null
}
