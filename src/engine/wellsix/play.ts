import { accept, refuse } from '../game.ts'
import {
  judgeCapture,
  judgeExchange,
  judgeKeep,
  judgePlace,
  judgeSwitch,
  type JudgedMove,
  judgePass,
  judgeTurn,
  judgeResult,
  judgeCorrection,
} from './legal.ts'
import { endGame, nextGame, captureScores, suitsOf, endTurn, phaseEvent, giveTurnTo, completeMove } from './match.ts'
import { addEvent, decide, finishRuling } from '../ruling.ts'
import {
  SET_ASIDE,
  type Action,
  type Event,
  type IrregularMove,
  type Phase,
  type Player,
  type GameInPlay,
  type PlayPhase,
  type Position,
  type FinishedGame,
  type SetAside,
  type WellsixRuling,
  type Pair,
  type WellsixRulingBuilder,
  type CellCard,
} from './types.ts'
import { sortCards, type Card } from '../cards.ts'
import { type Cell, cardsOf, type CardLayout, groupsOf, largestOf, type Group, filterLayout } from './board.ts'
import { partOf, withPart, ownerOf } from './colours.ts'

type JudgedAction = Exclude<Action, { readonly type: 'unknown' | 'next' | 'stands' }> | IrregularMove
/** The refusal codes to ignore if players let the move stand; null if they don't. */
type Aside = readonly SetAside[] | null

const PHASES: Readonly<Record<JudgedAction['type'], readonly PlayPhase[]>> = {
  place: ['opening', 'main'],
  switch: ['main'],
  exchange: ['main'],
  capture: ['main'],
  keep: ['keep'],
  pass: ['main'],
  agree: ['main'],
  result: ['opening'],
  correct: ['opening', 'main'],
  turn: ['main'],
}

const RULES: Readonly<Record<Phase, string>> = {
  opening: 'opening',
  main: 'turns',
  keep: 'isolation',
  'game-over': 'match',
  over: 'match',
}

/** In all phases of `PHASES`, a player has the turn. */
const allows = (position: Position, { type }: JudgedAction): position is GameInPlay =>
  PHASES[type].some(phase => phase === position.phase)

type Builder = WellsixRulingBuilder<GameInPlay>

export function play(position: Position, action: Action): WellsixRuling {
  const rule = RULES[position.phase]
  if (position.phase === 'over') return refuse({ code: 'over', rule })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'record' })
  if (action.type === 'next')
    return position.phase === 'game-over' ? next(position) : refuse({ code: 'wrong-phase', rule })
  const [move, aside] =
    action.type === 'stands' ? ([action.action, SET_ASIDE[action.action.type]] as const) : ([action, null] as const)
  return allows(position, move) ? make(position, move, aside) : refuse({ code: 'wrong-phase', rule })
}

function make(position: GameInPlay, move: JudgedAction, aside: Aside): WellsixRuling {
  type Apply<T> = (builder: Builder, value: T, isIrregular: boolean) => WellsixRulingBuilder
  function answer<T>(judged: JudgedMove<T>, apply: Apply<T>): WellsixRuling {
    if (!judged.ok) return judged.error
    const { value, objections } = judged.value
    return decide(position, objections, aside, (builder: Builder, isIrregular) => apply(builder, value, isIrregular))
  }
  switch (move.type) {
    case 'place':
      return answer(judgePlace(position, move), builder => place(builder, move.card, move.cell))
    case 'switch':
      return answer(judgeSwitch(position, move), (builder, cards) => switchCards(builder, move.cells, cards))
    case 'exchange':
      return answer(judgeExchange(position, move), (builder, back) => exchange(builder, move.cell, move.card, back))
    case 'capture':
      return answer(judgeCapture(position, move), (builder, cards) => capture(builder, move.from, move.to, cards))
    case 'keep':
      return answer(judgeKeep(position, move), isolate)
    case 'pass':
      return answer(judgePass(position), pass)
    case 'turn':
      return answer(judgeTurn(position, move.player), giveTurnTo)
    case 'agree':
      return finishRuling(agree({ position, steps: [] }))
    case 'result':
      return answer(judgeResult(position, move.scores), builder =>
        endGame(addEvent(builder, { type: 'result', scores: move.scores }), move.scores, 'result'),
      )
    case 'correct':
      return answer(judgeCorrection(position, move.changes), (builder, table) => correct(builder, move.changes, table))
  }
}

const pass = (builder: Builder, _: null, isIrregular: boolean): WellsixRulingBuilder => {
  const event = { type: 'pass', player: builder.position.turn } as const
  return endTurn(addEvent(builder, isIrregular ? { ...event, irregular: true } : event, { moves: 0 }))
}

