import { seatOf } from '../../../engine/tennis/seats.ts'
import { type Seat, type Played } from '../../../engine/tennis/types.ts'
import { TENNIS_TABLE as WORDS, nextStepText, riskText, rulingOnCard } from '#text/tennis/table.ts'
import type { TennisPlay } from './useTennisPlay.ts'
import { type PlayedCard } from './cards.ts'
import type { HandRequest } from './useHeld.ts'
import { dealText } from '#text/tennis/events.ts'
import { plainView, type RulingView } from '../../../table/session/session.ts'

/** The referee's current text. The order of the checks is their priority. */
export function rulingOf(table: TennisPlay): RulingView {
  const { amending, changed } = table
  if (table.referee.refusedView.value) return table.referee.refusedView.value
  if (table.proposal.proposed.value.length > 0) return proposedView(table)
  if (amending.view.value) return amending.view.value.ruling
  if (amending.chosen.value) return chosenView(table, amending.chosen.value)
  if (table.held.entering.value !== null) return enteringView(table, table.held.entering.value)
  if (table.held.request.value) return askedView(table, table.held.request.value)
  if (changed.value !== '')
    return plainView(
      changed.value,
      nextStepText({ players: table.session.players.value, position: table.session.settled.value }),
    )
  return restingView(table)
}

function proposedView(table: TennisPlay): RulingView {
  const steps = table.proposal.proposed.value
  const judged = steps.find(step => step.event.type !== 'result')
  if (!judged) return plainView('')
  const view = table.referee.eventView(judged.event, judged.position, 'accepted')
  if (judged.event.type === 'play')
    return { ...view, detail: playedDetail(table, judged.event.player, judged.event.card) }
  if (judged.event.type === 'ghost')
    return {
      ...view,
      detail: riskText({ players: table.session.players.value, position: table.session.settled.value }),
    }
  const over = steps.find(step => step.event.type === 'over')
  return over ? { ...view, detail: table.referee.eventView(over.event, over.position).sentence } : view
}

function playedDetail(
  { held, session: { settled, players, nameOf }, proposal: { proposed } }: TennisPlay,
  seat: Seat,
  card: Played,
): string {
  const { net } = settled.value
  const { sentence } = rulingOnCard(card, net, proposed.value, { players: players.value, position: settled.value })
  return held.onScreen.value ? sentence : `${WORDS.held.lay(nameOf(seat))} ${sentence}`
}

function enteringView(table: TennisPlay, seat: Seat): RulingView {
  const { entered, wanted, covered, doubled } = table.held
  const name = table.session.nameOf(seat)
  if (covered.value) {
    const isGhosts = seat === seatOf(table.session.settled.value.dealer, 'ghost')
    return plainView(WORDS.held.covered(name), isGhosts ? WORDS.held.ghostDetail(name) : WORDS.held.who, 'ask')
  }
  const twice = doubled.value.map(({ card, seats }) => WORDS.held.twice(card, seats.map(table.session.nameOf)))
  const detail = twice.join(' ') || (entered.value.length === 0 ? WORDS.held.empty : '')
  return entered.value.length < wanted.value
    ? plainView(WORDS.held.enters(name, entered.value.length, wanted.value), detail, 'ask')
    : plainView(WORDS.held.right(name), detail, 'ask')
}

function askedView(table: TennisPlay, { seat, optional, clash }: HandRequest): RulingView {
  const position = table.session.settled.value
  const name = table.session.nameOf(seat)
  if (clash) return plainView(WORDS.held.clash, WORDS.held.clashDetail, 'ask')
  if (table.held.onScreen.value) return plainView(WORDS.held.misplayed(name), WORDS.held.undoIt, 'ask')
  if (optional) return plainView(WORDS.held.ghost(name), WORDS.held.ghostDetail(name), 'ask')
  if (position.played.length > 0) return plainView(WORDS.held.unknown(name), WORDS.held.unknownDetail, 'ask')
  return table.held.people.value.length === 1
    ? plainView(WORDS.held.alone(position.hand), WORDS.held.aloneDetail, 'ask')
    : plainView(WORDS.held.first(position.hand, name), WORDS.held.who, 'ask')
}

