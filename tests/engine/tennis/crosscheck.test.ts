import { describe, expect, it } from 'vitest'
import { numbers } from '../../bench/measure.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { runs } from '../../runs.ts'
import { answerTo } from '../session.ts'
import { NaiveTennis, type NaiveHead } from './naive.ts'
import { begin, EVENT_KEYS, shuffledRanks } from './table.ts'

const NOISE = [
  'ghost',
  'GHOST',
  'next',
  'legal',
  'undo',
  'pass',
  'hand 3',
  'hand fish now',
  'hand ghost ghost ghost',
  'hand cormorants',
  'result 30 4',
  'swop a1 b1',
  'play',
  'play K Q',
  'play 11',
  'play 1',
  'play KX',
  'play ??',
  'next 1',
  'ghost 4',
  'legal play',
  'hand fish',
  'hand cormorant ghost',
  'stands ghost',
  'Stands  GHOST',
  'stands',
  'stands ghost 4',
  'stands play KS',
  'stands turn 3',
  'stands next',
  'stands hand fish',
]

const headText = ({ dealer, target, match, ghosting }: NaiveHead): string =>
  `dealer ${dealer}\ntarget ${target}\nmatch ${match}\nghosting ${ghosting ? 'on' : 'off'}`

/** Lines of a match. Most plays are the cards of a shuffled deck, some with a suit; random and unreadable lines are mixed in. */
function* matchLines(next: () => number, over: () => boolean, resting: () => boolean): Generator<string> {
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const noise = next() / 3
  for (let hand = 0; hand < 8 && !over(); hand++) {
    if (next() < 0.2)
      yield one(['hand ghost', 'hand angler', 'hand fish ghost', 'hand cormorant ghost', 'hand cormorant'])
    const cards = shuffledRanks(next)
    while (cards.length > 0 && !over() && !resting()) {
      if (next() < noise) yield one(NOISE)
      const card = next() < 0.3 ? one(cards) : (cards.pop() ?? '')
      yield `play ${next() < 0.2 ? card.replace('T', '10') : card}${one(['', '', '', 's', 'h', 'D', 'C'])}`
    }
    // Refused lines leave cards unplayed, so random ranks are played until the hand is over.
    for (let tries = 0; tries < 400 && !over() && !resting(); tries++) yield `play ${one([...'A23456789TJQK'])}`
    yield 'next'
  }
}

const headFrom = (next: () => number): NaiveHead => ({
  dealer: 1 + Math.floor(next() * 4),
  target: 1 + Math.floor(next() * 4),
  match: next() < 0.5 ? 'replaces' : 'adds',
  ghosting: next() < 0.6,
})

/**
 * Plays a random match in both implementations. Returns the first difference, or null if there is none. Counts the answers of each kind in
 * `heard`.
 */
function follow(head: NaiveHead, next: () => number, heard: Map<string, number>): unknown {
  const naive = new NaiveTennis(head)
  let position = begin(headText(head))
  if (JSON.stringify(tennis.state(position)) !== JSON.stringify(naive.state())) return [head, naive.state()]
  const over = (): boolean => naive.phase === 'over'
  for (const line of matchLines(next, over, () => naive.phase === 'hand-over')) {
    const wanted = naive.say(line)
    const given = answerTo(tennis, EVENT_KEYS, position, line)
    if (JSON.stringify(given.answer) !== JSON.stringify(wanted)) return { head, line, wanted, given: given.answer }
    position = given.position
    const kind = String(wanted['refusal'] ?? (wanted['error'] ? 'error' : 'accepted'))
    heard.set(kind, (heard.get(kind) ?? 0) + 1)
  }
  return null
}

const MATCHES = runs(125)

describe('the engine and a naive implementation of the rules', () => {
  it('agree on every line of many random matches', () => {
    const next = numbers(2211)
    const heard = new Map<string, number>()
    for (let match = 0; match < MATCHES; match++) expect(follow(headFrom(next), next, heard)).toBeNull()
    // The random lines cause every kind of answer.
    expect([...heard.keys()].sort()).toEqual([
      'accepted',
      'already-begun',
      'already-ghost',
      'already-played',
      'error',
      'not-allowed',
      'nothing-irregular',
      'over',
      'rank-used-up',
      'too-many-points',
      'unknown-action',
      'wrong-phase',
    ])
    expect(heard.get('accepted')).toBeGreaterThan(80 * MATCHES)
  })
})
