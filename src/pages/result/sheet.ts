import type { Seating, Noted } from '../../book/journal/entries.ts'
import { type Move, type Replay, isIrregular } from '../../book/journal/replay.ts'

/** What each hand or game brought each player, in their order; empty where a match is one game. */
export function roundsOf({ game, start, moves }: Replay): readonly (readonly number[])[] {
  if (!game.rounds) return []
  const rounds: (readonly number[])[] = []
  let before = game.status(start)
  let counted = before.scores
  for (const move of moves) {
    const after = game.status(move.after)
    if (before.turn !== null && after.turn === null) {
      const until = counted
      rounds.push(after.scores.map((score, seat) => score - (until[seat] ?? 0)))
      counted = after.scores
    }
    before = after
  }
  return rounds
}

/** Lines of a head that say who plays, or how the cards lay. */
const NO_RULES = new Set(
  ['players', 'phase', 'turn', 'moves', 'seized', 'quiet', 'seizing', 'piles', 'hand', 'deck', 'discard'], // prettier-ignore
)

/** What was agreed on before, in the record's words: `groups joined`. */
export function houseRules({ game, setup }: Replay): readonly string[] {
  const lines = game.makeSetup(setup)
  const deal = lines.indexOf('deal')
  return lines.slice(0, deal < 0 ? undefined : deal).filter(line => !NO_RULES.has(line.split(' ')[0] ?? ''))
}

interface Placed {
  readonly place: number
  readonly move: Move
}

const placed = ({ moves }: Replay): readonly Placed[] => moves.map((move, place) => ({ move, place }))

export const irregularMoves = (replay: Replay): readonly Placed[] =>
  placed(replay).filter(({ move }) => isIrregular(move.ruling))

export const corrections = (replay: Replay): readonly Placed[] =>
  placed(replay).filter(
    ({ move: { ruling } }) => ruling?.accepted && ruling.steps.some(({ event }) => event.type === 'correct'),
  )

/** How often each player asked for help; nobody who didn't. */
export const helpAsked = (
  notes: readonly Noted[],
  players: number,
): readonly (readonly [seat: number, count: number])[] =>
  Array.from({ length: players }, (_, index) => index + 1).flatMap(seat => {
    const count = notes.filter(({ note }) => note.type === 'help' && note.seat === seat).length
    return count > 0 ? [[seat, count] as const] : []
  })

interface Person {
  readonly name: string
  readonly seat: number
}

/** Nobody waits for the app's word on a result. */
export const peopleOf = (players: readonly string[], app: Seating = []): readonly Person[] =>
  players.flatMap((name, index) => ((app[index] ?? null) === null ? [{ name, seat: index + 1 }] : []))
