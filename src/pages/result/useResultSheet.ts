import { computed } from 'vue'
import { type Replay, type Move, isIrregular } from '../../book/journal/replay.ts'
import { useMatchStore, type MatchStore } from '../../book/stores/match.ts'
import { moveWords, noteWords, signatureWords } from '../../table/controls/log.ts'
import type { AnyTable, AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/session/useLookBack.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { RESULT as WORDS } from '#text/pages/handout.ts'
import { notesAndDecisions } from '../../book/journal/timeline.ts'
import { outcomeOf } from '../../book/journal/outcome.ts'
import { outcomeWords } from '#text/outcome.ts'
import { SEATS } from '../../ui/types.ts'
import { numeral } from '#text/lists.ts'
import { WORDS as UI } from '#text/ui.ts'
import { linesUnder, type CardRows, type Curve, type Handout, type Lines } from '../handout/handout.ts'
import type { Seating, NoteAt } from '../../book/journal/entries.ts'

function roundsOf({ game, start, moves }: Replay): readonly (readonly number[])[] {
  if (!game.rounds) return []
  const rounds: (readonly number[])[] = []
  let before = game.status(start)
  let counted = before.scores
  for (const move of moves) {
    const after = game.status(move.after)
    if (before.turn !== null && after.turn === null) {
      const until = counted
      rounds.push(after.scores.map((score, seat) => score - (until[seat] ?? 0)))
      counted = after.scores
    }
    before = after
  }
  return rounds
}

const agreedIn = ({ game, setup }: Replay, { session: { nameOf }, rules: { rulebook } }: AnyTable): readonly string[] =>
  Object.entries(game.head).flatMap(([key, role]) =>
    role === 'rule' && !game.isMoot?.(key, setup) ? (rulebook.houseRules[key]?.(setup, nameOf) ?? []) : [],
  )

interface Placed {
  readonly place: number
  readonly move: Move
}

const placed = ({ moves }: Replay): readonly Placed[] => moves.map((move, place) => ({ move, place }))

const irregularMoves = (replay: Replay): readonly Placed[] =>
  placed(replay).filter(({ move }) => isIrregular(move.ruling))

const corrections = (replay: Replay): readonly Placed[] =>
  placed(replay).filter(
    ({ move: { ruling } }) => ruling?.accepted && ruling.steps.some(({ event }) => event.type === 'correct'),
  )

const helpAsked = (notes: readonly NoteAt[], players: number): readonly (readonly [seat: number, count: number])[] =>
  Array.from({ length: players }, (_, index) => index + 1).flatMap(seat => {
    const count = notes.filter(({ note }) => note.type === 'help' && note.seat === seat).length
    return count > 0 ? [[seat, count] as const] : []
  })

const peopleOf = (players: readonly string[], app: Seating = []) =>
  players.flatMap((name, index) => ((app[index] ?? null) === null ? [{ name, seat: index + 1 }] : []))

const MIN_MOVES_FOR_CHART = 3

function curveOf({ game, start, moves, players }: Replay): readonly Curve[] {
  const scores = [start, ...moves.map(({ after }) => after)].map(position => game.status(position).scores)
  const lines = SEATS.slice(0, players.length).map((seat, i) => ({
    name: players[i] ?? '',
    seat,
    values: scores.map(each => each[i] ?? 0),
  }))
  const says = moves.length >= MIN_MOVES_FOR_CHART && lines.some(({ values }) => new Set(values).size > 1)
  return says ? [{ type: 'curve', title: WORDS.curve, lines }] : []
}

function cardsOf({ position }: Replay, { faceUp }: AnyTableModule): readonly CardRows[] {
  const rows = faceUp(position)
  return rows.length > 0 ? [{ type: 'cards', title: WORDS.lay, rows }] : []
}

/** A match's result as a page to share, without empty parts. */
export function resultHandout(sheet: Sheet, replay: Replay, module: AnyTableModule): Handout {
  const { title, times, outcome, irregular, players, unit, rounds, totals, parts, people } = sheet
  const signed = people.flatMap(({ name, signature }) =>
    signature ? [WORDS.signedBy(name, signatureWords(signature))] : [],
  )
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
      ...parts.filter(({ lines }) => lines.length > 0),
      ...linesUnder(WORDS.signed, signed),
    ],
  }
}

function partsOf(replay: Replay, match: MatchStore, table: AnyTable): readonly Lines[] {
  const { head, clock, timeline } = match
  const sentencesOf = (moves: ReturnType<typeof irregularMoves>): readonly string[] =>
    moves.map(({ place, move }) => WORDS.move(place, moveWords(move, table)))
  const rules = agreedIn(replay, table)
  const undone = timeline.log.filter(({ place }) => place === null).length
  const app = (head?.app ?? []).flatMap((level, i) =>
    level === null ? [] : [WORDS.playedBy(table.session.nameOf(i + 1), level)],
  )
  const helped = helpAsked(timeline.notes, replay.players.length).map(([seat, count]) =>
    WORDS.helped(table.session.nameOf(seat), count),
  )
  const used = (clock?.used ?? []).map((time, i) =>
    WORDS.used(table.session.nameOf(i + 1), Math.round(time / 1000), Math.ceil((clock?.over[i] ?? 0) / 1000)),
  )
  const decided = timeline.decisions.filter(({ undone: isUndone }) => !isUndone)
  const noted = notesAndDecisions({ ...timeline, decisions: decided }).flatMap(({ note }) =>
    note.type === 'declined' || note.type === 'time-up' || note.type === 'lost'
      ? [`${table.session.nameOf(note.seat)} ${noteWords(note, table)}`]
      : [],
  )
  const mended = decided.flatMap(({ note }) => (note.type === 'setup' ? [noteWords(note, table)] : []))
  return [
    { type: 'lines', title: WORDS.rules, lines: rules.length > 0 ? [rules.join('. ')] : [] },
    { type: 'lines', title: WORDS.irregular, lines: sentencesOf(irregularMoves(replay)), irregular: true },
    { type: 'lines', title: WORDS.corrections, lines: [...mended, ...sentencesOf(corrections(replay))] },
    ...linesUnder(WORDS.undone, undone > 0 ? [WORDS.undoneCount(undone)] : []),
    ...linesUnder(WORDS.app, app),
    { type: 'lines', title: WORDS.help, lines: head?.help === 'off' ? [WORDS.helpOff] : helped },
    ...linesUnder(WORDS.time, used),
    ...linesUnder(WORDS.notes, noted),
  ]
}

export function useResultSheet(replay: () => Replay, module: AnyTableModule) {
  const match = useMatchStore()
  const table = module.open(useViewSource(replay, () => Infinity))

  function times(): string {
    const created = match.head?.created ?? 0
    return WORDS.date(created, Math.max(created, match.timeline.line.at(-1)?.at ?? 0))
  }

  return computed(() => {
    const now = replay()
    const { players, game } = now
    const came = outcomeOf(now)
    const irregular = irregularMoves(now).length
    return {
      title: module.words.title,
      times: times(),
      outcome: outcomeWords(players, came),
      irregular: irregular > 0 ? TABLE_WORDS.stands.count(irregular) : '',
      players,
      unit: game.rounds ? WORDS.units[game.rounds.unit] : '',
      rounds: roundsOf(now),
      totals: came.scores,
      parts: partsOf(now, match, table),
      people: peopleOf(players, match.head?.app).map(person => ({
        ...person,
        signature: match.signatures.find(({ seat }) => seat === person.seat) ?? null,
      })),
    }
  })
}

type Sheet = ReturnType<typeof useResultSheet>['value']
