import type { Game, Refusal, Ruling } from '../../src/engine/game.ts'
import type { Path } from '../../src/engine/hands-walk.ts'
import type { Result } from '../../src/engine/result.ts'
import { readLine, type RecordLine } from '../../src/engine/text.ts'

export type Json = Readonly<Record<string, unknown>>

export const linesOf = (text: string): RecordLine[] =>
  text
    .split('\n')
    .map((line, index) => readLine(line, index + 1))
    .filter(line => line.words.length > 0)

export const wordsOf = (line: string): readonly string[] => readLine(line, 1).words

export function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export const errorOf = <T, E>(result: Result<T, E>): E | null => (result.ok ? null : result.error)

/** A game whose functions take lines of a record. */
export interface NotationGame<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal> {
  begin(head: string): Position
  read(line: string): Action
  rule(position: Position, line: string): Ruling<Position, Event, R>
  /** The position after these lines, all of which must be accepted. */
  after(position: Position, ...lines: readonly string[]): Position
  /** All steps of these lines, all of which must be accepted. */
  path(start: Position, ...lines: readonly string[]): Path<Position, Event>
  /** The events of one line, which must be accepted. */
  events(position: Position, line: string): readonly Event[]
  /** The code of the refusal; null if the line is accepted. */
  refused(position: Position, line: string): string | null
  legal(position: Position): readonly string[]
  parseHead(head: string): ReturnType<Game<Setup, Position, Action, Event, R>['parseSetup']>
}

export function withNotation<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
): NotationGame<Setup, Position, Action, Event, R> {
  const read = (line: string): Action => valueOf(game.parseAction(wordsOf(line)))
  const rule = (position: Position, line: string): Ruling<Position, Event, R> => game.play(position, read(line))
  function accepted(position: Position, line: string): Extract<ReturnType<typeof rule>, { accepted: true }> {
    const ruling = rule(position, line)
    if (!ruling.accepted) throw new Error(`${line}: ${ruling.refusal.code}`)
    return ruling
  }
  return {
    begin: head => valueOf(game.start(valueOf(game.parseSetup(linesOf(head))))),
    read,
    rule,
    after: (position, ...lines) => lines.reduce((at, line) => accepted(at, line).position, position),
    path: (start, ...lines) => {
      const rulings = lines.reduce<ReturnType<typeof accepted>[]>(
        (made, line) => [...made, accepted(made.at(-1)?.position ?? start, line)],
        [],
      )
      return { start, steps: rulings.flatMap(({ steps }) => steps) }
    },
    events: (position, line) => accepted(position, line).steps.map(step => step.event),
    refused: (position, line) => {
      const ruling = rule(position, line)
      return ruling.accepted ? null : ruling.refusal.code
    },
    legal: position =>
      game
        .legal(position)
        .map(action => game.makeAction(action))
        .sort(),
    parseHead: head => game.parseSetup(linesOf(head)),
  }
}

/** The answer to a line, in the record format. Its events have only the documented keys. */
export function answerTo<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  keys: Readonly<Record<string, readonly string[]>>,
  position: Position,
  line: string,
): { readonly answer: Json; readonly position: Position } {
  const words = wordsOf(line)
  if (words.join(' ') === 'legal') return { answer: { legal: withNotation(game).legal(position) }, position }
  const parsed = game.parseAction(words)
  if (words[0] === 'legal' || !parsed.ok) return { answer: { error: true }, position }
  const action = game.makeAction(parsed.value)
  const ruling = game.play(position, parsed.value)
  if (!ruling.accepted) return { answer: { action, accepted: false, refusal: ruling.refusal.code }, position }
  const events = ruling.steps.map(({ event }) =>
    Object.fromEntries(Object.entries(event).filter(([key]) => key === 'type' || keys[event.type]?.includes(key))),
  )
  const state = game.state(ruling.position)
  return { answer: { action, accepted: true, events, state }, position: ruling.position }
}

/** Freezes a value and everything in it. Returns the same value. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
