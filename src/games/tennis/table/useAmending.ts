import { computed, type Ref } from 'vue'
import type { Amendment } from '../../../book/journal/amend.ts'
import { isReplayOf } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Played, Seat, Tennis } from '../../../engine/tennis/types.ts'
import type { Core } from '../../../table/session/session.ts'
import type { Source } from '../../../table/session/source.ts'
import { useAmendment } from '../../../table/session/proposal.ts'
import { amendedView, type AmendedView } from './amended.ts'
import type { PlayedCard } from './cards.ts'
import { TENNIS_TABLE as WORDS } from '#text/tennis/table.ts'

type AmendKind = 'replace' | 'insert' | 'remove' | 'exchange'

/** Pending input at the table of A Lifelike Tennis: the correction of an earlier card, or the entered cards of a seat. */
export type TennisPendingInput =
  | {
      readonly type: 'amending'
      readonly place: number
      readonly kind: AmendKind
      /** The index at which cards are inserted or removed. */
      readonly from: number
      readonly remove: number
      /** The actions to insert; null until the right card is known. */
      readonly insert: Amendment['insert'] | null
    }
  | {
      readonly type: 'entering'
      readonly seat: Seat
      readonly cards: readonly Played[]
      /** Whether the cards are hidden: they were entered before, and another person may now hold the device. */
      readonly covered: boolean
    }

interface Amended {
  readonly cards: Readonly<Ref<readonly PlayedCard[]>>
  /** None of the cards that the app dealt can have been misread. */
  readonly dealt: Readonly<Ref<boolean>>
  /** The text about the last correction, until the next action. */
  readonly changed: Ref<string>
}

/** The preview is null until the right card is known. */
function useMended(
  journal: Source<Tennis>['journal'],
  now: Readonly<Ref<Extract<TennisPendingInput, { type: 'amending' }> | null>>,
) {
  const amendment = useAmendment(journal, () => {
    const { from = 0, remove = 0, insert = null } = now.value ?? {}
    return insert === null ? null : { from, remove, insert }
  })
  const view = computed((): AmendedView | null => {
    const { before, preview } = amendment
    if (!now.value || !preview.value || !before.value || !isReplayOf<Tennis>(before.value, tennis)) return null
    return amendedView(before.value, preview.value)
  })

  return { view, confirm: async () => view.value?.mayConfirm === true && (await amendment.confirm(true)) }
}

/** Lets players correct an earlier card, with a preview. */
export function useAmending(core: Core<Tennis, TennisPendingInput>, { cards, dealt, changed }: Amended) {
  const { journal, moves, spotlight } = core.source
  const { closed } = core.source.terms
  const { pending, begin } = core.input
  const { cancel } = core.proposal
  const { catchUp } = core.session
  const now = computed(() => (pending.value?.type === 'amending' ? pending.value : null))
  const chosen = computed(() => cards.value.find(card => card.place === now.value?.place) ?? null)
  const { view, confirm } = useMended(journal, now)

  const end = (): void => {
    if (now.value) begin(null)
  }

  function reset(kind: Exclude<AmendKind, 'exchange'>): void {
    if (!now.value) return
    const { place: from } = now.value
    begin({ ...now.value, kind, from, remove: kind === 'insert' ? 0 : 1, insert: kind === 'remove' ? [] : null })
  }

  const neighbour = computed(() => {
    const at = cards.value.findIndex(({ place }) => place === now.value?.place)
    return at < 0 ? null : (cards.value[at + 1] ?? cards.value[at - 1] ?? null)
  })

  /** Actions between the two cards stay in their places. */
  function exchange(): void {
    if (!now.value || !neighbour.value) return
    const [from = 0, to = 0] = [now.value.place, neighbour.value.place].toSorted((a, b) => a - b)
    const actions = moves.value.slice(from, to + 1).map(({ action }) => action)
    const [first = '', last = ''] = [actions[0], actions.at(-1)]
    const insert = [last, ...actions.slice(1, -1), first]
    begin({ ...now.value, kind: 'exchange', from, remove: insert.length, insert })
  }

  return {
    active: computed(() => chosen.value !== null),
    chosen,
    kind: computed((): AmendKind => now.value?.kind ?? 'replace'),
    view,
    choose(place: number): void {
      // During a catch-up, the strip may show cards of another line.
      if (!journal || closed.value || spotlight.value || dealt.value || catchUp.walking.value) return
      changed.value = ''
      cancel()
      const fresh = { type: 'amending', place, kind: 'replace', from: place, remove: 1, insert: null } as const
      begin(place === now.value?.place ? null : fresh)
    },
    begin: reset,
    neighbour,
    exchange,
    pick(card: Played): void {
      if (now.value) begin({ ...now.value, insert: [`play ${card}`] })
    },
    back(): void {
      const { kind, insert = null } = now.value ?? {}
      if (insert === null) end()
      else reset(kind === 'insert' ? 'insert' : 'replace')
    },
    end,
    async confirm(): Promise<void> {
      const changes = view.value?.ruling.sentence ?? ''
      if (await confirm()) changed.value = WORDS.changed(changes)
    },
  }
}
