import { accept, refuse } from '../game.ts'
import { capture, isolate } from './capture.ts'
import { correct, judgeCorrect } from './correct.ts'
import { judgeCapture, judgeExchange, judgeKeep, judgePlace, judgeSwitch, no, type Judged } from './judge.ts'
import { legalMoves } from './legal.ts'
import { endGame, nextGame, seizedScores, suitsOf } from './match.ts'
import { exchange, place, switchCards } from './moves.ts'
import { judgeResult } from './scores.ts'
import { tell, type Told } from './told.ts'
import { endTurn, phaseEvent } from './turns.ts'
import { ok } from '../result.ts'
import type { Action, Event, Phase, Playing, PlayPhase, Position, Rested, WellsixRuling } from './types.ts'

type Move = Exclude<Action, { readonly type: 'unknown' | 'next' }>

const PHASES: Readonly<Record<Move['type'], readonly PlayPhase[]>> = {
  place: ['opening', 'main'],
  switch: ['main'],
  exchange: ['main'],
  capture: ['main'],
  keep: ['keep'],
  pass: ['main'],
  agree: ['main'],
  result: ['opening'],
  correct: ['opening', 'main'],
}

/** The section of the rulebook that says what each phase asks for. */
const RULES: Readonly<Record<Phase, string>> = {
  opening: 'opening',
  main: 'turns',
  keep: 'isolation',
  'game-over': 'match',
  over: 'match',
}

/** Somebody is to move in every phase that `PHASES` names. */
const allows = (position: Position, { type }: Move): position is Playing =>
  PHASES[type].some(phase => phase === position.phase)

/** Judges an action and applies it. */
export function play(position: Position, action: Action): WellsixRuling {
  const rule = RULES[position.phase]
  if (position.phase === 'over') return refuse({ code: 'over', rule })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'record' })
  if (action.type === 'next')
    return position.phase === 'game-over' ? next(position) : refuse({ code: 'wrong-phase', rule })
  return allows(position, action) ? move(position, action) : refuse({ code: 'wrong-phase', rule })
}

function move(position: Playing, action: Move): WellsixRuling {
  switch (action.type) {
    case 'place':
      return answer(position, judgePlace(position, action.card, action.cell), told =>
        place(told, action.card, action.cell),
      )
    case 'switch':
      return answer(position, judgeSwitch(position, action.cells), (told, cards) =>
        switchCards(told, action.cells, cards),
      )
    case 'exchange':
      return answer(position, judgeExchange(position, action.cell, action.card), (told, lying) =>
        exchange(told, action.cell, action.card, lying),
      )
    case 'capture':
      return answer(position, judgeCapture(position, action.from, action.to), (told, cards) =>
        capture(told, action.from, action.to, cards),
      )
    case 'keep':
      return answer(position, judgeKeep(position, action.cell), isolate)
    case 'pass':
      return answer(position, judgePass(position), pass)
    case 'agree':
      return answer(position, ok(null), agree)
    case 'result':
      return answer(position, judgeResult(position, action.scores), told => {
        return endGame(tell(told, { type: 'result', scores: action.scores }), action.scores, 'result')
      })
    case 'correct':
      return answer(position, judgeCorrect(position, action.changes), (told, table) =>
        correct(told, action.changes, table),
      )
  }
}

function answer<T>(
  position: Playing,
  judged: Judged<T>,
  apply: (told: Told<Playing>, value: T) => Told,
): WellsixRuling {
  if (!judged.ok) return judged.error
  const told = apply({ position, steps: [] }, judged.value)
  return accept(told.steps, told.position)
}

/** Who can move must (X9). */
function judgePass(position: Playing): Judged<null> {
  const { length } = legalMoves(position)
  return length > 0 ? no({ code: 'must-move', rule: 'turns', moves: length }) : ok(null)
}

/** The rest of the turn is passed. */
const pass = (told: Told<Playing>): Told =>
  endTurn(tell(told, { type: 'pass', player: told.position.turn }, { moves: 0 }))

/** Both players agree that no seizure is possible any more (X8). */
const agree = (told: Told<Playing>): Told =>
  endGame(tell(told, { type: 'agree' }), seizedScores(told.position), 'no-seizures')

function next(position: Rested): WellsixRuling {
  const begun = nextGame(position)
  const event = { ...phaseEvent(begun.phase, begun), suits: suitsOf(begun.red, 0) }
  return accept<Position, Event>([{ event, position: begun }], position)
}
