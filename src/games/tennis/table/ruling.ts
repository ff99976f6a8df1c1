import { deal } from '../../../text/en/tennis/events.ts'
import { plainView, type RulingView } from '../../../table/session.ts'
import type { Played, Seat } from '../../../engine/tennis/types.ts'
import type { PlayedCard } from './cards.ts'
import type { Asked } from './useHeld.ts'
import type { TennisPlay } from './useTennisPlay.ts'
import { TENNIS_TABLE as WORDS, now, risk, rulingOnCard } from '../../../text/en/tennis/table.ts'

/** What the referee says now, the most pressing first. */
export function rulingOf(table: TennisPlay): RulingView {
  const { refusedView, proposed, amended, amending, changed, players, settled } = table
  if (refusedView.value) return refusedView.value
  if (proposed.value.length > 0) return proposedView(table)
  if (amended.value) return amended.value.ruling
  if (amending.chosen.value) return chosenView(table, amending.chosen.value)
  if (table.held.entering.value !== null) return enteringView(table, table.held.entering.value)
  if (table.held.asked.value) return askedView(table, table.held.asked.value)
  if (changed.value !== '') return plainView(changed.value, now({ players: players.value, position: settled.value }))
  return restingView(table)
}

/** A card of a hidden hand, a Cormorant who would become a Ghost, or the result of a hand. */
function proposedView(table: TennisPlay): RulingView {
  const { proposed, settled, players, eventView } = table
  const steps = proposed.value
  const judged = steps.find(step => step.event.type !== 'result')
  if (!judged) return plainView('')
  const view = eventView(judged.event, judged.position, 'accepted')
  if (judged.event.type === 'play')
    return { ...view, detail: playedDetail(table, judged.event.player, judged.event.card) }
  if (judged.event.type === 'ghost')
    return { ...view, detail: risk({ players: players.value, position: settled.value }) }
  const over = steps.find(step => step.event.type === 'over')
  return over ? { ...view, detail: eventView(over.event, over.position).sentence } : view
}

/** What hands do for a card, and what it brings. */
function playedDetail({ held, settled, proposed, players, nameOf }: TennisPlay, seat: Seat, card: Played): string {
  const { net } = settled.value
  const { sentence } = rulingOnCard(card, net, proposed.value, { players: players.value, position: settled.value })
  return held.onScreen.value ? sentence : `${WORDS.held.lay(nameOf(seat))} ${sentence}`
}

function enteringView({ held, nameOf }: TennisPlay, seat: Seat): RulingView {
  const { entered, wanted } = held
  return entered.value.length < wanted.value
    ? plainView(
        WORDS.held.enters(nameOf(seat), entered.value.length, wanted.value),
        WORDS.held.list(entered.value),
        'ask',
      )
    : plainView(WORDS.held.right(nameOf(seat)), WORDS.held.list(entered.value), 'ask')
}

/** Why nobody plays yet. */
function askedView({ held, settled, nameOf }: TennisPlay, { seat, optional, clash }: Asked): RulingView {
  const position = settled.value
  const name = nameOf(seat)
  if (clash) return plainView(WORDS.held.clash, WORDS.held.clashDetail, 'ask')
  if (held.onScreen.value) return plainView(WORDS.held.misplayed(name), WORDS.held.undoIt, 'ask')
  if (optional) return plainView(WORDS.held.ghost(name), WORDS.held.ghostDetail(name), 'ask')
  if (position.played.length > 0) return plainView(WORDS.held.unknown(name), WORDS.held.unknownDetail, 'ask')
  return held.people.value.length === 1
    ? plainView(WORDS.held.alone(position.hand), WORDS.held.aloneDetail, 'ask')
    : plainView(WORDS.held.first(position.hand, name), WORDS.held.who, 'ask')
}

function chosenView({ amending, nameOf }: TennisPlay, { seat, number, card }: PlayedCard): RulingView {
  return amending.kind.value === 'insert'
    ? plainView(WORDS.missing(nameOf(seat), number), '', 'ask')
    : plainView(WORDS.which(nameOf(seat), number, card), '', 'ask')
}

/** What the last action brought, and who is to do what. */
function restingView(table: TennisPlay): RulingView {
  const { settled, players, steps, cards, scoreOnly, eventView, view } = table
  const position = settled.value
  const at = { players: players.value, position }
  if (position.phase !== 'play') return endView(table)
  const last = cards.value.at(-1)
  const made = steps.value.find(({ event }) => event.type !== 'irregular')
  if (last && made?.event.type === 'play') {
    const { sentence, net, section, scored } = rulingOnCard(last.card, last.net, steps.value, at)
    const rest = `${net} ${next(table)}`.trim()
    const isSaid = table.held.onScreen.value && table.levelOf(made.event.player) !== null
    const [first, then] = isSaid
      ? [table.explain(made.event, position).sentence, `${sentence} ${rest}`]
      : [sentence, rest]
    return view(scored ? 'accepted' : 'info', { sentence: first, remedy: then, section })
  }
  if (made?.event.type === 'ghost') return { ...eventView(made.event, position), detail: next(table) }
  if (last) return plainView(next(table))
  return scoreOnly.value
    ? plainView(WORDS.whoWon(position.hand), WORDS.whoWonDetail, 'ask')
    : table.held.onScreen.value
      ? plainView(WORDS.held.dealt(table.nameOf(position.dealer)), next(table))
      : plainView(deal(at), WORDS.beginDetail)
}

/** Who is to do what; for a Ghost of the app's, which card a person lays. */
function next({ held, players, settled, nameOf }: TennisPlay): string {
  const { blind } = held
  return blind.value
    ? WORDS.held.blind(nameOf(blind.value.seat), blind.value.place)
    : now({ players: players.value, position: settled.value })
}

/** The end of a hand, or of the match with it. */
function endView({ hands, settled, players, steps, eventView }: TennisPlay): RulingView {
  const position = settled.value
  const last = hands.value.at(-1)
  if (!last) return plainView('')
  const hand = eventView(last.event, position, 'accepted')
  const over = steps.value.find(step => step.event.type === 'over')
  if (over) return { ...eventView(over.event, position, 'accepted'), detail: hand.sentence }
  return { ...hand, detail: now({ players: players.value, position }) }
}
