import { computed, watch } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { readLine } from '../../../engine/text.ts'
import { seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { SEATS, type Tennis, type Seat, type Played } from '../../../engine/tennis/types.ts'
import { keyApart, keyBack, keyOn, type Table, type Key } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { TENNIS_TABLE as WORDS, now, risk, rulingOnCard } from '#text/tennis/table.ts'
import { isApps, useTennisPlay, type TennisPlay } from './useTennisPlay.ts'
import { answered } from '../../../table/answers.ts'
import { leftOf, type PlayedCard } from './cards.ts'
import { roleOf, lateChoiceOf } from './view.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { Asked } from './useHeld.ts'
import { deal } from '#text/tennis/events.ts'
import { plainView, type RulingView } from '../../../table/session.ts'

/** What the referee says now, the most pressing first. */
function rulingOf(table: TennisPlay): RulingView {
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

function enteringView(table: TennisPlay, seat: Seat): RulingView {
  const { held, nameOf } = table
  const { entered, wanted, covered, doubled } = held
  const name = nameOf(seat)
  if (covered.value) {
    const isGhosts = seat === seatOf(table.settled.value.dealer, 'ghost')
    return plainView(WORDS.held.covered(name), isGhosts ? WORDS.held.ghostDetail(name) : WORDS.held.who, 'ask')
  }
  const twice = doubled.value.map(({ card, seats }) => WORDS.held.twice(card, seats.map(nameOf)))
  const detail = twice.join(' ') || (entered.value.length === 0 ? WORDS.held.empty : '')
  return entered.value.length < wanted.value
    ? plainView(WORDS.held.enters(name, entered.value.length, wanted.value), detail, 'ask')
    : plainView(WORDS.held.right(name), detail, 'ask')
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

/** The ruling on the card that was played last, and what more it brought; null where something else was done. */
function lastCard(table: TennisPlay): { readonly view: RulingView; readonly more: string } | null {
  const { settled, players, steps, cards, view } = table
  const position = settled.value
  const last = cards.value.at(-1)
  const made = steps.value.find(({ event }) => event.type !== 'irregular')
  if (!last || made?.event.type !== 'play') return null
  const { sentence, net, section, scored } = rulingOnCard(last.card, last.net, steps.value, {
    players: players.value,
    position,
  })
  // Nobody has tapped a card that the app has played from a hand of the screen.
  const isApps = table.held.dealtHere.value && table.levelOf(made.event.player) !== null
  const ruled = `${sentence} ${net}`.trim()
  const said = table.onScreen ? ruled : isApps ? table.explain(made.event, position).sentence : sentence
  const more = table.onScreen ? '' : isApps ? ruled : net
  return { view: view(scored ? 'accepted' : 'info', { sentence: said, remedy: more, section }), more }
}

/** What the last action brought, and who is to do what. */
function restingView(table: TennisPlay): RulingView {
  const { settled, players, steps, cards, scoreOnly, eventView } = table
  const position = settled.value
  const at = { players: players.value, position }
  if (position.phase !== 'play') return endView(table)
  const card = lastCard(table)
  if (card) {
    const more = table.onScreen ? { aside: next(table) } : { detail: `${card.more} ${next(table)}`.trim() }
    return { ...card.view, ...more }
  }
  const made = steps.value.find(({ event }) => event.type !== 'irregular')
  if (made?.event.type === 'ghost') return { ...eventView(made.event, position), detail: next(table) }
  if (cards.value.length > 0) return plainView(next(table))
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

/** The end of a hand, or of the match with it; its last card is ruled on, too. */
function endView(table: TennisPlay): RulingView {
  const { hands, settled, players, steps, eventView } = table
  const position = settled.value
  const last = hands.value.at(-1)
  if (!last) return plainView('')
  const card = lastCard(table)
  const ruled = card ? `${card.view.sentence} ${card.more}`.trim() : ''
  const hand = eventView(last.event, position, 'accepted')
  const over = steps.value.find(step => step.event.type === 'over')
  if (over) return { ...eventView(over.event, position, 'accepted'), detail: `${hand.sentence} ${ruled}`.trim() }
  return { ...hand, detail: `${ruled} ${now({ players: players.value, position })}`.trim() }
}

/** The keys below the table: always the few that fit what is going on. */
function keysOf(table: TennisPlay): readonly Key[] {
  const { amending, amended, closed, settled, enter, accepts } = table
  if (amended.value) {
    const back = keyBack('back', TABLE_WORDS.cancel, amending.back)
    const change = keyOn('change', WORDS.changeIt, amending.confirm, { primary: true })
    return amended.value.mayConfirm ? [back, change] : [back]
  }
  if (amending.active.value) return amendKeys(table)
  if (table.held.entering.value !== null) return enteringKeys(table)
  if (table.held.asked.value) return askedKeys(table, table.held.asked.value)
  if (closed.value || settled.value.phase !== 'hand-over' || !accepts('next')) return []
  return [keyOn('next', WORDS.nextHand, () => enter({ type: 'next' }), { primary: true })]
}

function enteringKeys({ held }: TennisPlay): readonly Key[] {
  const leave = keyBack('leave', TABLE_WORDS.cancel, held.leave)
  const done = keyOn('done', WORDS.held.done, held.done, { primary: true })
  if (held.covered.value) return [leave, keyOn('show', WORDS.held.show, held.show, { primary: true })]
  return held.entered.value.length < held.wanted.value ? [leave] : [leave, done]
}

/** What the app says meanwhile is taken back: it plays from these cards. */
function enterHand({ abandon, held }: TennisPlay, seat: Seat): void {
  abandon()
  held.enter(seat)
}

const editKey =
  (table: TennisPlay) =>
  (seat: Seat): Key =>
    keyOn(`enter ${seat}`, WORDS.held.edit(table.nameOf(seat)), () => enterHand(table, seat))

/** Cards that the app has to know are entered, or, up to the first card, dealt on the screen; what was dealt there can't be entered. */
function askedKeys(table: TennisPlay, { seat, optional, clash }: Asked): readonly Key[] {
  const { held, settled, nameOf } = table
  if (held.onScreen.value) return []
  const isNext = !optional && !clash && (held.wasOnScreen.value || held.people.value.length === 1)
  const isBegun = settled.value.played.length > 0
  const deal: Key = {
    id: 'deal',
    label: WORDS.held.deal,
    primary: isNext,
    side: optional || clash ? 'apart' : isNext ? 'on' : 'back',
    act: held.deal,
  }
  if (clash) return [...(isBegun ? [] : [deal]), ...clash.map(editKey(table))]
  const enter: Key = {
    id: 'enter',
    label: WORDS.held.enter(nameOf(seat)),
    primary: !isNext,
    side: isNext && !isBegun ? 'back' : 'on',
    act: () => enterHand(table, seat),
  }
  const leaveOut = keyBack('leave-out', WORDS.held.leaveOut, held.leaveOut)
  return [...(optional ? [leaveOut] : []), ...(isBegun ? [] : [deal]), enter]
}

function amendKeys({ amending }: TennisPlay): readonly Key[] {
  const leave = keyBack('leave', TABLE_WORDS.cancel, amending.end)
  if (amending.kind.value !== 'replace') return [leave]
  const [chosen, neighbour] = [amending.chosen.value, amending.neighbour.value]
  const isLast = chosen && neighbour && neighbour.number < chosen.number
  const exchange = keyOn('exchange', WORDS.exchange[isLast ? 'last' : 'next'], amending.exchange)
  return [
    leave,
    keyApart('remove', WORDS.remove, () => amending.begin('remove')),
    ...(neighbour ? [exchange] : []),
    keyOn('insert', WORDS.insert, () => amending.begin('insert')),
  ]
}

/** How hands are entered, and what may have been done against the rules; nothing that would drop what is being put right. */
function menuOf(table: TennisPlay): readonly Key[] {
  const { closed, scoreOnly, suits, setScoreOnly, askSuits, held, amending } = table
  if (closed.value || amending.active.value || held.entering.value !== null) return []
  const byScore = scoreOnly.value ? WORDS.byCards : WORDS.scoreOnly
  return [
    keyOn('score-only', byScore, () => setScoreOnly(!scoreOnly.value), { group: 'settings' }),
    keyOn('suits', suits.value ? WORDS.ranksOnly : WORDS.suits, () => askSuits(!suits.value), { group: 'settings' }),
    ...held.enteredBy.value.map(editKey(table)),
    ...becameKeys(table),
  ]
}

/** The referee refuses it, and then asks what becomes of it. */
function becameKeys({ scoreOnly, settled, nameOf, propose }: TennisPlay): readonly Key[] {
  const cormorant = scoreOnly.value ? null : lateChoiceOf(settled.value)
  const act = (): unknown => propose({ type: 'ghost' })
  if (cormorant === null) return []
  return [keyOn('became', WORDS.wasGhost(nameOf(cormorant)), act, { group: 'illegal', leadsTo: 'stands' })]
}

/** What was asked in words instead of a move: `score`, `net`, `pair`, `left`, `turn`. Null where it is no question. */
function answerTo(text: string, { settled, players, cards, nameOf }: TennisPlay): string | null {
  const position = settled.value
  const turn = turnOf(position)
  return answered(text, WORDS.questions, {
    score: () => WORDS.answers.score(players.value, position),
    net: () => WORDS.answers.net(position.net),
    pair: () => WORDS.answers.pair(position.pair),
    left: () => WORDS.answers.left(leftOf(cards.value, null)),
    turn: () =>
      turn === null ? WORDS.answers.nobody : WORDS.answers.turn(nameOf(turn), roleOf(position.dealer, turn)),
  })
}

export type TennisTable = TennisPlay & Table<Tennis>

export function useTennisTable(source: Source<Tennis>): TennisTable {
  const own = useTennisPlay(source)
  const { held, settled } = own

  /** Where no hands deal, the app does. */
  const isToDeal = computed(
    () => own.onScreen === true && held.asked.value?.optional === false && settled.value.played.length === 0,
  )
  watch(isToDeal, deals => deals && !held.onScreen.value && void held.deal(), { immediate: true })

  /** A Ghost's hand that was dealt on the screen is played by places alone: what is typed would tell which cards are in it. */
  async function type(text: string): Promise<void> {
    const turn = turnOf(settled.value)
    const isUnseen = held.onScreen.value && turn !== null && turn === seatOf(settled.value.dealer, 'ghost')
    const typed = own.rules.game.parseAction(readLine(text, 0).words)
    const isCard = typed.ok && typed.value.type === 'play'
    if (isUnseen && isCard) own.changed.value = WORDS.blindHand(own.nameOf(turn))
    else await own.type(text)
  }

  return {
    ...own,
    type,
    ruling: computed(() => rulingOf(own)),
    brought: computed(() => (own.changed.value === '' ? (lastCard(own)?.more ?? '') : '')),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    hushed: computed(() => held.entering.value !== null || (held.onScreen.value && own.accepted.value && !isApps(own))),
    handOf: held.handOf,
    /** Always the points of a hand, where its cards are entered: the hands won are on the score's own page. */
    tally: ({ played, points }) => (played.length > 0 ? points : []),
    doneLabel: computed(() => ''),
    saysOnBoard: own.turned,
    turn: (seat = own.nearest.value + 1) => void (own.nearest.value = SEATS[(seat - 1) % 4] ?? 1),
    answer: text => answerTo(text, own),
    spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : text),
  }
}
