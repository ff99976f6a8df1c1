import { copyGame, enterPhase, finishGame, otherOf, type Json, type NaiveGame } from './game.ts'
import { score } from './score.ts'
import {
  cardAt,
  countOf,
  fall,
  hasUnsupportedCard,
  isEmpty,
  placeOf,
  setCard,
  runsOf,
  SUITS,
  type Place,
} from './table.ts'

/** The events of an accepted action, or the code of a refusal. */
export type Outcome = Json[] | string

const ownPile = (game: NaiveGame): Record<string, number> => game.piles[game.turn === 1 ? 0 : 1]

const mustGive = (game: NaiveGame): boolean => game.mode === 'duel' && Object.keys(ownPile(game)).length > 2

/** Lets cards fall, and removes and scores matches, until nothing changes or a suit must be given away. */
function chain(game: NaiveGame): Json[] {
  const events: Json[] = []
  for (;;) {
    const moves = fall(game.table)
    if (moves.length > 0) events.push({ type: 'fall', moves })
    const runs = runsOf(game.table)
    if (runs.length === 0) break
    events.push({ type: 'match', runs })
    for (const cell of runs.flatMap(run => run.cells)) {
      const place = placeOf(game.table, cell)
      if (place) setCard(game.table, place, '.')
    }
    events.push(...score(game, runs))
    if (mustGive(game)) return [...events, ...enterPhase(game, 'give', game.turn)]
  }
  if (isEmpty(game.table)) return [...events, finishGame(game)]
  return [...events, ...enterPhase(game, 'swap', otherOf(game))]
}

function trade(game: NaiveGame, one: Place, two: Place): void {
  const card = cardAt(game.table, one)
  setCard(game.table, one, cardAt(game.table, two))
  setCard(game.table, two, card)
}

function createsLine(game: NaiveGame, cells: readonly [string, string], one: Place, two: Place): boolean {
  if (cardAt(game.table, one) === cardAt(game.table, two)) return false
  trade(game, one, two)
  const creates = runsOf(game.table).some(run => cells.some(cell => run.cells.includes(cell)))
  trade(game, one, two)
  return creates
}

function leavesFewer(game: NaiveGame, one: Place, two: Place): boolean {
  const before = runsOf(game.table).length
  trade(game, one, two)
  const after = runsOf(game.table).length
  trade(game, one, two)
  return after < before
}

/** Swaps two cards. `stands` lets an illegal swap stand. */
export function swap(game: NaiveGame, cells: readonly [string, string], stands = false): Outcome {
  if (game.phase === 'give') return 'wrong-phase'
  const one = placeOf(game.table, cells[0])
  const two = placeOf(game.table, cells[1])
  if (!one || !two) return 'off-board'
  if (cells[0] === cells[1]) return 'same-cell'
  if (cardAt(game.table, one) === '.' || cardAt(game.table, two) === '.') return 'empty-cell'
  const inCleanup = game.phase === 'cleanup'
  const allowed = inCleanup ? leavesFewer(game, one, two) : createsLine(game, cells, one, two)
  const refusal = inCleanup ? 'not-fewer' : 'no-line'
  if (stands && allowed) return 'nothing-irregular'
  if (!stands && !allowed) return refusal
  trade(game, one, two)
  game.passes = 0
  const done = [...(stands ? [{ type: 'irregular', refusal }] : []), { type: 'swap', cells: [...cells] }]
  if (!inCleanup) return [...done, ...chain(game)]
  game.first = game.turn
  return [...done, ...enterPhase(game, 'cleanup', otherOf(game))]
}

/** Lets a player move out of turn: gives the turn to that player. */
export function takeTurn(game: NaiveGame, player: number): Outcome {
  if (game.phase === 'give') return 'wrong-phase'
  if (game.turn === player) return 'nothing-irregular'
  game.passes = 0
  return [{ type: 'irregular', refusal: 'out-of-turn' }, ...enterPhase(game, game.phase, player)]
}

export function pass(game: NaiveGame): Outcome {
  if (game.phase === 'give') return 'wrong-phase'
  const done = { type: 'pass' }
  game.passes += 1
  if (game.passes < (game.mode === 'duel' ? 2 : 1)) return [done, ...enterPhase(game, game.phase, otherOf(game))]
  if (game.phase === 'swap' || isEmpty(game.table)) return [done, finishGame(game)]
  game.passes = 0
  return [done, ...enterPhase(game, 'swap', game.first)]
}

export function give(game: NaiveGame, suit: string): Outcome {
  if (game.phase !== 'give') return 'wrong-phase'
  const own = ownPile(game)
  const cards = own[suit]
  if (cards === undefined) return 'not-your-suit'
  delete own[suit]
  const to = otherOf(game)
  game.piles[to === 1 ? 0 : 1][suit] = cards
  const done = { type: 'give', from: game.turn, to, suit, cards }
  return mustGive(game) ? [done] : [done, ...chain(game)]
}

export function correct(game: NaiveGame, changes: readonly (readonly [string, string])[]): Outcome {
  if (game.phase === 'give') return 'wrong-phase'
  const cells = changes.map(([cell]) => cell)
  if (cells.some(cell => !placeOf(game.table, cell))) return 'off-board'
  if (new Set(cells).size < cells.length) return 'same-cell'
  const tried = copyGame(game)
  for (const [cell, card] of changes) {
    const place = placeOf(tried.table, cell)
    if (place) setCard(tried.table, place, card)
  }
  const gone = (suit: string): number =>
    game.piles.reduce((sum, pile) => sum + (pile[suit] ?? 0), game.removed[suit] ?? 0)
  if (SUITS.some(suit => countOf(tried.table, suit) + gone(suit) > 12)) return 'too-many-of-suit'
  const there = SUITS.reduce((sum, suit) => sum + countOf(tried.table, suit), 0)
  if (game.mode !== 'duel' && there + game.three + game.four > 48) return 'too-many-cards'
  if (hasUnsupportedCard(tried.table)) return 'floating'
  Object.assign(game, tried)
  const done = { type: 'correct', cells: Object.fromEntries(changes) }
  return game.phase === 'swap' && isEmpty(game.table) ? [done, finishGame(game)] : [done]
}
