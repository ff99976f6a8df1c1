import type { MatchOutcome } from '../../book/journal/outcome.ts'
import { outcomeWords } from '#text/outcome.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { plainView, type RulingView } from '../session/session.ts'

/** The text about a match that was lost on time; null for other matches. */
export const onTimeView = (players: readonly string[], outcome: MatchOutcome): RulingView | null =>
  outcome.onTime === null
    ? null
    : plainView(`${outcomeWords(players, outcome)}.`, TABLE_WORDS.end.scores(players, outcome.scores), 'accepted')
