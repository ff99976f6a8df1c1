import { type Seat } from '../../../engine/tennis/types.ts'
import { separateKey, backKey, forwardKey, type Key } from '../../../table/module.ts'
import { TENNIS_TABLE as WORDS } from '#text/tennis/table.ts'
import { type TennisPlay } from './useTennisPlay.ts'
import { lateChoiceOf } from './view.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { HandRequest } from './useHeld.ts'

export function keysOf(table: TennisPlay): readonly Key[] {
  const { amending } = table
  if (amending.view.value) {
    const back = backKey('back', TABLE_WORDS.cancel, amending.back)
    const change = forwardKey('change', WORDS.changeIt, amending.confirm, { primary: true })
    return amending.view.value.mayConfirm ? [back, change] : [back]
  }
  if (amending.active.value) return amendKeys(table)
  if (table.held.entering.value !== null) return enteringKeys(table)
  if (table.held.request.value) return askedKeys(table, table.held.request.value)
  if (
    table.source.terms.closed.value ||
    table.session.settled.value.phase !== 'hand-over' ||
    !table.entry.accepts('next')
  )
    return []
  return [forwardKey('next', WORDS.nextHand, () => table.entry.play({ type: 'next' }), { primary: true })]
}

function enteringKeys({ held }: TennisPlay): readonly Key[] {
  const cancelKey = backKey('leave', TABLE_WORDS.cancel, held.cancelEntry)
  const done = forwardKey('done', WORDS.held.done, held.done, { primary: true })
  if (held.covered.value) return [cancelKey, forwardKey('show', WORDS.held.show, held.show, { primary: true })]
  return held.entered.value.length < held.wanted.value ? [cancelKey] : [cancelKey, done]
}

/** A proposal by the app depends on these cards. */
function enterHand({ input, held }: TennisPlay, seat: Seat): void {
  input.abandon()
  held.enter(seat)
}

const editKey =
  (table: TennisPlay) =>
  (seat: Seat): Key =>
    forwardKey(`enter ${seat}`, WORDS.held.edit(table.session.nameOf(seat)), () => enterHand(table, seat))

function askedKeys(table: TennisPlay, { seat, optional, clash }: HandRequest): readonly Key[] {
  const { held } = table
  if (held.onScreen.value) return []
  const isNext = !optional && !clash && (held.wasOnScreen.value || held.people.value.length === 1)
  const hasCards = table.session.settled.value.played.length > 0
  const deal: Key = {
    id: 'deal',
    label: WORDS.held.deal,
    primary: isNext,
    side: optional || clash ? 'apart' : isNext ? 'on' : 'back',
    act: held.deal,
  }
  if (clash) return [...(hasCards ? [] : [deal]), ...clash.map(editKey(table))]
  const enter: Key = {
    id: 'enter',
    label: WORDS.held.enter(table.session.nameOf(seat)),
    primary: !isNext,
    side: isNext && !hasCards ? 'back' : 'on',
    act: () => enterHand(table, seat),
  }
  const leaveOut = backKey('leave-out', WORDS.held.leaveOut, held.leaveOut)
  return [...(optional ? [leaveOut] : []), ...(hasCards ? [] : [deal]), enter]
}

function amendKeys({ amending }: TennisPlay): readonly Key[] {
  const cancelKey = backKey('leave', TABLE_WORDS.cancel, amending.end)
  if (amending.kind.value !== 'replace') return [cancelKey]
  const [chosen, neighbour] = [amending.chosen.value, amending.neighbour.value]
  const isLast = chosen && neighbour && neighbour.number < chosen.number
  const exchange = forwardKey('exchange', WORDS.exchange[isLast ? 'last' : 'next'], amending.exchange)
  return [
    cancelKey,
    separateKey('remove', WORDS.remove, () => amending.begin('remove')),
    ...(neighbour ? [exchange] : []),
    forwardKey('insert', WORDS.insert, () => amending.begin('insert')),
  ]
}

/** The menu: ways to enter hands, and illegal moves. It is empty during input that it would cancel. */
export function menuOf(table: TennisPlay): readonly Key[] {
  const { scoreOnly, suits, setScoreOnly, askSuits } = table.way
  if (table.source.terms.closed.value || table.amending.active.value || table.held.entering.value !== null) return []
  const byScore = scoreOnly.value ? WORDS.byCards : WORDS.scoreOnly
  return [
    forwardKey('score-only', byScore, () => setScoreOnly(!scoreOnly.value), { group: 'settings' }),
    forwardKey('suits', suits.value ? WORDS.ranksOnly : WORDS.suits, () => askSuits(!suits.value), {
      group: 'settings',
    }),
    ...table.held.enteredBy.value.map(editKey(table)),
    ...becameKeys(table),
  ]
}

/** The referee refuses a late change to a Ghost, and then asks whether to let it stand. */
function becameKeys(table: TennisPlay): readonly Key[] {
  const cormorant = table.way.scoreOnly.value ? null : lateChoiceOf(table.session.settled.value)
  const act = (): unknown => table.proposal.propose({ type: 'ghost' })
  if (cormorant === null) return []
  return [
    forwardKey('became', WORDS.wasGhost(table.session.nameOf(cormorant)), act, { group: 'illegal', leadsTo: 'stands' }),
  ]
}
