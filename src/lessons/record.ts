import type { Game, Refusal } from '../engine/game.ts'
import { readLine } from '../engine/text.ts'
import type { Outcome } from './lesson.ts'

type AnyEvent = { readonly type: string }

/** Where a lesson's game stands, and whose it is. */
export interface Scene<Position> {
  /** As the head of its record has it. */
  readonly setup: unknown
  readonly players: readonly string[]
  readonly position: Position
}

/** The scene that a record leads to. Null where it can't be read, or an action is refused: no lesson has such a record. */
export function sceneOf<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  record: string,
): Scene<Position> | null {
  const lines = record.split('\n').map((line, index) => readLine(line, index + 1))
  const play = lines.findIndex(line => line.text === 'play')
  const head = lines.slice(0, play).filter(line => line.words.length > 0 && line.words[0] !== 'game')
  const setup = game.parseSetup(head)
  const start = setup.ok ? game.start(setup.value) : setup
  if (!setup.ok || !start.ok || play < 0) return null
  let position = start.value
  for (const { text } of lines.slice(play + 1).filter(line => line.words.length > 0)) {
    const { refusal, position: next } = outcomeOf(game, position, text)
    if (refusal !== null) return null
    position = next
  }
  return { setup: setup.value, players: game.players(setup.value), position }
}

/** What comes of an action in a position. What can't be read counts as refused. */
export function outcomeOf<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  position: Position,
  text: string,
): Outcome<Position, Event> {
  const action = game.parseAction(readLine(text, 0).words)
  if (!action.ok) return { refusal: 'unreadable', events: [], position }
  const ruling = game.play(position, action.value)
  return ruling.accepted
    ? { refusal: null, events: ruling.steps.map(step => step.event), position: ruling.position }
    : { refusal: ruling.refusal.code, events: [], position }
}
