import { amendmentOf } from '../../book/journal/amend.ts'
import type { Move } from '../../book/journal/replay.ts'
import type { GameTypes } from '../../engine/game.ts'
import { instructionTexts } from '../../text/contract/hands.ts'
import { playerOfMove } from './log.ts'
import { actionSentence } from '#text/actions.ts'
import type { AnyTable } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { sameMoves } from '../session/useCatchUp.ts'
import { TABLE_WORDS } from '#text/table.ts'

type Moves = readonly Move<GameTypes>[]

const WORDS = TABLE_WORDS.mended

/** The current instruction of the catch-up, and the moves that changed; null if the real table agrees with the app. */
export function catchUpView(table: AnyTable): RulingView | null {
  const { from, goal, locations, now } = table.session.catchUp
  if (!from.value) return null
  const before = goal.value && sameMoves(from.value, table.source.moves.value) ? goal.value : from.value
  const words = wordsOf(before, table)
  if (!now.value) return words === '' ? null : plainView(words)
  const start = locations.value ?? table.rules.game.hands.locations(table.session.settled.value)
  const todo = instructionTexts([now.value], table.rules.rulebook.hands, table.session.nameOf, start).join(' ')
  return { ...plainView(todo), before: words, aside: words }
}

function wordsOf(before: Moves, table: AnyTable): string {
  const now = table.source.moves.value
  const change = amendmentOf(actionsOf(before), actionsOf(now))
  if (!change) return ''
  const gone = before.slice(change.from, change.from + change.remove)
  const come = now.slice(change.from, change.from + change.insert.length)
  // A move and its replacement are counted as one.
  const longer = come.length < gone.length ? gone : come
  const [first] = longer
  if (!first) return ''
  const what =
    longer.length === 1
      ? pastMoveText(first, table.rules, table.session.players.value)
      : WORDS.moves(longer.length, sharesIn(longer, table))
  if (gone.length === 0 && change.from + come.length === now.length) return WORDS.redone(what)
  return come.length === 0 && change.from === now.length ? WORDS.undone(what) : WORDS.amended(what)
}

const actionsOf = (moves: Moves): readonly string[] => moves.map(({ action }) => action)

/** The text of a past move, without instructions. */
export function pastMoveText(move: Move<GameTypes>, rules: AnyTable['rules'], players: readonly string[]): string {
  const seat = players.length < 2 ? null : playerOfMove(move, rules)
  const who = seat === null ? '' : (players[seat - 1] ?? '')
  return WORDS.move(who, actionSentence(move.action, { ...rules, players }, move.before))
}

export function moveSentence(move: Move<GameTypes>, rules: AnyTable['rules'], players: readonly string[]): string {
  const { ruling, action } = move
  const seat = playerOfMove(move, rules)
  const who = seat === null ? '' : (players[seat - 1] ?? '')
  const steps = ruling?.accepted ? ruling.steps : []
  const step = steps.find(({ event }) => event.type !== 'irregular') ?? steps[0]
  const speech = { players, position: step?.position }
  return WORDS.move(
    who,
    step ? rules.rulebook.event(step.event, speech).sentence : actionSentence(action, { ...rules, players }),
  )
}

function sharesIn(all: Moves, { rules, session: { players } }: AnyTable): readonly string[] {
  if (players.value.length < 2) return []
  const seats = all.map(move => playerOfMove(move, rules))
  return players.value.flatMap((name, i) => {
    const count = seats.filter(seat => seat === i + 1).length
    return count > 0 ? [WORDS.movesOf(name, count)] : []
  })
}
