import type { Key } from '../../../table/module.ts'
import { TABLE_WORDS } from '../../../table/words.ts'
import { lateChoiceOf } from './plates.ts'
import type { TennisOwn } from './useOwn.ts'
import { TENNIS_TABLE as WORDS } from './words.ts'

/** The keys below the table: always the few that fit what is going on. */
export function keysOf(table: TennisOwn): readonly Key[] {
  const { amending, amended, closed, settled, enter, accepts } = table
  if (amended.value) {
    const back: Key = { id: 'back', label: TABLE_WORDS.takeBack, side: 'back', act: amending.back }
    const change: Key = { id: 'change', label: WORDS.changeIt, primary: true, side: 'on', act: table.amend }
    return amended.value.mayConfirm ? [back, change] : [back]
  }
  if (amending.active.value) return amendKeys(table)
  if (closed.value || settled.value.phase !== 'hand-over' || !accepts('next')) return []
  return [{ id: 'next', label: WORDS.nextHand, primary: true, side: 'on', act: () => enter({ type: 'next' }) }]
}

function amendKeys({ amending }: TennisOwn): readonly Key[] {
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'back', act: amending.end }
  if (amending.kind.value !== 'replace') return [leave]
  return [
    leave,
    { id: 'remove', label: WORDS.remove, side: 'apart', act: () => amending.begin('remove') },
    { id: 'insert', label: WORDS.insert, side: 'on', act: () => amending.begin('insert') },
  ]
}

/** How hands are entered, and what may have been done against the rules. */
export function menuOf(table: TennisOwn): readonly Key[] {
  const { closed, scoreOnly, suits, setScoreOnly, askSuits } = table
  if (closed.value) return []
  const byScore = scoreOnly.value ? WORDS.byCards : WORDS.scoreOnly
  return [
    { id: 'score-only', label: byScore, side: 'on', act: () => setScoreOnly(!scoreOnly.value) },
    { id: 'suits', label: suits.value ? WORDS.ranksOnly : WORDS.suits, side: 'on', act: () => askSuits(!suits.value) },
    ...becameKeys(table),
  ]
}

/** The referee refuses it, and then asks what becomes of it. */
function becameKeys({ scoreOnly, settled, nameOf, propose }: TennisOwn): readonly Key[] {
  const cormorant = scoreOnly.value ? null : lateChoiceOf(settled.value)
  const act = (): unknown => propose({ type: 'ghost' })
  return cormorant === null ? [] : [{ id: 'became', label: WORDS.wasGhost(nameOf(cormorant)), side: 'on', act }]
}
