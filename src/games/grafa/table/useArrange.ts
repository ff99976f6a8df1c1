import { computed, type Ref } from 'vue'
import type { Card, Rank } from '../../../engine/cards.ts'
import { isCard, affectedCount } from '../../../engine/grafa/abilities.ts'
import type { Action, Event, Grafa, Position } from '../../../engine/grafa/types.ts'
import type { Core } from '../../../table/session/session.ts'

/** Pending input at Grafa's table: the order of cards to return, entered cards, or a correction. */
export type GrafaPendingInput =
  | {
      readonly type: 'choosing'
      readonly what: 'order'
      /** The new order; null while it is unchanged. */
      readonly moved: readonly Card[] | null
      readonly held: Card | null
    }
  | {
      readonly type: 'choosing'
      readonly what: 'cards'
      readonly entered: readonly Card[]
      /** A tapped card or rank that can't be entered again, with the reason. */
      readonly twice: RepeatedEntry | null
    }
  | { readonly type: 'amending'; readonly wrong: Card | null; readonly right: Card | null }

export interface RepeatedEntry {
  readonly what: Rank | Card
  readonly reason: string
}

type CardEffect = 'dig' | 'draw' | 'turn'
type Arrange = Extract<Action, { type: 'arrange' }>

const NO_FATES: ReadonlyMap<Card, CardEffect> = new Map()

function fatesAfter(
  game: Core<Grafa>['rules']['game'],
  position: Position,
  action: Arrange,
): ReadonlyMap<Card, CardEffect> {
  const ruling = game.play(position, action)
  const steps = ruling.accepted ? ruling.steps : []
  return new Map(steps.flatMap(({ event }) => fatesIn(event)).filter(([card]) => action.cards.includes(card)))
}

const lookedAt = (position: Position): readonly Card[] =>
  position.phase === 'arrange' ? position.deck.slice(0, affectedCount(position)).filter(isCard) : []

export function useArrange(core: Core<Grafa, GrafaPendingInput>, playing: Readonly<Ref<boolean>>) {
  const { accepts, pending, begin } = core.input
  const looked = computed(() => lookedAt(core.session.settled.value))
  const now = computed(() =>
    pending.value?.type === 'choosing' && pending.value.what === 'order' ? pending.value : null,
  )
  const held = computed(() => now.value?.held ?? null)
  const order = computed(() => now.value?.moved ?? looked.value)
  const active = computed(() => playing.value && accepts('arrange') && core.session.settled.value.phase === 'arrange')
  const action = computed((): Arrange => ({ type: 'arrange', cards: order.value }))

  function set(moved: readonly Card[] | null, lifted: Card | null): void {
    const isAsFound = moved === null || moved.join() === looked.value.join()
    const next = { type: 'choosing', what: 'order', moved: isAsFound ? null : moved, held: lifted } as const
    begin(isAsFound && lifted === null ? null : next)
  }

  function move(card: Card, place: number): void {
    if (!order.value.includes(card)) return
    set(order.value.filter(each => each !== card).toSpliced(place, 0, card), held.value)
  }

  function tap(card: Card): void {
    const lifted = held.value
    set(now.value?.moved ?? null, lifted === null ? card : null)
    if (lifted !== null && lifted !== card) move(lifted, order.value.indexOf(card))
  }

  return {
    active,
    found: looked,
    order,
    held,
    /** Empty in a lesson, because its tasks ask about these effects. */
    fates: computed(() =>
      active.value && !core.source.spotlight.value
        ? fatesAfter(core.rules.game, core.session.settled.value, action.value)
        : NO_FATES,
    ),
    move,
    tap,
    lay: (cards: readonly Card[]): void => set(cards, null),
    putBack: () => core.proposal.propose(action.value),
  }
}

function fatesIn(event: Event): readonly (readonly [Card, CardEffect])[] {
  switch (event.type) {
    case 'dig':
    case 'draw': {
      const fate = event.type
      return event.cards.map(card => [card, fate])
    }
    case 'turn':
      return [[event.card, 'turn']]
    default:
      return []
  }
}
