import { deal } from '../../../rulebook/tennis/events.ts'
import { now, risk, rulingOnCard } from '../../../rulebook/tennis/now.ts'
import { plainView, type RulingView } from '../../../table/session.ts'
import type { PlayedCard } from './cards.ts'
import type { TennisOwn } from './useOwn.ts'
import { TENNIS_TABLE as WORDS } from './words.ts'

/** What the referee says now, the most pressing first. */
export function rulingOf(table: TennisOwn): RulingView {
  const { refusedView, proposed, amended, amending, changed, players, settled } = table
  if (refusedView.value) return refusedView.value
  if (proposed.value.length > 0) return proposedView(table)
  if (amended.value) return amended.value.ruling
  if (amending.chosen.value) return chosenView(table, amending.chosen.value)
  if (changed.value !== '') return plainView(changed.value, now({ players: players.value, position: settled.value }))
  return restingView(table)
}

/** A Cormorant who would become a Ghost, or the result of a hand. */
function proposedView({ proposed, settled, players, eventView }: TennisOwn): RulingView {
  const steps = proposed.value
  const told = steps.find(step => step.event.type !== 'result')
  if (!told) return plainView('')
  const view = eventView(told.event, told.position, 'accepted')
  if (told.event.type === 'ghost') return { ...view, detail: risk({ players: players.value, position: settled.value }) }
  const over = steps.find(step => step.event.type === 'over')
  return over ? { ...view, detail: eventView(over.event, over.position).sentence } : view
}

function chosenView({ amending, nameOf }: TennisOwn, { seat, number, card }: PlayedCard): RulingView {
  return amending.kind.value === 'insert'
    ? plainView(WORDS.missing(nameOf(seat), number), '', 'ask')
    : plainView(WORDS.which(nameOf(seat), number, card), '', 'ask')
}

/** What the last action brought, and who is to do what. */
function restingView(table: TennisOwn): RulingView {
  const { settled, players, steps, cards, scoreOnly, eventView, view } = table
  const position = settled.value
  const at = { players: players.value, position }
  if (position.phase !== 'play') return endView(table)
  const last = cards.value.at(-1)
  const told = steps.value.find(({ event }) => event.type !== 'irregular')
  if (last && told?.event.type === 'play') {
    const { sentence, net, section, scored } = rulingOnCard(last.card, last.net, steps.value, at)
    return view(scored ? 'accepted' : 'info', { sentence, remedy: `${net} ${now(at)}`.trim(), section })
  }
  if (told?.event.type === 'ghost') return { ...eventView(told.event, position), detail: now(at) }
  if (last) return plainView(now(at))
  return scoreOnly.value
    ? plainView(WORDS.whoWon(position.hand), WORDS.whoWonDetail, 'ask')
    : plainView(deal(at), WORDS.beginDetail)
}

/** The end of a hand, or of the match with it. */
function endView({ hands, settled, players, steps, eventView }: TennisOwn): RulingView {
  const position = settled.value
  const last = hands.value.at(-1)
  if (!last) return plainView('')
  const hand = eventView(last.event, position, 'accepted')
  const over = steps.value.find(step => step.event.type === 'over')
  if (over) return { ...eventView(over.event, position, 'accepted'), detail: hand.sentence }
  return { ...hand, detail: now({ players: players.value, position }) }
}
