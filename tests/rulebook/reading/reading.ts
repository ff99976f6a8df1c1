import { grafa } from '../../../src/engine/grafa/index.ts'
import { leadsFromTo, applyInstructions, type CardLocations } from '../../../src/engine/hands.ts'
import { completedWay, advanceWay, type HandsPlanner, type Path } from '../../../src/engine/hands-walk.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import { stepSentence as grafaWords } from '#text/grafa/hands.ts'
import { instructionTexts, type StepSentence } from '../../../src/text/contract/hands.ts'
import { stepSentence as tennisWords } from '#text/tennis/hands.ts'
import { stepSentence as wellsixWords } from '#text/wellsix/hands.ts'
import { stepSentence as weticeWords } from '#text/wetice/hands.ts'
import { valueOf } from '../../engine/session.ts'
import { grafaLines, tennisLines, wellsixLines, weticeLines, type Lines } from '../../engine/walks.ts'
import { setupOf } from '../../engine/wellsix/cross.ts'
import { dice, randomHead } from '../../engine/wellsix/random.ts'
import { someSetups } from '../../engine/wetice/transitions.ts'
import { GRAFA } from './grafa.ts'
import { readTableOf, tableText, followInstructions, PLAYERS, type ReadTable, type Sentences } from './table.ts'
import { TENNIS } from './tennis.ts'
import { WELLSIX } from './wellsix.ts'
import { WETICE } from './wetice.ts'

/** The function that makes the sentences of a game’s instructions, and the patterns that parse them. */
export interface Instructions {
  readonly words: StepSentence
  readonly sentences: Sentences
  /** The words that begin a list of cards in order; see `followInstructions`. */
  readonly order?: string
}

interface Reading<Position, Event> extends Instructions {
  readonly hands: HandsPlanner<Position, Event>
  /** Null if the match can't start. `table` holds the locations of the real cards at the start. */
  match(seed: number): (Lines<Position, Event> & { readonly table?: CardLocations }) | null
}

export const WALKS = 5
const nameOf = (player: number): string => PLAYERS[player - 1] ?? ''

function expectTable(read: ReadTable, locations: CardLocations, about: string): void {
  const here = new Map([...read].filter(([, pieces]) => pieces.length > 0))
  if (!leadsFromTo(here, [], locations))
    throw new Error(`${about}\nreads\n${tableText(here)}\nwhere lies\n${tableText(locations)}`)
}

const endOf = <Position, Event>({ start, steps }: Path<Position, Event>): Position => steps.at(-1)?.position ?? start

/**
 * Returns a function that plays a random match and lets a reader follow the sentences of its walks. The function returns the number of
 * walks, and throws if the reader's cards differ from the referee's.
 */
const reads =
  <Position, Event>({ hands, words, sentences, order, match }: Reading<Position, Event>) =>
  (seed: number): number => {
    const lines = match(seed)
    if (!lines) return 0
    const at = dice(seed)
    const { first, second, amended } = lines
    /** The present destination, as a line of play and a number of its steps. */
    let [line, place] = [first, 0]
    const someLine = (): Path<Position, Event> => {
      if (at.below(2) === 0) [line, place] = [at.oneOf([first, second, amended]), at.below(first.steps.length + 1)]
      else place += at.below(11) - 5
      place = Math.max(0, Math.min(line.steps.length, place))
      return { start: line.start, steps: line.steps.slice(0, place) }
    }
    let way = completedWay({ start: first.start, steps: first.steps.slice(0, 0) })
    const read = readTableOf(lines.table ?? hands.locations(first.start))
    for (let walk = 0; walk < WALKS; walk++) {
      way = hands.towards(way, someLine())
      const before = hands.locationsOn(way)
      const said = instructionTexts(way.rest, words, nameOf, before)
      const instructions = at.below(3) === 0 ? at.below(said.length + 1) : said.length
      for (const [index, told] of said.slice(0, instructions).entries()) {
        try {
          followInstructions(sentences, read, told, order)
        } catch (error) {
          throw new Error(`seed ${seed}: ${told}\n${String(error)}\non ${tableText(read)}`, { cause: error })
        }
        expectTable(read, valueOf(applyInstructions(before, way.rest.slice(0, index + 1))), `seed ${seed}: ${told}`)
      }
      const there = instructions === said.length ? endOf(way.to) : null
      way = advanceWay(way, instructions)
      expectTable(read, there ? hands.locations(there) : hands.locationsOn(way), `seed ${seed}`)
    }
    return WALKS
  }

type Game = 'wetice' | 'wellsix' | 'tennis' | 'grafa'

/** For each game, a function from `reads` that reads the sentences of one language. */
export const readingsIn = (spoken: Readonly<Record<Game, Instructions>>) =>
  ({
    WetIce: reads({
      hands: wetice.hands,
      ...spoken.wetice,
      match: seed => (someSetups(seed, 3).some(setup => wetice.start(setup).ok) ? weticeLines(seed) : null),
    }),
    Wellsix: reads({
      hands: wellsix.hands,
      ...spoken.wellsix,
      match: seed => (wellsix.start(setupOf(randomHead(dice(seed)))).ok ? wellsixLines(seed) : null),
    }),
    Tennis: reads({ hands: tennis.hands, ...spoken.tennis, match: tennisLines }),
    Grafa: reads({
      hands: grafa.hands,
      ...spoken.grafa,
      match: seed => {
        const lines = grafaLines(seed)
        return { ...lines, table: new Map([...grafa.hands.locations(lines.first.start), ['deck', lines.deck]]) }
      },
    }),
  }) as const

export const READINGS = readingsIn({
  wetice: { words: weticeWords, sentences: WETICE },
  wellsix: { words: wellsixWords, sentences: WELLSIX },
  tennis: { words: tennisWords, sentences: TENNIS },
  grafa: { words: grafaWords, sentences: GRAFA },
})
