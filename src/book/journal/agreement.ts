import { consequences } from './amend.ts'
import type { Change, Timeline } from './entries.ts'
import type { Asking } from './notes.ts'
import { nextMove, type AnyRuling, type Move, type Replay, type RuledMove } from './replay.ts'

/** What is asked, with the plays that would count no more, and those that would. */
export interface Asked {
  readonly what: Asking
  readonly gone: readonly Move[]
  readonly come: readonly Move[]
}

/** Whether it may be done. */
export type Permit = (asked: Asked) => Promise<boolean>

/** A move that the rules refuse, and that stands (I1, I2). */
export const isIrregular = (ruling: AnyRuling | null): boolean =>
  ruling?.accepted === true && ruling.steps[0]?.event.type === 'irregular'

/** How many moves of a match stand against the rules. */
export const irregularIn = ({ moves }: Pick<Replay, 'moves'>): number =>
  moves.filter(({ ruling }) => isIrregular(ruling)).length

/** What others have to be asked about a play: most are the player's own. */
function askingOf({ ruling }: Move): Asking | null {
  if (isIrregular(ruling)) return 'stands'
  const types = ruling?.accepted ? ruling.steps.map(({ event }) => event.type) : []
  if (types.includes('correct')) return 'correct'
  return types.includes('agree') ? 'end' : null
}

/** What is asked before a play counts; null for nothing. */
export function askedOfPlay(replay: Replay, made: RuledMove): Asked | null {
  const move = nextMove(replay, replay.moves.at(-1), made.action, made)
  const what = askingOf(move)
  return what && { what, gone: [], come: [move] }
}

/** What is asked before `remove` plays from place `from` are taken out, and `insert` put there. */
export function askedOfAmendment(replay: Replay, from: number, remove: number, insert: readonly string[]): Asked {
  const gone = replay.moves.slice(from, from + remove)
  const come = consequences(replay, from, remove, insert).replay.moves.slice(from, from + insert.length)
  return { what: irregularIn({ moves: come }) > irregularIn({ moves: gone }) ? 'stands' : 'amend', gone, come }
}

/** What is asked before these changes are taken back, the latest last; null where that stays within a turn. */
export function askedOfUndo(replay: Replay, { line }: Timeline, changes: readonly Change[]): Asked | null {
  if (!reachesBack(replay, changes)) return null
  const places = changes.flatMap(({ inserted }) => inserted.map(play => line.indexOf(play)))
  return { what: 'undo', gone: places.flatMap(place => replay.moves[place] ?? []), come: [] }
}

/** Whether it reaches into a turn that was finished, or takes back an amendment. */
function reachesBack({ game, moves, position }: Replay, changes: readonly Change[]): boolean {
  if (changes.some(({ removed }) => removed.length > 0)) return true
  const first = moves[Math.min(...changes.map(({ from }) => from))]
  return first !== undefined && game.status(first.before).turn !== game.status(position).turn
}
