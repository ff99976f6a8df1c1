import { computed, ref } from 'vue'
import { consequences } from '../../../book/journal/amend.ts'
import type { Move } from '../../../book/journal/replay.ts'
import { useMatchStore } from '../../../book/stores/match.ts'
import type { Card } from '../../../engine/cards.ts'
import { makeAction } from '../../../engine/grafa/notation.ts'
import type { Action, Grafa } from '../../../engine/grafa/types.ts'
import type { Session } from '../../../table/session.ts'
import { placeOf } from './view.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

/** The place of the line at which each card was entered. */
const enteredIn = (moves: readonly Move<Grafa>[]): ReadonlyMap<Card, number> =>
  new Map(
    moves.flatMap(({ played }, place) =>
      played?.type === 'reveal' ? played.cards.map(card => [card, place] as const) : [],
    ),
  )

/** The same action, done with the right card. */
function withRight(action: Action, wrong: Card, right: Card): Action {
  const put = (card: Card): Card => (card === wrong ? right : card)
  switch (action.type) {
    case 'pair':
      return { type: 'pair', card: put(action.card) }
    case 'reveal':
    case 'arrange':
      return { type: action.type, cards: action.cards.map(put) }
    case 'stands':
      return { type: 'stands', action: { type: 'pair', card: put(action.action.card) } }
    case 'use':
    case 'unknown':
      return action
  }
}

/**
 * Putting right a card that was entered as another: everything that was played with it since counts for the right one, as far as that
 * still stands. It is shown before it counts.
 */
export function useMending({ moves, settled, closed: isClosed, cancel, onChange }: Session<Grafa>) {
  const match = useMatchStore()
  const active = ref(false)
  const wrong = ref<Card | null>(null)
  const right = ref<Card | null>(null)
  const entered = computed(() => enteredIn(moves.value))

  onChange(end)

  function end(): void {
    active.value = false
    wrong.value = null
    right.value = null
  }

  function begin(): void {
    cancel()
    end()
    active.value = true
  }

  /** Only the card that was named last; with none named, it ends. */
  function takeBack(): void {
    if (right.value !== null) right.value = null
    else if (wrong.value !== null) wrong.value = null
    else end()
  }

  function closed(card: Card): string {
    if (wrong.value === null) return entered.value.has(card) ? '' : WORDS.mend.notEntered(card)
    const place = placeOf(settled.value, card)
    return place === null ? '' : WORDS.lies(card, place)
  }

  function pick(card: Card): void {
    if (wrong.value === null) wrong.value = card
    else right.value = card
  }

  /** The line from a place on, with the right card in the place of the wrong one. */
  const mended = (from: number, wrongly: Card, rightly: Card): readonly string[] =>
    moves.value
      .slice(from)
      .map(({ action, played }) => (played === null ? action : makeAction(withRight(played, wrongly, rightly))))

  /** What would come in the place of what, and what of it falls away. */
  const change = computed(() => {
    const { replay } = match
    const from = wrong.value === null ? undefined : entered.value.get(wrong.value)
    if (!replay || from === undefined || wrong.value === null || right.value === null) return null
    const later = mended(from, wrong.value, right.value)
    const { firstFallen, statusBefore } = consequences(replay, from, later.length, later)
    const insert = firstFallen === null ? later : later.slice(0, firstFallen - from)
    const { statusAfter } = consequences(replay, from, later.length, insert)
    const scores = { before: statusBefore.scores[0] ?? 0, after: statusAfter.scores[0] ?? 0 }
    return { from, remove: later.length, insert, falls: later.length - insert.length, scores }
  })

  async function confirm(): Promise<void> {
    if (!change.value) return
    const { from, remove, insert, falls } = change.value
    await match.amend(from, remove, insert, falls === 0)
  }

  return {
    active,
    wrong,
    right,
    /** Whether there is a card that can be put right. */
    open: computed(() => entered.value.size > 0 && !isClosed.value),
    change,
    begin,
    end,
    takeBack,
    closed,
    pick,
    confirm,
  }
}
