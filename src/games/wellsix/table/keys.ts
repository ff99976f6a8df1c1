import { separateKey, backKey, forwardKey, type Key } from '../../../table/module.ts'
import { type WellsixPlay } from './useWellsixPlay.ts'
import { WELLSIX_TABLE as WORDS } from '#text/wellsix/table.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { groupLetter, largestGroups } from '../marks.ts'

export function keysOf(table: WellsixPlay): readonly Key[] {
  if (table.marking.active.value) return correctionKeys(table)
  if (table.results.active.value || table.source.terms.closed.value || table.session.walk.walking.value) return []
  switch (table.session.settled.value.phase) {
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

function correctionKeys({ marking, correction }: WellsixPlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end } = marking
  const back = separateKey('take-back', TABLE_WORDS.undoKey, takeBack)
  const cancelKey = backKey('leave', TABLE_WORDS.cancel, end)
  const judge = forwardKey('correct', WORDS.correctDone, correction.judge, { primary: true })
  return [
    cancelKey,
    ...(marked.value ? [back] : []),
    ...(chosen.value === null && changes.value.length > 0 ? [judge] : []),
  ]
}

const nextKeys = (table: WellsixPlay): readonly Key[] =>
  table.input.accepts('next')
    ? [forwardKey('next', WORDS.next, () => table.proposal.make({ type: 'next' }), { primary: true })]
    : []

function keepKeys({ session: { settled }, proposal: { propose }, input: { accepts } }: WellsixPlay): readonly Key[] {
  if (!accepts('keep')) return []
  return largestGroups(settled.value.table).map((group, index) =>
    separateKey(`keep ${index}`, WORDS.keepKey(groupLetter(index)), () =>
      propose({ type: 'keep', cell: group[0] ?? '' }),
    ),
  )
}

function backKeys(table: WellsixPlay): readonly Key[] {
  const isBack =
    table.input.pending.value !== null ||
    table.help.asked.value ||
    (table.proposal.refusal.value !== null && !table.source.spotlight.value)
  return isBack ? [backKey('take-back', TABLE_WORDS.cancel, table.input.abandon)] : []
}

function restKeys(table: WellsixPlay): readonly Key[] {
  const { mustPass, results, certain, help } = table
  if (mustPass.value && table.input.accepts('pass')) {
    return [separateKey('pass', WORDS.pass, () => table.proposal.propose({ type: 'pass' }))]
  }
  if (table.source.spotlight.value || table.input.pending.value !== null) return []
  if (results.offered.value) return [separateKey('result', WORDS.byResult, results.begin)]
  if (certain.value) return [separateKey('agree', WORDS.agree, table.agreeToEnd)]
  if (!help.allowed.value || help.asked.value) return []
  return [separateKey('fives', WORDS.fives, help.ask)]
}

export function menuOf({ playing, help, marking, mayAgree, agreeToEnd }: WellsixPlay): readonly Key[] {
  if (!playing.value) return []
  const fives = forwardKey('fives', WORDS.fives, help.ask, { group: 'help' })
  const agree = forwardKey('agree', WORDS.agree, agreeToEnd, { group: 'end', leadsTo: 'agree' })
  return [
    forwardKey('differs', WORDS.differs, marking.begin, { leadsTo: 'correct' }),
    ...(mayAgree.value ? [agree] : []),
    ...(help.allowed.value ? [fives] : []),
  ]
}
