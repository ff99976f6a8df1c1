import { computed, type Ref } from 'vue'
import { headText, replayLine, startReplay, type Move } from '../../../book/journal/replay.ts'
import type { Card } from '../../../engine/cards.ts'
import { isCard } from '../../../engine/grafa/abilities.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { makeAction } from '../../../engine/grafa/notation.ts'
import type { Action, Grafa, Slot } from '../../../engine/grafa/types.ts'
import type { Core } from '../../../table/session/session.ts'
import { useAmendment } from '../../../table/session/proposal.ts'
import type { GrafaPendingInput } from './useArrange.ts'
import { placeOf } from './view.ts'
import { GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'

const enteredIn = (moves: readonly Move<Grafa>[]): ReadonlyMap<Card, number> =>
  new Map(
    moves.flatMap(({ played }, place) =>
      played?.type === 'reveal' ? played.cards.map(card => [card, place] as const) : [],
    ),
  )

const startCards = ({ hand, deck, discard }: Grafa['setup']): ReadonlySet<Card> =>
  new Set(hand ? [...hand, ...deck.filter(isCard), ...discard] : [])

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

function useMended(
  { source: { journal, moves } }: Core<Grafa, GrafaPendingInput>,
  named: () => { readonly from: number; readonly wrong: Card; readonly right: Card } | null,
) {
  const whole = useAmendment(journal, () => {
    const { from, wrong, right } = named() ?? {}
    if (from === undefined || wrong === undefined || right === undefined) return null
    const insert = moves.value
      .slice(from)
      .map(({ action, played }) => (played === null ? action : makeAction(withRight(played, wrong, right))))
    return { from, remove: insert.length, insert }
  })
  const amendment = useAmendment(journal, () => {
    const { draft, preview } = whole
    if (!draft.value || !preview.value) return null
    const { from, insert } = draft.value
    const { firstFallen } = preview.value
    return firstFallen === null ? draft.value : { ...draft.value, insert: insert.slice(0, firstFallen - from) }
  })
  const change = computed(() => {
    const { draft, preview } = amendment
    if (!draft.value || !preview.value) return null
    const { statusBefore, statusAfter } = preview.value
    return {
      falls: draft.value.remove - draft.value.insert.length,
      scores: { before: statusBefore.scores[0] ?? 0, after: statusAfter.scores[0] ?? 0 },
    }
  })

  return { change, confirm: () => amendment.confirm(change.value?.falls === 0) }
}

type Named = Readonly<Ref<Card | null>>

/** Possible only if all moves stay legal. */
function useStartCorrection(
  { source: { journal, setup, moves }, session: { settled } }: Core<Grafa, GrafaPendingInput>,
  { wrong, right }: Readonly<Record<'wrong' | 'right', Named>>,
) {
  const first = computed(() => startCards(setup.value))
  const corrected = computed(() => {
    const { hand, deck, discard } = setup.value
    const [is, instead] = [wrong.value, right.value]
    if (is === null || instead === null || hand === null || !first.value.has(is)) return null
    const put = <T extends Slot>(slot: T): T | Card => (slot === is ? instead : slot)
    const begins = { ...setup.value, hand: hand.map(put), deck: deck.map(put), discard: discard.map(put) }
    const start = startReplay(headText(grafa, begins), [grafa])
    if (!start.ok) return null
    const after = replayLine(
      start.value,
      moves.value.map(({ action }) => action),
    )
    const stands = after.moves.every(({ ruling }) => ruling?.accepted === true)
    const [before = 0] = grafa.status(settled.value).scores
    const [then = 0] = after.game.status(after.position).scores
    return { head: after.head, cells: [is, instead], stands, scores: { before, after: then } }
  })

  return {
    has: (card: Card): boolean => first.value.has(card),
    any: computed(() => first.value.size > 0),
    change: computed(() => (corrected.value?.stands ? { falls: 0, scores: corrected.value.scores } : null)),
    /** The correction would make a later move illegal, which must be undone first. */
    blocked: computed(() => corrected.value?.stands === false),
    async confirm(): Promise<boolean> {
      if (!corrected.value?.stands || !journal) return false
      const { type } = await journal.correctDeal(corrected.value.head, corrected.value.cells)
      return type === 'done'
    },
  }
}

function useDraft({ input: { pending, begin } }: Core<Grafa, GrafaPendingInput>) {
  const now = computed(() => (pending.value?.type === 'amending' ? pending.value : null))
  const wrong = computed(() => now.value?.wrong ?? null)
  const right = computed(() => now.value?.right ?? null)
  const set = (wrongOne: Card | null, rightOne: Card | null = null): void =>
    begin({ type: 'amending', wrong: wrongOne, right: rightOne })
  const end = (): void => begin(null)

  return {
    active: computed(() => now.value !== null),
    wrong,
    right,
    set,
    end,
    takeBack(): void {
      if (wrong.value === null) end()
      else set(right.value === null ? null : wrong.value)
    },
    pick(card: Card): void {
      if (wrong.value === null) set(card)
      else set(wrong.value, card)
    },
  }
}

/** Corrects a card that was entered wrongly. Later moves are repeated with the right card, up to the first illegal move. */
export function useAmending(core: Core<Grafa, GrafaPendingInput>) {
  const { active, wrong, right, set, end, takeBack, pick } = useDraft(core)
  const entered = computed(() => enteredIn(core.source.moves.value))
  const atFirst = useStartCorrection(core, { wrong, right })
  const wasEntered = (card: Card): boolean => entered.value.has(card) || atFirst.has(card)
  const mended = useMended(core, () => {
    const from = wrong.value === null ? undefined : entered.value.get(wrong.value)
    if (from === undefined || wrong.value === null || right.value === null) return null
    return { from, wrong: wrong.value, right: right.value }
  })

  return {
    active,
    wrong,
    right,
    end,
    takeBack,
    pick,
    open: computed(() => (entered.value.size > 0 || atFirst.any.value) && !core.source.terms.closed.value),
    change: computed(() => atFirst.change.value ?? mended.change.value),
    blocked: atFirst.blocked,
    async confirm(): Promise<void> {
      if (!atFirst.change.value) await mended.confirm()
      else if (await atFirst.confirm()) end()
    },
    begin(card: Card | null = null): void {
      core.proposal.cancel()
      set(card)
    },
    wasEntered,
    /** Why a rank has no card to choose; undefined unless the app asks for the wrong card. */
    none: computed(() => (active.value && wrong.value === null ? WORDS.amend.noneEntered : undefined)),
    closed(card: Card): string {
      if (wrong.value === null) return wasEntered(card) ? '' : WORDS.amend.notEntered(card)
      const place = placeOf(core.session.settled.value, card)
      return place === null ? '' : WORDS.lies(card, place)
    },
  }
}
