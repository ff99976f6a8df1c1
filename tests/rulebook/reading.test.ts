import { describe, expect, it } from 'vitest'
import { applyStops, isCell, type Lying } from '../../src/engine/hands.ts'
import { arrived, goneOn } from '../../src/engine/hands-walk.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { walkWords } from '../../src/text/en/hands.ts'
import { weticeBook } from '../../src/text/en/wetice/index.ts'
import { valueOf } from '../engine/session.ts'
import { weticeLines } from '../engine/walks.ts'
import { dice } from '../engine/wellsix/random.ts'
import { runs, SEED } from '../runs.ts'
import { someSetups } from '../engine/wetice/transitions.ts'
import { obey, type Read } from './wetice-reader.ts'

const NAMES = ['Ada', 'Bob']
const nameOf = (player: number): string => NAMES[player - 1] ?? ''
const HEAPS: Readonly<Record<string, string>> = {
  'pile 1': 'Ada’s pile',
  'pile 2': 'Bob’s pile',
  threes: 'pile of threes',
  fours: 'four-plus pile',
  removed: 'removed cards',
  pack: 'cards out of play',
}

function laidOut(lying: Lying): Read {
  const read: Read = { cells: new Map(), heaps: new Map() }
  for (const [place, pieces] of lying) {
    if (isCell(place)) read.cells.set(place.slice(5), pieces[0] ?? '')
    else read.heaps.set(HEAPS[place] ?? place, [...pieces])
  }
  return read
}

/** What lies there, and how many cards lie in each heap. */
const seen = ({ cells, heaps }: Read): unknown => [
  [...cells].sort(),
  [...heaps].flatMap(([heap, cards]) => (cards.length > 0 ? [[heap, cards.length]] : [])).sort(),
]

describe('hands that only read', () => {
  it('get from any stop of any walk of WetIce to where the referee is', () => {
    const { hands } = wetice
    for (let seed = SEED; seed < SEED + runs(25); seed++) {
      if (!someSetups(seed, 3).some(setup => wetice.start(setup).ok)) continue
      const at = dice(seed)
      const { first, second } = weticeLines(seed)
      const someLine = () => {
        const { start, steps } = at.oneOf([first, second])
        return { start, steps: steps.slice(0, at.below(steps.length + 1)) }
      }
      let way = arrived(someLine())
      const read = laidOut(hands.lyingOn(way))
      for (let walk = 0; walk < 5; walk++) {
        way = hands.towards(way, someLine())
        const said = walkWords(way.rest, weticeBook.hands, nameOf, hands.lyingOn(way))
        const stops = at.below(3) === 0 ? at.below(said.length + 1) : said.length
        const before = hands.lyingOn(way)
        for (const [index, sentences] of said.slice(0, stops).entries()) {
          try {
            obey(read, sentences)
          } catch (error) {
            throw new Error(`seed ${seed}: ${sentences}`, { cause: error })
          }
          expect(seen(read), `seed ${seed}: ${sentences}`).toEqual(
            seen(laidOut(valueOf(applyStops(before, way.rest.slice(0, index + 1))))),
          )
        }
        way = goneOn(way, stops)
        expect(seen(read), `seed ${seed}`).toEqual(seen(laidOut(hands.lyingOn(way))))
      }
    }
  })
})
