import { sortCards, type Card } from '../../../src/engine/cards.ts'
import { readLine } from '../../../src/engine/text.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { CardLayout } from '../../../src/engine/wellsix/board.ts'
import type { Action, Deal, Event, Position, Setup, WellsixRuling } from '../../../src/engine/wellsix/types.ts'

/** The cards of a layout, given as rows from the top down. A square is written as its card or as `..`. The bottom left square is `0,0`. */
export function cards(...rows: readonly string[]): Deal['cards'] {
  return rows.flatMap((row, fromTop) =>
    row
      .split(' ')
      .flatMap((card, x) => (card === '..' ? [] : [{ cell: `${x},${rows.length - 1 - fromTop}`, card: card as Card }])),
  )
}

export const table = (...rows: readonly string[]): CardLayout =>
  Object.fromEntries(cards(...rows).map(({ cell, card }) => [cell, card]))

const NEW: Setup = { players: ['Ann', 'Ben'], opener: 1, colours: 'alternate', games: 2, deal: null }
const DEAL: Deal = { cards: [], phase: 'main', turn: 1, moves: 2, seized: [[], []], quiet: 0, seizing: false }

/** A list of cards in ASCII order from a text such as `7H 3C`. */
export const list = (text: string): Card[] => sortCards(text.split(' ').filter(word => word !== '')) as Card[]

export const setup = (change: Partial<Setup> = {}): Setup => ({ ...NEW, ...change })
export const dealt = (rows: readonly string[], change: Partial<Deal> = {}, match: Partial<Setup> = {}): Setup =>
  setup({ ...match, deal: { ...DEAL, cards: cards(...rows), ...change } })

export function started(of: Setup): Position {
  const start = wellsix.start(of)
  if (!start.ok) throw new Error(JSON.stringify(start.error))
  return start.value
}

/** A position of the main phase. By default it is the turn of player 1, who plays red, with two moves left. */
export const main = (rows: readonly string[], change: Partial<Deal> = {}, match: Partial<Setup> = {}): Position =>
  started(dealt(rows, change, match))

/** A position of the main phase with these hands. The other cards that are not in `rows` are captured. */
export function mainWithHands(
  rows: readonly string[],
  hands: readonly [string, string],
  change: Partial<Deal> = {},
): Position {
  const position = main(rows, change)
  const kept = hands.map(list)
  const gone = position.hands.map((hand, index) => hand.filter(card => !kept[index]?.includes(card)))
  return main(rows, { seized: [gone[1] ?? [], gone[0] ?? []], ...change })
}

export function action(text: string): Action {
  const parsed = wellsix.parseAction(readLine(text, 1).words)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`)
  return parsed.value
}

export const rule = (position: Position, text: string): WellsixRuling => wellsix.play(position, action(text))

/** The position after these actions, all of which must be accepted. */
export function after(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((now, text) => {
    const ruling = rule(now, text)
    if (!ruling.accepted) throw new Error(`${text}: ${ruling.refusal.code}`)
    return ruling.position
  }, position)
}

/** The events of an action, which must be accepted. */
export function events(position: Position, text: string): readonly Event[] {
  const ruling = rule(position, text)
  if (!ruling.accepted) throw new Error(`${text}: ${ruling.refusal.code}`)
  return ruling.steps.map(step => step.event)
}

export function refusal(position: Position, text: string): object {
  const ruling = rule(position, text)
  return ruling.accepted ? { accepted: text } : ruling.refusal
}

export const rulingCode = (position: Position, text: string): string => {
  const ruling = rule(position, text)
  return ruling.accepted ? 'accepted' : ruling.refusal.code
}

export const legal = (position: Position): string[] =>
  wellsix
    .legal(position)
    .map(each => wellsix.makeAction(each))
    .sort()
