import { computed } from 'vue'
import { type Card, type Rank, isRank, parseCard, parseSuit, suitOf, SUITS } from '../../../engine/cards.ts'
import type { Action, Event, Grafa } from '../../../engine/grafa/types.ts'
import { keyApart, keyBack, keyLink, keyOn, type Table, type Key } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { GRAFA_TABLE as WORDS, orderWords, question } from '#text/grafa/table.ts'
import { useGrafaPlay, type GrafaPlay } from './useGrafaPlay.ts'
import { useRouter } from 'vue-router'
import { headText } from '../../../book/journal/replay.ts'
import { useLibraryStore } from '../../../book/stores/library.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { anyDeal } from '../../deal-code.ts'
import { dealOf, DEALS } from '../deal.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answered } from '../../../table/answers.ts'
import { held, copied } from './view.ts'
import { actsAhead } from '../../../engine/grafa/play.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { announce } from '../../../ui/useAnnouncer.ts'
import { nextView, plainView, type RulingView } from '../../../table/session.ts'

/** With the cards that a club looked at and their order, as they were found and as they are put back: others see them. */
function withLook(view: RulingView, { arrange, steps, walk }: GrafaPlay): RulingView {
  if (arrange.active.value) return { ...view, aside: WORDS.order(arrange.found.value) }
  const put = steps.value.find(({ event }) => event.type === 'arrange')?.event
  const isFirst = walk.count.value === 0 || (walk.walking.value && walk.stop.value === 1)
  return put?.type === 'arrange' && isFirst ? { ...view, aside: WORDS.isBack(put.cards) } : view
}

function rulingOf(table: GrafaPlay): RulingView {
  const { refusedView, amending } = table
  if (refusedView.value) return refusedView.value
  return amending.active.value ? amendingView(table) : withLook(phaseView(table), table)
}

