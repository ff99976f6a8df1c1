import type { Event, Player, Position, ScoreEvent } from '../../../engine/wetice/types.ts'

/** One MATCH of a chain: what it scored, and what was given away after it. */
export interface ChainLink {
  readonly number: number
  readonly scores: readonly ScoreEvent[]
  readonly gives: readonly Extract<Event, { type: 'give' }>[]
}

/** As a match's replay holds it. */
interface PlayedMove {
  readonly action: string
  readonly ruling: { readonly accepted: boolean; readonly steps?: readonly { readonly event: unknown }[] } | null
}

const eventsOf = ({ ruling }: PlayedMove): readonly Event[] => (ruling?.steps ?? []).map(step => step.event as Event)

/** The events since the latest swap, up to `done` steps of the last move: a chain goes on through the gives in it. */
export function latestChain(moves: readonly PlayedMove[], done: number): Event[] {
  const events: Event[] = []
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i]
    if (!move) break
    const all = eventsOf(move)
    events.unshift(...(i === moves.length - 1 ? all.slice(0, done) : all))
    if (!move.action.startsWith('give')) break
  }
  return events
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

/** Cards that each player has from a chain, by the piles they went to first. */
export function cardsByPlayer(links: readonly ChainLink[]): readonly (readonly [Player, number])[] {
  const sums = new Map<Player, number>()
  for (const { player, cards } of links.flatMap(link => link.scores)) sums.set(player, (sums.get(player) ?? 0) + cards)
  return [...sums].sort(([a], [b]) => a - b)
}

/** Who passed last, while that pass still counts towards the end. */
export function lastPasser(moves: readonly PlayedMove[], { phase, passes }: Position): Player | null {
  if (phase === 'over' || passes === 0) return null
  const pass = moves.findLast(move => move.action === 'pass')
  const turn = pass && eventsOf(pass).find(event => event.type === 'phase')
  return turn?.type === 'phase' ? (turn.turn === 1 ? 2 : 1) : null
}
