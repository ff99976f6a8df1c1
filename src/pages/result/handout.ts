import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import type { Seat } from '../../ui/types.ts'
import { numeral } from '../../text/en/lists.ts'
import { RESULT as WORDS } from '../../text/en/pages/result.ts'
import { WORDS as UI } from '../../text/en/ui.ts'
import type { CardRows, Curve, Handout } from '../handout/handout.ts'
import type { Sheet } from './useSheet.ts'

/** A curve of fewer moves says nothing. */
const FEWEST = 3
const SEATS: readonly Seat[] = [1, 2, 3, 4]

function curveOf({ game, start, moves, players }: Replay): readonly Curve[] {
  const scores = [start, ...moves.map(({ after }) => after)].map(position => game.status(position).scores)
  const lines = SEATS.slice(0, players.length).map((seat, i) => ({
    name: players[i] ?? '',
    seat,
    values: scores.map(each => each[i] ?? 0),
  }))
  const says = moves.length >= FEWEST && lines.some(({ values }) => new Set(values).size > 1)
  return says ? [{ type: 'curve', title: WORDS.curve, lines }] : []
}

function cardsOf({ position }: Replay, { faceUp }: AnyTableModule): readonly CardRows[] {
  const rows = faceUp?.(position) ?? []
  return rows.length > 0 ? [{ type: 'cards', title: WORDS.lay, rows }] : []
}

/** What a match came to, for others: of what there was none of, nothing is said. */
export function resultHandout(sheet: Sheet, replay: Replay, module: AnyTableModule): Handout {
  const { title, times, outcome, irregular, players, unit, rounds, totals, parts, signed } = sheet
  return {
    title,
    date: times,
    headline: outcome,
    warning: irregular,
    names: players,
    parts: [
      {
        type: 'table',
        columns: [unit, ...players],
        rows: rounds.map((gains, i) => [String(i + 1), ...gains.map(numeral)]),
        total: [UI.rounds.total, ...totals.map(numeral)],
      },
      ...curveOf(replay),
      ...cardsOf(replay, module),
      ...parts.filter(({ lines }) => lines.length > 0).map(part => ({ type: 'lines' as const, ...part })),
      ...(signed.length > 0 ? [{ type: 'lines' as const, title: WORDS.signed, lines: signed }] : []),
    ],
  }
}
