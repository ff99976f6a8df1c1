import type { Seat } from '../../../engine/tennis/types.ts'
import type { Key } from '../../../table/module.ts'
import { TABLE_WORDS } from '../../../text/en/table.ts'
import { lateChoiceOf } from './plates.ts'
import type { Asked } from './useHeld.ts'
import type { TennisPlay } from './useTennisPlay.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'

/** The keys below the table: always the few that fit what is going on. */
export function keysOf(table: TennisPlay): readonly Key[] {
  const { amending, amended, closed, settled, enter, accepts } = table
  if (amended.value) {
    const back: Key = { id: 'back', label: TABLE_WORDS.takeBack, side: 'back', act: amending.back }
    const change: Key = { id: 'change', label: WORDS.changeIt, primary: true, side: 'on', act: table.amend }
    return amended.value.mayConfirm ? [back, change] : [back]
  }
  if (amending.active.value) return amendKeys(table)
  if (table.held.entering.value !== null) return enteringKeys(table)
  if (table.held.asked.value) return askedKeys(table, table.held.asked.value)
  if (closed.value || settled.value.phase !== 'hand-over' || !accepts('next')) return []
  return [{ id: 'next', label: WORDS.nextHand, primary: true, side: 'on', act: () => enter({ type: 'next' }) }]
}

function enteringKeys({ held }: TennisPlay): readonly Key[] {
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'back', act: held.leave }
  const done: Key = { id: 'done', label: WORDS.held.done, primary: true, side: 'on', act: held.done }
  return held.entered.value.length < held.wanted.value ? [leave] : [leave, done]
}

/** What the app says meanwhile is taken back: it plays from these cards. */
function enterHand({ abandon, held }: TennisPlay, seat: Seat): void {
  abandon()
  held.enter(seat)
}

const anewKey =
  (table: TennisPlay) =>
  (seat: Seat): Key => ({
    id: `enter ${seat}`,
    label: WORDS.held.anew(table.nameOf(seat)),
    side: 'on',
    act: () => enterHand(table, seat),
  })

/** Cards that the app has to know are entered, or dealt on the screen; what was dealt there can't be entered. */
function askedKeys(table: TennisPlay, { seat, optional, clash }: Asked): readonly Key[] {
  const { held, settled, nameOf } = table
  if (held.onScreen.value) return []
  if (clash) return clash.map(anewKey(table))
  const isNext = held.wasOnScreen.value || held.people.value.length === 1
  const enter: Key = {
    id: 'enter',
    label: WORDS.held.enter(nameOf(seat)),
    primary: !isNext,
    side: isNext ? 'back' : 'on',
    act: () => enterHand(table, seat),
  }
  if (optional) return [{ id: 'leave-out', label: WORDS.held.leaveOut, side: 'back', act: held.leaveOut }, enter]
  if (settled.value.played.length > 0 || held.enteredBy.value.length > 0) return [enter]
  return [{ id: 'deal', label: WORDS.held.deal, primary: isNext, side: isNext ? 'on' : 'back', act: held.deal }, enter]
}

function amendKeys({ amending }: TennisPlay): readonly Key[] {
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'back', act: amending.end }
  if (amending.kind.value !== 'replace') return [leave]
  return [
    leave,
    { id: 'remove', label: WORDS.remove, side: 'apart', act: () => amending.begin('remove') },
    { id: 'insert', label: WORDS.insert, side: 'on', act: () => amending.begin('insert') },
  ]
}

/** How hands are entered, and what may have been done against the rules; nothing that would drop what is being put right. */
export function menuOf(table: TennisPlay): readonly Key[] {
  const { closed, scoreOnly, suits, setScoreOnly, askSuits, held, amending } = table
  if (closed.value || amending.active.value || held.entering.value !== null) return []
  const byScore = scoreOnly.value ? WORDS.byCards : WORDS.scoreOnly
  return [
    { id: 'score-only', label: byScore, side: 'on', group: 'settings', act: () => setScoreOnly(!scoreOnly.value) },
    {
      id: 'suits',
      label: suits.value ? WORDS.ranksOnly : WORDS.suits,
      side: 'on',
      group: 'settings',
      act: () => askSuits(!suits.value),
    },
    ...held.enteredBy.value.map(anewKey(table)),
    ...becameKeys(table),
  ]
}

/** The referee refuses it, and then asks what becomes of it. */
function becameKeys({ scoreOnly, settled, nameOf, propose }: TennisPlay): readonly Key[] {
  const cormorant = scoreOnly.value ? null : lateChoiceOf(settled.value)
  const act = (): unknown => propose({ type: 'ghost' })
  return cormorant === null ? [] : [{ id: 'became', label: WORDS.wasGhost(nameOf(cormorant)), side: 'on', act }]
}
