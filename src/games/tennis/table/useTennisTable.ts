import { computed } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { SEATS, type Tennis, type Seat } from '../../../engine/tennis/types.ts'
import type { Table, Key } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { rulingOf } from './ruling.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'
import { isApps, useTennisPlay, type TennisPlay } from './useTennisPlay.ts'
import { answered } from '../../../table/answers.ts'
import { leftOf } from './cards.ts'
import { roleOf, lateChoiceOf } from './view.ts'
import { TABLE_WORDS } from '../../../text/en/table.ts'
import type { Asked } from './useHeld.ts'

/** The keys below the table: always the few that fit what is going on. */
function keysOf(table: TennisPlay): readonly Key[] {
  const { amending, amended, closed, settled, enter, accepts } = table
  if (amended.value) {
    const back: Key = { id: 'back', label: TABLE_WORDS.takeBack, side: 'back', act: amending.back }
    const change: Key = { id: 'change', label: WORDS.changeIt, primary: true, side: 'on', act: amending.confirm }
    return amended.value.mayConfirm ? [back, change] : [back]
  }
  if (amending.active.value) return amendKeys(table)
  if (table.held.entering.value !== null) return enteringKeys(table)
  if (table.held.asked.value) return askedKeys(table, table.held.asked.value)
  if (closed.value || settled.value.phase !== 'hand-over' || !accepts('next')) return []
  return [{ id: 'next', label: WORDS.nextHand, primary: true, side: 'on', act: () => enter({ type: 'next' }) }]
}

function enteringKeys({ held }: TennisPlay): readonly Key[] {
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'back', act: held.leave }
  const done: Key = { id: 'done', label: WORDS.held.done, primary: true, side: 'on', act: held.done }
  return held.entered.value.length < held.wanted.value ? [leave] : [leave, done]
}

/** What the app says meanwhile is taken back: it plays from these cards. */
function enterHand({ abandon, held }: TennisPlay, seat: Seat): void {
  abandon()
  held.enter(seat)
}

const anewKey =
  (table: TennisPlay) =>
  (seat: Seat): Key => ({
    id: `enter ${seat}`,
    label: WORDS.held.anew(table.nameOf(seat)),
    side: 'on',
    act: () => enterHand(table, seat),
  })

/** Cards that the app has to know are entered, or dealt on the screen; what was dealt there can't be entered. */
function askedKeys(table: TennisPlay, { seat, optional, clash }: Asked): readonly Key[] {
  const { held, settled, nameOf } = table
  if (held.onScreen.value) return []
  if (clash) return clash.map(anewKey(table))
  const isNext = held.wasOnScreen.value || held.people.value.length === 1
  const enter: Key = {
    id: 'enter',
    label: WORDS.held.enter(nameOf(seat)),
    primary: !isNext,
    side: isNext ? 'back' : 'on',
    act: () => enterHand(table, seat),
  }
  if (optional) return [{ id: 'leave-out', label: WORDS.held.leaveOut, side: 'back', act: held.leaveOut }, enter]
  if (settled.value.played.length > 0 || held.enteredBy.value.length > 0) return [enter]
  return [{ id: 'deal', label: WORDS.held.deal, primary: isNext, side: isNext ? 'on' : 'back', act: held.deal }, enter]
}

function amendKeys({ amending }: TennisPlay): readonly Key[] {
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'back', act: amending.end }
  if (amending.kind.value !== 'replace') return [leave]
  return [
    leave,
    { id: 'remove', label: WORDS.remove, side: 'apart', act: () => amending.begin('remove') },
    { id: 'insert', label: WORDS.insert, side: 'on', act: () => amending.begin('insert') },
  ]
}

/** How hands are entered, and what may have been done against the rules; nothing that would drop what is being put right. */
function menuOf(table: TennisPlay): readonly Key[] {
  const { closed, scoreOnly, suits, setScoreOnly, askSuits, held, amending } = table
  if (closed.value || amending.active.value || held.entering.value !== null) return []
  const byScore = scoreOnly.value ? WORDS.byCards : WORDS.scoreOnly
  return [
    { id: 'score-only', label: byScore, side: 'on', group: 'settings', act: () => setScoreOnly(!scoreOnly.value) },
    {
      id: 'suits',
      label: suits.value ? WORDS.ranksOnly : WORDS.suits,
      side: 'on',
      group: 'settings',
      act: () => askSuits(!suits.value),
    },
    ...held.enteredBy.value.map(anewKey(table)),
    ...becameKeys(table),
  ]
}

/** The referee refuses it, and then asks what becomes of it. */
function becameKeys({ scoreOnly, settled, nameOf, propose }: TennisPlay): readonly Key[] {
  const cormorant = scoreOnly.value ? null : lateChoiceOf(settled.value)
  const act = (): unknown => propose({ type: 'ghost' })
  return cormorant === null ? [] : [{ id: 'became', label: WORDS.wasGhost(nameOf(cormorant)), side: 'on', act }]
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

  /** A Ghost's hand that was dealt on the screen is played by places alone: what is typed would tell which cards are in it. */
  async function type(text: string): Promise<void> {
    const turn = turnOf(settled.value)
    const isUnseen = held.onScreen.value && turn !== null && turn === seatOf(settled.value.dealer, 'ghost')
    if (isUnseen && /\bplay\b/.test(text)) own.changed.value = WORDS.blindHand(own.nameOf(turn))
    else await own.type(text)
  }

  return {
    ...own,
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    hushed: computed(() => held.entering.value !== null || (held.onScreen.value && own.accepted.value && !isApps(own))),
    handOf: held.handOf,
    /** The hands that were won stay as they are from one end of a hand to the next. */
    tally: ({ phase, played, points, hands }) => (phase === 'play' && played.length > 0 ? points : hands),
    doneLabel: computed(() => ''),
    far: computed(() => false),
    saysOnBoard: own.turned,
    turn: (seat = own.nearest.value + 1) => void (own.nearest.value = SEATS[(seat - 1) % 4] ?? 1),
    answer: text => answerTo(text, own),
    spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : text),
  }
}