/** Both players agree that no further capture is possible (X8). */
const agree = (builder: Builder): WellsixRulingBuilder =>
  endGame(addEvent(builder, { type: 'agree' }), captureScores(builder.position), 'no-seizures')

function next(position: FinishedGame): WellsixRuling {
  const opened = nextGame(position)
  const event = { ...phaseEvent(opened.phase, opened), suits: suitsOf(opened.red, 0) }
  return accept<Position, Event>([{ event, position: opened }], position)
}

const handsAfter = ({ hands, turn }: GameInPlay, out: Card, ...back: readonly Card[]): GameInPlay['hands'] =>
  withPart<readonly Card[]>(hands, turn, sortCards([...partOf(hands, turn).filter(card => card !== out), ...back]))

const moved = (builder: Builder, event: Event, change: Partial<GameInPlay>): WellsixRulingBuilder =>
  completeMove(addEvent(builder, event, { ...change, moves: builder.position.moves - 1 }))

function place(builder: Builder, card: Card, cell: Cell): WellsixRulingBuilder {
  const { table, turn } = builder.position
  const change = { table: { ...table, [cell]: card }, hands: handsAfter(builder.position, card) }
  return moved(builder, { type: 'place', player: turn, card, cell }, change)
}

function switchCards(builder: Builder, cells: Pair<Cell>, [first, second]: Pair<Card>): WellsixRulingBuilder {
  const { table, turn } = builder.position
  const [a, b] = cells
  return moved(builder, { type: 'switch', player: turn, cells }, { table: { ...table, [a]: second, [b]: first } })
}

function exchange(builder: Builder, cell: Cell, out: Card, back: Card): WellsixRulingBuilder {
  const { table, turn } = builder.position
  const change = { table: { ...table, [cell]: out }, hands: handsAfter(builder.position, out, back) }
  return moved(builder, { type: 'exchange', player: turn, cell, out, in: back }, change)
}

/** Added cards come from the hands, and removed cards return to them. A correction doesn't use a move. */
function correct(builder: Builder, changes: readonly CellCard[], table: CardLayout): WellsixRulingBuilder {
  const { position } = builder
  const onTable = cardsOf(table)
  const inPlay = [...position.hands.flat(), ...cardsOf(position.table)]
  const inHand = sortCards(inPlay.filter(card => !onTable.includes(card)))
  const handOf = (player: Player): Card[] => inHand.filter(card => ownerOf(position, card) === player)
  const cells = Object.fromEntries(changes.map(({ cell, card }) => [cell, card ?? '.'] as const))
  return addEvent(builder, { type: 'correct', cells }, { table, hands: [handOf(1), handOf(2)] })
}

/** Moves the capturing card to the captured card's cell (X4), then applies isolation (X5). */
function capture(builder: Builder, from: Cell, to: Cell, [card, captured]: Pair<Card>): WellsixRulingBuilder {
  const { position } = builder
  const { turn } = position
  const table = { ...filterLayout(position.table, cell => cell !== from), [to]: card }
  const { seized, change } = removeCards(position, [captured])
  const event = { type: 'capture', player: turn, from, to, card, captured, seized: seized.length > 0 } as const
  const groups = groupsOf(table)
  if (groups.length === 1) return moved(builder, event, { ...change, table })
  const split = addEvent(builder, event, { ...change, table })
  const [largest = [], ...rivals] = largestOf(groups)
  return rivals.length > 0 ? addEvent(split, phaseEvent('keep', position), { phase: 'keep' }) : isolate(split, largest)
}

function isolate(builder: Builder, group: Group): WellsixRulingBuilder {
  const { position } = builder
  const stays = new Set(group)
  const removed = filterLayout(position.table, cell => !stays.has(cell))
  const { seized, returned, change } = removeCards(position, cardsOf(removed))
  const event = {
    type: 'isolate',
    player: position.turn,
    kept: group.length,
    stays: group,
    seized,
    returned,
    removed,
  } as const
  return moved(builder, event, { ...change, table: filterLayout(position.table, cell => stays.has(cell)) })
}

/** The other player's cards are captured; the player's own cards return to the hand. */
function removeCards(position: GameInPlay, cards: readonly Card[]) {
  const { turn, hands, seized: piles } = position
  const isOwn = (card: Card): boolean => ownerOf(position, card) === turn
  const returned = sortCards(cards.filter(isOwn))
  const seized = sortCards(cards.filter(card => !isOwn(card)))
  const change: Partial<GameInPlay> = {
    hands: withPart<readonly Card[]>(hands, turn, sortCards([...partOf(hands, turn), ...returned])),
    seized: withPart<readonly Card[]>(piles, turn, sortCards([...partOf(piles, turn), ...seized])),
    ...(seized.length > 0 ? { quiet: 0, seizing: true } : {}),
  }
  return { seized, returned, change }
}
