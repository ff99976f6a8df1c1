import { computed, type ComputedRef } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import { useMatchStore } from '../../book/stores/match.ts'
import { houseRule } from '../../text/en/rulebook.ts'
import { moveWords, noteWords, signatureWords } from '../../table/log.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/useViewSource.ts'
import { TABLE_WORDS } from '../../text/en/table.ts'
import { corrections, helpAsked, houseRules, irregularMoves, peopleOf, roundsOf } from './sheet.ts'
import { RESULT as WORDS } from '../../text/en/pages/result.ts'

/** Some lines under a heading. */
interface SheetPart {
  readonly title: string
  readonly lines: readonly string[]
  /** What the rules don't allow, and stands. */
  readonly irregular?: true
}

/** All that stands on a result sheet, in words. */
export interface Sheet {
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

  const told = (moves: ReturnType<typeof irregularMoves>): readonly string[] =>
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
      { title: WORDS.irregular, lines: told(irregularMoves(replay)), irregular: true },
      { title: WORDS.corrections, lines: told(corrections(replay)) },
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
