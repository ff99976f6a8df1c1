import type { AnyAction } from '../../src/engine/game.ts'
import { describe, expect, it } from 'vitest'
import type { Advice } from '../../src/analysis/advice.ts'
import { createRandom } from '../../src/engine/random.ts'
import {
  costliestMoves,
  Reviewer,
  type PlayedMove,
  type Review,
  type Scale,
  type AdviceRequest,
} from '../../src/analysis/review.ts'
import { weticeAnalyst } from '../../src/analysis/wetice/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { Action, Position } from '../../src/engine/wetice/types.ts'
import { run } from './run.ts'
import { solveDuel } from './wetice/brute.ts'
import { somePosition } from './wetice/positions.ts'

const scale: Scale<Position> = {
  least: 1,
  matchValue: (value, { turn }) => (turn === 2 ? -value : value),
}
const judge = {
  ...wetice,
  play: (position: unknown, action: unknown) => wetice.play(position as Position, action as Action),
  legal: (position: unknown) => wetice.legal(position as Position),
  status: (position: unknown) => wetice.status(position as Position),
  makeAction: (action: unknown) => wetice.makeAction(action as Action),
  isCorrection: (action: unknown) => wetice.isCorrection(action as Action),
}
const asAny = scale as Scale

/** The moves of a random game, up to its end. */
function someGame(seed: number): PlayedMove[] {
  const random = createRandom(seed)
  const moves: PlayedMove[] = []
  let position = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 10, owned: 4 }, seed)
  while (position.phase !== 'over') {
    const legal = wetice.legal(position)
    // Chooses a swap if possible, because a pass is rarely the better move.
    const played = legal[legal.length > 1 ? 1 + random.below(legal.length - 1) : 0] ?? { type: 'pass' }
    const ruling = wetice.play(position, played)
    if (!ruling.accepted) throw new Error('not legal')
    moves.push({ before: position, played, after: ruling.position })
    position = ruling.position
  }
  return moves
}

/** Runs a review and answers each of its questions. */
function reviewed(
  reviewer: Reviewer,
  answer: (wanted: AdviceRequest) => Advice<AnyAction> = ({ position }) =>
    run(weticeAnalyst.search(position as Position, 1)),
): { readonly review: Review; readonly asked: readonly AdviceRequest[] } {
  const asked: AdviceRequest[] = []
  const answers = reviewer.run()
  let step = answers.next()
  while (!step.done) {
    asked.push(step.value)
    step = answers.next(answer(step.value))
  }
  return { review: step.value, asked }
}

const wordsOf = (actions: readonly unknown[]): string[] => actions.map(action => wetice.makeAction(action as Action))