function chosenView({ amending, session: { nameOf } }: TennisPlay, { seat, number, card }: PlayedCard): RulingView {
  return amending.kind.value === 'insert'
    ? plainView(WORDS.missing(nameOf(seat), number), '', 'ask')
    : plainView(WORDS.which(nameOf(seat), number, card), '', 'ask')
}

/** Returns the ruling on the last card, and the text about further events; null if the last action wasn't a card. */
export function lastCardRuling(table: TennisPlay): { readonly view: RulingView; readonly more: string } | null {
  const { settled, players, steps } = table.session
  const position = settled.value
  const last = table.lying.cards.value.at(-1)
  const made = steps.value.find(({ event }) => event.type !== 'irregular')
  if (!last || made?.event.type !== 'play') return null
  const at = { players: players.value, position }
  const { sentence, net: formed, section, scored } = rulingOnCard(last.card, last.net, steps.value, at)
  const net = position.phase === 'play' ? formed : ''
  // The app played this card of a hand that it dealt, so no tap announced it.
  const isApps = table.held.dealtHere.value && table.session.levelOf(made.event.player) !== null
  const ruled = `${sentence} ${net}`.trim()
  const text = table.source.hands.onScreen
    ? ruled
    : isApps
      ? table.referee.explain(made.event, position).sentence
      : sentence
  const more = table.source.hands.onScreen ? '' : isApps ? ruled : net
  return { view: table.referee.view(scored ? 'accepted' : 'info', { sentence: text, remedy: more, section }), more }
}

function restingView(table: TennisPlay): RulingView {
  const position = table.session.settled.value
  const at = { players: table.session.players.value, position }
  if (position.phase !== 'play') return endView(table)
  const card = lastCardRuling(table)
  if (card) {
    return { ...card.view, ...(table.source.hands.onScreen ? { aside: next(table) } : onward(table, card.more)) }
  }
  const made = table.session.steps.value.find(({ event }) => event.type !== 'irregular')
  if (made?.event.type === 'ghost') return { ...table.referee.eventView(made.event, position), ...onward(table, '') }
  if (table.lying.cards.value.length > 0) return plainView(next(table))
  return table.way.scoreOnly.value
    ? plainView(WORDS.whoWon(position.hand), WORDS.whoWonDetail, 'ask')
    : table.held.onScreen.value
      ? plainView(WORDS.held.dealt(table.session.nameOf(position.dealer)), next(table))
      : plainView(dealText(at), WORDS.beginDetail)
}

/** The next task is only read aloud, because the seats show whose turn it is; but a card for the app's Ghost is also shown. */
function onward(table: TennisPlay, more: string): Pick<RulingView, 'detail' | 'aside'> {
  const todo = next(table)
  return table.held.blind.value ? { detail: `${more} ${todo}`.trim() } : { detail: more, aside: todo }
}

function next({ held, session: { players, settled, nameOf } }: TennisPlay): string {
  const { blind } = held
  return blind.value
    ? WORDS.held.blind(nameOf(blind.value.seat), blind.value.place)
    : nextStepText({ players: players.value, position: settled.value })
}

function endView(table: TennisPlay): RulingView {
  const position = table.session.settled.value
  const last = table.lastResult.value
  if (!last) return plainView('')
  const card = lastCardRuling(table)
  const ruled = card ? `${card.view.sentence} ${card.more}`.trim() : ''
  const hand = table.referee.eventView(last.event, position, 'accepted')
  const over = table.session.steps.value.find(step => step.event.type === 'over')
  if (over)
    return { ...table.referee.eventView(over.event, position, 'accepted'), detail: `${hand.sentence} ${ruled}`.trim() }
  return { ...hand, detail: `${ruled} ${nextStepText({ players: table.session.players.value, position })}`.trim() }
}
