import type { Key } from '../../../table/module.ts'
import { TABLE_WORDS } from '../../../text/en/table.ts'
import { make } from './make.ts'
import { groupLetter, largestGroups } from './ghost.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'
import { WELLSIX_TABLE as WORDS } from '../../../text/en/wellsix/table.ts'

/** The keys below the table: always the few that fit what is going on. */
export function keysOf(table: WellsixPlay): readonly Key[] {
  const { correction, scoring, settled, closed, walk } = table
  if (correction.active.value) return correctionKeys(table)
  if (scoring.active.value || closed.value || walk.walking.value) return []
  switch (settled.value.phase) {
    case 'over':
      return []
    case 'game-over':
      return nextKeys(table)
    case 'keep':
      return keepKeys(table)
    default:
      return [...backKeys(table), ...restKeys(table)]
  }
}

/** Taking back drops what was marked last; leaving drops it all. */
function correctionKeys({ correction, judgeCorrection }: WellsixPlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end } = correction
  const back: Key = { id: 'take-back', label: TABLE_WORDS.takeBack, side: 'back', act: takeBack }
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'apart', act: end }
  const judge: Key = { id: 'correct', label: WORDS.correctDone, primary: true, side: 'on', act: judgeCorrection }
  return [...(marked.value ? [back] : []), leave, ...(chosen.value === null && changes.value.length > 0 ? [judge] : [])]
}

const nextKeys = (table: WellsixPlay): readonly Key[] =>
  table.accepts('next')
    ? [{ id: 'next', label: WORDS.next, primary: true, side: 'on', act: () => make(table, { type: 'next' }) }]
    : []

/** Apart from where a proposal is confirmed. */
function keepKeys({ settled, propose, accepts }: WellsixPlay): readonly Key[] {
  if (!accepts('keep')) return []
  return largestGroups(settled.value.table).map((group, index) => ({
    id: `keep ${index}`,
    label: WORDS.keepKey(groupLetter(index)),
    side: 'apart',
    act: () => propose({ type: 'keep', cell: group[0] ?? '' }),
  }))
}

function backKeys({ begun, help, refusal, spotlight, abandon }: WellsixPlay): readonly Key[] {
  const isBack = begun.value !== null || help.asked.value || (refusal.value !== null && !spotlight.value)
  return isBack ? [{ id: 'take-back', label: TABLE_WORDS.takeBack, side: 'back', act: abandon }] : []
}

function restKeys(table: WellsixPlay): readonly Key[] {
  const { mustPass, scoring, certain, help, begun, spotlight, propose, accepts } = table
  if (mustPass.value && accepts('pass')) {
    return [{ id: 'pass', label: WORDS.pass, side: 'apart', act: () => propose({ type: 'pass' }) }]
  }
  if (spotlight.value || begun.value !== null) return []
  if (scoring.offered.value) return [{ id: 'result', label: WORDS.byResult, side: 'apart', act: scoring.begin }]
  if (certain.value) return [{ id: 'agree', label: WORDS.agree, side: 'apart', act: table.agreeToEnd }]
  if (!help.allowed.value || help.asked.value) return []
  return [{ id: 'fives', label: WORDS.fives, side: 'apart', act: help.ask }]
}

/** What is needed now and then. */
export function menuOf({ playing, help, correction, mayAgree, agreeToEnd }: WellsixPlay): readonly Key[] {
  if (!playing.value) return []
  const fives: Key = { id: 'fives', label: WORDS.fives, side: 'on', group: 'help', act: help.ask }
  const agree: Key = { id: 'agree', label: WORDS.agree, side: 'on', act: agreeToEnd }
  return [
    { id: 'differs', label: WORDS.differs, side: 'on', act: correction.begin },
    ...(mayAgree.value ? [agree] : []),
    ...(help.allowed.value ? [fives] : []),
  ]
}
