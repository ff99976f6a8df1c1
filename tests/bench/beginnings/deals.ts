import { DECK, SUITS } from '../../../src/engine/cards.ts'
import { start as startGrafa } from '../../../src/engine/grafa/setup.ts'
import { start as startWetIce } from '../../../src/engine/wetice/setup.ts'
import type { Advice } from '../../../src/analysis/advice.ts'
import { grafaAnalyst } from '../../../src/analysis/grafa/index.ts'
import { createRandom, shuffle } from '../../../src/engine/random.ts'
import { weticeAnalyst } from '../../../src/analysis/wetice/index.ts'
import type { Outcome, Tally } from './tally.ts'

type Search = Generator<Advice<unknown> | null, Advice<unknown>, void>

const ROWS = 6
const WIDTH = 8
const EACH = 12
const PERFECT = 52

function searchWetIce(number: number): Search {
  const cards = shuffle(
    SUITS.flatMap(suit => Array.from({ length: EACH }, () => suit)),
    createRandom(number),
  ).join('')
  const started = startWetIce({
    mode: 'solo',
    layout: '8x6',
    groups: 'joined',
    players: ['Player'],
    phase: 'cleanup',
    turn: 1,
    piles: [{}, {}],
    solo: { three: 0, four: 0 },
    deal: Array.from({ length: ROWS }, (_, row) => cards.slice(WIDTH * row, WIDTH * (row + 1))),
  })
  if (!started.ok) throw new Error(`deal ${number} can't begin`)
  return weticeAnalyst.search(started.value, number)
}

function searchGrafa(number: number): Search {
  const deck = shuffle([...DECK], createRandom(number))
  const started = startGrafa({ players: ['Player'], hand: null, deck, discard: [] })
  if (!started.ok) throw new Error(`deal ${number} can't begin`)
  return grafaAnalyst.search(started.value, number)
}

/** A cleared layout is a win. */
function ofWetIce({ basis, value, swaps = [] }: Advice<unknown>): Outcome {
  if (value === 0) return { is: 'won', measure: swaps.length }
  return { is: basis === 'exact' ? 'lost' : 'undecided', measure: null }
}

/** Discarding all 52 cards is a win. */
function ofGrafa({ basis, value }: Advice<unknown>): Outcome {
  if (value === PERFECT) return { is: 'won', measure: PERFECT }
  return { is: basis === 'exact' ? 'lost' : 'undecided', measure: value }
}

/** The result of one deal within the time limit; `now` returns milliseconds. The search stops at the first win. */
export function outcomeOf(game: Tally['game'], number: number, ms: number, now: () => number): Outcome {
  const search = game === 'wetice' ? searchWetIce(number) : searchGrafa(number)
  const read = game === 'wetice' ? ofWetIce : ofGrafa
  const end = now() + ms
  let outcome: Outcome = { is: 'undecided', measure: null }
  for (;;) {
    const step = search.next()
    if (step.value) outcome = read(step.value)
    if (step.done || outcome.is === 'won' || now() >= end) return outcome
  }
}
