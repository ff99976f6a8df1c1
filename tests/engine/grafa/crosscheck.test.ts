import { describe, expect, it } from 'vitest'
import { numbers } from '../../bench/measure.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { runs } from '../../runs.ts'
import { answerTo } from '../session.ts'
import { NaiveGrafa } from './naive.ts'
import { begin, EVENT_KEYS, shuffled } from './table.ts'

const NOISE = [
  'legal',
  'undo',
  'place 7H 1,0',
  'play K',
  'hand 3',
  'pair',
  'pair K',
  'pair ??',
  'pair 6S 7S',
  'use',
  'use X',
  'use S C',
  'use hearts',
  'use h',
  'USE s',
  'use D',
  'use c',
  'reveal',
  'arrange',
  'reveal ??',
  'arrange 6S ??',
  'legal 2',
  'stands',
  'stands pair',
  'stands pair 6S 7S',
  'stands use S',
  'stands reveal ??',
  'stands turn 1',
]

interface Deal {
  readonly hand: readonly string[] | null
  readonly deck: readonly string[]
  readonly discard: readonly string[]
}

const listed = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join(' '))
const headOf = ({ hand, deck, discard }: Deal): string =>
  [...(hand ? [`hand ${listed(hand)}`] : []), `deck ${listed(deck)}`, `discard ${listed(discard)}`].join('\n')

/** A random deal: a whole deck, or a game in progress with a partly known deck. */
function dealFrom(next: () => number): Deal {
  const cards = shuffled(next)
  const known = next()
  if (known > 0.8) return { hand: null, deck: cards, discard: [] }
  const discard = cards.splice(0, Math.floor(next() * 52))
  const hand = cards.splice(0, Math.floor(next() * 12))
  const deck = cards.map((card, index) => (index === 0 || next() < known ? card : '??'))
  return { hand, deck: deck.slice(0, next() < 0.3 ? Math.max(1, deck.lastIndexOf('??')) : 52), discard }
}

const DECK = shuffled(numbers(1))

function nextLine(naive: NaiveGrafa, next: () => number, noise: number): string {
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const lines = naive.legal()
  if (next() < noise) {
    const some = (): string => one(next() < 0.5 ? DECK : naive.hand.concat(naive.deck.slice(0, 3), 'AS'))
    return one([
      ...NOISE,
      `pair ${some()}`,
      `stands pair ${some()}`,
      `Stands Pair ${some()}`,
      `reveal ${some()}`,
      `reveal ${some()} ${some()}`,
      `arrange ${some()} ${some()}`,
    ])
  }
  if (lines.length > 0)
    return next() < 0.2
      ? one(lines)
          .toLowerCase()
          .replace(/t/g, t => (next() < 2 ? t : '10'))
      : one(lines)
  const seen = [...naive.hand, ...naive.deck, ...naive.discard]
  const unseen = DECK.filter(card => !seen.includes(card))
  return `reveal ${unseen
    .slice(0, naive.need?.count ?? 1)
    .join(' ')
    .replace('T', '10')}`
}

/**
 * Plays a random game in both implementations. Returns the first difference, or null if there is none. Counts the answers of each kind in
 * `heard`.
 */
function follow(deal: Deal, next: () => number, heard: Map<string, number>): unknown {
  const [hand, deck] = deal.hand ? [deal.hand, deal.deck] : [deal.deck.slice(0, 5), deal.deck.slice(5)]
  const naive = new NaiveGrafa([...hand], [...deck], [...deal.discard])
  let position = begin(headOf(deal))
  if (JSON.stringify(grafa.state(position)) !== JSON.stringify(naive.state())) return [headOf(deal), naive.state()]
  const noise = next() / 3
  const lines: string[] = []
  for (let rest = 2; rest > 0; rest -= naive.phase === 'over' ? 1 : 0) {
    const line = nextLine(naive, next, naive.phase === 'over' ? 1 : noise)
    lines.push(line)
    const wanted = naive.say(line)
    const { answer, position: after } = answerTo(grafa, EVENT_KEYS, position, line)
    if (JSON.stringify(answer) !== JSON.stringify(wanted)) return { head: headOf(deal), lines, wanted, given: answer }
    position = after
    const kind = String(wanted['refusal'] ?? (wanted['error'] ? 'error' : 'accepted'))
    heard.set(kind, (heard.get(kind) ?? 0) + 1)
  }
  if (position.discard.length === 52) heard.set('perfect', 1)
  return null
}

const GAMES = Math.max(300, runs(150))

describe('the engine and a naive implementation of the rules', () => {
  it('agree on every line of many random games', () => {
    const next = numbers(2)
    const heard = new Map<string, number>()
    for (let game = 0; game < GAMES; game++) expect(follow(dealFrom(next), next, heard)).toBeNull()
    // The random lines cause every kind of answer.
    expect([...heard.keys()].sort()).toEqual([
      'accepted',
      'already-seen',
      'error',
      'no-pair',
      'not-in-hand',
      'not-in-pair',
      'nothing-irregular',
      'over',
      'perfect',
      'unknown-action',
      'wrong-cards',
      'wrong-count',
      'wrong-phase',
    ])
    expect(heard.get('accepted')).toBeGreaterThan(10 * GAMES)
  })
})
