import { computed, type ComputedRef } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import { useMatchStore } from '../../book/stores/match.ts'
import { houseRule } from '../../text/en/rulebook.ts'
import { moveWords, noteWords, signatureWords } from '../../table/log.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/useLookBack.ts'
import { TABLE_WORDS } from '../../text/en/table.ts'
import { corrections, helpAsked, houseRules, irregularMoves, peopleOf, roundsOf } from './sheet.ts'
import { RESULT as WORDS } from '../../text/en/pages/handout.ts'
import type { Seat } from '../../ui/types.ts'
import { numeral } from '../../text/en/lists.ts'
import { WORDS as UI } from '../../text/en/ui.ts'
import type { CardRows, Curve, Handout } from '../handout/handout.ts'

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

/** Some lines under a heading. */
interface SheetPart {
  readonly title: string
  readonly lines: readonly string[]
  /** What the rules don't allow, and stands. */
  readonly irregular?: true
}

/** All that stands on a result sheet, in words. */
interface Sheet {
  readonly title: string
  readonly times: string
  readonly outcome: string
  /** How many moves stand against the rules; '' for none. */
  readonly irregular: string
  readonly players: readonly string[]
  /** What a line of the score is called; '' where a match is one game. */
  readonly unit: string
  readonly rounds: readonly (readonly number[])[]
  readonly totals: readonly number[]
  readonly parts: readonly SheetPart[]
  readonly signed: readonly string[]
}

/** The sheet of the open match. */
export function useSheet(replay: () => Replay, module: AnyTableModule): ComputedRef<Sheet> {
  const match = useMatchStore()
  const table = module.open(useViewSource(replay, () => Infinity))

  function times(): string {
    const created = match.head?.created ?? 0
    return WORDS.date(created, Math.max(created, match.timeline.line.at(-1)?.at ?? 0))
  }

  const sentencesOf = (moves: ReturnType<typeof irregularMoves>): readonly string[] =>
    moves.map(({ place, move }) => WORDS.move(place, moveWords(move, table)))

  function helped(players: number): readonly string[] {
    if (match.head?.help === 'off') return [WORDS.helpOff]
    return helpAsked(match.timeline.notes, players).map(([seat, count]) => WORDS.helped(table.nameOf(seat), count))
  }

  const app = (): readonly string[] =>
    (match.head?.app ?? []).flatMap((level, i) => (level === null ? [] : [WORDS.playedBy(table.nameOf(i + 1), level)]))

  const noted = (): readonly string[] =>
    match.timeline.notes.flatMap(({ note }) =>
      note.type === 'declined' || note.type === 'time-up'
        ? [`${table.nameOf(note.seat)} ${noteWords(note, table)}`]
        : [],
    )

  function parts(replay: Replay): readonly SheetPart[] {
    const rules = houseRules(replay).map(line => houseRule(line, table.nameOf))
    const undone = match.timeline.log.filter(({ place }) => place === null).length
    const used = (match.clock?.used ?? []).map((time, i) =>
      WORDS.used(table.nameOf(i + 1), Math.round(time / 1000), Math.ceil((match.clock?.over[i] ?? 0) / 1000)),
    )
    const some = (title: string, lines: readonly string[]): readonly SheetPart[] =>
      lines.length > 0 ? [{ title, lines }] : []
    return [
      { title: WORDS.rules, lines: rules.length > 0 ? [rules.join('. ')] : [] },
      { title: WORDS.irregular, lines: sentencesOf(irregularMoves(replay)), irregular: true },
      { title: WORDS.corrections, lines: sentencesOf(corrections(replay)) },
      ...some(WORDS.undone, undone > 0 ? [WORDS.undoneCount(undone)] : []),
      ...some(WORDS.app, app()),
      { title: WORDS.help, lines: helped(replay.players.length) },
      ...some(WORDS.time, used),
      ...some(WORDS.notes, noted()),
    ]
  }

  return computed(() => {
    const now = replay()
    const { players, game } = now
    const { over, winner, scores } = game.status(now.position)
    const irregular = irregularMoves(now).length
    return {
      title: module.words.title,
      times: times(),
      outcome: outcomeOf(players, over ? (winner ?? 0) : null),
      irregular: irregular > 0 ? TABLE_WORDS.stands.count(irregular) : '',
      players,
      unit: game.rounds ? WORDS.units[game.rounds.unit] : '',
      rounds: roundsOf(now),
      totals: scores,
      parts: parts(now),
      signed: peopleOf(players, match.head?.app).flatMap(({ name, seat }) => {
        const signature = match.signatures.find(each => each.seat === seat)
        return signature ? [WORDS.signedBy(name, signatureWords(signature))] : []
      }),
    }
  })
}

/** `winner` is null where the match isn't over. Of one player alone nothing is said. */
function outcomeOf(players: readonly string[], winner: number | null): string {
  if (winner === null) return WORDS.running
  if (players.length < 2) return ''
  const name = players[winner - 1]
  return name === undefined ? WORDS.draw : WORDS.wins(name)
}