describe('a review', () => {
  it('names the same costliest moves as a brute-force search', () => {
    let dear = 0
    for (let seed = 1; seed <= 40; seed++) {
      const moves = someGame(seed)
      const truth = moves.flatMap(({ before, played, after }, place) => {
        const position = before as Position
        if (wetice.legal(position).length < 2) return []
        const [now, then] = [position, after as Position].map(each => scale.matchValue(solveDuel(each).value, each))
        const end = wetice.status(after as Position)
        const [mine = 0, theirs = 0] = end.scores
        const lost = (now ?? 0) - (end.over ? mine - theirs : (then ?? 0))
        return [{ place, loss: position.turn === 2 ? -lost : lost, played: wetice.makeAction(played as Action) }]
      })
      const dearest = truth.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss || a.place - b.place)
      const { review } = reviewed(new Reviewer(judge, asAny, moves))
      const moments = costliestMoves(review.judged, 1)
      expect(moments.map(({ place, loss }) => [place, loss])).toEqual(
        dearest.slice(0, 3).map(({ place, loss }) => [place, loss]),
      )
      for (const { basis, better, place, asGood } of moments) {
        expect(basis).toBe('exact')
        const { best } = solveDuel(moves[place]?.before as Position)
        expect(best).toContain(wordsOf(better)[0])
        expect(wordsOf(asGood)).toEqual(best)
      }
      dear += moments.length
    }
    expect(dear).toBeGreaterThan(10)
  })

  it('gives every position a value for the first player, up to the end', () => {
    const moves = someGame(3)
    const { review } = reviewed(new Reviewer(judge, asAny, moves))
    expect(review.worths).toHaveLength(moves.length + 1)
    const [mine = 0, theirs = 0] = wetice.status(moves.at(-1)?.after as Position).scores
    expect(review.worths.at(-1)).toMatchObject({ basis: 'exact', value: mine - theirs })
    moves.forEach(({ before }, place) => {
      const position = before as Position
      expect(review.worths[place]).toMatchObject({ value: scale.matchValue(solveDuel(position).value, position) })
    })
  })

  it('grows with the answers, and asks about each position once', () => {
    const { asked, review } = reviewed(new Reviewer(judge, asAny, someGame(5)))
    const lengths = asked.map(({ soFar }) => soFar.worths.length)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(asked.map(({ position }) => position)).size).toBe(asked.length)
    expect(review.worths.length).toBeGreaterThan(lengths[0] ?? 0)
  })

  it('calls a loss exact only if both values are proven, and searches larger losses longer', () => {
    const moves = someGame(6)
    const { asked, review } = reviewed(new Reviewer(judge, asAny, moves), ({ position, thorough }) => {
      const advice = run(weticeAnalyst.search(position as Position, 1))
      return thorough ? advice : { ...advice, basis: 'searched' }
    })
    const moments = costliestMoves(review.judged, 1)
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.every(({ thorough }) => thorough)).toBe(true)
    expect(moments.every(({ basis }) => basis === 'exact')).toBe(true)
    expect(asked.some(({ thorough }) => thorough)).toBe(true)
  })

  it('drops a loss that a longer search doesn’t confirm', () => {
    const moves = someGame(6)
    const { review } = reviewed(new Reviewer(judge, asAny, moves), ({ position, thorough }) => {
      const advice = run(weticeAnalyst.search(position as Position, 1))
      const level = advice.best.map(line => ({ ...line, value: 0 }))
      return thorough ? { ...advice, basis: 'searched', value: 0, best: level } : { ...advice, basis: 'searched' }
    })
    const over = costliestMoves(review.judged, 1).filter(({ thorough }) => !thorough)
    expect(over).toEqual([])
  })

  it('judges only the seats that are asked about', () => {
    const { review } = reviewed(new Reviewer(judge, asAny, someGame(9), seat => seat === 2))
    expect(review.judged.length).toBeGreaterThan(0)
    expect(new Set(review.judged.map(({ seat }) => seat))).toEqual(new Set([2]))
  })

  it('judges a choice with hidden cards by the player’s view, not by later events', () => {
    const [first] = someGame(4)
    if (!first?.played) throw new Error('too short a game')
    const { played } = first
    const [seen, again] = [{ hand: 1 }, { hand: 2 }]
    const made = [
      { ...first, seen },
      { ...first, seen: null },
      { ...first, seen: again },
    ]
    const other = { type: 'pass' }
    const { review, asked } = reviewed(new Reviewer(judge, { least: 1, matchValue: value => value }, made), () => ({
      basis: 'sampled',
      value: 9,
      best: [
        { action: other, value: 9 },
        { action: played, value: 5 },
      ],
    }))
    expect(asked.map(({ position, thorough }) => [position, thorough])).toEqual([
      [seen, false],
      [again, false],
      [seen, true],
      [again, true],
    ])
    expect(review.worths.map(worth => worth?.basis ?? null)).toEqual(['sampled', null, 'sampled'])
    expect(review.judged.map(({ place, loss, played, better }) => [place, loss, played, better])).toEqual([
      [0, 4, [first.played], [other]],
      [2, 4, [first.played], [other]],
    ])
    expect(review.judged[0]?.each).toHaveLength(2)
  })

  it('has continuations that are legal from the position of the reviewed move', () => {
    const { review } = reviewed(new Reviewer(judge, asAny, someGame(4)))
    for (const { place, better, played } of review.judged) {
      const made = someGame(4)[place]
      for (const line of [better, played]) {
        let position = made?.before as Position
        for (const action of line) {
          const ruling = wetice.play(position, action as Action)
          expect(ruling.accepted).toBe(true)
          if (ruling.accepted) position = ruling.position
        }
      }
    }
  })
})
