import { wetice } from '../../engine/wetice/index.ts'
import type { Cell, Event, Player, Position } from '../../engine/wetice/types.ts'
import { outcomeOf } from '../record.ts'

/** Where each card that an event concerns lies before the action, however often it has moved since. */
function originsOf(events: readonly Event[]) {
  const origins = new Map<Cell, Cell>()
  const originOf = (cell: Cell): Cell => origins.get(cell) ?? cell
  const move = (moves: readonly (readonly [from: Cell, to: Cell])[]): void => {
    const moved = moves.map(([from, to]) => [to, originOf(from)] as const)
    for (const [to, origin] of moved) origins.set(to, origin)
  }
  const lifted: { readonly cell: Cell; readonly player: Player }[] = []
  const slid = new Set<Cell>()
  for (const event of events) {
    if (event.type === 'swap') move([event.cells, [event.cells[1], event.cells[0]]])
    if (event.type === 'score')
      lifted.push(...event.cells.map(cell => ({ cell: originOf(cell), player: event.player })))
    if (event.type !== 'fall') continue
    for (const [from] of event.moves) slid.add(originOf(from))
    move(event.moves)
  }
  return { originOf, lifted, slid: [...slid] }
}

const after = (position: Position, action: string) => originsOf(outcomeOf(wetice, position, action).events)

type Cells = (position: Position) => Cell[]

/** The cards that an action lifts, in all links, as they lie before it; or those that go to one player’s pile. */
export const liftedBy =
  (action: string, pile?: Player): Cells =>
  position =>
    after(position, action)
      .lifted.filter(({ player }) => pile === undefined || player === pile)
      .map(({ cell }) => cell)
      .sort()

/** The cards that slide down after it. */
export const slidBy =
  (action: string): Cells =>
  position =>
    after(position, action).slid.sort()

/** The card that lies on a cell in the end. */
export const cardFor =
  (cell: Cell, action: string): Cells =>
  position => [after(position, action).originOf(cell)]