/** What the referee says now, the most pressing first. */
function phaseView(table: GrafaPlay): RulingView {
  const { walk, settled } = table
  if (walk.walking.value) return walkedView(table)
  switch (settled.value.phase) {
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

/** A question, and where the rulebook tells of it. */
const section = ({ view }: GrafaPlay, id: string): RulingView => view('ask', { sentence: '', remedy: '', section: id })

/** What hands do with the next cards. What hearts leave, or a pair, goes to the discard pile in the same movement. */
function walkedView({ now, position, explain, eventView, onScreen }: GrafaPlay): RulingView {
  const [first, second] = now.value
  if (!first) return plainView('')
  if (onScreen) {
    const aside = eventView(first.event, position.value).sentence
    return { ...plainView(WORDS.acted(now.value.map(({ event }) => event))), aside }
  }
  if (!second) return eventView(first.event, position.value)
  if (first.event.type === 'return') {
    return { ...eventView(first.event, position.value), detail: explain(second.event, second.position).sentence }
  }
  return { ...eventView(second.event, position.value), detail: WORDS.discardPair }
}

/** Where a pair goes that no step has told of yet. */
const discarded = ({ pairIsLeft, dealt }: GrafaPlay): string =>
  pairIsLeft.value ? (dealt.value ? WORDS.pairDiscarded : WORDS.discardPair) : ''

const together = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** What can be chosen stands on the keys; it is read out. */
function whichView(table: GrafaPlay): RulingView {
  const aside = WORDS.choices(choicesOf(table))
  return { ...section(table, 'order'), sentence: WORDS.whichFirst, detail: discarded(table), aside }
}

/** Each suit that can act first, and what follows. */
const choicesOf = ({ settled }: GrafaPlay) => {
  const acts = actsAhead(settled.value)
  return acts.map(first => {
    const rest = acts.filter(act => act !== first)
    return { suit: first.suit, ...orderWords(first, rest) }
  })
}

function askingView(table: GrafaPlay): RulingView {
  const { twice } = table.reveal
  if (twice.value) return plainView(twice.value.reason, twiceDetail(table, twice.value.what), 'refused')
  const { sentence, detail, section: id } = question(table.settled.value)
  return { ...section(table, id), sentence, detail: together(discarded(table), detail) }
}

/** What is known of a card that was entered before, and what can be done about it. */
function twiceDetail({ amending, reveal }: GrafaPlay, what: Rank | Card): string {
  if (isRank(what)) return amending.open.value ? WORDS.amend.oneOfFour : ''
  if (reveal.entered.value.includes(what)) return ''
  return amending.wasEntered(what) ? WORDS.amend.before : WORDS.amend.notEntered(what)
}

function arrangeView(table: GrafaPlay): RulingView {
  const { held } = table.arrange
  const how = held.value === null ? WORDS.arrangeHow : ''
  const sentence = held.value === null ? WORDS.arrange : WORDS.held(held.value)
  return { ...section(table, 'clubs'), sentence, detail: together(discarded(table), how) }
}

/** Hands turn the next card up themselves, where the referee knew what it is: nobody has entered it just now. */
function isTurnLeft({ steps, dealt, fresh }: GrafaPlay): boolean {
  const turn = steps.value.findIndex(({ event }) => event.type === 'turn')
  return turn >= 0 && fresh.value && !dealt.value && steps.value[turn - 1]?.event.type !== 'reveal'
}

/** Turned up just now, or still to be turned. */
function restingView(table: GrafaPlay): RulingView {
  const { settled, steps, deck, pairs, eventView, onScreen } = table
  const { up } = deck.value
  const turn = steps.value.at(-1)?.event
  const todo = WORDS.toPair(pairs.value.length)
  if (!up) return plainView(todo)
  if (onScreen) return { ...plainView(todo), aside: WORDS.faceUp(up) }
  if (turn?.type !== 'turn' || !isTurnLeft(table)) {
    return nextView(WORDS.faceUp(up), together(todo, discarded(table)))
  }
  const view = eventView(turn, settled.value)
  return { ...view, sentence: together(discarded(table), view.sentence), detail: todo }
}

/** What the game came to, and what hands do yet: the last card lies open, too. */
function endView(table: GrafaPlay): RulingView {
  const { steps, settled, deck, eventView, explain } = table
  const last = steps.value.at(-1)?.event
  if (!last) return plainView(WORDS.answers.score(settled.value.discard.length))
  const turn = steps.value.find(({ event }) => event.type === 'turn')
  const { up } = deck.value
  const turned = turn && isTurnLeft(table) ? explain(turn.event, turn.position).sentence : up ? WORDS.faceUp(up) : ''
  return { ...eventView(last, settled.value, 'accepted'), detail: together(discarded(table), turned) }
}

/** The keys below the table: always the few that fit what is going on. */
function keysOf(table: GrafaPlay): readonly Key[] {
  if (table.amending.active.value) return amendingKeys(table)
  if (table.arrange.active.value) {
    return [keyOn('put-back', WORDS.putBack, table.arrange.putBack, { primary: true })]
  }
  return [...editKeys(table), ...orderKeys(table)]
}

/** A card that was entered before shows that one of the two was another. */
function editKeys({ amending, refusedView, reveal: { again } }: GrafaPlay): readonly Key[] {
  const card = again.value
  const keyAt = refusedView.value === null ? keyOn : keyLink
  if (card === null || !amending.open.value) return []
  if (isRank(card)) return [keyAt('edit', WORDS.amend.key, () => amending.begin())]
  return amending.wasEntered(card) ? [keyAt('edit', WORDS.amend.edit, () => amending.begin(card))] : []
}

/** Taking back drops the card that was named last; leaving drops both. */
function amendingKeys({ amending: { wrong, change, takeBack, end, confirm } }: GrafaPlay): readonly Key[] {
  const back = keyApart('take-back', TABLE_WORDS.undoKey, takeBack)
  const leave = keyBack('leave', TABLE_WORDS.cancel, end)
  const amend = keyOn('amend', WORDS.confirm, confirm, { primary: true })
  return [leave, ...(wrong.value === null ? [] : [back]), ...(change.value ? [amend] : [])]
}

/** G1: which of the two suits acts first. */
function orderKeys(table: GrafaPlay): readonly Key[] {
  const { playing, settled, accepts, propose } = table
  if (!playing.value || settled.value.phase !== 'use' || !accepts('use')) return []
  return choicesOf(table).map(({ suit, title, detail }) =>
    keyOn(`use ${suit}`, title, () => propose({ type: 'use', suit }), { detail, suit }),
  )
}

/** What is needed now and then. */
function menuOf({ code, dealt, amending }: GrafaPlay): readonly Key[] {
  const deal = code.value
  const copy: readonly Key[] =
    deal === null
      ? []
      : [keyOn('code', WORDS.copyCode(deal), async () => announce(await copied(deal)), { group: 'log' })]
  const amend: readonly Key[] =
    !dealt.value && amending.open.value && !amending.active.value
      ? [keyOn('amend', WORDS.amend.key, () => amending.begin())]
      : []
  return [...copy, ...amend]
}

/** A deal of the app's own can be played again from its start. */
const sameKeys = ({ dealt, settled, closed }: GrafaPlay, act: () => unknown): readonly Key[] =>
  dealt.value && !closed.value && settled.value.phase === 'over' ? [keyOn('same', WORDS.same, act)] : []

/** What was asked in words instead of an action: `score`, `hand`, `hearts`, `deck`, `discard`. Null where it is no question. */
function answerTo(text: string, { position, deck }: GrafaPlay): string | null {
  const words = text.toLowerCase().trim()
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit) return WORDS.answers.hand(held(position.value.hand).filter(card => suitOf(card) === suit))
  const { count, up, below } = deck.value
  const known = below.flatMap(card => card ?? [])
  return answered(words, WORDS.questions, {
    discard: () => WORDS.answers.discard(position.value.discard),
    score: () => WORDS.answers.score(position.value.discard.length),
    hand: () => WORDS.answers.hand(held(position.value.hand)),
    deck: () => WORDS.answers.deck(count, up, known),
  })
}

/** Cards alone, or a suit, are what the phase asks for: `6s` pairs or is revealed, `jd tc` is the new order, `c` acts first. */
function actionIn(text: string, { settled }: GrafaPlay): string {
  const words = text.trim().split(/\s+/)
  const { phase } = settled.value
  if (phase === 'use' && words.length === 1 && parseSuit(text.trim())) return `use ${text}`
  return phase !== 'over' && phase !== 'use' && words.every(word => parseCard(word)) ? `${phase} ${text}` : text
}

export type GrafaTable = GrafaPlay & Table<Grafa> & { tap(card: Card): Promise<void> }

export function useGrafaTable(source: Source<Grafa>): GrafaTable {
  const own = useGrafaPlay(source)
  const { walk, settled, steps, spotlight, proposal, dealt } = own
  const next = useNextGame(own)

  const isRefused = (card: Card): boolean => {
    const asked = proposal.value?.type === 'ruled' ? proposal.value.move.played : null
    return asked?.type === 'pair' && asked.card === card
  }

  /** A card of the hand. */
  async function tap(card: Card): Promise<void> {
    if (spotlight.value?.choose) spotlight.value.choose(card)
    else if (walk.walking.value) walk.next()
    else if (!own.playing.value || !own.accepts('pair')) return
    else if (isRefused(card)) own.cancel()
    else await own.propose({ type: 'pair', card })
  }

  /** In a deal of the app's own, no step is told before hands have come to it. */
  const isAhead = (event: Event): boolean =>
    dealt.value && steps.value.findIndex(step => step.event === event) >= walk.done.value

  return {
    ...own,
    again: next.again,
    tap,
    lay(action: Action): void {
      if (action.type === 'arrange') own.arrange.lay(action.cards)
    },
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => [...menuOf(own), ...sameKeys(own, next.same)]),
    doneLabel: computed(() => WORDS.doneWith(own.now.value.find(({ event }) => event.type !== 'discard')?.event.type)),
    recordLabel: computed(() => (dealt.value && settled.value.phase !== 'over' ? WORDS.recordShows : WORDS.record)),
    answer: (text: string) => answerTo(text, own),
    spell: (text: string) => actionIn(text, own),
    isAhead,
    /** For the log: what hands did, and the end. */
    logged: (event: Event, at: Grafa['position']) => (isAhead(event) ? null : own.logged(event, at)),
  }
}

/** From the end of a game to the next. */
function useNextGame({ setup, dealt, journal }: Pick<GrafaPlay, 'setup' | 'dealt' | 'journal'>) {
  const router = useRouter()
  const library = useLibraryStore()

  async function begin(head: string): Promise<void> {
    const made = await library.create(head)
    await router.push(made.ok ? `/table/${made.value.id}` : '/new/grafa')
  }

  return {
    /** Another deal; with a real deck, what lies on the table is entered first. */
    again: async (): Promise<void> => {
      if (dealt.value)
        await begin(headText(grafa, { ...setup.value, hand: null, discard: [], deck: dealOf(anyDeal(DEALS)) }))
      else await router.push({ path: '/new/grafa', query: { again: journal?.head?.id ?? '' } })
    },
    same: (): Promise<void> => begin(journal?.head?.head ?? ''),
  }
}
