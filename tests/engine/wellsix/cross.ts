import type { Card } from '../../../src/engine/cards.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { makeAction } from '../../../src/engine/wellsix/notation.ts'
import type { Event, Position, Setup } from '../../../src/engine/wellsix/types.ts'
import { action, started } from './build.ts'
import { Naive, type NaiveHead } from './naive/game.ts'
import { dice, randomAction, randomHead, type Dice } from './random.ts'

export function setupOf({ opener, fixed, games, deal }: NaiveHead): Setup {
  const match = { players: ['Ann', 'Ben'], opener, colours: fixed ? 'fixed' : 'alternate', games } as const
  if (!deal) return { ...match, deal: null }
  const { table, opening, turn, moves, seized, quiet, seizing } = deal
  const isRed = (card: string): boolean => /[HD]/.test(card)
  const of = (red: boolean): Card[] => seized.filter(card => isRed(card) === red) as Card[]
  return {
    ...match,
    deal: {
      cards: Object.entries(table).map(([cell, card]) => ({ cell, card: card as Card })),
      phase: opening ? 'opening' : 'main',
      turn,
      moves: moves === 1 ? 1 : 2,
      seized: [of(opener !== 1), of(opener === 1)],
      quiet,
      seizing,
    },
  }
}

/** Keys of events that are not in the documented record format. */
const OWN_KEYS = ['player', 'suits', 'stays', 'removed', 'rule', 'irregular']

/** The event with only the keys that the record format documents. */
export const documentedEvent = (event: Event): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => event.type === 'align' || !OWN_KEYS.includes(key)))

export const documentedAnswer = (position: Position, text: string): object => {
  const ruling = wellsix.play(position, action(text))
  return ruling.accepted
    ? { events: ruling.steps.map(step => documentedEvent(step.event)) }
    : { refusal: ruling.refusal.code }
}

/** A random action that is probably legal. Its type is chosen first, so that captures are as frequent as placements. */
function likely(position: Position, at: Dice): string {
  if (position.phase === 'keep') return `keep ${at.oneOf(Object.keys(position.table))}`
  const moves = wellsix.legal(position)
  const type = at.oneOf([...new Set(moves.map(move => move.type))])
  return makeAction(at.oneOf(moves.filter(move => move.type === type)))
}

interface Turn {
  readonly text: string
  readonly before: Position
  readonly ruling: ReturnType<typeof wellsix.play>
  readonly after: Position
}

/** The actions of one random match. Most are legal; others are random and may make no sense. */
function* matchOf(head: NaiveHead, at: Dice, length: number): Generator<Turn> {
  let before = started(setupOf(head))
  for (let n = 0; n < length; n++) {
    const wild = before.phase === 'over' || at.below(5) === 0
    const text = n === 0 ? 'capture 0,0 1,0' : wild ? randomAction(at, Object.keys(before.table)) : likely(before, at)
    const ruling = wellsix.play(before, action(text))
    const after = ruling.accepted ? ruling.position : before
    yield { text, before, ruling, after }
    before = after
  }
}

interface Compared {
  /** The first difference; null if there is none. */
  readonly difference: object | null
  /** The kinds of rulings that occurred: the refusal codes and the types of events. */
  readonly kinds: readonly string[]
}

/** Plays one random match with both implementations. */
export function compare(seed: number, length: number): Compared {
  const kinds: string[] = []
  const at = dice(seed)
  const head = randomHead(at)
  const naive = new Naive(head)
  for (const { text, before, ruling, after } of matchOf(head, at, length)) {
    kinds.push(ruling.accepted ? ruling.steps.map(step => step.event.type).join(' ') : ruling.refusal.code)
    const lists = at.below(25) === 0
    const engine = [
      documentedAnswer(before, text),
      wellsix.state(after),
      lists ? wellsix.legal(after).map(makeAction).sort() : [],
    ]
    const other = [naive.play(text), naive.state(), lists ? naive.legal() : []]
    if (JSON.stringify(canonical(engine)) !== JSON.stringify(canonical(other)))
      return { difference: { seed, text, engine, other }, kinds }
  }
  return { difference: null, kinds }
}

/** Sorts the keys, so that equal objects have equal texts. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, canonical(each)])) // oxfmt-ignore
}
