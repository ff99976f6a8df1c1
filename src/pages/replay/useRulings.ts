import { computed } from 'vue'
import { said } from '../../table/log.ts'
import type { AnyTable } from '../../table/module.ts'
import { plainView, type RulingView } from '../../table/session.ts'
import type { Amending } from './useAmending.ts'
import type { ReplayAt } from './useReplay.ts'
import { REPLAY } from '../../text/en/pages/replay.ts'

/** What a move came to, when all is done. */
function doneView(table: AnyTable): RulingView {
  const last = table.moves.value.at(-1)
  if (!last?.ruling) return plainView(REPLAY.unread, '', 'refused')
  if (!last.ruling.accepted) {
    const speech = { players: table.players.value, position: last.before }
    return table.view('refused', table.rules.rulebook.refusal(last.ruling.refusal, speech))
  }
  const logged = last.ruling.steps.flatMap(step => table.logged(step.event, step.position) ?? [])
  const [first] = last.ruling.steps
  if (logged.length > 0) return plainView(logged.map(({ sentence }) => sentence).join(' '))
  return first ? table.eventView(first.event, first.position) : plainView(said(last.action, table))
}

/** What the referee says at this place of the match. */
export function rulingAt(table: AnyTable, at: ReplayAt): RulingView {
  const frame = at.frame.value
  if (!frame || frame.move === 0) return plainView(REPLAY.beginning)
  return table.walk.walking.value ? table.ruling.value : doneView(table)
}

/** The same, or what is said of a move that is put there; `tapped`: it may be tapped on the table. */
export function useRulings(table: AnyTable, at: ReplayAt, amending: Amending, tapped: () => boolean) {
  function askedView(place: number, what: 'change' | 'insert'): RulingView {
    if (table.refusedView.value) return table.refusedView.value
    if (table.begun.value) return table.ruling.value
    const was = said(amending.actionAt(place), table)
    return plainView(REPLAY.amend.asked[what](place + 1, was), tapped() ? REPLAY.amend.tap : REPLAY.amend.type, 'ask')
  }

  return computed((): RulingView => {
    const asked = amending.asked.value
    if (asked) return askedView(asked.place, asked.what)
    if (table.proposal.value || table.begun.value) return table.refusedView.value ?? table.ruling.value
    return rulingAt(table, at)
  })
}
