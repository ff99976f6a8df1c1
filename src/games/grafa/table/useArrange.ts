import { computed, type Ref } from 'vue'
import type { Card, Rank } from '../../../engine/cards.ts'
import { isCard, reach } from '../../../engine/grafa/abilities.ts'
import type { Action, Event, Grafa, Position } from '../../../engine/grafa/types.ts'
import type { Core } from '../../../table/session/session.ts'

/** Pending input at Grafa's table: an order of looked-at cards, entered cards, or a corrected card. */
export type GrafaPendingInput =
  | {
      readonly type: 'choosing'
      readonly what: 'order'
      /** Null while they are as they were found. */
      readonly moved: readonly Card[] | null
      readonly held: Card | null
    }
  | {
      readonly type: 'choosing'
      readonly what: 'cards'
      readonly entered: readonly Card[]
      /** The tapped card that can't be placed twice, with the reason. */
      readonly twice: Twice | null
    }
  | { readonly type: 'amending'; readonly wrong: Card | null; readonly right: Card | null }

export interface Twice {
  readonly what: Rank | Card
  readonly reason: string
}

type Fate = 'dig' | 'draw' | 'turn'
type Arrange = Extract<Action, { type: 'arrange' }>

const NO_FATES: ReadonlyMap<Card, Fate> = new Map()

/** What will happen to each of the cards in this order, as far as it is certain. */
function fatesAfter(game: Core<Grafa>['rules']['game'], position: Position, action: Arrange): ReadonlyMap<Card, Fate> {
  const ruling = game.play(position, action)
  const steps = ruling.accepted ? ruling.steps : []
  return new Map(steps.flatMap(({ event }) => fatesIn(event)).filter(([card]) => action.cards.includes(card)))
}

const lookedAt = (position: Position): readonly Card[] =>
  position.phase === 'arrange' ? position.deck.slice(0, reach(position)).filter(isCard) : []

/** The looked-at cards, and their new order. */
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

  /** To a place counted from 0. */
  function move(card: Card, place: number): void {
    if (!order.value.includes(card)) return
    set(order.value.filter(each => each !== card).toSpliced(place, 0, card), held.value)
  }

  /** A card, then the one whose place it takes; the same one again puts it down. */
  function tap(card: Card): void {
    const lifted = held.value
    set(now.value?.moved ?? null, lifted === null ? card : null)
    if (lifted !== null && lifted !== card) move(lifted, order.value.indexOf(card))
  }

  return {
    active,
    /** The cards as they were found, top first. */
    found: looked,
    order,
    held,
    /** A lesson asks for just that. */
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

function fatesIn(event: Event): readonly (readonly [Card, Fate])[] {
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
