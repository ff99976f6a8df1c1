import { type Card, type Rank, isRank } from '../../../engine/cards.ts'
import { GRAFA_TABLE as WORDS, orderText, revealInstruction } from '#text/grafa/table.ts'
import { type GrafaPlay } from './useGrafaPlay.ts'
import { pendingActs } from '../../../engine/grafa/play.ts'
import { nextView, plainView, type RulingView } from '../../../table/session/session.ts'

/** For screen readers: the cards as found, or in their new order. */
function withLook(view: RulingView, { arrange, session: { steps, walk } }: GrafaPlay): RulingView {
  if (arrange.active.value) return { ...view, aside: WORDS.order(arrange.found.value) }
  const put = steps.value.find(({ event }) => event.type === 'arrange')?.event
  const isFirst = walk.count.value === 0 || (walk.walking.value && walk.stop.value === 1)
  return put?.type === 'arrange' && isFirst ? { ...view, aside: WORDS.isBack(put.cards) } : view
}

export function rulingOf(table: GrafaPlay): RulingView {
  if (table.referee.refusedView.value) return table.referee.refusedView.value
  return table.amending.active.value ? amendingView(table) : withLook(phaseView(table), table)
}

function phaseView(table: GrafaPlay): RulingView {
  if (table.session.walk.walking.value) return walkedView(table)
  switch (table.session.settled.value.phase) {
    case 'pair':
      return restingView(table)
    case 'use':
      return whichView(table)
    case 'reveal':
      return askingView(table)
    case 'arrange':
      return arrangeView(table)
    case 'over':
      return endView(table)
  }
}

function amendingView({ amending: { wrong, right, change, blocked } }: GrafaPlay): RulingView {
  if (wrong.value === null) return plainView(WORDS.amend.which, '', 'ask')
  if (right.value !== null && blocked.value)
    return plainView(WORDS.amend.becomes(wrong.value, right.value), WORDS.amend.blocked, 'ask')
  if (right.value === null || !change.value) return plainView(WORDS.amend.instead(wrong.value), '', 'ask')
  const { falls, scores } = change.value
  const effects = [
    falls > 0 ? WORDS.amend.falls(falls) : WORDS.amend.stands,
    WORDS.amend.scores(scores.before, scores.after),
  ]
  return plainView(WORDS.amend.becomes(wrong.value, right.value), effects.join(' ').trim(), 'ask')
}

const section = ({ referee: { view } }: GrafaPlay, id: string): RulingView =>
  view('ask', { sentence: '', remedy: '', section: id })

function walkedView({ session: { now, position }, referee: { explain, eventView }, source }: GrafaPlay): RulingView {
  const [first, second] = now.value
  if (!first) return plainView('')
  if (source.hands.onScreen) {
    const aside = eventView(first.event, position.value).sentence
    return { ...plainView(WORDS.acted(now.value.map(({ event }) => event))), aside }
  }
  if (!second) return eventView(first.event, position.value)
  if (first.event.type === 'return') {
    return { ...eventView(first.event, position.value), detail: explain(second.event, second.position).sentence }
  }
  return { ...eventView(second.event, position.value), detail: WORDS.discardPair }
}

const discarded = ({ pairIsLeft, dealt }: GrafaPlay): string =>
  pairIsLeft.value ? (dealt.value ? WORDS.pairDiscarded : WORDS.discardPair) : ''

const together = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** The choices are buttons, so only screen readers get them as text. */
function whichView(table: GrafaPlay): RulingView {
  const aside = WORDS.choices(choicesOf(table))
  return { ...section(table, 'order'), sentence: WORDS.whichFirst, detail: discarded(table), aside }
}

/** Returns the suits that can act first, each with the texts for this order. */
export const choicesOf = ({ session: { settled } }: GrafaPlay) => {
  const acts = pendingActs(settled.value)
  return acts.map(first => {
    const rest = acts.filter(act => act !== first)
    return { suit: first.suit, ...orderText(first, rest) }
  })
}

/** The text about the new card comes first: after “Discard the pair.”, “it” would mean the pair. */
function askingView(table: GrafaPlay): RulingView {
  const { value: twice } = table.reveal.twice
  if (twice) return plainView(twice.reason, twiceDetail(table, twice.what), 'refused')
  const { sentence, detail, section: id } = revealInstruction(table.session.settled.value)
  return { ...section(table, id), sentence, detail: together(detail, discarded(table)) }
}

function twiceDetail({ amending, reveal }: GrafaPlay, what: Rank | Card): string {
  if (isRank(what)) return amending.open.value ? WORDS.amend.oneOfFour : ''
  if (reveal.entered.value.includes(what)) return ''
  return amending.wasEntered(what) ? WORDS.amend.before : WORDS.amend.notEntered(what)
}

function arrangeView(table: GrafaPlay): RulingView {
  const how = table.arrange.held.value === null ? WORDS.arrangeHow : ''
  const sentence = table.arrange.held.value === null ? WORDS.arrange : WORDS.held(table.arrange.held.value)
  return { ...section(table, 'clubs'), sentence, detail: together(discarded(table), how) }
}

/** A card that has just been entered is already face up. */
function isTurnLeft({ session: { steps }, dealt, fresh }: GrafaPlay): boolean {
  const turn = steps.value.findIndex(({ event }) => event.type === 'turn')
  return turn >= 0 && fresh.value && !dealt.value && steps.value[turn - 1]?.event.type !== 'reveal'
}

function restingView(table: GrafaPlay): RulingView {
  const { up } = table.drawn.deck.value
  const turn = table.session.steps.value.at(-1)?.event
  const todo = WORDS.toPair(table.pairs.value.length)
  if (!up) return plainView(todo)
  if (table.source.hands.onScreen) return { ...plainView(todo), aside: WORDS.faceUp(up) }
  if (turn?.type !== 'turn' || !isTurnLeft(table)) {
    return nextView(WORDS.faceUp(up), together(todo, discarded(table)))
  }
  const view = table.referee.eventView(turn, table.session.settled.value)
  return { ...view, sentence: together(discarded(table), view.sentence), detail: todo }
}

function endView(table: GrafaPlay): RulingView {
  const { steps, settled } = table.session
  const last = steps.value.at(-1)?.event
  if (!last) return plainView(WORDS.answers.score(settled.value.discard.length))
  const turn = steps.value.find(({ event }) => event.type === 'turn')
  const { up } = table.drawn.deck.value
  const turned =
    turn && isTurnLeft(table) ? table.referee.explain(turn.event, turn.position).sentence : up ? WORDS.faceUp(up) : ''
  return { ...table.referee.eventView(last, settled.value, 'accepted'), detail: together(discarded(table), turned) }
}
